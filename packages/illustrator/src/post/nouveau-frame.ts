import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { tracePetal } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const CREAM: Colour = [0.94, 0.035, 88];
const GOLD: Colour = [0.77, 0.09, 80];
const SAGE: Colour = [0.62, 0.06, 150];
const ROSE: Colour = [0.66, 0.1, 28];
const INK: Colour = [0.32, 0.05, 45];
/** The border, in thousandths of the shorter side. */
const BORDER = 40;
/** Where the arch begins, as a share of the height. */
const SHOULDER = 0.27;
const PETALS = 7;

type Point = readonly [x: number, y: number];

/** The window of the frame: straight below, and a flat arch above. */
function traceWindow(context: Canvas2D, { width, height, unit }: Stage, inset: number): void {
  const edge = (BORDER + inset) * unit;
  const shoulder = SHOULDER * height;
  context.beginPath();
  context.moveTo(edge, height - edge);
  context.lineTo(edge, shoulder);
  context.bezierCurveTo(edge, shoulder * 0.42, width * 0.24, edge, width / 2, edge);
  context.bezierCurveTo(width * 0.76, edge, width - edge, shoulder * 0.42, width - edge, shoulder);
  context.lineTo(width - edge, height - edge);
  context.closePath();
}

/** The picture in a frame of around 1900: an arch, a flower in each corner, and stems that curl down from it. */
export function layNouveau(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height, unit } = stage;
  context.fillStyle = css(CREAM);
  context.fillRect(0, 0, width, height);
  for (const side of [-1, 1]) layCorner(context, stage, side);
  context.save();
  traceWindow(context, stage, 0);
  context.clip();
  context.drawImage(picture, 0, 0);
  context.restore();
  for (const [inset, line, colour] of [
    [0, 9, GOLD],
    [-7, 2.5, INK],
    [7, 2.5, INK],
  ] as const) {
    traceWindow(context, stage, inset);
    strokeIn(context, colour, line * unit);
  }
  context.beginPath();
  context.rect(10 * unit, 10 * unit, width - 20 * unit, height - 20 * unit);
  strokeIn(context, INK, 3 * unit);
}

function strokeIn(context: Canvas2D, colour: Colour, lineWidth: number): void {
  context.strokeStyle = css(colour);
  context.lineWidth = lineWidth;
  context.stroke();
}

/** A corner above the arch, with its flower and the stem that hangs from it. */
function layCorner(context: Canvas2D, { width, unit }: Stage, side: number): void {
  const at = ([x, y]: Point): Point => [side < 0 ? x * unit : width - x * unit, y * unit];
  const stems: readonly (readonly [Point, Point, Point, Point])[] = [
    [[62, 66], [20, 150], [34, 260], [22, 420]],
    [[66, 60], [170, 20], [250, 44], [380, 20]],
    [[62, 66], [40, 130], [70, 190], [40, 236]],
    [[66, 60], [140, 44], [190, 78], [250, 36]],
  ]; // prettier-ignore
  for (const [start, first, second, end] of stems) {
    context.beginPath();
    context.moveTo(...at(start));
    context.bezierCurveTo(...at(first), ...at(second), ...at(end));
    strokeIn(context, SAGE, 6 * unit);
  }
  for (const [x, y, turn] of [
    [34, 170, 1.4],
    [30, 300, 1.7],
    [170, 32, 0.2],
    [290, 34, -0.1],
  ] as const) {
    const [leafX, leafY] = at([x, y]);
    layLeaf(context, [leafX, leafY], side < 0 ? turn : Math.PI - turn, 26 * unit);
  }
  layFlower(context, at([66, 62]), 44 * unit);
}

function layLeaf(context: Canvas2D, [x, y]: Point, turn: number, long: number): void {
  context.beginPath();
  context.ellipse(x, y, long, long * 0.36, turn, 0, TAU);
  context.fillStyle = css(SAGE);
  context.fill();
  strokeIn(context, INK, long * 0.07);
}

function layFlower(context: Canvas2D, [x, y]: Point, radius: number): void {
  for (let i = 0; i < PETALS; i++) {
    const turn = (i / PETALS) * TAU;
    tracePetal(context, [x, y], turn, radius * 0.6, [radius * 0.46, radius * 0.27]);
    context.fillStyle = css(ROSE);
    context.fill();
    strokeIn(context, INK, radius * 0.05);
  }
  context.beginPath();
  context.arc(x, y, radius * 0.3, 0, TAU);
  context.fillStyle = css(GOLD);
  context.fill();
  strokeIn(context, INK, radius * 0.05);
}
