import { wave } from '../math/periodic.ts';
import type { Actor } from './actor.ts';
import type { Movement } from './motion.ts';

/** Seen from above, their wings are most of the drawing. */
const SHOWN_FROM_ABOVE = /^(?:butterfly|@moth)$/;
/** In a loop; no small number of moments shows all beats alike. */
const BEATS = 5;
/** How much narrower folded wings are. */
const FOLDED = 0.5;

/** The wings of what flies fold up about its body, and it rises a little with each beat. */
export function withWingbeat(
  { body, placement }: Actor,
  movement: Movement,
  phase: number,
): Movement {
  if (placement.motion !== 'fly' || !SHOWN_FROM_ABOVE.test(body.glyph)) return movement;
  const folded = 0.5 - 0.5 * wave(phase, BEATS, 0.25);
  return {
    ...movement,
    scaleX: movement.scaleX * (1 - FOLDED * folded),
    y: movement.y - 0.02 * folded,
  };
}
