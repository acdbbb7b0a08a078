import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  litWindow,
  type PropFamily,
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

const LEAF: Colour = [0.62, 0.15, 138];
const GRASS: Colour = [0.66, 0.16, 132];
const WATER: Colour = [0.84, 0.07, 225];

/** A tree so large that a house fits into its crown, with a ladder up to it. */
function treehouse(context: Canvas2D, colour: Colour | null): void {
  const wall = colour ?? WOOD;
  for (const [x, y, radius] of [
    [0.2, 0.3, 0.19],
    [0.8, 0.3, 0.19],
    [0.5, 0.17, 0.2],
    [0.32, 0.18, 0.18],
    [0.68, 0.18, 0.18],
  ] as const)
    fillBall(context, x, y, radius, shift(LEAF, -0.06));
  fillOutline(
    context,
    'M 38 99 Q 43 80 42 58 L 24 40 29 37 46 50 54 50 70 36 75 40 58 60 Q 57 82 64 99 Z',
    roundShade(context, 0.36, 0.64, [0.44, 0.08, 50]),
  );
  strokeOutline(context, 'M 47 96 Q 49 80 48 62', 0.008, css([0.32, 0.06, 45], 0.6));
  strokeOutline(context, 'M 54 94 Q 53 80 54 66', 0.008, css([0.32, 0.06, 45], 0.6));
  fillBox(context, [0.18, 0.565, 0.64, 0.035], 0.008, fallShade(context, 0.56, 0.6, DARK_WOOD));
  for (const x of [0.24, 0.72]) {
    strokeLine(
      context,
      [
        [x, 0.6],
        [x < 0.5 ? 0.42 : 0.58, 0.72],
      ],
      0.02,
      css(DARK_WOOD),
    );
  }
  fillBox(context, [0.28, 0.33, 0.44, 0.24], 0.01, fallShade(context, 0.3, 0.58, wall));
  for (let i = 1; i < 8; i++) {
    context.fillStyle = css(shift(wall, -0.12), 0.6);
    context.fillRect(0.28 + i * 0.055, 0.34, 0.005, 0.23);
  }
  fillShape(
    context,
    [
      [0.22, 0.35],
      [0.5, 0.14],
      [0.78, 0.35],
    ],
    fallShade(context, 0.14, 0.35, [0.46, 0.14, 32]),
  );
  litWindow(context, [0.56, 0.39, 0.11, 0.1]);
  fillBox(context, [0.36, 0.4, 0.11, 0.17], [0.055, 0.055, 0, 0], css(DARK_WOOD));
  fillEllipse(context, [0.45, 0.49, 0.008, 0.008], css([0.85, 0.13, 88]));
  for (let x = 0.19; x < 0.82; x += 0.052) {
    if (x > 0.33 && x < 0.48) continue;
    fillBox(context, [x, 0.5, 0.012, 0.07], 0.003, css(shift(WOOD, 0.08)));
  }
  fillBox(context, [0.18, 0.495, 0.15, 0.012], 0.004, css(shift(WOOD, 0.1)));
  fillBox(context, [0.48, 0.495, 0.34, 0.012], 0.004, css(shift(WOOD, 0.1)));
  for (const x of [0.345, 0.435])
    fillBox(context, [x, 0.58, 0.014, 0.41], 0.004, css([0.7, 0.1, 65]));
  for (let y = 0.62; y < 0.98; y += 0.055) {
    fillBox(context, [0.345, y, 0.104, 0.013], 0.004, css([0.74, 0.1, 68]));
  }
  for (const [x, y, radius] of [
    [0.1, 0.42, 0.1],
    [0.9, 0.42, 0.1],
    [0.22, 0.2, 0.1],
    [0.78, 0.2, 0.1],
  ] as const)
    fillBall(context, x, y, radius, LEAF);
}

