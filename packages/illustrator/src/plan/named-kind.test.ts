import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['lost cat poster, orange tabby', ['@gingercat']],
  ['my dog, a golden retriever, on the beach', ['@golden']],
  ['my dog as a king, oil portrait, golden retriever', ['@golden']],
  ['a dog and a corgi in a park', ['dog', '@corgi']],
  ['cat, siamese and tabby, on a sofa', ['cat', '@siamese', '@tabby']],
])('draws one animal whose kind follows behind a comma: %s', (prompt, glyphs) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(expect.arrayContaining(glyphs));
  expect(subjects.filter(({ glyph }) => /cat|dog/.test(glyph)).length).toBe(
    glyphs.filter((glyph) => /cat|dog/.test(glyph)).length,
  );
});
