import type { Canvas2D, Fill } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  onBothSides,
  type PropFamily,
  roundShade,
  shadePath,
  spokes,
  strokeEllipse,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

const SAND: Colour = [0.8, 0.09, 78];
const LIMESTONE: Colour = [0.82, 0.035, 82];
const SLATE: Colour = [0.45, 0.045, 260];
const GRASS: Colour = [0.62, 0.15, 135];
const GLASS: Colour = [0.55, 0.09, 245];

/** A window or a door with a pointed top. */
function pointedArch(
  context: Canvas2D,
  [x, base, wide, tall]: readonly [x: number, base: number, wide: number, tall: number],
  fill: Fill,
): void {
  const [left, right, spring] = [x - wide / 2, x + wide / 2, base - tall + wide * 0.8];
  const top = base - tall;
  fillOutline(
    context,
    `M ${left} ${base} L ${left} ${spring} Q ${left} ${top + wide * 0.3} ${x} ${top} Q ${right} ${top + wide * 0.3} ${right} ${spring} L ${right} ${base} Z`,
    fill,
  );
}

/** A tower of a cathedral with its spire, the left one. */
function cathedralTower(context: Canvas2D, stone: Colour): void {
  fillOutline(context, 'M 10 31 L 22 1 34 31 Z', roundShade(context, 0.1, 0.34, SLATE));
  for (const x of [10, 31]) {
    fillOutline(
      context,
      `M ${x - 0.5} 32 L ${x + 1.5} 21 ${x + 3.5} 32 Z`,
      css(shift(stone, -0.12)),
    );
  }
  fillBox(context, [0.1, 0.3, 0.24, 0.69], 0.005, roundShade(context, 0.1, 0.34, stone));
  const ledge = css(shift(stone, 0.09));
  for (const y of [0.3, 0.52, 0.72]) fillBox(context, [0.08, y, 0.28, 0.022], 0.008, ledge);
  for (const x of [17, 27]) {
    pointedArch(context, [x, 50, 6, 15], css(shift(stone, -0.4)));
    pointedArch(context, [x, 70, 5.4, 14], fallShade(context, 0.56, 0.7, GLASS));
  }
  pointedArch(context, [22, 99, 15, 22], css(shift(stone, -0.2)));
  pointedArch(context, [22, 99, 10, 17], fallShade(context, 0.8, 1, DARK_WOOD));
}

/** The round window of a cathedral. */
function roseWindow(context: Canvas2D, stone: Colour): void {
  fillEllipse(context, [0.5, 0.5, 0.125, 0.125], css(shift(stone, 0.1)));
  fillEllipse(context, [0.5, 0.5, 0.105, 0.105], css([0.34, 0.1, 265]));
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2;
    const hue = [25, 85, 250, 320][i % 4] ?? 25;
    const [x, y] = [0.5 + Math.cos(turn) * 0.078, 0.5 + Math.sin(turn) * 0.078];
    fillEllipse(context, [x, y, 0.018, 0.018], css([0.74, 0.17, hue]));
  }
  spokes(context, [0.5, 0.5, 0.058], 8, 0.009, shift(stone, 0.05));
  fillBall(context, 0.5, 0.5, 0.028, [0.82, 0.16, 75]);
}

/** A Gothic church front with two towers and a rose window. */
function cathedral(context: Canvas2D, stone: Colour): void {
  fillOutline(context, 'M 32 36 L 50 19 68 36 Z', fallShade(context, 0.19, 0.36, stone));
  fillBox(context, [0.32, 0.35, 0.36, 0.64], 0, fallShade(context, 0.35, 1, shift(stone, -0.03)));
  fillBox(context, [0.32, 0.34, 0.36, 0.022], 0.005, css(shift(stone, 0.09)));
  strokeOutline(context, 'M 50 19 L 50 9 M 46.5 12 L 53.5 12', 0.012, css([0.82, 0.14, 88]));
  roseWindow(context, stone);
  fillBox(context, [0.32, 0.655, 0.36, 0.018], 0.005, css(shift(stone, 0.09)));
  pointedArch(context, [50, 99, 26, 31], css(shift(stone, 0.06)));
  pointedArch(context, [50, 99, 21, 26], css(shift(stone, -0.22)));
  pointedArch(context, [50, 99, 15.5, 20], fallShade(context, 0.8, 1, [0.45, 0.11, 40]));
  strokeOutline(context, 'M 50 81 L 50 98', 0.008, css([0.25, 0.05, 40]));
  onBothSides(context, () => cathedralTower(context, stone));
  fillBox(context, [0.04, 0.965, 0.92, 0.035], 0.01, css(shift(stone, -0.08)));
}

