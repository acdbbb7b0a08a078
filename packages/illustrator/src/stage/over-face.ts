import type { Stage } from './stage.ts';

/** The hero's face, in its own heights: its middle below the crown, and how far it reaches. */
const MIDDLE = 0.25;
const REACH = 0.27;
/** From this height, a fraction of the shorter side, a light or a scratch on the face is seen as a fault. */
const LARGE = 0.5;

/**
 * Whether a place is on the face of a large hero, which drifting lights and marks of the film spare.
 * @param x fractions of the picture, as `y`
 */
export function isOverFace({ hero, width, height }: Stage, x: number, y: number): boolean {
  if (hero === null || hero.size < LARGE) return false;
  const shorter = Math.min(width, height);
  const size = hero.size * shorter;
  const across = (x - hero.x) * width;
  const down = (y - hero.y) * height + (0.5 - MIDDLE) * size;
  return Math.hypot(across, down) < REACH * size;
}
