import { expect, it } from 'vitest';
import { isArtDeco } from './deco-frame.ts';

it('frames pictures in the manner of the twenties, and not things of that time', () => {
  expect(isArtDeco('art deco peacock, teal and gold')).toBe(true);
  expect(isArtDeco('an art deco hotel lobby')).toBe(false);
  expect(isArtDeco('a peacock')).toBe(false);
});
