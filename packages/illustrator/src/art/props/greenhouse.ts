import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  STONE,
  strokeOutline,
} from './brush.ts';

const GLASS: Colour = [0.88, 0.045, 195];
const LEAF: Colour = [0.58, 0.14, 145];
const WALLS = 'M 10 94 L 10 46 L 50 12 L 90 46 L 90 94 Z';

/** A plant of leaves around a foot. */
function plantAt(context: Canvas2D, x: number, foot: number, tall: number, hue: number): void {
  const green: Colour = [LEAF[0] + hue * 0.001, LEAF[1], LEAF[2] + hue];
  for (const [dx, dy, radius] of [
    [0, 1, 0.34],
    [-0.28, 0.62, 0.28],
    [0.28, 0.66, 0.3],
    [0, 0.4, 0.32],
  ] as const)
    fillEllipse(
      context,
      [x + dx * tall, foot - dy * tall * 0.72, radius * tall * 0.62, radius * tall],
      css(shift(green, dy * 0.09 - 0.03)),
    );
}

/** A house of glass with white ribs and a gable, full of plants. */
function greenhouse(context: Canvas2D, frame: Colour): void {
  fillOutline(context, WALLS, fallShade(context, 0.12, 0.94, shift(GLASS, 0.02)));
  for (const [i, x] of [0.19, 0.31, 0.69, 0.81].entries())
    plantAt(context, x, 0.87, 0.24 + 0.07 * (i % 2), i * 7);
  for (const [i, x] of [0.25, 0.75].entries()) plantAt(context, x, 0.6, 0.13, 18 - i * 9);
  fillBox(context, [0.11, 0.6, 0.24, 0.014], 0, css(shift(frame, -0.16)));
  fillBox(context, [0.65, 0.6, 0.24, 0.014], 0, css(shift(frame, -0.16)));
  for (const [x, y] of [
    [20, 66],
    [30, 70],
    [70, 68],
    [80, 64],
  ] as const)
    fillEllipse(context, [x / 100, y / 100, 0.017, 0.017], css([0.7, 0.19, 20]));
  fillOutline(context, 'M 14 90 L 14 50 L 40 28 L 22 90 Z', css([1, 0, 0], 0.2));
  fillBox(context, [0.4, 0.52, 0.2, 0.42], 0.01, css(GLASS, 0.75));
  const rib = css(frame);
  for (const x of [10, 22.5, 35, 65, 77.5, 90])
    strokeOutline(
      context,
      `M ${x} 94 L ${x} ${46 - 34 * Math.min(1, (50 - Math.abs(x - 50) - 10) / 40)}`,
      0.016,
      rib,
    );
  for (const line of [
    'M 10 46 L 90 46',
    'M 10 70 L 38 70',
    'M 62 70 L 90 70',
    'M 26 33 L 74 33',
    'M 50 12 L 50 46',
    'M 40 94 L 40 52 L 60 52 L 60 94',
    'M 50 52 L 50 94',
  ])
    strokeOutline(context, line, 0.014, rib);
  strokeOutline(context, 'M 6 49 L 50 11 L 94 49', 0.026, css(shift(frame, -0.03)));
  fillBox(context, [0.07, 0.87, 0.32, 0.09], 0.008, fallShade(context, 0.87, 0.96, STONE));
  fillBox(context, [0.61, 0.87, 0.32, 0.09], 0.008, fallShade(context, 0.87, 0.96, STONE));
  fillEllipse(context, [0.57, 0.74, 0.01, 0.014], css([0.75, 0.12, 80]));
}

/** From outside. */
export const GREENHOUSE: PropFamily = {
  '@greenhouse': (context, colour) => greenhouse(context, colour ?? [0.97, 0.01, 150]),
};
