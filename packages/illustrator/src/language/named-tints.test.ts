import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a pink bathroom', 'pink'],
  ['a bathroom with green tiles', 'green'],
  ['a cat in a kitchen with yellow walls', 'yellow'],
  ['modernes Badezimmer mit grünen Fliesen', 'green'],
  ['cocina azul con gato', 'blue'],
  ['a blue sofa in a living room', null],
])('paints the walls of a room as the prompt says: %s', (prompt, colour) => {
  expect(parsePrompt(prompt, vocabulary).wallColour).toBe(colour);
});
