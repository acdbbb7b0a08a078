import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

it('shows what the title of a book names where its cover shows nothing else', () => {
  const { subjects, setting, time } = read('romance novel cover called "Summer in Paris"');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@eiffel']);
  expect([setting, time]).toEqual(['city', 'sunset']);
});

it('shows no book on the cover of one', () => {
  const { subjects } = read('fantasy book cover "The Dragon King"');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@firedragon', 'crown']);
});

it('leaves a cover as it is said to be', () => {
  const { subjects, setting } = read('book cover with a dark forest titled The Dragon');
  expect(subjects).toEqual([]);
  expect(setting).toBe('forest');
  expect(read('poster "Summer in Paris"').subjects).toEqual([]);
});
