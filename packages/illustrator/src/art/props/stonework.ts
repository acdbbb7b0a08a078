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
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

function bridge(context: Canvas2D, colour: Colour): void {
  const deck = (x: number): number => 0.62 - 0.16 * Math.sin(Math.PI * x);
  context.beginPath();
  context.moveTo(0, deck(0));
  for (let i = 0; i <= 24; i++) context.lineTo(i / 24, deck(i / 24));
  context.lineTo(1, 0.96);
  context.lineTo(0.86, 0.96);
  context.quadraticCurveTo(0.5, 0.38, 0.14, 0.96);
  context.lineTo(0, 0.96);
  context.closePath();
  context.fillStyle = fallShade(context, 0.44, 0.96, colour);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(shift(colour, -0.18), 0.45);
  context.lineWidth = 0.008;
  for (let row = 0; row < 8; row++) {
    for (let i = 0; i < 9; i++) {
      const x = (i + (row % 2) * 0.5) / 8 - 0.06;
      context.beginPath();
      context.roundRect(x, 0.46 + row * 0.064, 0.12, 0.06, 0.012);
      context.stroke();
    }
  }
  context.restore();
  const rail: [number, number][] = [];
  for (let i = 0; i <= 24; i++) rail.push([0.01 + (i / 24) * 0.98, deck(i / 24) - 0.11]);
  for (let i = 0; i <= 12; i++) {
    const x = 0.02 + (i / 12) * 0.96;
    fillBox(context, [x - 0.012, deck(x) - 0.115, 0.024, 0.13], 0.006, css(shift(colour, 0.06)));
  }
  strokeLine(context, rail, 0.035, css(shift(colour, 0.1)));
}

function sandcastle(context: Canvas2D): void {
  const sand: Colour = [0.84, 0.09, 78];
  const tower = (x: number, top: number, width: number): void => {
    context.fillStyle = roundShade(context, x, x + width, sand);
    context.fillRect(x, top, width, 0.95 - top);
    for (let i = 0; i < 3; i++) {
      context.fillRect(x + (i * width) / 3 + width * 0.04, top - 0.045, width * 0.24, 0.06);
    }
  };
  context.fillStyle = roundShade(context, 0.15, 0.85, shift(sand, -0.05));
  context.fillRect(0.18, 0.66, 0.64, 0.29);
  tower(0.36, 0.42, 0.28);
  tower(0.1, 0.54, 0.2);
  tower(0.7, 0.54, 0.2);
  fillBox(context, [0.44, 0.76, 0.12, 0.19], [0.06, 0.06, 0, 0], css(shift(sand, -0.32)));
  for (const x of [0.19, 0.79])
    fillEllipse(context, [x, 0.68, 0.02, 0.032], css(shift(sand, -0.3)));
  strokeLine(
    context,
    [
      [0.5, 0.38],
      [0.5, 0.14],
    ],
    0.014,
    css(DARK_WOOD),
  );
  fillShape(
    context,
    [
      [0.5, 0.14],
      [0.68, 0.2],
      [0.5, 0.27],
    ],
    css([0.63, 0.23, 25]),
  );
  fillEllipse(context, [0.5, 0.95, 0.47, 0.045], css(shift(sand, -0.04)));
}

function pyramid(context: Canvas2D): void {
  const sand: Colour = [0.83, 0.1, 78];
  fillShape(
    context,
    [
      [0.46, 0.2],
      [0.66, 0.95],
      [0, 0.95],
    ],
    fallShade(context, 0.2, 1, sand),
  );
  fillShape(
    context,
    [
      [0.46, 0.2],
      [1, 0.95],
      [0.66, 0.95],
    ],
    fallShade(context, 0.2, 1, shift(sand, -0.2, 1.1, -15)),
  );
  for (let i = 1; i < 8; i++) {
    const y = 0.2 + i * 0.094;
    const t = (y - 0.2) / 0.75;
    strokeLine(
      context,
      [
        [0.46 - 0.46 * t, y],
        [0.46 + 0.2 * t, y],
        [0.46 + 0.54 * t, y],
      ],
      0.005,
      css(shift(sand, -0.25), 0.4),
    );
  }
}

function well(context: Canvas2D): void {
  for (const x of [0.26, 0.7]) {
    fillBox(context, [x, 0.3, 0.045, 0.4], 0.01, css(DARK_WOOD));
  }
  fillShape(
    context,
    [
      [0.12, 0.36],
      [0.5, 0.1],
      [0.88, 0.36],
    ],
    fallShade(context, 0.1, 0.38, [0.52, 0.14, 32]),
  );
  strokeLine(
    context,
    [
      [0.5, 0.36],
      [0.5, 0.52],
    ],
    0.012,
    css([0.8, 0.06, 80]),
  );
  fillBox(
    context,
    [0.43, 0.5, 0.14, 0.12],
    [0.01, 0.01, 0.04, 0.04],
    fallShade(context, 0.5, 0.62, WOOD),
  );
  fillBox(context, [0.18, 0.62, 0.64, 0.34], 0.04, roundShade(context, 0.18, 0.82, STONE));
  context.strokeStyle = css(shift(STONE, -0.18), 0.6);
  context.lineWidth = 0.01;
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      context.beginPath();
      context.roundRect(0.19 + (i + (row % 2) * 0.4) * 0.14, 0.65 + row * 0.1, 0.13, 0.09, 0.02);
      context.stroke();
    }
  }
  fillBox(
    context,
    [0.14, 0.6, 0.72, 0.06],
    0.025,
    roundShade(context, 0.14, 0.86, shift(STONE, 0.08)),
  );
}

