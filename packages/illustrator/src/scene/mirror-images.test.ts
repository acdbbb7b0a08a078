import { expect, it } from 'vitest';
import { lake } from '../settings/lake.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { addMirrorImages } from './mirror-images.ts';

function layersAround(isMirrored: boolean): { ground: number | null; added: number } {
  const stage = createEmptyStage({ setting: 'lake', subjects: ['@cabin'] });
  const atLake = { ...stage, plan: { ...stage.plan, isMirrored } };
  lake(atLake);
  const before = atLake.layers.length;
  addMirrorImages(atLake, []);
  return { ground: atLake.ground, added: atLake.layers.length - before };
}

it('stands what is mirrored at the far shore, and paints it once more upside down', () => {
  const mirrored = layersAround(true);
  const plain = layersAround(false);
  expect([mirrored.added, plain.added]).toEqual([1, 0]);
  expect(mirrored.ground).toBeLessThan(plain.ground ?? 0);
});
