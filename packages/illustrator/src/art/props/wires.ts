import type { Canvas2D } from '../../canvas.ts';
import { type Colour, shift } from '../../math/colour.ts';
import { line, round, WHITE } from './animals/form.ts';
import type { PropFamily } from './brush.ts';

const WOOD: Colour = [0.48, 0.06, 55];
const WIRE: Colour = [0.3, 0.02, 270];
const ROPE: Colour = [0.74, 0.08, 75];

/** A wire between two utility poles, on which birds sit. */
function poleWire(context: Canvas2D, colour: Colour): void {
  for (const x of [6, 94]) {
    round(context, `M ${x - 2.4} 8 L ${x + 2.4} 8 L ${x + 3} 100 L ${x - 3} 100 Z`, colour);
    round(
      context,
      `M ${x - 6} 16 L ${x + 6} 16 L ${x + 6} 20 L ${x - 6} 20 Z`,
      shift(colour, -0.06),
    );
    for (const side of [-4, 4])
      round(
        context,
        `M ${x + side - 1.2} 12 L ${x + side + 1.2} 12 L ${x + side + 1} 16 L ${x + side - 1} 16 Z`,
        WHITE,
      );
  }
  line(context, 'M 2 13 C 34 24 66 24 98 13', 0.8, shift(WIRE, 0.1));
  line(context, 'M -2 22 C 30 32 70 32 102 22', 1.4, WIRE);
}

/** A rope between two platforms, to walk on. */
function tightrope(context: Canvas2D, colour: Colour): void {
  for (const [x, side] of [
    [9, 1],
    [91, -1],
  ] as const) {
    line(context, `M ${x} 30 L ${x - side * 6} 100`, 3, shift(colour, -0.08));
    line(context, `M ${x} 30 L ${x + side * 6} 100`, 3, colour);
    for (const y of [48, 66, 84])
      line(context, `M ${x - (y - 30) * 0.085} ${y} L ${x + (y - 30) * 0.085} ${y}`, 1.8, colour);
    round(context, `M ${x - 8} 26 L ${x + 8} 26 L ${x + 8} 30 L ${x - 8} 30 Z`, [0.55, 0.18, 25]);
  }
  line(context, 'M 9 27 Q 50 33 91 27', 1.8, shift(ROPE, -0.12));
  line(context, 'M 9 26.6 Q 50 32.6 91 26.6', 1, ROPE);
}

export const WIRES: PropFamily = {
  '@wire': (context, colour) => poleWire(context, colour ?? WOOD),
  '@tightrope': (context, colour) => tightrope(context, colour ?? [0.5, 0.05, 260]),
};
