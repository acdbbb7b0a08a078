import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { leadsIntoDepth } from './depth-road.ts';

const isDeep = (...subjects: readonly string[]): boolean =>
  leadsIntoDepth(createEmptyStage({ setting: 'road', subjects }));

it('leads a road into the distance unless a vehicle on it is to be seen from its side', () => {
  expect(isDeep()).toBe(true);
  expect(isDeep('woman')).toBe(true);
  expect(isDeep('racing-car')).toBe(false);
  expect(isDeep('bicycle', 'dog')).toBe(false);
});
