import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, mix, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, line, marked, oval, round, spots, tube, WHITE } from './form.ts';

const SILVER: Colour = [0.87, 0.02, 250];

/** Silvery pink with spots on its back. */
function salmon(context: Canvas2D, colour: Colour): void {
  const fin = shift(colour, -0.16, 0.9);
  round(context, 'M 80 54 C 88 44 94 36 99 34 C 96 46 96 60 99 74 C 92 72 86 66 80 60 Z', fin);
  round(context, 'M 40 40 C 44 28 54 24 62 28 C 62 34 64 38 68 43 Z', fin);
  round(context, 'M 72 46 C 75 41 79 40 80 42 C 80 45 79 48 77 50 Z', fin);
  round(context, 'M 62 70 C 66 78 72 80 76 78 C 76 72 74 68 72 65 Z', fin);
  const body =
    'M 2 58 C 6 48 22 38 42 37 C 62 37 76 48 88 54 C 90 56 90 60 86 61 C 74 66 62 76 42 76 C 24 76 8 70 2 58 Z';
  marked(context, body, colour, (c) => {
    round(c, 'M 0 30 L 96 30 L 96 56 C 70 46 40 44 20 50 C 10 52 4 56 0 58 Z', [0.5, 0.06, 220]);
    flat(c, 'M 4 64 C 24 70 60 70 90 58 L 90 84 L 4 84 Z', SILVER);
    spots(
      c,
      [0.32, 0.05, 240],
      [
        [32, 43, 1.5],
        [40, 41, 1.6],
        [48, 44, 1.5],
        [56, 43, 1.6],
        [64, 47, 1.5],
        [72, 50, 1.3],
        [40, 47, 1.3],
        [26, 46, 1.2],
      ],
    );
    line(c, 'M 25 44 C 31 52 31 62 25 70', 1.8, shift(colour, -0.14));
  });
  round(context, 'M 30 66 C 30 74 36 80 42 80 C 43 75 41 70 37 66 Z', fin);
  eye(context, 15, 53, 2.9);
  line(context, 'M 3 59 C 7 62 12 62 17 61', 1.5, [0.4, 0.07, 20]);
}

/** Fast and round, blue above, with a row of small yellow fins. */
function tuna(context: Canvas2D, colour: Colour): void {
  const yellow: Colour = [0.85, 0.16, 92];
  round(
    context,
    'M 84 54 C 88 42 92 32 99 24 C 97 44 97 66 99 86 C 92 78 88 68 84 58 Z',
    shift(colour, -0.06),
  );
  round(context, 'M 40 34 C 42 22 48 16 56 14 C 54 22 56 28 62 36 Z', shift(colour, -0.06));
  round(context, 'M 56 76 C 58 86 64 92 70 94 C 68 86 68 80 70 72 Z', yellow);
  for (const [x, y] of [
    [68, 38.6],
    [74, 42.4],
    [80, 47],
  ] as const) {
    flat(context, `M ${x - 2.4} ${y + 3} L ${x + 3} ${y - 4} L ${x + 3} ${y + 5} Z`, yellow);
    flat(context, `M ${x - 2.4} ${110 - y} L ${x + 3} ${117 - y} L ${x + 3} ${108 - y} Z`, yellow);
  }
  const body =
    'M 2 56 C 8 42 26 31 46 32 C 66 33 78 46 90 54 C 92 56 91 58 88 59 C 78 66 66 79 46 79 C 26 80 8 70 2 56 Z';
  marked(context, body, SILVER, (c) => {
    round(c, 'M 0 24 L 96 24 L 94 56 C 70 50 40 46 20 52 C 10 54 4 55 0 58 Z', colour);
    line(c, 'M 14 56 C 36 50 66 53 88 57', 2.4, yellow);
    line(c, 'M 27 40 C 33 50 33 62 27 72', 1.8, shift(colour, -0.1));
  });
  round(context, 'M 34 57 C 44 54 54 57 60 64 C 50 66 40 65 34 61 Z', shift(colour, -0.03));
  flat(context, oval(15, 53, 4.2), WHITE);
  eye(context, 14.6, 53, 2.9);
  line(context, 'M 3 58 C 7 62 13 63 18 62', 1.5, shift(colour, -0.16));
}

/** A long fish like a snake, with a hem of fin. */
function eel(context: Canvas2D, colour: Colour): void {
  const fin = shift(colour, -0.1);
  const spine =
    'M 26 34 C 44 28 62 28 72 36 C 84 46 70 54 54 56 C 36 60 26 68 34 78 C 44 90 72 88 92 74';
  line(context, spine, 19, fin);
  round(context, 'M 84 70 C 92 64 98 62 99 66 C 98 74 94 82 86 84 Z', fin);
  tube(context, spine, 14.6, colour);
  round(context, 'M 4 38 C 6 26 22 22 34 26 C 42 30 42 42 34 46 C 24 50 8 48 4 38 Z', colour);
  line(context, 'M 5 40 C 12 45 20 45 27 42', 1.6, shift(colour, -0.24));
  line(context, 'M 35 30 C 38 35 38 39 36 43', 1.6, shift(colour, -0.16));
  round(context, 'M 40 40 C 48 40 52 46 50 51 C 44 51 40 46 38 43 Z', shift(colour, 0.1));
  flat(context, oval(17, 33, 4.6), [0.92, 0.09, 100]);
  eye(context, 16.6, 33, 3);
  flat(context, oval(7, 35, 1), INK);
}

