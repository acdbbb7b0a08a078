import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import { line, round } from './form.ts';

/** A wing of three rows of feathers that is lifted, its root at x 50 and y 50. */
export function featheredWing(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 44 52 C 40 34 52 12 84 2 C 98 -2 99 6 95 12 C 99 14 98 22 92 25 C 95 28 92 35 86 37 C 88 41 84 46 78 47 C 76 54 62 60 52 58 C 47 58 45 56 44 52 Z',
    shift(colour, -0.05),
  );
  for (const quill of ['M 66 32 L 92 12', 'M 66 37 L 89 25', 'M 64 43 L 83 37', 'M 62 48 L 76 47'])
    line(context, quill, 1.3, shift(colour, -0.16));
  round(
    context,
    'M 44 52 C 40 36 50 18 72 8 C 78 12 76 18 72 22 C 76 26 72 32 68 34 C 70 40 64 44 60 46 C 58 54 46 58 44 52 Z',
    colour,
  );
}
