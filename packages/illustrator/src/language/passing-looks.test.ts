import { expect, test } from 'vitest';
import { readPassingLooks } from './passing-looks.ts';

const times = (prompt: string): readonly (readonly (string | undefined)[])[] | null => {
  const passing = readPassingLooks(prompt);
  return passing && [passing.looks, passing.back].map((each) => each.map(({ time }) => time));
};

test('reads a day that turns to night, and comes around to the day', () => {
  for (const prompt of [
    'day turning to night over a city',
    'a cabin, day-to-night',
    'day and night cycle',
  ])
    expect(times(prompt)).toEqual([['day', 'sunset', 'night'], ['sunrise']]);
});

test('goes back where the prompt says no night', () => {
  expect(times('sunrise to sunset over the sea')).toEqual([['sunrise', 'day', 'sunset'], ['day']]);
  expect(times('day fading into dusk')).toEqual([['day', 'sunset'], []]);
});

test('reads seasons', () => {
  expect(readPassingLooks('a tree through the four seasons')?.looks).toHaveLength(4);
  expect(readPassingLooks('a valley from summer to winter')?.looks.at(-1)?.weather).toEqual([
    'snow',
  ]);
});

test('leaves prompts alone that name two hours side by side', () => {
  for (const prompt of [
    'a day and a night in Rome',
    'day 1 to 7',
    'the four seasons',
    'night to night',
  ])
    expect(readPassingLooks(prompt)).toBeNull();
});
