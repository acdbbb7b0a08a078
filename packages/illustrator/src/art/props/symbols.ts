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
  gloss,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';

const INK: Colour = [0.27, 0.02, 270];

/** A stroke like a bent bar of plastic: its lower side in shadow, a light along its upper side. */
function bar(context: Canvas2D, outline: string, width: number, colour: Colour): void {
  strokeOutline(context, outline, width, css(shift(colour, -0.16, 1.05, -8)));
  turned(context, [-width * 0.04, -width * 0.08, 0], () =>
    strokeOutline(context, outline, width * 0.84, fallShade(context, 0, 1, colour)),
  );
  turned(context, [-width * 0.18, -width * 0.2, 0], () =>
    strokeOutline(context, outline, width * 0.14, css([1, 0, 0], 0.4)),
  );
}

/** A thick question mark. */
function questionMark(context: Canvas2D, colour: Colour): void {
  bar(context, 'M 27 32 C 26 16 38 10 50 10 C 64 10 74 18 74 31 C 74 47 50 47 50 67', 0.19, colour);
  fillBall(context, 0.5, 0.895, 0.105, colour);
}

/** A thick exclamation mark. */
function exclamationMark(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 35 12 C 34 -4 66 -4 65 12 L 59 64 C 58 72 42 72 41 64 Z',
    roundShade(context, 0.34, 0.66, colour),
  );
  fillBox(context, [0.4, 0.08, 0.04, 0.42], 0.02, css([1, 0, 0], 0.4));
  fillBall(context, 0.5, 0.88, 0.12, colour);
}

/** A lying eight whose one strand passes over the other. */
function infinity(context: Canvas2D, colour: Colour): void {
  bar(
    context,
    'M 50 74 C 40 62 34 54 24 54 C 14 54 8 63 8 74 C 8 85 14 94 24 94 C 34 94 40 86 50 74 C 60 62 66 54 76 54 C 86 54 92 63 92 74 C 92 85 86 94 76 94 C 66 94 60 86 50 74 Z',
    0.13,
    colour,
  );
  bar(context, 'M 40 62 C 44 66.5 46 69 50 74 C 54 79 56 81.5 60 86', 0.13, colour);
}

/** The two drops of day and night. */
function yinYang(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.51, 0.49, 0.49], css(shift(colour, -0.06)));
  fillBall(context, 0.5, 0.51, 0.46, [0.93, 0.008, 90]);
  context.fillStyle = fallShade(context, 0, 1, colour);
  context.beginPath();
  context.arc(0.5, 0.51, 0.46, Math.PI / 2, Math.PI * 1.5);
  context.arc(0.5, 0.28, 0.23, -Math.PI / 2, Math.PI / 2);
  context.arc(0.5, 0.74, 0.23, -Math.PI / 2, Math.PI / 2, true);
  context.fill();
  fillBall(context, 0.5, 0.28, 0.075, [0.95, 0.008, 90]);
  fillBall(context, 0.5, 0.74, 0.075, shift(colour, 0.03));
  turned(context, [0.24, 0.24, -0.8], () => gloss(context, [0, 0, 0.12, 0.045], 0.3));
}

type Point = readonly [x: number, y: number];

/** Three arrows that chase each other around a triangle. */
function recycling(context: Canvas2D, colour: Colour): void {
  const side = Math.sqrt(3) * 0.5;
  /** A point along the upper right side (from the top) or the upper left one (towards the top). */
  const at = (share: number, out: number, way: 1 | -1): Point => {
    const [along, away] = [side * share, out];
    return [way * (along * 0.5 + away * 0.866), -0.5 + along * 0.866 - away * 0.5];
  };
  for (let i = 0; i < 3; i++) {
    turned(context, [0.5, 0.59, (i * TAU) / 3], () => {
      const tail = [
        at(0.46, 0.09, -1),
        at(0.15, 0.09, -1),
        at(0.15, -0.09, -1),
        at(0.46, -0.09, -1),
      ];
      fillShape(context, tail, css(shift(colour, -0.14, 1.05, -8)));
      const bend = [
        at(0.16, 0.09, -1),
        at(0.16, 0.09, 1),
        at(0.16, -0.085, 1),
        at(0.16, -0.085, -1),
      ];
      fillShape(context, bend, css(shift(colour, -0.05)));
      const head = [
        at(0.15, 0.09, 1),
        at(0.34, 0.09, 1),
        at(0.34, 0.15, 1),
        at(0.53, 0, 1),
        at(0.34, -0.15, 1),
        at(0.34, -0.09, 1),
        at(0.15, -0.09, 1),
      ];
      fillShape(context, head, css(shift(colour, 0.06)));
    });
  }
}

