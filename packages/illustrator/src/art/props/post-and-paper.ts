import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  CREAM,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const INK: Colour = [0.36, 0.04, 270];

/** Sea, sun and a sail: the picture of stamps and postcards. */
function seaside(
  context: Canvas2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
): void {
  const line = y + height * 0.58;
  fillBox(context, [x, y, width, height], 0, fallShade(context, y, line, [0.82, 0.13, 70]));
  fillBall(context, x + width * 0.5, y + height * 0.44, height * 0.2, [0.93, 0.13, 92]);
  fillBox(
    context,
    [x, line, width, y + height - line],
    0,
    fallShade(context, line, y + height, [0.62, 0.13, 235]),
  );
  const mast = x + width * 0.66;
  fillShape(
    context,
    [
      [mast, y + height * 0.2],
      [mast, y + height * 0.66],
      [mast - width * 0.19, y + height * 0.66],
    ],
    css([0.97, 0.01, 90]),
  );
  fillShape(
    context,
    [
      [mast + width * 0.025, y + height * 0.3],
      [mast + width * 0.15, y + height * 0.66],
      [mast + width * 0.025, y + height * 0.66],
    ],
    css([0.64, 0.21, 25]),
  );
  fillShape(
    context,
    [
      [mast - width * 0.2, y + height * 0.7],
      [mast + width * 0.18, y + height * 0.7],
      [mast + width * 0.1, y + height * 0.82],
      [mast - width * 0.13, y + height * 0.82],
    ],
    css([0.45, 0.09, 50]),
  );
}

/** A stamp with its perforated rim. */
function postageStamp(context: Canvas2D, colour: Colour): void {
  const paper = fallShade(context, -0.3, 1.4, CREAM);
  fillBox(context, [0.12, 0.03, 0.76, 0.94], 0, paper);
  for (let i = 0; i < 10; i++) {
    const x = 0.158 + i * 0.076;
    for (const y of [0.03, 0.97]) fillEllipse(context, [x, y, 0.026, 0.026], paper);
  }
  for (let i = 0; i < 12; i++) {
    const y = 0.072 + i * 0.078;
    for (const x of [0.12, 0.88]) fillEllipse(context, [x, y, 0.026, 0.026], paper);
  }
  fillBox(context, [0.18, 0.1, 0.64, 0.8], 0.01, fallShade(context, 0.1, 0.9, colour));
  seaside(context, [0.22, 0.14, 0.56, 0.56]);
  const white = css([1, 0, 0]);
  for (const x of [0.24, 0.34]) {
    fillBox(context, [x, 0.755, 0.075, 0.09], 0.035, white);
    fillBox(context, [x + 0.025, 0.782, 0.025, 0.036], 0.012, css(colour));
  }
  fillBox(context, [0.5, 0.765, 0.26, 0.026], 0.012, css([1, 0, 0], 0.9));
  fillBox(context, [0.58, 0.812, 0.18, 0.022], 0.011, css([1, 0, 0], 0.7));
}

