import { css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Above and below the line on which the wheels stand, fractions of the height. */
const ABOVE = 0.022;
const BELOW = 0.05;

/** Rails on sleepers in gravel, across the picture where the actors stand; in a street they lie in the asphalt. */
export function addRails(stage: Stage): void {
  const { width, height, unit, palette, plan } = stage;
  if (stage.ground === null || stage.water) return;
  const isInStreet = plan.setting === 'street' || plan.setting === 'city';
  const level = stage.ground;
  const [top, bottom] = [level - ABOVE, level + BELOW];
  const steel = underSky(palette, [0.72, 0.015, 250], 0.05);
  const gravel = underSky(palette, [0.6, 0.02, 70], 0.05);
  const timber = underSky(palette, [0.42, 0.05, 50], 0.05);
  addStrip(stage, { order: 27.5, depth: 0.8, top: top - 0.03, bottom: 1.1 }, (context) => {
    if (!isInStreet) {
      context.fillStyle = verticalGradient(
        context,
        (top - 0.012) * height,
        (bottom + 0.02) * height,
        [
          [0, mix(gravel, palette.haze, 0.2)],
          [1, shift(gravel, -0.1)],
        ],
      );
      context.fillRect(-width, (top - 0.012) * height, 3 * width, (bottom - top + 0.032) * height);
      const random = createRandom(stage.seed + 21);
      for (let i = 0; i < 420; i++) {
        context.fillStyle = css(shift(gravel, 0.2 * (random() - 0.5)), 0.7);
        const size = (2 + 4 * random()) * unit;
        const y = (top - 0.01 + (bottom - top + 0.025) * random()) * height;
        context.fillRect((random() * 1.2 - 0.1) * width, y, size * 1.6, size);
      }
      const step = 44 * unit;
      context.fillStyle = css(timber);
      for (let x = -step; x < width * 1.05 + step; x += step) {
        fillPolygon(context, [
          [x + 8 * unit, top * height],
          [x + 26 * unit, top * height],
          [x + 20 * unit, bottom * height],
          [x - 4 * unit, bottom * height],
        ]);
      }
    }
    for (const [y, thick] of [
      [level - 0.008, 5],
      [level + 0.03, 8],
    ] as const) {
      context.fillStyle = css(shift(steel, -0.3));
      context.fillRect(-width, y * height + thick * unit * 0.6, 3 * width, thick * unit * 0.8);
      context.fillStyle = css(steel);
      context.fillRect(-width, y * height, 3 * width, thick * unit);
    }
  });
}
