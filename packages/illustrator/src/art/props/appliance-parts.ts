import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillBox, fillEllipse, fillShape, roundShade, strokeLine } from './brush.ts';

export const ENAMEL: Colour = [0.93, 0.012, 230];
export const STEEL: Colour = [0.78, 0.01, 250];
export const GLASS: Colour = [0.42, 0.04, 245];
export const BLACK: Colour = [0.25, 0.015, 270];
export const RED: Colour = [0.58, 0.2, 27];
export const MINT: Colour = [0.84, 0.07, 175];

export const knob = (context: Canvas2D, x: number, y: number, radius: number): void => {
  fillEllipse(context, [x, y, radius, radius], roundShade(context, x - radius, x + radius, STEEL));
  strokeLine(
    context,
    [
      [x, y - radius * 0.7],
      [x, y - radius * 0.1],
    ],
    radius * 0.25,
    css(BLACK),
  );
};

/** A front with a lit upper edge and a shadow at its foot. */
export function body(
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  colour: Colour,
): void {
  fillBox(context, [x, y, width, height], radius, roundShade(context, x, x + width, colour));
  fillBox(
    context,
    [x + width * 0.06, y + 0.012, width * 0.88, 0.014],
    0.007,
    css(shift(colour, 0.12), 0.8),
  );
}

export function feet(context: Canvas2D, left: number, right: number): void {
  for (const x of [left, right - 0.07]) fillBox(context, [x, 0.96, 0.07, 0.04], 0.012, css(BLACK));
}

export function gleam(
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  fillShape(
    context,
    [
      [x, y + height * 0.5],
      [x + width * 0.5, y],
      [x + width * 0.75, y],
      [x, y + height * 0.8],
    ],
    css([1, 0, 0], 0.22),
  );
}
