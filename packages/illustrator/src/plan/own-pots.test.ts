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
  ['a monstera in a white pot beside a sofa', '@monstera', 'white'],
  ['a snake plant in a blue pot on a desk', '@snakeplant', 'blue'],
  ['a cactus in a yellow pot', '@pottedcactus', 'yellow'],
  ['a fern in a green ceramic pot', '@fern', 'green'],
  ['a cactus with a pink flower on a windowsill', '@floweringcactus', 'pink'],
])('draws the plant in its own pot: %s', (prompt, glyph, colour) => {
  const { subjects, words, setting } = plan(prompt);
  expect([subjects[0]?.glyph, subjects[0]?.colour]).toEqual([glyph, colour]);
  expect(subjects.some((each) => each.glyph === '@flowerpot')).toBe(false);
  expect(words.notDrawn).toEqual([]);
  expect(setting).not.toBe('jungle');
});

it('lets a cactus of the desert stand in sand', () => {
  expect(plan('a cactus in the desert').subjects[0]?.glyph).toBe('cactus');
});
