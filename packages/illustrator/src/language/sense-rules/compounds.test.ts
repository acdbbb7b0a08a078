import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

describe('words before a noun', () => {
  it.each([
    ['a dog bed', ['bed']],
    ['a princess castle', ['castle']],
    ['a viking longboat', ['@vikingship']],
    ['a piano with broken keys', ['@grandpiano']],
    ['a vintage beetle parked on a beach', ['@vintagecar']],
    ['a 1967 mustang drifting', ['@sportscar']],
    ['a tooth brush', ['toothbrush']],
    ['a sun flower', ['sunflower']],
    ['a green house', ['house']],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('paints cloth in the color of an animal or a fruit', () => {
    expect(parsePrompt('a camel coat', vocabulary).subjects[0]).toMatchObject({ colour: 'tan' });
  });
});
