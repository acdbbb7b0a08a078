import { clamp } from '../math/periodic.ts';

/** Something that needs room in a row. */
export interface RowItem {
  /** Width wanted, in any unit. */
  readonly width: number;
}

export interface PackedItem {
  /** Centre, in the same unit as the widths, from the row's left end. */
  readonly centre: number;
  /** What its width was multiplied by, at most 1. */
  readonly factor: number;
}

const SMALLEST_FACTOR = 0.62;

/**
 * Sets items side by side in the middle of a row. When they do not fit they shrink, and when they
 * would become too small they overlap instead; the row itself is never left.
 * @param gap wanted between neighbours
 * @param aside 0 in the middle, 1 as far to the left as there is room
 */
export function packRow(
  items: readonly RowItem[],
  length: number,
  gap: number,
  aside = 0,
): PackedItem[] {
  const widths = items.reduce((sum, item) => sum + item.width, 0);
  const gaps = gap * Math.max(0, items.length - 1);
  const factor = Math.min(1, Math.max(SMALLEST_FACTOR, (length - gaps) / widths));
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return [];
  const room = length - widths * factor;
  const spacing = items.length > 1 ? Math.min(gap, room / (items.length - 1)) : 0;
  const used = widths * factor + spacing * (items.length - 1);
  let at = ((length - used) / 2) * (1 - aside);
  return items.map(({ width }) => {
    const half = (width * factor) / 2;
    // Beside a small neighbour that it overlaps, a large one would stick out.
    const centre = clamp(
      at + half,
      Math.min(half, length / 2),
      Math.max(length - half, length / 2),
    );
    at += width * factor + spacing;
    return { centre, factor };
  });
}
