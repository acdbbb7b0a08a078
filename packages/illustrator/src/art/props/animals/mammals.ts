import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, spots, tube, WHITE } from './form.ts';
import { bothSides, type Coat, drawFourLegged, eyesInBox, type FourLegged } from './four-legged.ts';

const RUST: Colour = [0.58, 0.16, 42];
const LEMUR_HEAD = [0, 14, 52] as const;
const FERRET_HEAD = [1, 34, 47] as const;
const HYENA_HEAD = [0, 6, 52] as const;
const FAWN_HEAD = [4, 1, 52] as const;
const RED_PANDA_HEAD = [0, 10, 57] as const;
const EARTH: Colour = [0.33, 0.04, 40];

/** Nose and mouth of a small animal, in the box of its head. */
function snout(context: Canvas2D, y: number, wide = 5): void {
  flat(
    context,
    `M 50 ${y - 3} C ${50 + wide} ${y - 4} ${51 + wide} ${y} ${49 + wide} ${y + 2} C ${48 + wide * 0.5} ${y + 5} ${52 - wide * 0.5} ${y + 5} ${51 - wide} ${y + 2} C ${49 - wide} ${y} ${50 - wide} ${y - 4} 50 ${y - 3} Z`,
    INK,
  );
  line(
    context,
    `M ${50 - wide * 1.7} ${y + 8} C ${50 - wide} ${y + 12} 49 ${y + 11} 50 ${y + 5} C 51 ${y + 11} ${50 + wide} ${y + 12} ${50 + wide * 1.7} ${y + 8}`,
    1.7,
    INK,
  );
}

const eyes = (context: Canvas2D, y: number, apart: number, radius: number): void => {
  for (const side of [-1, 1]) eye(context, 50 + side * apart, y, radius);
};

const HEAD =
  'M 50 18 C 74 18 88 34 90 54 C 91 74 74 88 50 88 C 26 88 9 74 10 54 C 12 34 26 18 50 18 Z';

function redPandaHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => {
    round(c, 'M 60 24 C 66 8 82 4 90 12 C 96 22 92 38 84 46 Z', CREAM);
    flat(c, 'M 68 26 C 72 16 80 13 85 17 C 88 24 86 32 81 38 Z', shift(colour, -0.2));
  })(context);
  round(context, HEAD, colour);
  inside(context, HEAD, (c) => {
    bothSides((s) => {
      flat(s, 'M 60 38 C 64 31 72 31 75 37 C 72 42 64 43 60 38 Z', CREAM);
      flat(s, 'M 78 50 C 96 50 96 78 74 84 C 70 74 72 60 78 50 Z', CREAM);
      flat(s, 'M 64 58 C 72 62 76 74 72 86 L 64 84 C 68 74 66 66 62 62 Z', shift(colour, -0.16));
    })(c);
    flat(c, oval(50, 73, 17, 14), CREAM);
  });
  eyes(context, 51, 16, 4.8);
  snout(context, 66);
}

const redPanda = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour,
    trunk: [26, 52, 80, 80],
    legWidth: 9,
    legs: EARTH,
    tail: 'ringed',
    tailTip: shift(colour, 0.16, 0.7),
    marks: [(c) => flat(c, 'M 16 66 C 40 78 60 76 96 82 L 96 96 L 10 96 Z', EARTH)],
    head: { box: RED_PANDA_HEAD, draw: (c) => redPandaHead(c, colour) },
  });

function lemurHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => round(c, 'M 64 28 C 68 10 84 6 90 14 C 94 26 90 40 82 46 Z', WHITE))(context);
  round(context, HEAD, WHITE);
  inside(context, HEAD, (c) => {
    flat(c, 'M 8 10 L 92 10 L 88 38 C 76 26 60 30 50 40 C 40 30 24 26 12 38 Z', colour);
    bothSides((s) => flat(s, oval(68, 53, 13, 14, 14), INK))(c);
    flat(
      c,
      'M 40 66 C 44 60 56 60 60 66 C 62 76 56 80 50 80 C 44 80 38 76 40 66 Z',
      [0.4, 0.01, 280],
    );
  });
  for (const x of [33, 67]) {
    flat(context, oval(x, 53, 7, 7.6), [0.8, 0.16, 72]);
    eye(context, x, 53, 3.4);
  }
  flat(context, oval(50, 66, 5, 3.4), [0.18, 0.01, 290]);
  line(context, 'M 44 73 Q 50 77 56 73', 1.6, [0.85, 0.01, 280]);
}

