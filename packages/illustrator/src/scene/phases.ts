import { fract } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** The moment that stills show: off the symmetric start of every motion. */
export const stillPhase = 0.18;

/**
 * Where loops begin. Most motions are fastest at phase 0; here few are, so that the step from the
 * last frame to the first is no larger than its neighbours. Found by measuring sixteen scenes.
 */
const LOOP_ORIGIN = 0.859;

/** The phase of the motions at the start of a picture. */
export const originOf = ({ still, take }: Pick<Stage, 'still' | 'take'>): number =>
  still ? take.pose : LOOP_ORIGIN;

/** The phase of the motions that a still shows, or the first frame of a loop. */
export const firstPhase = (stage: Pick<Stage, 'still' | 'take'>): number =>
  fract(originOf(stage) + (stage.still ? stillPhase : 0));
