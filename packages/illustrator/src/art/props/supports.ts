import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  strokeLine,
  strokeOutline,
  within,
} from './brush.ts';

type Point = readonly [x: number, y: number];

/** The far and the near edge of a cloth that lies flat. */
const FAR = { y: 0.7, left: 0.13, right: 0.87 };
const NEAR = { y: 0.985, left: 0, right: 1 };
const CLOTH =
  'M 13 70 C 36 69 64 69.5 87 70 C 91 79 95 89 100 98 C 70 99.5 30 99.5 0 98.5 C 5 89 9 79 13 70 Z';

/** A place on the cloth. @param across 0 at its left edge @param down 0 at its far edge */
function onCloth(across: number, down: number): Point {
  const left = FAR.left + (NEAR.left - FAR.left) * down;
  const right = FAR.right + (NEAR.right - FAR.right) * down;
  // Rows get deeper towards the viewer.
  return [left + (right - left) * across, FAR.y + (NEAR.y - FAR.y) * down];
}

/** Between two depths from side to side. */
const band = (from: number, to: number, left = 0, right = 1): readonly Point[] => [
  onCloth(left, from),
  onCloth(right, from),
  onCloth(right, to),
  onCloth(left, to),
];

const depthOf = (row: number, rows: number): number => (row / rows) ** 1.25;

/** Soft folds that run over the cloth. */
function folds(context: Canvas2D, colour: Colour): void {
  for (const [fold, tone] of [
    ['M 30 70 C 26 80 34 88 27 99', -0.1],
    ['M 33 70 C 29 80 37 88 30 99', 0.1],
    ['M 70 70 C 75 80 68 90 76 99', -0.1],
    ['M 73 70 C 78 80 71 90 79 99', 0.1],
  ] as const)
    strokeOutline(context, fold, 0.014, css(shift(colour, tone), 0.45));
}

function clothWith(context: Canvas2D, colour: Colour, paint: () => void): void {
  fillOutline(context, CLOTH, fallShade(context, 0.68, 1, colour));
  within(context, CLOTH, () => {
    paint();
    folds(context, colour);
  });
  strokeOutline(context, 'M 0 98.5 C 30 99.5 70 99.5 100 98', 0.012, css(shift(colour, -0.16)));
}

/** A towel that lies flat, with stripes and fringes at both ends. */
function laidTowel(context: Canvas2D, colour: Colour): void {
  const stripe = colour[0] > 0.85 ? shift(colour, -0.16, 2.5) : shift(colour, 0.24, 0.5);
  for (let i = 0; i <= 14; i++) {
    const [left, right] = [onCloth(0, i / 14), onCloth(1, i / 14)];
    strokeLine(context, [left, [left[0] - 0.03, left[1] + 0.006]], 0.012, css(shift(colour, 0.1)));
    strokeLine(
      context,
      [right, [right[0] + 0.03, right[1] + 0.006]],
      0.012,
      css(shift(colour, 0.1)),
    );
  }
  clothWith(context, colour, () => {
    for (const [from, to] of [
      [0.06, 0.1],
      [0.12, 0.15],
      [0.85, 0.88],
      [0.9, 0.94],
    ] as const)
      fillShape(context, band(0, 1, from, to), css(stripe));
  });
}

/** A blanket that lies flat. */
function laidBlanket(context: Canvas2D, colour: Colour): void {
  clothWith(context, colour, () => {
    for (const inset of [0.05, 0.09])
      for (const points of [
        [onCloth(inset, inset), onCloth(1 - inset, inset)],
        [onCloth(1 - inset, inset), onCloth(1 - inset, 1 - inset)],
        [onCloth(1 - inset, 1 - inset), onCloth(inset, 1 - inset)],
        [onCloth(inset, 1 - inset), onCloth(inset, inset)],
      ])
        strokeLine(context, points, 0.01, css(shift(colour, 0.16)));
  });
}

/** A blanket with checks in white and a color. */
function checkedBlanket(context: Canvas2D, colour: Colour): void {
  const white: Colour = [0.96, 0.012, 85];
  const [rows, columns] = [6, 10];
  clothWith(context, white, () => {
    for (let column = 0; column < columns; column += 2)
      fillShape(context, band(0, 1, column / columns, (column + 1) / columns), css(colour, 0.6));
    for (let row = 0; row < rows; row += 2)
      fillShape(context, band(depthOf(row, rows), depthOf(row + 1, rows)), css(colour, 0.6));
  });
}

