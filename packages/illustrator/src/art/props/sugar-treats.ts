import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
} from './brush.ts';
import { type Place } from './garnish.ts';

const WHITE: Colour = [0.98, 0.012, 85];

const BERRY: Colour = [0.58, 0.22, 22];

/** A bear of clear jelly. */
function gummyBear(context: Canvas2D, [x, y, size]: Place, colour: Colour): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  const dark = shift(colour, -0.06);
  for (const side of [-1, 1]) {
    fillBall(context, side * 0.2, -0.86, 0.11, colour);
    fillBall(context, side * 0.22, -0.1, 0.16, dark);
  }
  fillBox(context, [-0.29, -0.58, 0.58, 0.54], 0.25, roundShade(context, -0.3, 0.3, colour));
  fillEllipse(
    context,
    [0, -0.7, 0.25, 0.22],
    roundShade(context, -0.26, 0.26, shift(colour, 0.03)),
  );
  for (const side of [-1, 1]) {
    turned(context, [side * 0.24, -0.42, side * -0.5], () =>
      fillEllipse(context, [0, 0, 0.1, 0.13], roundShade(context, -0.1, 0.1, shift(colour, 0.06))),
    );
    fillEllipse(context, [side * 0.09, -0.74, 0.024, 0.03], css(shift(colour, -0.26)));
  }
  fillEllipse(context, [0, -0.64, 0.1, 0.07], css(shift(colour, 0.14), 0.8));
  fillEllipse(context, [0, -0.67, 0.035, 0.024], css(shift(colour, -0.26)));
  fillEllipse(context, [0, -0.28, 0.15, 0.14], css(shift(colour, 0.14), 0.55));
  gloss(context, [-0.12, -0.83, 0.06, 0.035], 0.75);
  gloss(context, [-0.17, -0.5, 0.03, 0.07], 0.6);
  context.restore();
}

/** Five bears, three in front; the color that is asked for goes to the foremost. */
function gummyBears(context: Canvas2D, colour: Colour): void {
  gummyBear(context, [0.33, 0.7, 0.62], [0.8, 0.17, 88]);
  gummyBear(context, [0.67, 0.7, 0.62], [0.68, 0.19, 140]);
  gummyBear(context, [0.24, 0.93, 0.62], [0.7, 0.18, 50]);
  gummyBear(context, [0.76, 0.93, 0.62], [0.62, 0.16, 250]);
  gummyBear(context, [0.5, 0.96, 0.72], colour);
}

/** Soft white and pink cylinders in a heap. */
function marshmallows(context: Canvas2D, colour: Colour): void {
  const pink: Colour = [0.86, 0.08, 5];
  for (const [x, y, turn, tone] of [
    [0.28, 0.76, -0.15, colour],
    [0.72, 0.76, 0.2, pink],
    [0.5, 0.36, 0.1, colour],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillBox(
        context,
        [-0.2, -0.16, 0.4, 0.37],
        0.11,
        roundShade(context, -0.2, 0.22, shift(tone, -0.03)),
      );
      fillEllipse(context, [0, -0.13, 0.195, 0.09], css(shift(tone, 0.02)));
      fillEllipse(context, [-0.03, -0.145, 0.13, 0.05], css([1, 0.004, 80], 0.75));
    });
  }
}

const SWEETS: readonly Colour[] = [
  [0.6, 0.23, 25],
  [0.68, 0.19, 145],
  [0.84, 0.17, 90],
  [0.65, 0.16, 245],
  [0.72, 0.18, 350],
];

/** A door under a candy cane between two lit windows. */
function doorAndWindows(context: Canvas2D, icing: string): void {
  fillOutline(
    context,
    'M 40 95 L 40 70 Q 40 60 50 60 Q 60 60 60 70 L 60 95 Z',
    css([0.36, 0.08, 40]),
  );
  strokeOutline(
    context,
    'M 40 95 L 40 70 Q 40 60 50 60 Q 60 60 60 70 L 60 95',
    0.03,
    css([0.6, 0.22, 25]),
  );
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * (i / 8);
    const x = 50 + Math.cos(turn) * 10;
    strokeOutline(
      context,
      `M ${x - 1} ${70 - Math.sin(turn) * 10 - 1} L ${x + 1} ${70 - Math.sin(turn) * 10 + 1}`,
      0.02,
      icing,
    );
  }
  fillBall(context, 0.565, 0.8, 0.017, SWEETS[2] ?? BERRY);
  for (const x of [0.22, 0.66]) {
    fillBox(context, [x, 0.62, 0.12, 0.14], 0.03, css([0.93, 0.12, 90]));
    strokeOutline(
      context,
      `M ${x * 100} 62 L ${x * 100 + 12} 62 L ${x * 100 + 12} 76 L ${x * 100} 76 Z M ${x * 100 + 6} 62 L ${x * 100 + 6} 76 M ${x * 100} 69 L ${x * 100 + 12} 69`,
      0.018,
      icing,
    );
  }
}

/** A little house of gingerbread with icing and sweets. */
function gingerbreadHouse(context: Canvas2D, colour: Colour): void {
  const icing = css(WHITE);
  fillEllipse(context, [0.5, 0.95, 0.5, 0.05], css([0.97, 0.012, 240]));
  fillBox(context, [0.7, 0.1, 0.12, 0.26], 0.015, roundShade(context, 0.7, 0.82, colour));
  fillBox(context, [0.68, 0.07, 0.16, 0.07], 0.03, icing);
  fillOutline(
    context,
    'M 16 46 L 50 14 L 84 46 L 84 95 L 16 95 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  strokeOutline(context, 'M 17 60 L 17 94 M 83 60 L 83 94', 0.03, icing);
  fillOutline(
    context,
    'M 50 3 L 99 46 Q 96 53 90 52 L 50 17 L 10 52 Q 4 53 1 46 Z',
    fallShade(context, 0, 0.55, shift(colour, -0.08)),
  );
  fillOutline(
    context,
    'M 50 1 L 99 44 Q 98 56 92 52 Q 90 60 85 48 Q 80 50 76 40 Q 71 44 68 33 Q 62 35 60 26 Q 55 30 50 18 Q 45 30 40 26 Q 38 35 32 33 Q 29 44 24 40 Q 20 50 15 48 Q 10 60 8 52 Q 2 56 1 44 Z',
    icing,
  );
  [
    [0.5, 0.1],
    [0.36, 0.2],
    [0.64, 0.2],
    [0.22, 0.33],
    [0.78, 0.33],
    [0.09, 0.45],
    [0.91, 0.45],
  ].forEach(([x = 0, y = 0], i) => fillBall(context, x, y, 0.037, SWEETS[i % 5] ?? BERRY));
  doorAndWindows(context, icing);
  fillBall(context, 0.5, 0.42, 0.055, SWEETS[0] ?? BERRY);
  strokeOutline(context, 'M 50 42 Q 53 39 50 38 Q 45 38 46 43 Q 48 47 53 45', 0.014, icing);
  [0.08, 0.2, 0.32, 0.68, 0.8, 0.92].forEach((x, i) =>
    fillBall(context, x, 0.94, 0.04, SWEETS[(i + 1) % 5] ?? BERRY),
  );
}

export const SUGAR_TREATS: PropFamily = {
  '@gummybears': (context, colour) => gummyBears(context, colour ?? [0.6, 0.22, 24]),
  '@marshmallows': (context, colour) => marshmallows(context, colour ?? [0.97, 0.012, 80]),
  '@gingerbreadhouse': (context, colour) => gingerbreadHouse(context, colour ?? [0.58, 0.11, 52]),
};
