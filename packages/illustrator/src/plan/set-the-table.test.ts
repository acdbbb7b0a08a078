import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['raccoon stealing a pizza slice from a picnic', 'pizza'],
  ['a dog eating a hot dog at a picnic', 'hot-dog'],
  ['a bear having a picnic', 'sandwich'],
])('puts into the hands of %o what is taken', (prompt, food) => {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  const held = relations.filter(({ kind }) => kind === 'hold');
  expect(held.map(({ to }) => subjects[to]?.glyph)).toEqual([food]);
});
