import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

describe('posters without a thing', () => {
  it.each([
    ['art deco poster for a jazz night', 'saxophone'],
    ['karaoke night poster', 'microphone'],
    ['game night flyer', 'video-game'],
    ['rock concert poster, orange letters', 'guitar'],
    ['cartel de concierto de rock, letras naranjas', 'guitar'],
    ['book club invitation', 'books'],
  ])('show what they announce: %s', (prompt, glyph) => {
    expect(castOf(prompt)).toEqual([glyph]);
  });

  it('show the things that are named', () => {
    expect(castOf('movie night flyer with a cat')).toEqual(['cat']);
  });

  it('show the land where an event is, and no stage', () => {
    const poster = parsePrompt('poster for a summer music festival on the beach', vocabulary);
    expect(poster).toMatchObject({ setting: 'beach', caption: 'Summer music festival' });
  });

  it('show once what the poster of a place shows anyway', () => {
    expect(castOf('travel poster of Lisbon with a yellow tram')).toEqual(['tram']);
    expect(castOf('travel poster of Morocco with a camel')).toEqual(['camel']);
  });
});
