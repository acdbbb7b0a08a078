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
} from './brush.ts';

const TERRACOTTA: Colour = [0.62, 0.13, 45];
const LEAF: Colour = [0.56, 0.14, 148];

/** A pot with a rim that stands on y = 1. */
export function pot(
  context: Canvas2D,
  x: number,
  [top, wide]: readonly [number, number],
  colour: Colour,
): void {
  const [left, right] = [(x - wide / 2) * 100, (x + wide / 2) * 100];
  const inset = wide * 14;
  fillOutline(
    context,
    `M ${left + 2} ${top * 100} L ${right - 2} ${top * 100} L ${right - inset} 97 Q ${right - inset} 99 ${right - inset - 3} 99 L ${left + inset + 3} 99 Q ${left + inset} 99 ${left + inset} 97 Z`,
    roundShade(context, x - wide / 2, x + wide / 2, colour),
  );
  fillBox(
    context,
    [x - wide / 2, top - 0.02, wide, 0.075],
    0.018,
    roundShade(context, x - wide / 2, x + wide / 2, shift(colour, 0.04)),
  );
  fillEllipse(context, [x, top - 0.015, wide * 0.46, wide * 0.06], css([0.32, 0.04, 50]));
}

/** Broad leaves with slits, on long stalks. */
function monstera(context: Canvas2D, colour: Colour): void {
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [0.26, 0.3, -0.9, 0.86],
    [0.74, 0.28, 0.9, 0.86],
    [0.5, 0.2, 0, 0.95],
    [0.26, 0.54, -1.5, 0.7],
    [0.76, 0.54, 1.5, 0.7],
    [0.52, 0.44, 0.3, 0.72],
  ];
  for (const [x, y] of leaves)
    strokeOutline(
      context,
      `M 50 72 Q ${50 + (x * 100 - 50) * 0.3} ${y * 100 + 18} ${x * 100} ${y * 100}`,
      0.02,
      css(shift(LEAF, -0.08)),
    );
  leaves.forEach(([x, y, turn, size], i) =>
    turned(context, [x, y + 0.04, turn], () => {
      context.scale(size * 0.9, size * 0.9);
      const tone = shift(LEAF, (i % 3) * 0.045 - 0.04);
      fillOutline(
        context,
        'M 0 16 C -6 22 -18 18 -20 8 L -10 6 L -21 2 C -22 -2 -20 -6 -18 -8 L -8 -3 L -17 -11 C -15 -15 -12 -18 -9 -19 L -4 -9 L -6 -21 Q -2 -26 0 -27 Q 2 -26 6 -21 L 4 -9 L 9 -19 C 12 -18 15 -15 17 -11 L 8 -3 L 18 -8 C 20 -6 22 -2 21 2 L 10 6 L 20 8 C 18 18 6 22 0 16 Z',
        fallShade(context, -0.27, 0.2, tone),
      );
      strokeOutline(context, 'M 0 15 L 0 -22', 0.012, css(shift(tone, 0.14)));
    }),
  );
  pot(context, 0.5, [0.7, 0.4], colour);
}

/** A bent trunk with cushions of leaves in a flat dish. */
function bonsai(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 46 84 C 34 72 60 64 50 48 C 46 40 52 34 56 28',
    0.085,
    css([0.42, 0.08, 50]),
  );
  strokeOutline(
    context,
    'M 48 58 C 38 54 30 50 26 46 M 53 50 C 62 48 70 46 76 42',
    0.045,
    css([0.45, 0.08, 52]),
  );
  strokeOutline(context, 'M 43 82 C 34 72 56 62 47 49', 0.016, css([0.6, 0.08, 60], 0.7));
  const cushion = (x: number, y: number, wide: number): void => {
    for (const [dx, dy, radius] of [
      [-0.55, 0.1, 0.5],
      [0.55, 0.12, 0.48],
      [-0.2, -0.16, 0.52],
      [0.25, -0.12, 0.5],
      [0, 0.14, 0.55],
    ] as const)
      fillBall(context, x + dx * wide, y + dy * wide, radius * wide, shift(LEAF, 0.06 - dy * 0.2));
  };
  cushion(0.22, 0.4, 0.16);
  cushion(0.78, 0.37, 0.16);
  cushion(0.56, 0.2, 0.2);
  fillEllipse(context, [0.47, 0.835, 0.3, 0.045], css([0.55, 0.12, 135]));
  fillOutline(
    context,
    'M 10 82 L 86 82 L 80 94 Q 79 96 76 96 L 20 96 Q 17 96 16 94 Z',
    roundShade(context, 0.1, 0.86, colour),
  );
  fillBox(context, [0.08, 0.81, 0.8, 0.045], 0.015, css(shift(colour, 0.06)));
  for (const x of [0.22, 0.68])
    fillBox(context, [x, 0.95, 0.08, 0.05], 0.01, css(shift(colour, -0.12)));
}

