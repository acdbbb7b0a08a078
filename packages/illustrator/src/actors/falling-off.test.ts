import { expect, it } from 'vitest';
import { fallingOffAt } from './falling-off.ts';

it('stands, tips, falls to the floor and stands there again without a leap', () => {
  expect(fallingOffAt(0)).toEqual({ tipped: 0, fallen: 0, alpha: 1 });
  expect(fallingOffAt(0.65)).toEqual({ tipped: 1, fallen: 1, alpha: 1 });
  expect(fallingOffAt(0.999)).toMatchObject({ tipped: 0, fallen: 0 });
  // It comes back while it is not seen.
  expect(fallingOffAt(0.839).alpha).toBeLessThan(0.01);
  expect(fallingOffAt(0.841).alpha).toBe(0);
});
