import { saw } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { createMotes } from './bands.ts';

/** In front of them, the strokes would cross out faces. */
const BEHIND_ACTORS = 45;

/** White strokes with a curl at the end that rush across. */
export function addWind(stage: Stage, amount: number): void {
  const { width, height, unit } = stage;
  const gusts = createMotes(stage, 18 * amount, 9);
  stage.addLayer(BEHIND_ACTORS, 0.8, (context, phase) => {
    context.strokeStyle = '#fff';
    context.lineCap = 'round';
    context.lineWidth = 3.4 * unit;
    for (const gust of gusts) {
      const time = saw(phase, 1, gust.offset);
      const x = (1.2 - 1.5 * time) * width;
      const y = (0.12 + 0.62 * gust.y) * height;
      const length = (100 + 130 * gust.b) * unit;
      context.globalAlpha = 0.85 * Math.sin(time * Math.PI);
      context.beginPath();
      context.moveTo(x + length, y);
      context.bezierCurveTo(x + length * 0.6, y + 9 * unit, x + length * 0.3, y - 9 * unit, x, y);
      if (gust.index % 3 === 0) {
        const curl = 16 * unit;
        context.bezierCurveTo(
          x - curl * 1.6,
          y + 6 * unit,
          x - curl * 1.4,
          y - curl * 1.5,
          x,
          y - curl,
        );
      }
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}
