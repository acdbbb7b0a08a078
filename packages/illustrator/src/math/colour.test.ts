import { expect, it } from 'vitest';
import { css } from './colour.ts';

it('gives a color its own levels, whatever was asked for before', () => {
  // Equal in three digits, on both sides of a level of blue.
  expect(css([0.3096, 0.1, 30])).toBe('rgb(88,21,13)');
  expect(css([0.3104, 0.1, 30])).toBe('rgb(88,21,14)');
});
