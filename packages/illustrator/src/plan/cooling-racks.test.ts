import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

it.each([
  ['cookies cooling on a wire rack', ['@cookierack']],
  ['a loaf of bread cooling on a wire rack', ['@loaf', '@coolingrack']],
  ['muffins on a baking tray', ['@muffin', '@bakingtray']],
])('baked goods are on what they cool on: %s', (prompt, glyphs) => {
  const { subjects, words } = direct(parsePrompt(prompt, art), art);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(words.notDrawn).toEqual([]);
});
