import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { fillBox, type PropFamily, roundShade } from '../brush.ts';
import { flat, INK, line, oval, round, tube } from './form.ts';

const GREEN: Colour = [0.6, 0.15, 148];
const STONE: Colour = [0.74, 0.015, 270];
const HORN: Colour = [0.93, 0.04, 85];

/** The parts of the body before the tower from below, and how thick each is. */
const COILS = [
  ['M 31 91 C 43 94 58 89 69 79', 9.5],
  ['M 30 70 C 42 74 58 69 70 58', 12],
  ['M 30 48 C 42 52 58 46 70 35', 11.5],
] as const;
/** Spikes on the upper edges of the coils: x, y. */
const SPIKES = [
  [41, 87.5],
  [50, 86],
  [59, 81.5],
  [40, 65.5],
  [49, 64.5],
  [58, 60],
  [40, 43.5],
  [49, 42],
  [58, 37.5],
] as const;

function tower(context: Canvas2D): void {
  fillBox(context, [0.37, 0.16, 0.26, 0.83], 0.005, roundShade(context, 0.37, 0.63, STONE));
  fillBox(context, [0.335, 0.11, 0.33, 0.08], 0.01, roundShade(context, 0.335, 0.665, STONE));
  for (const left of [0.335, 0.425, 0.515, 0.605])
    fillBox(context, [left, 0.05, 0.06, 0.08], 0.008, roundShade(context, 0.335, 0.665, STONE));
  context.fillStyle = css(shift(STONE, -0.09), 0.6);
  for (let row = 0; row < 9; row++) {
    for (const at of row % 2 ? [0.4, 0.53] : [0.44, 0.56])
      context.fillRect(at, 0.24 + row * 0.083, 0.06, 0.014);
  }
  fillBox(context, [0.465, 0.24, 0.07, 0.11], [0.035, 0.035, 0, 0], css([0.28, 0.04, 285]));
}

/** A wing with three fingers, to the right of x 0; mirrored for the other side. */
function wing(context: Canvas2D, side: 1 | -1, colour: Colour): void {
  const skin = shift(colour, 0.06, 0.9, -70);
  const x = (reach: number): number => 50 + side * reach;
  round(
    context,
    `M ${x(12)} 46 C ${x(22)} 26 ${x(36)} 14 ${x(47)} 12 C ${x(46)} 22 ${x(46)} 30 ${x(49)} 38 C ${x(43)} 37 ${x(39)} 40 ${x(37)} 47 C ${x(32)} 45 ${x(27)} 48 ${x(25)} 56 Z`,
    skin,
  );
  const arm = `M ${x(13)} 47 C ${x(22)} 28 ${x(35)} 15 ${x(47)} 12`;
  for (const finger of [arm, `M ${x(30)} 21 L ${x(37)} 46`, `M ${x(23)} 29 L ${x(25)} 55`])
    line(context, finger, 2.2, colour);
}

function head(context: Canvas2D, colour: Colour): void {
  round(context, 'M 75 5 C 79 -1 86 -1 91 2 C 87 4 83 8 77 10 Z', HORN);
  round(
    context,
    'M 79 6 C 73 0 64 1 58 5.5 L 45 9 C 41 10.5 41.5 15.5 46 16 L 58 18 C 67 21.5 78 20 82 13 Z',
    colour,
  );
  line(context, 'M 44 13.5 C 52 15 58 15 64 12.5', 1.1, shift(colour, -0.2));
  flat(context, oval(47, 10.8, 1.1, 0.9), shift(colour, -0.25));
  flat(context, oval(65, 8, 2.6, 2.9), [0.9, 0.14, 95]);
  flat(context, oval(64.4, 8.1, 1.1, 2.2), INK);
  line(context, 'M 61 4.8 L 69 5.6', 1.6, shift(colour, -0.12));
}

/** A dragon that has wound itself around a tower and looks out over its top. */
function woundDragon(context: Canvas2D, colour: Colour): void {
  wing(context, -1, shift(colour, -0.06));
  wing(context, 1, colour);
  line(context, 'M 69 79 C 74 76 74 72 66 70', 9, shift(colour, -0.12));
  line(context, 'M 70 58 C 76 55 76 51 66 49', 10, shift(colour, -0.12));
  line(context, 'M 31 91 C 25 88 26 84 32 80', 8, shift(colour, -0.12));
  line(context, 'M 30 70 C 24 67 25 61 33 58', 10, shift(colour, -0.12));
  line(context, 'M 30 48 C 24 45 25 40 33 37', 10, shift(colour, -0.12));
  tower(context);
  tube(context, 'M 8 92 C 14 99 24 95 31 91', 5.5, colour);
  round(context, 'M 10 95 L 1 88 L 6 84 L 12 90 Z', shift(colour, -0.1));
  const spine = shift(colour, -0.14);
  for (const [x, y] of SPIKES)
    flat(context, `M ${x - 3} ${y + 1.6} L ${x + 0.5} ${y - 5} L ${x + 3} ${y} Z`, spine);
  for (const [coil, thick] of COILS) tube(context, coil, thick, colour);
  tube(context, 'M 70 35 C 86 29 90 14 77 10', 9.5, colour);
  head(context, colour);
}

export const WOUND_DRAGON: PropFamily = {
  '@dragontower': (context, colour) => woundDragon(context, colour ?? GREEN),
};
