import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { isWreathAlone, takePrintFrame } from './print-frames.ts';

const vocabulary = await readVocabulary();

it('letters what a border, a frame or a wreath is for', () => {
  expect(takePrintFrame('fern border for a dinner menu', null).title).toBe('Dinner menu');
  expect(takePrintFrame('lavender wreath border for a soap label', null).title).toBe('Soap');
  expect(takePrintFrame('floral border for an instagram story', null).title).toBeNull();
  expect(takePrintFrame('rose border for a menu', 'Chez Marie').title).toBeNull();
});

it('reads a frame of things as a border, and no frame that holds a picture', () => {
  const { format, subjects, words } = parsePrompt('shell and starfish frame', vocabulary);
  expect(format).toBe('border');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['spiral-shell', '@starfish']);
  expect(words.drawn).toContain('frame');
  expect(parsePrompt('golden picture frame', vocabulary).format).toBeNull();
  expect(parsePrompt('cat in a wooden frame', vocabulary).format).toBeNull();
});

it('leaves the wreath in somebody’s hair', () => {
  const prompt = 'girl with a flower wreath in her hair';
  expect(takePrintFrame(prompt, null).rest).toBe(prompt);
});

it('knows a wreath that is the whole picture', () => {
  expect(isWreathAlone('spring wreath with tulips')).toBe(true);
  expect(isWreathAlone('christmas wreath on a red door')).toBe(false);
  expect(isWreathAlone('cat with a wreath')).toBe(false);
});

it('has no letters along the edges of what is for a letter', () => {
  const { subjects, words } = parsePrompt('border of acorns for a school letter', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@acorn']);
  expect(words.drawn).toContain('letter');
  expect(words.notDrawn).toEqual(['school']);
});

it('gives leaves and stars of a pattern the color that is said of them', () => {
  const { subjects, words } = parsePrompt(
    'pattern of lemons, blue leaves and green stars',
    vocabulary,
  );
  expect(subjects.map(({ colour }) => colour)).toEqual([null, 'blue', 'green']);
  expect(words.notDrawn).toEqual([]);
});
