import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  IRON,
  type PropFamily,
  roundShade,
  STONE,
  WARM_LIGHT,
} from './brush.ts';

const SIDING: Colour = [0.9, 0.025, 80];
const TRIM: Colour = [0.97, 0.012, 90];
const BOARDS = 15;

/** The door in its frame, with panels and a window above it. */
function door(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.31, 0.1, 0.38, 0.73], 0.006, fallShade(context, 0.1, 0.83, TRIM));
  fillBox(context, [0.345, 0.125, 0.31, 0.07], 0.004, fallShade(context, 0.1, 0.2, WARM_LIGHT));
  fillBox(context, [0.345, 0.21, 0.31, 0.62], 0.004, roundShade(context, 0.345, 0.655, colour));
  for (const [x, y, height] of [
    [0.375, 0.24, 0.26],
    [0.515, 0.24, 0.26],
    [0.375, 0.55, 0.23],
    [0.515, 0.55, 0.23],
  ] as const) {
    fillBox(context, [x, y, 0.11, height], 0.006, css(shift(colour, -0.1)));
    fillBox(context, [x + 0.008, y + 0.008, 0.1, height - 0.01], 0.005, css(shift(colour, 0.03)));
  }
  fillEllipse(context, [0.637, 0.545, 0.012, 0.012], css(BRASS));
}

/** The front of a house with its door, lanterns and steps, seen from near. */
function houseDoor(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.01, 0.04, 0.98, 0.94], 0, css(SIDING));
  for (let i = 0; i < BOARDS; i++) {
    const y = 0.06 + i * 0.06;
    fillBox(context, [0.01, y, 0.98, 0.007], 0, css(shift(SIDING, -0.1)));
  }
  fillBox(context, [0, 0, 1, 0.06], 0.004, fallShade(context, 0, 0.06, TRIM));
  for (const x of [0.01, 0.955])
    fillBox(context, [x, 0.05, 0.035, 0.93], 0, fallShade(context, 0, 1, TRIM));
  door(context, colour);
  for (const x of [0.23, 0.77]) {
    fillBox(context, [x - 0.028, 0.27, 0.056, 0.016], 0.004, css(IRON));
    fillBox(context, [x - 0.022, 0.286, 0.044, 0.075], 0.006, css(WARM_LIGHT));
    fillBox(context, [x - 0.026, 0.36, 0.052, 0.014], 0.004, css(IRON));
    fillBox(context, [x - 0.003, 0.286, 0.006, 0.075], 0, css(IRON));
  }
  for (const [i, y] of [0.83, 0.885, 0.94].entries()) {
    const left = 0.14 - i * 0.06;
    const step: Colour = shift(STONE, 0.04 - i * 0.02);
    fillBox(context, [left, y, 1 - 2 * left, 0.06], 0.006, fallShade(context, y, y + 0.06, step));
    fillBox(context, [left, y, 1 - 2 * left, 0.012], 0.004, css(shift(step, 0.08)));
  }
}

/** Front doors of houses; the color is that of the door. */
export const HOUSE_DOORS: PropFamily = {
  '@housedoor': (context, colour) => houseDoor(context, colour ?? [0.46, 0.13, 25]),
};
