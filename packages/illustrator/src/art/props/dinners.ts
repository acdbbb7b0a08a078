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
  within,
} from './brush.ts';
import { dinnerPlate, herbs } from './garnish.ts';

const CRUST: Colour = [0.7, 0.13, 64];

const HERB: Colour = [0.6, 0.16, 140];

const SAUCE: Colour = [0.56, 0.19, 30];

const CHEESE: Colour = [0.87, 0.14, 88];

/** The leg of a bird with the end of its bone, upright about the origin. */
function drumstick(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [-0.032, -0.48, 0.064, 0.3],
    0.03,
    roundShade(context, -0.03, 0.03, [0.93, 0.04, 85]),
  );
  fillBall(context, -0.03, -0.49, 0.04, [0.96, 0.03, 85]);
  fillBall(context, 0.03, -0.49, 0.04, [0.96, 0.03, 85]);
  fillOutline(
    context,
    'M -6 -27 C 0 -30 0 -30 6 -27 C 10 -12 20 -6 19 8 C 17 24 -17 24 -19 8 C -20 -6 -10 -12 -6 -27 Z',
    roundShade(context, -0.2, 0.2, colour),
  );
  gloss(context, [-0.06, -0.02, 0.03, 0.08], 0.35);
}

function lemonSlice(context: Canvas2D, x: number): void {
  fillEllipse(context, [x, 0.87, 0.085, 0.065], css([0.86, 0.17, 95]));
  fillEllipse(context, [x, 0.87, 0.065, 0.048], css([0.95, 0.09, 100]));
  strokeOutline(
    context,
    `M ${x * 100 - 5} 87 L ${x * 100 + 5} 87 M ${x * 100} 83 L ${x * 100} 91`,
    0.01,
    css([0.86, 0.16, 95]),
  );
}

/** A roasted chicken on a plate with its legs up, on leaves with lemon. */
function roastChicken(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  for (const [x, turn] of [
    [0.12, -0.5],
    [0.26, -0.2],
    [0.76, 0.2],
    [0.89, 0.5],
  ] as const)
    turned(context, [x, 0.83, turn], () =>
      fillOutline(
        context,
        'M -13 2 Q -12 -10 0 -11 Q 12 -10 13 2 Q 6 9 0 6 Q -6 9 -13 2 Z',
        css(HERB),
      ),
    );
  fillOutline(
    context,
    'M 10 70 C 6 44 26 24 50 24 C 76 22 94 46 90 70 C 88 90 14 90 10 70 Z',
    fallShade(context, 0.2, 0.92, colour),
  );
  fillOutline(
    context,
    'M 24 40 C 32 28 62 26 70 36 C 58 32 40 33 24 40 Z',
    css(shift(colour, 0.14), 0.7),
  );
  for (const side of [-1, 1]) {
    turned(context, [0.5 + side * 0.27, 0.62, side * -0.5], () => {
      drumstick(context, shift(colour, 0.03));
    });
  }
  for (const x of [0.28, 0.5, 0.72]) lemonSlice(context, x);
  herbs(context, [
    [0.39, 0.86],
    [0.61, 0.86],
    [0.42, 0.4],
    [0.55, 0.36],
  ]);
}

