import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import {
  CREAM,
  eye,
  flat,
  INK,
  inside,
  line,
  marked,
  oval,
  round,
  spots,
  tube,
  WHITE,
} from './form.ts';

const ORANGE: Colour = [0.72, 0.19, 48];
const BLACK: Colour = [0.32, 0.03, 290];

function seahorse(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.1);
  round(context, 'M 66 34 C 84 34 90 46 84 56 C 78 62 68 58 62 50 Z', shift(colour, 0.08, 0.8, 18));
  for (const x of [68, 73, 78]) line(context, `M ${x} 40 L ${x + 3} 53`, 1.2, dark);
  // The tail is a curl.
  tube(context, 'M 58 66 C 62 82 56 92 46 92 C 36 92 34 80 42 79 C 48 78 50 84 46 86', 9, colour);
  round(
    context,
    'M 40 24 C 34 34 40 38 40 46 C 36 56 38 70 54 76 C 68 74 72 58 66 46 C 62 38 62 28 58 22 C 52 14 44 16 40 24 Z',
    colour,
  );
  inside(context, 'M 40 38 C 36 56 38 70 54 76 C 50 66 50 48 50 38 Z', (c) => {
    flat(c, 'M 38 36 L 52 36 L 52 78 L 38 78 Z', shift(colour, 0.12, 0.6, 10));
    for (const y of [44, 51, 58, 65, 71]) line(c, `M 36 ${y} Q 44 ${y + 4} 53 ${y + 1}`, 1.3, dark);
  });
  for (const [x, y] of [
    [52, 7],
    [58, 9],
    [63, 14],
    [66, 22],
  ] as const) {
    round(context, oval(x, y, 4.4, 5), shift(colour, 0.05, 0.9, 12));
  }
  round(
    context,
    'M 22 27 C 22 24 27 24 34 23 C 40 12 60 8 64 22 C 66 34 52 40 42 36 C 36 34 28 34 24 33 C 21 32 22 29 22 27 Z',
    colour,
  );
  round(context, oval(23.5, 29.5, 2.6, 4.2), dark);
  flat(context, oval(50, 31, 4, 2.6), [0.75, 0.14, 15], 0.45);
  eye(context, 46, 22.5, 3);
}

function ray(context: Canvas2D, colour: Colour, isManta: boolean): void {
  const belly = shift(colour, 0.1, 0.7);
  tube(context, 'M 62 56 C 78 64 88 70 98 84', 2.6, shift(colour, -0.08));
  if (isManta) {
    round(context, 'M 24 62 C 18 60 10 62 6 70 C 12 68 20 72 26 70 Z', shift(colour, -0.04));
    round(context, 'M 36 72 C 34 78 26 82 22 88 C 32 88 42 84 44 76 Z', shift(colour, -0.04));
  }
  // The far wing, the near one, and the body between them.
  round(
    context,
    isManta
      ? 'M 30 56 C 34 34 52 16 78 8 C 72 26 72 42 66 54 Z'
      : 'M 26 62 C 26 40 46 24 64 26 C 72 36 72 46 66 56 Z',
    shift(colour, -0.05),
  );
  round(
    context,
    isManta
      ? 'M 22 62 C 34 50 54 46 68 54 C 78 66 82 80 94 92 C 74 94 54 86 42 78 C 30 74 22 70 22 62 Z'
      : 'M 16 70 C 20 54 46 44 66 52 C 78 58 82 72 74 82 C 58 92 24 90 16 70 Z',
    colour,
  );
  if (isManta) {
    inside(
      context,
      'M 22 62 C 34 50 54 46 68 54 C 78 66 82 80 94 92 C 74 94 54 86 42 78 C 30 74 22 70 22 62 Z',
      (c) => {
        flat(c, 'M 20 66 C 34 70 42 74 56 82 C 66 88 80 92 96 92 L 90 98 L 20 90 Z', WHITE, 0.9);
        flat(c, 'M 40 56 C 50 52 62 54 66 60 C 56 60 48 62 44 66 Z', WHITE, 0.5);
      },
    );
    eye(context, 28, 65, 2.2);
    return;
  }
  spots(context, belly, [
    [40, 60, 2.6],
    [52, 56, 2],
    [62, 62, 2.8],
    [50, 68, 3],
    [66, 72, 2.2],
    [40, 74, 2],
    [56, 78, 2],
  ]);
  eye(context, 28, 63, 2.4);
  eye(context, 38, 56, 2.2);
  line(context, 'M 21 74 Q 26 78 32 77', 1.2, shift(colour, -0.25));
}

