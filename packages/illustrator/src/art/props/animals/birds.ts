import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, spots, tube, WHITE } from './form.ts';

const NIGHT: Colour = [0.31, 0.03, 280];
const LEG: Colour = [0.7, 0.16, 52];
const BILL: Colour = [0.76, 0.17, 62];

/** Two feet under a bird that stands upright. */
function perch(context: Canvas2D, x: number, colour: Colour, top = 84): void {
  for (const at of [x, x + 11]) {
    tube(context, `M ${at} ${top} L ${at} 96`, 3.6, colour);
    round(
      context,
      `M ${at - 9} 99 C ${at - 8} 95 ${at - 2} 94 ${at + 3} 95 C ${at + 6} 97 ${at + 5} 100 ${at + 3} 100 L ${at - 7} 100 Z`,
      colour,
    );
  }
}

function toucan(context: Canvas2D, colour: Colour): void {
  round(context, 'M 70 66 C 84 72 94 86 96 98 C 88 98 76 90 66 78 Z', shift(colour, -0.03));
  perch(context, 52, [0.56, 0.1, 240]);
  const body =
    'M 44 18 C 58 12 72 20 72 36 C 82 46 86 66 76 80 C 66 90 48 90 42 78 C 36 66 38 54 38 44 C 32 34 34 22 44 18 Z';
  round(context, body, colour);
  inside(context, body, (c) => {
    flat(c, 'M 32 30 C 44 26 58 34 58 46 C 56 60 40 66 32 56 Z', CREAM);
    flat(c, 'M 34 56 C 44 64 54 58 58 48 C 60 58 52 70 38 68 Z', [0.62, 0.21, 25]);
  });
  round(context, 'M 60 48 C 76 50 84 64 82 82 C 70 82 58 70 60 48 Z', shift(colour, 0.06));
  round(
    context,
    'M 46 20 C 32 12 10 18 4 40 C 3 46 6 48 9 44 C 14 40 30 40 44 42 Z',
    [0.8, 0.16, 75],
  );
  inside(context, 'M 46 20 C 32 12 10 18 4 40 C 3 46 6 48 9 44 C 14 40 30 40 44 42 Z', (c) => {
    flat(c, 'M 0 30 C 8 28 12 34 16 48 L 0 52 Z', NIGHT);
    flat(c, 'M 46 16 L 46 46 L 41 46 C 39 36 40 26 43 16 Z', NIGHT);
    line(c, 'M 10 36 C 22 31 34 31 46 32', 1.4, [0.6, 0.17, 45]);
    flat(c, 'M 12 24 C 20 18 32 16 40 20 C 30 20 20 24 14 30 Z', [0.68, 0.2, 35], 0.7);
  });
  flat(context, oval(52, 28, 6), [0.66, 0.13, 235]);
  eye(context, 51.5, 28, 3);
}

function puffin(context: Canvas2D, colour: Colour): void {
  round(context, 'M 74 70 L 90 84 C 84 88 74 86 68 80 Z', colour);
  perch(context, 46, LEG, 86);
  const body =
    'M 46 10 C 62 6 72 18 70 34 C 82 46 84 70 74 84 C 62 94 44 92 38 82 C 30 68 32 52 36 40 C 30 30 34 14 46 10 Z';
  round(context, body, WHITE);
  inside(context, body, (c) => {
    round(
      c,
      'M 30 40 C 44 46 58 46 66 40 C 56 58 60 76 72 96 L 96 90 L 90 20 L 60 0 L 30 4 Z',
      colour,
    );
  });
  round(
    context,
    'M 34 28 C 34 18 44 16 54 20 C 62 24 62 38 52 41 C 42 44 34 38 34 28 Z',
    [0.93, 0.012, 280],
  );
  round(context, 'M 66 46 C 82 54 84 70 80 82 C 68 78 60 62 66 46 Z', shift(colour, 0.07));
  const bill = 'M 40 20 C 28 17 18 25 16 37 C 17 41 21 41 24 39 C 30 37 37 37 41 39 Z';
  round(context, bill, [0.68, 0.2, 38]);
  inside(context, bill, (c) => {
    flat(c, 'M 32 14 L 44 14 L 44 44 L 31 44 C 35 34 35 24 32 14 Z', [0.45, 0.05, 260]);
    line(c, 'M 32 16 C 35 26 35 34 31 42', 2, [0.86, 0.13, 90]);
  });
  eye(context, 50, 27, 2.8);
  flat(context, 'M 46 33 C 50 34 54 33 56 30 C 55 35 50 37 46 33 Z', [0.7, 0.19, 45]);
}

