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
  within,
} from './brush.ts';

const GLASS: Colour = [0.92, 0.02, 220];
const CHINA: Colour = [0.96, 0.012, 80];
const MILK_FOAM: Colour = [0.97, 0.02, 85];
const SILVER: Colour = [0.8, 0.012, 250];
const STRAW: Colour = [0.64, 0.2, 22];

function iceCube(context: Canvas2D, x: number, y: number, turn: number): void {
  turned(context, [x, y, turn], () => {
    fillBox(context, [-0.075, -0.075, 0.15, 0.15], 0.03, css([0.97, 0.02, 220], 0.55));
    fillBox(context, [-0.055, -0.055, 0.07, 0.045], 0.02, css([1, 0, 0], 0.6));
  });
}

const TUMBLER = 'M 23 16 L 77 16 L 69 95 Q 68.500 99 64 99 L 36 99 Q 31.500 99 31 95 Z';

/** A tall glass with ice and a straw; what is in it has the color. */
function icedDrink(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 52 60 L 67 2', 0.04, css(STRAW));
  strokeOutline(context, 'M 51 60 L 66 2', 0.012, css([0.85, 0.1, 22]));
  fillOutline(context, TUMBLER, css(GLASS, 0.45));
  within(context, TUMBLER, () => {
    fillOutline(
      context,
      'M 0 27 L 100 27 L 100 100 L 0 100 Z',
      roundShade(context, 0.24, 0.76, colour),
    );
    fillOutline(
      context,
      'M 0 62 Q 50 52 100 64 L 100 100 L 0 100 Z',
      css(shift(colour, -0.09), 0.55),
    );
    for (const [x, y, turn] of [
      [0.38, 0.33, 0.3],
      [0.6, 0.31, -0.4],
      [0.5, 0.47, 0.7],
      [0.65, 0.53, 0.1],
    ] as const) {
      iceCube(context, x, y, turn);
    }
    fillEllipse(context, [0.5, 0.27, 0.26, 0.018], css(shift(colour, 0.12), 0.7));
    fillBox(context, [0.3, 0.2, 0.035, 0.7], 0.017, css([1, 0, 0], 0.4));
    fillBox(context, [0.2, 0.94, 0.6, 0.06], 0, css([1, 0, 0], 0.35));
  });
  fillBox(context, [0.22, 0.145, 0.56, 0.025], 0.012, css([1, 0, 0], 0.75));
}

function citrusSlice(
  context: Canvas2D,
  [x, y, radius]: readonly [number, number, number],
  peel: Colour,
): void {
  fillEllipse(context, [x, y, radius, radius], css(peel));
  fillEllipse(context, [x, y, radius * 0.86, radius * 0.86], css([0.98, 0.03, 100]));
  for (let i = 0; i < 8; i++) {
    turned(context, [x, y, (i * Math.PI) / 4], () =>
      fillEllipse(
        context,
        [radius * 0.44, 0, radius * 0.34, radius * 0.23],
        css(shift(peel, 0.05, 0.85)),
      ),
    );
  }
}

/** An iced drink with a slice of lemon, or of what its color says, on the rim and leaves of mint. */
function lemonade(context: Canvas2D, colour: Colour): void {
  icedDrink(context, colour);
  const isOrange = colour[2] < 80 && colour[1] > 0.1;
  citrusSlice(context, [0.27, 0.19, 0.16], isOrange ? [0.77, 0.17, 62] : [0.89, 0.18, 102]);
  for (const [x, y, turn] of [
    [0.55, 0.15, -0.9],
    [0.62, 0.18, -0.2],
    [0.5, 0.18, -2.2],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0.06, 0, 0.07, 0.036], css([0.62, 0.15, 145]));
      fillEllipse(context, [0.06, -0.008, 0.05, 0.012], css([0.78, 0.13, 140], 0.7));
    });
  }
}

