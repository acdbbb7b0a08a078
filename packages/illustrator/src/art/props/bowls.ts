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
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';
import { herbs } from './garnish.ts';

const WHITE: Colour = [0.97, 0.012, 85];

const CRUST: Colour = [0.72, 0.13, 64];

const BLUE: Colour = [0.55, 0.12, 245];

/** The back and the hollow of a bowl; its rim lies around y = 0.48. */
function bowlBack(context: Canvas2D, colour: Colour, filling: Colour): void {
  fillEllipse(context, [0.5, 0.48, 0.49, 0.16], css(shift(colour, 0.05)));
  fillEllipse(context, [0.5, 0.485, 0.455, 0.138], css(shift(colour, -0.14)));
  fillEllipse(context, [0.5, 0.5, 0.44, 0.125], fallShade(context, 0.37, 0.63, filling));
}

/** The front of the same bowl with a stripe. */
function bowlFront(context: Canvas2D, colour: Colour, stripe: Colour): void {
  fillOutline(
    context,
    'M 1 48 C 4 82 26 95 36 96 L 36 99 L 64 99 L 64 96 C 74 95 96 82 99 48 C 92 69 8 69 1 48 Z',
    roundShade(context, 0.01, 0.99, colour),
  );
  strokeOutline(context, 'M 5 63 C 22 80 78 80 95 63', 0.025, css(stripe));
  gloss(context, [0.18, 0.75, 0.025, 0.07], 0.4);
}

/** A bowl of cream with a swirl, oil, chickpeas and a triangle of flatbread. */
function hummus(context: Canvas2D, colour: Colour): void {
  for (const [x, y, turn] of [
    [0.78, 0.3, 0.3],
    [0.9, 0.38, 0.7],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M -14 24 L -10 -24 Q -8 -28 -3 -26 Q 14 -16 18 4 Q 18 9 14 11 Z',
        fallShade(context, -0.26, 0.24, [0.86, 0.08, 78]),
      );
      for (const [sx, sy] of [
        [-0.03, -0.12],
        [0.06, -0.02],
        [-0.05, 0.05],
      ] as const)
        fillEllipse(context, [sx, sy, 0.03, 0.02], css(CRUST, 0.7));
    });
  const bowl: Colour = [0.62, 0.1, 200];
  bowlBack(context, bowl, colour);
  fillOutline(
    context,
    'M 8 52 C 12 38 30 36 50 36 C 70 36 88 38 92 52 C 86 66 14 66 8 52 Z',
    fallShade(context, 0.34, 0.66, shift(colour, 0.03)),
  );
  strokeOutline(
    context,
    'M 22 52 C 22 41 76 40 78 51 C 76 59 38 59 38 52 C 40 47 60 47 60 51',
    0.03,
    css(shift(colour, -0.09)),
  );
  strokeOutline(
    context,
    'M 26 53 C 28 45 72 44 73 51 C 70 56 44 56 44 52',
    0.02,
    css([0.8, 0.16, 95], 0.85),
  );
  for (const [x, y] of [
    [0.47, 0.49],
    [0.54, 0.48],
    [0.51, 0.52],
    [0.58, 0.51],
  ] as const)
    fillBall(context, x, y, 0.034, [0.84, 0.1, 80]);
  for (let i = 0; i < 16; i++)
    fillEllipse(
      context,
      [0.2 + ((i * 11) % 16) * 0.038, 0.45 + ((i * 5) % 7) * 0.018, 0.009, 0.006],
      css([0.56, 0.19, 32]),
    );
  herbs(
    context,
    [
      [0.3, 0.46],
      [0.68, 0.56],
      [0.72, 0.45],
      [0.34, 0.57],
    ],
    0.028,
  );
  bowlFront(context, bowl, [0.93, 0.05, 90]);
}

/** Clear soup with rice noodles, slices of beef, lime, chili and herbs. */
function pho(context: Canvas2D, colour: Colour): void {
  for (const x of [84, 90])
    strokeOutline(context, `M ${x - 20} 46 L ${x} 8`, 0.02, css([0.36, 0.08, 40]));
  bowlBack(context, colour, [0.72, 0.11, 68]);
  for (let i = 0; i < 9; i++)
    strokeOutline(
      context,
      `M ${20 + i * 4} ${50 + (i % 3) * 3} C ${28 + i * 4} ${38 + (i % 2) * 4} ${40 + i * 4} ${60 - (i % 3) * 3} ${52 + i * 3.4} ${46 + (i % 4) * 2}`,
      0.018,
      css([0.97, 0.015, 90]),
    );
  for (const [x, y] of [
    [0.26, 0.44],
    [0.36, 0.4],
    [0.46, 0.38],
  ] as const) {
    fillEllipse(context, [x, y + 0.01, 0.11, 0.06], css([0.46, 0.08, 35]));
    fillEllipse(context, [x, y, 0.105, 0.054], css([0.62, 0.09, 30]));
    strokeOutline(
      context,
      `M ${x * 100 - 6} ${y * 100 + 1} Q ${x * 100} ${y * 100 - 4} ${x * 100 + 6} ${y * 100}`,
      0.012,
      css([0.76, 0.06, 35]),
    );
  }
  turned(context, [0.76, 0.47, 0.2], () => {
    fillEllipse(context, [0, 0, 0.1, 0.062], css([0.62, 0.18, 135]));
    fillEllipse(context, [0, 0, 0.082, 0.048], css([0.9, 0.12, 120]));
    strokeOutline(
      context,
      'M -7 0 L 7 0 M -3 -4 L 3 4 M 3 -4 L -3 4',
      0.008,
      css([0.74, 0.16, 128]),
    );
  });
  for (const [x, y] of [
    [0.62, 0.54],
    [0.55, 0.47],
    [0.4, 0.56],
    [0.67, 0.4],
  ] as const) {
    strokeEllipse(context, [x, y, 0.026, 0.016], 0.014, css([0.6, 0.22, 27]));
    fillEllipse(context, [x, y, 0.012, 0.007], css([0.92, 0.08, 80]));
  }
  herbs(
    context,
    [
      [0.56, 0.4],
      [0.6, 0.43],
      [0.53, 0.42],
      [0.32, 0.53],
      [0.48, 0.54],
      [0.22, 0.52],
    ],
    0.045,
  );
  bowlFront(context, colour, BLUE);
}

