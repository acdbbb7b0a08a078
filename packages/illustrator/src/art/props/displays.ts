import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle } from '../../painting.ts';
import { fillBox, fillEllipse, fillShape, type PropFamily, roundShade } from './brush.ts';

/** A low drum. */
function podium(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.1], roundShade(context, 0, 1, shift(colour, -0.06)));
  fillBox(context, [0.01, 0.66, 0.98, 0.24], 0, roundShade(context, 0, 1, shift(colour, -0.06)));
  fillEllipse(context, [0.5, 0.66, 0.49, 0.1], css(shift(colour, 0.05)));
  fillEllipse(context, [0.45, 0.65, 0.36, 0.065], css(shift(colour, 0.09), 0.6));
}

/** A plate on a foot. */
function cakeStand(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.95, 0.22, 0.045], roundShade(context, 0.28, 0.72, colour));
  fillShape(
    context,
    [
      [0.45, 0.7],
      [0.55, 0.7],
      [0.62, 0.94],
      [0.38, 0.94],
    ],
    roundShade(context, 0.38, 0.62, shift(colour, -0.05)),
  );
  fillEllipse(context, [0.5, 0.72, 0.48, 0.07], css(shift(colour, -0.14)));
  fillEllipse(context, [0.5, 0.69, 0.48, 0.07], roundShade(context, 0, 1, colour));
  fillEllipse(context, [0.5, 0.685, 0.4, 0.05], css(shift(colour, -0.04)));
}

/** A cup on its saucer from straight above; with a heart of milk in the coffee. */
function cupFromAbove(context: Canvas2D, colour: Colour, hasHeart: boolean): void {
  const disc = (radius: number, tone: Colour): void =>
    fillEllipse(context, [0.46, 0.5, radius, radius], css(tone));
  disc(0.44, shift(colour, -0.1));
  disc(0.43, shift(colour, -0.02));
  disc(0.33, shift(colour, -0.09));
  fillBox(context, [0.74, 0.45, 0.24, 0.1], 0.05, roundShade(context, 0.74, 0.98, colour));
  disc(0.31, shift(colour, 0.03));
  disc(0.275, [0.5, 0.09, 55]);
  disc(0.25, [0.58, 0.1, 60]);
  if (!hasHeart) return;
  for (const [size, tone] of [
    [0.19, [0.95, 0.03, 85]],
    [0.135, [0.6, 0.1, 60]],
    [0.1, [0.96, 0.03, 85]],
  ] as const) {
    const [x, y] = [0.46, 0.47];
    context.fillStyle = css(tone);
    context.beginPath();
    context.moveTo(x, y + size);
    context.bezierCurveTo(x - 1.6 * size, y, x - 0.8 * size, y - 1.1 * size, x, y - 0.4 * size);
    context.bezierCurveTo(x + 0.8 * size, y - 1.1 * size, x + 1.6 * size, y, x, y + size);
    context.fill();
  }
}

/** A plate from straight above. */
function plateFromAbove(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.5, 0.48, 0.48], css(shift(colour, -0.07)));
  fillEllipse(context, [0.5, 0.5, 0.47, 0.47], css(colour));
  fillEllipse(context, [0.5, 0.5, 0.33, 0.33], css(shift(colour, -0.05)));
  fillEllipse(context, [0.505, 0.51, 0.32, 0.32], css(shift(colour, -0.015)));
}

/** Leaves and berries in a ring, with a bow below. */
function wreath(context: Canvas2D, colour: Colour): void {
  const random = createRandom(3);
  for (let i = 0; i < 110; i++) {
    const turn = (i / 110) * TAU;
    const radius = 0.33 + (random() - 0.5) * 0.14;
    context.save();
    context.translate(0.5 + radius * Math.cos(turn), 0.48 + radius * Math.sin(turn));
    context.rotate(turn + Math.PI / 2 + (random() - 0.5) * 1.6);
    fillEllipse(context, [0, 0, 0.075, 0.026], css(shift(colour, (random() - 0.5) * 0.2)));
    context.restore();
  }
  for (let i = 0; i < 13; i++) {
    const turn = (i / 13) * TAU + 0.3;
    context.fillStyle = css([0.56, 0.22, 25]);
    fillCircle(context, 0.5 + 0.34 * Math.cos(turn), 0.48 + 0.34 * Math.sin(turn), 0.022);
  }
  const red: Colour = [0.55, 0.2, 25];
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): [number, number] => [0.5 + side * x, y];
    fillShape(context, [at(0, 0.83), at(0.17, 0.74), at(0.17, 0.91)], css(shift(red, side * 0.03)));
    fillShape(context, [at(0, 0.83), at(0.1, 1), at(0.03, 1)], css(shift(red, -0.06)));
  }
  context.fillStyle = css(shift(red, 0.06));
  fillCircle(context, 0.5, 0.83, 0.04);
}

/** Of clay, with a broad rim. */
function flowerPot(context: Canvas2D, colour: Colour): void {
  const shade = roundShade(context, 0.12, 0.88, colour);
  fillShape(context, [[0.17, 0.4], [0.83, 0.4], [0.72, 0.99], [0.28, 0.99]], shade); // prettier-ignore
  fillBox(context, [0.1, 0.2, 0.8, 0.22], 0.03, roundShade(context, 0.1, 0.9, shift(colour, 0.03)));
}

/** What things are shown on, and what hangs on doors. */
export const DISPLAYS: PropFamily = {
  '@podium': (context, colour) => podium(context, colour ?? [0.9, 0.03, 60]),
  '@cakestand': (context, colour) => cakeStand(context, colour ?? [0.95, 0.012, 240]),
  '@latteart': (context, colour) => cupFromAbove(context, colour ?? [0.95, 0.012, 80], true),
  '@cupabove': (context, colour) => cupFromAbove(context, colour ?? [0.95, 0.012, 80], false),
  '@plateabove': (context, colour) => plateFromAbove(context, colour ?? [0.95, 0.01, 240]),
  '@flowerpot': (context, colour) => flowerPot(context, colour ?? [0.62, 0.12, 42]),
  '@wreath': (context, colour) => wreath(context, colour ?? [0.52, 0.12, 145]),
};