const lemur = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour,
    trunk: [26, 55, 76, 79],
    legWidth: 8,
    tail: 'upright',
    tailTip: INK,
    marks: [(c) => flat(c, 'M 16 62 C 36 72 60 78 96 82 L 96 96 L 10 96 Z', WHITE, 0.8)],
    head: { box: LEMUR_HEAD, draw: (c) => lemurHead(c, colour) },
  });

function ferretHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => round(c, oval(76, 30, 11, 11), shift(CREAM, -0.06)))(context);
  round(context, HEAD, CREAM);
  inside(context, HEAD, (c) => {
    flat(
      c,
      'M 12 46 C 26 34 42 40 50 50 C 58 40 74 34 88 46 C 86 62 70 66 60 60 C 56 58 44 58 40 60 C 30 66 14 62 12 46 Z',
      colour,
    );
    flat(c, 'M 34 16 L 66 16 C 62 28 56 32 50 32 C 44 32 38 28 34 16 Z', shift(colour, 0.12), 0.7);
  });
  eyes(context, 51, 17, 4.6);
  flat(context, oval(50, 67, 5, 3.6), [0.66, 0.14, 12]);
  line(context, 'M 42 75 C 45 79 49 78 50 71 C 51 78 55 79 58 75', 1.6, INK);
}

const ferret = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour: shift(CREAM, -0.08),
    trunk: [20, 66, 86, 86],
    legWidth: 8,
    legs: colour,
    tail: 'plume',
    tailTip: colour,
    marks: [(c) => flat(c, 'M 30 58 C 44 74 70 74 96 70 L 96 58 Z', colour, 0.5)],
    head: { box: FERRET_HEAD, draw: (c) => ferretHead(c, colour) },
  });

function hyenaHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => {
    round(c, oval(76, 24, 14, 15), shift(colour, -0.08));
    flat(c, oval(76, 25, 8, 9), [0.5, 0.05, 40]);
  })(context);
  round(context, HEAD, colour);
  inside(context, HEAD, (c) => {
    spots(c, shift(colour, -0.24), [
      [36, 28, 3],
      [50, 24, 2.8],
      [64, 28, 3],
      [26, 40, 2.6],
      [74, 40, 2.6],
      [22, 66, 2.4],
      [78, 66, 2.4],
    ]);
    flat(c, oval(50, 76, 26, 20), [0.36, 0.03, 50], 0.85);
  });
  eyes(context, 48, 17, 4.6);
  flat(
    context,
    'M 50 60 C 58 59 60 62 59 65 C 57 70 53 71 50 71 C 47 71 43 70 41 65 C 40 62 42 59 50 60 Z',
    [0.18, 0.01, 290],
  );
  flat(
    context,
    'M 36 74 C 44 78 56 78 64 74 C 62 84 56 87 50 87 C 44 87 38 84 36 74 Z',
    [0.55, 0.16, 10],
  );
  for (const x of [41, 59]) flat(context, `M ${x - 2.4} 76 L ${x + 2.4} 76 L ${x} 81 Z`, CREAM);
}

const hyena = (context: Canvas2D, colour: Colour): void => {
  const dark = shift(colour, -0.26);
  drawFourLegged(context, {
    colour,
    trunk: [23, 44, 81, 72],
    legWidth: 8.6,
    tail: 'bushy',
    tailTip: dark,
    socks: [shift(colour, -0.14), 12],
    marks: [
      (c) => flat(c, 'M 18 40 C 40 40 60 42 90 44 L 90 47 C 60 50 40 50 18 52 Z', dark),
      (c) =>
        spots(c, dark, [
          [44, 58, 2.6],
          [53, 54, 2.4],
          [54, 64, 2.6],
          [63, 59, 2.6],
          [71, 55, 2.2],
          [73, 65, 2.6],
          [80, 60, 2],
          [64, 68, 2],
        ]),
    ],
    legMarks: (c) =>
      spots(c, dark, [
        [31, 74, 1.8],
        [34, 82, 1.6],
        [76, 74, 1.8],
        [74, 82, 1.6],
      ]),
    head: { box: HYENA_HEAD, draw: (c) => hyenaHead(c, colour) },
  });
};

function fawnHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => {
    round(c, 'M 66 34 C 76 22 94 18 99 24 C 98 38 84 48 72 46 Z', colour);
    flat(c, 'M 72 36 C 80 28 90 25 94 27 C 92 36 84 41 76 42 Z', [0.86, 0.06, 35]);
  })(context);
  const head =
    'M 50 16 C 68 16 78 28 77 46 C 76 60 68 84 50 86 C 32 84 24 60 23 46 C 22 28 32 16 50 16 Z';
  round(context, head, colour);
  inside(context, head, (c) => {
    flat(c, oval(50, 80, 20, 16), CREAM);
    bothSides((s) => flat(s, oval(66, 35, 6, 3.4, -18), CREAM))(c);
    spots(c, CREAM, [
      [50, 24, 2],
      [44, 31, 1.6],
      [56, 31, 1.6],
    ]);
  });
  eyes(context, 48, 16.5, 5.4);
  snout(context, 72, 5.5);
}

const fawn = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour,
    trunk: [32, 48, 80, 69],
    legWidth: 6.4,
    tail: 'tuft',
    tailTip: CREAM,
    socks: [shift(colour, -0.22), 5],
    marks: [
      (c) => flat(c, 'M 26 60 C 44 68 66 70 90 68 L 90 80 L 20 80 Z', CREAM, 0.8),
      (c) =>
        spots(c, CREAM, [
          [48, 53, 1.8],
          [56, 52, 1.8],
          [64, 52, 1.8],
          [72, 53, 1.8],
          [52, 55, 1.7],
          [60, 55, 1.8],
          [68, 55, 1.8],
          [76, 56, 1.6],
          [57, 61, 1.5],
          [65, 61, 1.5],
          [73, 62, 1.5],
        ]),
    ],
    neck: 15,
    head: { box: FAWN_HEAD, draw: (c) => fawnHead(c, colour) },
  });

function capybara(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.1);
  const legs = {
    colour,
    trunk: [34, 40, 92, 82],
    legWidth: 10,
    tail: 'none',
    socks: [dark, 7],
  } satisfies Partial<FourLegged>;
  drawFourLegged(context, { ...legs, head: { box: [0, 0, 1], draw: () => undefined } });
  round(context, 'M 42 32 C 40 24 48 20 54 24 C 58 28 56 36 50 38 Z', dark);
  round(
    context,
    'M 5 52 C 5 40 16 34 28 30 C 40 24 58 26 62 42 C 66 58 56 68 40 70 C 28 71 16 74 9 69 C 4 66 5 58 5 52 Z',
    colour,
  );
  round(
    context,
    'M 5 50 C 5 43 14 40 21 42 C 28 46 28 66 20 71 C 12 73 6 70 5 64 C 4 58 4 54 5 50 Z',
    shift(colour, -0.06),
  );
  flat(context, oval(9.5, 48, 2, 3, 20), INK);
  flat(context, oval(17, 46.5, 2, 3, 40), INK);
  line(context, 'M 7 63 C 12 67 18 66 24 62', 1.6, shift(colour, -0.28));
  line(context, 'M 31 41 C 33 43.4 38 43.4 40 41', 1.2, dark);
  eye(context, 35.5, 42, 2.9);
  flat(context, oval(33, 54, 4.4, 2.8), [0.7, 0.12, 30], 0.35);
}

