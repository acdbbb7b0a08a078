import { expect, it } from 'vitest';
import { garmentNamed } from './garments.ts';

it.each([
  ['ballet shoes', 'balletShoes'],
  ['running shoes', 'shoes'],
  ['tutu', 'tutu'],
  ['school uniform', 'schoolUniform'],
  ['army uniform', 'uniform'],
  ['uniform', 'serviceUniform'],
  ['shining armor', 'armor'],
])('knows what is worn: %s', (word, garment) => {
  expect(garmentNamed(word)).toBe(garment);
});
