import type { Canvas2D } from '../canvas.ts';
import { wave } from '../math/periodic.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** The camera breathes: it drifts on an ellipse and zooms a little, once per loop. */
const DRIFT_X = 9;
const DRIFT_Y = 4;
const ZOOM = 1.02;
/** Layers from here on are the actors' own, which are drawn larger when the camera is near. */
const NEAR = 0.8;

/** Every layer at a phase, back to front, each shifted by its depth. `layers` must be sorted. */
export function drawThroughCamera(
  context: Canvas2D,
  stage: Pick<Stage, 'width' | 'height' | 'unit' | 'take' | 'zoom' | 'plan'>,
  layers: readonly Layer[],
  phase: number,
): void {
  const { width, height, unit } = stage;
  // A pattern ends exactly at its borders.
  const isStill = stage.plan.format === 'pattern';
  const x = isStill ? 0 : DRIFT_X * unit * wave(phase);
  const y = isStill ? 0 : DRIFT_Y * unit * wave(phase, 1, 0.25);
  const zoom = isStill ? 1 : ZOOM + 0.006 * wave(phase, 1, 0.1);
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(stage.take.isMirrored ? -zoom : zoom, zoom);
  context.translate(-width / 2, -height / 2);
  for (const { depth, draw } of layers) {
    context.save();
    context.translate(x * depth, y * depth);
    if (stage.zoom !== 1 && depth < NEAR) {
      const pivot = stage.take.pivot * height;
      context.translate(width / 2, pivot);
      context.scale(stage.zoom, stage.zoom);
      context.translate(-width / 2, -pivot);
    }
    draw(context, phase);
    context.restore();
  }
  context.restore();
}