function guineaPig(context: Canvas2D, colour: Colour): void {
  for (const x of [34, 74]) round(context, oval(x, 94, 8, 5), [0.8, 0.08, 20]);
  const body =
    'M 8 70 C 8 50 24 42 38 46 C 50 36 78 36 90 54 C 98 70 96 92 76 95 C 54 97 36 96 22 92 C 12 88 8 80 8 70 Z';
  round(context, body, WHITE);
  inside(context, body, (c) => {
    flat(c, 'M 60 30 C 76 34 104 50 98 98 L 78 98 C 64 84 54 60 60 30 Z', colour);
    flat(c, 'M 28 36 L 54 36 C 54 54 50 62 46 72 C 38 70 32 56 28 36 Z', [0.36, 0.03, 40]);
  });
  round(context, 'M 34 46 C 38 36 50 36 52 46 C 50 56 40 58 34 46 Z', [0.8, 0.08, 20]);
  flat(context, oval(10, 70, 3.4, 2.8), [0.7, 0.12, 15]);
  line(context, 'M 9 75 C 12 80 18 80 22 77', 1.5, INK);
  eye(context, 25, 63, 3.6);
}

/** Stands upright on its hind legs. */
function meerkat(context: Canvas2D, colour: Colour): void {
  tube(context, 'M 58 90 C 74 94 84 90 90 82', 6, shift(colour, -0.03));
  for (const x of [40, 56])
    round(
      context,
      `M ${x - 10} 100 C ${x - 10} 95 ${x - 4} 94 ${x + 4} 94 C ${x + 8} 95 ${x + 8} 100 ${x + 6} 100 Z`,
      shift(colour, -0.06),
    );
  round(
    context,
    'M 50 34 C 62 34 66 50 68 66 C 70 84 64 98 50 98 C 36 98 30 84 32 66 C 34 50 38 34 50 34 Z',
    colour,
  );
  flat(
    context,
    'M 48 44 C 56 46 58 60 58 72 C 58 84 54 92 48 92 C 40 92 38 82 38 72 C 38 58 42 44 48 44 Z',
    CREAM,
    0.85,
  );
  for (const arm of ['M 38 54 C 36 64 40 68 46 70', 'M 62 54 C 64 64 60 68 54 71'])
    tube(context, arm, 6.4, colour);
  bothSides((c) => round(c, oval(67, 22, 5, 5.6), [0.36, 0.04, 45]))(context);
  const head =
    'M 50 4 C 64 4 72 14 70 26 C 68 36 58 44 50 44 C 42 44 32 36 30 26 C 28 14 36 4 50 4 Z';
  round(context, head, colour);
  inside(context, head, (c) => {
    bothSides((s) => flat(s, oval(59, 21, 6.6, 5.4, 16), [0.34, 0.04, 45]))(c);
    flat(c, oval(50, 36, 11, 9), CREAM);
  });
  for (const x of [41.5, 58.5]) {
    flat(context, oval(x, 21, 3, 3.4), INK);
    flat(context, oval(x - 0.9, 19.8, 1.1), WHITE);
  }
  flat(context, oval(50, 31, 3.4, 2.4), INK);
  line(context, 'M 46 36 C 47.6 38 49.6 37.6 50 34 C 50.4 37.6 52.4 38 54 36', 1.2, INK);
}

function alpaca(context: Canvas2D, colour: Colour): void {
  const skin = shift(colour, -0.08, 1.2);
  for (const x of [46, 76]) tube(context, `M ${x + 6} 76 L ${x + 6} 97`, 7.4, shift(skin, -0.08));
  round(context, oval(92, 54, 6, 7.4, 20), colour);
  const wool = (places: readonly (readonly [number, number, number])[]): void => {
    for (const [x, y, radius] of places) round(context, oval(x, y, radius), colour);
  };
  wool([
    [84, 58, 11],
    [84, 70, 10],
    [74, 76, 10],
    [62, 78, 10],
    [50, 76, 10],
    [72, 52, 11],
    [60, 53, 11],
  ]);
  round(
    context,
    'M 36 62 C 36 50 50 46 64 48 C 82 48 92 56 91 66 C 90 80 76 84 62 84 C 46 84 36 76 36 62 Z',
    colour,
  );
  for (const x of [46, 76]) tube(context, `M ${x} 78 L ${x} 97`, 8, skin);
  wool([
    [38, 60, 11],
    [42, 70, 10],
    [46, 50, 10],
  ]);
  round(context, 'M 26 34 C 30 26 48 26 52 36 C 56 50 58 66 50 74 C 40 78 30 72 28 60 Z', colour);
  bothEars(context, colour);
  round(
    context,
    'M 20 24 C 20 14 30 10 38 12 C 48 14 52 24 50 34 C 48 44 36 48 28 46 C 20 44 18 34 20 24 Z',
    colour,
  );
  round(
    context,
    'M 16 34 C 18 28 28 28 34 32 C 38 40 32 48 24 48 C 16 47 13 40 16 34 Z',
    shift(colour, 0.05, 0.8),
  );
  wool([
    [28, 12, 7.4],
    [36, 9, 8],
    [44, 13, 7],
  ]);
  flat(context, oval(21, 35.6, 3.2, 2.2), INK);
  line(context, 'M 21 38 L 21 41 C 23 44 27 44 30 41', 1.3, INK);
  eye(context, 33, 26, 3);
}

