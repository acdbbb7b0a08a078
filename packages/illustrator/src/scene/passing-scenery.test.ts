import { expect, it } from 'vitest';
import { createEmptyStage, differingShare, drawLayers, pixelsOf } from '../testing/empty-stage.ts';
import { passScenery } from './passing-scenery.ts';

const actorOf = (motion: string, glyph = 'automobile') =>
  ({
    placement: { motion, role: 'hero', airborne: false, facing: 'right', order: 50 },
    body: { glyph },
    mounts: [],
    isAnimal: false,
  }) as never;

/** A stage with one tree at the left. */
function stageWithTree() {
  const stage = createEmptyStage({ setting: 'hills' });
  stage.addLayer(25, 0.6, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0.1 * stage.width, 0, 0.2 * stage.width, stage.height);
  });
  return stage;
}

const movedShare = (actors: readonly never[]): number => {
  const stage = stageWithTree();
  passScenery(stage, actors, stage.layers.length);
  return differingShare(pixelsOf(drawLayers(stage, 0)), pixelsOf(drawLayers(stage, 0.25)));
};

it('moves the scenery past a car that drives', () => {
  expect(movedShare([actorOf('drive')])).toBeGreaterThan(0.1);
});

it('leaves the scenery where it is while a car stands, or somebody beside it does', () => {
  const still = movedShare([actorOf('idle')]);
  expect(still).toBeLessThan(0.05);
  expect(movedShare([actorOf('drive'), actorOf('wave', 'boy')])).toBe(still);
});

it('brings the scenery back to its place at the end of the loop', () => {
  const stage = stageWithTree();
  passScenery(stage, [actorOf('drive')], stage.layers.length);
  const [start, end] = [0, 1].map((phase) => pixelsOf(drawLayers(stage, phase)));
  expect(differingShare(start!, end!)).toBe(0);
});
