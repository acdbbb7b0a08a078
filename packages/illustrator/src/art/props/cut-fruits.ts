import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
} from './brush.ts';

const SEGMENTS = 10;
const PITH: Colour = [0.97, 0.035, 95];

/** Half a citrus fruit that shows its cut face, its peel around and below it. */
function citrusHalf(context: Canvas2D, peel: Colour, flesh: Colour): void {
  fillEllipse(
    context,
    [0.53, 0.56, 0.43, 0.41],
    roundShade(context, 0.1, 0.96, shift(peel, -0.07)),
  );
  fillEllipse(context, [0.48, 0.5, 0.43, 0.43], css(peel));
  fillEllipse(context, [0.48, 0.5, 0.4, 0.4], css(PITH));
  for (let i = 0; i < SEGMENTS; i++)
    turned(context, [0.48, 0.5, (i / SEGMENTS) * Math.PI * 2], () => {
      fillOutline(
        context,
        'M 0 -5 L -10.2 -30 Q -9 -36.5 0 -37 Q 9 -36.5 10.2 -30 Z',
        fallShade(context, -0.37, 0, flesh),
      );
      for (const line of ['M -3.6 -27 L -1.6 -15', 'M 2.4 -31 L 1.2 -19'])
        strokeOutline(context, line, 0.012, css(shift(flesh, 0.1), 0.75));
    });
  fillEllipse(context, [0.48, 0.5, 0.036, 0.036], css(PITH));
  for (const [x, y, turn] of [
    [0.4, 0.4, 2.3],
    [0.6, 0.54, -1.2],
  ] as const)
    turned(context, [x, y, turn], () =>
      fillEllipse(context, [0, 0, 0.017, 0.033], css([0.9, 0.06, 90])),
    );
  gloss(context, [0.34, 0.28, 0.1, 0.05], 0.3);
}

const APPLE =
  'M 50 22 C 58 10 90 10 92 42 C 94 74 68 96 58 95 C 53 94 47 94 42 95 C 32 96 6 74 8 42 C 10 10 42 10 50 22 Z';

/** Half an apple: its flesh, its core and its seeds. */
function appleHalf(context: Canvas2D, peel: Colour): void {
  strokeOutline(context, 'M 50 24 C 49 14 52 8 57 3', 0.035, css([0.42, 0.07, 60]));
  fillOutline(context, APPLE, roundShade(context, 0.08, 0.92, peel));
  turned(context, [0.5, 0.54, 0], () => {
    context.scale(0.9, 0.88);
    context.translate(-0.5, -0.54);
    fillOutline(context, APPLE, roundShade(context, 0.1, 0.9, [0.96, 0.055, 98]));
  });
  const core = 'M 50 34 C 66 44 68 66 50 80 C 32 66 34 44 50 34 Z';
  fillOutline(context, core, css([0.92, 0.07, 95]));
  strokeOutline(context, core, 0.012, css([0.82, 0.09, 92]));
  for (const side of [-1, 1])
    turned(context, [0.5 + side * 0.055, 0.57, side * 0.25], () => {
      fillEllipse(context, [0, 0, 0.028, 0.055], css([0.38, 0.07, 48]));
      fillEllipse(context, [-0.008, -0.015, 0.008, 0.018], css([0.6, 0.08, 55]));
    });
}

export const CUT_FRUITS: PropFamily = {
  '@halflemon': (context) => citrusHalf(context, [0.88, 0.18, 98], [0.89, 0.18, 101]),
  '@halflime': (context) => citrusHalf(context, [0.68, 0.18, 135], [0.86, 0.15, 124]),
  '@halforange': (context) => citrusHalf(context, [0.75, 0.18, 58], [0.82, 0.16, 66]),
  '@halfapple': (context, colour) => appleHalf(context, colour ?? [0.58, 0.21, 25]),
};
