import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a crying slime', 'cry'],
  ['an angry slime', 'angry'],
])('gives a slime the face that the prompt says: %s', (prompt, expression) => {
  expect(parsePrompt(prompt, vocabulary).subjects[0]?.expression).toBe(expression);
});
