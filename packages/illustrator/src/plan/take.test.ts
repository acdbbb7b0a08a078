import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import { chooseTake } from './take.ts';

const vocabulary = await readVocabulary();
const VARIATIONS = [101, 102, 103, 104];

function takeOf(prompt: string, seed: number) {
  const spec = parsePrompt(prompt, vocabulary);
  return chooseTake({
    spec,
    plan: direct(spec, vocabulary),
    seed,
    categoryOf: (glyph) => vocabulary.categoryOf(glyph),
  });
}

const takesOf = (prompt: string) => VARIATIONS.map((seed) => takeOf(prompt, seed).take);
const hoursOf = (prompt: string) => VARIATIONS.map((seed) => takeOf(prompt, seed).plan.time);

describe('seeds in a row', () => {
  it.each([0, 7, 98, 4_294_967_288])('from %i give eight takes', (first) => {
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7];
    const indexes = seeds.map((next) => takeOf('a fox', first + next).take.index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(seeds);
  });

  it('see a scene from both sides, from near and far, at different hours', () => {
    const takes = takesOf('a fox');
    expect(takes.map(({ isMirrored }) => isMirrored)).toEqual([false, true, false, true]);
    expect(Math.max(...takes.map(({ closeness }) => closeness))).toBeGreaterThan(1.1);
    expect(Math.min(...takes.map(({ closeness }) => closeness))).toBeLessThan(0.8);
    expect(hoursOf('a fox')).toEqual(['day', 'sunset', 'sunrise', 'day']);
  });

  it('give the same takes again', () => {
    expect(takesOf('a fox')).toEqual(takesOf('a fox'));
  });
});

describe('a take obeys the prompt', () => {
  it.each([
    ['a fox at noon', 'day'],
    ['a fox at night', 'night'],
    ['a fox at sunset', 'sunset'],
    ['a city in the morning', 'sunrise'],
    ['an owl under the aurora', 'night'],
    ['a neon fox', 'night'],
  ])('at its hour: %s', (prompt, hour) => {
    expect(hoursOf(prompt)).toEqual([hour, hour, hour, hour]);
  });

  it('keeps named colors out of the light of the sunset', () => {
    expect(hoursOf('a white cat')).not.toContain('sunset');
    expect(hoursOf('a cat')).toContain('sunset');
  });

  it.each([
    'a cat to the left of a dog',
    'a cat sleeping',
    'a clock',
    'a taxi in a city',
    'a girl reading a newspaper',
    'a cat with music notes',
    'a mug that says coffee first',
    'banner saying welcome home',
    // Its blackboard has sums on it.
    'a teacher in a classroom',
  ])('does not mirror what has a side: %s', (prompt) => {
    expect(takesOf(prompt).some(({ isMirrored }) => isMirrored)).toBe(false);
  });

  it.each(['a tiny cat', 'a huge cat', 'a moon orbiting the earth'])(
    'leaves sizes alone that are said: %s',
    (prompt) => {
      for (const { closeness } of takesOf(prompt))
        expect(Math.abs(closeness - 1)).toBeLessThan(0.05);
    },
  );

  it('puts the camera where the prompt wants it, and reports that as drawn', () => {
    expect(takesOf('low angle of a tower').every(({ pivot }) => pivot < 0.1)).toBe(true);
    expect(takesOf('a close up of a cat').every(({ zoom }) => zoom > 1.3)).toBe(true);
    const { words } = takeOf('a wide shot of a cat', 1).plan;
    expect(words).toEqual({ drawn: ['wide shot', 'cat'], standIns: [], notDrawn: [] });
  });

  it('stays near for a close-up and far for a wide view', () => {
    expect(
      Math.min(...takesOf('a close-up of a cat').map((take) => take.closeness)),
    ).toBeGreaterThan(0.95);
    expect(Math.max(...takesOf('a wide view of a cat').map((take) => take.closeness))).toBeLessThan(
      1.05,
    );
  });

  it.each(['a panda jumping', 'a coin turning', 'a lighthouse in a storm'])(
    'shows the moment that tells what happens: %s',
    (prompt) => {
      expect(takesOf(prompt).map(({ pose }) => pose)).toEqual([0, 0, 0, 0]);
    },
  );
});
