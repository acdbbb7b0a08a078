import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const backsOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.flatMap(({ glyph, isTurnedAway }) =>
    isTurnedAway ? [glyph] : [],
  );

describe('people who look away', () => {
  it.each([
    ['a girl looking at the moon', ['girl']],
    ['a woman watching the sunset on the beach', ['woman']],
    ['a boy looking up at the stars', ['boy']],
    ['a girl looking out the window', ['girl']],
    ['a couple watching fireworks', ['man', 'woman']],
    ['a man in a city, from behind', ['man']],
    ['花火を見上げる浴衣の女の子', ['girl']],
    ['an astronaut looking at earth', ['astronaut']],
  ])('turn their backs to the viewer: %s', (prompt, backs) => {
    expect(backsOf(prompt)).toEqual(backs);
  });

  it.each([
    'a girl looking at the camera',
    'a woman watching television in the living room',
    'a man looking at his phone at the beach',
    'a cat looking at the moon',
  ])('show their faces: %s', (prompt) => {
    expect(backsOf(prompt)).toEqual([]);
  });
});

describe('who walks away', () => {
  it.each([
    ['a cat walking away', ['cat']],
    ['nope nope nope sloth walking away', ['sloth']],
    ['a man storming off', ['man']],
    ['a fox from behind', ['fox']],
  ])('is seen from behind: %s', (prompt, backs) => {
    expect(backsOf(prompt)).toEqual(backs);
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([]);
  });

  it('and who only walks from the side', () => {
    expect(backsOf('a cat walking')).toEqual([]);
  });
});
