import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { lake } from './lake.ts';

const REEDS = 62;
const ordersOf = (style: 'lowpoly' | null): number[] => {
  const stage = createEmptyStage({ setting: 'lake', style });
  lake(stage);
  return stage.layers.map(({ order }) => order);
};

it('leaves reeds and mirror images out of a lake of large facets', () => {
  expect(ordersOf(null)).toContain(REEDS);
  const faceted = ordersOf('lowpoly');
  expect(faceted).not.toContain(REEDS);
  expect(faceted).toContain(16);
});
