import { expect, it } from 'vitest';
import type { Actor } from '../actors/actor.ts';
import { SETTINGS } from '../settings/index.ts';
import { createEmptyStage, differingShare, drawLayers, pixelsOf } from '../testing/empty-stage.ts';
import { leanGround, prepareIncline } from './incline.ts';

async function slope(incline: 'up' | 'down' | null) {
  const empty = createEmptyStage({ setting: 'hills' });
  const stage = { ...empty, plan: { ...empty.plan, incline } };
  await SETTINGS.hills(empty);
  prepareIncline(stage);
  const actor = { placement: { role: 'hero', facing: 'right' } } as unknown as Actor;
  leanGround(stage, [actor], stage.layers.length);
  return pixelsOf(drawLayers(stage, 0));
}

it('leans the ground the other way for those who go up', async () => {
  const [level, down, up] = await Promise.all([slope(null), slope('down'), slope('up')]);
  expect(differingShare(level, down)).toBeGreaterThan(0.1);
  expect(differingShare(down, up)).toBeGreaterThan(0.1);
});