/** The striped headcloth and the face of the sphinx. */
function sphinxHead(context: Canvas2D, stone: Colour): void {
  const cloth = 'M 15 29 Q 17 8 32 8 Q 47 8 49 29 L 55 58 Q 44 63 40 55 L 24 55 Q 20 63 9 58 Z';
  fillOutline(context, cloth, roundShade(context, 0.1, 0.54, shift(stone, 0.02)));
  within(context, cloth, () => {
    for (let i = 0; i < 8; i++) {
      const y = 12 + i * 7;
      strokeOutline(
        context,
        `M 4 ${y + 7} Q 32 ${y - 9} 60 ${y + 7}`,
        0.022,
        css([0.6, 0.1, 62], 0.75),
      );
    }
  });
  const face = 'M 20 27 Q 32 20 44 27 L 44 40 Q 42 53 32 55 Q 22 53 20 40 Z';
  fillOutline(context, face, roundShade(context, 0.18, 0.46, shift(stone, 0.05)));
  sphinxEyes(context);
  strokeOutline(context, 'M 30.5 43 Q 32 45 33.5 43', 0.011, css([0.6, 0.09, 65]));
  strokeOutline(context, 'M 27.5 47.5 Q 32 51 36.5 47.5', 0.012, css([0.5, 0.09, 55]));
  fillOutline(
    context,
    'M 30 54 L 34 54 35 63 Q 32 65 29 63 Z',
    fallShade(context, 0.53, 0.65, [0.6, 0.09, 62]),
  );
}

/** The eyes of the sphinx. */
function sphinxEyes(context: Canvas2D): void {
  for (const x of [26.5, 37.5]) {
    fillEllipse(context, [x / 100, 0.36, 0.03, 0.017], css([0.95, 0.02, 85]));
    fillEllipse(context, [x / 100, 0.36, 0.013, 0.016], css([0.3, 0.05, 50]));
    strokeOutline(context, `M ${x - 4} 32 Q ${x} 28.5 ${x + 4} 32`, 0.011, css([0.52, 0.09, 60]));
  }
}

/** The sphinx of Giza, at rest. */
function sphinx(context: Canvas2D, stone: Colour): void {
  strokeOutline(context, 'M 93 92 Q 101 78 93 68', 0.035, css(shift(stone, -0.12)));
  const body = 'M 20 96 L 20 56 Q 34 46 50 50 Q 66 56 78 53 Q 96 52 97 78 L 97 96 Z';
  fillOutline(context, body, fallShade(context, 0.46, 1, stone));
  within(context, body, () => {
    for (const y of [62, 71, 80]) {
      strokeOutline(
        context,
        `M 40 ${y} Q 66 ${y + 3} 99 ${y - 2}`,
        0.009,
        css(shift(stone, -0.12), 0.6),
      );
    }
  });
  fillOutline(
    context,
    'M 64 96 Q 62 66 79 63 Q 94 65 95 84 L 95 96 Z',
    roundShade(context, 0.6, 0.98, shift(stone, 0.02)),
  );
  const paws = ['M 16 86 Q 34 80 52 86 L 52 96 L 10 96 Q 6 88 16 86 Z'];
  for (const paw of paws)
    fillOutline(context, paw, fallShade(context, 0.8, 0.97, shift(stone, 0.03)));
  fillBox(context, [0.56, 0.87, 0.28, 0.09], 0.045, fallShade(context, 0.86, 0.97, stone));
  strokeOutline(
    context,
    'M 14 90 L 14 95 M 20 89 L 20 95 M 60 90 L 60 95 M 65 90 L 65 95',
    0.009,
    css(shift(stone, -0.2)),
  );
  sphinxHead(context, stone);
  fillBox(
    context,
    [0.02, 0.945, 0.96, 0.055],
    0.01,
    fallShade(context, 0.94, 1, shift(stone, -0.1)),
  );
}

/** A fluted column from its broken top to its foot. */
function brokenColumn(context: Canvas2D, x: number, top: number, stone: Colour): void {
  const [left, right] = [x - 6, x + 6];
  fillOutline(
    context,
    `M ${left} 87 L ${left} ${top} L ${x - 3} ${top + 2} L ${x - 1} ${top + 6} L ${x + 3} ${top + 8} L ${right} ${top + 14} L ${right} 87 Z`,
    roundShade(context, left / 100, right / 100, stone),
  );
  for (const step of [-3, 0, 3]) {
    strokeOutline(
      context,
      `M ${x + step} ${top + 12 + step} L ${x + step} 82`,
      0.008,
      css(shift(stone, -0.16), 0.7),
    );
  }
  const foot = fallShade(context, 0.83, 0.89, shift(stone, 0.05));
  fillBox(context, [x / 100 - 0.08, 0.84, 0.16, 0.045], 0.012, foot);
}

