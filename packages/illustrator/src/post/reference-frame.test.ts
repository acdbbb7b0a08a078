import { expect, it } from 'vitest';
import { drawThroughCamera } from '../scene/camera.ts';
import { originOf, stillPhase } from '../scene/phases.ts';
import { developScene } from '../scene/scene.ts';
import type { Stage } from '../stage/stage.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';

/** The phases at which a scene's layers are drawn: for its style first, then for its frame. */
function phasesOf(changes: Partial<Stage>, phase: number): number[] {
  const stage: Stage = { ...createEmptyStage({ style: 'stained' }), ...changes };
  const phases: number[] = [];
  const scene = developScene(
    stage,
    {
      drawLayers: (context, drawn, layers, at) => {
        phases.push(at);
        drawThroughCamera(context, drawn, layers, at);
      },
      keepsAlpha: false,
    },
    stage.environment,
    () => {},
  );
  scene.frame(phase + originOf(stage));
  return phases;
}

it('lets a style learn from the frame that is shown, as the camera sees it', () => {
  const take = { ...createEmptyStage().take, isMirrored: true, pose: 0.4 };
  const layer = { order: 0, depth: 0, draw() {} };
  const still = phasesOf({ take, still: true, layers: [layer] }, stillPhase);
  expect(still).toHaveLength(2);
  expect(still[0]).toBeCloseTo(still[1] ?? Number.NaN, 12);
  const loop = phasesOf({ take, layers: [layer] }, 0);
  expect(loop).toHaveLength(2);
  expect(loop[0]).toBeCloseTo(loop[1] ?? Number.NaN, 12);
});