/** A rosette of thick leaves in a pot; [x, top, width] of the pot. */
function rosette(
  context: Canvas2D,
  [x, top, wide]: readonly [number, number, number],
  tone: Colour,
): void {
  for (const [count, radius, size, lift] of [
    [9, 0.4, 0.26, 0],
    [7, 0.27, 0.22, 0.06],
    [5, 0.13, 0.17, 0.12],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const turn = Math.PI + (Math.PI * (i + 0.5)) / count;
      turned(
        context,
        [
          x + Math.cos(turn) * radius * wide,
          top - 0.02 - lift * wide + Math.sin(turn) * radius * wide * 0.8,
          turn,
        ],
        () => {
          fillOutline(
            context,
            `M ${-size * wide * 100} 0 C ${-size * wide * 50} ${-size * wide * 75} ${size * wide * 60} ${-size * wide * 60} ${size * wide * 110} 0 C ${size * wide * 60} ${size * wide * 60} ${-size * wide * 50} ${size * wide * 75} ${-size * wide * 100} 0 Z`,
            css(shift(tone, -0.06 + lift * 0.9)),
          );
          fillEllipse(
            context,
            [size * wide * 0.9, 0, size * wide * 0.18, size * wide * 0.14],
            css([0.78, 0.12, 10], 0.8),
          );
        },
      );
    }
  }
}

/** Three different ones in a row. */
function succulents(context: Canvas2D, colour: Colour): void {
  rosette(context, [0.2, 0.72, 0.3], [0.68, 0.09, 165]);
  pot(context, 0.19, [0.72, 0.3], colour);
  for (const [x, high] of [
    [0.44, 0.2],
    [0.5, 0.3],
    [0.56, 0.18],
  ] as const) {
    fillBox(
      context,
      [x - 0.045, 0.7 - high, 0.09, high + 0.04],
      0.045,
      roundShade(context, x - 0.045, x + 0.045, [0.6, 0.13, 145]),
    );
    for (let i = 0; i < high * 22; i++)
      strokeOutline(
        context,
        `M ${x * 100 - 1} ${(0.7 - high) * 100 + 4 + i * 5} L ${x * 100 + 1.5} ${(0.7 - high) * 100 + 3 + i * 5}`,
        0.006,
        css([0.97, 0.03, 100]),
      );
  }
  fillBall(context, 0.5, 0.4, 0.035, [0.74, 0.17, 5]);
  pot(context, 0.5, [0.7, 0.3], [0.93, 0.015, 80]);
  for (const turn of [-1, -0.66, -0.33, 0, 0.33, 0.66, 1])
    turned(context, [0.81, 0.74, turn * 0.9], () =>
      fillOutline(
        context,
        'M -3 2 Q -4 -16 0 -27 Q 4 -16 3 2 Z',
        css(shift([0.6, 0.1, 155], 0.08 - Math.abs(turn) * 0.1)),
      ),
    );
  pot(context, 0.81, [0.74, 0.28], shift(colour, 0.1));
}

/** Upright blades, banded, with yellow edges. */
function snakePlant(context: Canvas2D, colour: Colour): void {
  for (const [x, top, lean] of [
    [38, 22, -14],
    [62, 18, 12],
    [44, 6, -4],
    [57, 2, 4],
    [50, 24, 0],
  ] as const) {
    const tip = x + lean;
    const blade = (inset: number): string =>
      `M ${x - 6 + inset} 72 C ${x - 8 + inset + lean * 0.4} 50 ${tip - 5 + inset} 30 ${tip} ${top + inset} C ${tip + 5 - inset} 30 ${x + 8 - inset + lean * 0.4} 50 ${x + 6 - inset} 72 Z`;
    fillOutline(context, blade(0), css([0.86, 0.15, 105]));
    fillOutline(context, blade(1.6), css([0.5, 0.1, 155]));
    for (let y = top + 14; y < 70; y += 8)
      strokeOutline(
        context,
        `M ${x + lean * 0.5 - 3} ${y} L ${x + lean * 0.5 + 1} ${y - 2} L ${x + lean * 0.5 + 4} ${y}`,
        0.011,
        css([0.68, 0.09, 150]),
      );
  }
  pot(context, 0.5, [0.68, 0.42], colour);
}

