import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a house on a hill, fluffy clouds', false],
  ['floating islands, fluffy clouds', false],
  ['a sheep under a cloud', true],
  ['a house under a pink cloud', true],
  ['a cloud over a house, sticker', true],
])('draws clouds as things only where they are more than the sky: %s', (prompt, isThing) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.some(({ glyph }) => glyph === 'cloud')).toBe(isThing);
});
