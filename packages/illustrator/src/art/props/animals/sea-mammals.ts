import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, spots, tube, WHITE } from './form.ts';

const NIGHT: Colour = [0.29, 0.03, 280];

/** The body of a small whale, with its flukes raised behind. */
const WHALE =
  'M 4 60 C 6 42 26 34 46 36 C 64 38 76 46 84 40 C 88 36 90 32 91 28 C 97 36 96 50 88 60 C 78 74 58 84 36 82 C 16 80 4 74 4 60 Z';

function flukes(context: Canvas2D, colour: Colour): void {
  round(context, 'M 92 34 C 84 26 76 26 74 16 C 84 14 91 20 93 28 Z', colour);
  round(context, 'M 89 32 C 92 20 96 12 100 10 C 102 20 100 30 94 36 Z', shift(colour, -0.04));
}

function orca(context: Canvas2D, colour: Colour): void {
  flukes(context, colour);
  round(context, 'M 46 40 C 50 22 56 12 62 8 C 64 20 66 32 68 44 Z', colour);
  round(context, WHALE, colour);
  inside(context, WHALE, (c) => {
    flat(
      c,
      'M 2 64 C 14 70 30 68 44 68 C 56 68 62 60 72 64 C 70 76 60 90 30 88 C 12 86 2 78 2 64 Z',
      WHITE,
    );
    flat(c, oval(30, 51, 9, 5, -14), WHITE);
    flat(c, 'M 56 44 C 64 44 72 48 76 54 C 70 54 62 52 56 44 Z', [0.75, 0.01, 270], 0.6);
  });
  round(context, 'M 40 68 C 50 72 56 84 54 94 C 44 92 36 84 34 74 Z', shift(colour, 0.04));
  eye(context, 20, 56, 2.4, [0.16, 0.01, 280]);
  line(context, 'M 5 64 C 10 67 16 67 21 64', 1.3, shift(colour, -0.1));
}

function narwhal(context: Canvas2D, colour: Colour): void {
  flukes(context, colour);
  tube(context, 'M 20 50 L 3 12', 3.4, [0.92, 0.05, 90]);
  for (let i = 0; i < 5; i++)
    line(
      context,
      `M ${6.4 + i * 2.7} ${18 + i * 6} L ${4.6 + i * 3} ${22 + i * 6}`,
      1,
      [0.76, 0.07, 80],
    );
  round(context, WHALE, colour);
  inside(context, WHALE, (c) => {
    flat(c, 'M 2 66 C 20 72 44 72 66 66 C 66 80 48 92 24 88 C 10 86 2 78 2 66 Z', WHITE, 0.9);
    spots(c, shift(colour, -0.14), [
      [40, 44, 2.4],
      [48, 50, 2],
      [54, 44, 2.2],
      [60, 52, 2.4],
      [68, 50, 2],
      [76, 54, 2],
      [50, 58, 1.6],
      [84, 48, 1.8],
    ]);
  });
  round(context, 'M 40 70 C 50 74 54 84 52 92 C 42 90 36 84 34 76 Z', shift(colour, -0.05));
  eye(context, 24, 57, 3);
  line(context, 'M 8 65 C 13 69 19 69 24 65', 1.5, shift(colour, -0.25));
  flat(context, oval(28, 65, 4, 2.6), [0.75, 0.13, 15], 0.45);
}

function beluga(context: Canvas2D, colour: Colour): void {
  flukes(context, colour);
  round(context, WHALE, colour);
  round(context, 'M 6 52 C 4 36 20 28 32 36 C 38 42 34 54 26 58 Z', colour);
  round(context, 'M 40 68 C 50 72 54 82 52 91 C 42 89 36 83 34 75 Z', shift(colour, -0.05));
  eye(context, 24, 58, 2.8);
  line(context, 'M 6 64 C 12 69 19 69 24 65', 1.5, shift(colour, -0.3));
  flat(context, oval(29, 65, 4, 2.6), [0.75, 0.13, 15], 0.4);
}

function walrus(context: Canvas2D, colour: Colour): void {
  round(context, 'M 78 84 C 88 76 97 80 99 88 C 98 96 88 98 78 96 Z', shift(colour, -0.08));
  round(
    context,
    'M 16 66 C 14 42 30 26 46 30 C 64 34 82 58 90 84 C 90 96 76 98 58 98 L 30 98 C 18 96 16 82 16 66 Z',
    colour,
  );
  for (const fold of ['M 58 48 C 52 60 52 70 56 80', 'M 68 58 C 64 68 64 76 66 84'])
    line(context, fold, 1.6, shift(colour, -0.09));
  round(
    context,
    'M 40 76 C 50 80 54 94 46 100 L 28 100 C 28 90 32 80 40 76 Z',
    shift(colour, -0.06),
  );
  round(
    context,
    'M 12 42 C 12 22 28 12 40 14 C 54 16 64 28 62 44 C 60 60 48 68 36 68 C 22 66 12 58 12 42 Z',
    colour,
  );
  for (const x of [27, 43]) {
    round(
      context,
      `M ${x - 4} 58 L ${x + 4} 58 C ${x + 4} 72 ${x + 2} 82 ${x} 86 C ${x - 3} 82 ${x - 4} 70 ${x - 4} 58 Z`,
      CREAM,
    );
  }
  for (const x of [26, 44]) round(context, oval(x, 52, 13, 10.6), shift(colour, 0.13, 0.8));
  flat(
    context,
    'M 35 38 C 41 37 43 40 42 43 C 40 46 37 47 35 47 C 33 47 30 46 28 43 C 27 40 29 37 35 38 Z',
    INK,
  );
  spots(context, shift(colour, -0.2), [
    [20, 51, 1],
    [24, 55, 1],
    [28, 51, 1],
    [42, 51, 1],
    [46, 55, 1],
    [50, 51, 1],
  ]);
  eye(context, 23, 33, 3);
  eye(context, 48, 33, 3);
}

function manatee(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 78 58 C 88 50 96 50 99 56 C 100 66 96 76 88 80 C 82 76 78 68 78 58 Z',
    shift(colour, -0.05),
  );
  round(
    context,
    'M 6 62 C 6 42 30 34 52 36 C 70 38 82 50 86 62 C 82 78 64 88 42 86 C 22 86 6 78 6 62 Z',
    colour,
  );
  round(context, 'M 40 74 C 48 78 52 88 48 94 C 40 94 34 86 34 78 Z', shift(colour, -0.06));
  round(
    context,
    'M 3 66 C 3 56 12 52 20 55 C 26 60 26 72 20 77 C 10 80 3 74 3 66 Z',
    shift(colour, 0.06),
  );
  for (const y of [62, 67]) flat(context, oval(8, y, 1.2), shift(colour, -0.2));
  line(context, 'M 7 73 C 12 76 17 75 21 72', 1.4, shift(colour, -0.24));
  eye(context, 30, 56, 2.7);
  for (const fold of ['M 40 42 C 38 46 38 50 40 54', 'M 47 40 C 45 44 45 48 47 52'])
    line(context, fold, 1.3, shift(colour, -0.07));
}

export const SEA_MAMMALS: PropFamily = {
  '@orca': (context, colour) => orca(context, colour ?? NIGHT),
  '@narwhal': (context, colour) => narwhal(context, colour ?? [0.7, 0.045, 250]),
  '@beluga': (context, colour) => beluga(context, colour ?? [0.94, 0.012, 240]),
  '@walrus': (context, colour) => walrus(context, colour ?? [0.58, 0.08, 42]),
  '@manatee': (context, colour) => manatee(context, colour ?? [0.66, 0.02, 255]),
};