/** A long-legged wader with a neck like an S: a heron, a crane, an egret or a stork. */
interface Wader {
  readonly body: Colour;
  readonly neck: Colour;
  readonly wing: Colour;
  readonly bill: Colour;
  readonly legs: Colour;
  readonly crest?: Colour;
  readonly crown?: Colour;
}

function wader(context: Canvas2D, { body, neck, wing, bill, legs, crest, crown }: Wader): void {
  for (const [leg, back] of [
    ['M 58 66 L 60 82 L 57 97', -0.06],
    ['M 50 66 L 49 82 L 50 97', 0],
  ] as const) {
    tube(context, leg, 2.6, shift(legs, back));
  }
  for (const x of [50, 57]) line(context, `M ${x - 7} 98.8 L ${x + 3} 98.8`, 2.2, legs);
  round(context, 'M 66 50 C 78 52 90 60 97 70 C 86 74 72 72 62 66 Z', shift(wing, -0.06));
  tube(context, 'M 44 56 C 30 52 32 42 40 34 C 47 27 46 18 38 14', 9, neck);
  round(context, 'M 36 54 C 42 42 60 42 74 50 C 82 56 82 64 76 68 C 62 76 38 72 36 54 Z', body);
  round(context, 'M 52 48 C 68 46 82 54 92 68 C 78 72 58 70 52 48 Z', wing);
  for (const feather of ['M 60 62 C 70 66 78 67 86 66', 'M 57 56 C 66 60 74 62 82 61'])
    line(context, feather, 1.2, shift(wing, -0.1));
  if (crest) tube(context, 'M 38 9 C 48 9 54 14 62 22', 2.2, crest);
  round(context, 'M 40 17 L 8 17.5 C 14 14 24 11 34 10 Z', bill);
  round(context, oval(37, 14, 8, 7), neck);
  if (crown) flat(context, 'M 31 10 C 34 6 42 6 44 11 C 40 12 35 12 31 10 Z', crown);
  if (crest) flat(context, 'M 32 10 C 36 5 44 7 45 12 C 42 11 38 12 32 10 Z', crest);
  eye(context, 35, 13, 1.8);
}

/** A bird that runs: an ostrich or an emu. */
function runner(context: Canvas2D, plume: Colour, skin: Colour, tip: Colour): void {
  for (const [leg, back] of [
    ['M 60 62 C 66 70 68 76 62 82 L 62 96', -0.07],
    ['M 50 62 C 54 70 56 76 49 82 L 49 96', 0],
  ] as const) {
    tube(context, leg, 5, shift(skin, back));
  }
  for (const x of [49, 62])
    round(context, `M ${x - 8} 100 C ${x - 8} 96 ${x - 2} 94 ${x + 3} 95 L ${x + 3} 100 Z`, skin);
  for (const [x, y] of [
    [84, 50],
    [88, 58],
    [82, 64],
  ] as const)
    round(context, oval(x, y, 10, 6.5, 24), tip);
  round(context, 'M 36 52 C 34 36 54 28 72 36 C 88 42 92 58 80 68 C 64 76 40 72 36 52 Z', plume);
  round(context, 'M 48 48 C 60 38 80 44 82 60 C 70 72 50 66 48 48 Z', shift(plume, 0.06));
  round(context, oval(76, 65, 8, 5, 30), tip);
  for (const feather of ['M 56 56 C 62 62 70 63 76 60', 'M 58 50 C 66 54 72 54 78 52'])
    line(context, feather, 1.4, shift(plume, -0.08));
  tube(context, 'M 42 52 C 32 44 32 30 32 18', 7, skin);
  round(context, 'M 24 14 L 10 16 C 9 18 10 20 13 20 L 26 20 Z', BILL);
  round(context, oval(31, 14, 9, 8), skin);
  for (const tuft of ['M 30 7 L 28 2', 'M 33 6.5 L 34 1.5', 'M 36 8 L 40 4'])
    line(context, tuft, 1.2, shift(skin, -0.2));
  eye(context, 28.5, 13, 2.8);
}

