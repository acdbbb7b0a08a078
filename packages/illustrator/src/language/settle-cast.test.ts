import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it.each([
  ['a cactus playing guitar', true],
  ['a donut reading a book', true],
  ['a pizza drinking soda', true],
  ['a taco holding a sign', true],
  ['coffee being stirred', false],
  ['a laptop playing a film', false],
  ['a cake with a candle', false],
])('%s has arms and legs: %s', (prompt, hasLimbs) => {
  const { subjects } = parsePrompt(prompt, art);
  expect(subjects[0]?.hasLimbs ?? false).toBe(hasLimbs);
});
