import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

it.each([
  ['a great wave, fishing boats, textured washi paper', ['sailboat']],
  ['an olive tree in a pot, interior magazine, neutral tones', ['@olivetree', '@flowerpot']],
  ['a lion, eye level shot, coffee tones', ['lion']],
  // What the picture is for is not in it.
  ['Cover for my pizza magazine: a fox riding a bicycle', ['fox', 'bicycle']],
  ['Listing photo for a cat hotel: a sofa', ['@sofa']],
  ['a pizza for my poster, retro', ['pizza']],
  // What it sells is.
  ['ad for handmade soap, lavender, clean background', ['@soapbar']],
  ['poster for coffee, a fox on a bench', ['fox', '@bench']],
  // What is said in the first stretch, or by a phrase with a relation, is a thing.
  ['vintage magazine', ['@magazine']],
  ['a lion, a book with old photos', ['lion', 'open-book']],
])('%s', (prompt, cast) => {
  expect(castOf(prompt).slice(0, cast.length + 1)).toEqual(cast);
});