function pelican(context: Canvas2D, colour: Colour): void {
  perch(context, 52, LEG);
  round(context, 'M 78 62 L 97 70 C 92 78 82 80 72 78 Z', shift(colour, -0.1));
  tube(context, 'M 54 62 C 44 52 54 40 50 24', 11, colour);
  round(context, 'M 40 66 C 42 50 62 48 78 58 C 90 68 84 86 66 89 C 48 90 38 82 40 66 Z', colour);
  round(context, 'M 54 60 C 70 54 84 64 92 76 C 78 82 58 80 54 60 Z', shift(colour, -0.04));
  flat(context, 'M 70 75 C 78 78 86 78 92 76 C 86 70 80 68 74 66 Z', NIGHT);
  // The pouch under a long bill.
  round(context, 'M 46 26 C 40 44 26 54 12 46 C 8 42 5 34 3 27 Z', [0.8, 0.15, 68]);
  round(context, 'M 48 17 C 34 18 16 22 3 26 C 2 29 4 30 7 29 L 48 27 Z', [0.74, 0.17, 52]);
  round(context, oval(50, 19, 9.5, 9), colour);
  line(context, 'M 54 11 C 60 10 63 13 65 17', 2, shift(colour, -0.05));
  eye(context, 47.5, 17.5, 2.5);
}

/** A small bird with a long bill: blue above, orange below. */
function kingfisher(context: Canvas2D, colour: Colour): void {
  round(context, 'M 74 74 L 92 92 C 84 94 74 88 68 82 Z', shift(colour, -0.1));
  perch(context, 46, [0.62, 0.18, 35], 86);
  const body =
    'M 46 16 C 64 10 76 24 72 42 C 84 56 84 76 72 86 C 56 92 40 86 36 72 C 32 60 36 52 36 46 C 28 36 32 20 46 16 Z';
  round(context, body, [0.72, 0.17, 52]);
  inside(context, body, (c) => {
    round(c, 'M 28 28 C 44 24 56 30 62 40 C 54 54 62 76 76 92 L 96 92 L 90 4 L 30 4 Z', colour);
    flat(c, oval(42, 47, 9, 6, 20), WHITE);
    flat(c, oval(60, 43, 5, 3.4, 40), WHITE);
    spots(c, shift(colour, 0.18), [
      [42, 20, 1.6],
      [50, 18, 1.6],
      [58, 21, 1.6],
      [50, 24, 1.6],
      [60, 28, 1.6],
    ]);
  });
  round(context, 'M 64 48 C 80 54 84 70 82 84 C 68 82 58 66 64 48 Z', shift(colour, -0.05));
  spots(context, shift(colour, 0.18), [
    [70, 58, 1.5],
    [74, 66, 1.5],
    [76, 74, 1.5],
    [68, 66, 1.5],
  ]);
  round(context, 'M 38 32 L 4 39 C 3 41 4 42 6 42 L 38 41 Z', NIGHT);
  eye(context, 46, 32, 3);
}

/** A gull, a heavy sea bird of white and grey. */
function gull(context: Canvas2D, colour: Colour): void {
  round(context, 'M 74 62 L 98 70 C 92 78 82 80 70 78 Z', NIGHT);
  perch(context, 48, BILL);
  round(
    context,
    'M 36 24 C 44 14 60 20 60 34 C 60 44 64 48 76 56 C 86 66 82 82 64 87 C 46 90 34 80 34 64 C 34 52 38 46 36 40 C 33 34 32 30 36 24 Z',
    WHITE,
  );
  round(context, 'M 52 56 C 68 50 84 60 94 72 C 80 80 58 80 52 56 Z', colour);
  flat(context, 'M 78 74 C 84 75 90 74 94 72 C 90 67 86 64 82 61 Z', NIGHT);
  round(context, 'M 37 27 L 18 30 C 15 32 16 36 20 36 L 37 36 Z', BILL);
  flat(context, oval(22, 34, 1.8), [0.6, 0.22, 28]);
  eye(context, 44, 28, 2.7);
}

/** A duckling with down and a flat bill. */
function duckling(context: Canvas2D, colour: Colour): void {
  perch(context, 48, LEG, 86);
  round(context, 'M 80 60 C 88 54 94 56 95 62 C 94 72 86 80 76 80 Z', shift(colour, -0.03));
  round(
    context,
    'M 32 66 C 34 54 48 52 60 56 C 74 58 88 56 88 66 C 88 84 72 92 56 90 C 40 90 30 80 32 66 Z',
    colour,
  );
  round(context, 'M 54 64 C 66 58 78 62 82 70 C 76 82 58 82 54 64 Z', shift(colour, -0.05));
  round(
    context,
    'M 22 36 C 22 18 38 10 52 14 C 66 18 70 34 64 46 C 60 58 42 64 32 56 C 25 50 22 44 22 36 Z',
    colour,
  );
  for (const tuft of ['M 46 13 C 46 8 48 6 51 5', 'M 50 13 C 52 9 55 8 58 8'])
    line(context, tuft, 2.2, colour);
  round(context, 'M 26 38 C 16 36 6 40 5 45 C 6 49 16 50 27 48 Z', BILL);
  line(context, 'M 8 45 C 14 45 20 45 26 44', 1.1, shift(BILL, -0.2));
  eye(context, 36, 33, 3.4);
  flat(context, oval(39, 45, 4, 2.6), [0.72, 0.17, 30], 0.4);
}