/** High and flat, with long fins above and below and dark bands. */
function angelfish(context: Canvas2D, colour: Colour): void {
  const black: Colour = [0.33, 0.03, 280];
  const fin = mix(colour, [0.86, 0.15, 88], 0.5);
  round(context, 'M 70 48 C 80 38 92 32 98 34 C 94 44 94 54 98 66 C 90 68 78 60 70 52 Z', fin);
  round(context, 'M 30 32 C 40 18 58 4 84 2 C 74 12 70 26 70 42 Z', fin);
  round(context, 'M 30 68 C 40 82 58 96 84 98 C 74 88 70 74 70 58 Z', fin);
  for (const ray of [
    'M 48 26 C 56 16 66 8 78 4',
    'M 60 30 C 64 20 70 11 80 4',
    'M 48 74 C 56 84 66 92 78 96',
    'M 60 70 C 64 80 70 89 80 96',
  ])
    line(context, ray, 1.1, shift(fin, -0.1));
  const body =
    'M 4 52 C 12 36 28 22 46 22 C 64 24 74 38 76 50 C 74 62 64 76 46 78 C 28 78 12 66 4 52 Z';
  marked(context, body, colour, (c) => {
    line(c, 'M 26 18 C 20 40 20 60 26 84', 6, black);
    line(c, 'M 48 14 C 43 40 43 60 48 86', 7.4, black);
    line(c, 'M 70 30 C 68 44 68 56 70 70', 5.4, black);
    flat(c, 'M 0 50 C 8 40 14 36 18 34 L 18 68 C 10 64 4 58 0 52 Z', fin, 0.5);
  });
  for (const thread of ['M 34 74 C 36 86 34 92 30 98', 'M 39 76 C 42 88 42 94 40 99'])
    line(context, thread, 1.6, fin);
  round(context, 'M 38 52 C 46 48 54 52 56 58 C 50 62 42 60 38 52 Z', shift(fin, 0.05));
  flat(context, oval(22, 46, 5.4), WHITE);
  eye(context, 21.4, 46, 3.4);
  line(context, 'M 6 54 Q 9 58 14 56.6', 1.5, INK);
}

/** Red and white stripes, and a mane of venomous spines. */
function lionfish(context: Canvas2D, colour: Colour): void {
  const quill = (fromX: number, fromY: number, x: number, y: number): void => {
    line(context, `M ${fromX} ${fromY} L ${x} ${y}`, 2.6, WHITE);
    for (const at of [0.35, 0.6, 0.85])
      flat(context, oval(fromX + (x - fromX) * at, fromY + (y - fromY) * at, 1.6), colour);
  };
  for (const [x, tipX, tipY] of [
    [28, 20, 10],
    [34, 30, 4],
    [40, 41, 2],
    [46, 52, 3],
    [52, 63, 7],
    [58, 72, 14],
  ] as const)
    quill(x, 40, tipX, tipY);
  round(
    context,
    'M 72 54 C 84 42 96 42 98 50 C 96 56 96 62 98 68 C 92 74 82 68 72 60 Z',
    shift(WHITE, -0.04),
  );
  for (const bar of ['M 82 46 L 84 68', 'M 90 44 L 92 71']) line(context, bar, 2.4, colour);
  const body =
    'M 6 56 C 10 42 28 34 46 36 C 62 38 72 50 80 56 C 72 66 60 74 46 75 C 26 76 10 70 6 56 Z';
  marked(context, body, WHITE, (c) => {
    for (const [band, width] of [
      ['M 18 36 C 14 50 16 62 20 80', 4.6],
      ['M 28 32 C 23 50 25 62 30 82', 3.4],
      ['M 38 30 C 33 50 35 62 40 82', 5.4],
      ['M 49 30 C 45 50 47 62 51 82', 3.6],
      ['M 59 34 C 56 50 57 62 61 78', 5],
      ['M 70 42 C 68 52 68 60 71 72', 3.4],
    ] as const)
      line(c, band, width, colour);
  });
  for (const [tipX, tipY] of [
    [26, 94],
    [38, 98],
    [50, 97],
    [61, 92],
    [69, 83],
  ] as const) {
    round(
      context,
      `M 34 58 L ${tipX} ${tipY} L ${tipX + 4} ${tipY - 5} L 42 56 Z`,
      shift(WHITE, -0.03),
    );
    quill(38, 58, tipX, tipY);
  }
  round(context, oval(38, 58, 6, 5.4), colour);
  flat(context, oval(17, 52, 5), WHITE);
  eye(context, 16.6, 52, 3.2);
  line(context, 'M 8 61 Q 12 65 18 63', 1.5, INK);
}

export const FISH: PropFamily = {
  '@salmon': (context, colour) => salmon(context, colour ?? [0.78, 0.11, 28]),
  '@tuna': (context, colour) => tuna(context, colour ?? [0.44, 0.1, 255]),
  '@eel': (context, colour) => eel(context, colour ?? [0.5, 0.08, 130]),
  '@angelfish': (context, colour) => angelfish(context, colour ?? [0.9, 0.05, 95]),
  '@lionfish': (context, colour) => lionfish(context, colour ?? [0.55, 0.17, 32]),
};
