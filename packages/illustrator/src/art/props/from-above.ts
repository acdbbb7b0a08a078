import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { radialGradient } from '../../painting.ts';
import { basilLeaf } from './bakery.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  PORCELAIN,
  type PropFamily,
  strokeLine,
  turned,
} from './brush.ts';

/** Dishes and glasses from straight above, for tables that are photographed so. */

const disc = (context: Canvas2D, radius: number, colour: Colour): void =>
  fillEllipse(context, [0.5, 0.5, radius, radius], css(colour));

function plate(context: Canvas2D): void {
  disc(context, 0.49, shift(PORCELAIN, -0.1));
  disc(context, 0.48, PORCELAIN);
  disc(context, 0.38, shift(PORCELAIN, -0.04));
  disc(context, 0.37, shift(PORCELAIN, 0.02));
}

/** The uppermost of a stack, with butter in a pool of syrup. */
function pancakes(context: Canvas2D): void {
  plate(context);
  const baked: Colour = [0.72, 0.12, 65];
  fillEllipse(context, [0.515, 0.515, 0.335, 0.33], css([0.86, 0.09, 82]));
  disc(context, 0.33, [0.9, 0.08, 85]);
  fillEllipse(
    context,
    [0.5, 0.5, 0.315, 0.315],
    radialGradient(context, 0.45, 0.45, 0.36, [
      [0, shift(baked, 0.05)],
      [0.85, baked],
      [1, shift(baked, -0.08)],
    ]),
  );
  fillOutline(
    context,
    'M 36 44 C 40 34 58 32 64 42 C 72 46 68 60 62 62 C 60 74 52 78 50 66 C 42 66 30 62 32 52 C 30 48 32 44 36 44 Z',
    css([0.5, 0.12, 52], 0.9),
  );
  fillOutline(context, 'M 43 44 L 56 42 58 54 45 56 Z', css([0.93, 0.11, 95]));
  fillOutline(context, 'M 43 44 L 56 42 56.5 45 43.5 47 Z', css([0.97, 0.08, 95]));
}

/** A glass with a drink of this color. */
function glass(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.5, 0.36, 0.36], css([0.96, 0.01, 230], 0.95));
  disc(context, 0.33, shift(colour, -0.1));
  fillEllipse(
    context,
    [0.5, 0.5, 0.31, 0.31],
    radialGradient(context, 0.42, 0.42, 0.4, [
      [0, shift(colour, 0.08)],
      [1, colour],
    ]),
  );
  for (const [x, y] of [
    [0.42, 0.6],
    [0.6, 0.44],
    [0.55, 0.62],
  ] as const) {
    fillEllipse(context, [x, y, 0.02, 0.02], css([1, 0, 0], 0.5));
  }
  gloss(context, [0.37, 0.36, 0.07, 0.035], 0.5);
}

/** A round cake with cream around its edge. */
function cake(context: Canvas2D, colour: Colour): void {
  plate(context);
  disc(context, 0.36, shift(colour, -0.08));
  fillEllipse(
    context,
    [0.5, 0.5, 0.35, 0.35],
    radialGradient(context, 0.42, 0.42, 0.42, [
      [0, shift(colour, 0.08)],
      [1, colour],
    ]),
  );
  const cream: Colour = colour[0] < 0.6 ? [0.95, 0.03, 80] : shift(colour, 0.06, 0.5);
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * TAU;
    const at = [0.5 + 0.32 * Math.cos(turn), 0.5 + 0.32 * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.045, 0.045], css(shift(cream, -0.06)));
    fillEllipse(context, [at[0] - 0.006, at[1] - 0.006, 0.036, 0.036], css(cream));
  }
}

/** Soup or porridge in a bowl. */
function bowl(context: Canvas2D, colour: Colour): void {
  disc(context, 0.48, [0.86, 0.02, 70]);
  disc(context, 0.465, [0.95, 0.012, 80]);
  disc(context, 0.4, [0.82, 0.02, 70]);
  fillEllipse(
    context,
    [0.5, 0.5, 0.385, 0.385],
    radialGradient(context, 0.42, 0.42, 0.45, [
      [0, shift(colour, 0.06)],
      [1, shift(colour, -0.03)],
    ]),
  );
}

