import { TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { isShip, standsInSea } from '../things/nature.ts';
import type { Actor } from './actor.ts';
import { type Movement, risenAt } from './motion.ts';
import { isWading } from './swimmer.ts';

interface Standpoint {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly tilt: number;
}

/** How deep a hull lies below the water's surface, as a fraction of the height. */
const DRAUGHT = 0.022;
/** How deep what stands in the sea is in it, as a fraction of the height. */
const IN_SEA = 0.02;
/** How far a sun or a moon comes up from, as a fraction of the height. */
const BELOW_HORIZON = 0.42;
/** A hull does not follow every wave. Radians. */
const STEEPEST_TILT = 0.14;

/** On the waves, tilted along them; what stands on the ground of the sea stays upright. */
function onWater(actor: Actor, stage: Stage, phase: number) {
  const { placement, mounts, body } = actor;
  const { x } = placement;
  const { width, height, waterLine } = stage;
  if (!waterLine) return null;
  if (isWading(actor, stage)) return { y: waterLine(x, phase), tilt: 0, isFixed: false };
  const base = mounts[0]?.body.glyph ?? body.glyph;
  if (standsInSea(base)) return { y: waterLine(x, 0) + IN_SEA, tilt: 0, isFixed: true };
  const slope = waterLine(x + 0.06, phase) - waterLine(x - 0.06, phase);
  const steepness = Math.atan2(slope * height, 0.12 * width) * 0.8;
  return {
    y: waterLine(x, phase) + (isShip(base) ? DRAUGHT : -0.012),
    // A hard limit would stop the turn between two frames.
    tilt: STEEPEST_TILT * Math.tanh(steepness / STEEPEST_TILT),
    isFixed: false,
  };
}

/** Where an actor's feet (or its middle, in the air) are at a phase, in pixels. */
export function standpointOf(
  actor: Actor,
  stage: Stage,
  phase: number,
  movement: Movement,
): Standpoint {
  const { placement, sizePx } = actor;
  const { width, height } = stage;
  if (placement.orbit) {
    const { x, y, radiusX, radiusY } = placement.orbit;
    const turn = TAU * (phase + placement.phaseOffset);
    return {
      x: (x + radiusX * Math.cos(turn)) * width,
      y: (y + radiusY * Math.sin(turn)) * height,
      tilt: 0,
    };
  }
  const isAfloat = stage.water && !placement.airborne && placement.role !== 'back';
  const floating = isAfloat ? onWater(actor, stage, phase) : null;
  const { y, tilt } = floating ?? { y: placement.y, tilt: 0 };
  if (floating?.isFixed) return { x: placement.x * width, y: y * height, tilt };
  const risen = stage.still ? 1 : risenAt(placement.motion, phase);
  return {
    x: placement.x * width + movement.x * sizePx,
    y: (y + BELOW_HORIZON * (1 - risen)) * height + movement.y * sizePx,
    tilt,
  };
}
