import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, tube, WHITE } from './form.ts';
import { bothSides, drawFourLegged, type Paint } from './four-legged.ts';

const HORN: Colour = [0.9, 0.04, 85];
const REINDEER: Colour = [0.54, 0.09, 52];
const HOOF: Colour = [0.3, 0.03, 50];

/** A head from the front with a narrow muzzle, as of deer and antelopes. */
const SLENDER =
  'M 50 16 C 68 16 78 28 77 46 C 76 60 68 84 50 86 C 32 84 24 60 23 46 C 22 28 32 16 50 16 Z';

const leafEars = (colour: Colour, inner: Colour): Paint =>
  bothSides((c) => {
    round(c, 'M 68 36 C 78 26 94 24 100 30 C 98 42 84 50 72 47 Z', colour);
    flat(c, 'M 74 39 C 82 32 90 30 95 33 C 92 40 84 44 77 44 Z', inner);
  });

function deerFace(context: Canvas2D, muzzle: Colour, nose: Colour): void {
  flat(context, oval(50, 76, 16, 11), muzzle);
  for (const x of [33, 67]) eye(context, x, 49, 5.4);
  flat(context, oval(50, 72, 6, 4.6), nose);
  flat(context, oval(48, 70.4, 1.8, 1.1), WHITE, 0.8);
  line(context, 'M 43 79 C 46 82 49 81 50 76 C 51 81 54 82 57 79', 1.6, INK);
}

/** Antlers with many tines and pale fur at the neck. */
function reindeer(context: Canvas2D, colour: Colour, nose: Colour): void {
  const antler: Colour = [0.66, 0.07, 65];
  drawFourLegged(context, {
    colour,
    trunk: [32, 50, 84, 75],
    legWidth: 7,
    legs: shift(colour, -0.05),
    tail: 'tuft',
    tailTip: CREAM,
    socks: [HOOF, 4],
    marks: [
      (c) => flat(c, 'M 28 48 C 44 52 46 66 42 84 L 24 84 Z', [0.88, 0.035, 75]),
      (c) => flat(c, 'M 30 71 C 46 74 68 74 90 70 L 90 84 L 30 84 Z', [0.88, 0.035, 75]),
    ],
    neck: 20,
    head: {
      box: [5, 22, 44],
      draw: (c) => {
        bothSides((s) => {
          for (const branch of [
            'M 60 20 C 64 0 92 0 92 -40',
            'M 74 -2 C 74 -14 70 -22 66 -28',
            'M 86 -14 C 82 -26 80 -34 78 -42',
            'M 88 -8 C 98 -10 104 -18 106 -26',
          ])
            tube(s, branch, 6.6, antler);
        })(c);
        leafEars(colour, [0.86, 0.06, 35])(c);
        round(c, SLENDER, colour);
        inside(c, SLENDER, (i) => flat(i, oval(50, 80, 22, 18), [0.9, 0.03, 75]));
        deerFace(c, [0.9, 0.03, 75], nose);
      },
    },
  });
}

/** Slim, with ringed horns and a dark band along its side. */
function gazelle(context: Canvas2D, colour: Colour): void {
  drawFourLegged(context, {
    colour,
    trunk: [34, 46, 82, 66],
    legWidth: 5.6,
    tail: 'tuft',
    tailTip: INK,
    socks: [HOOF, 4],
    marks: [
      (c) => flat(c, 'M 28 60 C 44 63 66 64 90 60 L 90 80 L 20 80 Z', CREAM),
      (c) => line(c, 'M 36 60 C 50 63 66 63 80 58', 4, [0.34, 0.05, 45]),
    ],
    neck: 13,
    head: {
      box: [10, 19, 36],
      draw: (c) => {
        bothSides((s) => {
          tube(s, 'M 57 20 C 62 2 74 -10 68 -32 C 67 -40 70 -46 73 -50', 7, [0.4, 0.03, 50]);
          for (const [x, y] of [
            [60, 9],
            [64, 1],
            [67, -7],
            [69, -16],
            [68, -25],
          ] as const)
            line(s, `M ${x - 4} ${y + 1} L ${x + 4} ${y - 1}`, 1.5, [0.58, 0.04, 55]);
        })(c);
        leafEars(colour, [0.9, 0.04, 50])(c);
        round(c, SLENDER, colour);
        inside(c, SLENDER, (i) => {
          bothSides((s) => {
            line(s, 'M 62 26 C 72 44 66 62 60 78', 7, CREAM);
            line(s, 'M 62 56 C 62 64 60 70 58 76', 3.4, [0.36, 0.05, 45]);
          })(i);
        });
        deerFace(c, CREAM, INK);
      },
    },
  });
}

const SKULL =
  'M 50 18 C 74 18 84 32 82 52 C 80 76 68 92 50 92 C 32 92 20 76 18 52 C 16 32 26 18 50 18 Z';

function bovineFace(context: Canvas2D, muzzle: Colour): void {
  round(context, oval(50, 78, 23, 15), muzzle);
  for (const x of [41, 59]) flat(context, oval(x, 75, 3.2, 3.8), shift(muzzle, -0.28));
  line(context, 'M 40 86 Q 50 90 60 86', 1.6, INK);
}