/** Oats in milk with banana, berries and honey. */
function oatmeal(context: Canvas2D, colour: Colour): void {
  bowlBack(context, [0.66, 0.1, 40], colour);
  fillOutline(
    context,
    'M 7 52 C 12 37 30 35 50 35 C 70 35 88 37 93 52 C 86 66 14 66 7 52 Z',
    fallShade(context, 0.32, 0.66, colour),
  );
  for (let i = 0; i < 70; i++) {
    const reach = Math.sqrt(i / 70);
    turned(
      context,
      [0.5 + 0.4 * reach * Math.cos(i * 2.4), 0.49 + 0.115 * reach * Math.sin(i * 2.4), i],
      () => {
        fillEllipse(context, [0, 0.004, 0.027, 0.016], css(shift(colour, -0.12)));
        fillEllipse(context, [0, 0, 0.025, 0.013], css(shift(colour, i % 2 === 0 ? 0.06 : 0.02)));
      },
    );
  }
  for (const [x, y] of [
    [0.24, 0.49],
    [0.33, 0.44],
    [0.43, 0.41],
  ] as const) {
    fillEllipse(context, [x, y + 0.012, 0.08, 0.05], css([0.84, 0.12, 92]));
    fillEllipse(context, [x, y, 0.08, 0.05], css([0.95, 0.07, 95]));
    fillEllipse(context, [x, y, 0.035, 0.02], css([0.89, 0.09, 90]));
  }
  for (const [x, y] of [
    [0.62, 0.42],
    [0.7, 0.45],
    [0.66, 0.49],
    [0.75, 0.5],
    [0.58, 0.47],
  ] as const)
    fillBall(context, x, y, 0.04, [0.42, 0.12, 275]);
  for (const [x, y] of [
    [0.5, 0.53],
    [0.57, 0.55],
  ] as const)
    fillBall(context, x, y, 0.042, [0.58, 0.21, 18]);
  bowlFront(context, [0.66, 0.1, 40], [0.95, 0.03, 80]);
}

/** A tea bowl with green foam and a bamboo whisk beside it. */
function matcha(context: Canvas2D, colour: Colour): void {
  const bowl: Colour = [0.4, 0.04, 60];
  turned(context, [0.84, 0.4, 0.3], () => {
    fillBox(
      context,
      [-0.06, -0.36, 0.12, 0.2],
      0.03,
      roundShade(context, -0.06, 0.06, [0.84, 0.1, 85]),
    );
    fillOutline(
      context,
      'M -6 -18 L 6 -18 C 14 -6 13 8 10 22 L -10 22 C -13 8 -14 -6 -6 -18 Z',
      roundShade(context, -0.13, 0.13, [0.86, 0.09, 88]),
    );
    for (const x of [-8, -4, 0, 4, 8])
      strokeOutline(
        context,
        `M ${x * 0.5} -17 Q ${x * 1.4} 0 ${x} 22`,
        0.009,
        css([0.68, 0.1, 78]),
      );
    fillBox(context, [-0.07, -0.2, 0.14, 0.035], 0.015, css([0.4, 0.06, 50]));
  });
  fillEllipse(context, [0.45, 0.48, 0.44, 0.14], css(shift(bowl, 0.12)));
  fillEllipse(context, [0.45, 0.485, 0.4, 0.115], css(shift(bowl, -0.1)));
  fillEllipse(context, [0.45, 0.5, 0.385, 0.1], fallShade(context, 0.4, 0.6, colour));
  fillEllipse(context, [0.42, 0.49, 0.27, 0.062], css(shift(colour, 0.1)));
  for (let i = 0; i < 22; i++)
    fillEllipse(
      context,
      [0.14 + ((i * 7) % 22) * 0.028, 0.46 + ((i * 5) % 9) * 0.01, 0.012, 0.006],
      css(shift(colour, 0.16), 0.9),
    );
  fillOutline(
    context,
    'M 1 48 C 2 82 18 94 30 95 L 30 99 L 60 99 L 60 95 C 72 94 88 82 89 48 C 82 67 8 67 1 48 Z',
    roundShade(context, 0.01, 0.89, bowl),
  );
  fillOutline(
    context,
    'M 1 48 C 8 67 82 67 89 48 L 88.6 56 C 84 66 78 64 74 72 C 68 68 62 66 56 74 C 46 68 38 70 30 73 C 24 66 8 66 1.4 56 Z',
    roundShade(context, 0, 0.9, [0.76, 0.05, 75]),
  );
  gloss(context, [0.14, 0.7, 0.022, 0.07], 0.4);
}

export const BOWLS: PropFamily = {
  '@hummus': (context, colour) => hummus(context, colour ?? [0.87, 0.07, 82]),
  '@pho': (context, colour) => pho(context, colour ?? WHITE),
  '@oatmeal': (context, colour) => oatmeal(context, colour ?? [0.87, 0.05, 80]),
  '@matcha': (context, colour) => matcha(context, colour ?? [0.66, 0.15, 125]),
};