/** A square piece with layers of pasta, sauce and cheese, on a plate. */
function lasagna(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillEllipse(context, [0.5, 0.87, 0.36, 0.07], css(SAUCE));
  fillOutline(
    context,
    'M 12 44 L 64 46 L 88 40 L 88 84 L 64 96 L 12 88 Z',
    css(shift(SAUCE, -0.12)),
  );
  for (let i = 0; i < 4; i++) {
    const y = 47 + i * 11;
    fillOutline(
      context,
      `M 12 ${y} L 64 ${y + 6} L 88 ${y - 2} L 88 ${y + 6} L 64 ${y + 14} L 12 ${y + 8} Z`,
      css(i % 2 === 0 ? SAUCE : shift(SAUCE, -0.08)),
    );
    fillOutline(
      context,
      `M 11 ${y + 6} Q 24 ${y + 4} 38 ${y + 10} Q 52 ${y + 10} 64 ${y + 13} Q 76 ${y + 6} 89 ${y + 4} L 89 ${y + 8} Q 76 ${y + 10} 64 ${y + 17} Q 52 ${y + 14} 38 ${y + 14} Q 24 ${y + 9} 11 ${y + 11} Z`,
      css([0.92, 0.09, 88]),
    );
  }
  fillOutline(
    context,
    'M 10 42 C 20 30 30 26 36 26 L 88 30 Q 92 34 91 44 C 90 54 86 48 82 50 C 78 60 74 52 66 55 C 62 68 56 62 56 55 C 46 52 42 56 36 51 C 32 64 26 58 25 51 C 18 48 10 54 10 42 Z',
    fallShade(context, 0.24, 0.62, colour),
  );
  for (const [x, y] of [
    [0.3, 0.37],
    [0.52, 0.33],
    [0.7, 0.4],
    [0.44, 0.46],
    [0.8, 0.36],
  ] as const)
    fillEllipse(context, [x, y, 0.055, 0.026], css(CRUST, 0.75));
  for (const turn of [-0.7, 0.3, 1.2])
    turned(context, [0.52, 0.36, turn], () =>
      fillOutline(
        context,
        'M 0 0 C -7 -6 -6 -14 0 -19 C 7 -14 7 -6 0 0 Z',
        roundShade(context, -0.06, 0.06, HERB),
      ),
    );
}

/** Where the corn chips of a heap lie, from the back to the front. */
const CHIPS: readonly (readonly [number, number, number])[] = [
  [0.5, 0.3, 0.1],
  [0.32, 0.4, -0.6],
  [0.68, 0.4, 0.7],
  [0.2, 0.62, -1],
  [0.8, 0.62, 1.1],
  [0.46, 0.46, 0.5],
  [0.6, 0.52, -0.3],
  [0.15, 0.77, -0.5],
  [0.85, 0.77, 0.4],
  [0.3, 0.6, 0.2],
  [0.7, 0.66, -0.2],
  [0.4, 0.74, -0.5],
  [0.56, 0.74, 0.4],
  [0.28, 0.8, 0.8],
  [0.73, 0.81, -0.9],
];

/** Corn chips heaped with cheese, salsa and jalapeño rings. */
function nachos(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context, [0.6, 0.13, 245]);
  for (const [x, y, turn] of CHIPS)
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M 0 -17 Q 4 -17 17 10 Q 17 14 12 14 L -12 14 Q -17 14 -17 10 Q -4 -17 0 -17 Z',
        fallShade(context, -0.16, 0.16, colour),
      );
      for (const spot of [-0.05, 0.04])
        fillEllipse(context, [spot, spot * 0.8 + 0.02, 0.014, 0.01], css(CRUST));
    });
  fillOutline(
    context,
    'M 36 40 C 40 28 60 26 66 42 C 78 46 82 60 76 70 C 74 78 70 74 70 68 C 64 64 62 72 60 80 C 57 86 54 80 54 72 C 46 66 44 74 40 70 C 36 66 34 78 29 76 C 24 72 26 52 36 40 Z',
    fallShade(context, 0.3, 0.9, [0.84, 0.17, 78]),
  );
  for (const [x, y] of [
    [0.44, 0.44],
    [0.6, 0.5],
    [0.38, 0.58],
    [0.54, 0.62],
    [0.68, 0.62],
    [0.5, 0.37],
  ] as const)
    fillBox(
      context,
      [x - 0.03, y - 0.025, 0.06, 0.05],
      0.018,
      fallShade(context, y - 0.03, y + 0.03, [0.6, 0.22, 28]),
    );
  for (const [x, y] of [
    [0.52, 0.5],
    [0.34, 0.5],
    [0.64, 0.42],
    [0.6, 0.69],
    [0.42, 0.66],
  ] as const) {
    strokeEllipse(context, [x, y, 0.04, 0.03], 0.02, css([0.58, 0.16, 138]));
    fillEllipse(context, [x, y, 0.028, 0.018], css([0.86, 0.1, 125]));
  }
}

