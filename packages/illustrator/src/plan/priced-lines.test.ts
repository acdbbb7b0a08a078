import { expect, it } from 'vitest';
import { pricedLines, withoutPricedLines } from './priced-lines.ts';
import { priceRows } from './titled-sheet.ts';

const MENU = 'Kids menu\nSunny Café\nPizza 6$\nIce cream $3.50\nJune 5';

it('finds the lines of a caption that end with a price', () => {
  expect(pricedLines(MENU)).toEqual([
    { name: 'Pizza', price: '6$' },
    { name: 'Ice cream', price: '$3.50' },
  ]);
  expect(withoutPricedLines(MENU)).toBe('Kids menu\nSunny Café\nJune 5');
});

it('has a row for each priced line, and empty ones without any', () => {
  expect(priceRows({ caption: MENU, subjects: [] })).toHaveLength(2);
  expect(priceRows({ caption: 'Price list', subjects: [] })).toHaveLength(4);
});
