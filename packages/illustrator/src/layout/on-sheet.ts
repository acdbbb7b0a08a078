import type { TeachingSheet } from '../language/teaching-sheet.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Cast } from './cast.ts';
import { type LayoutFrame, placementsOf } from './lead.ts';
import type { Placement } from './placement.ts';
import { cellBoxes, placesIn } from './sheet-cells.ts';

/** Of its place, so that neighbours do not touch. */
const FILLED = 0.94;

/** The things of a page to teach with, each in its field. */
export function placeOnSheet(
  sheet: TeachingSheet,
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const shorter = Math.min(frame.width, frame.height);
  const context = { plan, cast, frame, floating: true, backdrops: [] };
  return cellBoxes(sheet, frame).flatMap(({ room }, index) => {
    const { subject, copies } = sheet.cells[index]!;
    const member = subject === null ? undefined : cast.members[subject];
    if (member === undefined) return [];
    const { spots, side } = placesIn(room, copies, sheet.arrangement === 'rows');
    const size = (side * FILLED) / shorter;
    return spots.flatMap(([x, y], copy) => {
      const place = { x: x / frame.width, y: y / frame.height, size };
      const slot = { member, copy, together: 1, size, airborne: true };
      return placementsOf(slot, place, copy, 1, context).map(atRest);
    });
  });
}

/** Printed things do nothing and are on nothing. */
const atRest = (placement: Placement): Placement => ({
  ...placement,
  motion: 'idle',
  held: [],
  mounts: [],
});
