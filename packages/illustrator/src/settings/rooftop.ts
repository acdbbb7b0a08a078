import { type Colour, css, mix, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { paintSkyline } from './city.ts';
import { scaleOf } from './extent.ts';
import { addLightStrings } from './light-strings.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FLOOR = 0.8;
const DECK: Colour = [0.58, 0.07, 55];

/** A terrace above the city: a deck, a railing, plants and lights. */
export async function rooftop(stage: Stage): Promise<void> {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  paintSkyline(stage, FLOOR);
  stage.ground = 0.91;
  const deck = underSky(palette, DECK);
  const rail = underSky(palette, [0.34, 0.03, 260]);
  const plant = stage.lit(await stage.sprite('potted-plant', Math.ceil(0.26 * scale)), {
    rim: 0.5,
  });
  addStrip(stage, { order: 25, depth: 0.66, top: 0.56, bottom: 1.1 }, (context) => {
    context.fillStyle = css(mix(rail, palette.haze, 0.25), 0.3);
    context.fillRect(-width, 0.655 * height, 3 * width, (FLOOR - 0.655) * height);
    context.fillStyle = css(rail);
    context.fillRect(-width, 0.64 * height, 3 * width, 0.014 * height);
    for (let x = 0.02; x < 1; x += 0.16) {
      context.fillRect(x * width, 0.64 * height, 6 * unit, (FLOOR - 0.64) * height);
    }
    context.fillStyle = verticalGradient(context, FLOOR * height, height, [
      [0, shift(deck, 0.04)],
      [1, shift(deck, -0.1)],
    ]);
    context.fillRect(-width, FLOOR * height, 3 * width, height);
    context.fillStyle = css(shift(deck, -0.16), 0.5);
    for (let row = 0; row < 7; row++) {
      context.fillRect(-width, (FLOOR + 0.22 * (row / 7) ** 1.6) * height, 3 * width, 2.4 * unit);
    }
    for (const x of [0.07, 0.93]) {
      const side = 0.24 * scale;
      context.drawImage(plant, x * width - side / 2, 0.86 * height - side * 0.95, side, side);
    }
  });
  addLightStrings(stage, { top: 0.12, drop: 0.12 });
}
