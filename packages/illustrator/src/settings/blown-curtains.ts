import type { Canvas2D } from '../canvas.ts';
import { wave } from '../math/periodic.ts';

/** How far the lower end of an edge is from where it hangs at rest, in pixels. */
interface Hem {
  readonly aside: number;
  readonly up: number;
}

/**
 * A gust blows a curtain into the room, and lets go of it again, once in a loop.
 * @param reach of the edge, 0 at the wall, 1 at the middle of the window
 * @param side 0 left of the window, 1 right of it
 */
export function blownHem(phase: number, reach: number, side: number, unit: number): Hem {
  const gust = 0.55 + 0.45 * wave(phase, 1, side * 0.12 - 0.2 * reach);
  const ripple = wave(phase, 3, 0.6 * reach + side * 0.3);
  const blown = reach ** 1.3 * (30 + 150 * gust + 12 * ripple) * unit;
  return { aside: side ? -blown : blown, up: 0.4 * blown };
}

interface Fold {
  readonly left: number;
  readonly across: number;
  readonly top: number;
  readonly length: number;
}

/** Traces a fold that bellies out below, by the hems of its left and its right edge. */
export function traceBlownFold(
  context: Canvas2D,
  { left, across, top, length }: Fold,
  [first, second]: readonly Hem[],
): void {
  if (first === undefined || second === undefined) return;
  const middle = top + 0.62 * length;
  const [leftEnd, rightEnd] = [left + first.aside, left + across + second.aside];
  context.moveTo(left, top);
  context.lineTo(left + across, top);
  context.quadraticCurveTo(
    left + across + 0.12 * second.aside,
    middle,
    rightEnd,
    top + length - second.up,
  );
  context.lineTo(leftEnd, top + length - first.up);
  context.quadraticCurveTo(left + 0.12 * first.aside, middle, left, top);
}