/** Dark and heavy, with a ring in its nose and a stern look. */
function bull(context: Canvas2D, colour: Colour): void {
  drawFourLegged(context, {
    colour,
    trunk: [26, 34, 84, 76],
    legWidth: 10,
    tail: 'long',
    tailTip: shift(colour, -0.1),
    socks: [[0.24, 0.02, 50], 7],
    head: {
      box: [1, 8, 53],
      draw: (c) => {
        bothSides((s) => {
          round(s, 'M 66 32 C 84 32 92 20 88 -2 C 104 12 106 40 84 44 C 76 46 70 44 66 42 Z', HORN);
          flat(s, 'M 88 -2 C 92 2 96 8 97.6 14 C 96 10 92 9 89 10 Z', INK);
          round(s, 'M 76 46 C 86 42 95 46 97 52 C 90 59 80 57 76 53 Z', shift(colour, -0.03));
        })(c);
        round(c, SKULL, colour);
        bovineFace(c, shift(colour, 0.2, 0.8));
        for (const x of [33, 67]) eye(c, x, 53, 4.8);
        bothSides((s) => line(s, 'M 58 46 L 74 41', 4, shift(colour, -0.14)))(c);
        for (const x of [42, 50, 58])
          round(
            c,
            `M ${x - 8} 20 C ${x - 7} 34 ${x - 2} 38 ${x} 38 C ${x + 3} 36 ${x + 8} 30 ${x + 8} 20 Z`,
            shift(colour, -0.05),
          );
        line(c, 'M 43 80 C 41 93 59 93 57 80', 3.4, [0.84, 0.14, 88]);
      },
    },
  });
}

/** Small and stout, with a thick mane over its eyes. */
function pony(context: Canvas2D, colour: Colour): void {
  const mane = shift(colour, 0.26, 0.7, 22);
  const lock = (c: Canvas2D, outline: string): void => round(c, outline, mane);
  drawFourLegged(context, {
    colour,
    trunk: [30, 46, 86, 78],
    legWidth: 9,
    tail: 'bushy',
    tailTip: mane,
    socks: [CREAM, 9],
    neck: 24,
    head: {
      box: [2, 8, 54],
      draw: (c) => {
        bothSides((s) => {
          round(s, 'M 60 24 C 62 8 72 2 78 4 C 82 14 82 26 74 34 Z', colour);
          flat(s, 'M 65 23 C 66 14 72 9 75 10 C 77 16 77 24 73 29 Z', [0.84, 0.07, 30]);
        })(c);
        lock(c, 'M 72 24 C 92 26 98 50 94 76 C 88 92 76 92 72 84 C 78 66 70 40 66 30 Z');
        round(
          c,
          'M 50 16 C 70 16 80 30 78 48 C 77 62 74 94 50 95 C 26 94 23 62 22 48 C 20 30 30 16 50 16 Z',
          colour,
        );
        round(c, oval(50, 80, 23, 15), shift(colour, 0.16, 0.7));
        for (const x of [42, 58]) flat(c, oval(x, 76, 2.6, 3), shift(colour, -0.22));
        line(c, 'M 40 86 Q 50 92 60 86', 1.8, INK);
        for (const x of [33, 67]) eye(c, x, 53, 5.4);
        lock(c, 'M 52 12 C 38 14 28 26 24 46 C 38 46 46 36 52 24 Z');
        lock(c, 'M 46 12 C 60 10 70 20 74 40 C 62 42 52 32 48 22 Z');
        lock(c, 'M 42 12 C 48 8 58 8 60 14 C 60 28 54 40 48 46 C 42 36 40 22 42 12 Z');
      },
    },
  });
}

/** Half black, half white, with a short trunk. */
function tapir(context: Canvas2D, colour: Colour): void {
  drawFourLegged(context, {
    colour,
    trunk: [30, 44, 92, 80],
    legWidth: 9.4,
    tail: 'none',
    marks: [(c) => flat(c, 'M 52 36 C 46 54 50 72 54 90 L 100 90 L 100 36 Z', [0.92, 0.012, 80])],
    head: { box: [0, 0, 1], draw: () => undefined },
  });
  round(context, 'M 30 36 C 28 26 34 22 39 25 C 43 30 42 40 38 44 Z', shift(colour, 0.05));
  round(
    context,
    'M 54 52 C 52 36 38 28 26 34 C 18 38 12 44 8 52 C 3 60 2 70 5 76 C 8 80 13 78 14 73 C 16 70 20 71 24 73 C 36 76 52 70 54 52 Z',
    colour,
  );
  round(context, 'M 40 36 C 40 26 47 23 51 27 C 54 33 51 41 46 44 Z', colour);
  flat(context, 'M 43 35 C 43.6 30 47 28 49 30 C 50.4 33 49 38 46 40 Z', [0.78, 0.05, 20]);
  line(context, 'M 15 72 C 19 75 25 75 29 72', 1.5, shift(colour, -0.2));
  for (const y of [58, 64])
    line(
      context,
      `M ${12 - (y - 58) * 0.4} ${y} Q 15 ${y + 1} 17 ${y - 1}`,
      1.2,
      shift(colour, 0.14),
    );
  flat(context, oval(26.6, 48, 4.2, 4.6), shift(colour, 0.18));
  eye(context, 26, 48, 3);
}

export const HOOFED_ANIMALS: PropFamily = {
  '@reindeer': (context, colour) => reindeer(context, colour ?? REINDEER, INK),
  '@rudolph': (context, colour) => reindeer(context, colour ?? REINDEER, [0.6, 0.23, 25]),
  '@gazelle': (context, colour) => gazelle(context, colour ?? [0.72, 0.12, 62]),
  '@bull': (context, colour) => bull(context, colour ?? [0.38, 0.05, 40]),
  '@pony': (context, colour) => pony(context, colour ?? [0.6, 0.12, 52]),
  '@tapir': (context, colour) => tapir(context, colour ?? [0.32, 0.02, 290]),
};