/** Rings of dough with icing, on top of each other on a plate. */
function donutStack(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.92, 0.49, 0.075], css(shift(PORCELAIN, -0.08)));
  fillEllipse(context, [0.5, 0.908, 0.48, 0.066], css(PORCELAIN));
  const icings: readonly Colour[] = [
    [0.78, 0.14, 355],
    [0.42, 0.08, 45],
    [0.95, 0.03, 80],
    [0.78, 0.14, 355],
  ];
  for (const [i, icing] of icings.entries()) {
    const x = 0.5 + (i % 2 ? 0.018 : -0.012);
    const y = 0.83 - i * 0.165;
    fillEllipse(context, [x, y, 0.31, 0.105], css([0.74, 0.12, 68]));
    fillEllipse(context, [x, y - 0.045, 0.3, 0.088], css(shift(icing, -0.06)));
    fillEllipse(context, [x, y - 0.055, 0.29, 0.08], css(icing));
    for (let k = 0; k < 9; k++) {
      const turn = (k / 9) * Math.PI + 0.1;
      const at = [x + 0.24 * Math.cos(turn), y - 0.045 + 0.055 * Math.sin(turn)] as const;
      strokeLine(
        context,
        [
          [at[0] - 0.012, at[1]],
          [at[0] + 0.012, at[1] + 0.01],
        ],
        0.012,
        css([0.8, 0.17, (k * 67) % 360]),
      );
    }
    if (i === icings.length - 1) {
      fillEllipse(context, [x, y - 0.06, 0.085, 0.026], css([0.6, 0.11, 60]));
    }
  }
}

/** Sushi on a plate from straight above. */
function sushiFromAbove(context: Canvas2D): void {
  fillBox(context, [0.02, 0.12, 0.96, 0.76], 0.07, css([0.2, 0.01, 270]));
  fillBox(context, [0.05, 0.15, 0.9, 0.7], 0.05, css([0.3, 0.015, 265]));
  const nigiri = (x: number, y: number, fish: Colour): void => {
    fillBox(context, [x, y, 0.13, 0.26], 0.05, css([0.97, 0.008, 90]));
    fillBox(
      context,
      [x + 0.008, y - 0.01, 0.114, 0.28],
      0.05,
      fallShade(context, y, y + 0.27, fish),
    );
    for (let i = 0; i < 4; i++) {
      strokeLine(
        context,
        [
          [x + 0.015, y + 0.04 + i * 0.06],
          [x + 0.115, y + 0.01 + i * 0.06],
        ],
        0.009,
        css([1, 0.02, 60], 0.6),
      );
    }
  };
  nigiri(0.1, 0.2, [0.74, 0.16, 42]);
  nigiri(0.26, 0.2, [0.6, 0.2, 18]);
  nigiri(0.42, 0.2, [0.74, 0.16, 42]);
  nigiri(0.58, 0.2, [0.9, 0.1, 90]);
  const roll = (x: number, y: number, filling: Colour): void => {
    fillEllipse(context, [x, y, 0.075, 0.075], css([0.28, 0.05, 150]));
    fillEllipse(context, [x, y, 0.06, 0.06], css([0.97, 0.008, 90]));
    fillEllipse(context, [x, y, 0.028, 0.028], css(filling));
  };
  for (const [i, filling] of (
    [
      [0.72, 0.17, 45],
      [0.68, 0.17, 135],
      [0.72, 0.17, 45],
      [0.68, 0.17, 135],
      [0.62, 0.2, 22],
    ] as const
  ).entries()) {
    roll(0.16 + i * 0.155, 0.6, filling);
  }
  for (const [i, filling] of (
    [
      [0.68, 0.17, 135],
      [0.62, 0.2, 22],
      [0.68, 0.17, 135],
    ] as const
  ).entries()) {
    roll(0.16 + i * 0.155, 0.765, filling);
  }
  fillBall(context, 0.82, 0.3, 0.05, [0.75, 0.13, 130]);
  for (let i = 0; i < 4; i++) {
    fillEllipse(context, [0.8 + i * 0.015, 0.43 + i * 0.014, 0.05, 0.03], css([0.87, 0.07, 20]));
  }
  fillEllipse(context, [0.78, 0.745, 0.085, 0.085], css(PORCELAIN));
  fillEllipse(context, [0.78, 0.745, 0.065, 0.065], css([0.24, 0.04, 40]));
}

/** Leaves in a bowl from straight above; what the prompt names lies on them. */
function saladFromAbove(context: Canvas2D, colour: Colour): void {
  disc(context, 0.49, shift(colour, -0.12));
  disc(context, 0.475, colour);
  disc(context, 0.42, shift(colour, -0.16));
  const random = createRandom(31);
  for (let i = 0; i < 70; i++) {
    const turn = random() * TAU;
    const out = 0.35 * random() ** 0.5;
    turned(
      context,
      [0.5 + out * Math.cos(turn), 0.5 + out * Math.sin(turn), random() * TAU],
      () => {
        const green: Colour = [0.56 + 0.22 * random(), 0.15, 128 + 16 * random()];
        fillEllipse(context, [0, 0, 0.085, 0.045], css(green));
        strokeLine(
          context,
          [
            [-0.07, 0],
            [0.07, 0],
          ],
          0.008,
          css(shift(green, 0.12)),
        );
      },
    );
  }
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * TAU + 0.5;
    const at = [0.5 + 0.33 * Math.cos(turn), 0.5 + 0.33 * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.045, 0.045], css([0.58, 0.21, 28]));
    fillEllipse(context, [...at, 0.03, 0.03], css([0.68, 0.18, 32]));
  }
}

