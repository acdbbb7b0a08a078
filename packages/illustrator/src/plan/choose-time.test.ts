import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a dramatic low angle shot of a knight', 'sunset'],
  ['cinematic shot of a lighthouse', 'sunset'],
  ['a dramatic mountain at night', 'night'],
  ['a knight on a mountain', 'day'],
  ['a lighthouse with a rotating beam', 'night'],
  ['a lighthouse by the sea', 'day'],
  ['a lighthouse shining at sunset', 'sunset'],
])('shows what is said of the light in its hour: %s', (prompt, time) => {
  expect(direct(parsePrompt(prompt, vocabulary), vocabulary).time).toBe(time);
});

it('covers the sky of a gloomy day, and of no gloomy room', () => {
  const isOvercast = (prompt: string) => parsePrompt(prompt, vocabulary).isOvercast;
  expect(isOvercast('a gloomy beach')).toBe(true);
  expect(isOvercast('a gloomy office')).toBe(false);
});

it('has puddles where the street is wet, and somebody on the way home outdoors', () => {
  const plan = direct(parsePrompt('a wet street', vocabulary), vocabulary);
  expect(plan.landforms).toContain('puddles');
  expect(parsePrompt('a robot walking home', vocabulary).setting).toBeNull();
  expect(parsePrompt('a robot at home', vocabulary).setting).toBe('room');
});
