import { css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Domes of glass with towers and lights under them, and tubes between them. */
export function addDomes(stage: Stage): void {
  const { width, palette, height, unit } = stage;
  const scale = scaleOf(stage);
  const foot = 0.76 * height;
  addStrip(stage, { order: 20.5, depth: 0.5, top: 0.3, bottom: 0.82 }, (context) => {
    const metal = underSky(palette, [0.86, 0.01, 60], 0.06);
    context.fillStyle = css(shift(metal, -0.12));
    context.fillRect(0.14 * width, foot - 0.05 * scale, 0.74 * width, 0.036 * scale);
    for (const [x, radius] of [
      [0.2, 0.12],
      [0.82, 0.14],
      [0.5, 0.22],
    ] as const) {
      const [cx, r] = [x * width, radius * scale];
      const random = createRandom(stage.seed + Math.round(x * 100));
      for (let i = -2; i <= 2; i++) {
        const tall = r * (0.36 + 0.34 * random()) * (1 - 0.18 * Math.abs(i));
        const left = cx + i * r * 0.3 - r * 0.11;
        context.fillStyle = css(shift(metal, -0.06 * random()));
        context.fillRect(left, foot - tall, r * 0.22, tall);
        context.fillStyle = css([0.9, 0.13, 90]);
        for (let y = foot - tall + r * 0.06; y < foot - r * 0.08; y += r * 0.11) {
          context.fillRect(left + r * 0.04, y, r * 0.05, r * 0.05);
          context.fillRect(left + r * 0.13, y, r * 0.05, r * 0.05);
        }
      }
      context.fillStyle = css([0.88, 0.05, 215], 0.34);
      context.strokeStyle = css([0.95, 0.02, 215], 0.9);
      context.lineWidth = 4 * unit;
      context.beginPath();
      context.arc(cx, foot, r, Math.PI, TAU);
      context.fill();
      context.stroke();
      context.lineWidth = 2 * unit;
      for (const share of [0.35, 0.75]) {
        context.beginPath();
        context.ellipse(cx, foot, r * share, r, 0, Math.PI, TAU);
        context.stroke();
      }
      context.beginPath();
      context.ellipse(cx, foot - r * 0.5, r * 0.86, r * 0.1, 0, 0, Math.PI);
      context.stroke();
      context.fillStyle = css(metal);
      context.fillRect(cx - r * 1.06, foot - 0.012 * scale, r * 2.12, 0.03 * scale);
    }
  });
}
