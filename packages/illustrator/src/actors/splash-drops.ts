import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const DROPS = 14;

/**
 * Drops that fly up at the feet of somebody who splashes. The origin is between the soles.
 * @param width of who splashes, pixels
 */
export function drawSplashDrops(context: Canvas2D, phase: number, width: number): void {
  context.save();
  context.strokeStyle = css([0.96, 0.03, 225], 0.8);
  context.lineWidth = width * 0.02;
  context.beginPath();
  context.ellipse(0, 0, width * 0.62, width * 0.09, 0, 0, TAU);
  context.stroke();
  for (let i = 0; i < DROPS; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const share = i / DROPS;
    const t = fract(2 * phase + share * 3.7);
    const reach = 0.28 + (0.3 + 0.5 * share) * t;
    const height = (0.5 + 0.7 * fract(share * 5.3)) * 4 * t * (1 - t);
    context.fillStyle = css([0.82 + 0.12 * fract(share * 2.9), 0.07, 230], Math.sin(Math.PI * t));
    fillCircle(
      context,
      side * reach * width,
      -height * width * 0.75,
      width * (0.045 + 0.045 * fract(share * 7.1)),
    );
  }
  context.restore();
}