/** A picture postcard, written and stamped. */
function postcard(context: Canvas2D, colour: Colour): void {
  turned(context, [0.47, 0.48, -0.07], () => {
    fillBox(context, [-0.4, -0.3, 0.8, 0.54], 0.03, css(shift(colour, -0.06)));
    fillBox(context, [-0.365, -0.265, 0.73, 0.47], 0, css(colour));
    context.save();
    context.beginPath();
    context.rect(-0.365, -0.265, 0.73, 0.47);
    context.clip();
    seaside(context, [-0.365, -0.265, 0.73, 0.47]);
    context.restore();
  });
  turned(context, [0.53, 0.7, 0.05], () => {
    fillBox(context, [-0.44, -0.27, 0.88, 0.56], 0.03, css(shift(colour, -0.2)));
    fillBox(context, [-0.44, -0.28, 0.88, 0.555], 0.03, fallShade(context, -0.5, 0.7, colour));
    fillBox(context, [-0.006, -0.22, 0.012, 0.44], 0.006, css([0.78, 0.02, 80]));
    fillBox(
      context,
      [0.24, -0.235, 0.15, 0.18],
      0.01,
      fallShade(context, -0.24, -0.05, [0.64, 0.19, 25]),
    );
    fillBall(context, 0.315, -0.145, 0.045, [0.93, 0.08, 88]);
    strokeEllipse(context, [0.19, -0.13, 0.075, 0.075], 0.012, css([0.4, 0.06, 270], 0.7));
    for (const [i, wide] of [34, 28, 34, 20].entries()) {
      const y = i * 10 - 16;
      const wave = `M -38 ${y} Q -34 ${y - 4} -31 ${y} Q -27 ${y + 3} -24 ${y} L ${wide - 38} ${y}`;
      strokeOutline(context, wave, 0.016, css([0.42, 0.12, 265]));
    }
    for (const y of [0.04, 0.11, 0.18]) fillBox(context, [0.08, y, 0.3, 0.014], 0.007, css(INK));
  });
}

/** A glossy magazine with a face on its cover. */
function magazine(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 18 5 L 90 3 L 92 97 L 20 100 Z', css([0.86, 0.01, 90]));
  fillOutline(context, 'M 12 2 L 84 1 L 87 97 L 14 99 Z', fallShade(context, 0, 1, colour));
  within(context, 'M 12 2 L 84 1 L 87 97 L 14 99 Z', () => {
    fillEllipse(context, [0.52, 1.06, 0.32, 0.32], fallShade(context, 0.76, 1, [0.56, 0.17, 285]));
    fillOutline(
      context,
      'M 32 76 C 24 40 36 30 51 30 C 68 30 78 42 71 77 Z',
      css([0.36, 0.07, 45]),
    );
    fillBox(context, [0.455, 0.62, 0.13, 0.2], 0.05, css([0.72, 0.09, 55]));
    fillEllipse(
      context,
      [0.52, 0.54, 0.145, 0.175],
      fallShade(context, 0.34, 0.8, [0.81, 0.085, 60]),
    );
    fillOutline(
      context,
      'M 36 54 C 36 38 46 35 56 37 C 48 44 42 46 36 54 Z M 54 37 C 64 36 69 44 68 56 C 64 48 60 44 54 37 Z',
      css([0.36, 0.07, 45]),
    );
  });
  for (const x of [0.465, 0.575])
    fillEllipse(context, [x, 0.54, 0.016, 0.022], css([0.25, 0.03, 40]));
  strokeOutline(context, 'M 47 62 Q 52 67 57 62', 0.022, css([0.58, 0.2, 20]));
  const white = css([1, 0, 0]);
  strokeOutline(context, 'M 20 22 L 20 9 L 26 17 L 32 9 L 32 22', 0.036, white);
  strokeOutline(context, 'M 38 22 L 43.5 9 L 49 22 M 40 18 L 47 18', 0.034, white);
  strokeOutline(
    context,
    'M 65 11 C 60 7 54 10 54 15.5 C 54 22 61 24 65 20 L 65 17 L 61 17',
    0.034,
    white,
  );
  fillBox(context, [0.71, 0.1, 0.09, 0.11], 0.01, css([0.9, 0.15, 92]));
  for (const [x, y, wide] of [
    [0.17, 0.4, 0.13],
    [0.17, 0.44, 0.09],
    [0.74, 0.52, 0.08],
    [0.76, 0.56, 0.06],
    [0.18, 0.72, 0.1],
    [0.18, 0.76, 0.07],
  ] as const) {
    fillBox(context, [x, y, wide, 0.022], 0.011, white);
  }
  strokeOutline(context, 'M 15 3 L 17 98', 0.012, css([1, 0, 0], 0.45));
}

