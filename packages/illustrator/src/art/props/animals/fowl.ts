import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, line, marked, oval, round, tube, WHITE } from './form.ts';

const LEG: Colour = [0.66, 0.15, 25];
export const COMB: Colour = [0.58, 0.22, 25];
const BILL: Colour = [0.78, 0.16, 75];

/** Thin legs with three toes each. */
export function feet(
  context: Canvas2D,
  places: readonly number[],
  top: number,
  colour: Colour,
): void {
  for (const x of places) {
    tube(context, `M ${x} ${top} L ${x} 95`, 3, colour);
    for (const toe of [-8, -2, 5]) line(context, `M ${x} 95 L ${x + toe} 99`, 2.6, colour);
  }
}

/** A city pigeon: grey, with a shining neck and two bars on its wing. */
function pigeon(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.22);
  round(context, 'M 70 54 L 99 66 L 97 76 L 72 76 Z', dark);
  feet(context, [46, 57], 80, LEG);
  const body =
    'M 34 14 C 44 12 49 20 48 30 C 56 36 74 42 82 58 C 86 68 78 82 60 86 C 42 88 26 76 26 56 C 26 46 27 40 28 34 C 24 24 26 16 34 14 Z';
  marked(context, body, colour, (c) => {
    flat(c, 'M 22 30 L 52 28 C 50 40 46 50 36 54 L 22 52 Z', [0.56, 0.11, 165], 0.75);
    flat(c, 'M 22 44 C 32 46 42 44 48 36 C 50 48 42 58 26 58 Z', [0.55, 0.13, 320], 0.6);
  });
  const wing = 'M 46 46 C 62 40 82 52 93 70 C 80 78 58 80 50 70 C 45 62 43 53 46 46 Z';
  marked(context, wing, shift(colour, 0.07), (c) => {
    line(c, 'M 66 44 C 72 54 72 66 64 80', 3.6, dark);
    line(c, 'M 76 50 C 82 58 82 68 76 80', 3.6, dark);
  });
  round(context, 'M 26 25 C 20 25 14 28 13 31 C 18 32 24 32 28 30 Z', [0.45, 0.02, 280]);
  flat(context, oval(26.4, 25, 2.6, 2), WHITE);
  flat(context, oval(35, 22, 3.8), [0.68, 0.19, 45]);
  eye(context, 35, 22, 1.9);
}

/** A whole hen from the side. */
function hen(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 70 52 C 74 36 84 26 95 24 C 94 32 99 38 98 46 C 96 62 84 70 74 70 Z',
    shift(colour, -0.06),
  );
  feet(context, [50, 62], 84, BILL);
  for (const [x, y] of [
    [27, 10],
    [34, 7],
    [41, 10],
  ] as const)
    round(context, oval(x, y, 5, 6), COMB);
  const body =
    'M 32 12 C 42 10 48 18 48 30 C 56 44 70 44 82 46 C 92 58 86 84 62 89 C 38 92 22 76 24 54 C 26 42 24 34 22 28 C 20 18 24 13 32 12 Z';
  round(context, body, colour);
  round(
    context,
    'M 46 52 C 58 48 78 54 84 66 C 76 76 58 78 50 70 C 44 64 43 57 46 52 Z',
    shift(colour, -0.07),
  );
  line(context, 'M 56 72 C 64 73 74 71 80 66', 1.6, shift(colour, -0.2));
  round(context, 'M 24 22 C 16 22 9 26 7 30 C 14 32 20 32 26 30 Z', BILL);
  round(context, 'M 24 32 C 28 34 29 42 25 45 C 20 45 19 36 24 32 Z', COMB);
  eye(context, 33, 22, 2.8);
  flat(context, oval(37, 29, 3, 2), [0.75, 0.12, 20], 0.5);
}

export const FOWL: PropFamily = {
  '@pigeon': (context, colour) => pigeon(context, colour ?? [0.66, 0.03, 255]),
  '@hen': (context, colour) => hen(context, colour ?? [0.62, 0.12, 50]),
};
