import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['volcano behind a fishing village', true],
  ['a beach with a volcano in the distance', true],
  ['a volcano', true],
  ['volcano island', true],
  ['a volcano erupting at night', false],
  ['a volcano sticker', false],
])('puts a quiet volcano at the horizon: %s', (prompt, isFar) => {
  const { landforms, subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(landforms.includes('volcano')).toBe(isFar);
  expect(subjects.some(({ glyph }) => glyph === 'volcano')).toBe(!isFar);
  expect(words.drawn).toContain('volcano');
});
