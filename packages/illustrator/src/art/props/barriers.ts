import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, radialGradient } from '../../painting.ts';
import { fallShade, fillBox, fillShape, type PropFamily, roundShade } from './brush.ts';

/** Barriers through the whole picture, about as high as the hips of those behind them. */

const BOTTOM = 0.97;

function longFence(context: Canvas2D, colour: Colour): void {
  for (const y of [0.77, 0.88]) {
    fillBox(
      context,
      [0, y, 1, 0.028],
      0.006,
      fallShade(context, y, y + 0.028, shift(colour, -0.1)),
    );
  }
  const slats = 16;
  for (let i = 0; i < slats; i++) {
    const [x, width] = [(i + 0.14) / slats, 0.72 / slats];
    const points: [number, number][] = [
      [x, 0.725],
      [x + width / 2, 0.695],
      [x + width, 0.725],
      [x + width, BOTTOM],
      [x, BOTTOM],
    ];
    fillShape(context, points, roundShade(context, x, x + width, colour));
  }
}

function longWall(context: Canvas2D, colour: Colour): void {
  const top = 0.72;
  const mortar = shift(colour, 0.2, 0.4);
  fillBox(context, [0, top, 1, BOTTOM - top], 0.004, fallShade(context, top, BOTTOM, mortar));
  const [rows, bricks] = [5, 11];
  const tall = (BOTTOM - top) / rows;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= bricks; i++) {
      const from = Math.max(0, (i - (row % 2) / 2) / bricks);
      const to = Math.min(1, (i + 1 - (row % 2) / 2) / bricks - 0.008);
      if (to - from < 0.01) continue;
      const tone = 0.035 * (((row * 7 + i * 3) % 5) / 2 - 1);
      const y = top + row * tall + 0.004;
      fillBox(context, [from, y, to - from, tall - 0.008], 0.006, css(shift(colour, tone)));
    }
  }
  const coping: Colour = [0.8, 0.02, 80];
  for (let i = 0; i < 7; i++)
    fillBox(
      context,
      [i / 7, 0.69, 1 / 7 - 0.004, 0.036],
      0.008,
      fallShade(context, 0.69, 0.726, coping),
    );
}

function longHedge(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.74, 1, BOTTOM - 0.74], 0.02, fallShade(context, 0.7, BOTTOM, colour));
  const random = createRandom(23);
  for (let i = 0; i < 150; i++) {
    const row = Math.floor(i / 25);
    const x = ((i % 25) + 0.2 + random() * 0.6) / 25;
    const y = 0.735 + row * 0.041 + random() * 0.02;
    const radius = 0.022 + random() * 0.012;
    const lit = shift(colour, 0.1 - row * 0.025);
    context.fillStyle = radialGradient(context, x - radius * 0.3, y - radius * 0.4, radius * 1.3, [
      [0, shift(lit, 0.08)],
      [0.7, lit],
      [1, shift(lit, -0.1)],
    ]);
    fillCircle(context, x, Math.min(y, BOTTOM - radius), radius);
  }
}

export const BARRIERS: PropFamily = {
  '@longfence': (context, colour) => longFence(context, colour ?? [0.95, 0.01, 90]),
  '@longwall': (context, colour) => longWall(context, colour ?? [0.56, 0.11, 40]),
  '@longhedge': (context, colour) => longHedge(context, colour ?? [0.58, 0.15, 142]),
};
