import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { linearGradient } from '../../painting.ts';
import { fallShade, fillBox, fillShape, type PropFamily } from './brush.ts';

const FRAME: Colour = [0.42, 0.03, 250];

/** Panes in rows that mirror the sky, brighter towards the upper left. */
function paintPanes(
  context: Canvas2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: Colour,
): void {
  const random = createRandom(5);
  const [columns, rows] = [6, 24];
  const [wide, tall] = [(right - left) / columns, (bottom - top) / rows];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const slant = Math.sin((row - column * 1.6) * 0.42) * 0.07;
      context.fillStyle = css(shift(colour, slant + (random() - 0.5) * 0.05));
      const [x, y] = [left + column * wide, top + row * tall];
      context.fillRect(x + wide * 0.06, y + tall * 0.08, wide * 0.88, tall * 0.84);
    }
  }
}

/** An office tower of glass with a lower part beside it. */
function glassTower(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.6, 0.46, 0.24, 0.54], 0.004, fallShade(context, 0.46, 1, FRAME));
  paintPanes(context, [0.62, 0.475, 0.83, 0.95], shift(colour, -0.06));
  fillShape(
    context,
    [
      [0.26, 1],
      [0.26, 0.08],
      [0.62, 0.03],
      [0.64, 0.05],
      [0.64, 1],
    ],
    fallShade(context, 0.03, 1, FRAME),
  );
  paintPanes(context, [0.28, 0.085, 0.62, 0.93], colour);
  context.fillStyle = linearGradient(
    context,
    [0.26, 0, 0.64, 0],
    [
      [0, [1, 0, 0], 0.26],
      [0.35, [1, 0, 0], 0],
      [1, [0.2, 0.05, 260], 0.3],
    ],
  );
  context.fillRect(0.26, 0.05, 0.38, 0.95);
  context.fillStyle = css(FRAME);
  context.fillRect(0.5, 0, 0.012, 0.05);
  fillBox(context, [0.36, 0.93, 0.18, 0.07], 0.004, css([0.3, 0.04, 250]));
  fillBox(context, [0.38, 0.945, 0.14, 0.055], 0.004, css([0.9, 0.07, 90]));
}

/** A tower of bare concrete: floors that jut out in blocks, with deep rows of windows. */
function concreteTower(context: Canvas2D, colour: Colour): void {
  const block = (x: number, y: number, wide: number, tall: number): void => {
    fillBox(context, [x, y, wide, tall], 0.004, fallShade(context, y, y + tall, colour));
    const floors = Math.max(1, Math.round(tall / 0.075));
    for (let floor = 0; floor < floors; floor++) {
      const level = y + (tall * (floor + 0.28)) / floors;
      const high = (tall / floors) * 0.42;
      context.fillStyle = css(shift(colour, -0.34));
      context.fillRect(x + wide * 0.06, level, wide * 0.88, high);
      context.fillStyle = css(shift(colour, -0.06));
      for (let i = 1; i < 8; i++)
        context.fillRect(x + wide * (0.06 + i * 0.11) - 0.006, level, 0.012, high);
    }
    context.fillStyle = css(shift(colour, -0.2), 0.6);
    context.fillRect(x, y + tall, wide, 0.012);
    context.fillStyle = css(shift(colour, -0.16), 0.45);
    context.fillRect(x + wide * 0.82, y, wide * 0.18, tall);
  };
  fillBox(context, [0.4, 0.05, 0.2, 0.95], 0, css(shift(colour, -0.12)));
  block(0.3, 0.06, 0.4, 0.2);
  block(0.36, 0.27, 0.28, 0.14);
  block(0.22, 0.42, 0.52, 0.2);
  block(0.36, 0.63, 0.28, 0.1);
  block(0.26, 0.74, 0.5, 0.26);
  fillBox(context, [0.44, 0.02, 0.1, 0.05], 0.003, fallShade(context, 0.02, 0.07, colour));
}

/** Towers of today's cities. */
export const HIGH_RISES: PropFamily = {
  '@glasstower': (context, colour) => glassTower(context, colour ?? [0.7, 0.09, 235]),
  '@concretetower': (context, colour) => concreteTower(context, colour ?? [0.7, 0.012, 80]),
};
