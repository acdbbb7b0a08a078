import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

it.each([
  ['a sewing machine sewing', false],
  ['a kettle knitting', false],
  ['a cat knitting', true],
  ['a teddy bear knitting', true],
  ['a lamp on an armchair', true],
])('gives a seat for a deed to those who sit: "%s"', async (prompt, isSeated) => {
  const vocabulary = await readVocabulary();
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.some(({ glyph }) => glyph === '@armchair')).toBe(isSeated);
});
