import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  'christmas dinner table seen from above',
  'thanksgiving table from above',
  'dinner table with candles, top view',
  'una mesa de cena vista desde arriba',
])('is a whole table with its meal: %s', (prompt) => {
  const { subjects, setting, words } = plan(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@laidtable']);
  expect(setting).toBe('flatlay');
  expect(words.notDrawn).toEqual([]);
});

it('is no table that is seen from its side', () => {
  expect(plan('christmas dinner table').subjects[0]?.glyph).not.toBe('@laidtable');
});
