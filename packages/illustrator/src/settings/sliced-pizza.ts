import type { Canvas2D } from '../canvas.ts';
import type { DividedSheet } from '../language/divided-sheet.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const CRUST: Colour = [0.7, 0.12, 65];
const CHEESE: Colour = [0.87, 0.14, 88];
const SALAMI: Colour = [0.58, 0.19, 28];
const BASIL: Colour = [0.6, 0.15, 142];
const EMPTY: Colour = [0.93, 0.02, 88];
/** Between two slices, radians. */
const GAP = 0.025;
/** Of the shorter side. */
const RADIUS = 0.37;

interface Slice {
  readonly from: number;
  readonly to: number;
}

/** A pizza seen from above, cut into as many slices as the sheet has fields; the places of those that are missing are pale. */
export function paintSlicedPizza(context: Canvas2D, stage: Stage, { cells }: DividedSheet): void {
  const { width, height, unit } = stage;
  const radius = RADIUS * Math.min(width, height);
  context.save();
  context.translate(width / 2, height * 0.565);
  cells.forEach(({ copies }, i) => {
    const start = (i / cells.length) * TAU - TAU / 4;
    const slice = { from: start + GAP, to: start + TAU / cells.length - GAP };
    if (copies > 0) paintSlice(context, slice, radius);
    else paintMissing(context, slice, radius, unit);
  });
  context.restore();
}

function trace(context: Canvas2D, { from, to }: Slice, radius: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, from, to);
  context.closePath();
}

function paintSlice(context: Canvas2D, slice: Slice, radius: number): void {
  trace(context, slice, radius);
  context.fillStyle = css(CRUST);
  context.fill();
  trace(context, slice, radius * 0.97);
  context.fillStyle = css(shift(CRUST, 0.08));
  context.fill();
  trace(context, slice, radius * 0.87);
  context.fillStyle = css(CHEESE);
  context.fill();
  const middle = (slice.from + slice.to) / 2;
  const wide = Math.min(1, (slice.to - slice.from) * 1.4);
  const at = (turn: number, away: number): readonly [number, number] => [
    Math.cos(turn) * away * radius,
    Math.sin(turn) * away * radius,
  ];
  const spread = (slice.to - slice.from) * 0.22;
  for (const [turn, away, size] of [
    [middle - spread, 0.68, 0.085],
    [middle + spread, 0.62, 0.08],
    [middle, 0.4, 0.065],
  ] as const) {
    const [x, y] = at(turn, away);
    context.fillStyle = css(shift(SALAMI, -0.08));
    fillCircle(context, x, y, size * wide * radius);
    context.fillStyle = css(SALAMI);
    fillCircle(context, x, y, size * 0.86 * wide * radius);
  }
  context.fillStyle = css(BASIL);
  const [x, y] = at(middle + spread * 0.6, 0.79);
  fillCircle(context, x, y, 0.028 * radius);
}

/** The pale place of a slice that is gone. */
function paintMissing(context: Canvas2D, slice: Slice, radius: number, unit: number): void {
  trace(context, slice, radius);
  context.fillStyle = css(EMPTY);
  context.fill();
  context.strokeStyle = css(shift(EMPTY, -0.2));
  context.lineWidth = 3 * unit;
  context.stroke();
}
