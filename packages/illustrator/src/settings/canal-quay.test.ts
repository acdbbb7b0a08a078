import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { canal } from './passages/lanes.ts';

it.each([
  ['bicycle', false],
  ['@gondola', true],
  ['swan', true],
])('has a quay for those who are ashore: %s', (glyph, isOnWater) => {
  const stage = createEmptyStage({ setting: 'canal', subjects: [glyph] });
  canal(stage);
  expect(stage.water).toBe(isOnWater);
});
