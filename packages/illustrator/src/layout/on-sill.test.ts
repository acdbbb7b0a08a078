import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['potted plants on a window sill', ['potted-plant']],
  ['three cactus plants on a windowsill', ['@pottedcactus']],
  ['flowers on a windowsill', ['blossom', '@vase']],
])('shows the window whose sill has things: %s', (prompt, glyphs) => {
  const { plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.setting).toBe('room');
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});
