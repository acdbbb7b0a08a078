import type { DividedSheet } from '../language/divided-sheet.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Cast, CastMember } from './cast.ts';
import { type LayoutFrame, type LeadContext, placementsOf } from './lead.ts';
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
  const context = { plan, cast, frame, floating: true, backdrops: [] };
  if (sheet.arrangement === 'screen') return placeOnScreen(sheet, context);
  if (sheet.arrangement === 'parts') return placeWhole(context);
  return cellBoxes(sheet, frame).flatMap(({ room }, index) => {
    const { subject, copies } = sheet.cells[index]!;
    const member = subject === null ? undefined : cast.members[subject];
    if (member === undefined) return [];
    const { spots, side } = placesIn(room, copies, sheet.arrangement === 'rows');
    return spots.flatMap(([x, y], copy) =>
      printed({ member, copy, count: 1 }, [x, y, side * FILLED], context),
    );
  });
}

/** The one thing in the middle, whose parts are named. */
function placeWhole(context: LeadContext): readonly Placement[] {
  const [member] = context.cast.members;
  if (member === undefined) return [];
  const [left, top, side] = wholeBox(context.frame);
  const middle = [left + side / 2, top + side / 2] as const;
  return printed({ member, copy: 0, count: 1 }, [...middle, side], context).map((placement) =>
    Object.assign({}, placement, { facing: 'right' } as const),
  );
}

/** How much larger than its tile somebody is, whose head and shoulders it shows. */
const BUST = 1.55;
/** Between the crown of the head and the top of the tile, in heights of the tile. */
const ABOVE_HEAD = 0.14;

/** Each in a tile; what reaches below it is covered by the row of tiles below. */
function placeOnScreen(sheet: DividedSheet, context: LeadContext): readonly Placement[] {
  const [member] = context.cast.members;
  if (member === undefined) return [];
  const boxes = cellBoxes(sheet, context.frame);
  return boxes.flatMap(({ box: [x, y, width, height] }, copy) => {
    const side = Math.min(height * BUST, width * BUST * 1.3);
    const square = [x + width / 2, y + height * ABOVE_HEAD + side / 2, side] as const;
    const order = orderOfRow(rowOf(boxes, copy));
    return printed({ member, copy, count: boxes.length }, square, context).map((placement) =>
      Object.assign({}, placement, { order }),
    );
  });
}

/** One of what is printed, and among how many it is. */
interface Print {
  readonly member: CastMember;
  readonly copy: number;
  readonly count: number;
}

/** A print in a square of the page, which is given by its middle and its side in pixels. */
function printed(
  { member, copy, count }: Print,
  [x, y, side]: readonly [x: number, y: number, side: number],
  context: LeadContext,
): readonly Placement[] {
  const { width, height } = context.frame;
  const size = side / Math.min(width, height);
  const slot = { member, copy, together: 1, size, airborne: true };
  const position = { x: x / width, y: y / height, size };
  return placementsOf(slot, position, copy, count, context).map(atRest);
}

/** Printed things do nothing and are on nothing. */
const atRest = (placement: Placement): Placement => ({
  ...placement,
  motion: 'idle',
  held: [],
  mounts: [],
});
