import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const glyphsOf = (prompt: string) =>
  direct(parsePrompt(prompt, art), art).subjects.map(({ glyph, count }) => [glyph, count]);

it.each([
  ['honey in a glass jar on a wooden table', '@honeyjar'],
  ['strawberry jam in a glass jar', '@jamjar'],
  ['olive oil in a glass bottle', '@oilbottle'],
])('draws one vessel for %s', (prompt, glyph) => {
  expect(glyphsOf(prompt)).toEqual([[glyph, 1]]);
});

it('keeps what stands beside them', () => {
  expect(glyphsOf('olive oil in a bottle next to three tomatoes')).toEqual([
    ['@oilbottle', 1],
    ['tomato', 3],
  ]);
});
