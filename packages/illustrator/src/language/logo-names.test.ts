import { expect, it } from 'vitest';
import { kindOfBusiness } from './logo-names.ts';

it.each([
  ['pink and gold beauty salon logo', 'Beauty Salon'],
  ['black and gold gym logo with a lion', 'Gym'],
])('leaves the colors of the mark out of the kind of business: %s', (prompt, kind) => {
  expect(kindOfBusiness(prompt)).toBe(kind);
});

it.each([
  ['logo with a strong bull for a gym', 'Gym'],
  ['lion logo for a boxing club', 'Boxing Club'],
  ['yoga studio logo minimalist', 'Yoga Studio'],
  ['logo for my dog walking business', 'Dog Walking'],
  ['bakery logo with cupcake', 'Bakery'],
  ['minimal logo of a fox for a Japanese restaurant', 'Japanese Restaurant'],
  ['logo for a shop in Paris', null],
  ['eagle logo', null],
  ['logo for a flower shop called Bloom', null],
  ['icon set for a coffee shop logo', null],
  ['a girl in front of a shop', null],
])('letters what kind of business a logo without a name is for: %s', (prompt, name) => {
  expect(kindOfBusiness(prompt)).toBe(name);
});

it.each([
  ['logo para una barbería', 'Barbería'],
  ['Logo für eine Tischlerei mit Hobel', 'Tischlerei'],
  ['logo pour une boulangerie', 'Boulangerie'],
  ['歯医者さんのロゴ', '歯医者さん'],
])('names the kind of business in other languages: %s', (prompt, kind) => {
  expect(kindOfBusiness(prompt)).toBe(kind);
});
