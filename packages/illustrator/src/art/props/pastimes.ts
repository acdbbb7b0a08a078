import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

/** Where the pips of a half of a domino are, in thirds of its side. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** One tile around its middle, upright. */
function tile(context: Canvas2D, colour: Colour, upper: number, lower: number): void {
  fillBox(context, [-0.13, -0.25, 0.3, 0.54], 0.05, css(shift(colour, -0.24)));
  fillBox(context, [-0.15, -0.28, 0.3, 0.54], 0.05, roundShade(context, -0.15, 0.2, colour));
  const ink = css(colour[0] > 0.6 ? [0.25, 0.02, 280] : [0.98, 0.01, 90]);
  fillBox(context, [-0.12, -0.017, 0.24, 0.014], 0.007, ink);
  for (const [count, middle] of [
    [upper, -0.145],
    [lower, 0.125],
  ] as const)
    for (const [x, y] of PIPS[count] ?? [])
      fillEllipse(context, [x * 0.075, middle + y * 0.075, 0.027, 0.027], ink);
}

function dominoes(context: Canvas2D, colour: Colour): void {
  turned(context, [0.22, 0.66, -0.35], () => tile(context, colour, 4, 2));
  turned(context, [0.76, 0.68, 0.4], () => tile(context, colour, 1, 3));
  turned(context, [0.49, 0.32, 0.06], () => tile(context, colour, 6, 5));
}

/** A marble of glass with a swirl in it. */
function marble(
  context: Canvas2D,
  [x, y, radius]: readonly [number, number, number],
  colour: Colour,
): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.clip();
  fillBall(context, x, y, radius, shift(colour, 0.12, 0.55));
  context.translate(x, y);
  context.scale(radius / 0.5, radius / 0.5);
  context.rotate(x * 7);
  fillOutline(context, 'M -50 0 C -20 -40 10 30 50 -10 C 20 40 -20 -10 -50 0 Z', css(colour));
  fillOutline(
    context,
    'M -40 -22 C -10 -40 20 0 46 -26 C 20 14 -14 -22 -40 -22 Z',
    css([0.98, 0.02, 90], 0.85),
  );
  fillOutline(
    context,
    'M -40 26 C -10 0 20 40 40 20 C 20 50 -14 22 -40 26 Z',
    css(shift(colour, -0.1, 1.1, 60), 0.9),
  );
  context.restore();
  fillEllipse(
    context,
    [x, y, radius, radius],
    radialGradient(context, x - radius * 0.3, y - radius * 0.35, radius * 1.4, [
      [0, [1, 0, 0], 0.25],
      [0.5, [1, 0, 0], 0],
      [1, [0.25, 0.1, 270], 0.6],
    ]),
  );
  gloss(context, [x - radius * 0.35, y - radius * 0.45, radius * 0.22, radius * 0.14], 0.9);
}

function marbles(context: Canvas2D, colour: Colour): void {
  marble(context, [0.52, 0.36, 0.22], [0.66, 0.19, 45]);
  marble(context, [0.78, 0.62, 0.19], [0.6, 0.18, 145]);
  marble(context, [0.25, 0.64, 0.23], colour);
  marble(context, [0.56, 0.79, 0.2], [0.58, 0.22, 20]);
  marble(context, [0.87, 0.88, 0.11], [0.55, 0.2, 300]);
  marble(context, [0.1, 0.91, 0.085], [0.8, 0.16, 90]);
}

/** A forked stick with its band and pouch. */
function slingshot(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 22 14 Q 26 44 46 46', 0.035, css([0.5, 0.13, 25]));
  for (const [outline, width] of [
    ['M 50 93 L 50 60', 0.125],
    ['M 50 66 Q 46 50 28 42 Q 20 34 21 8', 0.1],
    ['M 50 66 Q 54 50 72 42 Q 80 34 79 8', 0.1],
  ] as const) {
    strokeOutline(context, outline, width, css(shift(colour, -0.12)));
    strokeOutline(context, outline, width * 0.72, css(colour));
    strokeOutline(context, outline, width * 0.2, css(shift(colour, 0.12)));
  }
  strokeOutline(context, 'M 78 14 Q 74 44 54 46', 0.035, css([0.58, 0.17, 25]));
  fillOutline(
    context,
    'M 40 40 Q 50 36 60 40 Q 63 48 58 54 Q 50 58 42 54 Q 37 48 40 40 Z',
    fallShade(context, 0.36, 0.58, [0.42, 0.08, 45]),
  );
  for (const x of [0.21, 0.79])
    for (const y of [0.11, 0.15])
      fillBox(context, [x - 0.06, y, 0.12, 0.026], 0.013, css([0.58, 0.17, 25]));
  for (const y of [0.74, 0.79, 0.84, 0.89])
    strokeOutline(context, `M 44 ${y * 100 + 1} L 56 ${y * 100 - 2}`, 0.03, css([0.45, 0.1, 30]));
}

