import { expect, it } from 'vitest';
import { leapAcross } from './leap-across.ts';

const picture = { width: 400, height: 400, still: false };
const frog = { sizePx: 100, placement: { leap: { reach: 0.25, drop: 0.1 } } } as Parameters<
  typeof leapAcross
>[0];

it('rests on one side, leaps over to the other and comes back', () => {
  const [resting, high, there, back] = [0.75, 0.03, 0.26, 0.53].map((phase) =>
    leapAcross(frog, picture, phase),
  );
  expect(resting).toMatchObject({ x: -1, y: 0.4, scaleX: 1 });
  expect(Math.abs(high?.x ?? 1)).toBeLessThan(0.3);
  expect(high?.y).toBeLessThan(0.1);
  expect(there).toMatchObject({ x: 1, y: 0.4, scaleX: -1 });
  expect(back?.y).toBeLessThan(0.1);
});

it('leaves stills and who leaps in place as they are', () => {
  expect(leapAcross(frog, { ...picture, still: true }, 0)).toBeNull();
  expect(
    leapAcross({ ...frog, placement: { ...frog.placement, leap: undefined! } }, picture, 0),
  ).toBeNull();
});
