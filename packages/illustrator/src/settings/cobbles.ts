import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const PAVING: Colour = [0.66, 0.03, 70];
const ROWS = 13;

/** Whether snow lies on the streets and roofs of a town. */
export const isTownSnowy = ({ weather, festival }: ScenePlan): boolean =>
  weather.includes('snow') || festival === 'christmas';

/** Paving stones from `top` down to the viewer; snow covers them. */
export function paintCobbles(stage: Stage, top: number): void {
  const { width, height, palette, plan } = stage;
  const isSnowy = isTownSnowy(plan);
  const tone = underSky(palette, isSnowy ? [0.94, 0.015, 245] : PAVING);
  addStrip(stage, { order: 20, depth: 0.5, top: top - 0.005, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, top * height, height * 1.05, [
      [0, mix(tone, palette.haze, 0.3)],
      [0.4, tone],
      [1, shift(tone, -0.12)],
    ]);
    context.fillRect(-width, top * height, 3 * width, height);
    const random = createRandom(stage.seed + 77);
    for (let row = 0; row < ROWS; row++) {
      const y0 = (top + (1.06 - top) * (row / ROWS) ** 1.7) * height;
      const y1 = (top + (1.06 - top) * ((row + 1) / ROWS) ** 1.7) * height;
      const wide = (y1 - y0) * 2.4;
      for (let x = -wide * (1 + random()); x < width + wide; x += wide) {
        context.fillStyle = css(shift(tone, (random() - 0.55) * 0.09), isSnowy ? 0.25 : 0.6);
        context.beginPath();
        context.roundRect(x, y0, wide * 0.95, (y1 - y0) * 0.9, (y1 - y0) * 0.3);
        context.fill();
      }
    }
  });
}