/** Sweets that are served with tea in Japan: a blossom, a green leaf cake, a skewer of three. */
function wagashi(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.085], css([0.3, 0.03, 40]));
  fillEllipse(context, [0.5, 0.885, 0.47, 0.075], css([0.42, 0.05, 40]));
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * TAU - Math.PI / 2;
    fillBall(
      context,
      0.28 + 0.1 * Math.cos(turn),
      0.76 + 0.085 * Math.sin(turn),
      0.09,
      [0.84, 0.1, 0],
    );
  }
  fillBall(context, 0.28, 0.755, 0.05, [0.92, 0.11, 92]);
  fillBall(context, 0.58, 0.75, 0.14, [0.78, 0.11, 128]);
  basilLeaf(context, 0.58, 0.64, -0.3, 0.07);
  fillBall(context, 0.82, 0.78, 0.11, [0.96, 0.01, 90]);
  fillEllipse(context, [0.82, 0.69, 0.025, 0.015], css([0.6, 0.2, 20]));
}

/** A plate of battered fish with fries and a slice of lemon. */
function fishAndChips(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.88, 0.49, 0.1], css(shift(PORCELAIN, -0.08)));
  fillEllipse(context, [0.5, 0.865, 0.48, 0.09], css(PORCELAIN));
  const random = createRandom(13);
  for (let i = 0; i < 20; i++) {
    turned(
      context,
      [0.68 + 0.2 * (random() - 0.5), 0.72 + 0.14 * random(), -0.9 + 1.8 * random()],
      () => {
        fillBox(
          context,
          [-0.14, -0.018, 0.28, 0.036],
          0.008,
          css(shift([0.86, 0.14, 85], 0.07 * (random() - 0.5))),
        );
      },
    );
  }
  for (const [outline, tone] of [
    ['M 4 82 C 6 74 26 68 50 74 C 60 77 62 82 56 86 C 40 91 6 90 4 82 Z', -0.03],
    ['M 10 74 C 14 66 36 62 58 68 C 68 71 68 76 60 79 C 42 83 12 82 10 74 Z', 0.02],
  ] as const) {
    fillOutline(context, outline, fallShade(context, 0.62, 0.92, shift([0.7, 0.14, 66], tone)));
    for (let i = 0; i < 14; i++) {
      fillEllipse(
        context,
        [0.16 + 0.4 * random(), 0.69 + 0.13 * random(), 0.014, 0.009],
        css([0.84, 0.12, 78], 0.7),
      );
    }
  }
  fillEllipse(context, [0.34, 0.86, 0.07, 0.045], css([0.88, 0.16, 98]));
  fillEllipse(context, [0.34, 0.858, 0.055, 0.034], css([0.95, 0.1, 100]));
}

/** Soup with a swirl of cream and leaves of basil. */
function soup(context: Canvas2D, colour: Colour): void {
  bowl(context, colour);
  const cream = css([0.96, 0.03, 85], 0.85);
  context.strokeStyle = cream;
  context.lineWidth = 0.02;
  context.lineCap = 'round';
  context.beginPath();
  for (let i = 0; i <= 60; i++) {
    const turn = 0.6 + (i / 60) * TAU * 1.8;
    const radius = 0.12 + (i / 60) * 0.19;
    context.lineTo(0.5 + radius * Math.cos(turn), 0.5 + radius * Math.sin(turn));
  }
  context.stroke();
  for (const [x, y, size] of [
    [0.33, 0.6, 0.012],
    [0.66, 0.66, 0.014],
    [0.7, 0.4, 0.01],
    [0.42, 0.3, 0.012],
  ] as const)
    fillEllipse(context, [x, y, size, size], cream);
  for (const [x, y, turn] of [
    [0.44, 0.53, 2.5],
    [0.57, 0.53, 0.6],
    [0.5, 0.43, -1.5],
  ] as const)
    basilLeaf(context, x, y, turn, 0.085);
  gloss(context, [0.36, 0.33, 0.06, 0.03], 0.35);
}

export const FROM_ABOVE: PropFamily = {
  '@soupabove': (context, colour) => soup(context, colour ?? [0.76, 0.13, 72]),
  '@pancakesabove': pancakes,
  '@glassabove': (context, colour) => glass(context, colour ?? [0.78, 0.16, 65]),
  '@cakeabove': (context, colour) => cake(context, colour ?? [0.94, 0.035, 60]),
  '@bowlabove': (context, colour) => bowl(context, colour ?? [0.86, 0.08, 80]),
  '@donutstack': donutStack,
  '@fishandchips': fishAndChips,
  '@sushiabove': sushiFromAbove,
  '@saladabove': (context, colour) => saladFromAbove(context, colour ?? [0.9, 0.012, 80]),
  '@wagashi': wagashi,
};
