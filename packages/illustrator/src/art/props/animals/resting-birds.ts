import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, inside, line, oval, round, tube, WHITE } from './form.ts';

/** Birds that the art pack has in flight alone, with their wings folded. They look to the left. */

const BILL: Colour = [0.82, 0.17, 85];
const PINK: Colour = [0.7, 0.13, 20];

function feet(context: Canvas2D, x: number, top: number, colour: Colour): void {
  for (const at of [x, x + 13]) {
    tube(context, `M ${at} ${top} L ${at} 95`, 5, colour);
    for (const toe of [-8, -2, 4]) tube(context, `M ${at} 95 L ${at + toe} 98`, 3.4, colour);
  }
}

/** A bald eagle: a white head and tail, a hooked bill, feathers down to its feet. */
function eagleAtRest(context: Canvas2D, colour: Colour): void {
  round(context, 'M 66 70 L 90 92 C 84 99 74 98 64 86 Z', WHITE);
  feet(context, 45, 84, BILL);
  const body =
    'M 40 30 C 56 22 72 34 76 54 C 80 72 74 86 60 90 C 50 93 42 92 38 86 C 30 72 32 46 40 30 Z';
  round(context, body, colour);
  for (const x of [43, 56]) round(context, oval(x + 1, 84, 8, 9), shift(colour, -0.04));
  round(context, 'M 56 42 C 74 44 84 66 80 90 C 64 84 52 66 56 42 Z', shift(colour, -0.07));
  for (const feather of ['M 62 56 C 66 66 72 74 78 80', 'M 60 64 C 63 72 68 78 74 83'])
    line(context, feather, 1.6, shift(colour, 0.06));
  const head =
    'M 36 12 C 48 4 64 12 65 26 C 66 36 68 40 64 46 L 57 41 L 52 48 L 46 42 L 40 47 L 35 40 C 30 32 28 18 36 12 Z';
  round(context, head, WHITE);
  round(context, 'M 34 18 C 22 16 12 22 13 36 C 18 33 24 32 33 31 Z', BILL);
  line(context, 'M 18 28 C 23 26 28 26 34 26', 1.3, shift(BILL, -0.2));
  eye(context, 42, 22, 3.2);
  line(context, 'M 35 16.5 L 46 19', 2.6, shift(colour, -0.1));
}

/** A dove: a round breast, a small head, the tail behind. */
function doveAtRest(context: Canvas2D, colour: Colour): void {
  round(context, 'M 64 66 L 97 80 C 94 88 82 90 66 84 Z', shift(colour, -0.06));
  feet(context, 44, 82, PINK);
  const body =
    'M 34 18 C 46 10 58 18 58 32 C 60 44 76 50 84 66 C 84 82 62 90 46 86 C 30 82 26 66 31 50 C 32 40 26 28 34 18 Z';
  round(context, body, colour);
  inside(context, body, (c) => flat(c, oval(36, 74, 16, 18), shift(colour, 0.05), 0.5));
  round(context, 'M 52 50 C 68 46 86 58 92 74 C 76 82 54 76 52 50 Z', shift(colour, -0.04));
  for (const feather of ['M 62 60 C 70 66 78 71 87 73', 'M 58 65 C 66 71 73 75 80 76'])
    line(context, feather, 1.5, shift(colour, -0.14));
  round(context, 'M 31 27 L 18 31 C 17 33 19 34 21 34 L 31 34 Z', PINK);
  eye(context, 40, 27, 2.9);
}

export const RESTING_BIRDS: PropFamily = {
  '@restingeagle': (context, colour) => eagleAtRest(context, colour ?? [0.42, 0.07, 50]),
  '@restingdove': (context, colour) => doveAtRest(context, colour ?? WHITE),
};
