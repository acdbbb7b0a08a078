import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a log cabin reflected in a calm lake', true, []],
  ['taj mahal mirrored in the water', true, []],
  ['mountains reflected in a lake', true, []],
  ['a castle with a moat', true, []],
  ['a log cabin by a lake', false, []],
  ['a duck with its reflection in the water', false, ['reflection']],
])('mirrors what stands at still water: %s', (prompt, isMirrored, notDrawn) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect([spec.isMirrored, spec.words.notDrawn]).toEqual([isMirrored, notDrawn]);
});
