import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';
import { blankEasel } from './furniture.ts';

function anvil(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.28, 0.66, 0.44, 0.32], 0.03, roundShade(context, 0.28, 0.72, WOOD));
  fillOutline(
    context,
    'M 30 66 L 70 66 L 62 54 L 60 46 L 40 46 L 38 54 Z',
    fallShade(context, 0.46, 0.66, shift(colour, -0.06)),
  );
  fillOutline(
    context,
    'M 2 34 Q 16 46 34 46 L 88 46 L 92 30 L 26 30 Q 14 30 2 34 Z',
    fallShade(context, 0.3, 0.46, shift(colour, 0.1)),
  );
}

/** A kettle on three legs with its embers. */
function barbecue(context: Canvas2D, colour: Colour): void {
  for (const [from, to] of [
    [0.34, 0.2],
    [0.5, 0.5],
    [0.66, 0.8],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.6],
        [to, 0.98],
      ],
      0.035,
      css(shift(colour, 0.12)),
    );
  }
  fillOutline(
    context,
    'M 6 36 C 8 62 28 72 50 72 C 72 72 92 62 94 36 Z',
    fallShade(context, 0.36, 0.72, colour),
  );
  fillEllipse(context, [0.5, 0.36, 0.44, 0.055], css([0.72, 0.19, 50]));
  for (let i = -3; i <= 3; i++) {
    strokeLine(
      context,
      [
        [0.5 + i * 0.115, 0.32],
        [0.5 + i * 0.115, 0.4],
      ],
      0.014,
      css(shift(colour, 0.1)),
    );
  }
}

/** Seen from the side with its strands on the floor. */
function mop(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.5, 0.02],
      [0.5, 0.76],
    ],
    0.04,
    css(WOOD),
  );
  fillBox(context, [0.38, 0.72, 0.24, 0.06], 0.02, css(colour));
  for (let i = 0; i < 7; i++) {
    strokeLine(
      context,
      [
        [0.4 + i * 0.034, 0.77],
        [0.28 + i * 0.074, 0.96],
      ],
      0.045,
      css([i % 2 === 0 ? 0.95 : 0.88, 0.015, 240]),
    );
  }
}

/** Of sailors: three tubes, the eyepiece at the left. */
function spyglass(context: Canvas2D, colour: Colour): void {
  for (const [x, wide, tall, tone] of [
    [0.02, 0.3, 0.12, 0.06],
    [0.28, 0.34, 0.17, 0],
    [0.58, 0.36, 0.23, -0.04],
  ] as const) {
    const y = 0.5 - tall / 2;
    fillBox(
      context,
      [x, y, wide, tall],
      0.015,
      fallShade(context, y, y + tall, shift(colour, tone)),
    );
    fillBox(
      context,
      [x + wide - 0.05, y - 0.015, 0.05, tall + 0.03],
      0.015,
      fallShade(context, y, y + tall, [0.84, 0.13, 88]),
    );
  }
}

/** The easel with a sunset over the sea on it. */
function seaEasel(context: Canvas2D): void {
  blankEasel(context);
  fillBox(context, [0.22, 0.2, 0.56, 0.26], 0, fallShade(context, 0.14, 0.48, [0.74, 0.17, 45]));
  fillEllipse(context, [0.5, 0.45, 0.09, 0.09], css([0.92, 0.14, 85]));
  fillBox(context, [0.22, 0.46, 0.56, 0.16], 0, fallShade(context, 0.46, 0.62, [0.55, 0.12, 255]));
  for (const [x, y, wide] of [
    [0.44, 0.485, 0.12],
    [0.46, 0.525, 0.09],
    [0.475, 0.565, 0.05],
  ] as const) {
    fillBox(context, [x, y, wide, 0.014], 0.007, css([0.9, 0.14, 75]));
  }
}

function counter(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.04, 0.34, 0.92, 0.64], 0.02, fallShade(context, 0.34, 0.98, colour));
  for (const x of [0.27, 0.5, 0.73]) {
    fillBox(context, [x, 0.44, 0.01, 0.5], 0, css(shift(colour, -0.12)));
  }
  fillBox(context, [0, 0.28, 1, 0.1], 0.03, fallShade(context, 0.28, 0.38, shift(colour, 0.08)));
}

function paintRoller(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 82 20 L 94 20 L 94 42 L 50 48 L 50 62', 0.03, css(STEEL));
  fillBox(context, [0.08, 0.06, 0.76, 0.28], 0.06, fallShade(context, 0.06, 0.34, colour));
  fillBox(context, [0.1, 0.1, 0.7, 0.05], 0.025, css(shift(colour, 0.12), 0.7));
  fillBox(context, [0.45, 0.6, 0.1, 0.38], 0.04, roundShade(context, 0.45, 0.55, [0.6, 0.2, 25]));
}

export const WORKSHOP_THINGS: PropFamily = {
  '@paintroller': (context, colour) => paintRoller(context, colour ?? [0.75, 0.12, 220]),
  '@anvil': (context, colour) => anvil(context, colour ?? IRON),
  '@barbecue': (context, colour) => barbecue(context, colour ?? [0.34, 0.02, 280]),
  '@mop': (context, colour) => mop(context, colour ?? [0.6, 0.16, 250]),
  '@spyglass': (context, colour) => spyglass(context, colour ?? [0.45, 0.09, 50]),
  '@seaeasel': seaEasel,
  '@blankeasel': blankEasel,
  '@counter': (context, colour) => counter(context, colour ?? WOOD),
};
