import type { Bounds } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';

/** One leg's column in a side view, fractions of the canvas. */
interface Leg {
  readonly left: number;
  readonly right: number;
  /** Where it leaves the belly, fraction of the canvas's height. */
  readonly hip: number;
}

export type Gait = readonly Leg[];

const OPAQUE_ALPHA = 110;
/** Feet are looked for this far above the soles, as fractions of the animal's height. */
const FOOT_LINES = [0.05, 0.1, 0.15] as const;

/** Runs of opaque pixels along one row, in pixels. */
function runsAt(
  context: Canvas2D,
  width: number,
  row: number,
): readonly (readonly [number, number])[] {
  const { data } = context.getImageData(0, row, width, 1);
  const runs: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const opaque = x < width && (data[x * 4 + 3] ?? 0) > OPAQUE_ALPHA;
    if (opaque && start < 0) start = x;
    if (!opaque && start >= 0) {
      if (x - start > width * 0.025) runs.push([start, x]);
      start = -1;
    }
  }
  return runs;
}

/**
 * Finds the legs of an animal drawn from the side: gaps between its feet divide them, and the hip
 * is where the gaps close. Null when there are none to move (a penguin, a snail, a fish).
 */
export function findGait(sprite: Canvas, bounds: Bounds): Gait | null {
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const tall = (bounds.bottom - bounds.top) * height;
  const soles = bounds.bottom * height;
  let best: readonly (readonly [number, number])[] = [];
  for (const line of FOOT_LINES) {
    const runs = runsAt(context, width, Math.floor(soles - line * tall));
    if (runs.length > best.length) best = runs;
  }
  if (best.length < 2 || best.length > 6) return null;
  const gaps = best.slice(1).map((run, i) => {
    const column = ((best[i]?.[1] ?? 0) + run[0]) / 2;
    return { column, top: topOfGap(context, Math.round(column), Math.floor(soles), tall) };
  });
  if (soles - Math.min(...gaps.map((gap) => gap.top)) < tall * 0.12) return null;
  return best.map((_, i): Leg => {
    const before = gaps[i - 1];
    const after = gaps[i];
    // Above the lower of the two gaps beside it a leg is still one with the belly.
    const hip = Math.max(before?.top ?? 0, after?.top ?? 0, soles - tall * 0.5);
    return {
      left: before ? before.column / width : 0,
      right: after ? after.column / width : 1,
      hip: hip / height,
    };
  });
}

/** The row where the empty column between two legs meets the belly. */
function topOfGap(context: Canvas2D, column: number, soles: number, tall: number): number {
  const { data } = context.getImageData(column, 0, 1, soles);
  for (let y = soles - 2; y > soles - tall * 0.7; y--) {
    if ((data[y * 4 + 3] ?? 0) > OPAQUE_ALPHA) return y;
  }
  return soles - tall * 0.5;
}