/** A classical figure from the chest up, on a pedestal. */
function statue(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.2, 0.88, 0.6, 0.1],
    0.015,
    roundShade(context, 0.2, 0.8, shift(colour, -0.08)),
  );
  fillBox(
    context,
    [0.27, 0.62, 0.46, 0.27],
    0.01,
    roundShade(context, 0.27, 0.73, shift(colour, -0.05)),
  );
  fillBox(context, [0.23, 0.57, 0.54, 0.06], 0.015, roundShade(context, 0.23, 0.77, colour));
  context.beginPath();
  context.moveTo(0.28, 0.57);
  context.bezierCurveTo(0.24, 0.42, 0.36, 0.4, 0.44, 0.37);
  context.lineTo(0.56, 0.37);
  context.bezierCurveTo(0.64, 0.4, 0.76, 0.42, 0.72, 0.57);
  context.fillStyle = roundShade(context, 0.28, 0.72, colour);
  context.fill();
  fillBox(context, [0.44, 0.26, 0.12, 0.16], 0.04, css(shift(colour, -0.06)));
  fillEllipse(context, [0.5, 0.19, 0.105, 0.135], roundShade(context, 0.39, 0.61, colour));
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.98 + (1.04 * i) / 8);
    const at: readonly [number, number] = [
      0.5 + 0.1 * Math.cos(angle),
      0.14 + 0.09 * Math.sin(angle),
    ];
    fillEllipse(context, [...at, 0.036, 0.034], css(shift(colour, i % 2 ? 0.02 : -0.05)));
  }
  const shade = css(shift(colour, -0.2), 0.7);
  for (const x of [0.46, 0.54]) fillEllipse(context, [x, 0.185, 0.017, 0.01], shade);
  fillBox(context, [0.49, 0.185, 0.022, 0.05], 0.01, css(shift(colour, -0.1)));
  fillBox(context, [0.47, 0.258, 0.06, 0.011], 0.005, shade);
}

/** A piece of a wall of bricks. */
function brickWall(context: Canvas2D, colour: Colour): void {
  const [left, top, width] = [0.06, 0.04, 0.88];
  fillBox(
    context,
    [left, top, width, 1 - top],
    0.01,
    fallShade(context, 0, 1, shift(colour, 0.2, 0.4)),
  );
  const rows = 11;
  const tall = (1 - top) / rows;
  for (let row = 0; row < rows; row++) {
    const shifted = row % 2 ? -0.11 : 0;
    for (let i = 0; i < 5; i++) {
      const from = Math.max(left, left + shifted + i * 0.22);
      const to = Math.min(left + width, left + shifted + (i + 1) * 0.22 - 0.015);
      if (to - from < 0.02) continue;
      const tone = 0.04 * (((row * 7 + i * 3) % 5) / 2 - 1);
      const y = top + row * tall;
      fillBox(context, [from, y + 0.008, to - from, tall - 0.016], 0.01, css(shift(colour, tone)));
    }
  }
}

/** A steep wall of rock with ledges to hold on to. */
function rockFace(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 6 99 L 12 60 L 8 34 L 20 8 L 44 1 L 70 5 L 88 18 L 92 50 L 97 99 Z',
    roundShade(context, 0.04, 0.98, colour),
  );
  for (const [outline, tone] of [
    ['M 12 60 L 34 50 L 40 72 L 22 92 L 9 80 Z', 0.05],
    ['M 20 8 L 44 1 L 40 28 L 24 34 Z', 0.08],
    ['M 40 28 L 66 22 L 72 46 L 48 56 Z', 0.04],
    ['M 72 46 L 92 50 L 95 84 L 70 76 Z', -0.07],
    ['M 48 56 L 72 46 L 70 76 L 52 90 Z', -0.03],
    ['M 66 22 L 70 5 L 88 18 L 91 44 L 72 46 Z', -0.05],
  ] as const)
    fillOutline(context, outline, css(shift(colour, tone)));
  for (const line of [
    'M 18 46 L 32 44',
    'M 56 66 L 68 62',
    'M 30 20 L 42 22',
    'M 76 30 L 86 34',
    'M 34 82 L 48 80',
    'M 78 66 L 90 70',
  ])
    strokeOutline(context, line, 0.018, css(shift(colour, -0.18)));
}

export const STONEWORK: PropFamily = {
  '@wall': (context, colour) => brickWall(context, colour ?? [0.56, 0.11, 40]),
  '@statue': (context, colour) => statue(context, colour ?? [0.9, 0.012, 90]),
  '@bridge': (context, colour) => bridge(context, colour ?? [0.68, 0.03, 60]),
  '@sandcastle': sandcastle,
  '@pyramid': pyramid,
  '@well': well,
  '@rockface': (context, colour) => rockFace(context, colour ?? [0.6, 0.05, 55]),
};
