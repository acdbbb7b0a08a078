import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, inside, oval, round, WHITE } from './form.ts';

const BILL: Colour = [0.76, 0.17, 55];
const BODY =
  'M 8 58 C 10 42 28 36 50 38 C 74 40 92 50 97 64 C 94 77 70 81 46 80 C 26 79 10 74 8 58 Z';

/** A penguin on its belly that looks to the left, the feet behind it and a flipper up. */
function slidingPenguin(context: Canvas2D, colour: Colour): void {
  round(context, 'M 86 62 C 92 54 100 54 100 58 C 98 64 96 68 90 70 Z', BILL);
  round(context, 'M 86 70 C 94 66 100 68 99 73 C 96 77 90 77 86 76 Z', shift(BILL, -0.05));
  round(context, BODY, colour);
  inside(context, BODY, (c) =>
    flat(c, 'M 4 66 C 26 60 60 66 90 64 C 98 66 98 84 80 86 L 10 88 Z', WHITE),
  );
  round(context, oval(24, 44, 19, 19), colour);
  flat(context, oval(20, 49, 12, 11), WHITE);
  round(context, 'M 11 47 L 1 52 C 2 55 6 56 12 54 Z', BILL);
  eye(context, 19, 44, 2.9);
  flat(context, oval(25, 53, 3.4, 2.2), [0.75, 0.13, 15], 0.5);
  round(
    context,
    'M 42 54 C 48 40 62 28 80 24 C 80 38 68 54 54 62 C 48 62 42 60 42 54 Z',
    shift(colour, 0.05),
  );
}

export const SLIDING_PENGUIN: PropFamily = {
  '@slidingbird': (context, colour) => slidingPenguin(context, colour ?? [0.36, 0.11, 290]),
};
