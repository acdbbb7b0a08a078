import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

export interface Place {
  readonly context: Canvas2D;
  readonly stage: Stage;
  readonly random: Random;
}

/** Paints a piece of furniture against the back wall. All places are fractions of the picture. */
export type Furnish = (place: Place) => void;

export const INK: Colour = [0.3, 0.04, 50];

/** A rounded box; corners are fractions of the picture. */
export function box(
  { context, stage }: Place,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour: Colour,
  radius = 6,
): void {
  const { width, height, unit } = stage;
  context.fillStyle = verticalGradient(context, y0 * height, y1 * height, [
    [0, shift(colour, 0.04)],
    [1, shift(colour, -0.07)],
  ]);
  context.beginPath();
  context.roundRect(x0 * width, y0 * height, (x1 - x0) * width, (y1 - y0) * height, radius * unit);
  context.fill();
}

/** A polygon; corners are fractions of the picture. */
export function shape(
  { context, stage }: Place,
  points: readonly (readonly [number, number])[],
  colour: Colour,
  alpha = 1,
): void {
  context.fillStyle = css(colour, alpha);
  fillPolygon(
    context,
    points.map(([x, y]) => [x * stage.width, y * stage.height] as const),
  );
}

/** The edge of a shadow on the wall. */
export function shadowBelow(
  { context, stage }: Place,
  [x0, y, x1]: readonly [number, number, number],
): void {
  const { width, height, unit } = stage;
  context.fillStyle = css([0.2, 0.04, 40], 0.18);
  context.fillRect(x0 * width, y * height, (x1 - x0) * width, 9 * unit);
}
