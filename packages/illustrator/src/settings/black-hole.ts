import { type Colour, css } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

/** A disc of darkness within a ring of glowing matter, which bends over and below it. */
export function addBlackHole(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const [x, y, radius] = [0.5 * width, 0.4 * height, 0.15 * scale];
  const hot: readonly (readonly [grow: number, flat: number, colour: Colour, alpha: number])[] = [
    [2.7, 0.34, [0.6, 0.2, 30], 0.45],
    [2.3, 0.28, [0.74, 0.18, 50], 0.7],
    [1.9, 0.22, [0.88, 0.14, 75], 0.9],
    [1.6, 0.17, [0.97, 0.07, 90], 1],
  ];
  stage.addLayer(6.5, 0.1, (context, phase) => {
    context.save();
    context.translate(x, y);
    context.rotate(-0.22);
    const half = (isFront: boolean): void => {
      for (const [grow, flat, colour, alpha] of hot) {
        context.strokeStyle = css(colour, alpha * (0.9 + 0.1 * wave(phase, 1, grow)));
        context.lineWidth = 0.2 * radius;
        context.beginPath();
        const [from, to] = isFront ? [0, Math.PI] : [Math.PI, TAU];
        context.ellipse(0, 0, radius * grow, radius * grow * flat, 0, from, to);
        context.stroke();
      }
    };
    half(false);
    for (const [grow, alpha] of [
      [1.5, 0.16],
      [1.34, 0.34],
      [1.2, 0.8],
    ] as const) {
      context.strokeStyle = css([0.92, 0.12, 75], alpha);
      context.lineWidth = 0.16 * radius;
      context.beginPath();
      context.arc(0, 0, radius * grow, 0, TAU);
      context.stroke();
    }
    context.fillStyle = css([0.02, 0.01, 280]);
    fillCircle(context, 0, 0, radius * 1.12);
    half(true);
    context.restore();
  });
}