/** A house in a green hill, with a round door and round windows. */
function hobbitHouse(context: Canvas2D, colour: Colour | null): void {
  const door = colour ?? [0.52, 0.14, 145];
  fillOutline(
    context,
    'M 0 100 Q 4 50 30 34 Q 50 22 70 34 Q 96 50 100 100 Z',
    fallShade(context, 0.25, 1, GRASS),
  );
  fillBox(context, [0.7, 0.2, 0.07, 0.2], 0.01, fallShade(context, 0.2, 0.4, STONE));
  fillBox(context, [0.685, 0.185, 0.1, 0.03], 0.01, css(shift(STONE, -0.1)));
  fillOutline(
    context,
    'M 16 98 Q 17 58 50 54 Q 83 58 84 98 Z',
    fallShade(context, 0.5, 1, [0.82, 0.07, 78]),
  );
  strokeOutline(context, 'M 14 98 Q 15 56 50 52 Q 85 56 86 98', 0.035, css([0.5, 0.09, 55]));
  fillEllipse(context, [0.5, 0.8, 0.155, 0.165], css([0.86, 0.05, 80]));
  fillEllipse(context, [0.5, 0.8, 0.13, 0.14], fallShade(context, 0.66, 0.94, door));
  for (const x of [0.44, 0.5, 0.56]) {
    context.fillStyle = css(shift(door, -0.12), 0.7);
    context.fillRect(x - 0.003, 0.69, 0.006, 0.23);
  }
  fillEllipse(context, [0.5, 0.8, 0.017, 0.017], css([0.87, 0.14, 88]));
  for (const x of [0.26, 0.74]) {
    fillEllipse(context, [x, 0.78, 0.07, 0.07], css([0.5, 0.09, 55]));
    fillEllipse(context, [x, 0.78, 0.052, 0.052], css(WARM_LIGHT));
    context.fillStyle = css([0.5, 0.09, 55]);
    context.fillRect(x - 0.005, 0.73, 0.01, 0.1);
    context.fillRect(x - 0.05, 0.775, 0.1, 0.01);
  }
  for (const [x, hue] of [
    [0.2, 0],
    [0.26, 60],
    [0.32, 320],
    [0.68, 320],
    [0.74, 0],
    [0.8, 60],
  ] as const) {
    fillBall(context, x, 0.93, 0.03, shift(LEAF, -0.06));
    fillEllipse(context, [x, 0.915, 0.016, 0.016], css([0.78, 0.17, hue]));
  }
  for (const [y, wide] of [
    [0.955, 0.05],
    [0.985, 0.075],
  ] as const)
    fillEllipse(context, [0.5, y, wide, 0.014], css([0.78, 0.02, 80]));
  for (const [x, y] of [
    [0.3, 0.42],
    [0.58, 0.34],
    [0.8, 0.56],
    [0.16, 0.66],
  ] as const)
    fillEllipse(context, [x, y, 0.012, 0.012], css([0.96, 0.05, 100]));
}

/** A mushroom with a door and windows in its stem. */
function mushroomHouse(context: Canvas2D, colour: Colour | null): void {
  const cap = colour ?? [0.6, 0.22, 27];
  fillOutline(
    context,
    'M 30 50 Q 26 80 22 96 Q 50 102 78 96 Q 74 80 70 50 Z',
    roundShade(context, 0.22, 0.78, [0.93, 0.03, 85]),
  );
  fillEllipse(context, [0.5, 0.52, 0.34, 0.05], css([0.82, 0.05, 70]));
  fillOutline(
    context,
    'M 4 52 Q 8 8 50 5 Q 92 8 96 52 Q 74 44 50 44 Q 26 44 4 52 Z',
    fallShade(context, 0.03, 0.55, cap),
  );
  for (const [x, y, radius] of [
    [0.5, 0.18, 0.075],
    [0.27, 0.27, 0.055],
    [0.74, 0.27, 0.06],
    [0.16, 0.42, 0.035],
    [0.6, 0.36, 0.04],
    [0.86, 0.42, 0.035],
    [0.4, 0.35, 0.035],
  ] as const)
    fillEllipse(context, [x, y, radius, radius * 0.85], css([0.98, 0.01, 90]));
  fillBox(context, [0.68, 0.04, 0.06, 0.13], 0.01, css(shift(STONE, -0.06)));
  fillBox(context, [0.4, 0.68, 0.2, 0.285], [0.1, 0.1, 0, 0], css(DARK_WOOD));
  fillBox(
    context,
    [0.415, 0.695, 0.17, 0.27],
    [0.085, 0.085, 0, 0],
    fallShade(context, 0.68, 0.97, WOOD),
  );
  fillEllipse(context, [0.555, 0.84, 0.012, 0.012], css([0.87, 0.14, 88]));
  for (const x of [0.32, 0.68]) {
    fillEllipse(context, [x, 0.66, 0.05, 0.05], css(DARK_WOOD));
    fillEllipse(context, [x, 0.66, 0.037, 0.037], css(WARM_LIGHT));
    context.fillStyle = css(DARK_WOOD);
    context.fillRect(x - 0.004, 0.62, 0.008, 0.08);
    context.fillRect(x - 0.04, 0.656, 0.08, 0.008);
  }
  fillEllipse(context, [0.5, 0.975, 0.12, 0.018], css([0.7, 0.02, 80]));
}