function bothEars(context: Canvas2D, colour: Colour): void {
  round(context, 'M 26 12 C 20 4 22 -2 26 0 C 32 4 34 8 34 14 Z', shift(colour, -0.04));
  round(context, 'M 42 14 C 42 6 48 0 52 2 C 54 8 50 16 46 20 Z', shift(colour, -0.04));
}

function platypus(context: Canvas2D, colour: Colour): void {
  const bill: Colour = [0.48, 0.04, 255];
  round(context, 'M 70 72 C 84 60 96 62 99 72 C 98 82 88 90 70 86 Z', shift(colour, -0.08));
  for (const mark of ['M 78 74 L 92 68', 'M 78 80 L 95 76'])
    line(context, mark, 1.2, shift(colour, -0.16));
  round(
    context,
    'M 20 70 C 18 52 40 46 58 52 C 74 58 82 70 78 84 C 66 94 34 94 24 86 C 20 82 20 76 20 70 Z',
    colour,
  );
  for (const [x, y] of [
    [34, 91],
    [66, 92],
  ] as const) {
    round(
      context,
      `M ${x - 12} ${y + 7} C ${x - 14} ${y} ${x - 4} ${y - 6} ${x + 4} ${y - 2} L ${x + 8} ${y + 6} Z`,
      [0.74, 0.14, 60],
    );
  }
  round(context, 'M 18 60 C 20 44 44 42 50 56 C 52 70 40 78 28 76 C 20 74 16 68 18 60 Z', colour);
  round(context, 'M 24 62 C 14 58 2 62 1 69 C 1 75 12 78 26 74 Z', bill);
  line(context, 'M 3 70 C 10 72 18 72 25 70', 1.3, shift(bill, -0.16));
  flat(context, oval(9, 65, 1.1), INK);
  flat(context, oval(37, 56, 5, 4.4), shift(colour, 0.14, 0.8));
  eye(context, 34, 57, 3);
}

function armadillo(context: Canvas2D, colour: Colour): void {
  const skin = shift(colour, 0.12, 0.9);
  tube(context, 'M 84 84 C 92 88 96 92 99 97', 4.6, shift(colour, -0.04));
  for (const x of [34, 44, 70, 79])
    tube(context, `M ${x} 82 L ${x - 1} 96`, 7, x === 34 || x === 70 ? skin : shift(skin, -0.08));
  round(context, 'M 36 44 C 38 32 46 30 49 34 C 51 42 47 50 42 52 Z', skin);
  round(
    context,
    'M 2 80 C 10 70 20 56 34 52 C 44 52 50 62 48 74 C 42 84 16 84 3 83 C 1 82 1 81 2 80 Z',
    skin,
  );
  const shell = 'M 34 84 C 28 56 44 38 62 38 C 82 38 94 58 90 82 C 80 90 46 90 34 84 Z';
  round(context, shell, colour);
  inside(context, shell, (c) => {
    for (let i = 0; i < 5; i++)
      line(
        c,
        `M ${50 + i * 6} 36 C ${46 + i * 6.5} 54 ${48 + i * 6.5} 72 ${50 + i * 6} 92`,
        1.7,
        shift(colour, -0.13),
      );
    line(c, 'M 32 78 C 48 84 76 84 92 76', 1.7, shift(colour, -0.13));
    spots(c, shift(colour, -0.1), [
      [40, 60, 1.6],
      [43, 52, 1.6],
      [40, 70, 1.6],
      [84, 60, 1.6],
      [82, 52, 1.6],
      [86, 70, 1.6],
    ]);
  });
  round(context, 'M 30 50 C 28 38 34 34 38 37 C 43 42 42 52 37 57 Z', skin);
  flat(context, oval(4, 81, 2.4, 2), INK);
  eye(context, 25, 66, 2.9);
  line(context, 'M 8 84 Q 14 85 19 82', 1.2, INK);
}

