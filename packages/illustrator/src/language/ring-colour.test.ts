import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['pink and gold logo with a crown', 'gold'],
  ['blue and orange logo with a mountain', 'orange'],
  ['green and white logo for a yoga studio', undefined],
  ['navy and gold on white monogram', undefined],
])('the second color of "%s" is that of its ring: %s', (prompt, colour) => {
  const { mark, words } = parsePrompt(prompt, vocabulary);
  expect(mark?.ringColour).toBe(colour);
  expect(words.notDrawn).toEqual([]);
});

it('takes a color before a logo for no fruit where something else is named', () => {
  const { subjects } = parsePrompt('blue and orange logo with a mountain', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['mountain']);
});
