import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const specOf = (prompt: string) => parsePrompt(prompt, vocabulary);

it.each([
  ['taco tuesday instagram post', ['taco']],
  ['running club flyer', ['running-shoe']],
  ['blood drive flyer', ['droplet', 'red-heart']],
  ['team building workshop poster', ['handshake']],
  ['spring cleaning tips', ['@bucket', 'broom']],
  ['instagram story for a summer sale', ['sunglasses']],
])('shows what a title is about that is all the prompt says: %s', (prompt, glyphs) => {
  const { subjects, format, words } = specOf(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(format).toBe('banner');
  expect(words.notDrawn).toEqual([]);
});

it.each([
  '"Taco Tuesday" typography',
  'happy new year 2027',
  'neon sign that says open late',
  'Luna Coffee logo',
])('leaves words alone that are the picture: %s', (prompt) => {
  expect(specOf(prompt).subjects.map(({ glyph }) => glyph)).not.toContain('taco');
  expect(specOf(prompt).format).not.toBe('banner');
});

it('letters what a vacancy is for', () => {
  expect(specOf('job vacancy post we are hiring graphic designer').caption).toBe(
    'We are hiring\nGraphic designer',
  );
});

it('shows the sky that is said besides a title', () => {
  const { format, time } = specOf('monday motivation post with a sunrise');
  expect([format, time]).toEqual([null, 'sunrise']);
});

it('shows furniture on the poster of a sale', () => {
  expect(specOf('yard sale poster with furniture').words.notDrawn).toEqual([]);
});

it.each([
  ['flyer for a pizza restaurant opening', 'Pizza restaurant opening', ['pizza']],
  ['Flyer zur Eröffnung einer Pizzeria', 'Eröffnung einer Pizzeria', ['pizza']],
  ['real estate flyer, house for sale', 'Real estate\nHouse for sale', ['house']],
  ['apartment for rent flyer', 'Apartment for rent', ['house', 'old-key']],
  ['lost and found poster', 'Lost and found', ['umbrella', 'gloves', 'backpack']],
])('shows what a business or an offer is about: %s', (prompt, title, glyphs) => {
  const { caption, format, subjects } = specOf(prompt);
  expect([caption, format, subjects.map(({ glyph }) => glyph)]).toEqual([title, 'banner', glyphs]);
});
