import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const DARK: Colour = [0.32, 0.02, 268];

type Point = readonly [x: number, y: number];

/** A limb of a machine: a bar with a light along its upper side. */
export function limb(
  context: Canvas2D,
  from: Point,
  to: Point,
  width: number,
  colour: Colour,
): void {
  strokeLine(context, [from, to], width, css(shift(colour, -0.15, 1.05, -8)));
  const lit = [from, to].map(([x, y]): Point => [x - width * 0.06, y - width * 0.08]);
  strokeLine(context, lit, width * 0.8, css(colour));
  const light = [from, to].map(([x, y]): Point => [x - width * 0.2, y - width * 0.18]);
  strokeLine(context, light, width * 0.14, css([1, 0, 0], 0.4));
}

/** A belt on rollers. */
function emptyBelt(context: Canvas2D, colour: Colour): void {
  for (const x of [0.14, 0.8]) {
    fillBox(
      context,
      [x, 0.78, 0.06, 0.22],
      0.015,
      roundShade(context, x, x + 0.06, shift(STEEL, -0.2)),
    );
  }
  fillBox(context, [0, 0.62, 1, 0.24], 0.12, fallShade(context, 0.62, 0.86, DARK));
  fillBox(context, [0.035, 0.655, 0.93, 0.17], 0.085, fallShade(context, 0.64, 0.84, colour));
  for (let i = 0; i < 6; i++) {
    fillBall(context, 0.125 + i * 0.15, 0.74, 0.058, STEEL);
    fillEllipse(context, [0.125 + i * 0.15, 0.74, 0.02, 0.02], css(shift(STEEL, -0.35)));
  }
}

/** The same with two parcels on it. */
function conveyorBelt(context: Canvas2D, colour: Colour): void {
  emptyBelt(context, colour);
  for (const [x, size, tone] of [
    [0.12, 0.32, [0.72, 0.09, 68]],
    [0.58, 0.26, [0.68, 0.1, 62]],
  ] as const) {
    const y = 0.62 - size;
    fillBox(context, [x, y, size, size], 0.02, fallShade(context, y, 0.62, tone));
    fillBox(context, [x + size * 0.4, y, size * 0.2, size], 0, css(shift(tone, 0.12)));
    fillBox(
      context,
      [x + size * 0.66, y + size * 0.68, size * 0.24, size * 0.2],
      0.008,
      css([0.97, 0.01, 90]),
    );
  }
}

/** A printer of solid things with a small rocket on its bed. */
function printerOfThings(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.05, 0.02, 0.9, 0.97], 0.06, fallShade(context, 0, 1, colour));
  fillBox(context, [0.14, 0.12, 0.72, 0.68], 0.03, fallShade(context, 0.1, 0.9, [0.24, 0.03, 265]));
  fillBox(context, [0.14, 0.2, 0.72, 0.035], 0.01, fallShade(context, 0.19, 0.24, STEEL));
  fillBox(context, [0.42, 0.15, 0.18, 0.14], 0.025, fallShade(context, 0.14, 0.3, [0.66, 0.2, 35]));
  fillShape(
    context,
    [
      [0.47, 0.29],
      [0.55, 0.29],
      [0.515, 0.35],
      [0.505, 0.35],
    ],
    css([0.82, 0.13, 85]),
  );
  const print: Colour = [0.72, 0.17, 155];
  fillOutline(
    context,
    'M 41 60 L 32 72 L 42 72 Z M 61 60 L 70 72 L 60 72 Z',
    css(shift(print, -0.12)),
  );
  fillOutline(
    context,
    'M 51 35 C 62 44 64 60 60 73 L 42 73 C 38 60 40 44 51 35 Z',
    roundShade(context, 0.38, 0.64, print),
  );
  for (let i = 0; i < 6; i++)
    fillBox(context, [0.41, 0.46 + i * 0.045, 0.2, 0.007], 0, css(shift(print, -0.1), 0.6));
  fillBall(context, 0.51, 0.55, 0.045, [0.9, 0.06, 220]);
  fillBox(
    context,
    [0.2, 0.73, 0.6, 0.045],
    0.012,
    fallShade(context, 0.73, 0.78, shift(STEEL, -0.08)),
  );
  fillBox(
    context,
    [0.12, 0.85, 0.3, 0.09],
    0.02,
    fallShade(context, 0.84, 0.95, [0.62, 0.14, 235]),
  );
  fillBall(context, 0.78, 0.895, 0.045, STEEL);
  fillBall(context, 0.64, 0.895, 0.02, [0.8, 0.19, 150]);
}

