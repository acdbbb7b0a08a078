import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import { fillEllipse, type PropFamily, strokeLine } from './brush.ts';

type Point = readonly [x: number, y: number];

/** A leaf of feathers from a root to a tip. */
function feather(
  context: Canvas2D,
  [x0, y0]: Point,
  [x1, y1]: Point,
  width: number,
  colour: Colour,
): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * width, (dx / long) * width];
  context.fillStyle = linearGradient(
    context,
    [x0, y0, x1, y1],
    [
      [0, colour],
      [1, shift(colour, 0.14, 0.7)],
    ],
  );
  context.beginPath();
  context.moveTo(x0, y0);
  context.quadraticCurveTo(x0 + dx * 0.55 + nx, y0 + dy * 0.55 + ny, x1, y1);
  context.quadraticCurveTo(x0 + dx * 0.55 - nx, y0 + dy * 0.55 - ny, x0, y0);
  context.fill();
}

/** It hovers to the left, with its wings up and a long bill. */
function hummingbird(context: Canvas2D, colour: Colour): void {
  const back = shift(colour, -0.12);
  for (const [tip, width] of [
    [[0.96, 0.86], 0.05],
    [[0.9, 0.93], 0.05],
    [[0.82, 0.97], 0.045],
  ] as const) {
    feather(context, [0.66, 0.68], tip, width, back);
  }
  for (const [tip, width] of [
    [[0.98, 0.12], 0.06],
    [[0.98, 0.24], 0.06],
    [[0.92, 0.36], 0.055],
  ] as const) {
    feather(context, [0.53, 0.5], tip, width, shift(colour, -0.06, 0.8));
  }
  context.fillStyle = linearGradient(
    context,
    [0.36, 0.3, 0.62, 0.76],
    [
      [0, shift(colour, 0.06)],
      [0.6, colour],
      [1, back],
    ],
  );
  context.beginPath();
  context.moveTo(0.36, 0.3);
  context.bezierCurveTo(0.5, 0.26, 0.56, 0.4, 0.62, 0.52);
  context.bezierCurveTo(0.7, 0.64, 0.74, 0.72, 0.74, 0.76);
  context.bezierCurveTo(0.6, 0.8, 0.42, 0.74, 0.35, 0.56);
  context.bezierCurveTo(0.31, 0.46, 0.28, 0.4, 0.36, 0.3);
  context.fill();
  // A pale belly and a red throat.
  context.fillStyle = css([0.95, 0.03, 100]);
  context.beginPath();
  context.moveTo(0.34, 0.5);
  context.bezierCurveTo(0.42, 0.6, 0.52, 0.68, 0.66, 0.75);
  context.bezierCurveTo(0.52, 0.78, 0.4, 0.7, 0.34, 0.5);
  context.fill();
  context.fillStyle = linearGradient(
    context,
    [0.26, 0.38, 0.4, 0.56],
    [
      [0, [0.64, 0.23, 20]],
      [1, [0.5, 0.2, 350]],
    ],
  );
  context.beginPath();
  context.moveTo(0.26, 0.39);
  context.bezierCurveTo(0.32, 0.42, 0.4, 0.44, 0.43, 0.5);
  context.bezierCurveTo(0.4, 0.56, 0.34, 0.56, 0.32, 0.52);
  context.bezierCurveTo(0.29, 0.47, 0.26, 0.44, 0.26, 0.39);
  context.fill();
  fillEllipse(context, [0.34, 0.36, 0.105, 0.1], css(colour));
  fillEllipse(context, [0.33, 0.34, 0.08, 0.065], css(shift(colour, 0.07)));
  strokeLine(
    context,
    [
      [0.25, 0.37],
      [0.02, 0.42],
    ],
    0.02,
    css([0.25, 0.02, 270]),
  );
  fillEllipse(context, [0.315, 0.355, 0.028, 0.03], css([0.18, 0.02, 270]));
  fillEllipse(context, [0.306, 0.345, 0.009, 0.01], css([1, 0, 0]));
  for (const [tip, width] of [
    [[0.62, 0.02], 0.07],
    [[0.76, 0.06], 0.07],
    [[0.86, 0.16], 0.07],
    [[0.86, 0.3], 0.06],
  ] as const) {
    feather(context, [0.46, 0.52], tip, width, shift(colour, 0.02, 0.9));
  }
  fillEllipse(context, [0.48, 0.5, 0.06, 0.05], css(colour));
}

export const BIRDS: PropFamily = {
  '@hummingbird': (context, colour) => hummingbird(context, colour ?? [0.66, 0.15, 165]),
};
