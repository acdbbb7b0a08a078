import type { Canvas2D } from '../canvas.ts';
import { fract, plateau, smoothstep } from '../math/periodic.ts';
import type { Actor } from './actor.ts';
import { toppledAt } from './motion.ts';
import type { Seat } from './seat.ts';

/** Moments of the loop: it stands, tips, falls and lies on the floor, and stands there again. */
const TIPS = [0.12, 0.36] as const;
const FALLS = [0.34, 0.56] as const;
const GOES = [0.74, 0.84] as const;
const COMES = [0.86, 0.96] as const;

/** How much farther it turns in the air than at the edge, as a part of that turn. */
const IN_AIR = 1.9;
/** How far aside it lands, in its own heights. */
const ASIDE = 0.6;

/** How far it has come, each 0 to 1. */
interface FallingOff {
  readonly tipped: number;
  readonly fallen: number;
  readonly alpha: number;
}

/** What falls off something in a loop, at a moment of it. */
export function fallingOffAt(phase: number): FallingOff {
  const t = fract(phase);
  const isBack = t >= GOES[1];
  const down = smoothstep(...FALLS, t);
  return {
    tipped: isBack ? 0 : smoothstep(...TIPS, t),
    fallen: isBack ? 0 : down * down,
    alpha: isBack ? smoothstep(...COMES, t) : plateau([-1, -0.5], GOES, t),
  };
}

/** Over the edge of what it stands on, down to the floor. */
export function fallOff(
  context: Canvas2D,
  { body, placement: { turn = 0 } }: Actor,
  seat: Seat,
  phase: number,
): void {
  const { tipped, fallen, alpha } = fallingOffAt(phase);
  const side = Math.sign(turn);
  context.globalAlpha *= alpha;
  context.translate(side * ASIDE * body.height * fallen, seat.heightPx * fallen);
  // The actor is turned by `turnAt` already.
  context.rotate(turn * (tipped - toppledAt(phase) + IN_AIR * fallen));
}