/** A diary with a strap and a lock. */
function diary(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.16, 0.04, 0.72, 0.955], 0.05, css(shift(colour, -0.2)));
  fillBox(context, [0.18, 0.055, 0.68, 0.91], 0.03, css([0.95, 0.02, 90]));
  for (const y of [0.935, 0.95]) fillBox(context, [0.2, y, 0.64, 0.006], 0, css([0.78, 0.03, 80]));
  fillBox(context, [0.13, 0.01, 0.73, 0.92], 0.05, fallShade(context, 0, 1, colour));
  fillBox(context, [0.13, 0.01, 0.11, 0.92], [0.05, 0, 0, 0.05], css(shift(colour, -0.11)));
  fillBox(context, [0.3, 0.1, 0.48, 0.2], 0.03, css([0.96, 0.03, 88]));
  strokeOutline(
    context,
    'M 36 20 Q 40 13 43 20 Q 46 25 49 20 Q 52 14 55 20 Q 58 25 61 20 L 71 20',
    0.02,
    css(shift(colour, -0.15)),
  );
  fillOutline(
    context,
    'M 50 86 C 34 74 34 60 43 60 C 48 60 50 64 50 66 C 50 64 52 60 57 60 C 66 60 66 74 50 86 Z',
    fallShade(context, 0.58, 0.88, [0.9, 0.12, 88]),
  );
  fillBox(
    context,
    [0.6, 0.41, 0.33, 0.13],
    0.03,
    fallShade(context, 0.4, 0.55, shift(colour, -0.14)),
  );
  fillBox(
    context,
    [0.66, 0.375, 0.17, 0.2],
    0.03,
    fallShade(context, 0.37, 0.58, [0.82, 0.14, 88]),
  );
  fillEllipse(context, [0.745, 0.455, 0.026, 0.026], css([0.35, 0.06, 70]));
  fillBox(context, [0.735, 0.46, 0.02, 0.065], 0.008, css([0.35, 0.06, 70]));
}

/** A thick felt pen without its cap. */
function markerPen(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.51, 0.62], () => {
    fillOutline(context, 'M -3 50 L -4.5 44 L 4.5 44 L 4.5 47 Z', css(shift(colour, -0.1)));
    fillOutline(
      context,
      'M -11 34 L 11 34 L 5.5 46 L -5.5 46 Z',
      roundShade(context, -0.11, 0.11, [0.4, 0.015, 270]),
    );
    fillBox(context, [-0.13, -0.5, 0.26, 0.85], 0.04, roundShade(context, -0.13, 0.13, colour));
    fillBox(context, [-0.13, -0.26, 0.26, 0.42], 0, roundShade(context, -0.13, 0.13, PORCELAIN));
    fillBox(context, [-0.13, -0.19, 0.26, 0.05], 0, css(colour));
    fillBox(context, [-0.06, -0.08, 0.05, 0.2], 0.02, css([0.5, 0.015, 270]));
    fillBox(context, [-0.09, -0.46, 0.03, 0.76], 0.015, css([1, 0, 0], 0.35));
  });
}

/** A stamp of wood and rubber with its print. */
function rubberStamp(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.16, 0.16, colour);
  fillOutline(
    context,
    'M 42 28 C 46 40 42 50 34 58 L 66 58 C 58 50 54 40 58 28 Z',
    roundShade(context, 0.36, 0.64, colour),
  );
  fillBox(context, [0.12, 0.56, 0.76, 0.2], 0.04, fallShade(context, 0.56, 0.78, colour));
  fillBox(context, [0.15, 0.76, 0.7, 0.06], 0.01, css([0.5, 0.16, 20]));
  gloss(context, [0.44, 0.1, 0.05, 0.035], 0.5);
  fillBox(context, [0.02, 0.9, 0.96, 0.1], 0.03, fallShade(context, 0.9, 1, [0.36, 0.02, 270]));
  fillBox(context, [0.06, 0.82, 0.88, 0.1], 0.02, fallShade(context, 0.8, 0.94, [0.58, 0.2, 22]));
}

