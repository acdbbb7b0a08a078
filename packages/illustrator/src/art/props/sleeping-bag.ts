import type { Canvas2D } from '../../canvas.ts';
import { type Colour, shift } from '../../math/colour.ts';
import { flat, inside, line, round } from './animals/form.ts';
import type { PropFamily } from './brush.ts';

const LINING: Colour = [0.82, 0.12, 78];
const ZIP: Colour = [0.86, 0.09, 85];

/** A sleeping bag from the foot end, whose hood stands open behind a head: quilted, with a zip. */
function openSleepingBag(context: Canvas2D, colour: Colour): void {
  round(context, 'M 20 56 C 12 14 30 1 50 1 C 70 1 88 14 80 56 Z', shift(colour, -0.06));
  round(context, 'M 25 56 C 18 20 34 6 50 6 C 66 6 82 20 75 56 Z', LINING);
  flat(context, 'M 28 56 C 23 26 36 11 50 11 C 64 11 77 26 72 56 Z', shift(LINING, -0.16));
  const bag =
    'M 19 45 C 30 42 40 45 50 45 C 60 45 70 42 81 45 C 86 58 90 74 90 84 C 90 95 80 99 50 99 C 20 99 10 95 10 84 C 10 74 14 58 19 45 Z';
  round(context, bag, colour);
  inside(context, bag, (c) => {
    for (const y of [56, 67, 78, 89]) {
      line(c, `M 0 ${y} Q 50 ${y + 7} 100 ${y}`, 1.6, shift(colour, -0.13));
      line(c, `M 0 ${y + 2} Q 50 ${y + 9} 100 ${y + 2}`, 1.3, shift(colour, 0.08));
    }
    flat(c, 'M 12 42 L 88 42 L 88 49 Q 50 54 12 49 Z', LINING);
    line(c, 'M 71 50 C 75 66 77 82 77 99', 2.4, shift(colour, -0.22));
    line(c, 'M 71 50 C 75 66 77 82 77 99', 1, ZIP);
  });
  round(context, 'M 69 50 L 74 51 L 73 57 L 69 56 Z', ZIP);
}

export const SLEEPING_BAGS: PropFamily = {
  '@opensleepingbag': (context, colour) => openSleepingBag(context, colour ?? [0.6, 0.15, 245]),
};
