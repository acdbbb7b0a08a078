import { fillEllipse, fillShape, strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { starCorners } from '../math/star-corners.ts';
import { fillCircle } from '../painting.ts';
import { drawBreastplate } from './armor.ts';
import type { Outfit, RoleDetail } from './outfit-parts.ts';
import type { Point } from './pose.ts';
import { drawSailorCollar } from './sailor-collar.ts';

const GOLD: Colour = [0.82, 0.15, 88];
const WHITE: Colour = [0.96, 0.01, 250];
const DARK: Colour = [0.24, 0.02, 280];
const NAVY: Colour = [0.34, 0.08, 265];

const shape = (context: Canvas2D, points: readonly Point[], colour: Colour): void =>
  fillShape(context, points, css(colour));

const line = (context: Canvas2D, points: readonly Point[], width: number, colour: Colour): void =>
  strokeLine(context, points, width, css(colour));

function disc(context: Canvas2D, x: number, y: number, radius: number, colour: Colour): void {
  context.fillStyle = css(colour);
  fillCircle(context, x, y, radius);
}

function bar(context: Canvas2D, box: readonly [number, number, number, number], colour: Colour) {
  context.fillStyle = css(colour);
  context.fillRect(...box);
}

/** With five points. */
function star(context: Canvas2D, middle: Point, radius: number, colour: Colour): void {
  shape(context, starCorners(middle, radius, 0.45), colour);
}

/** Half a disc below the neck. */
const collar = (context: Canvas2D, radiusX: number, radiusY: number, colour: Colour): void =>
  fillEllipse(context, [0, 0.6, radiusX, radiusY], css(colour));

function cross(context: Canvas2D, y: number, size: number, colour: Colour): void {
  bar(context, [-size * 0.16, y - size * 0.5, size * 0.32, size * 1.2], colour);
  bar(context, [-size * 0.42, y - size * 0.2, size * 0.84, size * 0.32], colour);
}

function pockets(context: Canvas2D, top: Colour): void {
  for (const side of [-1, 1]) {
    bar(context, [side * 0.1 - 0.045, 0.75, 0.09, 0.09], shift(top, -0.08));
    bar(context, [side * 0.1 - 0.05, 0.74, 0.1, 0.028], shift(top, -0.14));
  }
  bar(context, [-0.006, 0.64, 0.012, 0.34], shift(top, -0.12));
  bar(context, [-0.3, 0.98, 0.6, 0.045], [0.36, 0.06, 50]);
}

function gi(context: Canvas2D): void {
  const edge = shift(WHITE, -0.14);
  shape(
    context,
    [
      [-0.07, 0.58],
      [0.07, 0.58],
      [0.005, 0.8],
    ],
    shift(WHITE, -0.2),
  );
  line(
    context,
    [
      [-0.08, 0.59],
      [0.02, 0.92],
    ],
    0.022,
    edge,
  );
  line(
    context,
    [
      [0.08, 0.59],
      [-0.03, 0.96],
    ],
    0.022,
    edge,
  );
  bar(context, [-0.3, 0.955, 0.6, 0.06], DARK);
  shape(
    context,
    [
      [-0.02, 0.96],
      [0.03, 0.96],
      [0.09, 1.15],
      [0.045, 1.16],
    ],
    DARK,
  );
  shape(
    context,
    [
      [0.02, 0.96],
      [-0.03, 0.96],
      [-0.07, 1.15],
      [-0.025, 1.16],
    ],
    DARK,
  );
  disc(context, 0, 0.985, 0.036, DARK);
}

function broadCollar(context: Canvas2D): void {
  collar(context, 0.25, 0.2, GOLD);
  collar(context, 0.215, 0.165, [0.46, 0.16, 262]);
  collar(context, 0.18, 0.13, [0.7, 0.12, 190]);
  collar(context, 0.145, 0.095, GOLD);
  bar(context, [-0.3, 0.96, 0.6, 0.06], GOLD);
  shape(
    context,
    [
      [-0.06, 0.96],
      [0.06, 0.96],
      [0.045, 1.16],
      [-0.045, 1.16],
    ],
    [0.46, 0.16, 262],
  );
  bar(context, [-0.012, 0.98, 0.024, 0.17], GOLD);
}

function royal(context: Canvas2D): void {
  collar(context, 0.22, 0.12, WHITE);
  for (const x of [-0.15, -0.07, 0.02, 0.1, 0.17])
    disc(context, x, 0.68 - x * x * 1.6, 0.011, DARK);
  bar(context, [-0.3, 0.955, 0.6, 0.045], GOLD);
  disc(context, 0, 0.975, 0.035, [0.56, 0.21, 20]);
  line(
    context,
    [
      [0, 0.74],
      [0, 0.95],
    ],
    0.03,
    GOLD,
  );
  for (const y of [0.78, 0.84, 0.9]) disc(context, 0, y, 0.014, [0.97, 0.02, 90]);
}

function goldButtons(context: Canvas2D): void {
  shape(
    context,
    [
      [-0.07, 0.58],
      [0.07, 0.58],
      [0, 0.76],
    ],
    WHITE,
  );
  shape(
    context,
    [
      [-0.016, 0.63],
      [0.016, 0.63],
      [0.02, 0.72],
      [0, 0.75],
      [-0.02, 0.72],
    ],
    DARK,
  );
  for (const x of [-0.06, 0.06])
    for (const y of [0.8, 0.88, 0.96]) disc(context, x, y, 0.017, GOLD);
  for (const side of [-1, 1]) bar(context, [side * 0.17 - 0.05, 0.61, 0.1, 0.03], GOLD);
}

function safetyVest(context: Canvas2D): void {
  const orange: Colour = [0.72, 0.19, 50];
  for (const side of [-1, 1])
    shape(
      context,
      [
        [side * 0.05, 0.58],
        [side * 0.24, 0.58],
        [side * 0.24, 1.08],
        [side * 0.015, 1.08],
        [side * 0.015, 0.78],
      ],
      orange,
    );
  for (const side of [-1, 1])
    bar(context, [side * 0.12 - 0.02, 0.58, 0.04, 0.5], [0.93, 0.14, 105]);
  bar(context, [-0.3, 0.92, 0.285, 0.045], [0.93, 0.14, 105]);
  bar(context, [0.015, 0.92, 0.285, 0.045], [0.93, 0.14, 105]);
}

/** Cloth in folds around the shoulders. */
function neckRuffle(context: Canvas2D, top: Colour): void {
  for (let i = 0; i < 7; i++) {
    const x = -0.21 + i * 0.07;
    fillEllipse(
      context,
      [x, 0.645 - Math.abs(x) * 0.1, 0.045, 0.035],
      css(shift(top, i % 2 ? 0.1 : 0.05)),
    );
  }
}

function sparkles(context: Canvas2D, top: Colour): void {
  for (const [x, y] of [
    [-0.12, 0.7],
    [-0.05, 0.76],
    [0.03, 0.72],
    [0.11, 0.78],
    [-0.09, 0.84],
    [0.05, 0.88],
    [-0.02, 0.95],
    [0.12, 0.94],
  ] as const)
    disc(context, x, y, 0.011, shift(top, 0.3, 0.4));
  line(
    context,
    [
      [-0.2, 0.64],
      [0, 0.8],
      [0.2, 0.64],
    ],
    0.024,
    shift(top, 0.2, 0.7),
  );
}

function rope(context: Canvas2D): void {
  const hemp: Colour = [0.88, 0.06, 85];
  line(
    context,
    [
      [-0.1, 0.6],
      [0, 0.7],
      [0.1, 0.6],
    ],
    0.02,
    shift([0.42, 0.07, 50], -0.1),
  );
  bar(context, [-0.3, 0.95, 0.6, 0.032], hemp);
  line(
    context,
    [
      [0.05, 0.96],
      [0.045, 1.13],
    ],
    0.022,
    hemp,
  );
  line(
    context,
    [
      [0.085, 0.96],
      [0.095, 1.08],
    ],
    0.022,
    hemp,
  );
  disc(context, 0.065, 0.968, 0.03, hemp);
  line(
    context,
    [
      [-0.08, 0.6],
      [0, 0.78],
      [0.08, 0.6],
    ],
    0.012,
    [0.3, 0.05, 50],
  );
  cross(context, 0.82, 0.085, [0.62, 0.1, 65]);
}

function diamonds(context: Canvas2D): void {
  for (const [x, y] of [
    [0, 0.72],
    [-0.12, 0.82],
    [0.12, 0.82],
    [0, 0.92],
  ] as const)
    shape(
      context,
      [
        [x, y - 0.075],
        [x + 0.06, y],
        [x, y + 0.075],
        [x - 0.06, y],
      ],
      [0.9, 0.15, 98],
    );
}

const DETAILS: Readonly<Record<RoleDetail, (context: Canvas2D, outfit: Outfit) => void>> = {
  whiteCollar: (context) => {
    collar(context, 0.21, 0.14, WHITE);
    line(
      context,
      [
        [-0.07, 0.7],
        [0, 0.82],
        [0.07, 0.7],
      ],
      0.012,
      GOLD,
    );
    cross(context, 0.86, 0.085, GOLD);
  },
  cassock: (context) => {
    collar(context, 0.09, 0.05, shift(DARK, -0.03));
    bar(context, [-0.03, 0.6, 0.06, 0.05], WHITE);
    for (let y = 0.72; y < 1.1; y += 0.06) disc(context, 0, y, 0.01, [0.5, 0.02, 280]);
    line(
      context,
      [
        [-0.1, 0.62],
        [-0.03, 0.8],
        [0.1, 0.62],
      ],
      0.01,
      GOLD,
    );
    cross(context, 0.84, 0.09, GOLD);
  },
  rope,
  royal,
  pectoral: broadCollar,
  bars: (context) => {
    for (const x of [-0.18, -0.09, 0, 0.09, 0.18])
      bar(context, [x - 0.022, 0.56, 0.044, 0.6], DARK);
    shape(
      context,
      [
        [-0.07, 0.58],
        [0.07, 0.58],
        [0, 0.7],
      ],
      DARK,
    );
  },
  sailor: (context) => {
    for (const y of [0.8, 0.88, 0.96]) bar(context, [-0.3, y, 0.6, 0.035], NAVY);
    drawSailorCollar(context, NAVY);
  },
  schoolCollar: (context, { bottom }) => drawSailorCollar(context, bottom),
  breastplate: (context, { top }) => drawBreastplate(context, top),
  emblem: (context) => {
    bar(context, [-0.3, 0.97, 0.6, 0.05], GOLD);
    disc(context, 0, 0.995, 0.036, shift(GOLD, -0.08));
    star(context, [0, 0.8], 0.085, GOLD);
  },
  goldButtons,
  gi,
  singlet: (context, { top }) => {
    for (const side of [-1, 1])
      line(
        context,
        [
          [side * 0.21, 0.66],
          [side * 0.16, 0.86],
          [side * 0.16, 1.14],
        ],
        0.03,
        GOLD,
      );
    line(
      context,
      [
        [-0.1, 0.62],
        [0, 0.74],
        [0.1, 0.62],
      ],
      0.022,
      GOLD,
    );
    disc(context, 0, 0.86, 0.05, GOLD);
    disc(context, 0, 0.86, 0.032, shift(top, -0.04));
  },
  ruffles: (context, { top }) => neckRuffle(context, top),
  sparkles: (context, { top }) => sparkles(context, top),
  chevron: (context) => {
    line(
      context,
      [
        [-0.24, 0.68],
        [0, 0.86],
        [0.24, 0.68],
      ],
      0.07,
      WHITE,
    );
    line(
      context,
      [
        [-0.24, 0.68],
        [0, 0.86],
        [0.24, 0.68],
      ],
      0.025,
      GOLD,
    );
    bar(context, [-0.3, 0.96, 0.6, 0.035], WHITE);
  },
  diamonds,
  pockets: (context, { top }) => pockets(context, top),
  safetyVest,
  sheriffStar: (context) => {
    bar(context, [-0.3, 0.97, 0.6, 0.06], DARK);
    disc(context, 0, 1, 0.036, GOLD);
    star(context, [0.08, 0.76], 0.08, GOLD);
  },
};

/** What marks the clothes of a trade or a sport, over the cloth of a torso. */
export const drawRoleDetail = (context: Canvas2D, detail: RoleDetail, outfit: Outfit): void =>
  DETAILS[detail](context, outfit);