/** A post that charges cars, its cable at the right. */
function carCharger(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.94, 0.56, 0.06], 0.02, fallShade(context, 0.94, 1, DARK));
  fillBox(context, [0.2, 0.01, 0.44, 0.95], 0.09, roundShade(context, 0.2, 0.64, PORCELAIN));
  fillBox(context, [0.2, 0.62, 0.44, 0.34], 0, roundShade(context, 0.2, 0.64, colour));
  fillBox(context, [0.27, 0.09, 0.3, 0.2], 0.035, fallShade(context, 0.08, 0.3, [0.26, 0.04, 262]));
  fillBox(context, [0.31, 0.15, 0.17, 0.08], 0.015, css([0.8, 0.2, 150]));
  fillBox(context, [0.49, 0.17, 0.02, 0.04], 0.006, css([0.8, 0.2, 150]));
  fillShape(
    context,
    [
      [0.45, 0.34],
      [0.32, 0.49],
      [0.41, 0.49],
      [0.38, 0.6],
      [0.52, 0.44],
      [0.43, 0.44],
    ],
    css(colour),
  );
  strokeOutline(
    context,
    'M 62 76 C 88 82 92 70 90 54 C 89 44 88 40 84 36',
    0.05,
    css(shift(DARK, -0.04)),
  );
  strokeOutline(context, 'M 61 75 C 86 80 90 69 88.5 54', 0.014, css(shift(DARK, 0.2)));
  turned(context, [0.78, 0.3, -0.7], () => {
    fillBox(context, [-0.07, -0.02, 0.14, 0.14], 0.04, roundShade(context, -0.07, 0.07, DARK));
    fillBox(
      context,
      [-0.085, -0.1, 0.17, 0.1],
      0.025,
      roundShade(context, -0.085, 0.085, shift(DARK, 0.1)),
    );
    for (const x of [-0.045, 0.02]) fillBox(context, [x, -0.145, 0.025, 0.05], 0.008, css(STEEL));
  });
}

/** A solar panel on its stand. */
function solarPanel(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 44 66 L 56 66 L 58 96 L 42 96 Z',
    roundShade(context, 0.42, 0.58, shift(STEEL, -0.1)),
  );
  fillBox(
    context,
    [0.26, 0.93, 0.48, 0.07],
    0.025,
    fallShade(context, 0.92, 1, shift(STEEL, -0.2)),
  );
  const at = (u: number, v: number): Point => [
    0.17 - v * 0.13 + u * (0.66 + v * 0.26),
    0.14 + v * 0.62,
  ];
  const tile = (u: number, v: number, wide: number, tall: number): Point[] => [
    at(u, v),
    at(u + wide, v),
    at(u + wide, v + tall),
    at(u, v + tall),
  ];
  fillShape(context, tile(-0.03, -0.05, 1.06, 1.14), css(shift(STEEL, -0.22)));
  fillShape(context, tile(-0.03, -0.05, 1.06, 1.09), css(STEEL));
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const tone = shift(colour, 0.1 - row * 0.04 - column * 0.015);
      fillShape(context, tile(column * 0.2 + 0.008, row * 0.25 + 0.01, 0.184, 0.228), css(tone));
      strokeLine(
        context,
        [at(column * 0.2 + 0.1, row * 0.25 + 0.01), at(column * 0.2 + 0.1, row * 0.25 + 0.238)],
        0.005,
        css(shift(tone, 0.16)),
      );
    }
  }
  fillShape(
    context,
    [at(0.08, 0), at(0.36, 0), at(0.16, 1), at(0, 1), at(0, 0.3)],
    css([1, 0, 0], 0.16),
  );
}

