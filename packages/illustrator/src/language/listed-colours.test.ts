import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  const cast = subjects.map(({ count, colour, glyph }) => `${count} ${colour} ${glyph}`).join(', ');
  return [cast, words.notDrawn];
};

describe('colors in a list', () => {
  it.each([
    [
      'red, blue and green nail polish bottles',
      '1 red @nailpolish, 1 blue @nailpolish, 1 green @nailpolish',
    ],
    ['balloons red, white and blue', '1 red balloon, 1 white balloon, 1 blue balloon'],
    ['a red, a blue and a yellow cup', '1 red @coffee, 1 blue @coffee, 1 yellow @coffee'],
    ['red and green apples', '2 red red-apple, 2 green red-apple'],
    ['orange, red and yellow autumn leaves', ''],
  ])('are those of the things that they stand at: %s', (prompt, cast) => {
    expect(read(prompt)).toEqual([cast, []]);
  });

  it('are of different things where a kind of thing is named by one of them', () => {
    expect(read('an orange and a red apple')[0]).toBe('1 null tangerine, 1 null red-apple');
  });

  it('are shared out to the parts of several things', () => {
    const { subjects, words } = parsePrompt(
      'cupcakes with pink, yellow and blue frosting on a plate',
      vocabulary,
    );
    expect(subjects.flatMap(({ parts }) => parts ?? [])).toEqual([
      { part: 'frosting', colour: 'pink' },
      { part: 'frosting', colour: 'yellow' },
      { part: 'frosting', colour: 'blue' },
    ]);
    expect(words.notDrawn).toEqual([]);
  });
});
