import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { fillPolygon } from '../../../painting.ts';
import { fallShade, fillBox, strokeLine, turned } from '../brush.ts';

/** Colors of the parts of a diagram, one after the other. */
const TONES: readonly Colour[] = [
  [0.68, 0.16, 35],
  [0.8, 0.14, 85],
  [0.68, 0.14, 155],
  [0.66, 0.13, 240],
  [0.62, 0.15, 300],
];
export const INK: Colour = [0.36, 0.03, 265];
const PAPER: Colour = [0.985, 0.008, 90];

/** The colors of the parts of a diagram, one after another. */
export const toneAt = (i: number): Colour => TONES[i % TONES.length]!;

/** A white sheet that fills the unit square. */
export function sheet(context: Canvas2D, colour: Colour = PAPER): void {
  fillBox(context, [0, 0, 1, 1], 0.04, css(colour));
}

/** Draws within a square whose upper left corner and side are given. */
export function at(
  context: Canvas2D,
  [x, y, side]: readonly [x: number, y: number, side: number],
  draw: (context: Canvas2D) => void,
): void {
  context.save();
  context.translate(x, y);
  context.scale(side, side);
  draw(context);
  context.restore();
}

function arrowHead(context: Canvas2D, x: number, y: number, turn: number, size: number): void {
  turned(context, [x, y, turn], () => {
    fillPolygon(context, [
      [size, 0],
      [-size * 0.55, -size * 0.8],
      [-size * 0.55, size * 0.8],
    ]);
  });
}

/** An arrow along a part of a circle. @param from, to in radians; clockwise where the second is larger */
export function roundArrow(
  context: Canvas2D,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  [from, to]: readonly [from: number, to: number],
  width: number,
  colour: Colour,
): void {
  context.strokeStyle = css(colour);
  context.fillStyle = css(colour);
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  const isBack = to < from;
  context.arc(x, y, radius, from, to, isBack);
  context.stroke();
  const [endX, endY] = [x + Math.cos(to) * radius, y + Math.sin(to) * radius];
  const ahead = isBack ? -(Math.PI / 2 + 0.12) : Math.PI / 2 + 0.12;
  arrowHead(context, endX, endY, to + ahead, width * 2);
}

/** A straight arrow. */
export function arrow(
  context: Canvas2D,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  width: number,
  colour: Colour,
): void {
  strokeLine(context, [[x0, y0], [x1, y1]], width, css(colour)); // prettier-ignore
  context.fillStyle = css(colour);
  arrowHead(context, x1, y1, Math.atan2(y1 - y0, x1 - x0), width * 2);
}

/** Bars in the place of words that the prompt does not say. */
export function textBars(
  context: Canvas2D,
  [x, y, width]: readonly [x: number, y: number, width: number],
  count: number,
  colour: Colour = [0.86, 0.012, 265],
): void {
  for (let i = 0; i < count; i++) {
    const long = i === count - 1 && count > 1 ? width * 0.62 : width;
    fillBox(context, [x, y + i * 0.036, long, 0.018], 0.009, css(colour));
  }
}

/** A rounded box with a light from above. */
export function box(
  context: Canvas2D,
  place: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
  radius = 0.025,
): void {
  fillBox(context, place, radius, fallShade(context, place[1], place[1] + place[3], colour));
  const [x, y, width] = place;
  fillBox(
    context,
    [x + 0.02, y + 0.012, width - 0.04, 0.008],
    0.004,
    css(shift(colour, 0.18), 0.6),
  );
}
