import { clamp, TAU } from '../math/periodic.ts';

interface Circle {
  readonly x: number;
  readonly y: number;
  /** How wide it is seen, negative on the way back: it turns round at both ends. */
  readonly scaleX: number;
}

/**
 * One round per loop: forth before the middle of the circle and back behind it.
 * @param facing where it looks as it goes forth
 * @param radiusX and `radiusY` in pixels; the side that is near the viewer is the lower one
 */
export function circleAt(
  phase: number,
  radiusX: number,
  radiusY: number,
  facing: 'left' | 'right',
): Circle {
  const turn = TAU * phase;
  return {
    x: radiusX * Math.sin(turn),
    y: radiusY * Math.cos(turn),
    scaleX: Math.tanh(3.2 * Math.cos(turn)) * (facing === 'left' ? -1 : 1),
  };
}

/** How wide a circle may be around a place so that no one leaves the picture; all in pixels. */
export const roomAround = (x: number, width: number, body: number): number =>
  clamp(Math.min(x, width - x) - body / 2 - 0.02 * width, 0.06 * width, 0.28 * width);
