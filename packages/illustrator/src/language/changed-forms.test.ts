import { beforeAll, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['two beer glasses clinking', ['clinking-beer-mugs']],
  ['two glasses clinking', ['@clinkingwine']],
  ['two coffee cups clinking', ['@coffee']],
])('"%s" needs no glass besides the two', (prompt, glyphs) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  // A picture of a pair shows both.
  expect(subjects[0]?.count === 2 || subjects[0]?.saidCount === undefined).toBe(true);
});
