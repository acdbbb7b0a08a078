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
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const CHARCOAL: Colour = [0.33, 0.02, 270];

/** A button that stands out of its panel. */
function button(
  context: Canvas2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
): void {
  const radius = Math.min(width, height) * 0.32;
  fillBox(context, [x, y + 0.012, width, height], radius, css(shift(colour, -0.17)));
  fillBox(context, [x, y, width, height], radius, fallShade(context, y, y + height * 1.5, colour));
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** A screen with green hills under a blue sky. */
function landscapeScreen(context: Canvas2D, [x, y, width, height]: Box): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 0.02);
  context.clip();
  const sky = linearGradient(
    context,
    [x, y, x, y + height],
    [
      [0, [0.66, 0.16, 255]],
      [1, [0.88, 0.08, 215]],
    ],
  );
  fillBox(context, [x, y, width, height], 0, sky);
  fillBall(context, x + width * 0.76, y + height * 0.26, height * 0.13, [0.9, 0.15, 90]);
  for (const [at, size, colour] of [
    [0.72, 0.44, [0.7, 0.15, 155]],
    [0.22, 0.5, [0.62, 0.16, 148]],
  ] as const) {
    const hill = [x + width * at, y + height * 1.05, width * size, height * 0.48] as const;
    fillEllipse(context, hill, fallShade(context, y + height * 0.5, y + height, colour));
  }
  const glint = [
    [x, y],
    [x + width * 0.32, y],
    [x + width * 0.1, y + height],
    [x, y + height],
  ] as const;
  fillShape(context, glint, css([1, 0, 0], 0.14));
  context.restore();
}

/** A pocket calculator with a sum in its window. */
function calculator(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.13, 0.01, 0.74, 0.98], 0.1, css(shift(colour, -0.15)));
  fillBox(context, [0.13, 0.01, 0.74, 0.955], 0.1, fallShade(context, 0, 1, colour));
  fillBox(context, [0.2, 0.08, 0.6, 0.2], 0.04, css([0.3, 0.03, 170]));
  fillBox(
    context,
    [0.215, 0.095, 0.57, 0.17],
    0.03,
    fallShade(context, 0.05, 0.4, [0.86, 0.07, 150]),
  );
  const ink = css([0.25, 0.04, 170]);
  strokeOutline(context, 'M 48 14 L 51 12 L 51 24', 0.022, ink);
  strokeOutline(context, 'M 58 14 Q 61 11 64 14 Q 65 17 57.5 23.5 L 65 23.5', 0.022, ink);
  strokeOutline(
    context,
    'M 69.5 13 Q 75.5 11 74.5 15 L 71.5 17.5 Q 76 18 74.5 22 Q 72.5 25 69 23',
    0.022,
    ink,
  );
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const isSum = column === 3;
      const tone: Colour = isSum ? [0.74, 0.17, 60] : row === 0 ? [0.72, 0.02, 260] : PORCELAIN;
      button(context, [0.2 + column * 0.156, 0.34 + row * 0.147, 0.132, 0.115], tone);
    }
  }
  for (const [y, sign] of [
    [0.398, 'M 71.5 Y L 76.9 Y'],
    [0.545, 'M 71.5 Y L 76.9 Y'],
    [0.692, 'M 71.5 Y L 76.9 Y'],
  ] as const) {
    strokeOutline(context, sign.replaceAll('Y', String(y * 100)), 0.02, css([1, 0, 0]));
  }
  strokeLine(
    context,
    [
      [0.734, 0.518],
      [0.734, 0.572],
    ],
    0.02,
    css([1, 0, 0]),
  );
  for (const y of [0.826, 0.85]) {
    const line = [
      [0.71, y],
      [0.76, y],
    ] as const;
    strokeLine(context, line, 0.016, css([1, 0, 0]));
  }
}