/** A wide cup that shows a leaf in its foam. */
function latte(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.46, 0.9, 0.45, 0.09], fallShade(context, 0.82, 1, CHINA));
  fillEllipse(context, [0.46, 0.885, 0.36, 0.055], css(shift(CHINA, -0.06)));
  strokeOutline(context, 'M 80 46 C 104 40 104 70 76 72', 0.055, css(shift(CHINA, -0.05)));
  fillOutline(
    context,
    'M 6 38 C 8 70 22 90 46 90 C 70 90 84 70 86 38 Z',
    roundShade(context, 0.06, 0.86, CHINA),
  );
  fillEllipse(context, [0.46, 0.38, 0.4, 0.17], css(shift(CHINA, 0.02)));
  fillEllipse(context, [0.46, 0.385, 0.365, 0.148], css(shift(colour, -0.08)));
  fillEllipse(context, [0.46, 0.392, 0.355, 0.138], css(colour));
  // The leaf, from its tip to its heart.
  for (const [y, width, height] of [
    [0.31, 0.07, 0.028],
    [0.345, 0.13, 0.034],
    [0.385, 0.18, 0.04],
    [0.43, 0.2, 0.044],
  ] as const) {
    fillEllipse(context, [0.46, y, width, height], css(MILK_FOAM));
    fillEllipse(context, [0.46, y - 0.016, width * 0.86, height * 0.6], css(colour));
    fillEllipse(context, [0.46, y - 0.008, width * 0.5, height * 0.5], css(MILK_FOAM));
  }
  strokeOutline(context, 'M 46 28 L 46 49', 0.012, css(colour));
  gloss(context, [0.19, 0.62, 0.025, 0.1], 0.5);
}

function martini(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.96, 0.24, 0.04], roundShade(context, 0.26, 0.74, GLASS));
  fillBox(context, [0.482, 0.5, 0.036, 0.45], 0.015, roundShade(context, 0.48, 0.52, GLASS));
  fillOutline(context, 'M 8 14 L 92 14 L 52 56 L 48 56 Z', css(GLASS, 0.55));
  fillOutline(context, 'M 15 22 L 85 22 L 51 56 L 49 56 Z', fallShade(context, 0.2, 0.56, colour));
  fillEllipse(context, [0.5, 0.22, 0.35, 0.03], css(shift(colour, 0.1)));
  fillEllipse(context, [0.5, 0.14, 0.42, 0.032], css([1, 0, 0], 0.5));
  strokeOutline(context, 'M 28 6 L 62 36', 0.014, css([0.75, 0.09, 70]));
  for (const [x, y] of [
    [0.45, 0.21],
    [0.54, 0.29],
  ] as const) {
    fillBall(context, x, y, 0.055, [0.6, 0.13, 118]);
    fillEllipse(context, [x - 0.03, y - 0.028, 0.014, 0.014], css([0.6, 0.2, 27]));
  }
  strokeOutline(context, 'M 18 19 L 42 45', 0.02, css([1, 0, 0], 0.5));
}

/** A glass with a salted rim and a wedge of lime. */
function margarita(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.96, 0.22, 0.04], roundShade(context, 0.28, 0.72, GLASS));
  fillBox(context, [0.478, 0.6, 0.044, 0.36], 0.015, roundShade(context, 0.47, 0.53, GLASS));
  const bowl =
    'M 10 14 C 12 34 28 36 33 42 C 37 56 44 62 50 62 C 56 62 63 56 67 42 C 72 36 88 34 90 14 Z';
  fillOutline(context, bowl, css(GLASS, 0.55));
  within(context, bowl, () => {
    fillBox(context, [0, 0.2, 1, 0.5], 0, fallShade(context, 0.2, 0.6, colour));
    gloss(context, [0.22, 0.27, 0.025, 0.07], 0.5);
  });
  fillEllipse(context, [0.5, 0.2, 0.37, 0.03], css(shift(colour, 0.1)));
  fillBox(context, [0.09, 0.115, 0.82, 0.05], 0.025, css([0.99, 0.005, 220]));
  citrusSlice(context, [0.8, 0.15, 0.14], [0.68, 0.17, 130]);
}

