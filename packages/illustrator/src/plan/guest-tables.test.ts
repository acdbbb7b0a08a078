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
  ['table set for two with wine glasses', '@tablefortwo', []],
  [
    'dining table set for four with candles and roses',
    '@tableforfour',
    ['candle', '@tableflowers', 'candle'],
  ],
])('sets the table for as many as are said: %s', (prompt, glyph, decorations) => {
  const { subjects, words, setting } = plan(prompt);
  expect([subjects.length, subjects[0]?.glyph, setting]).toEqual([1, glyph, 'dining']);
  expect(subjects[0]?.goods?.map((each) => each.glyph)).toEqual(decorations);
  expect(words.notDrawn).toEqual([]);
});

it.each(['a table with two plates', 'a table set for nine', 'a family at a table set for four'])(
  'sets no table of its own: %s',
  (prompt) => {
    expect(plan(prompt).subjects.some(({ glyph }) => glyph.startsWith('@tablefor'))).toBe(false);
  },
);
