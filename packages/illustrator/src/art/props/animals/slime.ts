import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, inside, line, oval, round } from './form.ts';

const SLIME: Colour = [0.76, 0.17, 150];

/** A glossy blob, as in video games. */
function bareSlime(context: Canvas2D, colour: Colour): void {
  const blob =
    'M 50 8 C 58 26 92 40 96 74 C 98 92 84 99 50 99 C 16 99 2 92 4 74 C 8 40 42 26 50 8 Z';
  round(context, blob, colour);
  inside(context, blob, (c) => {
    flat(c, oval(50, 104, 46, 22), shift(colour, -0.1), 0.5);
    flat(c, oval(28, 52, 9, 15, 32), shift(colour, 0.2, 0.5), 0.7);
    for (const [x, y, r] of [
      [76, 88, 4],
      [82, 78, 2.6],
      [22, 86, 3],
    ] as const)
      flat(c, oval(x, y, r), shift(colour, 0.14, 0.7), 0.7);
  });
}

/** The same, with a smile. */
function slime(context: Canvas2D, colour: Colour): void {
  bareSlime(context, colour);
  for (const x of [36, 64]) eye(context, x, 62, 6);
  line(context, 'M 38 77 Q 50 87 62 77', 2.4, INK);
  for (const x of [25, 75]) flat(context, oval(x, 75, 5.4, 3.4), [0.74, 0.16, 10], 0.45);
}

export const SLIMES: PropFamily = {
  '@bareslime': (context, colour) => bareSlime(context, colour ?? SLIME),
  '@slime': (context, colour) => slime(context, colour ?? SLIME),
};
