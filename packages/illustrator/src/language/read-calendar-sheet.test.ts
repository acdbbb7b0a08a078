import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['birthday chart for my kindergarten', 12, ['kindergarten']],
  ['months of the year poster', 12, []],
  ['days of the week poster', 7, []],
])('"%s" has a field for each', (prompt, count, lost) => {
  const { dividedSheet, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.cells).toHaveLength(count);
  expect(words.notDrawn).toEqual(lost);
});

it('takes sales beside a chart for what it is about', () => {
  const { subjects } = parsePrompt('sales are going up, bar chart with an arrow', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['bar-chart', '@arrow']);
});
