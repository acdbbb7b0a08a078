import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fillBall,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  type PropFamily,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

/** The dragon of a dragon dance: paper and cloth on poles, which a row of people carries over their heads. */

/** Of each pole from the tail to the head, and where hands take hold of them, in widths of the dragon. */
export const DRAGON_POLES = { at: [0.2, 0.36, 0.52, 0.68, 0.84], hands: 0.72, foot: 0.78 } as const;

const BODY =
  'M 3 40 C 10 20 18 26 24 38 C 30 50 38 52 44 40 C 50 27 58 24 64 36 C 70 48 74 44 80 30';
const RED: Colour = [0.58, 0.21, 27];
const GOLD: Colour = [0.83, 0.16, 86];
const GREEN: Colour = [0.6, 0.15, 150];
const DARK: Colour = [0.22, 0.02, 30];

/** Round scales along the back. */
const SCALES = [
  [0.07, 0.31], [0.12, 0.27], [0.18, 0.29], [0.22, 0.34], [0.28, 0.42], [0.34, 0.455], [0.4, 0.425],
  [0.45, 0.36], [0.5, 0.3], [0.56, 0.285], [0.62, 0.32], [0.67, 0.38], [0.73, 0.385],
] as const; // prettier-ignore

/** Where the poles meet the body. */
const POLE_TOPS = [0.34, 0.48, 0.32, 0.42, 0.3] as const;

function poles(context: Canvas2D): void {
  for (const [i, x] of DRAGON_POLES.at.entries()) {
    const top = POLE_TOPS[i] ?? 0.4;
    strokeLine(
      context,
      [
        [x, top],
        [x, DRAGON_POLES.foot],
      ],
      0.013,
      css(shift(WOOD, 0.08)),
    );
  }
}

/** A cloth body with a fringe on its back, bands across it and a pale belly. */
function body(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0, -0.035);
  strokeOutline(context, BODY, 0.07, css(GREEN));
  context.restore();
  strokeOutline(context, BODY, 0.118, css(shift(colour, -0.14)));
  strokeOutline(context, BODY, 0.1, css(colour));
  context.save();
  context.translate(0, 0.03);
  strokeOutline(context, BODY, 0.035, css(GOLD));
  context.restore();
  for (const [x, y] of SCALES) fillEllipse(context, [x, y, 0.014, 0.014], css(GOLD));
  fillShape(
    context,
    [
      [0.05, 0.38],
      [-0.01, 0.28],
      [0.01, 0.4],
      [-0.02, 0.47],
      [0.05, 0.45],
    ],
    css(GOLD),
  );
}

/** The head looks to the right, with its mouth open, horns, a mane and a beard. */
function head(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 78 22 L 72 12 L 80 15 L 79 4 L 86 12 Z', css(GREEN));
  fillOutline(context, 'M 84 13 Q 82 4 76 1 Q 86 1 89 12 Z', css(GOLD));
  fillOutline(context, 'M 79 38 Q 84 52 90 47 L 87 43 L 94 46 L 91 38 Z', css([0.97, 0.02, 90]));
  fillOutline(context, 'M 82 33 Q 90 42 98 36 L 97 32 L 84 28 Z', css(shift(colour, -0.08)));
  fillOutline(context, 'M 84 32 Q 91 37 97 33 L 97 30 L 86 28 Z', css(shift(colour, -0.32)));
  fillOutline(
    context,
    'M 76 30 Q 74 14 85 11 Q 91 10 92 18 Q 98 17 99 23 Q 100 29 95 30 L 84 31 Q 80 36 76 30 Z',
    css(colour),
  );
  fillShape(
    context,
    [
      [0.93, 0.3],
      [0.945, 0.335],
      [0.96, 0.3],
    ],
    css([0.99, 0.01, 90]),
  );
  fillShape(
    context,
    [
      [0.87, 0.305],
      [0.88, 0.335],
      [0.895, 0.305],
    ],
    css([0.99, 0.01, 90]),
  );
  fillBall(context, 0.868, 0.185, 0.036, [0.97, 0.01, 90]);
  fillEllipse(context, [0.876, 0.188, 0.017, 0.02], css(DARK));
  gloss(context, [0.87, 0.18, 0.006, 0.006], 0.9);
  strokeOutline(context, 'M 82 15 Q 87 11 91 15', 0.016, css(GOLD));
  fillEllipse(context, [0.965, 0.225, 0.011, 0.008], css(shift(colour, -0.3)));
  strokeOutline(context, 'M 97 27 Q 104 28 101 37', 0.009, css(GOLD));
  fillEllipse(context, [0.8, 0.27, 0.022, 0.022], css(GOLD));
}

function dragonPuppet(context: Canvas2D, colour: Colour): void {
  poles(context);
  body(context, colour);
  head(context, colour);
}

export const DRAGON_PUPPET: PropFamily = {
  '@dragonpuppet': (context, colour) => dragonPuppet(context, colour ?? RED),
};
