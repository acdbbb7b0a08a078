import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillEllipse, fillShape, type PropFamily, strokeLine } from './brush.ts';

const PAPER: Colour = [0.96, 0.025, 88];

/** One page of a book that lies open, curved up from the fold in the middle. @param side -1 left, 1 right */
function tracePage(context: Canvas2D, side: -1 | 1, lower: number): void {
  const x = (fromMiddle: number): number => 0.5 + side * fromMiddle;
  context.beginPath();
  context.moveTo(x(0), 0.64 + lower);
  context.quadraticCurveTo(x(0.14), 0.55 + lower, x(0.38), 0.6 + lower);
  context.lineTo(x(0.46), 0.87 + lower);
  context.quadraticCurveTo(x(0.18), 0.8 + lower, x(0), 0.91 + lower);
  context.closePath();
}

/** A book that lies open, seen from the front and a little from above. */
function spreadBook(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.08, 0.62],
      [0.92, 0.62],
      [1, 0.94],
      [0.54, 0.98],
      [0.46, 0.98],
      [0, 0.94],
    ],
    fallShade(context, 0.6, 0.98, colour),
  );
  for (const side of [-1, 1] as const) {
    for (const lower of [0.045, 0.03, 0.015]) {
      tracePage(context, side, lower);
      context.fillStyle = css(shift(PAPER, lower === 0.03 ? -0.06 : -0.12));
      context.fill();
    }
    tracePage(context, side, 0);
    context.fillStyle = fallShade(context, 0.55, 0.95, PAPER);
    context.fill();
    for (let line = 0; line < 5; line++) {
      const [y, reach] = [0.66 + line * 0.042, 0.37 + line * 0.012];
      context.beginPath();
      context.moveTo(0.5 + side * 0.1, y - 0.016);
      context.quadraticCurveTo(0.5 + side * 0.22, y - 0.035, 0.5 + side * reach, y);
      context.strokeStyle = css([0.7, 0.02, 80], 0.7);
      context.lineWidth = 0.007;
      context.stroke();
    }
  }
  strokeLine(context, [[0.5, 0.645], [0.5, 0.91]], 0.012, css(shift(PAPER, -0.22))); // prettier-ignore
}

const CONCRETE: Colour = [0.72, 0.008, 260];
/** Cracks that go out from the middle. */
const CRACKS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.79], [0.41, 0.77], [0.34, 0.81], [0.22, 0.79], [0.1, 0.83]],
  [[0.5, 0.79], [0.58, 0.82], [0.66, 0.79], [0.76, 0.83], [0.93, 0.81]],
  [[0.5, 0.79], [0.53, 0.74], [0.49, 0.71], [0.52, 0.67]],
  [[0.5, 0.79], [0.47, 0.86], [0.52, 0.9], [0.49, 0.95]],
  [[0.34, 0.81], [0.3, 0.87], [0.32, 0.92]],
  [[0.66, 0.79], [0.71, 0.74], [0.7, 0.7]],
]; // prettier-ignore

/** A slab of concrete on the ground, broken in the middle. */
function crackedSlab(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [[0, 0.95], [1, 0.95], [0.985, 1], [0.015, 1]],
    css(shift(colour, -0.2)),
  ); // prettier-ignore
  fillShape(
    context,
    [[0.13, 0.66], [0.87, 0.66], [1, 0.955], [0, 0.955]],
    fallShade(context, 0.62, 1, colour),
  ); // prettier-ignore
  for (const crack of CRACKS) {
    strokeLine(
      context,
      crack.map(([x, y]) => [x, y + 0.006] as const),
      0.022,
      css(shift(colour, 0.12)),
    );
    strokeLine(context, crack, 0.017, css([0.26, 0.02, 60]));
  }
  fillEllipse(context, [0.5, 0.79, 0.085, 0.026], css([0.26, 0.03, 55]));
  fillEllipse(context, [0.5, 0.795, 0.06, 0.016], css([0.36, 0.05, 50]));
}

const LEAF: Colour = [0.72, 0.19, 138];

/** A young plant with its stem, without a pot. */
function sprig(context: Canvas2D, colour: Colour): void {
  strokeLine(context, [[0.5, 1], [0.49, 0.7], [0.51, 0.34]], 0.055, css(shift(colour, -0.14))); // prettier-ignore
  const leaf = (x: number, y: number, reach: number, rise: number): void => {
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + reach * 0.25, y - rise * 1.5, x + reach, y - rise);
    context.quadraticCurveTo(x + reach * 0.8, y + 0.08, x, y);
    context.fillStyle = fallShade(context, y - rise - 0.05, y + 0.1, colour);
    context.fill();
    strokeLine(context, [[x, y], [x + reach * 0.75, y - rise * 0.68]], 0.014, css(shift(colour, 0.1))); // prettier-ignore
  };
  leaf(0.49, 0.74, -0.4, 0.16);
  leaf(0.5, 0.68, 0.4, 0.18);
  leaf(0.5, 0.44, -0.34, 0.22);
  leaf(0.51, 0.4, 0.33, 0.28);
}

/** What plants and other things grow out of, and a plant that does. */
export const GROWING_OUT_OF: PropFamily = {
  '@spreadbook': (context, colour) => spreadBook(context, colour ?? [0.46, 0.13, 25]),
  '@crackedslab': (context, colour) => crackedSlab(context, colour ?? CONCRETE),
  '@sprig': (context, colour) => sprig(context, colour ?? LEAF),
};