function sodaCan(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 28 12 L 72 12 L 77 19 L 77 90 L 72 97 Q 50 101 28 97 L 23 90 L 23 19 Z',
    roundShade(context, 0.23, 0.77, colour),
  );
  fillOutline(
    context,
    'M 23 19 L 28 12 L 72 12 L 77 19 Z',
    roundShade(context, 0.23, 0.77, SILVER),
  );
  fillOutline(
    context,
    'M 23 90 L 77 90 L 72 97 Q 50 101 28 97 Z',
    roundShade(context, 0.23, 0.77, shift(SILVER, -0.08)),
  );
  fillEllipse(context, [0.5, 0.12, 0.22, 0.04], css(shift(SILVER, 0.1)));
  fillEllipse(context, [0.5, 0.12, 0.18, 0.028], css(shift(SILVER, -0.08)));
  fillEllipse(context, [0.53, 0.105, 0.07, 0.02], css(shift(SILVER, 0.12)));
  within(context, 'M 23 19 L 77 19 L 77 90 L 23 90 Z', () => {
    fillOutline(
      context,
      'M 20 70 C 38 40 56 84 80 40 L 80 54 C 58 96 40 54 20 84 Z',
      css([0.99, 0.005, 90], 0.92),
    );
    for (const [x, y] of [
      [0.36, 0.36],
      [0.6, 0.3],
      [0.5, 0.44],
    ] as const) {
      fillEllipse(context, [x, y, 0.026, 0.026], css([1, 0, 0], 0.5));
    }
  });
  fillBox(context, [0.29, 0.22, 0.04, 0.64], 0.02, css([1, 0, 0], 0.4));
}

/** A mug of cocoa that marshmallows swim in. */
function cocoa(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 72 46 C 102 40 102 82 72 80', 0.075, css(shift(colour, -0.06)));
  fillBox(
    context,
    [0.12, 0.3, 0.64, 0.69],
    [0.02, 0.02, 0.14, 0.14],
    roundShade(context, 0.12, 0.76, colour),
  );
  fillEllipse(context, [0.44, 0.31, 0.32, 0.08], css(shift(colour, 0.08)));
  fillEllipse(context, [0.44, 0.315, 0.28, 0.062], css([0.4, 0.08, 45]));
  for (const [x, y, turn] of [
    [0.3, 0.28, -0.2],
    [0.45, 0.24, 0.3],
    [0.57, 0.29, -0.1],
    [0.42, 0.32, 0.1],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillBox(
        context,
        [-0.07, -0.06, 0.14, 0.11],
        0.035,
        fallShade(context, -0.06, 0.05, MILK_FOAM),
      );
      fillEllipse(context, [0, -0.045, 0.06, 0.022], css([1, 0.01, 60]));
    });
  }
  gloss(context, [0.21, 0.6, 0.022, 0.16], 0.35);
}

export const DRINKS: PropFamily = {
  '@iceddrink': (context, colour) => icedDrink(context, colour ?? [0.52, 0.09, 50]),
  '@lemonade': (context, colour) => lemonade(context, colour ?? [0.93, 0.12, 100]),
  '@latte': (context, colour) => latte(context, colour ?? [0.62, 0.1, 58]),
  '@martini': (context, colour) => martini(context, colour ?? [0.93, 0.05, 115]),
  '@margarita': (context, colour) => margarita(context, colour ?? [0.86, 0.13, 122]),
  '@sodacan': (context, colour) => sodaCan(context, colour ?? [0.58, 0.22, 25]),
  '@cocoa': (context, colour) => cocoa(context, colour ?? [0.58, 0.19, 25]),
};
