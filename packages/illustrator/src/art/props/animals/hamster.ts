import type { Canvas2D } from '../../../canvas.ts';
import type { Colour } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, line, marked, oval, round, tube, WHITE } from './form.ts';
import type { Coat } from './four-legged.ts';

const FUR: Colour = [0.8, 0.12, 65];
const PINK: Colour = [0.83, 0.09, 15];

function hamsterHead(context: Canvas2D, colour: Colour): void {
  for (const [x, side] of [
    [24, -1],
    [76, 1],
  ] as const) {
    round(context, oval(x, 25, 11, 12, side * 20), colour);
    flat(context, oval(x, 26, 6.4, 7.4, side * 20), PINK);
  }
  const face =
    'M 50 16 C 72 16 84 30 86 48 C 98 58 98 78 84 84 C 72 92 60 90 50 90 C 40 90 28 92 16 84 C 2 78 2 58 14 48 C 16 30 28 16 50 16 Z';
  marked(context, face, colour, (c) => {
    flat(c, oval(18, 72, 19, 18), WHITE, 0.95);
    flat(c, oval(82, 72, 19, 18), WHITE, 0.95);
    flat(c, oval(50, 78, 20, 17), WHITE, 0.95);
    flat(c, 'M 44 14 L 56 14 L 52 40 L 48 40 Z', WHITE, 0.7);
  });
  for (const x of [33, 67]) eye(context, x, 50, 5.4);
  flat(context, oval(50, 63, 4.4, 3.2), [0.68, 0.15, 12]);
  line(context, 'M 43 71 C 45 75 49 74 50 67 C 51 74 55 75 57 71', 1.7, INK);
  for (const x of [22, 78]) flat(context, oval(x, 66, 6, 4), [0.76, 0.13, 20], 0.5);
}

/** Sits upright, its paws before the chest. */
function hamster(context: Canvas2D, colour: Colour): void {
  const body =
    'M 50 40 C 76 40 90 62 88 82 C 86 97 70 99 50 99 C 30 99 14 97 12 82 C 10 62 24 40 50 40 Z';
  for (const x of [30, 70]) round(context, oval(x, 97, 11, 4.6), PINK);
  marked(context, body, colour, (c) => flat(c, oval(50, 84, 25, 24), WHITE));
  context.save();
  context.translate(0.15, -0.01);
  context.scale(0.7, 0.7);
  hamsterHead(context, colour);
  context.restore();
  for (const side of [-1, 1]) {
    tube(
      context,
      `M ${50 + side * 24} 66 C ${50 + side * 22} 74 ${50 + side * 16} 77 ${50 + side * 8} 76`,
      8,
      colour,
    );
    round(context, oval(50 + side * 7, 76, 4.6, 4), PINK);
  }
}

export const HAMSTERS: PropFamily = {
  '@hamster': (context, colour) => hamster(context, colour ?? FUR),
  '@hamster-face': (context, colour) => hamsterHead(context, colour ?? FUR),
};

/** What the puppet needs to know, by glyph. */
export const HAMSTER_COATS: Readonly<Record<string, Coat>> = {
  '@hamster': {
    main: FUR,
    belly: WHITE,
    hand: PINK,
    foot: PINK,
    tail: 'tuft',
    eyes: [
      [0.381, 0.34, 0.038],
      [0.619, 0.34, 0.038],
    ],
  },
};