/** A Japanese temple with three sweeping roofs. */
function pagoda(context: Canvas2D, colour: Colour | null): void {
  const wood = colour ?? [0.56, 0.19, 30];
  const tiles: Colour = [0.38, 0.03, 250];
  fillBox(context, [0.12, 0.93, 0.76, 0.06], 0.008, fallShade(context, 0.93, 1, STONE));
  for (const [top, half, wall] of [
    [0.62, 0.47, 0.3],
    [0.36, 0.38, 0.23],
    [0.12, 0.3, 0.17],
  ] as const) {
    const foot = top + 0.31;
    fillBox(
      context,
      [0.5 - wall, top + 0.1, wall * 2, foot - top - 0.1],
      0,
      fallShade(context, top, foot, [0.95, 0.02, 85]),
    );
    for (let i = 0; i <= 4; i++) {
      fillBox(
        context,
        [0.5 - wall + (i * wall) / 2 - 0.012, top + 0.1, 0.024, foot - top - 0.1],
        0,
        css(wood),
      );
    }
    fillBox(context, [0.5 - wall, foot - 0.05, wall * 2, 0.02], 0, css(wood));
    const [left, right, y] = [(0.5 - half) * 100, (0.5 + half) * 100, top * 100];
    fillOutline(
      context,
      `M ${left} ${y + 10} Q ${left + 16} ${y + 8} 36 ${y} L 64 ${y} Q ${right - 16} ${y + 8} ${right} ${y + 10} Q ${right - 6} ${y + 15} ${right - 12} ${y + 14} L ${left + 12} ${y + 14} Q ${left + 6} ${y + 15} ${left} ${y + 10} Z`,
      fallShade(context, top, top + 0.14, tiles),
    );
  }
  fillBox(context, [0.43, 0.76, 0.14, 0.17], 0, css([0.3, 0.06, 40]));
  fillBox(context, [0.494, 0.005, 0.012, 0.12], 0.006, css([0.8, 0.13, 85]));
  // Rings like those of a spire, close together: two alone look like a cross.
  for (let i = 0; i < 5; i++)
    fillEllipse(context, [0.5, 0.036 + i * 0.018, 0.02 + i * 0.004, 0.0075], css([0.8, 0.13, 85]));
}

/** A modern house of glass with flat roofs. */
function glassHouse(context: Canvas2D, colour: Colour | null): void {
  const white = colour ?? [0.95, 0.008, 90];
  const glass = linearGradient(
    context,
    [0, 0.3, 1, 0.9],
    [
      [0, [0.84, 0.09, 220]],
      [0.35, [0.95, 0.1, 90]],
      [0.7, [0.9, 0.12, 80]],
      [1, [0.78, 0.1, 230]],
    ],
  );
  fillBox(context, [0.24, 0.34, 0.6, 0.26], 0.004, glass);
  fillBox(context, [0.06, 0.66, 0.86, 0.28], 0.004, glass);
  for (let i = 0; i <= 6; i++) {
    fillBox(context, [0.06 + i * 0.141, 0.66, 0.014, 0.28], 0, css([0.3, 0.01, 260]));
    if (i < 5) fillBox(context, [0.24 + i * 0.1465, 0.34, 0.012, 0.26], 0, css([0.3, 0.01, 260]));
  }
  fillBox(context, [0.3, 0.76, 0.2, 0.18], 0.02, css([0.5, 0.02, 260], 0.6));
  fillBox(context, [0.62, 0.8, 0.24, 0.14], 0.02, css([0.62, 0.09, 55], 0.7));
  fillBox(context, [0.36, 0.46, 0.16, 0.14], 0.02, css([0.62, 0.06, 70], 0.6));
  fillBox(context, [0.19, 0.29, 0.72, 0.055], 0.006, fallShade(context, 0.29, 0.35, white));
  fillBox(context, [0, 0.595, 1, 0.07], 0.006, fallShade(context, 0.59, 0.67, white));
  fillBox(
    context,
    [0.02, 0.935, 0.98, 0.055],
    0.004,
    fallShade(context, 0.93, 1, shift(white, -0.06)),
  );
  fillBox(context, [0.02, 0.955, 0.56, 0.04], 0.01, css([0.72, 0.12, 215]));
  fillBox(context, [0.05, 0.96, 0.3, 0.008], 0.004, css([0.95, 0.03, 215], 0.8));
  fillBox(context, [0.2, 0.978, 0.3, 0.006], 0.003, css([0.95, 0.03, 215], 0.6));
  fillBox(context, [0.84, 0.34, 0.06, 0.26], 0, fallShade(context, 0.34, 0.6, [0.6, 0.08, 58]));
}

/** Land that floats, with water falling over its edges. */
export function landInAir(context: Canvas2D, top: number, ground: Colour): void {
  const y = top * 100;
  fillOutline(
    context,
    `M 4 ${y} Q 10 ${y + 22} 28 ${y + 30} Q 36 ${y + 46} 48 ${Math.min(99, y + 58)} Q 54 ${Math.min(98, y + 56)} 62 ${y + 36} Q 84 ${y + 28} 96 ${y} Z`,
    roundShade(context, 0.05, 0.95, [0.52, 0.07, 52]),
  );
  fillEllipse(context, [0.5, top, 0.47, 0.085], fallShade(context, top - 0.09, top + 0.09, ground));
}

