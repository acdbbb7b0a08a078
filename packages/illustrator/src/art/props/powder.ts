import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { radialGradient } from '../../painting.ts';
import { fillEllipse, type PropFamily } from './brush.ts';

/** A cloud of dry paint, thin at its edges, with grains around it. */
function powderPuff(context: Canvas2D, colour: Colour): void {
  const random = createRandom(7);
  for (let i = 0; i < 16; i++) {
    const turn = random() * Math.PI * 2;
    const far = 0.24 * random() ** 0.5;
    const [x, y] = [0.5 + far * 1.2 * Math.cos(turn), 0.5 + far * Math.sin(turn)];
    const radius = 0.12 + 0.11 * random();
    const tone = shift(colour, 0.12 * (random() - 0.4));
    fillEllipse(
      context,
      [x, y, radius, radius],
      radialGradient(context, x, y, radius, [
        [0, tone, 0.75],
        [0.6, tone, 0.4],
        [1, tone, 0],
      ]),
    );
  }
  for (let i = 0; i < 26; i++) {
    const turn = random() * Math.PI * 2;
    const far = 0.26 + 0.22 * random();
    const size = 0.006 + 0.012 * random();
    fillEllipse(
      context,
      [0.5 + far * Math.cos(turn), 0.5 + far * 0.85 * Math.sin(turn), size, size],
      css(shift(colour, 0.04), 0.8),
    );
  }
}

export const POWDER: PropFamily = {
  '@powderpuff': (context, colour) => powderPuff(context, colour ?? [0.7, 0.2, 0]),
};
