import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  'a little bear reading a bedtime story under a blanket',
  'a boy reading a comic under the covers',
])('"%s": in bed at night, seen from its foot', (prompt) => {
  const { plan, of } = layOutPrompt(prompt, vocabulary);
  expect(plan.setting).toBe('bedroom');
  expect(plan.time).toBe('night');
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(
    expect.arrayContaining(['open-book', '@sitbed']),
  );
  expect(of(plan.subjects[0]!.glyph).mounts.map(({ manner }) => manner)).toEqual(['inside']);
});

it('brings animals that brush their teeth into a bathroom', () => {
  const { plan } = layOutPrompt('a rabbit brushing his teeth before bed', vocabulary);
  expect([plan.setting, plan.time]).toEqual(['bathroom', 'night']);
  expect(plan.words.notDrawn).toEqual([]);
});

it('holds one pair of scales', () => {
  const { plan } = layOutPrompt('a lawyer holding scales of justice', vocabulary);
  expect(plan.subjects.map(({ count }) => count)).toEqual([1, 1]);
});
