import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('keeps balloons below the headline of a banner', () => {
  const { all } = layOutPrompt('grand opening banner with ribbon and balloons', vocabulary);
  expect(all('balloon').map(({ y }) => y > 0.6)).toEqual([true, true, true]);
});
