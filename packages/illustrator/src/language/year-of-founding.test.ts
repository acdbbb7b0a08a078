import { expect, it } from 'vitest';
import { takeCaption } from './caption.ts';

it('letters the year of founding on logos alone', () => {
  expect(takeCaption('badge logo for a fishing club, est. 1987').caption).toBe('Est. 1987');
  expect(takeCaption('logo for a bakery called Crumb, since 1990').caption).toBe(
    'Crumb\nSince 1990',
  );
  expect(takeCaption('a castle that stands here since 1400').caption).toBeNull();
});