/** Pointed fleshy leaves with small teeth. */
function aloe(context: Canvas2D, colour: Colour): void {
  for (const turn of [-1.2, 1.2, -0.82, 0.82, -0.42, 0.42, 0]) {
    turned(context, [0.5, 0.72, turn], () => {
      context.scale(0.8, 0.8 + (Math.abs(turn) < 1 ? 0.1 : 0));
      fillOutline(
        context,
        'M -7 2 C -9 -24 -4 -44 0 -62 C 4 -44 9 -24 7 2 Z',
        roundShade(context, -0.08, 0.08, [0.66 - Math.abs(turn) * 0.05, 0.1, 155]),
      );
      for (let y = -48; y < -6; y += 9)
        for (const side of [-1, 1])
          fillEllipse(
            context,
            [side * (0.02 + (y + 62) * 0.0009), y / 100, 0.008, 0.008],
            css([0.93, 0.06, 110]),
          );
    });
  }
  pot(context, 0.5, [0.7, 0.44], colour);
}

/** Arching fronds. */
function fern(context: Canvas2D, colour: Colour): void {
  for (const [reach, rise] of [
    [-46, 16],
    [46, 18],
    [-38, 38],
    [40, 40],
    [-24, 56],
    [22, 58],
    [-4, 62],
  ] as const) {
    for (let i = 2; i < 16; i++) {
      const t = i / 15;
      const [x, y] = [50 + reach * t, 70 - rise * 2 * t * (1 - t * 0.62)];
      const size = 0.085 * (1 - t * 0.8);
      for (const side of [-1, 1])
        turned(
          context,
          [x / 100, y / 100, Math.atan2(-rise * (1 - t * 1.24), reach) + side * 1.1],
          () =>
            fillEllipse(
              context,
              [size * 0.9, 0, size, size * 0.3],
              css(shift(LEAF, 0.06 - side * 0.04)),
            ),
        );
    }
    strokeOutline(
      context,
      `M 50 70 Q ${50 + reach * 0.5} ${70 - rise * 1.4} ${50 + reach} ${70 - rise * 0.76}`,
      0.01,
      css(shift(LEAF, -0.1)),
    );
  }
  pot(context, 0.5, [0.7, 0.4], colour);
}

/** A stalk with two leaves that carries a flower; the head is drawn about (0.5, 0.3). */
export function stalk(context: Canvas2D): void {
  strokeOutline(context, 'M 50 32 Q 47 66 50 99', 0.03, css([0.56, 0.14, 140]));
  fillOutline(
    context,
    'M 49 78 C 30 76 22 64 20 56 C 36 56 46 64 49 78 Z',
    fallShade(context, 0.54, 0.8, [0.62, 0.15, 142]),
  );
  fillOutline(
    context,
    'M 50 88 C 68 86 76 74 78 66 C 64 66 54 74 50 88 Z',
    fallShade(context, 0.64, 0.9, [0.58, 0.14, 145]),
  );
}

/** Petals around a middle, in one or two rings. */
export function petals(
  context: Canvas2D,
  {
    count,
    length,
    wide,
    colour,
    turn = 0,
  }: {
    readonly count: number;
    readonly length: number;
    readonly wide: number;
    readonly colour: Colour;
    readonly turn?: number;
  },
): void {
  for (let i = 0; i < count; i++) {
    turned(context, [0.5, 0.3, (i / count) * Math.PI * 2 + turn], () => {
      fillEllipse(
        context,
        [0, -length / 2, wide, length / 2],
        fallShade(context, -length, 0, shift(colour, (i % 2) * -0.03)),
      );
    });
  }
}

function daisy(context: Canvas2D, colour: Colour): void {
  stalk(context);
  petals(context, { count: 14, length: 0.29, wide: 0.05, colour: shift(colour, -0.05), turn: 0.2 });
  petals(context, { count: 14, length: 0.27, wide: 0.05, colour });
  fillBall(context, 0.5, 0.3, 0.1, [0.82, 0.17, 82]);
}