function squirrel(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 62 94 C 74 84 66 64 62 50 C 58 30 68 8 86 12 C 99 18 98 36 86 38 C 94 54 96 84 76 95 Z',
    colour,
  );
  flat(
    context,
    'M 70 90 C 80 78 74 60 70 46 C 67 32 74 18 84 18 C 76 28 78 42 84 56 C 88 70 84 84 70 90 Z',
    shift(colour, 0.1),
    0.7,
  );
  round(
    context,
    'M 30 60 C 40 48 60 52 66 68 C 72 84 66 96 52 98 L 34 98 C 26 88 24 70 30 60 Z',
    colour,
  );
  flat(context, 'M 30 62 C 38 60 42 72 42 84 C 42 92 38 97 34 97 C 26 88 25 72 30 62 Z', CREAM);
  round(context, 'M 24 100 C 24 95 34 93 42 94 C 48 95 50 100 48 100 Z', shift(colour, -0.04));
  for (const [x, tip] of [
    [32, 24],
    [45, 46],
  ] as const) {
    round(
      context,
      `M ${x - 5} 34 C ${x - 7} 24 ${tip} 14 ${tip + 2} 15 C ${x + 8} 22 ${x + 7} 32 ${x + 5} 38 Z`,
      shift(colour, -0.03),
    );
  }
  round(context, 'M 14 48 C 14 34 28 28 40 32 C 54 36 56 52 48 62 C 38 70 20 66 14 56 Z', colour);
  flat(context, 'M 14 52 C 22 52 32 56 38 64 C 28 68 18 64 14 56 Z', CREAM);
  round(context, oval(20, 79, 6, 7, 10), [0.62, 0.11, 60]);
  flat(context, 'M 13 75 C 14 70 27 71 27 76 C 23 78 17 77 13 75 Z', [0.45, 0.08, 50]);
  round(
    context,
    'M 46 66 C 52 76 42 86 29 84 C 24 83 25 77 29 76 C 35 76 38 72 40 66 Z',
    shift(colour, -0.05),
  );
  flat(context, oval(14.5, 51, 2.4, 2), INK);
  line(context, 'M 16 55 Q 20 58 24 56', 1.3, INK);
  eye(context, 29, 45, 3.6);
}

function highlandCow(context: Canvas2D, colour: Colour): void {
  const horn: Colour = [0.9, 0.05, 85];
  bothSides((c) => tube(c, 'M 72 26 C 84 28 91 22 93 8', 6, horn))(context);
  bothSides((c) => round(c, 'M 76 38 C 86 34 95 40 96 48 C 88 54 80 50 76 46 Z', colour))(context);
  round(
    context,
    'M 50 20 C 72 20 82 34 80 54 C 78 76 68 90 50 91 C 32 90 22 76 20 54 C 18 34 28 20 50 20 Z',
    colour,
  );
  round(context, oval(50, 77, 22, 15), [0.83, 0.07, 30]);
  for (const x of [42, 58]) flat(context, oval(x, 75, 2.8, 3.6), [0.5, 0.09, 20]);
  line(context, 'M 42 85 Q 50 89 58 85', 1.6, INK);
  eyes(context, 55, 18, 4.4);
  for (const [x, long] of [
    [30, 26],
    [70, 28],
    [38, 34],
    [62, 32],
    [50, 36],
    [44, 26],
    [56, 28],
  ] as const) {
    round(
      context,
      `M ${x - 8} 20 C ${x - 8} ${20 + long * 0.6} ${x - 4} ${20 + long} ${x} ${22 + long} C ${x + 4} ${20 + long} ${x + 8} ${20 + long * 0.6} ${x + 8} 20 C ${x + 4} 14 ${x - 4} 14 ${x - 8} 20 Z`,
      shift(colour, 0.03),
    );
  }
}

