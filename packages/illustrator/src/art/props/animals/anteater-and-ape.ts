import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, line, oval, round, tube } from './form.ts';
import { drawFourLegged } from './four-legged.ts';

/** A coarse grey coat with a black band, a long snout and a great tail. */
function anteater(context: Canvas2D, colour: Colour): void {
  const dark: Colour = [0.3, 0.02, 280];
  round(
    context,
    'M 74 54 C 88 42 99 50 99 66 C 99 82 94 92 88 94 C 84 86 86 76 72 72 Z',
    shift(colour, -0.06),
  );
  for (const hair of [
    'M 84 56 C 90 64 92 76 90 88',
    'M 78 60 C 86 66 89 74 88 84',
    'M 91 56 C 95 64 95 76 93 86',
  ])
    line(context, hair, 1.5, shift(colour, -0.16));
  drawFourLegged(context, {
    colour,
    trunk: [30, 46, 82, 76],
    legWidth: 8.6,
    tail: 'none',
    socks: [dark, 8],
    marks: [
      (c) => {
        flat(c, 'M 24 66 C 40 64 52 56 64 46 L 70 48 C 58 64 44 76 24 80 Z', CREAM);
        flat(c, 'M 24 69 C 42 67 54 58 65 48 L 68 50 C 56 64 42 74 24 78 Z', dark);
      },
    ],
    head: { box: [0, 0, 1], draw: () => undefined },
  });
  round(context, 'M 34 44 C 33 37 38 34 41 37 C 43 41 42 46 39 49 Z', shift(colour, -0.06));
  round(
    context,
    'M 48 56 C 46 44 34 42 27 48 C 20 56 10 68 3 80 C 1 84 4 87 8 85 C 18 78 28 74 38 72 C 46 68 49 62 48 56 Z',
    shift(colour, 0.05),
  );
  line(context, 'M 3 85 C 0 90 4 94 8 92', 2, [0.66, 0.16, 15]);
  flat(context, oval(4.6, 82.6, 2.6, 2.2, -40), dark);
  eye(context, 27.6, 57, 2.7);
}

/** A chimpanzee that sits, with a bare face and large ears. */
function chimpanzee(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.76, 0.07, 58];
  for (const x of [30, 70]) round(context, oval(x, 93, 14, 7), skin);
  round(
    context,
    'M 50 46 C 68 46 78 64 78 80 C 78 94 66 98 50 98 C 34 98 22 94 22 80 C 22 64 32 46 50 46 Z',
    colour,
  );
  flat(context, oval(50, 78, 15, 17), shift(colour, 0.08));
  tube(context, 'M 30 58 C 18 68 18 80 28 88', 11, colour);
  tube(context, 'M 70 58 C 82 68 82 80 72 88', 11, colour);
  for (const x of [29, 71]) round(context, oval(x, 89, 6.6, 5.6), skin);
  for (const x of [19, 81]) {
    round(context, oval(x, 30, 10, 11), skin);
    flat(context, oval(x, 31, 5.6, 6.6), shift(skin, -0.1));
  }
  round(
    context,
    'M 50 2 C 70 2 80 16 78 32 C 76 52 64 60 50 60 C 36 60 24 52 22 32 C 20 16 30 2 50 2 Z',
    colour,
  );
  flat(
    context,
    'M 50 18 C 56 12 70 14 72 26 C 73 34 70 38 68 42 C 68 54 60 58 50 58 C 40 58 32 54 32 42 C 30 38 27 34 28 26 C 30 14 44 12 50 18 Z',
    skin,
  );
  round(context, oval(50, 47, 18, 12), shift(skin, 0.05));
  for (const x of [46.4, 53.6]) flat(context, oval(x, 40, 1.8, 1.4), [0.4, 0.06, 45]);
  line(context, 'M 38 48 C 44 55 56 55 62 48', 1.9, INK);
  for (const x of [40, 60]) {
    eye(context, x, 28, 3.6);
    line(context, `M ${x - 5} 20 Q ${x} 18 ${x + 5} 20`, 2.2, shift(skin, -0.18));
  }
}

export const ANTEATER_AND_APE: PropFamily = {
  '@anteater': (context, colour) => anteater(context, colour ?? [0.56, 0.03, 65]),
  '@chimpanzee': (context, colour) => chimpanzee(context, colour ?? [0.33, 0.03, 45]),
};
