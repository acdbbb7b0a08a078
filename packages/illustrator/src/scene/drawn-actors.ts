import type { Actor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import type { DrawLayer, Layer, Stage } from '../stage/stage.ts';
import { drawThroughCamera } from './camera.ts';
import { firstPhase } from './phases.ts';
import type { Drawn } from './seen-subjects.ts';

/** The actors of the first frame, and the lettering before them. */
export function drawnOf(
  stage: Stage,
  actors: readonly Actor[],
  drawText: DrawLayer | null,
): readonly Drawn[] {
  const phase = firstPhase(stage);
  const text: readonly Drawn[] =
    drawText === null
      ? []
      : [{ subject: null, order: Infinity, draw: (context) => drawText(context, phase) }];
  const alone = actors.map((actor): Drawn => {
    const { subject, order, depth } = actor.placement;
    const layer: Layer = {
      order,
      depth,
      draw: (context, at) => drawActor(context, actor, stage, at),
    };
    return { subject, order, draw: (context) => drawThroughCamera(context, stage, [layer], phase) };
  });
  return [...text, ...alone];
}
