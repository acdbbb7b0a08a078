import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  strokeLine,
} from './brush.ts';

const LEAVES: Colour = [0.62, 0.14, 140];
const BARK: Colour = [0.46, 0.07, 50];
const TYRE: Colour = [0.25, 0.02, 280];

/** Where fruit hangs in the crown, the first within reach of who stands at its left. */
const FRUIT = [
  [0.15, 0.47],
  [0.32, 0.3],
  [0.3, 0.56],
  [0.5, 0.16],
  [0.48, 0.44],
  [0.66, 0.3],
  [0.68, 0.55],
  [0.85, 0.45],
  [0.22, 0.38],
  [0.8, 0.32],
] as const;

function fruitTree(context: Canvas2D, fruit: Colour, radius: number): void {
  fillOutline(context, 'M 43 60 L 57 60 L 61 99 L 39 99 Z', fallShade(context, 0.6, 1, BARK));
  for (const [x, y, size, tone] of [
    [0.24, 0.46, 0.2, -0.04],
    [0.76, 0.45, 0.2, -0.06],
    [0.5, 0.52, 0.24, -0.05],
    [0.36, 0.3, 0.22, 0.01],
    [0.65, 0.3, 0.22, 0],
    [0.5, 0.22, 0.2, 0.05],
  ] as const) {
    fillEllipse(
      context,
      [x, y, size, size * 0.9],
      fallShade(context, y - size, y + size, shift(LEAVES, tone)),
    );
  }
  for (const [x, y] of FRUIT) {
    fillBall(context, x, y, radius, fruit);
    fillEllipse(context, [x + 0.012, y - radius, 0.016, 0.008], css(shift(LEAVES, -0.12)));
  }
}

/** A tractor without a cab, whose driver is to be seen; it drives to the right. */
function openTractor(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(IRON, -0.04));
  for (const [from, to] of [
    [0.14, 0.12],
    [0.54, 0.54],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.1],
        [to, 0.6],
      ],
      0.022,
      dark,
    );
  }
  fillBox(context, [0.07, 0.05, 0.54, 0.055], 0.025, fallShade(context, 0.05, 0.11, colour));
  fillBox(context, [0.12, 0.5, 0.06, 0.2], 0.02, dark);
  strokeLine(
    context,
    [
      [0.5, 0.66],
      [0.455, 0.47],
    ],
    0.022,
    dark,
  );
  strokeLine(
    context,
    [
      [0.41, 0.49],
      [0.5, 0.45],
    ],
    0.022,
    dark,
  );
  fillBox(context, [0.78, 0.32, 0.035, 0.24], 0.015, dark);
  fillOutline(
    context,
    'M 52 60 C 60 53 88 52 95 56 Q 98 58 98 64 L 98 80 L 50 82 L 30 82 L 8 80 L 8 68 Q 8 64 14 64 L 50 66 Z',
    fallShade(context, 0.53, 0.84, colour),
  );
  fillBox(context, [0.93, 0.6, 0.05, 0.16], 0.01, dark);
  for (const y of [0.63, 0.67, 0.71]) {
    fillBox(context, [0.64, y, 0.2, 0.014], 0.007, css(shift(colour, -0.14)));
  }
  for (const [x, radius] of [
    [0.24, 0.23],
    [0.82, 0.15],
  ] as const) {
    const y = 1 - radius;
    fillEllipse(context, [x, y, radius, radius], css(TYRE));
    fillEllipse(context, [x, y, radius * 0.58, radius * 0.58], css([0.86, 0.15, 90]));
    fillEllipse(context, [x, y, radius * 0.24, radius * 0.24], css(shift(IRON, 0.1)));
  }
}

/** With its handle at the upper left and its head on the floor. */
function uprightVacuum(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.1, 0.06],
      [0.62, 0.72],
    ],
    0.05,
    css([0.7, 0.015, 260]),
  );
  strokeLine(
    context,
    [
      [0.07, 0.03],
      [0.16, 0.14],
    ],
    0.075,
    css(TYRE),
  );
  fillOutline(context, 'M 36 42 L 50 34 L 76 76 L 58 88 Z', fallShade(context, 0.34, 0.88, colour));
  fillOutline(context, 'M 45 48 L 52 44 L 64 64 L 56 69 Z', css([0.85, 0.05, 220], 0.9));
  fillOutline(
    context,
    'M 46 97 Q 46 84 60 82 L 84 82 Q 98 84 98 97 Z',
    fallShade(context, 0.82, 0.97, shift(colour, -0.06)),
  );
}

/** A stick with a round mirror, for teeth. */
function dentalMirror(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.1, 0.9],
      [0.68, 0.32],
    ],
    0.06,
    css([0.74, 0.012, 250]),
  );
  fillEllipse(context, [0.79, 0.21, 0.16, 0.16], css([0.7, 0.012, 250]));
  fillEllipse(context, [0.79, 0.21, 0.12, 0.12], css([0.92, 0.03, 220]));
}

/** Of a salon or a dentist: on one foot, seen from the front. */
function salonChair(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.45, 0.74, 0.1, 0.2],
    0.02,
    fallShade(context, 0.74, 0.94, [0.74, 0.012, 250]),
  );
  fillEllipse(context, [0.5, 0.95, 0.26, 0.045], css([0.6, 0.012, 250]));
  fillBox(context, [0.24, 0.08, 0.52, 0.56], 0.1, fallShade(context, 0.08, 0.64, colour));
  for (const x of [0.1, 0.78]) {
    fillBox(
      context,
      [x, 0.44, 0.12, 0.24],
      0.05,
      fallShade(context, 0.44, 0.68, shift(colour, -0.08)),
    );
  }
  fillBox(
    context,
    [0.16, 0.58, 0.68, 0.18],
    0.06,
    fallShade(context, 0.58, 0.76, shift(colour, 0.05)),
  );
}

/** An oval on the wall. */
function wallMirror(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.5, 0.38, 0.48], css(colour));
  fillEllipse(context, [0.5, 0.5, 0.33, 0.43], fallShade(context, 0.05, 0.95, [0.88, 0.04, 220]));
}

const tree =
  (fruit: Colour, radius: number): PropFamily[string] =>
  (context, colour) =>
    fruitTree(context, colour ?? fruit, radius);

export const FARM_THINGS: PropFamily = {
  '@appletree': tree([0.58, 0.21, 27], 0.045),
  '@orangetree': tree([0.74, 0.18, 58], 0.045),
  '@lemontree': tree([0.9, 0.16, 100], 0.04),
  '@peachtree': tree([0.78, 0.13, 48], 0.045),
  '@peartree': tree([0.82, 0.15, 118], 0.045),
  '@plumtree': tree([0.45, 0.14, 320], 0.04),
  '@berrytree': tree([0.5, 0.2, 22], 0.03),
  '@olivetree': tree([0.42, 0.07, 125], 0.028),
  '@opentractor': (context, colour) => openTractor(context, colour ?? [0.6, 0.16, 148]),
  '@uprightvacuum': (context, colour) => uprightVacuum(context, colour ?? [0.58, 0.2, 27]),
  '@salonchair': (context, colour) => salonChair(context, colour ?? [0.5, 0.15, 25]),
  '@wallmirror': (context, colour) => wallMirror(context, colour ?? [0.8, 0.1, 82]),
  '@dentalmirror': dentalMirror,
};