/** A remote control, its buttons upward. */
function remoteControl(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.31, 0.01, 0.38, 0.98], 0.12, css(shift(colour, -0.12)));
  fillBox(context, [0.31, 0.01, 0.38, 0.965], 0.12, roundShade(context, 0.28, 0.72, colour));
  fillBall(context, 0.41, 0.1, 0.04, [0.64, 0.23, 25]);
  fillEllipse(context, [0.5, 0.29, 0.13, 0.13], css(shift(colour, 0.22)));
  fillEllipse(context, [0.5, 0.285, 0.12, 0.12], css(shift(colour, 0.1)));
  fillBall(context, 0.5, 0.285, 0.055, shift(PORCELAIN, -0.06));
  for (const column of [0, 1, 2]) {
    for (const row of [0, 1, 2]) {
      const hue = [25, 150, 250][column] ?? 0;
      const tone: Colour = row === 2 ? [0.68, 0.17, hue] : [0.82, 0.01, 260];
      button(context, [0.375 + column * 0.09, 0.49 + row * 0.095, 0.07, 0.06], tone);
    }
  }
  button(context, [0.385, 0.79, 0.07, 0.13], [0.82, 0.01, 260]);
  button(context, [0.545, 0.79, 0.07, 0.13], [0.82, 0.01, 260]);
  fillBox(context, [0.335, 0.1, 0.016, 0.7], 0.008, css([1, 0, 0], 0.25));
}

/** A wide screen on its foot. */
function monitor(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.42, 0.7],
      [0.58, 0.7],
      [0.61, 0.96],
      [0.39, 0.96],
    ],
    fallShade(context, 0.74, 1, shift(STEEL, -0.12)),
  );
  fillOutline(
    context,
    'M 26 100 C 26 94 34 92 50 92 C 66 92 74 94 74 100 Z',
    fallShade(context, 0.92, 1, shift(STEEL, -0.04)),
  );
  fillBox(context, [0, 0.1, 1, 0.68], 0.05, fallShade(context, 0.1, 0.78, colour));
  landscapeScreen(context, [0.035, 0.135, 0.93, 0.56]);
  fillBall(context, 0.5, 0.738, 0.014, [0.8, 0.18, 150]);
}

/** A tablet with a picture and icons. */
function tablet(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.13, 0.01, 0.74, 0.985], 0.08, css(shift(colour, 0.2)));
  fillBox(context, [0.14, 0.015, 0.72, 0.965], 0.075, fallShade(context, 0, 1, colour));
  landscapeScreen(context, [0.19, 0.08, 0.62, 0.83]);
  for (let i = 0; i < 8; i++) {
    const hue = (i * 97 + 25) % 360;
    const [x, y] = [0.245 + (i % 4) * 0.138, 0.16 + Math.floor(i / 4) * 0.15];
    fillBox(context, [x, y, 0.1, 0.1], 0.026, fallShade(context, y, y + 0.1, [0.72, 0.17, hue]));
  }
  fillBox(context, [0.22, 0.79, 0.56, 0.09], 0.03, css([1, 0, 0], 0.45));
  fillBall(context, 0.5, 0.047, 0.01, [0.5, 0.05, 260]);
}

/** A USB stick, its plug upward to the right. */
function usbStick(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.52, 0.62], () => {
    fillBox(context, [-0.12, -0.56, 0.24, 0.3], 0.015, roundShade(context, -0.12, 0.12, STEEL));
    for (const x of [-0.075, 0.025]) fillBox(context, [x, -0.48, 0.05, 0.06], 0.006, css(CHARCOAL));
    fillBox(context, [-0.19, -0.3, 0.38, 0.79], 0.08, roundShade(context, -0.19, 0.19, colour));
    fillBox(context, [-0.13, -0.22, 0.05, 0.56], 0.025, css([1, 0, 0], 0.3));
    fillEllipse(context, [0.03, 0.39, 0.05, 0.05], css(shift(colour, -0.2)));
    const white = css([1, 0, 0], 0.95);
    strokeLine(
      context,
      [
        [0.03, -0.16],
        [0.03, 0.2],
      ],
      0.025,
      white,
    );
    strokeLine(
      context,
      [
        [0.03, 0.12],
        [-0.05, 0.04],
        [-0.05, -0.02],
      ],
      0.022,
      white,
    );
    strokeLine(
      context,
      [
        [0.03, 0.06],
        [0.11, -0.02],
        [0.11, -0.06],
      ],
      0.022,
      white,
    );
    fillShape(
      context,
      [
        [0.03, -0.24],
        [0.075, -0.15],
        [-0.015, -0.15],
      ],
      white,
    );
    fillEllipse(context, [0.03, 0.21, 0.04, 0.04], white);
    fillEllipse(context, [-0.05, -0.03, 0.027, 0.027], white);
    fillBox(context, [0.085, -0.1, 0.05, 0.05], 0.005, white);
  });
}