/** A whole column with its capital. */
function wholeColumn(context: Canvas2D, x: number, stone: Colour): void {
  brokenColumn(context, x, 20, stone);
  fillBox(
    context,
    [x / 100 - 0.06, 0.2, 0.12, 0.17],
    0,
    roundShade(context, x / 100 - 0.06, x / 100 + 0.06, stone),
  );
  const capital = `M ${x - 9} 17 L ${x + 9} 17 L ${x + 6} 24 L ${x - 6} 24 Z`;
  fillOutline(context, capital, fallShade(context, 0.16, 0.25, shift(stone, 0.06)));
}

/** A drum that fell from a column. */
function fallenDrum(context: Canvas2D, stone: Colour): void {
  fillBox(context, [0.58, 0.78, 0.22, 0.13], 0.03, fallShade(context, 0.77, 0.93, stone));
  fillEllipse(context, [0.79, 0.845, 0.038, 0.065], css(shift(stone, -0.08)));
  strokeEllipse(context, [0.79, 0.845, 0.02, 0.036], 0.008, css(shift(stone, -0.18)));
  for (const y of [82, 86]) {
    strokeOutline(context, `M 60 ${y} L 74 ${y}`, 0.007, css(shift(stone, -0.16), 0.7));
  }
}

/** What is left of an ancient temple. */
function ruins(context: Canvas2D, stone: Colour): void {
  wholeColumn(context, 16, stone);
  wholeColumn(context, 40, stone);
  fillOutline(
    context,
    'M 4 5 L 48 5 L 52 10 L 49 12 L 51 17 L 4 17 Z',
    fallShade(context, 0.04, 0.18, stone),
  );
  fillBox(context, [0.03, 0.045, 0.45, 0.03], 0.006, css(shift(stone, 0.09)));
  brokenColumn(context, 63, 46, stone);
  brokenColumn(context, 86, 62, stone);
  strokeOutline(context, 'M 12 87 Q 20 70 13 56 Q 8 46 15 36', 0.014, css([0.48, 0.12, 138]));
  for (const [x, y] of [
    [12, 78],
    [18, 70],
    [13, 62],
    [11, 52],
    [15, 44],
    [12, 38],
  ] as const) {
    fillEllipse(context, [x / 100, y / 100, 0.025, 0.019], css(GRASS));
  }
  fillBox(
    context,
    [0.03, 0.875, 0.94, 0.06],
    0.008,
    fallShade(context, 0.87, 0.94, shift(stone, 0.02)),
  );
  fallenDrum(context, stone);
  fillBox(context, [0, 0.93, 1, 0.07], 0.01, fallShade(context, 0.92, 1, shift(stone, -0.07)));
  for (const x of [6, 33, 54, 93]) {
    fillOutline(
      context,
      `M ${x - 5} 100 Q ${x - 5} 92 ${x - 3} 90 L ${x - 1} 95 L ${x} 87 L ${x + 2} 95 L ${x + 4} 91 L ${x + 5} 100 Z`,
      css(GRASS),
    );
  }
}

/** A cone of hides on poles. */
function tipi(context: Canvas2D, hide: Colour): void {
  const poles = 'M 47 20 L 36 1 M 49 20 L 47 0 M 51 20 L 56 1 M 52 20 L 65 4';
  strokeOutline(context, poles, 0.02, css(DARK_WOOD));
  const cone = 'M 45 15 Q 50 13 55 15 L 94 97 Q 50 103 6 97 Z';
  fillOutline(context, cone, roundShade(context, 0.08, 0.92, hide));
  within(context, cone, () => {
    fillBox(context, [0, 0.1, 1, 0.17], 0, roundShade(context, 0.36, 0.66, [0.56, 0.17, 30]));
    strokeOutline(context, 'M 0 76 Q 50 82 100 76', 0.03, css([0.52, 0.16, 30]));
    const zigzag = Array.from({ length: 14 }, (_, i) => `${i * 8} ${i % 2 ? 84 : 90}`).join(' L ');
    strokeOutline(context, `M ${zigzag}`, 0.03, css([0.5, 0.11, 225]));
    fillEllipse(context, [0.69, 0.6, 0.05, 0.05], css([0.78, 0.16, 75]));
    fillEllipse(context, [0.31, 0.6, 0.05, 0.05], css([0.78, 0.16, 75]));
  });
  shadePath(
    context,
    [0.5, 0, 0.95, 0],
    [
      [0, [0.3, 0.05, 50], 0],
      [1, [0.3, 0.05, 50], 0.2],
    ],
  );
  fillOutline(
    context,
    'M 50 48 L 63 99 Q 50 101 37 99 Z',
    fallShade(context, 0.45, 1, [0.3, 0.05, 45]),
  );
  fillOutline(context, 'M 50 47 Q 42 72 30 98 L 38 99.5 Q 47 76 50 47 Z', css(shift(hide, 0.07)));
  strokeOutline(context, 'M 50 28 L 50 46', 0.008, css(shift(hide, -0.25)));
  for (const y of [31, 37, 43]) strokeOutline(context, `M 47 ${y} L 53 ${y}`, 0.012, css(WOOD));
}

