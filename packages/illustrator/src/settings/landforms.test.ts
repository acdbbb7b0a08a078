import { describe, expect, it } from 'vitest';
import type { LandformName } from '../language/place-look.ts';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  JUST_BEFORE_THE_END,
  pixelsOf,
} from '../testing/empty-stage.ts';
import { SETTINGS } from './index.ts';
import { addLandforms } from './landforms.ts';

const LANDFORMS: readonly LandformName[] = [
  'river',
  'waterfall',
  'peaks',
  'puddles',
  'mud',
  'path',
  'road',
  'breaker',
  'sea',
  'knoll',
  'summit',
  'cloudsea',
  'domes',
  'blackhole',
  'galaxy',
  'floe',
  'underbridge',
  'nearwater',
  'frozenlake',
  'volcano',
];

async function stageWith(landforms: readonly LandformName[]) {
  const stage = createEmptyStage();
  await SETTINGS.hills(stage);
  await addLandforms({ ...stage, plan: { ...stage.plan, landforms } });
  return stage;
}

describe('land that is added to hills', () => {
  it.each(LANDFORMS)('shows a %s, and closes its loop', async (name) => {
    const plain = await stageWith([]);
    const shaped = await stageWith([name]);
    const start = pixelsOf(drawLayers(shaped, 0));
    expect(differingShare(start, pixelsOf(drawLayers(plain, 0)))).toBeGreaterThan(0.02);
    expect(differingShare(start, pixelsOf(drawLayers(shaped, JUST_BEFORE_THE_END)))).toBeLessThan(
      0.002,
    );
  });
});