/** Water that falls from its edge and dissolves. */
export function waterFromLand(
  context: Canvas2D,
  x: number,
  top: number,
  wide: number,
  bottom: number,
): void {
  context.fillStyle = linearGradient(
    context,
    [0, top, 0, bottom],
    [
      [0, shift(WATER, 0.06), 1],
      [0.6, WATER, 0.9],
      [1, [0.98, 0.01, 225], 0.1],
    ],
  );
  context.beginPath();
  context.moveTo(x - wide * 0.5, top);
  context.lineTo(x + wide * 0.5, top);
  context.lineTo(x + wide * 0.8, bottom);
  context.lineTo(x - wide * 0.8, bottom);
  context.fill();
  for (const t of [-0.25, 0.05, 0.3]) {
    fillBox(
      context,
      [x + t * wide, top, wide * 0.09, (bottom - top) * 0.8],
      0,
      css([1, 0, 0], 0.6),
    );
  }
  for (const dx of [-0.5, 0, 0.5]) {
    fillEllipse(
      context,
      [x + dx * wide, bottom, wide * 0.6, wide * 0.3],
      css([1, 0.005, 225], 0.5),
    );
  }
}

function islandWithFalls(context: Canvas2D, colour: Colour | null): void {
  landInAir(context, 0.3, colour ?? GRASS);
  fillOutline(
    context,
    'M 20 33 Q 40 24 44 34 Q 60 28 76 31 L 78 37 Q 58 36 52 38 Q 34 40 24 37 Z',
    css(shift(WATER, -0.1)),
  );
  for (const [x, y, radius] of [
    [0.34, 0.16, 0.1],
    [0.26, 0.2, 0.07],
    [0.62, 0.17, 0.08],
  ] as const) {
    fillBox(context, [x - 0.014, y, 0.028, 0.13], 0, css([0.42, 0.07, 48]));
    fillBall(context, x, y, radius, LEAF);
  }
  waterFromLand(context, 0.22, 0.34, 0.1, 0.86);
  waterFromLand(context, 0.77, 0.33, 0.08, 0.78);
  waterFromLand(context, 0.5, 0.38, 0.07, 0.9);
}

function castleInTheAir(context: Canvas2D, colour: Colour | null): void {
  const wall = colour ?? [0.86, 0.03, 75];
  const roof: Colour = [0.52, 0.15, 255];
  landInAir(context, 0.56, GRASS);
  const tower = (x: number, wide: number, top: number, foot: number): void => {
    fillBox(
      context,
      [x - wide / 2, top, wide, foot - top],
      0,
      roundShade(context, x - wide / 2, x + wide / 2, wall),
    );
    fillShape(
      context,
      [
        [x - wide * 0.72, top + 0.005],
        [x, top - wide * 1.7],
        [x + wide * 0.72, top + 0.005],
      ],
      roundShade(context, x - wide * 0.7, x + wide * 0.7, roof),
    );
    fillBox(
      context,
      [x - wide * 0.13, top + wide * 0.5, wide * 0.26, wide * 0.5],
      [wide * 0.13, wide * 0.13, 0, 0],
      css(WARM_LIGHT),
    );
  };
  tower(0.34, 0.1, 0.24, 0.56);
  tower(0.66, 0.1, 0.22, 0.56);
  tower(0.5, 0.15, 0.24, 0.56);
  fillBox(context, [0.24, 0.42, 0.52, 0.15], 0, fallShade(context, 0.4, 0.57, shift(wall, -0.03)));
  for (let i = 0; i < 9; i++) fillBox(context, [0.24 + i * 0.06, 0.4, 0.035, 0.03], 0, css(wall));
  tower(0.22, 0.1, 0.36, 0.58);
  tower(0.78, 0.1, 0.36, 0.58);
  fillBox(context, [0.44, 0.46, 0.12, 0.13], [0.06, 0.06, 0, 0], css([0.3, 0.06, 40]));
  for (const [x, radius] of [
    [0.13, 0.05],
    [0.88, 0.05],
    [0.32, 0.04],
    [0.68, 0.04],
  ] as const)
    fillBall(context, x, 0.56, radius, LEAF);
  waterFromLand(context, 0.16, 0.59, 0.07, 0.95);
  waterFromLand(context, 0.84, 0.59, 0.07, 0.93);
  waterFromLand(context, 0.5, 0.64, 0.08, 0.97);
}

export const FAIRY_HOUSES: PropFamily = {
  '@treehouse': treehouse,
  '@hobbithouse': hobbitHouse,
  '@mushroomhouse': mushroomHouse,
  '@pagoda': pagoda,
  '@glasshouse': glassHouse,
  '@fallsisland': islandWithFalls,
  '@skycastle': castleInTheAir,
};