/** A kernel of balls in three orbits. */
function atom(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 3; i++) {
    turned(context, [0.5, 0.51, (i * Math.PI) / 3], () => {
      strokeEllipse(context, [0, 0, 0.47, 0.17], 0.04, css(shift(colour, -0.16)));
      strokeEllipse(context, [-0.003, -0.005, 0.47, 0.17], 0.024, css(shift(colour, 0.06)));
    });
  }
  for (const [x, y, hue] of [
    [0.43, 0.47, 25],
    [0.57, 0.46, 255],
    [0.5, 0.42, 25],
    [0.44, 0.57, 255],
    [0.56, 0.57, 25],
    [0.5, 0.51, 255],
  ] as const) {
    fillBall(context, x, y, 0.085, [0.62, 0.2, hue]);
  }
  for (const [x, y] of [
    [0.97, 0.51],
    [0.265, 0.104],
    [0.265, 0.918],
  ] as const) {
    fillBall(context, Math.min(x, 0.94), y, 0.058, [0.83, 0.16, 88]);
  }
}

const LINKS: readonly (readonly [Point, Point])[] = [
  [
    [0.34, 0.5],
    [0.66, 0.4],
  ],
  [
    [0.34, 0.5],
    [0.14, 0.26],
  ],
  [
    [0.34, 0.5],
    [0.22, 0.84],
  ],
  [
    [0.66, 0.4],
    [0.84, 0.16],
  ],
  [
    [0.66, 0.4],
    [0.8, 0.74],
  ],
];

/** Balls and rods as chemists build them. */
function molecule(context: Canvas2D, colour: Colour): void {
  for (const link of LINKS) {
    strokeLine(context, link, 0.07, css([0.58, 0.015, 260]));
    const lit = link.map(([x, y]): Point => [x - 0.008, y - 0.012]);
    strokeLine(context, lit, 0.03, css([0.84, 0.01, 260]));
  }
  const white: Colour = [0.93, 0.01, 250];
  fillBall(context, 0.14, 0.24, 0.12, white);
  fillBall(context, 0.86, 0.15, 0.12, white);
  fillBall(context, 0.21, 0.87, 0.12, white);
  fillBall(context, 0.81, 0.77, 0.17, [0.64, 0.22, 25]);
  fillBall(context, 0.34, 0.5, 0.19, colour);
  fillBall(context, 0.66, 0.4, 0.19, colour);
  for (const [x, y] of [
    [0.28, 0.43],
    [0.6, 0.33],
    [0.75, 0.71],
  ] as const) {
    gloss(context, [x, y, 0.04, 0.028], 0.55);
  }
}

const SHARES: readonly (readonly [from: number, to: number, colour: Colour])[] = [
  [-0.25, 0.12, [0.64, 0.19, 255]],
  [0.12, 0.42, [0.72, 0.17, 150]],
  [0.42, 0.58, [0.83, 0.16, 88]],
  [0.58, 0.75, [0.66, 0.2, 25]],
];

