import { expect, it } from 'vitest';
import { createRandom } from '../math/random.ts';
import { type Point, triangulate } from './delaunay.ts';

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

it('covers the square of its points once', () => {
  const random = createRandom(7);
  const points = [...CORNERS, ...Array.from({ length: 200 }, (): Point => [random(), random()])];
  const area = triangulate(points).reduce((sum, corners) => {
    const [[ax, ay], [bx, by], [cx, cy]] = corners.map((i) => points[i]!) as [Point, Point, Point];
    return sum + Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }, 0);
  expect(area).toBeCloseTo(1, 6);
});

it('takes the shorter diagonal', () => {
  const kite: readonly Point[] = [
    [0.5, 0],
    [0.5, 1],
    [0.4, 0.5],
    [0.6, 0.5],
  ];
  const triangles = triangulate(kite);
  expect(triangles).toHaveLength(2);
  for (const corners of triangles) expect(corners).toEqual(expect.arrayContaining([2, 3]));
});