function clownfish(context: Canvas2D, colour: Colour): void {
  const fin = shift(colour, -0.04, 1, -8);
  const edged = (outline: string): void => {
    round(context, outline, fin);
    line(context, outline, 1.6, BLACK);
  };
  edged('M 78 54 C 88 38 98 40 97 50 C 95 56 95 60 97 66 C 98 76 88 76 78 62 Z');
  edged('M 34 34 C 40 20 62 16 72 26 C 76 32 72 38 68 40 Z');
  edged('M 46 80 C 50 92 64 92 66 80 Z');
  const body =
    'M 6 56 C 10 38 30 28 50 30 C 66 31 78 44 84 56 C 78 74 64 84 46 83 C 26 82 10 72 6 56 Z';
  marked(context, body, colour, (c) => {
    for (const [band, width] of [
      ['M 32 26 C 26 44 40 58 30 88', 11],
      ['M 58 26 C 50 44 62 62 56 90', 12],
      ['M 80 40 C 76 52 78 60 80 74', 7],
    ] as const) {
      line(c, band, width + 3.4, BLACK);
      line(c, band, width, WHITE);
    }
  });
  edged('M 44 60 C 54 54 62 60 60 68 C 54 74 46 70 44 60 Z');
  eye(context, 19, 51, 3.6);
  line(context, 'M 9 62 Q 13 66 18 64', 1.5, shift(colour, -0.3));
}

/** The fins of a fighting fish, of a fancy goldfish or of a koi about the same body. */
function veilFish(context: Canvas2D, colour: Colour): void {
  const veil = shift(colour, -0.04, 1.05, 24);
  const thin = shift(colour, 0.08, 0.9, 40);
  round(
    context,
    'M 56 50 C 70 20 92 8 98 20 C 96 32 94 40 98 52 C 94 62 98 76 94 88 C 84 98 66 84 58 60 Z',
    veil,
  );
  round(context, 'M 28 44 C 34 18 58 6 76 12 C 70 22 72 32 66 44 Z', veil);
  round(context, 'M 30 62 C 34 84 46 98 66 94 C 62 84 70 74 62 62 Z', veil);
  for (const ray of [
    'M 62 50 C 76 36 86 26 94 22',
    'M 62 54 C 76 50 86 50 95 52',
    'M 62 58 C 76 68 86 78 92 86',
    'M 40 42 C 44 28 54 18 66 15',
    'M 52 44 C 56 32 62 24 72 18',
    'M 40 66 C 42 78 48 88 56 93',
    'M 52 66 C 54 76 58 84 64 90',
  ]) {
    line(context, ray, 1.3, thin);
  }
  round(
    context,
    'M 6 53 C 12 40 30 36 46 40 C 58 43 64 48 66 53 C 64 60 56 66 44 67 C 28 70 12 66 6 53 Z',
    colour,
  );
  for (const [x, y] of [
    [34, 47],
    [42, 52],
    [34, 58],
    [50, 48],
    [50, 58],
  ] as const) {
    line(context, `M ${x} ${y} Q ${x + 4} ${y + 3} ${x} ${y + 6}`, 1, shift(colour, 0.12));
  }
  round(context, 'M 26 60 C 30 68 36 76 44 78 C 42 70 40 64 34 58 Z', thin);
  eye(context, 17, 50, 2.9);
}

