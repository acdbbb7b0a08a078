import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { linearGradient } from '../../../painting.ts';
import {
  fillBall,
  fillEllipse,
  fillOutline,
  type PropFamily,
  strokeOutline,
  within,
} from '../brush.ts';
import { arrow, at, INK, roundArrow, sheet, toneAt } from './sheet.ts';

const SKY: Colour = [0.88, 0.06, 228];
const SEA: Colour = [0.62, 0.13, 240];
const GRASS: Colour = [0.72, 0.15, 138];
const LEAF: Colour = [0.62, 0.16, 142];
const SHEET =
  'M 4 0 L 96 0 Q 100 0 100 4 L 100 96 Q 100 100 96 100 L 4 100 Q 0 100 0 96 L 0 4 Q 0 0 4 0 Z';

function cloud(context: Canvas2D, x: number, y: number, size: number, colour: Colour): void {
  for (const [dx, dy, radius] of [
    [-0.34, 0.04, 0.24],
    [0, -0.1, 0.32],
    [0.34, 0.04, 0.25],
    [0, 0.12, 0.26],
  ] as const) {
    fillBall(context, x + dx * size, y + dy * size, radius * size, colour);
  }
}

/** An arrow that winds upwards, as vapor does. */
function vapor(context: Canvas2D, x: number, y: number): void {
  const [h, v] = [x * 100, y * 100];
  const white: Colour = [0.99, 0.005, 230];
  strokeOutline(
    context,
    `M ${h} ${v} C ${h - 5} ${v - 6} ${h + 5} ${v - 10} ${h} ${v - 16}`,
    0.014,
    css(white),
  );
  arrow(context, [x, y - 0.155], [x, y - 0.19], 0.014, white);
}

/** A sky that is lighter at the horizon, and the sun in it. */
function skyWithSun(context: Canvas2D): void {
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0, 0.75],
    [
      [0, shift(SKY, -0.1, 1.4)],
      [1, shift(SKY, 0.06)],
    ],
  );
  context.fillRect(0, 0, 1, 1);
  fillEllipse(context, [0.84, 0.16, 0.13, 0.13], css([0.93, 0.12, 92], 0.35));
  fillBall(context, 0.84, 0.16, 0.09, [0.88, 0.16, 85]);
}

/** Mountains with snow, a river and the sea. */
function landAndSea(context: Canvas2D): void {
  fillOutline(context, 'M -6 78 L 16 34 L 26 48 L 36 30 L 62 78 Z', css([0.62, 0.05, 270]));
  fillOutline(context, 'M 16 34 L 9.5 47 L 15 44 L 18 49 L 22 43 Z', css([0.98, 0.01, 240]));
  fillOutline(context, 'M 36 30 L 29 42 L 34 40 L 38 45 L 43 41 Z', css([0.98, 0.01, 240]));
  fillOutline(context, 'M -5 72 C 15 62 40 66 62 80 L 70 105 L -5 105 Z', css(GRASS));
  fillOutline(
    context,
    'M 34 62 C 40 70 26 76 38 82 C 46 86 54 84 64 90 L 66 82 C 56 80 48 80 44 76 C 38 71 44 68 38 61 Z',
    css([0.72, 0.12, 232]),
  );
  fillOutline(
    context,
    'M 56 78 C 66 72 84 74 105 72 L 105 105 L 46 105 C 58 98 62 90 56 78 Z',
    css(SEA),
  );
  for (const [x, y] of [
    [68, 82],
    [82, 80],
    [74, 90],
    [90, 89],
  ] as const) {
    strokeOutline(
      context,
      `M ${x} ${y} Q ${x + 2.5} ${y - 2} ${x + 5} ${y} Q ${x + 7.5} ${y + 2} ${x + 10} ${y}`,
      0.008,
      css(shift(SEA, 0.2), 0.8),
    );
  }
}