/** Toasted triangles with melted cheese between, around a dip. */
function quesadilla(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  for (const [x, y, turn] of [
    [0.5, 0.46, 0],
    [0.3, 0.66, -0.35],
    [0.7, 0.66, 0.35],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M 0 -30 L 31 14 Q 14 26 0 25 Q -14 26 -31 14 Z',
        css(shift(colour, -0.16)),
      );
      fillOutline(
        context,
        'M -31 10 Q 0 26 31 10 L 30 16 Q 24 26 20 19 Q 14 32 9 22 Q 2 26 -4 22 Q -12 34 -16 20 Q -24 24 -30 16 Z',
        css(CHEESE),
      );
      fillOutline(
        context,
        'M 0 -34 Q 3 -34 31 10 Q 14 20 0 20 Q -14 20 -31 10 Q -3 -34 0 -34 Z',
        fallShade(context, -0.34, 0.22, colour),
      );
      for (const [sx, sy, size] of [
        [0, -0.16, 0.04],
        [-0.1, 0, 0.05],
        [0.1, 0.02, 0.045],
        [0, 0.1, 0.05],
      ] as const)
        fillEllipse(context, [sx, sy, size, size * 0.6], css([0.58, 0.12, 52], 0.7));
    });
  }
  fillEllipse(context, [0.5, 0.88, 0.13, 0.06], css([0.55, 0.1, 40]));
  fillEllipse(context, [0.5, 0.865, 0.13, 0.055], css([0.86, 0.03, 70]));
  fillEllipse(context, [0.5, 0.865, 0.11, 0.042], css([0.6, 0.2, 30]));
  herbs(
    context,
    [
      [0.47, 0.86],
      [0.53, 0.87],
      [0.16, 0.86],
      [0.84, 0.86],
    ],
    0.026,
  );
}

/** Balls of meat heaped in tomato sauce. */
function meatballs(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillOutline(
    context,
    'M 10 84 C 12 72 30 66 50 66 C 70 66 90 72 90 84 C 86 94 14 94 10 84 Z',
    fallShade(context, 0.64, 0.94, SAUCE),
  );
  for (const [x, y] of [
    [0.3, 0.66],
    [0.7, 0.66],
    [0.5, 0.5],
    [0.5, 0.72],
    [0.2, 0.78],
    [0.8, 0.78],
    [0.36, 0.82],
    [0.64, 0.82],
  ] as const) {
    fillBall(context, x, y, 0.145, colour);
    for (let i = 0; i < 6; i++)
      fillEllipse(
        context,
        [x - 0.08 + ((i * 5) % 6) * 0.03, y - 0.06 + i * 0.026, 0.014, 0.009],
        css(shift(colour, -0.1)),
      );
    fillOutline(
      context,
      `M ${x * 100 - 11} ${y * 100 - 4} C ${x * 100 - 8} ${y * 100 - 17} ${x * 100 + 8} ${y * 100 - 17} ${x * 100 + 11} ${y * 100 - 4} C ${x * 100 + 8} ${y * 100 + 3} ${x * 100 + 5} ${y * 100 - 4} ${x * 100 + 1} ${y * 100 + 1} C ${x * 100 - 4} ${y * 100 + 5} ${x * 100 - 7} ${y * 100 - 3} ${x * 100 - 11} ${y * 100 - 4} Z`,
      css(shift(SAUCE, 0.03)),
    );
    gloss(context, [x - 0.03, y - 0.1, 0.035, 0.014], 0.5);
  }
  herbs(context, [
    [0.46, 0.38],
    [0.54, 0.39],
    [0.28, 0.56],
    [0.72, 0.55],
    [0.36, 0.72],
    [0.63, 0.73],
  ]);
}

