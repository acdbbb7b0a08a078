import type { DividedSheet } from '../language/divided-sheet.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Cast } from './cast.ts';
import { type LayoutFrame, placementsOf } from './lead.ts';
import type { Placement } from './placement.ts';
import { cellBoxes, orderOfRow, placesIn, rowOf } from './sheet-cells.ts';
import { wholeBox } from './sheet-parts.ts';

/** Of its place, so that neighbours do not touch. */
const FILLED = 0.94;

/** The things of a page to teach with, each in its field. */
export function placeOnSheet(
  sheet: DividedSheet,
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const shorter = Math.min(frame.width, frame.height);
  if (sheet.arrangement === 'screen') return placeOnScreen(sheet, plan, cast, frame);
  if (sheet.arrangement === 'parts') return placeWhole(plan, cast, frame);
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

/** The one thing in the middle, whose parts are named. */
function placeWhole(plan: ScenePlan, cast: Cast, frame: LayoutFrame): readonly Placement[] {
  const [member] = cast.members;
  if (member === undefined) return [];
  const [x, y, side] = wholeBox(frame);
  const place = {
    x: (x + side / 2) / frame.width,
    y: (y + side / 2) / frame.height,
    size: side / Math.min(frame.width, frame.height),
  };
  const slot = { member, copy: 0, together: 1, size: place.size, airborne: true };
  const context = { plan, cast, frame, floating: true, backdrops: [] };
  return placementsOf(slot, place, 0, 1, context).map((placement) =>
    Object.assign(atRest(placement), { facing: 'right' }),
  );
}

/** How much larger than its tile somebody is, whose head and shoulders it shows. */
const BUST = 1.55;
/** Between the crown of the head and the top of the tile, in heights of the tile. */
const ABOVE_HEAD = 0.14;

/** Each in a tile; what reaches below it is covered by the row of tiles below. */
function placeOnScreen(
  sheet: DividedSheet,
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const shorter = Math.min(frame.width, frame.height);
  const [member] = cast.members;
  if (member === undefined) return [];
  const context = { plan, cast, frame, floating: true, backdrops: [] };
  const boxes = cellBoxes(sheet, frame);
  return boxes.flatMap(({ box: [x, y, width, height] }, copy) => {
    const size = Math.min(height * BUST, width * BUST * 1.3);
    const middle = y + height * ABOVE_HEAD + size / 2;
    const place = {
      x: (x + width / 2) / frame.width,
      y: middle / frame.height,
      size: size / shorter,
    };
    const slot = { member, copy, together: 1, size: place.size, airborne: true };
    const order = orderOfRow(rowOf(boxes, copy));
    return placementsOf(slot, place, copy, boxes.length, context).map((placement) =>
      Object.assign(atRest(placement), { order }),
    );
  });
}

/** Printed things do nothing and are on nothing. */
const atRest = (placement: Placement): Placement => ({
  ...placement,
  motion: 'idle',
  held: [],
  mounts: [],
});