function poppy(context: Canvas2D, colour: Colour): void {
  stalk(context);
  petals(context, { count: 4, length: 0.31, wide: 0.2, colour: shift(colour, -0.06), turn: 0.8 });
  petals(context, { count: 4, length: 0.27, wide: 0.17, colour });
  petals(context, { count: 8, length: 0.12, wide: 0.03, colour: [0.24, 0.03, 320] });
  fillBall(context, 0.5, 0.3, 0.06, [0.5, 0.09, 130]);
}

/** Ruffled petals in many rings. */
function peony(context: Canvas2D, colour: Colour): void {
  stalk(context);
  for (const [count, length, wide, tone] of [
    [8, 0.32, 0.13, -0.08],
    [8, 0.27, 0.12, -0.02],
    [7, 0.21, 0.1, 0.03],
    [6, 0.15, 0.08, 0.06],
    [5, 0.09, 0.06, 0.09],
  ] as const)
    petals(context, {
      count,
      length,
      wide,
      colour: shift(colour, tone),
      turn: count * 0.7 + length,
    });
}

/** A ball of small flowers with four petals. */
function hydrangea(context: Canvas2D, colour: Colour): void {
  stalk(context);
  fillBall(context, 0.5, 0.32, 0.31, shift(colour, -0.12));
  for (let i = 0; i < 34; i++) {
    const angle = i * 2.4;
    const radius = 0.3 * Math.sqrt(i / 34);
    const [x, y] = [0.5 + radius * Math.cos(angle), 0.32 + radius * Math.sin(angle)];
    const tone = shift(colour, 0.08 - (y - 0.1) * 0.24, 1, (i % 3) * 14 - 14);
    for (let petal = 0; petal < 4; petal++) {
      const at = (petal * Math.PI) / 2 + i;
      fillEllipse(
        context,
        [x + 0.032 * Math.cos(at), y + 0.032 * Math.sin(at), 0.034, 0.034],
        css(shift(tone, petal * 0.012)),
      );
    }
    fillEllipse(context, [x, y, 0.01, 0.01], css([0.95, 0.06, 100]));
  }
}

function lily(context: Canvas2D, colour: Colour): void {
  stalk(context);
  for (const [turn, tone] of [
    [0.52, -0.05],
    [2.62, -0.05],
    [4.71, -0.05],
    [0, 0],
    [2.09, 0],
    [4.19, 0],
  ] as const)
    turned(context, [0.5, 0.32, turn], () => {
      fillOutline(
        context,
        'M 0 0 C -12 -8 -12 -22 0 -33 C 12 -22 12 -8 0 0 Z',
        fallShade(context, -0.33, 0, shift(colour, tone)),
      );
      strokeOutline(context, 'M 0 -3 L 0 -24', 0.012, css([0.78, 0.1, 10], 0.6));
    });
  for (let i = 0; i < 6; i++)
    turned(context, [0.5, 0.32, i * 1.047 + 0.26], () => {
      strokeOutline(context, 'M 0 0 L 0 -12', 0.01, css([0.8, 0.13, 125]));
      fillEllipse(context, [0, -0.13, 0.014, 0.024], css([0.58, 0.15, 50]));
    });
}

/** The clock of seeds; some fly off. */
function dandelion(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 44 40 Q 50 70 46 99', 0.022, css([0.6, 0.12, 130]));
  fillEllipse(context, [0.44, 0.36, 0.3, 0.3], css([0.72, 0.03, 245], 0.28));
  fillBall(context, 0.44, 0.36, 0.035, [0.5, 0.07, 100]);
  const seed = (x: number, y: number, turn: number, length: number): void =>
    turned(context, [x, y, turn], () => {
      strokeOutline(context, `M 0 0 L 0 ${-length}`, 0.006, css([0.88, 0.02, 100], 0.9));
      for (let i = -3; i <= 3; i++)
        strokeOutline(
          context,
          `M 0 ${-length} L ${i * 1.7} ${-length - 5 + Math.abs(i)}`,
          0.006,
          css(colour, 0.95),
        );
    });
  for (let i = 0; i < 30; i++) seed(0.44, 0.36, i * 2.4, 12 + (i % 3) * 7);
  for (const [x, y, turn] of [
    [0.78, 0.24, 0.7],
    [0.88, 0.12, 0.9],
    [0.9, 0.34, 1.1],
  ] as const)
    seed(x, y, turn, 9);
}