/** A hockey stick with tape on its blade, its puck before it. */
function hockeyStick(context: Canvas2D, colour: Colour): void {
  const shaft = 'M 90 4 L 46 84 Q 42 91 32 91 L 9 89';
  strokeOutline(context, 'M 46 84 Q 42 91 32 91 L 9 88', 0.12, css(shift(colour, -0.12)));
  strokeOutline(context, shaft, 0.075, css(shift(colour, -0.1)));
  strokeOutline(context, shaft, 0.05, css(colour));
  strokeOutline(context, 'M 88 6 L 62 54', 0.012, css(shift(colour, 0.2, 0.6)));
  strokeOutline(context, 'M 90 4 L 80 22', 0.085, css([0.94, 0.01, 90]));
  for (const x of [10, 16, 22, 28])
    strokeOutline(context, `M ${x} 84 L ${x - 1} 94`, 0.04, css([0.25, 0.02, 270]));
  puckAt(context, 0.72, 0.9, 0.19);
}

/** The stick alone, its grip at the lower end. */
function heldStick(context: Canvas2D, colour: Colour): void {
  const shaft = 'M 50 97 L 50 22 Q 50 10 60 8 L 80 6';
  strokeOutline(context, 'M 50 18 Q 52 9 60 8 L 80 6', 0.1, css(shift(colour, -0.12)));
  strokeOutline(context, shaft, 0.06, css(shift(colour, -0.1)));
  strokeOutline(context, shaft, 0.04, css(colour));
  strokeOutline(context, 'M 50 97 L 50 80', 0.07, css([0.94, 0.01, 90]));
  for (const x of [62, 68, 74, 80])
    strokeOutline(context, `M ${x} 2 L ${x + 1} 12`, 0.035, css([0.25, 0.02, 270]));
}

function puckAt(context: Canvas2D, x: number, y: number, radius: number): void {
  const black: Colour = [0.32, 0.015, 270];
  const tall = radius * 0.5;
  fillBox(
    context,
    [x - radius, y - tall * 0.4, radius * 2, tall * 0.9],
    tall * 0.3,
    roundShade(context, x - radius, x + radius, shift(black, -0.06)),
  );
  fillEllipse(context, [x, y + tall * 0.42, radius, tall * 0.4], css(shift(black, -0.12)));
  fillEllipse(
    context,
    [x, y - tall * 0.4, radius, tall * 0.5],
    fallShade(context, y - tall, y, shift(black, 0.1)),
  );
  strokeEllipse(
    context,
    [x, y - tall * 0.4, radius * 0.72, tall * 0.34],
    radius * 0.04,
    css(shift(black, 0.24)),
  );
}

/** A dartboard with its rings and three darts. */
function dartBoard(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.5, 0.5, [0.28, 0.02, 270]);
  const [dark, light]: readonly [Colour, Colour] = [
    [0.25, 0.01, 270],
    [0.93, 0.05, 88],
  ];
  const red: Colour = colour;
  const green: Colour = [0.55, 0.15, 150];
  const ring = (inner: number, outer: number, even: Colour, odd: Colour): void => {
    for (let i = 0; i < 20; i++) {
      context.fillStyle = css(i % 2 === 0 ? even : odd);
      context.beginPath();
      context.arc(0.5, 0.5, outer, ((i - 0.5) / 20) * TAU, ((i + 0.5) / 20) * TAU);
      context.arc(0.5, 0.5, inner, ((i + 0.5) / 20) * TAU, ((i - 0.5) / 20) * TAU, true);
      context.fill();
    }
  };
  ring(0.04, 0.4, dark, light);
  ring(0.36, 0.41, red, green);
  ring(0.2, 0.25, red, green);
  for (const radius of [0.41, 0.36, 0.25, 0.2])
    strokeEllipse(context, [0.5, 0.5, radius, radius], 0.006, css(STEEL));
  fillEllipse(context, [0.5, 0.5, 0.065, 0.065], css(green));
  fillEllipse(context, [0.5, 0.5, 0.032, 0.032], css(red));
  gloss(context, [0.3, 0.08, 0.09, 0.02], 0.3);
  for (const [x, y, turn] of [
    [0.5, 0.5, 0.7],
    [0.32, 0.41, 0.55],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.008, -0.08, 0.016, 0.08], 0.004, css(STEEL));
      fillBox(
        context,
        [-0.018, -0.2, 0.036, 0.13],
        0.012,
        roundShade(context, -0.02, 0.02, [0.82, 0.14, 88]),
      );
      fillBox(context, [-0.008, -0.28, 0.016, 0.09], 0.004, css([0.3, 0.02, 270]));
      fillOutline(
        context,
        'M 0 -26 L 6 -31 L 6 -38 L 0 -34 L -6 -38 L -6 -31 Z',
        css([0.6, 0.2, 255]),
      );
    });
}

