import { expect, it } from 'vitest';
import { colourOfCopy } from './colour-of-copy.ts';

it('gives each of several colorful things a color of its own', () => {
  const balloons = { colour: null, isColourful: true };
  expect(new Set([0, 1, 2, 3, 4].map((copy) => colourOfCopy(balloons, copy))).size).toBe(5);
});

it('leaves all others in the color that is said of them', () => {
  expect(colourOfCopy({ colour: 'red' }, 1)).toBe('red');
  expect(colourOfCopy({ colour: null }, 1)).toBeNull();
});
