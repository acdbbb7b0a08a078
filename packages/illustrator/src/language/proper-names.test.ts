import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it.each([
  ['a dog named Pepper', ['dog'], ['Pepper']],
  ['un perro llamado Coco', ['dog'], ['Coco']],
  ['a cafe called Luna', [], []],
])('%s shows %j and reports %j', (prompt, glyphs, notDrawn) => {
  const { subjects, words } = parsePrompt(prompt, art);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(words.notDrawn).toEqual(notDrawn);
});