/** The chimney, the crown and the painted door of a yurt. */
function yurtDoor(context: Canvas2D): void {
  fillBox(context, [0.48, 0.12, 0.05, 0.13], 0.01, roundShade(context, 0.48, 0.53, IRON));
  fillEllipse(context, [0.5, 0.245, 0.1, 0.03], css([0.5, 0.15, 35]));
  fillEllipse(context, [0.5, 0.24, 0.065, 0.016], css([0.28, 0.04, 40]));
  fillBox(context, [0.37, 0.63, 0.26, 0.37], 0.01, fallShade(context, 0.62, 1, [0.76, 0.15, 75]));
  onBothSides(context, () => {
    fillBox(
      context,
      [0.395, 0.66, 0.098, 0.33],
      0.006,
      fallShade(context, 0.65, 1, [0.55, 0.19, 30]),
    );
    fillEllipse(context, [0.444, 0.74, 0.027, 0.04], css([0.84, 0.14, 85]));
    fillEllipse(context, [0.444, 0.9, 0.027, 0.04], css([0.84, 0.14, 85]));
  });
}

/** The roof of a yurt with its ropes, and its door. */
function yurtRoof(context: Canvas2D, felt: Colour): void {
  const roof = 'M 2 60 Q 22 34 42 24 L 58 24 Q 78 34 98 60 Q 50 70 2 60 Z';
  fillOutline(context, roof, roundShade(context, 0.05, 0.95, shift(felt, 0.03)));
  for (const [top, foot] of [
    [44, 20],
    [48, 40],
    [52, 60],
    [56, 80],
  ] as const) {
    strokeOutline(
      context,
      `M ${top} 26 Q ${(top + foot) / 2} 38 ${foot} 63`,
      0.008,
      css(shift(felt, -0.2), 0.8),
    );
  }
  within(context, roof, () => {
    strokeOutline(context, 'M 0 57 Q 50 68 100 57', 0.06, css([0.5, 0.14, 245]));
    for (let i = 0; i < 13; i++) {
      const x = 4 + i * 7.7;
      const y = 57 + 5 * (1 - ((x - 50) / 50) ** 2);
      fillOutline(
        context,
        `M ${x - 2.5} ${y} L ${x} ${y - 2.5} ${x + 2.5} ${y} ${x} ${y + 2.5} Z`,
        css([0.85, 0.14, 85]),
      );
    }
  });
  yurtDoor(context);
}

/** A round felt tent of the steppe. */
function yurt(context: Canvas2D, felt: Colour): void {
  const wall = 'M 6 58 Q 50 64 94 58 L 92 97 Q 50 102 8 97 Z';
  fillOutline(context, wall, roundShade(context, 0.05, 0.95, felt));
  within(context, wall, () => {
    strokeOutline(
      context,
      'M 0 72 Q 50 77 100 72 M 0 88 Q 50 93 100 88',
      0.014,
      css([0.6, 0.08, 60]),
    );
  });
  yurtRoof(context, felt);
}

/** Buildings that have a shape of their own. */
export const NOTABLE_BUILDINGS: PropFamily = {
  '@cathedral': (context, colour) => cathedral(context, colour ?? [0.76, 0.03, 75]),
  '@sphinx': (context, colour) => sphinx(context, colour ?? SAND),
  '@ruins': (context, colour) => ruins(context, colour ?? LIMESTONE),
  '@tipi': (context, colour) => tipi(context, colour ?? [0.88, 0.055, 80]),
  '@yurt': (context, colour) => yurt(context, colour ?? [0.93, 0.025, 85]),
};
