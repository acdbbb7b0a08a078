import { expect, test } from 'vitest';
import { starCorners } from './star-corners.ts';

test('a star of five tips begins at the top, with dents between the tips', () => {
  const corners = starCorners([3, 4], 2, 0.5);
  expect(corners).toHaveLength(10);
  expect(corners[0]?.[0]).toBeCloseTo(3);
  expect(corners[0]?.[1]).toBeCloseTo(2);
  const distances = corners.map(([x, y]) => Math.hypot(x - 3, y - 4));
  distances.forEach((far, i) => expect(far).toBeCloseTo(i % 2 === 0 ? 2 : 1));
});

test('the tips of a star stand at equal angles', () => {
  const tips = starCorners([0, 0], 1, 0.3, 4).filter((_, i) => i % 2 === 0);
  expect(tips.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});