function koi(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 78 56 C 88 44 96 40 98 46 C 94 54 94 62 99 72 C 94 78 86 70 78 62 Z',
    shift(colour, 0.06),
  );
  round(context, 'M 38 44 C 44 32 60 30 68 40 L 62 48 Z', shift(WHITE, -0.04));
  round(context, 'M 56 70 C 58 80 66 82 70 76 L 64 68 Z', shift(WHITE, -0.04));
  marked(
    context,
    'M 4 60 C 8 48 26 42 44 43 C 62 44 74 52 82 58 C 74 68 60 74 44 74 C 24 75 8 70 4 60 Z',
    WHITE,
    (c) => {
      flat(c, 'M 16 42 C 24 40 34 42 32 52 C 30 60 22 58 18 54 C 14 52 12 46 16 42 Z', colour);
      flat(c, 'M 42 40 C 54 40 60 46 58 56 C 54 64 46 58 42 60 C 36 56 38 46 42 40 Z', colour);
      flat(c, 'M 66 48 C 74 50 82 56 80 62 C 74 66 68 62 64 58 Z', colour);
      spots(c, BLACK, [
        [37, 47, 2.6],
        [62, 58, 2.4],
        [49, 68, 1.8],
      ]);
    },
  );
  round(context, 'M 26 68 C 26 76 32 84 40 86 C 40 78 38 72 34 68 Z', shift(WHITE, -0.03));
  eye(context, 14, 57, 2.5);
  line(context, 'M 8 64 Q 6 68 3 69', 1.2, shift(colour, 0.05));
  line(context, 'M 11 66 Q 10 70 8 72', 1.2, shift(colour, 0.05));
}

function anglerfish(context: Canvas2D, colour: Colour): void {
  line(context, 'M 44 30 C 40 10 24 6 14 18', 2, shift(colour, 0.12));
  for (const [radius, alpha] of [
    [13, 0.16],
    [9, 0.28],
    [6, 0.5],
  ] as const) {
    flat(context, oval(12, 22, radius), [0.9, 0.14, 190], alpha);
  }
  flat(context, oval(12, 22, 3.8, 4.2), [0.97, 0.07, 170]);
  round(
    context,
    'M 78 58 C 88 44 97 44 98 52 C 95 60 95 66 98 74 C 94 82 86 76 78 66 Z',
    shift(colour, 0.05),
  );
  round(context, 'M 52 32 C 58 20 72 22 74 34 L 68 42 Z', shift(colour, 0.05));
  const body =
    'M 12 48 C 18 30 48 24 66 36 C 78 44 84 54 84 62 C 82 78 66 92 42 91 C 20 90 8 78 10 66 C 10 60 10 54 12 48 Z';
  round(context, body, colour);
  inside(context, body, (c) =>
    flat(c, 'M 4 56 C 20 58 36 58 48 60 C 44 74 26 82 4 78 Z', [0.3, 0.1, 350]),
  );
  for (const [x, tall] of [
    [14, 6],
    [22, 9],
    [31, 8],
    [40, 6],
  ] as const) {
    flat(context, `M ${x - 3} 57.5 L ${x + 3} 58.5 L ${x} ${58 + tall} Z`, CREAM);
  }
  for (const [x, y, tall] of [
    [17, 78, 9],
    [26, 77, 8],
    [35, 73, 7],
  ] as const) {
    flat(context, `M ${x - 3} ${y + 1} L ${x + 3} ${y - 1} L ${x} ${y - tall} Z`, CREAM);
  }
  round(context, 'M 54 66 C 64 60 72 66 70 74 C 64 80 56 76 54 66 Z', shift(colour, 0.06));
  flat(context, oval(34, 45, 6), WHITE);
  eye(context, 32.5, 45.5, 3);
}

function hermitCrab(context: Canvas2D, colour: Colour): void {
  for (const leg of [
    'M 40 78 C 34 84 32 90 28 97',
    'M 48 80 C 44 88 44 92 42 97',
    'M 56 82 C 56 90 58 92 58 97',
  ]) {
    tube(context, leg, 5, shift(colour, -0.04));
  }
  const shell: Colour = [0.83, 0.07, 70];
  round(context, 'M 36 72 C 30 44 50 20 76 24 C 94 28 98 48 90 62 C 82 80 52 90 36 72 Z', shell);
  line(context, 'M 46 40 C 62 46 72 62 70 80', 2.4, shift(shell, -0.14));
  line(context, 'M 58 28 C 76 36 86 50 84 70', 2.4, shift(shell, -0.14));
  line(context, 'M 74 25 C 86 32 92 42 92 54', 2.2, shift(shell, -0.14));
  flat(context, 'M 36 72 C 34 58 40 46 48 42 C 54 56 54 70 48 80 Z', shift(shell, -0.28));
  for (const [x, y] of [
    [26, 50],
    [36, 46],
  ] as const) {
    line(context, `M ${x + 5} 66 L ${x} ${y}`, 2.4, colour);
    flat(context, oval(x, y - 2, 4.4), WHITE);
    eye(context, x - 1, y - 2, 2.3);
  }
  round(context, 'M 20 74 C 20 62 32 58 42 60 C 52 64 52 80 42 84 C 30 88 20 84 20 74 Z', colour);
  round(
    context,
    'M 22 80 C 12 80 4 88 6 95 C 12 99 16 94 16 92 C 20 96 28 94 30 88 Z',
    shift(colour, 0.03),
  );
  line(context, 'M 26 76 Q 30 79 34 76', 1.4, shift(colour, -0.3));
}