/** Water rises from the sea, moves over the land, falls as rain and flows back. */
function waterCycle(context: Canvas2D): void {
  within(context, SHEET, () => {
    skyWithSun(context);
    landAndSea(context);
    for (const x of [0.68, 0.78, 0.88]) vapor(context, x, 0.7);
    cloud(context, 0.68, 0.38, 0.2, [0.98, 0.008, 240]);
    cloud(context, 0.24, 0.22, 0.27, [0.8, 0.02, 260]);
    for (let i = 0; i < 10; i++) {
      const [x, y] = [14 + (i % 5) * 5, 34 + Math.floor(i / 5) * 7 + (i % 2) * 3];
      strokeOutline(context, `M ${x} ${y} L ${x - 1} ${y + 4}`, 0.011, css([0.6, 0.15, 245]));
    }
    roundArrow(context, [0.47, 0.5, 0.36], [-1.2, -1.95], 0.02, [0.99, 0.005, 230]);
  });
}

/** Four pictures around a circle with arrows from each to the next. */
function fourStages(context: Canvas2D, stages: readonly ((context: Canvas2D) => void)[]): void {
  sheet(context);
  const spots = [
    [0.5, 0.2],
    [0.8, 0.5],
    [0.5, 0.8],
    [0.2, 0.5],
  ] as const;
  for (const [i, draw] of stages.entries()) {
    const [x, y] = spots[i]!;
    fillEllipse(context, [x, y, 0.165, 0.165], css(toneAt(i), 0.35));
    at(context, [x - 0.12, y - 0.12, 0.24], draw);
    const from = -Math.PI / 2 + (i * Math.PI) / 2;
    roundArrow(context, [0.5, 0.5, 0.33], [from + 0.56, from + 0.98], 0.02, INK);
  }
}

function eggsOnLeaf(context: Canvas2D): void {
  fillOutline(context, 'M 4 66 C 20 20 70 10 98 34 C 90 78 40 96 4 66 Z', css(LEAF));
  strokeOutline(context, 'M 8 66 C 36 62 66 50 92 36', 0.025, css(shift(LEAF, -0.14)));
  for (const [x, y] of [
    [0.42, 0.44],
    [0.54, 0.38],
    [0.52, 0.52],
    [0.64, 0.46],
  ] as const)
    fillBall(context, x, y, 0.07, [0.95, 0.03, 95]);
}

function caterpillar(context: Canvas2D): void {
  strokeOutline(context, 'M 0 84 Q 50 74 100 86', 0.05, css([0.5, 0.08, 60]));
  for (const [i, x] of [0.16, 0.3, 0.45, 0.6].entries())
    fillBall(
      context,
      x,
      0.62 - Math.sin(i * 1.4) * 0.1,
      0.125,
      i % 2 === 0 ? LEAF : shift(LEAF, 0.1),
    );
  fillBall(context, 0.77, 0.52, 0.15, shift(LEAF, 0.04, 1, -20));
  strokeOutline(context, 'M 74 38 Q 72 28 66 24 M 82 38 Q 84 28 90 25', 0.022, css(INK));
  for (const x of [0.73, 0.84]) fillEllipse(context, [x, 0.5, 0.028, 0.036], css([0.2, 0.02, 300]));
  strokeOutline(context, 'M 74 58 Q 79 63 84 58', 0.02, css([0.2, 0.02, 300]));
}

function chrysalis(context: Canvas2D): void {
  strokeOutline(context, 'M 6 14 Q 50 4 96 16', 0.055, css([0.5, 0.08, 60]));
  strokeOutline(context, 'M 50 10 L 50 24', 0.03, css([0.4, 0.06, 60]));
  fillOutline(
    context,
    'M 50 20 C 76 24 80 52 68 72 C 62 84 56 92 50 96 C 44 92 38 84 32 72 C 20 52 24 24 50 20 Z',
    css([0.7, 0.13, 135]),
  );
  for (const y of [38, 50, 62, 74])
    strokeOutline(
      context,
      `M ${31 + y * 0.06} ${y} Q 50 ${y + 8} ${69 - y * 0.06} ${y}`,
      0.02,
      css([0.58, 0.13, 138]),
    );
}

