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
  const at = (phase: number) => leapFromWater(dolphin, sea, phase);
  const [rising, high, diving, under] = [at(0.9), at(0.16), at(0.42), at(0.65)];
  expect(rising?.x).toBeGreaterThan(diving?.x ?? 0);
  expect(rising?.rotation).toBeGreaterThan(0);
  expect(diving?.rotation).toBeLessThan(0);
  expect(high?.y).toBeLessThan((high?.surface ?? 0) - 90);
  expect(under?.y).toBeGreaterThan((under?.surface ?? 0) + 50);
});

it('leaves who leaps on land, and what stills show, as it is', () => {
  expect(leapFromWater({ ...dolphin, isFromSea: false }, sea, 0)).toBeNull();
  expect(leapFromWater(dolphin, { ...sea, still: true }, 0)).toBeNull();
});