/** A low boulder with a flat top. */
function flatRock(context: Canvas2D, stone: Colour): void {
  fillOutline(
    context,
    'M 1 98 C 0 88 6 78 14 73 L 86 72 C 95 78 100 88 99 98 C 80 101 20 101 1 98 Z',
    fallShade(context, 0.7, 1, shift(stone, -0.06)),
  );
  fillOutline(
    context,
    'M 55 82 L 86 74 C 95 79 100 88 99 98 L 70 99 Z',
    css(shift(stone, -0.14), 0.7),
  );
  fillOutline(
    context,
    'M 14 79 L 40 84 30 99 1 98 C 1 90 6 83 14 79 Z',
    css(shift(stone, 0.03), 0.8),
  );
  fillOutline(
    context,
    'M 14 72 C 26 66 74 65 86 71 C 92 76 70 82 55 83 C 35 85 8 80 14 72 Z',
    fallShade(context, 0.64, 0.86, shift(stone, 0.12)),
  );
  strokeOutline(
    context,
    'M 55 83 C 58 89 64 93 66 99 M 32 84 C 28 89 30 94 26 98',
    0.008,
    css(shift(stone, -0.2), 0.6),
  );
  for (const [x, y] of [
    [0.3, 0.74],
    [0.62, 0.72],
    [0.74, 0.76],
    [0.16, 0.9],
    [0.5, 0.93],
  ] as const)
    fillEllipse(context, [x, y, 0.018, 0.007], css(shift(stone, -0.1), 0.6));
}

const SLAB_TOP = 'M 14 72 L 86 72 98 90 2 90 Z';

/** A square slab, its top painted. */
function slab(context: Canvas2D, tone: Colour, paint: () => void): void {
  fillBox(
    context,
    [0.02, 0.895, 0.96, 0.1],
    [0, 0, 0.015, 0.015],
    fallShade(context, 0.88, 1, shift(tone, -0.1)),
  );
  fillOutline(context, SLAB_TOP, fallShade(context, 0.7, 0.92, tone));
  within(context, SLAB_TOP, paint);
  strokeLine(
    context,
    [
      [0.02, 0.9],
      [0.98, 0.9],
    ],
    0.01,
    css(shift(tone, 0.08), 0.9),
  );
}

function marbleSlab(context: Canvas2D, tone: Colour): void {
  const vein = css([Math.abs(tone[0] - 0.35), 0.012, 255], 0.5);
  slab(context, tone, () => {
    for (const [line, wide] of [
      ['M 4 86 C 22 82 28 76 46 78 C 60 79 66 73 84 72', 0.012],
      ['M 22 90 C 34 84 48 88 60 83 C 72 79 82 84 96 80', 0.008],
      ['M 14 76 C 24 78 30 72 42 72', 0.006],
      ['M 58 83 C 62 87 70 88 74 91', 0.006],
    ] as const)
      strokeOutline(context, line, wide, vein);
  });
  strokeOutline(context, 'M 12 99 C 16 95 14 93 20 90 M 62 99 C 60 95 66 93 64 90', 0.006, vein);
}

function stoneSlab(context: Canvas2D, tone: Colour): void {
  slab(context, tone, () => {
    for (let i = 0; i < 34; i++) {
      const [x, y] = [0.06 + ((i * 37) % 88) / 100, 0.73 + ((i * 53) % 16) / 100];
      fillEllipse(context, [x, y, 0.008, 0.003], css(shift(tone, i % 2 ? -0.12 : 0.1), 0.7));
    }
  });
}

/** One board on two brackets. */
function wallBoard(context: Canvas2D, wood: Colour): void {
  for (const x of [0.22, 0.76]) {
    strokeOutline(
      context,
      `M ${x * 100} 82 L ${x * 100} 97 M ${x * 100} 96 Q ${x * 100 + 7} 92 ${x * 100 + 9} 82`,
      0.018,
      css(shift(DARK_WOOD, -0.06)),
    );
  }
  fillOutline(
    context,
    'M 5 68 L 95 68 99 75 1 75 Z',
    fallShade(context, 0.66, 0.78, shift(wood, 0.08)),
  );
  fillBox(context, [0.01, 0.75, 0.98, 0.07], 0.01, fallShade(context, 0.74, 0.83, wood));
  for (const y of [0.77, 0.8])
    strokeLine(
      context,
      [
        [0.03, y],
        [0.97, y - 0.003],
      ],
      0.004,
      css(shift(wood, -0.1), 0.6),
    );
}

/** What things are shown on: cloths that lie flat, a rock, slabs and a board at a wall. */
export const SUPPORTS: PropFamily = {
  '@laidtowel': (context, colour) => laidTowel(context, colour ?? [0.76, 0.11, 220]),
  '@laidblanket': (context, colour) => laidBlanket(context, colour ?? [0.62, 0.13, 300]),
  '@checkedblanket': (context, colour) => checkedBlanket(context, colour ?? [0.6, 0.23, 25]),
  '@flatrock': (context, colour) => flatRock(context, colour ?? [0.6, 0.015, 250]),
  '@marbleslab': (context, colour) => marbleSlab(context, colour ?? [0.95, 0.006, 250]),
  '@stoneslab': (context, colour) => stoneSlab(context, colour ?? [0.5, 0.012, 250]),
  '@wallboard': (context, colour) => wallBoard(context, colour ?? [0.6, 0.1, 60]),
};
