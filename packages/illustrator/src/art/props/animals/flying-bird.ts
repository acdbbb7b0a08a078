import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, inside, oval, round } from './form.ts';

const BLUE: Colour = [0.62, 0.13, 245];
const BELLY: Colour = [0.93, 0.03, 80];
const BILL: Colour = [0.8, 0.16, 75];

/**
 * A songbird in flight, seen from the side, its legs drawn in: the glyph of a bird stands on them. The wings that beat are
 * drawn where it flies.
 */
function flyingBird(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 70 48 L 98 40 C 97 46 95 50 91 53 L 99 58 C 90 63 78 63 68 58 Z',
    shift(colour, -0.09),
  );
  round(context, 'M 18 39 L 4 45 C 3 46.5 5 48 7 48 L 20 48 Z', BILL);
  const body =
    'M 15 42 C 15 30 25 25 34 28 C 48 32 64 40 80 50 C 74 64 54 72 38 66 C 24 61 15 54 15 42 Z';
  round(context, body, colour);
  inside(context, body, (inner) => flat(inner, oval(34, 68, 28, 15, 8), BELLY, 0.9));
  eye(context, 26, 40, 3);
}

export const FLYING_BIRD: PropFamily = {
  '@flyingbird': (context, colour) => flyingBird(context, colour ?? BLUE),
};
