import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { takeGenreCover } from './genre-covers.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['book cover for a crime novel', 'A crime novel', ['detective', '@streetlamp']],
  ['thriller novel cover with a fox', 'A thriller novel', ['fox']],
  ['Buchcover für einen Krimi', 'Krimi', ['detective', '@streetlamp']],
  ['推理小説の表紙', '推理小説', ['detective', '@streetlamp']],
])('gives a cover a title and a scene of its kind: %s', (prompt, title, glyphs) => {
  const { caption, subjects, words } = parsePrompt(prompt, vocabulary);
  expect([caption, subjects.map(({ glyph }) => glyph)]).toEqual([title, glyphs]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves other covers and books alone', () => {
  expect(takeGenreCover('a crime novel on a table')).toBeNull();
  expect(takeGenreCover('album cover with a guitar')).toBeNull();
});
