import type { Canvas2D } from '../../canvas.ts';
import type { Colour } from '../../math/colour.ts';
import { eye, flat, line, marked, oval, round, tube, WHITE } from './animals/form.ts';
import type { PropFamily } from './brush.ts';

const BAND: Colour = [0.6, 0.21, 25];
const SNOW: Colour = [0.97, 0.01, 240];
const TWIG: Colour = [0.42, 0.07, 50];
const COAL: Colour = [0.25, 0.01, 280];

/** Around the forehead. */
function sweatband(context: Canvas2D, colour: Colour): void {
  marked(context, 'M 2 44 C 30 36 70 36 98 44 L 98 64 C 70 56 30 56 2 64 Z', colour, (c) =>
    line(c, 'M 0 53 C 30 45 70 45 100 53', 4, WHITE),
  );
}

/** Tongues of fire, as wide as they are high. */
function flames(context: Canvas2D, colour: Colour): void {
  for (const [tone, scale] of [
    [colour, 1],
    [[0.76, 0.18, 62], 0.76],
    [[0.92, 0.14, 95], 0.48],
  ] as const) {
    context.save();
    context.translate(0.5, 1);
    context.scale(scale, scale);
    context.translate(-0.5, -1);
    flat(
      context,
      'M 2 100 C -2 80 10 74 8 56 C 18 62 20 70 22 74 C 24 56 36 50 32 28 C 46 38 46 54 46 62 C 50 44 46 24 56 6 C 62 30 60 44 62 58 C 66 46 74 42 72 28 C 84 42 80 60 80 70 C 84 66 90 62 92 56 C 94 74 102 82 98 100 Z',
      tone,
    );
    context.restore();
  }
}

function snowmanBody(context: Canvas2D, colour: Colour, isWaving: boolean): void {
  const arm = (side: -1 | 1, isUp: boolean): void => {
    const x = (u: number): number => 50 + side * u;
    const path = isUp
      ? `M ${x(17)} 52 L ${x(32)} 36 L ${x(40)} 18`
      : `M ${x(17)} 52 L ${x(32)} 56 L ${x(44)} 64`;
    tube(context, path, 3.4, TWIG);
    const [hx, hy] = isUp ? [x(38), 22] : [x(40), 61];
    for (const [dx, dy] of isUp
      ? [
          [9, -4],
          [-6, -5],
        ]
      : [
          [6, -4],
          [3, 7],
        ])
      line(context, `M ${hx} ${hy} L ${hx + side * (dx ?? 0)} ${hy + (dy ?? 0)}`, 2.4, TWIG);
  };
  arm(-1, false);
  arm(1, isWaving);
  round(context, oval(50, 80, 26, 20), colour);
  round(context, oval(50, 53, 19, 16), colour);
  round(context, oval(50, 28, 15, 14), colour);
  round(context, 'M 34 38 C 42 44 58 44 66 38 L 68 44 C 58 51 42 51 32 44 Z', [0.58, 0.2, 25]);
  round(context, 'M 58 44 L 66 43 L 68 60 L 60 60 Z', [0.54, 0.2, 25]);
  for (const y of [56, 74, 84]) flat(context, oval(50, y, 2), COAL);
  eye(context, 44.5, 25, 1.9);
  eye(context, 55.5, 25, 1.9);
  round(context, 'M 49 28 L 63 32 L 49 33 Z', [0.72, 0.18, 52]);
  line(context, 'M 43 35 C 47 38 53 38 57 35', 1.4, COAL);
  round(context, 'M 33 17 L 67 17 L 67 21 L 33 21 Z', COAL);
  round(context, 'M 39 2 L 61 2 L 62 18 L 38 18 Z', COAL);
  flat(context, 'M 38.4 12 L 61.6 12 L 62 17 L 38 17 Z', [0.58, 0.2, 25]);
}

const BURLAP: Colour = [0.8, 0.075, 78];
const STRAW: Colour = [0.84, 0.13, 90];
const DENIM: Colour = [0.46, 0.1, 255];

/** Stuffed clothes on a pole with a crossbar, its arms stretched out. */
function scarecrow(context: Canvas2D, shirt: Colour): void {
  round(context, 'M 47 40 L 53 40 L 53 100 L 47 100 Z', TWIG);
  round(context, 'M 4 41 L 96 41 L 96 45 L 4 45 Z', TWIG);
  const straw = (x: number, y: number, turn: number, length: number): void => {
    for (let i = -3; i <= 3; i++) {
      const angle = turn + i * 0.2;
      const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      line(context, `M ${x} ${y + i * 0.8} L ${toX} ${toY}`, 1.5, STRAW);
    }
  };
  straw(13, 43, Math.PI, 11);
  straw(87, 43, 0, 11);
  straw(42, 84, Math.PI / 2 + 0.2, 10);
  straw(58, 84, Math.PI / 2 - 0.2, 10);
  for (const x of [35, 51]) {
    round(context, `M ${x} 62 L ${x + 14} 62 L ${x + 13} 86 L ${x + 1} 86 Z`, DENIM);
  }
  marked(
    context,
    'M 12 37 L 40 34 L 60 34 L 88 37 L 89 49 L 66 50 L 66 70 L 34 70 L 34 50 L 11 49 Z',
    shirt,
    (c) => {
      for (const x of [18, 27, 40, 50, 60, 73, 82]) line(c, `M ${x} 30 L ${x} 72`, 1.2, WHITE);
      for (const y of [42, 55, 64]) line(c, `M 8 ${y} L 92 ${y}`, 1.2, WHITE);
    },
  );
  flat(context, 'M 38 56 L 47 55 L 48 64 L 39 65 Z', [0.72, 0.15, 62]);
  straw(50, 34, Math.PI / 2, 8);
  round(context, oval(50, 23, 13, 12.5), BURLAP);
  for (const x of [45, 55]) flat(context, oval(x, 21, 1.9), COAL);
  flat(context, 'M 48 24 L 52 24 L 50 27.4 Z', [0.7, 0.18, 50]);
  line(context, 'M 43 28 C 47 32 53 32 57 28', 1.2, COAL);
  for (const x of [45, 48.5, 51.5, 55]) {
    line(context, `M ${x} 28.4 L ${x} 31.4`, 0.9, COAL);
  }
  for (const side of [-1, 1]) straw(50 + side * 12, 15, Math.PI / 2 - side * 0.5, 7);
  round(context, 'M 30 14 C 40 10 60 10 70 14 C 66 18 34 18 30 14 Z', [0.5, 0.08, 60]);
  round(context, 'M 39 13 L 42 2 C 48 0 53 2 57 1 L 61 13 C 54 15 46 15 39 13 Z', [0.54, 0.08, 62]);
  flat(
    context,
    'M 39.8 10.4 C 46 12.4 54 12.4 60.2 10.4 L 61 13 C 54 15 46 15 39 13 Z',
    [0.58, 0.19, 28],
  );
}

/** A headband for sport, a fire, snowmen and a scarecrow. */
export const DEED_THINGS: PropFamily = {
  '@sweatband': (context, colour) => sweatband(context, colour ?? BAND),
  '@flames': (context, colour) => flames(context, colour ?? [0.62, 0.22, 32]),
  '@snowman': (context, colour) => snowmanBody(context, colour ?? SNOW, false),
  '@scarecrow': (context, colour) => scarecrow(context, colour ?? [0.58, 0.19, 25]),
  '@wavingsnowman': (context, colour) => snowmanBody(context, colour ?? SNOW, true),
};
