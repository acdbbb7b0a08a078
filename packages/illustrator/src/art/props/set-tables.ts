import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  PORCELAIN,
  type PropFamily,
  STEEL,
  strokeEllipse,
  strokeLine,
  WOOD,
} from './brush.ts';

type Place = readonly [x: number, y: number];

const LINEN: Colour = [0.95, 0.02, 85];
const SEAT: Colour = [0.5, 0.1, 30];

/** A chair behind the table: its back is above the far edge. */
function farChair(context: Canvas2D, x: number, tone: Colour): void {
  for (const side of [-0.062, 0.05])
    fillBox(context, [x + side, 0.29, 0.014, 0.24], 0.006, css(shift(tone, -0.1)));
  fillBox(context, [x - 0.068, 0.28, 0.136, 0.05], 0.022, fallShade(context, 0.28, 0.33, tone));
  for (const slat of [-0.034, -0.007, 0.02])
    fillBox(context, [x + slat, 0.32, 0.014, 0.16], 0.005, css(shift(tone, -0.05)));
}

/** A chair before the table, its open back towards the viewer. */
function nearChair(context: Canvas2D, x: number, tone: Colour): void {
  fillBox(context, [x - 0.105, 0.83, 0.21, 0.04], 0.016, fallShade(context, 0.83, 0.87, SEAT));
  for (const side of [-0.105, 0.085]) {
    fillBox(
      context,
      [x + side, 0.66, 0.02, 0.34],
      0.008,
      fallShade(context, 0.66, 1, shift(tone, -0.02)),
    );
  }
  fillBox(
    context,
    [x - 0.112, 0.645, 0.224, 0.05],
    0.024,
    fallShade(context, 0.64, 0.7, shift(tone, 0.05)),
  );
  for (const slat of [-0.055, -0.008, 0.039])
    fillBox(context, [x + slat, 0.69, 0.018, 0.145], 0.006, css(shift(tone, 0.01)));
}

/** A chair at an end of the table, seen from its side. @param side -1 is the left end */
function endChair(context: Canvas2D, side: -1 | 1, tone: Colour): void {
  context.save();
  context.translate(0.5, 0);
  context.scale(side, 1);
  fillBox(context, [0.355, 0.42, 0.032, 0.57], 0.012, fallShade(context, 0.42, 1, tone));
  fillBox(context, [0.2, 0.71, 0.185, 0.035], 0.012, fallShade(context, 0.7, 0.75, SEAT));
  fillBox(context, [0.225, 0.74, 0.022, 0.25], 0.008, css(shift(tone, -0.08)));
  fillBox(context, [0.2, 0.73, 0.185, 0.025], 0.008, css(shift(tone, -0.04)));
  context.restore();
}

/** A plate between knife and fork, with a napkin on it. */
function cover(context: Canvas2D, [x, y]: Place, size: number): void {
  const wide = 0.075 * size;
  fillEllipse(context, [x, y + 0.006, wide, wide * 0.4], css(shift(LINEN, -0.14), 0.7));
  fillEllipse(context, [x, y, wide, wide * 0.4], css(PORCELAIN));
  strokeEllipse(context, [x, y, wide * 0.7, wide * 0.27], 0.004, css(shift(PORCELAIN, -0.12)));
  fillOutline(
    context,
    `M ${(x - wide * 0.3) * 100} ${(y + 0.008) * 100} L ${x * 100} ${(y - 0.02) * 100} ${(x + wide * 0.3) * 100} ${(y + 0.008) * 100} Z`,
    css([0.62, 0.13, 20]),
  );
  for (const side of [-1.28, 1.28])
    strokeLine(
      context,
      [
        [x + side * wide, y - 0.016],
        [x + side * wide * 1.04, y + 0.02],
      ],
      0.006,
      css(shift(STEEL, -0.1)),
    );
}

/** A wine glass beside a plate. */
function glass(context: Canvas2D, [x, y]: Place, size: number): void {
  const high = 0.1 * size;
  fillEllipse(context, [x, y, high * 0.24, high * 0.07], css([0.86, 0.01, 240], 0.8));
  strokeLine(
    context,
    [
      [x, y],
      [x, y - high * 0.5],
    ],
    0.005,
    css([0.9, 0.01, 240], 0.9),
  );
  fillEllipse(
    context,
    [x, y - high * 0.72, high * 0.25, high * 0.3],
    css([0.93, 0.015, 240], 0.55),
  );
  fillEllipse(context, [x, y - high * 0.66, high * 0.21, high * 0.2], css([0.42, 0.16, 15], 0.85));
  gloss(context, [x - high * 0.1, y - high * 0.78, high * 0.04, high * 0.12], 0.7);
}

