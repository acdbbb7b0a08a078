import { expect, it } from 'vitest';
import { viewOfHome } from './living-looks.ts';

it.each([
  ['a cat on a sofa in a small flat', true],
  ['a cat on a sofa, apartment', true],
  ['a cat on a sofa, flat colors', false],
  ['a cat on a sofa, minimal flat', false],
])('looks out on a town where the home is in one: %s', (prompt, isTown) => {
  const views = new Set([1, 2, 3, 4, 5, 6].map((seed) => viewOfHome(prompt, seed)));
  expect(views.size === 1 && views.has('town')).toBe(isTown);
});
