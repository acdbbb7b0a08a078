import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
} from './brush.ts';

const PANE: Colour = [0.62, 0.1, 235];
const TYRE: Colour = [0.3, 0.015, 280];

/** A passenger plane on its wheels, seen from the side, its nose to the left. */
function parkedPlane(context: Canvas2D, colour: Colour): void {
  const white: Colour = [0.95, 0.01, 250];
  for (const [x, y] of [
    [0.2, 0.84],
    [0.55, 0.84],
    [0.62, 0.84],
  ] as const) {
    fillBox(context, [x - 0.008, 0.72, 0.016, 0.1], 0.004, css([0.6, 0.015, 260]));
    fillBall(context, x, y, 0.032, TYRE);
  }
  fillOutline(
    context,
    'M 80 52 L 90 26 Q 92 23 98 24 L 96 56 Z',
    fallShade(context, 0.24, 0.56, colour),
  );
  fillOutline(
    context,
    'M 2 64 Q 6 52 20 50 L 84 50 Q 96 52 99 56 Q 90 66 76 72 Q 60 76 40 76 L 18 76 Q 2 74 2 64 Z',
    fallShade(context, 0.48, 0.78, white),
  );
  fillOutline(
    context,
    'M 8 68 Q 40 72 92 62 Q 84 69 76 72 Q 40 76 18 74 Q 9 72 8 68 Z',
    css(colour),
  );
  fillOutline(context, 'M 7 57 Q 10 53 16 52 L 17 58 Q 11 59 7 60 Z', css(PANE));
  for (let i = 0; i < 11; i++)
    fillEllipse(context, [0.27 + i * 0.048, 0.57, 0.012, 0.017], css(PANE));
  fillBox(context, [0.205, 0.53, 0.035, 0.1], 0.008, css(shift(white, -0.12)));
  fillOutline(
    context,
    'M 42 64 L 60 64 L 74 82 Q 74 84 70 84 L 66 83 Z',
    fallShade(context, 0.62, 0.86, shift(white, -0.08)),
  );
  fillBox(context, [0.4, 0.69, 0.13, 0.075], 0.035, fallShade(context, 0.69, 0.77, colour));
  fillEllipse(context, [0.405, 0.728, 0.014, 0.036], css([0.4, 0.02, 260]));
  fillOutline(context, 'M 84 54 L 94 46 L 99 47 L 95 56 Z', css(shift(colour, -0.06)));
}

export const PARKED_PLANES: PropFamily = {
  '@parkedplane': (context, colour) => parkedPlane(context, colour ?? [0.58, 0.15, 250]),
};
