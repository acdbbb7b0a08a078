import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['a dentist showing a boy how to brush his teeth', 'toothbrush'],
  ['dad showing his son how to ride a bike', 'bicycle'],
])('lets the pupil do what is shown: %s', (prompt, tool) => {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  expect(subjects[0]?.motion).toBe('teach');
  const used = subjects.findIndex(({ glyph }) => glyph === tool);
  expect(relations.some(({ from, to }) => from === 1 && to === used)).toBe(true);
  expect(subjects.some(({ glyph }) => glyph === 'tooth')).toBe(false);
});