/** The table with its cloth. */
function clothTable(context: Canvas2D): void {
  for (const x of [0.13, 0.84])
    fillBox(context, [x, 0.8, 0.03, 0.19], 0.008, css(shift(WOOD, -0.1)));
  fillOutline(
    context,
    'M 4 66 L 96 66 96 82 C 88 86 84 81 78 84 C 70 87 66 82 58 84 C 50 87 44 82 36 84 C 28 87 22 82 16 85 C 10 87 7 84 4 83 Z',
    fallShade(context, 0.64, 0.87, shift(LINEN, -0.05)),
  );
  for (const x of [0.16, 0.36, 0.58, 0.78])
    strokeLine(
      context,
      [
        [x, 0.68],
        [x - 0.01, 0.84],
      ],
      0.008,
      css(shift(LINEN, -0.14), 0.6),
    );
  fillOutline(context, 'M 17 47 L 83 47 96 66.5 4 66.5 Z', fallShade(context, 0.46, 0.68, LINEN));
}

/** Where the guests sit, from the left; two sit at the ends. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  4: [0.33, 0.67],
  6: [0.25, 0.5, 0.75],
};

/** Two sit opposite each other, at the ends of a small table. */
function tableForTwo(context: Canvas2D, wood: Colour): void {
  endChair(context, -1, wood);
  endChair(context, 1, wood);
  context.save();
  context.translate(0.17, 0);
  context.scale(0.66, 1);
  clothTable(context);
  context.restore();
  for (const side of [-1, 1]) {
    cover(context, [0.5 + side * 0.16, 0.585], 1.1);
    glass(context, [0.5 + side * 0.2, 0.535], 1.1);
  }
}

function tableFor(context: Canvas2D, guests: 2 | 4 | 6, wood: Colour): void {
  const columns = COLUMNS[guests];
  if (columns === undefined) return tableForTwo(context, wood);
  for (const x of columns) farChair(context, 0.5 + (x - 0.5) * 0.84, wood);
  clothTable(context);
  for (const x of columns) {
    const far = 0.5 + (x - 0.5) * 0.84;
    glass(context, [far + 0.075, 0.508], 0.8);
    cover(context, [far, 0.505], 0.8);
  }
  for (const x of columns) {
    glass(context, [x + 0.11, 0.6], 1);
    cover(context, [x, 0.612], 1);
  }
  for (const x of columns) nearChair(context, x, wood);
}

/** A low vase with round blooms. */
function tableFlowers(context: Canvas2D, petals: Colour): void {
  for (const [x, y] of [
    [0.2, 0.5],
    [0.8, 0.5],
    [0.36, 0.66],
    [0.66, 0.66],
  ] as const)
    fillEllipse(context, [x, y, 0.12, 0.07], css([0.52, 0.13, 145]));
  for (const [i, [x, y]] of (
    [
      [0.5, 0.2],
      [0.27, 0.3],
      [0.73, 0.3],
      [0.16, 0.46],
      [0.84, 0.46],
      [0.4, 0.42],
      [0.62, 0.44],
      [0.5, 0.58],
    ] as const
  ).entries()) {
    fillEllipse(context, [x, y, 0.145, 0.135], css(shift(petals, i % 2 ? -0.06 : 0)));
    fillEllipse(context, [x, y - 0.01, 0.095, 0.085], css(shift(petals, 0.06)));
    fillEllipse(context, [x + 0.01, y - 0.005, 0.05, 0.042], css(shift(petals, -0.08)));
  }
  fillOutline(
    context,
    'M 34 66 L 66 66 62 96 Q 61 100 57 100 L 43 100 Q 39 100 38 96 Z',
    fallShade(context, 0.66, 1, [0.86, 0.03, 235]),
  );
}

/** Tables that are set, with a chair for each guest. */
export const SET_TABLES: PropFamily = {
  '@tableflowers': (context, colour) => tableFlowers(context, colour ?? [0.58, 0.21, 18]),
  '@tablefortwo': (context, colour) => tableFor(context, 2, colour ?? WOOD),
  '@tableforfour': (context, colour) => tableFor(context, 4, colour ?? WOOD),
  '@tableforsix': (context, colour) => tableFor(context, 6, colour ?? WOOD),
};
