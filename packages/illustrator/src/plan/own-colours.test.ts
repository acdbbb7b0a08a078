import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['three balloons', true],
  ['a row of cars', true],
  ['three red balloons', undefined],
  ['three identical umbrellas', undefined],
  ['a balloon', undefined],
  ['three dogs', undefined],
])('%s: each has its own color: %s', (prompt, isColourful) => {
  const { subjects } = direct(parsePrompt(prompt, art), art);
  expect(subjects[0]?.isColourful).toBe(isColourful);
});
