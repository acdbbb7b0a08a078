import { clamp } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/**
 * What "1" means, in pixels, for the size of things that stand in a landscape: the shorter side,
 * and somewhat more in a tall picture, where the same things come nearer instead of getting lost
 * under the sky.
 */
export function scaleOf(stage: Stage): number {
  const shorter = Math.min(stage.width, stage.height);
  return shorter * Math.sqrt(clamp(stage.height / shorter, 1, 2));
}

/** How many such measures fit side by side: 1 in a square, 1.8 in 16:9, 0.75 in 9:16. */
const breadthOf = (stage: Stage): number => stage.width / scaleOf(stage);

/** A number of things meant for a square, for this picture's breadth. */
export const crowd = (stage: Stage, countInSquare: number): number =>
  Math.max(1, Math.round(countInSquare * breadthOf(stage)));
