import type { LeadContext, Slot } from './lead.ts';
import { kindsOf, placeOrnament } from './ornament.ts';
import type { Placement } from './placement.ts';

const ROWS = 4;
/** Of the height of a row. */
const FILLED = 0.8;

/**
 * Rows of equal things, every other set off by half a step. What the border cuts goes on at the opposite one, so
 * that pictures laid side by side go on without a seam.
 */
export function placePattern(slots: readonly Slot[], context: LeadContext): Placement[] {
  const { frame, plan } = context;
  const kinds = kindsOf(slots);
  const rowPx = frame.height / ROWS;
  const columns = Math.max(2, Math.round(frame.width / rowPx / 2) * 2);
  const size = (rowPx * FILLED) / Math.min(frame.width, frame.height);
  const isUpright = plan.subjects.some(({ person }) => person !== null);
  const cells = Array.from({ length: ROWS }, (_, row) =>
    // What lies on the left border lies on the right one as well.
    Array.from({ length: columns + (row % 2) }, (__, column) => ({ row, column })),
  ).flat();
  return cells.flatMap(({ row, column }, i) => {
    const kind = kinds[((column % columns) + row) % kinds.length];
    if (!kind) return [];
    const position = {
      x: (column + (row % 2 === 0 ? 0.5 : 0)) / columns,
      y: (row + 0.5) / ROWS,
      size: size * kind.member.subject.scale ** 0.3,
    };
    const tilt = column % 2 === 0 ? 0.16 : -0.16;
    const turn = isUpright ? 0 : tilt;
    return placeOrnament(kind, position, { index: i, count: cells.length, turn }, context);
  });
}
