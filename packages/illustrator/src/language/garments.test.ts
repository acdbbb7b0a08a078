import { expect, it } from 'vitest';
import { garmentNamed } from './garments.ts';

it.each([
  ['ballet shoes', 'balletShoes'],
  ['running shoes', 'shoes'],
  ['tutu', 'tutu'],
])('knows what is worn: %s', (word, garment) => {
  expect(garmentNamed(word)).toBe(garment);
});