function axolotl(context: Canvas2D, colour: Colour): void {
  const gill: Colour = [0.62, 0.2, 8];
  tube(context, 'M 70 76 C 78 80 80 86 76 92', 6, shift(colour, -0.03));
  round(context, 'M 72 66 C 84 50 97 46 99 54 C 98 68 88 82 66 84 Z', shift(colour, 0.04));
  for (const gillsOn of [
    'M 22 48 C 14 42 10 34 4 32',
    'M 20 56 C 12 54 8 50 2 52',
    'M 22 64 C 14 64 10 68 4 70',
    'M 56 44 C 60 36 62 28 70 26',
    'M 60 52 C 66 46 70 42 77 42',
    'M 60 60 C 66 58 70 58 76 60',
  ]) {
    line(context, gillsOn, 5.5, gill);
    line(context, gillsOn, 2.2, shift(gill, 0.14));
  }
  round(context, 'M 44 58 C 60 54 78 60 86 68 C 84 82 66 90 48 88 C 40 84 38 68 44 58 Z', colour);
  for (const leg of ['M 46 84 C 44 90 40 92 36 95', 'M 60 84 C 62 90 62 92 60 96'])
    tube(context, leg, 7, colour);
  round(
    context,
    'M 14 58 C 14 42 28 36 41 36 C 54 36 68 42 67 58 C 66 72 54 77 40 77 C 26 77 14 72 14 58 Z',
    colour,
  );
  eye(context, 24, 54, 2.7);
  eye(context, 55, 54, 2.7);
  line(context, 'M 28 62 Q 40 70 52 62', 1.8, shift(gill, -0.22));
  flat(context, oval(21, 63, 4, 2.6), gill, 0.4);
  flat(context, oval(59, 63, 4, 2.6), gill, 0.4);
}

function tadpole(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 40 46 C 60 34 70 58 82 50 C 90 44 96 44 99 50 C 94 54 90 66 78 68 C 66 70 58 66 42 68 Z',
    shift(colour, 0.08),
  );
  round(
    context,
    'M 6 56 C 6 40 22 34 36 36 C 52 38 60 48 58 58 C 56 72 40 78 26 76 C 12 74 6 68 6 56 Z',
    colour,
  );
  flat(context, 'M 8 62 C 16 72 36 76 52 68 C 42 78 16 80 8 62 Z', shift(colour, 0.2, 0.8));
  flat(context, oval(22, 50, 5.6), WHITE);
  eye(context, 20.5, 50.5, 3.2);
  line(context, 'M 10 62 Q 15 67 21 64', 1.6, INK);
}

export const SEA_ANIMALS: PropFamily = {
  '@seahorse': (context, colour) => seahorse(context, colour ?? [0.78, 0.16, 72]),
  '@mantaray': (context, colour) => ray(context, colour ?? [0.45, 0.07, 255], true),
  '@stingray': (context, colour) => ray(context, colour ?? [0.68, 0.07, 70], false),
  '@clownfish': (context, colour) => clownfish(context, colour ?? ORANGE),
  '@betta': (context, colour) => veilFish(context, colour ?? [0.5, 0.2, 280]),
  '@goldfish': (context, colour) => veilFish(context, colour ?? [0.76, 0.17, 58]),
  '@koi': (context, colour) => koi(context, colour ?? [0.66, 0.2, 40]),
  '@anglerfish': (context, colour) => anglerfish(context, colour ?? [0.42, 0.07, 285]),
  '@hermitcrab': (context, colour) => hermitCrab(context, colour ?? [0.64, 0.2, 30]),
  '@axolotl': (context, colour) => axolotl(context, colour ?? [0.85, 0.085, 5]),
  '@tadpole': (context, colour) => tadpole(context, colour ?? [0.42, 0.05, 130]),
};
