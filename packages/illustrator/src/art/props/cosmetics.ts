import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
} from './brush.ts';

const GOLD: Colour = [0.8, 0.11, 85];

/** Powders of a palette, row by row. */
const SHADES: readonly Colour[] = [
  [0.9, 0.04, 60],
  [0.8, 0.09, 35],
  [0.68, 0.14, 15],
  [0.56, 0.13, 340],
  [0.82, 0.1, 85],
  [0.62, 0.11, 50],
  [0.48, 0.09, 30],
  [0.4, 0.1, 300],
];
const IN_ROW = 4;

/** An open case with a mirror in its lid and two rows of powders. */
function eyeshadow(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.1, 0.08, 0.8, 0.4],
    [0.06, 0.06, 0.02, 0.02],
    fallShade(context, 0.08, 0.48, colour),
  );
  fillBox(context, [0.15, 0.13, 0.7, 0.3], 0.03, fallShade(context, 0.13, 0.43, [0.9, 0.03, 230]));
  strokeLine(
    context,
    [
      [0.24, 0.38],
      [0.38, 0.17],
    ],
    0.03,
    css([1, 0, 0], 0.6),
  );
  strokeLine(
    context,
    [
      [0.36, 0.38],
      [0.46, 0.22],
    ],
    0.015,
    css([1, 0, 0], 0.5),
  );
  fillBox(
    context,
    [0.06, 0.49, 0.88, 0.46],
    [0.02, 0.02, 0.07, 0.07],
    fallShade(context, 0.49, 0.95, shift(colour, -0.03)),
  );
  fillBox(context, [0.44, 0.91, 0.12, 0.03], 0.015, css(GOLD));
  for (const [i, shade] of SHADES.entries()) {
    const [x, y] = [0.2 + 0.2 * (i % IN_ROW), i < IN_ROW ? 0.61 : 0.79];
    fillEllipse(context, [x, y, 0.086, 0.076], css(shift(colour, -0.12)));
    fillEllipse(
      context,
      [x, y + 0.004, 0.074, 0.064],
      fallShade(context, y - 0.06, y + 0.07, shade),
    );
    gloss(context, [x - 0.025, y - 0.03, 0.022, 0.01], 0.45);
  }
}

/** A bottle with sticks that scent a room. */
function diffuser(context: Canvas2D, colour: Colour): void {
  const reed = css([0.72, 0.07, 75]);
  for (const [foot, top] of [
    [0.44, 0.2],
    [0.47, 0.36],
    [0.5, 0.5],
    [0.53, 0.64],
    [0.56, 0.8],
  ] as const)
    strokeLine(
      context,
      [
        [foot, 0.6],
        [top, 0.04 + Math.abs(top - 0.5) * 0.2],
      ],
      0.018,
      reed,
    );
  fillBox(context, [0.4, 0.46, 0.2, 0.1], 0.02, roundShade(context, 0.4, 0.6, GOLD));
  fillBox(context, [0.2, 0.54, 0.6, 0.44], 0.09, roundShade(context, 0.2, 0.8, colour));
  fillBox(context, [0.31, 0.67, 0.38, 0.2], 0.015, css([0.97, 0.01, 85]));
  fillBox(context, [0.39, 0.73, 0.22, 0.02], 0.01, css([0.4, 0.02, 60]));
  fillBox(context, [0.42, 0.79, 0.16, 0.015], 0.007, css([0.4, 0.02, 60]));
  gloss(context, [0.26, 0.76, 0.015, 0.12], 0.5);
}

/** A ball that fizzes in a bath: two halves with specks. */
function bathBomb(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.54, 0.44, colour);
  strokeEllipse(context, [0.5, 0.56, 0.43, 0.08], 0.02, css(shift(colour, -0.1), 0.5));
  for (const [x, y, hue] of [
    [0.3, 0.4, 0],
    [0.62, 0.28, 60],
    [0.7, 0.5, 200],
    [0.4, 0.74, 300],
    [0.62, 0.8, 120],
    [0.22, 0.62, 220],
  ] as const)
    fillEllipse(context, [x, y, 0.03, 0.026], css([0.86, 0.11, hue], 0.9));
}

/** A clear tube with a gold cap. */
function lipGloss(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.38, 0.02, 0.24, 0.42],
    [0.05, 0.05, 0.01, 0.01],
    roundShade(context, 0.38, 0.62, GOLD),
  );
  fillBox(
    context,
    [0.36, 0.44, 0.28, 0.54],
    [0.01, 0.01, 0.07, 0.07],
    roundShade(context, 0.36, 0.64, [0.96, 0.015, 350]),
  );
  fillBox(context, [0.4, 0.47, 0.2, 0.47], 0.05, roundShade(context, 0.4, 0.6, colour));
  gloss(context, [0.435, 0.66, 0.014, 0.14], 0.7);
}

/** A band for the hair, gathered in folds. */
function scrunchie(context: Canvas2D, colour: Colour): void {
  const folds = 14;
  for (let i = 0; i < folds; i++) {
    const turn = (i / folds) * Math.PI * 2;
    const [x, y] = [0.5 + 0.31 * Math.cos(turn), 0.55 + 0.24 * Math.sin(turn)];
    fillBall(context, x, y, 0.13, shift(colour, i % 2 === 0 ? 0.03 : -0.05));
  }
  strokeEllipse(context, [0.5, 0.55, 0.22, 0.16], 0.05, css(shift(colour, -0.16), 0.55));
}

/** What shops for make-up and for the bath sell. */
export const COSMETICS: PropFamily = {
  '@eyeshadow': (context, colour) => eyeshadow(context, colour ?? [0.36, 0.03, 340]),
  '@diffuser': (context, colour) => diffuser(context, colour ?? [0.78, 0.08, 60]),
  '@bathbomb': (context, colour) => bathBomb(context, colour ?? [0.84, 0.1, 350]),
  '@lipgloss': (context, colour) => lipGloss(context, colour ?? [0.68, 0.17, 5]),
  '@scrunchie': (context, colour) => scrunchie(context, colour ?? [0.72, 0.13, 350]),
};
