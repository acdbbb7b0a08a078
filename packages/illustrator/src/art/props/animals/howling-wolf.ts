import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { flat, INK, inside, line, oval, round } from './form.ts';

const GREY: Colour = [0.58, 0.03, 275];
const THROAT: Colour = [0.46, 0.14, 18];

const BODY =
  'M 56 20 C 64 34 76 54 81 74 C 84 88 77 97 64 98 L 46 98 C 44 82 36 72 33 58 C 31 47 32 40 36 32 Z';
const LOWER_JAW = 'M 39 34 L 25.5 15.5 C 24.5 12.5 26.5 11.5 28.5 13 L 42 25 Z';
const SKULL =
  'M 36 33 L 36.5 24 L 28 5 C 27 0.5 33 -1 35.5 1.5 L 44.5 9 C 51 8.5 58 12 60 20 C 61 28 54 37 46 38 Z';

/** The head laid back, its mouth open towards the sky. */
function head(context: Canvas2D, colour: Colour): void {
  round(context, 'M 52 13 C 60 6 68 5 75 8 C 73 18 66 26 57 27 Z', shift(colour, -0.1));
  flat(context, 'M 36 26 L 27.5 12 L 30 5 L 42 22 Z', THROAT);
  round(context, LOWER_JAW, shift(colour, 0.12));
  round(context, SKULL, colour);
  inside(context, SKULL, (c) => {
    flat(c, 'M 36 34 L 36 22 L 27 3 L 30 2 L 40 20 C 44 26 46 32 44 39 Z', shift(colour, 0.2));
  });
  flat(context, oval(31.5, 1.6, 3.4, 2.8, -30), INK);
  line(context, 'M 41.5 17.5 C 42.5 20.5 46 21 48 18.5', 1.7, INK);
  round(context, 'M 55 15 C 60 9 66 8 71 9.5 C 69 17 64 23 58 24 Z', shift(colour, -0.03));
}

/** A wolf that sits and howls, seen from its side. */
function howlingWolf(context: Canvas2D, colour: Colour): void {
  const pale = shift(colour, 0.24, 0.7);
  const tail = 'M 66 88 C 78 82 86 88 92 74 C 101 84 99 98 82 99 L 62 98 Z';
  round(context, tail, shift(colour, -0.05));
  inside(context, tail, (c) => flat(c, oval(95, 78, 7, 9), pale));
  round(
    context,
    'M 46 60 L 57 60 L 55 94 C 56 97 55 98.5 52 98.5 L 44 98.5 Z',
    shift(colour, -0.1),
  );
  round(context, BODY, colour);
  inside(context, BODY, (c) => {
    flat(c, 'M 60 20 C 70 36 80 54 84 76 L 92 60 L 76 20 Z', shift(colour, -0.08), 0.6);
    flat(c, 'M 30 30 L 44 34 L 41 42 L 46 47 L 41 52 L 45 58 L 39 61 L 41 68 L 30 70 Z', pale);
  });
  round(context, oval(65, 82, 16, 16.5), shift(colour, 0.01));
  round(context, 'M 58 92 C 52 91 48 94 48.5 98.6 L 70 98.6 L 70 94 Z', pale);
  round(context, 'M 35 58 L 47 60 L 46 92 L 47 98.6 L 34 98.6 C 33.5 95 35.5 93 37 92 Z', colour);
  flat(context, 'M 34.2 98.6 C 33.5 94.5 36 92.5 40 92.5 C 45 92.5 47 95 47 98.6 Z', pale);
  for (const x of [38.5, 42.5]) line(context, `M ${x} 95.5 L ${x} 98`, 0.9, shift(colour, -0.2));
  head(context, colour);
}

export const HOWLING_WOLF: PropFamily = {
  '@howlingwolf': (context, colour) => howlingWolf(context, colour ?? GREY),
};