/** A motor with its pistons, fan and belts. */
function engine(context: Canvas2D, colour: Colour): void {
  for (const x of [0.2, 0.37, 0.54, 0.71]) {
    strokeLine(
      context,
      [
        [x + 0.05, 0.22],
        [x + 0.05, 0.08],
        [0.9, 0.08],
      ],
      0.035,
      css([0.4, 0.02, 270]),
    );
  }
  fillBox(
    context,
    [0.84, 0.03, 0.14, 0.28],
    0.04,
    roundShade(context, 0.84, 0.98, [0.4, 0.02, 270]),
  );
  fillBox(context, [0.12, 0.2, 0.76, 0.17], 0.05, fallShade(context, 0.2, 0.37, colour));
  for (const x of [0.2, 0.37, 0.54, 0.71]) {
    fillBox(context, [x, 0.16, 0.1, 0.1], 0.025, roundShade(context, x, x + 0.1, DARK));
  }
  fillOutline(
    context,
    'M 10 36 L 90 36 L 92 70 L 82 84 L 18 84 L 8 70 Z',
    fallShade(context, 0.34, 0.86, shift(STEEL, -0.14)),
  );
  for (let i = 0; i < 4; i++) {
    const x = 0.42 + i * 0.13;
    fillBox(
      context,
      [x, 0.42, 0.08, 0.22],
      0.03,
      fallShade(context, 0.4, 0.68, shift(STEEL, -0.3)),
    );
    fillBox(context, [x + 0.012, 0.43, 0.02, 0.19], 0.01, css([1, 0, 0], 0.25));
  }
  fillBox(
    context,
    [0.2, 0.82, 0.6, 0.18],
    [0.01, 0.01, 0.07, 0.07],
    fallShade(context, 0.8, 1, DARK),
  );
  strokeOutline(
    context,
    'M 13 50 L 13 72 C 13 88 40 88 40 72 L 36 50 C 34 38 13 38 13 50 Z',
    0.035,
    css([0.22, 0.01, 270]),
  );
  fillBall(context, 0.245, 0.5, 0.11, STEEL);
  fillBall(context, 0.265, 0.73, 0.13, shift(STEEL, -0.05));
  for (const [x, y, size] of [
    [0.245, 0.5, 0.045],
    [0.265, 0.73, 0.055],
  ] as const) {
    fillBall(context, x, y, size, colour);
  }
}

/** A round rope in a flat coil, its end hanging out. */
function ropeCoil(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 5; i++) {
    const y = 0.88 - i * 0.105;
    fillBox(
      context,
      [0.08 + (i % 2) * 0.02, y, 0.82, 0.12],
      0.06,
      fallShade(context, y, y + 0.12, colour),
    );
    for (let twist = 0; twist < 12; twist++) {
      const x = 0.15 + twist * 0.06 + (i % 2) * 0.02;
      strokeLine(
        context,
        [
          [x, y + 0.095],
          [x + 0.03, y + 0.025],
        ],
        0.014,
        css(shift(colour, -0.13)),
      );
    }
  }
  const tops = [0.4, 0.29, 0.18] as const;
  for (const reach of tops) {
    const y = 0.445;
    strokeEllipse(context, [0.5, y, reach - 0.01, reach * 0.42], 0.115, css(shift(colour, -0.16)));
    strokeEllipse(
      context,
      [0.5, y - 0.012, reach - 0.01, reach * 0.42],
      0.09,
      css(shift(colour, 0.03)),
    );
    for (let i = 0; i < Math.round(reach * 56); i++) {
      const turn = (i / Math.round(reach * 56)) * TAU;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const inner: Point = [0.5 + c * (reach - 0.05), y - 0.012 + s * (reach - 0.05) * 0.42];
      const ahead = turn + 0.16;
      const outer: Point = [
        0.5 + Math.cos(ahead) * (reach + 0.025),
        y - 0.012 + Math.sin(ahead) * (reach + 0.025) * 0.42,
      ];
      strokeLine(context, [inner, outer], 0.012, css(shift(colour, -0.12)));
    }
  }
  fillEllipse(context, [0.5, 0.44, 0.1, 0.04], css(shift(colour, -0.34)));
}

export const INDUSTRIAL_MACHINES: PropFamily = {
  '@emptybelt': (context, colour) => emptyBelt(context, colour ?? [0.5, 0.03, 262]),
  '@conveyorbelt': (context, colour) => conveyorBelt(context, colour ?? [0.5, 0.03, 262]),
  '@printerofthings': (context, colour) => printerOfThings(context, colour ?? [0.84, 0.015, 255]),
  '@carcharger': (context, colour) => carCharger(context, colour ?? [0.7, 0.18, 152]),
  '@solarpanel': (context, colour) => solarPanel(context, colour ?? [0.44, 0.14, 262]),
  '@engine': (context, colour) => engine(context, colour ?? [0.6, 0.21, 27]),
  '@ropecoil': (context, colour) => ropeCoil(context, colour ?? shift(WOOD, 0.16)),
};
