import { fillShape, strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';

const WHITE: Colour = [0.96, 0.01, 250];

/** A broad collar with a white edge and a red scarf, in the units of `FigurePose`. */
export function drawSailorCollar(context: Canvas2D, cloth: Colour): void {
  fillShape(
    context,
    [
      [-0.2, 0.58],
      [0.2, 0.58],
      [0.15, 0.7],
      [0, 0.84],
      [-0.15, 0.7],
    ],
    css(cloth),
  );
  fillShape(
    context,
    [
      [-0.07, 0.58],
      [0.07, 0.58],
      [0, 0.74],
    ],
    css(WHITE),
  );
  strokeLine(
    context,
    [
      [-0.15, 0.67],
      [0, 0.81],
      [0.15, 0.67],
    ],
    0.012,
    css(WHITE),
  );
  fillShape(
    context,
    [
      [-0.05, 0.76],
      [0.05, 0.76],
      [0.03, 0.9],
      [0, 0.86],
      [-0.03, 0.9],
    ],
    css([0.56, 0.21, 25]),
  );
}
