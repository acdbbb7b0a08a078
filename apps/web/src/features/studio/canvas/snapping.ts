import type { Rectangle } from './geometry.ts';

/** A line that something has snapped to. */
export interface Guide {
  readonly axis: 'x' | 'y';
  /** Pixels of the canvas. */
  readonly at: number;
}

interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

const linesOf = (rectangle: Rectangle, axis: 'x' | 'y'): readonly number[] => {
  const start = rectangle[axis];
  const length = axis === 'x' ? rectangle.width : rectangle.height;
  return [start, start + length / 2, start + length];
};

/**
 * Moves a rectangle so that its edges or its middle lie on those of others, when they are close.
 * @param others the canvas and other layers
 * @param reach pixels of the canvas
 */
export function snapMove(moved: Rectangle, others: readonly Rectangle[], reach: number): Snapped {
  const x = snapAxis('x', moved, others, reach);
  const y = snapAxis('y', moved, others, reach);
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [x && { axis: 'x' as const, at: x.at }, y && { axis: 'y' as const, at: y.at }].filter(
      (guide) => guide !== null,
    ),
  };
}

function snapAxis(
  axis: 'x' | 'y',
  moved: Rectangle,
  others: readonly Rectangle[],
  reach: number,
): { readonly by: number; readonly at: number } | null {
  let best: { readonly by: number; readonly at: number } | null = null;
  for (const line of linesOf(moved, axis)) {
    for (const at of others.flatMap((other) => linesOf(other, axis))) {
      const by = at - line;
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) {
        best = { by, at };
      }
    }
  }
  return best;
}
