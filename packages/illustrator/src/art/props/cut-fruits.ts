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

/** The skin of a banana on the ground: its flaps around the stalk, with the pale side up here and there. */
function bananaPeel(context: Canvas2D, colour: Colour): void {
  const pale: Colour = [0.95, 0.08, 98];
  fillOutline(context, 'M 44 46 Q 30 40 16 58 Q 4 74 2 92 Q 18 92 30 80 Q 42 68 50 62 Z', fallShade(context, 0.4, 0.95, shift(colour, -0.05))); // prettier-ignore
  fillOutline(context, 'M 56 46 Q 70 40 84 58 Q 96 74 98 92 Q 82 92 70 80 Q 58 68 50 62 Z', fallShade(context, 0.4, 0.95, shift(colour, -0.08))); // prettier-ignore
  fillOutline(
    context,
    'M 20 74 Q 28 62 42 60 Q 32 74 22 84 Q 14 88 8 88 Q 12 80 20 74 Z',
    css(pale),
  );
  fillOutline(context, 'M 80 74 Q 72 62 58 60 Q 68 74 78 84 Q 86 88 92 88 Q 88 80 80 74 Z', css(shift(pale, -0.05))); // prettier-ignore
  fillOutline(context, 'M 36 52 Q 44 36 46 12 L 55 12 Q 56 36 64 52 Q 66 78 50 98 Q 34 78 36 52 Z', roundShade(context, 0.34, 0.66, colour)); // prettier-ignore
  strokeOutline(context, 'M 50 20 Q 50 60 50 92', 0.014, css(shift(colour, -0.1), 0.8));
  fillOutline(context, 'M 46 16 L 47 3 L 55 3 L 55 16 Z', css([0.5, 0.08, 80]));
}

export const CUT_FRUITS: PropFamily = {
  '@bananapeel': (context, colour) => bananaPeel(context, colour ?? [0.86, 0.17, 95]),
  '@halflemon': (context) => citrusHalf(context, [0.88, 0.18, 98], [0.89, 0.18, 101]),
  '@halflime': (context) => citrusHalf(context, [0.68, 0.18, 135], [0.86, 0.15, 124]),
  '@halforange': (context) => citrusHalf(context, [0.75, 0.18, 58], [0.82, 0.16, 66]),
  '@halfapple': (context, colour) => appleHalf(context, colour ?? [0.58, 0.21, 25]),
};
