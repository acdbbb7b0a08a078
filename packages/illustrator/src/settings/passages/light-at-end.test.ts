import { expect, it } from 'vitest';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  pixelsOf,
} from '../../testing/empty-stage.ts';
import { SETTINGS } from '../index.ts';

const tunnel = async (prompt: string) => {
  const empty = createEmptyStage({ setting: 'tunnel' });
  const stage = { ...empty, plan: { ...empty.plan, prompt } };
  await SETTINGS.tunnel(stage);
  return pixelsOf(drawLayers(stage, 0));
};

it('darkens a tunnel around the light at its end', async () => {
  const [plain, lit] = await Promise.all([
    tunnel('a tunnel'),
    tunnel('light at the end of a tunnel'),
  ]);
  expect(differingShare(plain, lit)).toBeGreaterThan(0.3);
});
