import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillEllipse, type PropFamily, strokeLine } from './brush.ts';

const LEAF: Colour = [0.58, 0.09, 150];
const STEMS = 11;
const BLOSSOMS = 6;

/** A mound of leaves, out of which spikes of small blossoms rise in a fan. */
function lavenderBush(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < STEMS; i++) {
    const across = (i / (STEMS - 1)) * 2 - 1;
    const tall = 0.88 - 0.22 * across * across - (i % 2) * 0.08;
    const [top, foot] = [0.5 + across * 0.42, 0.5 + across * 0.16];
    strokeLine(
      context,
      [
        [foot, 0.95],
        [top, 1 - tall],
      ],
      0.012,
      css(LEAF),
    );
    for (let k = 0; k < BLOSSOMS; k++) {
      const along = k / BLOSSOMS;
      const [x, y] = [top - (top - foot) * along * 0.34, 1 - tall + along * 0.28];
      const tone = css(shift(colour, k % 2 ? 0.05 : -0.04));
      for (const side of [-1, 1]) fillEllipse(context, [x + side * 0.016, y, 0.021, 0.024], tone);
    }
  }
  for (let i = 0; i < 9; i++) {
    const x = 0.26 + i * 0.06;
    fillEllipse(
      context,
      [x, 0.9 - (i % 3) * 0.03, 0.075, 0.085],
      css(shift(LEAF, (i % 3) * 0.04 - 0.05)),
    );
  }
}

/** Bushes of gardens. */
export const LAVENDER_BUSHES: PropFamily = {
  '@lavenderbush': (context, colour) => lavenderBush(context, colour ?? [0.6, 0.15, 300]),
};
