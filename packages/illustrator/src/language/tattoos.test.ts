import { beforeAll, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';

let read: (prompt: string) => PromptSpec;
beforeAll(async () => {
  const { art } = await createNodeHost();
  read = (prompt) => parsePrompt(prompt, art);
});

it.each([
  ['rose tattoo, white background', 'rose'],
  ['snake tattoo design, black ink', 'snake'],
  ['tattoo of a wolf, linework', 'wolf'],
])('draws "%s" in black lines', (prompt, glyph) => {
  const { style, subjects, words } = read(prompt);
  expect(style).toBe('lineart');
  expect(subjects[0]?.glyph).toBe(glyph);
  expect(words.notDrawn).toEqual([]);
});

it('draws no tattoo on somebody', () => {
  const { style, words } = read('portrait of a man with a neck tattoo');
  expect(style).toBeNull();
  expect(words.notDrawn).toContain('tattoo');
  expect(read('tattoo artist at work').style).toBeNull();
});

it('has flowers in a mandala', () => {
  const { texture, style, subjects, words } = read('mandala tattoo with lotus flower, symmetrical');
  expect([texture, style, subjects.length, words.notDrawn.length]).toEqual(['mandala', 'lineart', 0, 0]); // prettier-ignore
});
