import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a lonely tree on a hill', '@leaftree'],
  ['palm trees on a beach', '@coconutpalm'],
  ['a fir tree in a meadow', '@firtree'],
  ['a cypress on a hill', '@cypress'],
  ['a palm tree icon', 'palm-tree'],
  ['a tree sticker', 'deciduous-tree'],
  ['an acacia at sunset', '@acacia'],
])('draws the trees of land as they grow: %s', (prompt, glyph) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map((each) => each.glyph)).toContain(glyph);
});
