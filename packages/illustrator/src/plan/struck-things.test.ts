import { expect, it } from 'vitest';
import { movementAt } from '../actors/motion.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a boy kicking a soccer ball', 'soccer-ball', 'kicked'],
  ['an angry man flipping a table', '@table', 'tumble'],
])('moves what somebody strikes: %s', (prompt, glyph, motion) => {
  expect(layOutPrompt(prompt, vocabulary).of(glyph).motion).toBe(motion);
});

it('brings a kicked ball back to the foot', () => {
  expect(movementAt('kicked', 0.05).x).toBeCloseTo(0, 1);
  expect(movementAt('kicked', 0.12).lift).toBeCloseTo(0);
  expect(movementAt('kicked', 0.3).lift).toBeGreaterThan(0.5);
  expect(movementAt('kicked', 1)).toEqual(movementAt('kicked', 0));
});

it.each([
  ['a rocket launching into space', 'desert'],
  ['a rocket flying through space', 'space'],
])('lets rockets leave the ground where they launch: %s', (prompt, setting) => {
  expect(layOutPrompt(prompt, vocabulary).plan.setting).toBe(setting);
});

it('lets trains pass through stations', () => {
  const { plan } = layOutPrompt('a train passing through a station', vocabulary);
  expect(plan.setting).toBe('station');
  expect(plan.words.notDrawn).toEqual([]);
});

it.each([
  ['a radio tower with blinking lights', 'tokyo-tower', ['red']],
  ['police car lights flashing', 'police-car', ['red', 'blue']],
])('blinks with the lamps of a thing: %s', (prompt, glyph, blinks) => {
  const { plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects).toMatchObject([{ glyph, count: 1, blinks }]);
});