/** A match with a red head, burning. */
function matchstick(context: Canvas2D, colour: Colour): void {
  const wood = linearGradient(
    context,
    [0.3, 0, 0.5, 0.1],
    [
      [0, [0.9, 0.07, 80]],
      [1, [0.74, 0.1, 70]],
    ],
  );
  strokeLine(
    context,
    [
      [0.44, 0.4],
      [0.24, 0.96],
    ],
    0.075,
    wood,
  );
  fillOutline(
    context,
    'M 52 0 C 56 12 72 20 72 36 C 72 50 60 55 50 55 C 38 55 28 48 29 36 C 30 28 36 25 38 17 C 42 20 43 22 43 26 C 49 20 52 12 52 0 Z',
    fallShade(context, 0, 0.56, [0.72, 0.2, 50]),
  );
  fillOutline(
    context,
    'M 51 20 C 54 28 63 32 62 41 C 61 48 56 50 50 50 C 43 50 38 46 39 40 C 40 34 50 30 51 20 Z',
    fallShade(context, 0.2, 0.5, [0.9, 0.16, 92]),
  );
  turned(context, [0.465, 0.4, 0.36], () =>
    fillEllipse(context, [0, 0, 0.065, 0.09], fallShade(context, -0.09, 0.09, colour)),
  );
}

/** A box of matches, half open. */
function matchbox(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.32, 0.52, 0.68, 0.38], 0.02, fallShade(context, 0.4, 1, [0.86, 0.05, 80]));
  fillBox(context, [0.36, 0.55, 0.61, 0.3], 0.01, css([0.5, 0.06, 60]));
  for (let i = 0; i < 6; i++) {
    const y = 0.575 + i * 0.048;
    fillBox(context, [0.4, y, 0.5, 0.032], 0.01, fallShade(context, y, y + 0.04, [0.88, 0.08, 82]));
    fillEllipse(context, [0.9, y + 0.016, 0.04, 0.025], css([0.58, 0.22, 27]));
  }
  fillBox(context, [0, 0.48, 0.64, 0.4], 0.02, fallShade(context, 0.4, 0.92, colour));
  fillBox(context, [0, 0.86, 0.64, 0.14], [0, 0, 0.02, 0.02], css([0.4, 0.05, 45]));
  for (let i = 0; i < 21; i++) {
    fillEllipse(
      context,
      [0.03 + i * 0.029, 0.9 + (i % 3) * 0.03, 0.006, 0.006],
      css([0.55, 0.05, 45]),
    );
  }
  fillBox(context, [0.05, 0.53, 0.54, 0.29], 0.02, css([0.95, 0.05, 90]));
  fillOutline(
    context,
    'M 33 55 C 36 62 43 65 42 72 C 41 79 36 80 32 80 C 26 80 21 77 22 71 C 23 67 26 66 27 62 C 29 64 29 65 29 67 C 32 64 33 60 33 55 Z',
    fallShade(context, 0.55, 0.8, [0.7, 0.2, 45]),
  );
  fillEllipse(context, [0.325, 0.745, 0.045, 0.05], css([0.9, 0.15, 92]));
}

export const POST_AND_PAPER: PropFamily = {
  '@postagestamp': (context, colour) => postageStamp(context, colour ?? [0.55, 0.16, 255]),
  '@postcard': (context, colour) => postcard(context, colour ?? [0.97, 0.02, 88]),
  '@magazine': (context, colour) => magazine(context, colour ?? [0.7, 0.19, 5]),
  '@diary': (context, colour) => diary(context, colour ?? [0.62, 0.18, 350]),
  '@markerpen': (context, colour) => markerPen(context, colour ?? [0.6, 0.2, 262]),
  '@rubberstamp': (context, colour) => rubberStamp(context, colour ?? WOOD),
  '@matchstick': (context, colour) => matchstick(context, colour ?? [0.56, 0.21, 25]),
  '@matchbox': (context, colour) => matchbox(context, colour ?? [0.56, 0.19, 25]),
};
