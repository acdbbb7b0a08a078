import type { Canvas2D } from './canvas.ts';
import { type Colour, css } from './math/colour.ts';

/** From the outside in: how large, and in which color. */
const TONGUES: readonly (readonly [share: number, colour: Colour])[] = [
  [1, [0.63, 0.22, 33]],
  [0.7, [0.74, 0.19, 52]],
  [0.4, [0.9, 0.15, 92]],
];

function traceFlame(context: Canvas2D, width: number, height: number, sway: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(-half, -height * 0.2);
  context.bezierCurveTo(-half, -height * 0.55, sway * 0.5, -height * 0.6, sway, -height);
  context.bezierCurveTo(sway * 0.4, -height * 0.6, half, -height * 0.52, half, -height * 0.2);
  context.bezierCurveTo(half, height * 0.06, -half, height * 0.06, -half, -height * 0.2);
  context.closePath();
}

/** One flame in its three colors, standing on the origin. */
export function drawFlame(context: Canvas2D, width: number, tall: number, sway: number): void {
  for (const [share, colour] of TONGUES) {
    context.fillStyle = css(colour, 0.92);
    traceFlame(context, width * share, tall * share, sway * share);
    context.fill();
  }
}
