import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a potato lying in bed under a blanket', 'potato'],
  ['a sad dog in bed under a blanket', 'dog'],
  ['a girl lying in bed under a blanket', 'girl'],
])('puts who lies in bed under the blanket of the bed: %s', (prompt, glyph) => {
  const { of, plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects.map((each) => each.glyph)).toEqual([glyph, '@tuckbed']);
  expect(of(glyph).mounts).toMatchObject([{ manner: 'inside' }]);
  expect([...plan.words.notDrawn, ...plan.words.standIns]).toEqual([]);
});

it('leaves animals alone that sleep on a bed', () => {
  const { plan } = layOutPrompt('a cat sleeping in bed', vocabulary);
  expect(plan.subjects.map((each) => each.glyph)).toEqual(['cat', 'bed']);
});
