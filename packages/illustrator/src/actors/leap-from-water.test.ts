import { expect, it } from 'vitest';
import { leapFromWater } from './leap-from-water.ts';

const dolphin = {
  placement: { motion: 'jump', x: 0.5, facing: 'left' },
  body: { glyph: 'dolphin', width: 100, height: 100 },
  mounts: [],
  isFromSea: true,
} as const;
const sea = { plan: { setting: 'ocean' }, still: false, width: 400, height: 400 } as const;

it('leaps out of the water, dives in further on and is hidden between two leaps', () => {
  const [rising, high, diving, under] = [0.9, 0.16, 0.42, 0.65].map((phase) => {
    const leap = leapFromWater(dolphin, sea, phase);
    return leap && { ...leap, above: leap.surface - leap.y };
  });
  expect(rising?.x).toBeGreaterThan(diving?.x ?? 0);
  expect(rising?.rotation).toBeGreaterThan(0);
  expect(diving?.rotation).toBeLessThan(0);
  expect(high?.above).toBeGreaterThan(90);
  expect(under?.above).toBeLessThan(-50);
});

it('leaves who leaps on land, and what stills show, as it is', () => {
  expect(leapFromWater({ ...dolphin, isFromSea: false }, sea, 0)).toBeNull();
  expect(leapFromWater(dolphin, { ...sea, still: true }, 0)).toBeNull();
});
