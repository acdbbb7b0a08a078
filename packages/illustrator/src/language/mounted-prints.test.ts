import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a gift tag with a snowman that says "To Grandma"', 'tag', 'To Grandma', ['@snowman']],
  ['a bookmark with an owl', 'bookmark', null, ['owl']],
  ['t-shirt design with mountains and the words "Stay wild"', 'shirt', 'Stay wild', []],
  ['un diseño de camiseta con una montaña', 'shirt', null, []],
  ['portada de libro con un faro titulada "La última luz"', null, 'La última luz', ['@lighthouse']],
  ['ein Lesezeichen mit einer Eule', 'bookmark', null, ['owl']],
  ['a bookmark in a book', null, null, ['bookmark', 'open-book']],
])('prints the picture on what the prompt names: %s', (prompt, format, caption, glyphs) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect(spec).toMatchObject({ format, caption });
  expect(spec.subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(spec.words.notDrawn).toEqual([]);
});
