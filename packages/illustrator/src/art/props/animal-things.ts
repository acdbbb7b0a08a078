import type { Canvas2D } from '../../canvas.ts';
import { type Colour, shift } from '../../math/colour.ts';
import { flat, inside, line, oval, round, tube, WHITE } from './animals/form.ts';
import type { PropFamily } from './brush.ts';

const CHINA: Colour = [0.9, 0.03, 240];
const GREEN: Colour = [0.72, 0.13, 130];
const TWIG: Colour = [0.46, 0.07, 52];
const ASH: Colour = [0.56, 0.012, 280];
const EMBER: Colour = [0.72, 0.19, 45];
const STRAP: Colour = [0.55, 0.2, 25];
const STAVE: Colour = [0.6, 0.09, 58];
const WATER: Colour = [0.82, 0.09, 215];

/** A shallow dish with milk in it. */
function saucer(context: Canvas2D, colour: Colour): void {
  round(context, 'M 2 40 C 8 78 30 92 50 92 C 70 92 92 78 98 40 Z', colour);
  round(context, oval(50, 40, 48, 17), shift(colour, 0.03));
  flat(context, oval(50, 41, 42, 13.5), shift(colour, -0.14));
  flat(context, oval(50, 45, 36, 9.5), WHITE);
}

/** A single golden French fry. */
function fry(context: Canvas2D, colour: Colour): void {
  round(context, 'M 2 46 C 30 42 70 40 98 44 L 99 58 C 70 55 30 57 3 61 Z', colour);
  flat(context, 'M 4 48 C 30 44 70 42 96 46 L 96 49 C 70 46 30 48 4 52 Z', shift(colour, 0.08));
}

/** A chrysalis that hangs from a twig and is open at its side. */
function cocoon(context: Canvas2D, colour: Colour): void {
  tube(context, 'M 4 12 C 30 4 66 10 96 4', 5.5, TWIG);
  round(context, 'M 78 7 C 84 -4 96 0 98 6 C 92 14 84 14 78 7 Z', [0.68, 0.16, 138]);
  line(context, 'M 50 8 L 50 18', 2.6, shift(colour, -0.25));
  const shape =
    'M 50 14 C 76 15 88 36 82 60 C 78 80 64 97 50 100 C 36 97 22 80 18 60 C 12 36 24 15 50 14 Z';
  round(context, shape, colour);
  inside(context, shape, (c) => {
    for (const y of [24, 33])
      line(c, `M 16 ${y} Q 50 ${y + 10} 84 ${y}`, 1.8, shift(colour, -0.12));
    flat(c, 'M 50 34 C 64 44 68 72 56 98 L 44 98 C 32 72 36 44 50 34 Z', shift(colour, -0.34));
  });
  for (const x of [30, 40, 50, 60, 70])
    flat(context, oval(x, 32 - Math.abs(x - 50) * 0.14, 1.7), [0.88, 0.14, 90]);
}

/** A heap of ash that still glows. */
function ashes(context: Canvas2D, colour: Colour): void {
  for (const [x, tall, wide] of [
    [36, 34, 9],
    [64, 30, 9],
    [51, 56, 12],
  ] as const) {
    for (const [tone, scale] of [
      [[0.66, 0.22, 35], 1],
      [[0.84, 0.16, 75], 0.55],
    ] as const)
      flat(
        context,
        `M ${x - wide * scale} 72 C ${x - wide * scale} ${72 - tall * 0.5 * scale} ${x} ${72 - tall * 0.6 * scale} ${x + 1} ${72 - tall * scale} C ${x + 3} ${72 - tall * 0.6 * scale} ${x + wide * scale} ${72 - tall * 0.4 * scale} ${x + wide * scale} 72 Z`,
        tone,
      );
  }
  const heap =
    'M 0 98 C 4 88 18 86 28 76 C 38 66 44 62 52 62 C 60 62 66 68 74 76 C 84 86 96 88 100 98 C 70 102 30 102 0 98 Z';
  round(context, heap, colour);
  inside(context, heap, (c) => {
    flat(c, 'M 10 100 C 30 84 44 88 56 76 C 64 88 82 90 92 100 Z', shift(colour, -0.14));
    for (const [x, y, r] of [
      [30, 90, 5],
      [46, 82, 4],
      [58, 93, 6],
      [70, 84, 4],
      [52, 70, 3.4],
      [18, 95, 4],
      [84, 94, 4],
    ] as const) {
      flat(c, oval(x, y, r, r * 0.62), EMBER);
      flat(c, oval(x, y, r * 0.5, r * 0.3), [0.9, 0.15, 90]);
    }
  });
}

/** A dog's lead, folded once, as a dog carries it in its mouth. */
function leash(context: Canvas2D, colour: Colour): void {
  tube(context, 'M 10 50 C 30 46 70 46 90 50', 6, colour);
  tube(context, 'M 12 50 C -4 64 6 96 20 96 C 34 96 36 74 28 50', 5.4, colour);
  tube(context, 'M 88 50 C 100 64 96 82 88 92', 5.4, colour);
  round(context, oval(86, 94, 4.6, 5.6), [0.78, 0.02, 260]);
}

/** A round tub of wooden staves, full of water that bubbles over its edge. */
function hotTub(context: Canvas2D, colour: Colour): void {
  for (const [x, y, r] of [
    [16, 55, 7],
    [34, 55, 9],
    [54, 55, 9],
    [72, 55, 8],
    [86, 56, 6],
  ] as const)
    round(context, oval(x, y, r, r * 0.7), WATER);
  const wall = 'M 1 54 C 20 61 80 61 99 54 L 95 91 C 80 101 20 101 5 91 Z';
  round(context, wall, colour);
  inside(context, wall, (c) => {
    for (let x = 10; x < 96; x += 11)
      line(c, `M ${x} 50 L ${x + (50 - x) * 0.06} 104`, 1.2, shift(colour, -0.14));
    for (const y of [67, 83])
      line(c, `M 0 ${y} Q 50 ${y + 11} 100 ${y}`, 3, shift(colour, -0.24, 0.6));
  });
  line(context, 'M 2 55 C 20 62 80 62 98 55', 5, shift(colour, 0.07));
}

/** What animals drink from, come out of or carry. */
export const ANIMAL_THINGS: PropFamily = {
  '@saucer': (context, colour) => saucer(context, colour ?? CHINA),
  '@fry': (context, colour) => fry(context, colour ?? [0.86, 0.14, 88]),
  '@cocoon': (context, colour) => cocoon(context, colour ?? GREEN),
  '@ashes': (context, colour) => ashes(context, colour ?? ASH),
  '@mouthleash': (context, colour) => leash(context, colour ?? STRAP),
  '@hottub': (context, colour) => hotTub(context, colour ?? STAVE),
};
