import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillShape } from './brush.ts';

/** A point of the unit square. */
type Point = readonly [x: number, y: number];
/** How far from the back along the left and along the right side, and how high, in sides of the floor. */
export type Place = readonly [left: number, right: number, up: number];

/** Seen from a corner above: half the width and the height of the floor, and where its far corner is. */
const HALF = { width: 0.48, height: 0.24 } as const;
const FAR: Point = [0.5, 0.36];
/** How tall one side of the floor is when it stands upright. */
const UPRIGHT = 0.588;
/** How much darker than its top the sides of a box are. */
const LEFT_SIDE = -0.07;
const RIGHT_SIDE = -0.16;
/** Edges are a little round. */
const ROUND = 0.006;

/** Where a place of the room is in the unit square. */
export const inRoom = ([left, right, up]: Place): Point => [
  FAR[0] + (right - left) * HALF.width,
  FAR[1] + (left + right) * HALF.height - up * UPRIGHT,
];

/** Fills an area between places of the room, with edges that are a little round. */
export function fillFace(
  context: Canvas2D,
  places: readonly Place[],
  colour: Colour,
  opacity = 1,
): void {
  const points = places.map(inRoom);
  fillShape(context, points, css(colour, opacity));
  if (opacity < 1) return;
  context.strokeStyle = css(colour);
  context.lineWidth = ROUND;
  context.lineJoin = 'round';
  context.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.stroke();
}

/** Which part of the room a box fills: from one corner to the opposite one. */
export interface Box {
  readonly left: readonly [from: number, to: number];
  readonly right: readonly [from: number, to: number];
  readonly up: readonly [from: number, to: number];
}

/** A box of which the top and the two near sides are seen. */
export function fillSolid(context: Canvas2D, { left, right, up }: Box, colour: Colour): void {
  const [l0, l1] = left;
  const [r0, r1] = right;
  const [low, high] = up;
  fillFace(context, [[l1, r0, low], [l1, r1, low], [l1, r1, high], [l1, r0, high]], shift(colour, LEFT_SIDE)); // prettier-ignore
  fillFace(context, [[l0, r1, low], [l1, r1, low], [l1, r1, high], [l0, r1, high]], shift(colour, RIGHT_SIDE, 1.05)); // prettier-ignore
  fillFace(context, [[l0, r0, high], [l1, r0, high], [l1, r1, high], [l0, r1, high]], shift(colour, 0.04)); // prettier-ignore
}

/** What a box darkens around itself on the floor. */
export function fillShadow(context: Canvas2D, { left, right, up }: Box, spread = 0.035): void {
  for (const by of [spread, spread * 0.5]) {
    fillFace(
      context,
      [
        [left[0], right[0], up[0]],
        [left[1] + by * 0.6, right[0], up[0]],
        [left[1] + by * 0.6, right[1] + by, up[0]],
        [left[0], right[1] + by, up[0]],
      ],
      [0.25, 0.05, 40],
      0.13,
    );
  }
}

/** A thing on its shadow. */
export function standSolid(context: Canvas2D, box: Box, colour: Colour): void {
  fillShadow(context, box);
  fillSolid(context, box, colour);
}

/** A rectangle on the wall behind the left side ("right" runs along it) or the right side of the room. */
export function fillOnWall(
  context: Canvas2D,
  wall: 'left' | 'right',
  [from, to, low, high]: readonly [from: number, to: number, low: number, high: number],
  colour: Colour,
  opacity = 1,
): void {
  const at = (along: number, up: number): Place =>
    wall === 'left' ? [along, 0, up] : [0, along, up];
  fillFace(context, [at(from, low), at(to, low), at(to, high), at(from, high)], colour, opacity);
}

/** Four legs and a plate. */
export function fillTable(context: Canvas2D, box: Box, colour: Colour, plate = 0.022): void {
  const { left, right, up } = box;
  const thick = 0.022;
  fillShadow(context, { ...box, up: [0, 0] }, 0.02);
  for (const l of [left[0], left[1] - thick]) {
    for (const r of [right[0], right[1] - thick]) {
      fillSolid(context, { left: [l, l + thick], right: [r, r + thick], up: [0, up[1] - plate] }, shift(colour, -0.1)); // prettier-ignore
    }
  }
  fillSolid(context, { left, right, up: [up[1] - plate, up[1]] }, colour);
}
