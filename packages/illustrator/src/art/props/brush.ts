import type { Canvas2D, Fill } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { type AlphaStop, fillPolygon, linearGradient, radialGradient } from '../../painting.ts';
import type { PropTable } from '../prop-table.ts';

/** A family of props by glyph name ("@surfboard"); each fills the unit square and stands on y = 1. */
export type PropFamily = PropTable;

export const WOOD: Colour = [0.55, 0.09, 58];
export const DARK_WOOD: Colour = [0.36, 0.07, 45];
export const IRON: Colour = [0.36, 0.02, 270];
export const STEEL: Colour = [0.82, 0.012, 250];
export const STONE: Colour = [0.72, 0.02, 270];
export const SNOW: Colour = [0.97, 0.02, 240];
export const BRASS: Colour = [0.82, 0.14, 88];
export const PORCELAIN: Colour = [0.95, 0.008, 250];
export const CREAM: Colour = [0.96, 0.03, 88];
export const WARM_LIGHT: Colour = [0.95, 0.12, 88];

/** Left to right, lit from the left: how a cylinder takes the light. */
export function roundShade(context: Canvas2D, left: number, right: number, colour: Colour): Fill {
  return linearGradient(
    context,
    [left, 0, right, 0],
    [
      [0, shift(colour, 0.06)],
      [0.3, shift(colour, 0.1)],
      [0.65, colour],
      [1, shift(colour, -0.16, 1.05, -12)],
    ],
  );
}

/** Top to bottom, lighter above. */
export function fallShade(context: Canvas2D, top: number, bottom: number, colour: Colour): Fill {
  return linearGradient(
    context,
    [0, top, 0, bottom],
    [
      [0, shift(colour, 0.09)],
      [0.5, colour],
      [1, shift(colour, -0.13, 1.05, -10)],
    ],
  );
}

export function fillBox(
  context: Canvas2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  radius: number | number[],
  fill: Fill,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

export function fillShape(
  context: Canvas2D,
  points: readonly (readonly [x: number, y: number])[],
  fill: Fill,
): void {
  context.fillStyle = fill;
  fillPolygon(context, points);
}

export function fillEllipse(
  context: Canvas2D,
  [x, y, radiusX, radiusY]: readonly [x: number, y: number, radiusX: number, radiusY: number],
  fill: Fill,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
}

/** A ring: the outline of an ellipse. */
export function strokeEllipse(
  context: Canvas2D,
  [x, y, radiusX, radiusY]: readonly [x: number, y: number, radiusX: number, radiusY: number],
  width: number,
  stroke: Fill,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.stroke();
}

/** A ball that is lit from the upper left. */
export function fillBall(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
): void {
  fillEllipse(
    context,
    [x, y, radius, radius],
    radialGradient(context, x - radius * 0.35, y - radius * 0.4, radius * 1.7, [
      [0, shift(colour, 0.14, 0.9)],
      [0.5, colour],
      [1, shift(colour, -0.2, 1, -10)],
    ]),
  );
}

/**
 * Makes an outline of the commands M, L, Q, C and Z of SVG the current path, so that the next fill, stroke
 * or clip takes it.
 * @param outline in hundredths of the unit square, upper case commands alone: "M 20 90 L 50 10 80 90 Z"
 */
function traceOutline(context: Canvas2D, outline: string): void {
  context.beginPath();
  for (const [, command, text = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') context.closePath();
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((each) => Number(each) / 100);
    const step = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.slice(i, i + step);
      if (command === 'M') context.moveTo(a, b);
      else if (command === 'L') context.lineTo(a, b);
      else if (command === 'Q') context.quadraticCurveTo(a, b, c, d);
      else context.bezierCurveTo(a, b, c, d, e, f);
    }
  }
}

/** Fills an outline, see `traceOutline`; it stays the current path. */
export function fillOutline(context: Canvas2D, outline: string, fill: Fill): void {
  traceOutline(context, outline);
  context.fillStyle = fill;
  context.fill();
}

/** A rounded stroke along an outline, see `traceOutline`. */
export function strokeOutline(
  context: Canvas2D,
  outline: string,
  width: number,
  stroke: Fill,
): void {
  traceOutline(context, outline);
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

/** Draws within an outline alone. */
export function within(context: Canvas2D, outline: string, draw: () => void): void {
  context.save();
  traceOutline(context, outline);
  context.clip();
  draw();
  context.restore();
}

/** Draws once as it is and once mirrored at the middle. */
export function onBothSides(context: Canvas2D, draw: () => void): void {
  draw();
  context.save();
  context.translate(1, 0);
  context.scale(-1, 1);
  draw();
  context.restore();
}

/** Draws about a turned origin. @param turn in radians, clockwise */
export function turned(
  context: Canvas2D,
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  draw();
  context.restore();
}

/** A reflection of light on something smooth. */
export function gloss(
  context: Canvas2D,
  [x, y, radiusX, radiusY]: readonly [x: number, y: number, radiusX: number, radiusY: number],
  strength = 0.4,
): void {
  fillEllipse(context, [x, y, radiusX, radiusY], css([1, 0, 0], strength));
}

/** A rounded stroke through points. */
export function strokeLine(
  context: Canvas2D,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  stroke: Fill,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
}

/** Spokes around a hub. @param reach how far they go from (x, y) */
export function spokes(
  context: Canvas2D,
  [x, y, reach]: readonly [x: number, y: number, reach: number],
  count: number,
  width: number,
  colour: Colour,
): void {
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * TAU;
    strokeLine(
      context,
      [
        [x, y],
        [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach],
      ],
      width,
      css(colour),
    );
  }
}

/** Lays a gradient over what the current path encloses. */
export function shadePath(
  context: Canvas2D,
  line: readonly [x0: number, y0: number, x1: number, y1: number],
  stops: readonly AlphaStop[],
): void {
  context.save();
  context.clip();
  context.fillStyle = linearGradient(context, line, stops);
  context.fillRect(0, 0, 1, 1);
  context.restore();
}

/** A lit window with its glazing bars. */
export function litWindow(
  context: Canvas2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  bar: Colour = DARK_WOOD,
): void {
  fillBox(context, [x, y, width, height], width * 0.08, css([0.3, 0.05, 45]));
  const inset = width * 0.08;
  const glass: Fill = linearGradient(
    context,
    [x, y, x, y + height],
    [
      [0, [0.98, 0.09, 95]],
      [1, [0.83, 0.16, 70]],
    ],
  );
  context.fillStyle = glass;
  context.fillRect(x + inset, y + inset, width - inset * 2, height - inset * 2);
  context.fillStyle = css(bar);
  context.fillRect(x + width / 2 - inset * 0.5, y, inset, height);
  context.fillRect(x, y + height / 2 - inset * 0.5, width, inset);
}