/** An arching stem of blossoms in a pot. */
function orchid(context: Canvas2D, colour: Colour): void {
  for (const path of [
    'M 48 80 C 26 76 14 64 10 70 C 20 82 36 84 48 82 Z',
    'M 52 80 C 72 74 84 64 90 70 C 80 82 66 84 52 82 Z',
  ])
    fillOutline(context, path, fallShade(context, 0.62, 0.86, LEAF));
  strokeOutline(
    context,
    'M 50 80 C 46 50 40 14 74 12 C 84 12 90 18 94 26',
    0.018,
    css([0.52, 0.1, 130]),
  );
  for (const [x, y, size] of [
    [0.48, 0.36, 0.9],
    [0.52, 0.18, 1],
    [0.72, 0.13, 0.95],
    [0.9, 0.22, 0.7],
    [0.46, 0.54, 0.7],
  ] as const)
    turned(context, [x, y, 0], () => {
      context.scale(size, size);
      for (const turn of [0, 2.2, -2.2])
        turned(context, [0, 0, turn], () =>
          fillEllipse(context, [0, -0.07, 0.042, 0.07], css(shift(colour, -0.04))),
        );
      for (const side of [-1, 1])
        fillEllipse(context, [side * 0.07, -0.012, 0.075, 0.056], css(colour));
      fillEllipse(context, [0, 0.03, 0.03, 0.04], css([0.55, 0.2, 350]));
      fillEllipse(context, [0, 0.012, 0.014, 0.016], css([0.9, 0.14, 95]));
    });
  for (const [x, y] of [
    [0.95, 0.29],
    [0.97, 0.35],
  ] as const)
    fillBall(context, x, y, 0.022, [0.7, 0.12, 130]);
  pot(context, 0.5, [0.78, 0.34], [0.94, 0.015, 80]);
}

function acorn(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 18 Q 50 8 57 4', 0.05, css([0.42, 0.07, 55]));
  fillOutline(
    context,
    'M 20 42 L 80 42 C 82 70 62 90 53 93 Q 51 99 50 99 Q 49 99 47 93 C 38 90 18 70 20 42 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  gloss(context, [0.34, 0.6, 0.035, 0.12], 0.4);
  fillOutline(
    context,
    'M 13 44 C 8 16 36 14 50 14 C 64 14 92 16 87 44 Q 50 56 13 44 Z',
    fallShade(context, 0.12, 0.52, [0.5, 0.09, 60]),
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7 - row; i++)
      strokeOutline(
        context,
        `M ${23 + row * 4 + i * 9} ${44 - row * 9} q`.replace(
          ' q',
          ` Q ${26.5 + row * 4 + i * 9} ${47 - row * 9} ${30 + row * 4 + i * 9} ${44 - row * 9}`,
        ),
        0.014,
        css([0.38, 0.07, 55], 0.7),
      );
}

function pomegranate(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 42 24 L 38 4 L 46 12 L 50 3 L 54 12 L 62 4 L 58 24 Z',
    css(shift(colour, -0.06)),
  );
  fillBall(context, 0.5, 0.6, 0.39, colour);
  fillOutline(
    context,
    'M 46 46 C 60 34 86 44 82 64 C 80 84 58 90 48 78 C 40 68 40 54 46 46 Z',
    css([0.93, 0.05, 80]),
  );
  for (const [x, y] of [
    [0.54, 0.54],
    [0.63, 0.5],
    [0.72, 0.54],
    [0.5, 0.63],
    [0.59, 0.61],
    [0.68, 0.63],
    [0.76, 0.63],
    [0.54, 0.72],
    [0.63, 0.71],
    [0.72, 0.72],
    [0.61, 0.79],
  ] as const) {
    fillBall(context, x, y, 0.04, [0.5, 0.21, 18]);
    gloss(context, [x - 0.012, y - 0.014, 0.01, 0.01], 0.8);
  }
}

