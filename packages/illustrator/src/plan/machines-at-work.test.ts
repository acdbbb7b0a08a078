import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['printer printing paper', 'printer'],
  ['an excavator digging', '@excavator'],
  ['sewing machine stitching', '@sewingmachine'],
  ['a blender mixing a smoothie', '@blender'],
])('shows in loops what a machine does, and nothing beside it: %s', (prompt, glyph) => {
  const { plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects.map((each) => each.glyph)).toEqual([glyph]);
  expect(plan.words.notDrawn).toEqual([]);
});

it('lets excavators dig on a building site unless the prompt names a place', () => {
  expect(layOutPrompt('an excavator digging', vocabulary).plan.setting).toBe('constructionsite');
  expect(layOutPrompt('an excavator digging on a beach', vocabulary).plan.setting).toBe('beach');
});

it('opens the doors of an elevator', () => {
  const { plan } = layOutPrompt('elevator doors opening', vocabulary);
  expect(plan.setting).toBe('elevator');
  expect(plan.subjects).toEqual([]);
});
