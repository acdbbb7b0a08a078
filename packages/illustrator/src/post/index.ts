import type { Canvas } from '../canvas.ts';
import type { Stage } from '../scene/stage.ts';
import { createBloom } from './bloom.ts';
import { createGrade } from './grade.ts';
import { createGrain } from './grain.ts';
import { lookOf } from './looks.ts';
import { STYLES } from './styles/index.ts';
import type { FrameFilter } from './style-filter.ts';

export interface Finish {
  /** Glow, colours and style over the drawn layers, in place. Lettering comes after it. */
  develop(canvas: Canvas, phase: number): void;
  /** Film grain over everything. For stills: in a loop it would only cost bytes. */
  grain(canvas: Canvas): void;
}

/**
 * The finish of a stage. Styles look at the layers when the first frame is developed, so all of
 * them must be on the stage by then.
 */
export function createFinish(stage: Stage): Finish {
  const look = lookOf(stage);
  const bloom = createBloom(stage);
  const grade = createGrade(stage, look);
  const style = stage.plan.style ? STYLES[stage.plan.style] : null;
  let filter: FrameFilter | undefined;
  return {
    develop(canvas, phase) {
      bloom(canvas, look.bloom);
      grade(canvas);
      if (!style) return;
      filter ??= style(stage);
      filter(canvas, phase);
    },
    grain(canvas) {
      if (look.grain > 0) createGrain(stage)(canvas, look.grain);
    },
  };
}
