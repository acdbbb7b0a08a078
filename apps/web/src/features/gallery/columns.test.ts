import { expect, it } from 'vitest';
import { cardHeight, columnsFor, DENSITY } from './columns.ts';

it.each([
  [390, 358, 1],
  [768, 736, 2],
  [1440, 1200, 3],
])('has at %i pixels the usual number of columns', (windowWidth, listWidth, columns) => {
  expect(columnsFor(windowWidth, listWidth, DENSITY.default)).toBe(columns);
});

it('has fewer and more at the ends of the slider, but none too narrow', () => {
  expect(columnsFor(1440, 1200, DENSITY.minimum)).toBe(2);
  expect(columnsFor(1440, 1200, DENSITY.maximum)).toBe(7);
  expect(columnsFor(390, 358, DENSITY.minimum)).toBe(1);
  expect(columnsFor(390, 358, DENSITY.maximum)).toBe(3);
  expect(columnsFor(390, 0, DENSITY.maximum)).toBe(1);
});

it('gives a picture the height of its proportions', () => {
  const wide = cardHeight({ width: 1600, height: 900 }, 402);
  const tall = cardHeight({ width: 900, height: 1600 }, 402);
  expect(tall - wide).toBe(Math.round(400 * (16 / 9)) - Math.round(400 * (9 / 16)));
});