/** A folded omelette with herbs, from which the filling looks. */
function omelette(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillOutline(context, 'M 8 84 C 14 94 86 94 92 84 L 90 76 L 10 76 Z', css([0.92, 0.11, 92]));
  for (const [x, tone] of [
    [0.2, HERB],
    [0.34, [0.6, 0.2, 28]],
    [0.48, [0.9, 0.02, 80]],
    [0.62, HERB],
    [0.76, [0.6, 0.2, 28]],
  ] as const)
    fillEllipse(context, [x, 0.865, 0.06, 0.035], css(tone as Colour));
  fillOutline(
    context,
    'M 6 82 C 6 56 28 44 52 44 C 76 44 95 60 94 82 C 84 86 72 80 62 84 C 50 88 40 80 28 84 C 18 87 12 84 6 82 Z',
    fallShade(context, 0.4, 0.9, colour),
  );
  for (const [x, y, wide] of [
    [0.34, 0.6, 0.13],
    [0.62, 0.56, 0.14],
    [0.52, 0.72, 0.18],
    [0.8, 0.72, 0.08],
    [0.2, 0.74, 0.08],
  ] as const)
    fillEllipse(context, [x, y, wide, 0.035], css(CRUST, 0.45));
  herbs(
    context,
    [
      [0.4, 0.54],
      [0.5, 0.6],
      [0.6, 0.64],
      [0.32, 0.7],
      [0.7, 0.6],
      [0.46, 0.7],
      [0.74, 0.74],
      [0.24, 0.62],
    ],
    0.022,
  );
  gloss(context, [0.36, 0.5, 0.1, 0.02], 0.4);
}

/** A smoked ham with its bone, from which a slice is cut. */
function ham(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillBox(context, [0.76, 0.36, 0.2, 0.09], 0.04, fallShade(context, 0.36, 0.45, [0.94, 0.03, 85]));
  fillBall(context, 0.95, 0.36, 0.05, [0.95, 0.03, 85]);
  fillBall(context, 0.95, 0.45, 0.05, [0.95, 0.03, 85]);
  const skin = 'M 30 20 C 56 12 70 30 82 34 Q 86 40 82 48 C 72 62 66 88 38 90 Z';
  fillOutline(context, skin, fallShade(context, 0.14, 0.92, [0.55, 0.14, 38]));
  within(context, skin, () => {
    for (let i = 0; i < 7; i++) {
      strokeOutline(
        context,
        `M ${30 + i * 11} 10 L ${4 + i * 11} 95`,
        0.012,
        css([0.4, 0.11, 35], 0.8),
      );
      strokeOutline(
        context,
        `M 20 ${14 + i * 13} L 95 ${34 + i * 13}`,
        0.012,
        css([0.4, 0.11, 35], 0.8),
      );
    }
  });
  fillEllipse(context, [0.34, 0.55, 0.27, 0.355], css([0.95, 0.03, 50]));
  fillEllipse(context, [0.34, 0.55, 0.235, 0.315], fallShade(context, 0.2, 0.9, colour));
  strokeOutline(
    context,
    'M 20 46 Q 28 32 42 34 M 24 72 Q 36 82 48 70',
    0.014,
    css(shift(colour, 0.13)),
  );
  fillEllipse(context, [0.35, 0.54, 0.07, 0.08], css([0.95, 0.03, 75]));
  fillEllipse(context, [0.35, 0.54, 0.042, 0.05], css([0.8, 0.08, 60]));
  herbs(
    context,
    [
      [0.74, 0.86],
      [0.8, 0.83],
      [0.82, 0.88],
      [0.66, 0.9],
    ],
    0.045,
  );
}

export const DINNERS: PropFamily = {
  '@roastchicken': (context, colour) => roastChicken(context, colour ?? [0.64, 0.14, 56]),
  '@lasagna': (context, colour) => lasagna(context, colour ?? [0.88, 0.13, 86]),
  '@nachos': (context, colour) => nachos(context, colour ?? [0.82, 0.13, 82]),
  '@quesadilla': (context, colour) => quesadilla(context, colour ?? [0.86, 0.08, 78]),
  '@meatballs': (context, colour) => meatballs(context, colour ?? [0.46, 0.09, 42]),
  '@omelette': (context, colour) => omelette(context, colour ?? [0.87, 0.15, 90]),
  '@ham': (context, colour) => ham(context, colour ?? [0.74, 0.12, 14]),
};