function dragonFruit(context: Canvas2D, colour: Colour): void {
  for (const [x, y, turn] of [
    [0.2, 0.4, -0.9],
    [0.8, 0.4, 0.9],
    [0.14, 0.6, -1.3],
    [0.86, 0.6, 1.3],
    [0.34, 0.2, -0.4],
    [0.66, 0.2, 0.4],
    [0.5, 0.16, 0],
    [0.2, 0.78, -1.8],
    [0.8, 0.78, 1.8],
  ] as const)
    turned(context, [x, y, turn], () =>
      fillOutline(
        context,
        'M -7 8 Q -4 -8 0 -16 Q 4 -8 7 8 Z',
        fallShade(context, -0.16, 0.08, [0.72, 0.16, 135]),
      ),
    );
  fillEllipse(context, [0.5, 0.58, 0.38, 0.41], roundShade(context, 0.12, 0.88, colour));
  fillEllipse(context, [0.5, 0.59, 0.31, 0.34], css([0.97, 0.01, 90]));
  for (let i = 0; i < 60; i++) {
    const radius = 0.3 * Math.sqrt(i / 60);
    fillEllipse(
      context,
      [0.5 + radius * Math.cos(i * 2.4), 0.59 + radius * 1.08 * Math.sin(i * 2.4), 0.01, 0.012],
      css([0.2, 0.02, 280]),
    );
  }
}

function raspberry(context: Canvas2D, colour: Colour): void {
  for (let row = 0; row < 6; row++) {
    const wide = [0.3, 0.33, 0.31, 0.26, 0.18, 0.06][row] ?? 0.1;
    const count = [5, 6, 5, 5, 4, 2][row] ?? 2;
    for (let i = 0; i < count; i++) {
      const [x, y] = [0.5 + (i / (count - 1) - 0.5) * 2 * wide, 0.34 + row * 0.115];
      fillBall(context, x, y, 0.085, colour);
      gloss(context, [x - 0.03, y - 0.035, 0.018, 0.014], 0.6);
    }
  }
  for (const turn of [-1.2, -0.6, 0, 0.6, 1.2])
    turned(context, [0.5, 0.24, turn], () =>
      fillOutline(
        context,
        'M -6 2 Q -5 -12 0 -20 Q 5 -12 6 2 Z',
        css(shift(LEAF, 0.08 - Math.abs(turn) * 0.06)),
      ),
    );
}

function plum(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 26 Q 50 12 58 5', 0.04, css([0.42, 0.07, 55]));
  fillOutline(context, 'M 54 16 C 66 4 84 8 90 18 C 78 28 62 26 54 16 Z', css([0.62, 0.14, 140]));
  fillBall(context, 0.5, 0.61, 0.38, colour);
  strokeOutline(context, 'M 50 25 C 40 44 42 74 54 96', 0.018, css(shift(colour, -0.12), 0.8));
  gloss(context, [0.32, 0.46, 0.05, 0.09], 0.4);
}

export const HOUSEPLANTS: PropFamily = {
  '@monstera': (context, colour) => monstera(context, colour ?? [0.94, 0.015, 80]),
  '@bonsai': (context, colour) => bonsai(context, colour ?? [0.45, 0.09, 250]),
  '@succulents': (context, colour) => succulents(context, colour ?? TERRACOTTA),
  '@snakeplant': (context, colour) => snakePlant(context, colour ?? [0.94, 0.015, 80]),
  '@aloe': (context, colour) => aloe(context, colour ?? TERRACOTTA),
  '@fern': (context, colour) => fern(context, colour ?? [0.7, 0.08, 220]),
  '@orchid': (context, colour) => orchid(context, colour ?? [0.78, 0.14, 340]),
  '@daisy': (context, colour) => daisy(context, colour ?? [0.98, 0.01, 90]),
  '@poppy': (context, colour) => poppy(context, colour ?? [0.6, 0.23, 28]),
  '@peony': (context, colour) => peony(context, colour ?? [0.8, 0.12, 0]),
  '@hydrangea': (context, colour) => hydrangea(context, colour ?? [0.68, 0.13, 270]),
  '@lily': (context, colour) => lily(context, colour ?? [0.97, 0.015, 80]),
  '@dandelion': (context, colour) => dandelion(context, colour ?? [0.98, 0.01, 90]),
  '@acorn': (context, colour) => acorn(context, colour ?? [0.66, 0.12, 70]),
  '@pomegranate': (context, colour) => pomegranate(context, colour ?? [0.55, 0.2, 20]),
  '@dragonfruit': (context, colour) => dragonFruit(context, colour ?? [0.62, 0.23, 0]),
  '@raspberry': (context, colour) => raspberry(context, colour ?? [0.56, 0.22, 15]),
  '@plum': (context, colour) => plum(context, colour ?? [0.42, 0.14, 320]),
};
