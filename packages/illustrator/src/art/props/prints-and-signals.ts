import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

/** A metronome of wood whose pendulum swings out. */
function metronome(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 38 3 Q 50 -2 62 3 L 86 92 L 14 92 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  fillOutline(context, 'M 42 9 L 58 9 L 74 74 L 26 74 Z', css(shift(colour, -0.18)));
  fillOutline(
    context,
    'M 45 12 L 55 12 L 58 74 L 42 74 Z',
    fallShade(context, 0.1, 0.74, [0.95, 0.03, 88]),
  );
  for (let i = 0; i < 9; i++) {
    const y = 0.17 + i * 0.06;
    fillBox(context, [0.46, y, i % 2 === 0 ? 0.08 : 0.05, 0.011], 0.004, css([0.35, 0.04, 50]));
  }
  fillBox(
    context,
    [0.08, 0.9, 0.84, 0.1],
    0.025,
    fallShade(context, 0.88, 1, shift(colour, -0.08)),
  );
  strokeOutline(context, 'M 33 14 L 19 80', 0.016, css([1, 0, 0], 0.35));
}

/** Where the pendulum of a metronome turns, in fractions of the box. */
export const METRONOME_HUB = { x: 0.5, y: 0.78 } as const;
/** How far out it is drawn. Radians. */
export const METRONOME_LEAN = 0.31;

function metronomeArm(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.5, 0.78],
      [0.73, 0.06],
    ],
    0.026,
    css([0.8, 0.015, 255]),
  );
  turned(context, [0.657, 0.29, 0.31], () =>
    fillOutline(context, 'M -8 -5 L 8 -5 L 5 7 L -5 7 Z', roundShade(context, -0.08, 0.08, BRASS)),
  );
  fillBall(context, 0.5, 0.79, 0.045, BRASS);
}

/** A sundial on its stone foot. */
function sundial(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.22, 0.9, 0.56, 0.1], 0.02, fallShade(context, 0.88, 1, colour));
  fillBox(
    context,
    [0.28, 0.84, 0.44, 0.07],
    0.02,
    fallShade(context, 0.83, 0.92, shift(colour, 0.05)),
  );
  fillOutline(
    context,
    'M 34 46 L 66 46 C 58 58 58 72 64 85 L 36 85 C 42 72 42 58 34 46 Z',
    roundShade(context, 0.34, 0.66, colour),
  );
  fillEllipse(context, [0.5, 0.4, 0.5, 0.15], css(shift(colour, -0.18)));
  fillEllipse(context, [0.5, 0.365, 0.5, 0.15], fallShade(context, 0.2, 0.54, shift(colour, 0.1)));
  fillEllipse(context, [0.5, 0.362, 0.4, 0.115], fallShade(context, 0.24, 0.5, BRASS));
  fillEllipse(context, [0.5, 0.36, 0.3, 0.082], css(shift(BRASS, 0.09)));
  for (let i = 0; i < 12; i++) {
    const [c, s] = [Math.cos((i / 12) * TAU), Math.sin((i / 12) * TAU)];
    strokeLine(
      context,
      [
        [0.5 + c * 0.33, 0.362 + s * 0.094],
        [0.5 + c * 0.375, 0.362 + s * 0.107],
      ],
      0.016,
      css([0.4, 0.07, 60]),
    );
  }
  fillOutline(context, 'M 40 37 L 72 42.5 L 56 36 Z', css([0.42, 0.07, 65], 0.75));
  fillOutline(
    context,
    'M 30 37 L 66 6 Q 69 4 68 8 L 60 37 Z',
    fallShade(context, 0.05, 0.4, shift(BRASS, -0.12)),
  );
  fillOutline(context, 'M 30 37 L 66 6 L 62 12 L 36 37 Z', css(shift(BRASS, 0.1)));
}

/** The ridges of a fingertip in ink. */
function fingerprint(context: Canvas2D, colour: Colour): void {
  const ink = fallShade(context, 0, 1, colour);
  for (const ridge of [
    'M 22 16 C 40 0 64 2 79 16',
    'M 10 44 C 11 34 14 28 20 23',
    'M 26 21 C 50 3 84 16 89 46 C 90 56 90 66 88 76',
    'M 12 72 C 16 62 17 56 17 48 C 19 24 40 15 56 18 C 70 21 80 34 81 50 C 82 62 80 76 76 88',
    'M 18 84 C 24 72 26 62 26 50 C 28 33 40 25 52 26 C 64 28 72 38 73 50 C 74 64 72 80 66 95',
    'M 26 93 C 33 80 35 66 35 52 C 36 40 43 34 51 35 C 60 36 64 44 65 52 C 66 66 63 82 56 98',
    'M 37 97 C 43 84 44 70 43.5 53 C 44 41 56 41 57 53 C 58 68 55 82 47 97.5',
    'M 50.5 53 C 51 60 50.5 66 50 72',
  ]) {
    strokeOutline(context, ridge, 0.044, ink);
  }
}

/** The print of a bare foot. */
function footprint(context: Canvas2D, colour: Colour): void {
  const fill = fallShade(context, 0, 1, colour);
  fillOutline(
    context,
    'M 30 36 C 34 27 62 25 70 34 C 79 45 72 56 68 66 C 66 74 70 82 67 90 C 63 101 42 102 38 91 C 35 82 40 74 37 64 C 34 54 24 48 30 36 Z',
    fill,
  );
  for (const [x, y, wide, tall] of [
    [0.35, 0.16, 0.085, 0.115],
    [0.495, 0.13, 0.056, 0.075],
    [0.6, 0.155, 0.05, 0.066],
    [0.69, 0.2, 0.045, 0.058],
    [0.765, 0.265, 0.04, 0.05],
  ] as const) {
    fillEllipse(context, [x, y, wide, tall], fill);
  }
  fillEllipse(context, [0.51, 0.42, 0.15, 0.08], css(shift(colour, 0.07), 0.8));
  fillEllipse(context, [0.525, 0.87, 0.08, 0.065], css(shift(colour, 0.07), 0.8));
}

export const PRINTS_AND_SIGNALS: PropFamily = {
  '@metronome': (context, colour) => {
    metronome(context, colour ?? WOOD);
    metronomeArm(context);
  },
  '@metronomebox': (context, colour) => metronome(context, colour ?? WOOD),
  '@metronomearm': metronomeArm,
  '@sundial': (context, colour) => sundial(context, colour ?? STONE),
  '@fingerprint': (context, colour) => fingerprint(context, colour ?? [0.42, 0.13, 268]),
  '@footprint': (context, colour) => footprint(context, colour ?? [0.52, 0.08, 60]),
};