/** A thick disc in slices, one drawn out. */
function pieChart(context: Canvas2D): void {
  for (const pass of [0, 1]) {
    for (const [from, to, colour] of SHARES) {
      const middle = ((from + to) / 2) * TAU;
      const out = from === 0.58 ? 0.07 : 0.008;
      const x = 0.52 + Math.cos(middle) * out;
      const y = 0.53 + Math.sin(middle) * out - pass * 0.06 + 0.03;
      context.fillStyle = pass === 0 ? css(shift(colour, -0.17)) : fallShade(context, 0, 1, colour);
      context.beginPath();
      context.moveTo(x, y);
      context.arc(x, y, 0.43, from * TAU, to * TAU);
      context.closePath();
      context.fill();
    }
  }
}

const BARS = [1, 1, 1, 2, 3, 1, 2, 2, 1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 3, 2, 2, 1, 2, 2, 1, 1, 1];

/** A label with a barcode. */
function barcode(context: Canvas2D): void {
  fillBox(context, [0.01, 0.2, 0.98, 0.79], 0.06, css([0.8, 0.01, 260]));
  fillBox(context, [0.01, 0.2, 0.98, 0.77], 0.06, fallShade(context, 0.1, 1.2, PORCELAIN));
  let x = 0.125;
  BARS.forEach((width, i) => {
    const tall = i < 3 || i > 23 || (i > 11 && i < 15) ? 0.62 : 0.53;
    if (i % 2 === 0) fillBox(context, [x, 0.28, width * 0.0175, tall], 0, css(INK));
    x += width * 0.0175;
  });
  for (const left of [0.21, 0.57]) {
    for (let i = 0; i < 5; i++) {
      fillBox(context, [left + i * 0.048, 0.85, 0.03, 0.045], 0.012, css(INK));
    }
  }
}

/** A clipboard with three tasks, two of them done. */
function checklist(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.1, 0.07, 0.8, 0.92], 0.07, fallShade(context, 0.07, 0.99, colour));
  fillBox(context, [0.17, 0.15, 0.66, 0.78], 0.025, fallShade(context, 0, 1.4, PORCELAIN));
  for (const [i, y] of [0.34, 0.55, 0.76].entries()) {
    const isDone = i < 2;
    const box: Colour = isDone ? [0.68, 0.18, 150] : [0.84, 0.01, 260];
    fillBox(
      context,
      [0.23, y - 0.07, 0.14, 0.14],
      0.035,
      fallShade(context, y - 0.09, y + 0.09, box),
    );
    if (isDone) {
      strokeOutline(
        context,
        `M 26.5 ${y * 100} L 29.5 ${y * 100 + 3} L 34 ${y * 100 - 3.5}`,
        0.028,
        css([1, 0, 0]),
      );
    } else fillBox(context, [0.25, y - 0.05, 0.1, 0.1], 0.02, css([0.98, 0.004, 250]));
    fillBox(context, [0.43, y - 0.045, 0.32, 0.035], 0.017, css([0.5, 0.02, 265]));
    fillBox(context, [0.43, y + 0.02, 0.22, 0.03], 0.015, css([0.74, 0.015, 265]));
  }
  fillBox(context, [0.42, 0.01, 0.16, 0.12], 0.05, css([0.62, 0.015, 260]));
  fillBox(
    context,
    [0.31, 0.06, 0.38, 0.13],
    0.04,
    fallShade(context, 0.04, 0.2, [0.78, 0.012, 255]),
  );
}

export const SYMBOLS: PropFamily = {
  '@questionmark': (context, colour) => questionMark(context, colour ?? [0.64, 0.22, 25]),
  '@exclamationmark': (context, colour) => exclamationMark(context, colour ?? [0.64, 0.22, 25]),
  '@infinity': (context, colour) => infinity(context, colour ?? [0.62, 0.19, 285]),
  '@yinyang': (context, colour) => yinYang(context, colour ?? INK),
  '@recycling': (context, colour) => recycling(context, colour ?? [0.66, 0.18, 150]),
  '@atom': (context, colour) => atom(context, colour ?? [0.66, 0.15, 235]),
  '@molecule': (context, colour) => molecule(context, colour ?? [0.5, 0.08, 265]),
  '@piechart': pieChart,
  '@barcode': barcode,
  '@checklist': (context, colour) => checklist(context, colour ?? [0.6, 0.1, 55]),
};
