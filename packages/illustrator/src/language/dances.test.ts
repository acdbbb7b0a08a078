import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it('reads a dance by its name as dancing, and no sauce', () => {
  const { subjects, words } = parsePrompt('couple dancing salsa in the kitchen', art);
  expect(subjects.map(({ glyph, motion }) => [glyph, motion])).toEqual([
    ['man', 'dance'],
    ['woman', 'dance'],
  ]);
  expect(words.standIns).toEqual([{ word: 'dancing salsa', as: 'dancing' }]);
});