/** A yoga mat, half rolled up. */
function yogaMat(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 18 66 L 84 66 L 99 99 L 2 99 Z', fallShade(context, 0.62, 1, colour));
  fillOutline(context, 'M 2 97 L 99 97 L 99 100 L 2 100 Z', css(shift(colour, -0.2)));
  for (let i = 0; i < 6; i++)
    strokeOutline(
      context,
      `M ${24 + i * 11} 72 L ${16 + i * 14} 96`,
      0.006,
      css(shift(colour, 0.12), 0.6),
    );
  fillBox(context, [0.12, 0.36, 0.74, 0.34], 0.15, fallShade(context, 0.36, 0.7, colour));
  fillEllipse(context, [0.79, 0.53, 0.14, 0.17], css(shift(colour, 0.1, 0.8)));
  for (const radius of [0.11, 0.085, 0.06, 0.035])
    strokeEllipse(context, [0.79, 0.53, radius, radius * 1.2], 0.016, css(shift(colour, -0.12)));
  for (const x of [0.26, 0.54])
    fillBox(
      context,
      [x, 0.355, 0.05, 0.345],
      0.01,
      fallShade(context, 0.36, 0.7, shift(colour, -0.2)),
    );
  fillBox(context, [0.2, 0.4, 0.48, 0.03], 0.015, css([1, 0, 0], 0.3));
}

/** A dreidel with its letter and its stem. */
function dreidel(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.18], () => {
    fillBox(
      context,
      [-0.045, -0.5, 0.09, 0.26],
      0.04,
      roundShade(context, -0.05, 0.05, shift(colour, -0.04)),
    );
    fillOutline(context, 'M -30 -22 L 4 -28 L 34 -20 L 0 -14 Z', css(shift(colour, 0.14)));
    fillOutline(
      context,
      'M -30 -22 L 4 -15 L 4 49 Q -26 32 -30 14 Z',
      fallShade(context, -0.2, 0.5, colour),
    );
    fillOutline(
      context,
      'M 34 -20 L 4 -15 L 4 49 Q 30 32 34 14 Z',
      fallShade(context, -0.2, 0.5, shift(colour, -0.13)),
    );
    // The letter nun on the one side, shin on the other.
    const gold = css([0.9, 0.14, 90]);
    strokeOutline(context, 'M -20 -8 Q -9 -10 -9 -2 L -9 12 L -21 10', 0.042, gold);
    strokeOutline(context, 'M 11 -7 L 12 7 Q 20 12 27 5 L 28 -10 M 19 -8 L 19 8', 0.034, gold);
  });
}

/** A ring with a film of soap on a stick. */
function bubbleWand(context: Canvas2D, colour: Colour): void {
  const stick = fallShade(context, 0.4, 1, colour);
  fillBox(context, [0.455, 0.46, 0.09, 0.52], 0.045, stick);
  fillEllipse(context, [0.5, 0.26, 0.2, 0.22], css([0.93, 0.04, 210], 0.55));
  fillEllipse(context, [0.44, 0.18, 0.05, 0.06], css([1, 0, 0], 0.8));
  strokeEllipse(context, [0.5, 0.26, 0.2, 0.22], 0.07, css(colour));
}

/** What a referee shows. */
function penaltyCard(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.08], () => {
    fillBox(context, [-0.3, -0.44, 0.6, 0.88], 0.07, fallShade(context, -0.44, 0.44, colour));
  });
}

/** The rings of a target for arrows, on two legs, as high as an archer's hands. */
function archeryTarget(context: Canvas2D): void {
  for (const outline of ['M 40 50 L 22 99', 'M 60 50 L 78 99', 'M 50 50 L 50 94'])
    strokeOutline(context, outline, 0.045, css(shift(WOOD, -0.12)));
  const rings: readonly (readonly [number, Colour])[] = [
    [0.38, [0.86, 0.07, 85]],
    [0.345, [0.97, 0.01, 90]],
    [0.27, [0.6, 0.15, 245]],
    [0.19, [0.6, 0.22, 27]],
    [0.1, [0.86, 0.17, 92]],
  ];
  for (const [radius, colour] of rings) fillBall(context, 0.5, 0.4, radius, colour);
}

export const PASTIMES: PropFamily = {
  '@dominoes': (context, colour) => dominoes(context, colour ?? [0.96, 0.02, 88]),
  '@marbles': (context, colour) => marbles(context, colour ?? [0.6, 0.17, 245]),
  '@slingshot': (context, colour) => slingshot(context, colour ?? WOOD),
  '@hockeystick': (context, colour) => hockeyStick(context, colour ?? [0.76, 0.11, 75]),
  '@heldhockeystick': (context, colour) => heldStick(context, colour ?? [0.76, 0.11, 75]),
  '@puck': (context) => puckAt(context, 0.5, 0.78, 0.48),
  '@dartboard': (context, colour) => dartBoard(context, colour ?? [0.58, 0.22, 25]),
  '@archerytarget': archeryTarget,
  '@yogamat': (context, colour) => yogaMat(context, colour ?? [0.62, 0.14, 300]),
  '@bubblewand': (context, colour) => bubbleWand(context, colour ?? [0.66, 0.2, 350]),
  '@redcard': (context, colour) => penaltyCard(context, colour ?? [0.6, 0.24, 27]),
  '@yellowcard': (context, colour) => penaltyCard(context, colour ?? [0.88, 0.18, 95]),
  '@dreidel': (context, colour) => dreidel(context, colour ?? [0.55, 0.17, 255]),
};
