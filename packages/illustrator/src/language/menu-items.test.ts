import { expect, it } from 'vitest';
import { pricedLines } from '../plan/priced-lines.ts';
import { takeCaption } from './caption.ts';
import { withMenuItems } from './menu-items.ts';

it('fills a menu that names nothing with what such a place has, with prices where they are asked for', () => {
  const { caption } = takeCaption('coffee shop menu with prices');
  expect(pricedLines(caption)[0]).toEqual({ name: 'Espresso', price: '$3' });
  expect(withMenuItems('Pizza restaurant menu', 'pizza restaurant menu')).toContain(
    '\nPepperoni …',
  );
});

it('leaves menus of which it knows nothing, and other papers', () => {
  expect(withMenuItems('Wedding menu', 'wedding menu')).toBe('Wedding menu');
  expect(withMenuItems('Coffee shop', 'coffee shop business card')).toBe('Coffee shop');
});
