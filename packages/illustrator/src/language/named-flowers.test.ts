import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('draws the flower that is named, and products with flowers by themselves', () => {
  const { subjects, setting } = planOf('bottles of essential oil with lavender flowers');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@serum', '@lavender']);
  expect(setting).toBe('abstract');
});