function butterfly(context: Canvas2D): void {
  const orange: Colour = [0.72, 0.17, 55];
  for (const side of [1, -1]) {
    context.save();
    context.translate(0.5, 0);
    context.scale(side, 1);
    fillOutline(context, 'M 2 48 C 14 8 46 6 48 24 C 50 44 26 54 2 52 Z', css(orange));
    fillOutline(
      context,
      'M 2 52 C 22 50 40 60 36 78 C 30 94 10 82 2 58 Z',
      css(shift(orange, 0.07, 1, 20)),
    );
    strokeOutline(
      context,
      'M 2 48 C 14 8 46 6 48 24 C 50 44 26 54 2 52',
      0.022,
      css([0.25, 0.03, 40]),
    );
    strokeOutline(
      context,
      'M 2 52 C 22 50 40 60 36 78 C 30 94 10 82 2 58',
      0.022,
      css([0.25, 0.03, 40]),
    );
    for (const [x, y] of [
      [0.36, 0.2],
      [0.4, 0.3],
      [0.26, 0.75],
    ] as const)
      fillEllipse(context, [x, y, 0.025, 0.025], css([0.98, 0.01, 90]));
    strokeOutline(context, 'M 1 36 Q 6 22 14 18', 0.016, css([0.25, 0.03, 40]));
    context.restore();
  }
  fillEllipse(context, [0.5, 0.54, 0.035, 0.22], css([0.28, 0.04, 40]));
}

function frogSpawn(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.6, 0.48, 0.3], css([0.74, 0.1, 225]));
  for (let i = 0; i < 9; i++) {
    const [x, y] = [0.28 + (i % 4) * 0.15 + (i > 3 ? 0.06 : 0), 0.5 + Math.floor(i / 4) * 0.12];
    fillEllipse(context, [x, y, 0.085, 0.085], css([0.95, 0.02, 210], 0.75));
    fillEllipse(context, [x, y, 0.035, 0.035], css([0.22, 0.02, 280]));
  }
}

function tadpole(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.55, 0.48, 0.34], css([0.74, 0.1, 225]));
  strokeOutline(context, 'M 46 54 C 62 44 72 66 92 50', 0.06, css([0.36, 0.05, 140]));
  fillBall(context, 0.36, 0.54, 0.17, [0.38, 0.06, 140]);
  for (const y of [0.46, 0.6]) fillEllipse(context, [0.26, y, 0.032, 0.032], css([0.98, 0.01, 90]));
}

/** @param tail what is left of the one of the tadpole */
function frog(context: Canvas2D, tail: boolean): void {
  const green: Colour = [0.68, 0.17, 138];
  if (tail) strokeOutline(context, 'M 70 76 C 84 72 88 62 98 66', 0.07, css(shift(green, -0.1)));
  for (const x of [0.2, 0.8]) fillEllipse(context, [x, 0.76, 0.17, 0.14], css(shift(green, -0.1)));
  fillBall(context, 0.5, 0.64, 0.29, green);
  for (const x of [0.34, 0.66]) {
    fillBall(context, x, 0.34, 0.12, green);
    fillEllipse(context, [x, 0.33, 0.075, 0.075], css([0.98, 0.01, 90]));
    fillEllipse(context, [x, 0.34, 0.04, 0.045], css([0.2, 0.02, 300]));
  }
  strokeOutline(context, 'M 32 60 Q 50 74 68 60', 0.026, css([0.3, 0.06, 140]));
  for (const x of [0.36, 0.64]) fillEllipse(context, [x, 0.9, 0.1, 0.05], css(shift(green, -0.14)));
}

function soil(context: Canvas2D): void {
  fillOutline(context, 'M 6 74 C 30 62 70 62 94 74 C 90 94 10 94 6 74 Z', css([0.42, 0.07, 55]));
}

/** @param tall how high it has grown, 0–1 */
function plant(context: Canvas2D, tall: number, hasFlower: boolean): void {
  soil(context);
  const top = 72 - 56 * tall;
  strokeOutline(context, `M 50 72 Q 48 ${(72 + top) / 2} 50 ${top}`, 0.045, css(LEAF));
  const pairs = Math.max(1, Math.round(tall * 2.4));
  for (let i = 0; i < pairs; i++) {
    const y = hasFlower ? 62 - i * 14 : top + 4 + i * 14;
    fillOutline(
      context,
      `M 50 ${y} C 40 ${y - 14} 24 ${y - 12} 20 ${y - 6} C 28 ${y + 4} 42 ${y + 3} 50 ${y} Z`,
      css(LEAF),
    );
    fillOutline(
      context,
      `M 50 ${y} C 60 ${y - 14} 76 ${y - 12} 80 ${y - 6} C 72 ${y + 4} 58 ${y + 3} 50 ${y} Z`,
      css(shift(LEAF, 0.08)),
    );
  }
  if (!hasFlower) return;
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2;
    fillEllipse(
      context,
      [0.5 + Math.cos(turn) * 0.14, 0.2 + Math.sin(turn) * 0.14, 0.085, 0.085],
      css([0.75, 0.17, 10]),
    );
  }
  fillBall(context, 0.5, 0.2, 0.09, [0.88, 0.16, 90]);
}

