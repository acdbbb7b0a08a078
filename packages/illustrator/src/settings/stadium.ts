import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { scaleOf } from './extent.ts';
import { addMoonOfMoonlight } from './moonlight.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Upper edge of the stands and of the field, fractions of the height. */
const STANDS = 0.3;
const FIELD = 0.64;
const ROWS = 9;
const LIGHT: Colour = [0.97, 0.05, 95];

/** Rows of spectators in two tiers, and a wall before them. */
function addStands(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  addStrip(stage, { order: 8, depth: 0.2, top: STANDS - 0.06, bottom: FIELD + 0.02 }, (context) => {
    const concrete = underSky(palette, [0.62, 0.02, 260], 0.15);
    context.fillStyle = verticalGradient(context, STANDS * height, FIELD * height, [
      [0, shift(concrete, -0.16)],
      [1, concrete],
    ]);
    context.fillRect(-width, STANDS * height, width * 3, (FIELD - STANDS) * height);
    context.fillStyle = css(shift(concrete, 0.14));
    context.fillRect(-width, (STANDS - 0.035) * height, width * 3, 0.035 * height);
    paintCrowd(context, stage);
    context.fillStyle = css(underSky(palette, [0.42, 0.12, 265], 0.05));
    context.fillRect(-width, (FIELD - 0.045) * height, width * 3, 0.045 * height);
    context.fillStyle = css([0.97, 0.01, 90], 0.75);
    for (let x = -width; x < width * 2; x += 150 * unit)
      context.fillRect(x, (FIELD - 0.033) * height, 86 * unit, 0.018 * height);
  });
}

function paintCrowd(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, seed } = stage;
  const random = createRandom(seed + 71);
  const scale = scaleOf(stage);
  for (let row = 0; row < ROWS; row++) {
    const size = scale * (0.0085 + 0.0011 * row);
    const y = (STANDS + 0.022 + (row * (FIELD - STANDS - 0.075)) / ROWS) * height;
    for (let x = -0.06 * width + random() * size * 2; x < 1.06 * width; x += size * 2.5) {
      if (stage.plan.isEmptyPlace) {
        context.fillStyle = css(
          underSky(palette, row % 3 ? [0.56, 0.13, 255] : [0.86, 0.02, 250], 0.2),
        );
        context.fillRect(x - size, y, size * 1.9, size * 1.5);
        continue;
      }
      const shirt: Colour = [0.58 + 0.25 * random(), 0.14, random() * 360];
      context.fillStyle = css(underSky(palette, shirt, 0.22));
      context.beginPath();
      context.roundRect(x - size, y + size * 0.7, size * 2, size * 2.2, size * 0.8);
      context.fill();
      const skin: Colour = [0.45 + 0.37 * random(), 0.07, 60];
      context.fillStyle = css(underSky(palette, skin, 0.22));
      fillCircle(context, x, y, size * 0.8);
    }
  }
}

/** Mown in stripes, with a line along the side. */
function addField(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const grass = underSky(palette, [0.64, 0.16, 140], 0.05);
  addStrip(stage, { order: 18, depth: 0.5, top: FIELD, bottom: 1.1 }, (context) => {
    context.fillStyle = css(grass);
    context.fillRect(-width, FIELD * height - 2, width * 3, height);
    const eye = 0.5 * width;
    const stripes = 14;
    for (let i = -stripes; i < stripes; i++) {
      context.fillStyle = css(i % 2 === 0 ? grass : shift(grass, 0.045));
      context.beginPath();
      context.moveTo(eye + (i * width) / 9, FIELD * height);
      context.lineTo(eye + ((i + 1) * width) / 9, FIELD * height);
      context.lineTo(eye + ((i + 1) * width) / 4, 1.1 * height);
      context.lineTo(eye + (i * width) / 4, 1.1 * height);
      context.fill();
    }
    context.fillStyle = css([0.98, 0.01, 90], 0.85);
    context.fillRect(-width, (FIELD + 0.035) * height, width * 3, 4 * unit);
    context.fillRect(-width, 0.965 * height, width * 3, 8 * unit);
  });
}

/** Two masts whose lamps burn in the evening. */
function addFloodlights(stage: Stage): void {
  const { width, height, palette, environment, unit } = stage;
  const masts = [0.1, 0.9].map((x) => x * width);
  const top = 0.1 * height;
  addStrip(stage, { order: 7, depth: 0.15, top: 0.02, bottom: FIELD }, (context) => {
    const steel = underSky(palette, [0.5, 0.02, 260], 0.12);
    for (const x of masts) {
      context.fillStyle = css(steel);
      context.fillRect(x - 5 * unit, top, 10 * unit, (STANDS + 0.05) * height - top);
      context.fillRect(x - 60 * unit, top - 44 * unit, 120 * unit, 64 * unit);
      context.fillStyle = css(LIGHT);
      for (const row of [-28, 4])
        for (const column of [-42, -14, 14, 42])
          fillCircle(context, x + column * unit, top + row * unit, 11 * unit);
    }
  });
  if (palette.night < 0.3) return;
  const light = glowSprite(environment, LIGHT);
  addStrip(stage, { order: 20, depth: 0.15, top: -0.1, bottom: 0.6, mode: 'screen' }, (context) => {
    for (const x of masts) drawGlow(context, light, x, top - 12 * unit, 0.3 * height, 0.7);
  });
}

/** A field below full stands. */
export function stadium(stage: Stage): void {
  stage.horizon = FIELD;
  stage.ground = 0.89;
  addSky(stage, 0.6);
  addMoonOfMoonlight(stage, { x: 0.3, y: 0.13 });
  if (stage.palette.night > 0.5) addStars(stage);
  addClouds(stage, { count: 3, top: 0.04, bottom: 0.24, size: 0.4, depth: 0.1 });
  addFloodlights(stage);
  addStands(stage);
  addField(stage);
}