const highlandCowWhole = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour,
    trunk: [28, 40, 88, 78],
    legWidth: 11,
    tail: 'bushy',
    fluff: shift(colour, 0.03),
    socks: [shift(colour, -0.2), 6],
    head: { box: [0, 3, 58], draw: (c) => highlandCow(c, colour) },
  });

const GREY: Colour = [0.62, 0.02, 270];
const SABLE: Colour = [0.42, 0.06, 50];
const DUN: Colour = [0.72, 0.07, 72];
const DEER: Colour = [0.68, 0.12, 58];

/** Coats of those with a face of their own, by glyph. */
export const MAMMAL_COATS: Readonly<Record<string, Coat>> = {
  '@redpanda': {
    main: RUST,
    belly: EARTH,
    foot: EARTH,
    hand: EARTH,
    tail: 'ringed',
    tailTip: shift(RUST, 0.16, 0.7),
    eyes: eyesInBox(RED_PANDA_HEAD, { apart: 16, height: 51, radius: 4.8 }),
  },
  '@lemur': {
    main: GREY,
    belly: WHITE,
    tail: 'upright',
    tailTip: INK,
    eyes: eyesInBox(LEMUR_HEAD, { apart: 17, height: 53, radius: 6.6 }),
  },
  '@ferret': {
    main: shift(CREAM, -0.08),
    foot: SABLE,
    hand: SABLE,
    tail: 'plume',
    tailTip: SABLE,
    eyes: eyesInBox(FERRET_HEAD, { apart: 17, height: 51, radius: 4.6 }),
  },
  '@hyena': {
    main: DUN,
    spots: shift(DUN, -0.26),
    tail: 'bushy',
    tailTip: shift(DUN, -0.26),
    eyes: eyesInBox(HYENA_HEAD, { apart: 17, height: 48, radius: 4.6 }),
  },
  '@fawn': {
    main: DEER,
    belly: CREAM,
    foot: shift(DEER, -0.22),
    spots: CREAM,
    tail: 'tuft',
    eyes: eyesInBox(FAWN_HEAD, { apart: 16.5, height: 48, radius: 5.4 }),
  },
};

export const WILD_MAMMALS: PropFamily = {
  '@redpanda': (context, colour) => redPanda(context, colour ?? RUST),
  '@redpanda-face': (context, colour) => redPandaHead(context, colour ?? RUST),
  '@lemur': (context, colour) => lemur(context, colour ?? GREY),
  '@lemur-face': (context, colour) => lemurHead(context, colour ?? GREY),
  '@ferret': (context, colour) => ferret(context, colour ?? SABLE),
  '@ferret-face': (context, colour) => ferretHead(context, colour ?? SABLE),
  '@hyena': (context, colour) => hyena(context, colour ?? DUN),
  '@hyena-face': (context, colour) => hyenaHead(context, colour ?? DUN),
  '@fawn': (context, colour) => fawn(context, colour ?? DEER),
  '@fawn-face': (context, colour) => fawnHead(context, colour ?? DEER),
  '@capybara': (context, colour) => capybara(context, colour ?? [0.57, 0.09, 55]),
  '@guineapig': (context, colour) => guineaPig(context, colour ?? [0.7, 0.13, 60]),
  '@meerkat': (context, colour) => meerkat(context, colour ?? [0.75, 0.09, 70]),
  '@alpaca': (context, colour) => alpaca(context, colour ?? [0.93, 0.03, 80]),
  '@platypus': (context, colour) => platypus(context, colour ?? [0.48, 0.08, 48]),
  '@armadillo': (context, colour) => armadillo(context, colour ?? [0.66, 0.06, 62]),
  '@squirrel': (context, colour) => squirrel(context, colour ?? [0.58, 0.14, 45]),
  '@highlandcow': (context, colour) => highlandCowWhole(context, colour ?? [0.6, 0.15, 50]),
};