function seed(context: Canvas2D): void {
  soil(context);
  fillOutline(context, 'M 50 48 C 66 52 68 74 50 84 C 32 74 34 52 50 48 Z', css([0.66, 0.1, 65]));
  fillEllipse(context, [0.45, 0.6, 0.03, 0.06], css([0.85, 0.06, 75], 0.8));
}

/** A plant takes light, water and air, and gives other air: arrows of four colors. */
function photosynthesis(context: Canvas2D): void {
  within(context, SHEET, () => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, 0.8],
      [
        [0, shift(SKY, -0.04, 1.3)],
        [1, shift(SKY, 0.08)],
      ],
    );
    context.fillRect(0, 0, 1, 1);
    fillOutline(context, 'M -5 72 Q 50 64 105 72 L 105 105 L -5 105 Z', css([0.44, 0.07, 55]));
    fillEllipse(context, [0.15, 0.16, 0.16, 0.16], css([0.93, 0.12, 92], 0.35));
    fillBall(context, 0.15, 0.16, 0.1, [0.88, 0.16, 85]);
    for (const [x, y] of [
      [40, 92],
      [50, 96],
      [60, 92],
    ] as const)
      strokeOutline(context, `M 50 72 Q 50 82 ${x} ${y}`, 0.016, css([0.8, 0.06, 75]));
    at(context, [0.22, 0.02, 0.56], (each) => growingPlant(each));
    arrow(context, [0.25, 0.25], [0.38, 0.36], 0.022, [0.84, 0.17, 85]);
    arrow(context, [0.06, 0.5], [0.27, 0.5], 0.022, [0.6, 0.03, 265]);
    arrow(context, [0.73, 0.42], [0.94, 0.34], 0.022, [0.62, 0.15, 240]);
    arrow(context, [0.36, 0.96], [0.45, 0.8], 0.022, [0.7, 0.13, 230]);
    for (const x of [0.22, 0.3]) fillBall(context, x, 0.88, 0.03, [0.7, 0.13, 230]);
    for (const [x, y] of [
      [0.87, 0.22],
      [0.94, 0.2],
    ] as const)
      fillBall(context, x, y, 0.032, [0.66, 0.15, 240]);
    fillBall(context, 0.06, 0.41, 0.034, [0.45, 0.02, 265]);
    for (const x of [0.015, 0.105]) fillBall(context, x, 0.41, 0.026, [0.62, 0.17, 25]);
  });
}

function growingPlant(context: Canvas2D): void {
  strokeOutline(context, 'M 50 125 Q 47 80 50 30', 0.05, css(LEAF));
  for (const [y, side] of [
    [108, 1],
    [92, -1],
    [72, 1],
    [56, -1],
    [36, 1],
  ] as const) {
    const x = (away: number): number => 50 + side * away;
    fillOutline(
      context,
      `M 50 ${y} C ${x(12)} ${y - 22} ${x(36)} ${y - 20} ${x(44)} ${y - 8} C ${x(32)} ${y + 8} ${x(14)} ${y + 6} 50 ${y} Z`,
      css(shift(LEAF, side * 0.04)),
    );
    strokeOutline(context, `M 50 ${y} L ${x(36)} ${y - 9}`, 0.012, css(shift(LEAF, -0.1)));
  }
}

/** Diagrams of what comes back to where it began. */
export const NATURE_CYCLES: PropFamily = {
  '@watercycle': waterCycle,
  '@photosynthesis': photosynthesis,
  '@butterflycycle': (context) =>
    fourStages(context, [eggsOnLeaf, caterpillar, chrysalis, butterfly]),
  '@frogcycle': (context) =>
    fourStages(context, [
      frogSpawn,
      tadpole,
      (each) => frog(each, true),
      (each) => frog(each, false),
    ]),
  '@plantcycle': (context) =>
    fourStages(context, [
      seed,
      (each) => plant(each, 0.4, false),
      (each) => plant(each, 0.85, false),
      (each) => plant(each, 0.85, true),
    ]),
};