/** Goggles for virtual worlds with their strap. */
function vrHeadset(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 8 66 C 6 30 26 22 50 22 C 74 22 94 30 92 66', 0.085, css(CHARCOAL));
  strokeOutline(context, 'M 11 56 C 12 32 28 24.5 50 24.5', 0.02, css(shift(CHARCOAL, 0.2)));
  strokeOutline(context, 'M 50 26 L 50 46', 0.1, css(shift(CHARCOAL, -0.04)));
  fillBox(context, [0, 0.5, 1, 0.4], 0.14, css(CHARCOAL));
  fillOutline(
    context,
    'M 18 44 L 82 44 C 92 44 96 50 96 58 L 96 82 C 96 94 88 99 78 99 L 68 99 C 58 99 58 88 50 88 C 42 88 42 99 32 99 L 22 99 C 12 99 4 94 4 82 L 4 58 C 4 50 8 44 18 44 Z',
    fallShade(context, 0.44, 1, colour),
  );
  fillBox(context, [0.12, 0.52, 0.76, 0.3], 0.11, fallShade(context, 0.5, 0.86, [0.24, 0.04, 270]));
  within(context, 'M 14 53 L 86 53 L 86 81 L 14 81 Z', () => {
    fillShape(
      context,
      [
        [0.26, 0.5],
        [0.42, 0.5],
        [0.3, 0.84],
        [0.14, 0.84],
      ],
      css([0.75, 0.14, 235], 0.5),
    );
    fillShape(
      context,
      [
        [0.47, 0.5],
        [0.52, 0.5],
        [0.4, 0.84],
        [0.35, 0.84],
      ],
      css([0.75, 0.18, 320], 0.5),
    );
  });
}

/** A watch with a screen, upright. */
function smartwatch(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 32 26 L 37 0 L 63 0 L 68 26 Z', roundShade(context, 0.32, 0.68, colour));
  fillOutline(
    context,
    'M 32 74 L 37 100 L 63 100 L 68 74 Z',
    roundShade(context, 0.32, 0.68, shift(colour, -0.06)),
  );
  for (const y of [0.87, 0.93])
    fillEllipse(context, [0.5, y, 0.02, 0.012], css(shift(colour, -0.24)));
  fillBox(context, [0.76, 0.4, 0.05, 0.13], 0.02, css(shift(STEEL, -0.16)));
  fillBox(context, [0.22, 0.18, 0.56, 0.64], 0.15, fallShade(context, 0.18, 0.82, STEEL));
  fillBox(context, [0.255, 0.215, 0.49, 0.57], 0.12, css([0.17, 0.02, 270]));
  strokeOutline(
    context,
    'M 35 31 L 38 29 L 38 41 M 44 30.5 Q 51 27 50.5 33 L 44 41 L 51 41',
    0.024,
    css([1, 0, 0]),
  );
  strokeOutline(context, 'M 58.5 29 L 58.5 41 M 66 29 L 66 41', 0.024, css([1, 0, 0]));
  strokeOutline(
    context,
    'M 31 53 L 40 53 L 44 46 L 50 60 L 54 53 L 69 53',
    0.022,
    css([0.8, 0.2, 150]),
  );
  fillBall(context, 0.38, 0.69, 0.045, [0.66, 0.22, 25]);
  fillBall(context, 0.5, 0.69, 0.045, [0.7, 0.16, 240]);
  fillBall(context, 0.62, 0.69, 0.045, [0.82, 0.17, 90]);
}

export const GADGETS: PropFamily = {
  '@calculator': (context, colour) => calculator(context, colour ?? [0.46, 0.04, 262]),
  '@remotecontrol': (context, colour) => remoteControl(context, colour ?? CHARCOAL),
  '@monitor': (context, colour) => monitor(context, colour ?? [0.27, 0.02, 270]),
  '@tablet': (context, colour) => tablet(context, colour ?? [0.24, 0.02, 270]),
  '@usbstick': (context, colour) => usbStick(context, colour ?? [0.62, 0.19, 255]),
  '@vrheadset': (context, colour) => vrHeadset(context, colour ?? PORCELAIN),
  '@smartwatch': (context, colour) => smartwatch(context, colour ?? [0.36, 0.03, 265]),
};
