import { fract, smoothstep } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Actor } from './actor.ts';
import { type Movement, STILL } from './motion.ts';

/** The share of each way for which it rests before it leaps. */
const RESTS = 0.3;
/** Loops begin in the middle of the first leap. */
const BEGINS_AT = 0.3;
/** How far above its place it comes between them, in its sizes. */
const HIGHER = 0.5;
/** How much its nose goes down on the way. Radians. */
const TILT = 0.34;

/** A leap from one thing to another and back, once in a loop. */
interface Leap extends Movement {
  /** -1 on the way back, on which it is seen from the other side. */
  readonly scaleX: 1 | -1;
}

/** How an actor moves that leaps to and fro between two things; null for others, and in stills. */
export function leapAcross(
  { placement, sizePx }: Pick<Actor, 'placement' | 'sizePx'>,
  { width, height, still }: Pick<Stage, 'width' | 'height' | 'still'>,
  phase: number,
): Leap | null {
  const { leap } = placement;
  if (leap === undefined || still) return null;
  const t = fract(phase + BEGINS_AT);
  const isBack = t >= 0.5;
  const flown = smoothstep(RESTS, 1, fract(2 * t));
  const along = isBack ? 1 - 2 * flown : 2 * flown - 1;
  const high = 4 * flown * (1 - flown);
  return {
    ...STILL,
    x: (along * leap.reach * width) / sizePx,
    y: ((1 - high) * leap.drop * height) / sizePx - HIGHER * high,
    rotation: TILT * (flown - 0.5) * Math.sqrt(high),
    scaleX: isBack ? -1 : 1,
  };
}
