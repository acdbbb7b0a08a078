import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  onBothSides,
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';

const CHARCOAL: Colour = [0.33, 0.02, 270];
const GOLD: Colour = [0.82, 0.13, 88];

/** An open hard drive: the disc and the arm that reads it. */
function hardDrive(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.12, 0.01, 0.76, 0.985], 0.07, css(shift(colour, -0.2)));
  fillBox(context, [0.12, 0.01, 0.76, 0.955], 0.07, fallShade(context, 0, 1, colour));
  fillBox(context, [0.17, 0.06, 0.66, 0.86], 0.05, css([0.3, 0.02, 265]));
  const disc = linearGradient(
    context,
    [0.2, 0.1, 0.8, 0.7],
    [
      [0, [0.97, 0.01, 250]],
      [0.3, [0.72, 0.02, 260]],
      [0.5, [0.95, 0.01, 250]],
      [0.75, [0.68, 0.02, 260]],
      [1, [0.9, 0.01, 250]],
    ],
  );
  fillEllipse(context, [0.5, 0.39, 0.31, 0.31], disc);
  fillEllipse(context, [0.5, 0.39, 0.1, 0.1], css([0.55, 0.02, 260]));
  fillBall(context, 0.5, 0.385, 0.075, STEEL);
  fillShape(
    context,
    [
      [0.27, 0.74],
      [0.39, 0.8],
      [0.57, 0.47],
      [0.54, 0.45],
    ],
    css([0.8, 0.1, 85]),
  );
  fillBox(context, [0.52, 0.42, 0.06, 0.06], 0.012, css([0.25, 0.02, 265]));
  fillBall(context, 0.32, 0.78, 0.1, [0.76, 0.1, 82]);
  fillBall(context, 0.32, 0.78, 0.045, shift(STEEL, -0.1));
  fillBox(context, [0.52, 0.76, 0.26, 0.11], 0.02, css([0.52, 0.13, 155]));
  for (let i = 0; i < 4; i++)
    fillBox(context, [0.545 + i * 0.056, 0.79, 0.032, 0.05], 0.006, css(GOLD));
  for (const y of [0.035, 0.93]) {
    for (const x of [0.15, 0.85]) fillBall(context, x, y, 0.018, shift(STEEL, -0.2));
  }
}

/** A cabinet of servers with their lights. */
function serverRack(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () =>
    fillBox(context, [0.22, 0.94, 0.1, 0.06], 0.01, css([0.22, 0.01, 270])),
  );
  fillBox(context, [0.17, 0.01, 0.66, 0.95], 0.04, fallShade(context, 0, 1, colour));
  fillBox(context, [0.21, 0.05, 0.58, 0.87], 0.02, css([0.2, 0.02, 270]));
  for (let i = 0; i < 6; i++) {
    const y = 0.07 + i * 0.142;
    fillBox(
      context,
      [0.23, y, 0.54, 0.12],
      0.018,
      fallShade(context, y, y + 0.12, [0.46, 0.025, 262]),
    );
    for (let slot = 0; slot < 5; slot++) {
      fillBox(context, [0.26 + slot * 0.055, y + 0.03, 0.034, 0.06], 0.008, css([0.24, 0.02, 265]));
    }
    for (let light = 0; light < 3; light++) {
      const hue = [150, 150, 230, 85][(i * 2 + light * 3) % 4] ?? 150;
      fillBall(context, 0.59 + light * 0.06, y + 0.06, 0.019, [0.84, 0.19, hue]);
    }
  }
}

/** A router with three aerials. */
function router(context: Canvas2D, colour: Colour): void {
  for (const [foot, top] of [
    [0.16, 0.06],
    [0.5, 0.5],
    [0.84, 0.94],
  ] as const) {
    strokeLine(
      context,
      [
        [foot, 0.76],
        [top, 0.26],
      ],
      0.055,
      css(shift(CHARCOAL, -0.04)),
    );
    strokeLine(
      context,
      [
        [foot - 0.01, 0.76],
        [top - 0.01, 0.26],
      ],
      0.018,
      css(shift(CHARCOAL, 0.18)),
    );
  }
  onBothSides(context, () =>
    fillBox(context, [0.12, 0.93, 0.12, 0.07], 0.02, css(shift(CHARCOAL, -0.1))),
  );
  fillOutline(context, 'M 10 70 L 90 70 L 97 80 L 3 80 Z', css(shift(colour, 0.05)));
  fillBox(
    context,
    [0.02, 0.78, 0.96, 0.18],
    0.05,
    fallShade(context, 0.76, 0.98, shift(colour, -0.06)),
  );
  for (let i = 0; i < 5; i++) {
    fillBall(context, 0.14 + i * 0.09, 0.87, 0.024, [0.78, 0.19, i === 0 ? 235 : 150]);
  }
  const wave = css([0.64, 0.17, 250]);
  strokeOutline(context, 'M 74 86 Q 81 79.5 88 86', 0.02, wave);
  strokeOutline(context, 'M 77 89 Q 81 85.5 85 89', 0.02, wave);
  fillBall(context, 0.81, 0.916, 0.014, [0.64, 0.17, 250]);
}