/** A hen's or a woodpecker's neighbour: black and white with a red cap. */
function woodpecker(context: Canvas2D, colour: Colour): void {
  round(context, 'M 70 72 L 88 98 C 78 98 68 90 62 82 Z', NIGHT);
  perch(context, 48, [0.5, 0.03, 280], 86);
  const body =
    'M 46 16 C 60 12 72 22 70 38 C 82 50 82 74 70 86 C 56 92 42 86 38 74 C 34 60 38 50 38 44 C 30 36 34 20 46 16 Z';
  round(context, body, CREAM);
  inside(context, body, (c) => {
    flat(c, 'M 36 88 C 44 78 58 78 72 90 L 60 98 L 36 96 Z', colour);
    flat(c, 'M 56 40 C 66 36 72 40 74 44 L 86 90 L 72 86 C 60 70 54 56 56 40 Z', NIGHT);
  });
  round(context, 'M 60 46 C 76 52 82 70 80 84 C 66 80 56 64 60 46 Z', NIGHT);
  for (const bar of ['M 64 56 L 71 54', 'M 66 64 L 75 62', 'M 70 72 L 79 70'])
    line(context, bar, 2.4, WHITE);
  round(context, 'M 34 22 C 40 8 60 6 74 18 C 66 20 66 26 68 34 C 58 24 46 22 34 22 Z', colour);
  line(context, 'M 36 38 C 46 42 56 42 62 36', 3, NIGHT);
  round(context, 'M 36 28 L 8 34 C 8 36 10 37 12 37 L 36 36 Z', [0.45, 0.03, 270]);
  eye(context, 45, 30, 2.7);
}

const SLATE: Colour = [0.6, 0.04, 255];

export const WILD_BIRDS: PropFamily = {
  '@toucan': (context, colour) => toucan(context, colour ?? NIGHT),
  '@puffin': (context, colour) => puffin(context, colour ?? NIGHT),
  '@heron': (context, colour) =>
    wader(context, {
      body: colour ?? SLATE,
      neck: shift(colour ?? SLATE, 0.22, 0.4),
      wing: shift(colour ?? SLATE, -0.08),
      bill: BILL,
      legs: [0.62, 0.08, 75],
      crest: INK,
    }),
  '@crane': (context, colour) =>
    wader(context, {
      body: colour ?? WHITE,
      neck: colour ?? WHITE,
      wing: colour ?? WHITE,
      bill: [0.66, 0.06, 90],
      legs: NIGHT,
      crown: [0.6, 0.22, 26],
    }),
  '@egret': (context, colour) =>
    wader(context, {
      body: colour ?? WHITE,
      neck: colour ?? WHITE,
      wing: shift(colour ?? WHITE, -0.02),
      bill: [0.8, 0.16, 85],
      legs: NIGHT,
    }),
  '@stork': (context, colour) =>
    wader(context, {
      body: colour ?? WHITE,
      neck: colour ?? WHITE,
      wing: NIGHT,
      bill: [0.64, 0.21, 30],
      legs: [0.64, 0.21, 30],
    }),
  '@ostrich': (context, colour) =>
    runner(context, colour ?? [0.33, 0.02, 300], [0.8, 0.07, 40], WHITE),
  '@emu': (context, colour) =>
    runner(context, colour ?? [0.47, 0.05, 60], [0.55, 0.04, 260], [0.42, 0.05, 60]),
  '@pelican': (context, colour) => pelican(context, colour ?? WHITE),
  '@kingfisher': (context, colour) => kingfisher(context, colour ?? [0.56, 0.14, 235]),
  '@seagull': (context, colour) => gull(context, colour ?? [0.7, 0.025, 255]),
  '@duckling': (context, colour) => duckling(context, colour ?? [0.88, 0.16, 95]),
  '@woodpecker': (context, colour) => woodpecker(context, colour ?? [0.6, 0.22, 26]),
};
