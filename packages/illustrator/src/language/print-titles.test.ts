import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { printTitleIn } from './print-titles.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => layOutPrompt(prompt, vocabulary).plan;

it.each([
  ['dog adoption poster with a puppy', 'dog adoption'],
  ['climate march flyer, globe', 'climate march'],
  ['podcast cover with a microphone', 'podcast'],
  ['poster about saving water', 'saving water'],
  ['banner for a gaming channel', 'gaming channel'],
  ['poster for a charity run', 'charity run'],
  ['flyer for a hair salon', 'hair salon'],
  ['flyer for my dog walking business', 'dog walking'],
  ['ad for a plumber', 'plumber'],
  ['flyer for the opening of a ramen shop', 'ramen shop opening'],
])('finds what a sheet is about besides what it shows: %s', (prompt, title) => {
  expect(printTitleIn(prompt)?.title).toBe(title);
});

it.each([
  'cat poster with balloons',
  'poster of a protest',
  'poster about a cat who dances',
  'man reading a channel banner',
])('finds no topic in %s', (prompt) => {
  expect(printTitleIn(prompt)).toBeNull();
});

it('sets the header of a channel as a banner in the named color', () => {
  const { format, caption, colours, subjects } = planOf(
    'fitness channel banner, man lifting barbell, bold orange',
  );
  expect([format, caption]).toEqual(['banner', 'Fitness channel']);
  expect(colours).toEqual(['burnt orange']);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man', '@barbell']);
});

it('shows what is to be used with care', () => {
  const { subjects } = planOf('school bus safety poster with children');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@schoolbus', 'child']);
});

it('shows a red drop on a poster for blood', () => {
  const { caption, subjects } = planOf('blood donation poster with a drop and a heart');
  expect(caption).toBe('Blood donation');
  expect(subjects).toMatchObject([{ glyph: 'droplet', colour: 'red' }, { glyph: 'red-heart' }]);
});

it('shows one dog on a flyer whose title names it as well', () => {
  const { caption, subjects } = planOf('dog walking flyer with a dog on a leash');
  expect([caption, subjects.length]).toEqual(['Dog walking', 1]);
});

it('letters the wish of a banner', () => {
  expect(planOf('dinosaur birthday banner for a boy').caption).toBe('Happy birthday');
});

it('shows what a business works with on its flyer, in the color of the background', () => {
  const { format, backdrop, subjects, caption } = planOf(
    'flyer for a barbershop, black background',
  );
  expect({ format, backdrop, caption }).toEqual({
    format: 'banner',
    backdrop: 'black',
    caption: 'Barbershop',
  });
  expect(subjects.map(({ glyph }) => glyph)).toContain('scissors');
  expect(planOf('poster for a bakery').setting).toBe('bakery');
});

it('shows what the store of a sale sells', () => {
  const { subjects } = planOf('summer sale banner for a clothing store');
  expect(subjects.map(({ glyph }) => glyph)).toContain('dress');
});