/** A chip with gold legs on all sides. */
function microchip(context: Canvas2D, colour: Colour): void {
  for (let side = 0; side < 4; side++) {
    turned(context, [0.5, 0.5, (side * Math.PI) / 2], () => {
      for (let i = 0; i < 6; i++) {
        const x = -0.29 + i * 0.108;
        fillBox(context, [x, -0.49, 0.05, 0.2], 0.02, roundShade(context, x, x + 0.05, GOLD));
      }
    });
  }
  fillBox(context, [0.13, 0.13, 0.74, 0.75], 0.06, css(shift(colour, -0.12)));
  fillBox(context, [0.13, 0.13, 0.74, 0.73], 0.06, fallShade(context, 0.1, 0.9, colour));
  fillBox(context, [0.27, 0.27, 0.46, 0.46], 0.04, css(shift(colour, 0.16)));
  fillBox(
    context,
    [0.285, 0.285, 0.43, 0.43],
    0.035,
    fallShade(context, 0.27, 0.8, shift(colour, 0.06)),
  );
  strokeOutline(
    context,
    'M 38 50 L 46 50 L 46 40 L 62 40 M 46 50 L 46 60 L 62 60 M 46 50 L 62 50',
    0.022,
    css(GOLD),
  );
  for (const [x, y] of [
    [0.37, 0.5],
    [0.63, 0.4],
    [0.63, 0.5],
    [0.63, 0.6],
  ] as const) {
    fillBall(context, x, y, 0.03, GOLD);
  }
  fillBall(context, 0.2, 0.2, 0.026, shift(colour, -0.08));
}

/** A green board with a chip, tracks and parts. */
function circuitBoard(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.01, 0.03, 0.98, 0.965], 0.05, css(shift(colour, -0.14)));
  fillBox(context, [0.01, 0.03, 0.98, 0.94], 0.05, fallShade(context, 0, 1.1, colour));
  const track = css(shift(colour, 0.2));
  for (const line of [
    'M 8 20 L 24 20 L 38 34 M 8 32 L 20 32 L 36 46 M 12 80 L 26 80 L 40 66 M 10 66 L 22 66 L 34 56',
    'M 92 22 L 78 22 L 66 34 M 92 60 L 78 60 L 66 52 M 50 92 L 50 68 M 60 92 L 60 66 M 50 8 L 50 32 M 60 8 L 60 30',
  ]) {
    strokeOutline(context, line, 0.02, track);
  }
  for (const [x, y] of [
    [0.08, 0.2],
    [0.08, 0.32],
    [0.12, 0.8],
    [0.1, 0.66],
    [0.92, 0.22],
    [0.92, 0.6],
  ] as const) {
    fillBall(context, x, y, 0.032, GOLD);
  }
  for (let i = 0; i < 5; i++) {
    const at = 0.35 + i * 0.065;
    fillBox(context, [at, 0.27, 0.03, 0.46], 0.01, css(STEEL));
    fillBox(context, [0.27, at, 0.46, 0.03], 0.01, css(STEEL));
  }
  fillBox(context, [0.31, 0.31, 0.38, 0.38], 0.03, fallShade(context, 0.3, 0.72, CHARCOAL));
  fillBox(context, [0.37, 0.36, 0.2, 0.025], 0.012, css([0.7, 0.01, 260]));
  fillBox(context, [0.37, 0.41, 0.13, 0.025], 0.012, css([0.56, 0.01, 260]));
  for (const x of [0.14, 0.27]) fillBall(context, x, 0.12, 0.05, [0.62, 0.18, 255]);
  fillBox(context, [0.76, 0.32, 0.15, 0.2], 0.02, roundShade(context, 0.76, 0.91, [0.6, 0.16, 40]));
  fillBox(context, [0.7, 0.74, 0.22, 0.08], 0.02, roundShade(context, 0.7, 0.92, [0.3, 0.02, 260]));
  for (let i = 0; i < 7; i++)
    fillBox(context, [0.12 + i * 0.048, 0.895, 0.03, 0.075], 0.005, css(GOLD));
}

export const CIRCUITS: PropFamily = {
  '@harddrive': (context, colour) => hardDrive(context, colour ?? [0.72, 0.015, 258]),
  '@serverrack': (context, colour) => serverRack(context, colour ?? [0.36, 0.03, 265]),
  '@router': (context, colour) => router(context, colour ?? PORCELAIN),
  '@microchip': (context, colour) => microchip(context, colour ?? [0.34, 0.02, 265]),
  '@circuitboard': (context, colour) => circuitBoard(context, colour ?? [0.52, 0.13, 155]),
};
