import type { Actor } from '../actors/actor.ts';
import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import { meadowColour } from '../settings/foliage-colours.ts';
import { underSky } from '../settings/surface.ts';
import type { Layer, Stage } from '../stage/stage.ts';
import { ON_RAILS } from '../things/machines.ts';

/** Radians. */
const STEEPNESS = 0.3;
/** Where its middle is, a fraction of the height. */
const MIDDLE = 0.76;
/** The ground and all that moves on it; what is farther away stays level. */
const FIRST_ORDER = 40;
const ORDER = 46;

const hasIncline = ({ plan, ground, water }: Stage): boolean =>
  plan.incline != null && ground !== null && !water;

/** Makes room for a slope before the actors are placed. */
export function prepareIncline(stage: Stage): void {
  if (hasIncline(stage)) stage.ground = MIDDLE;
}

const SAND: Colour = [0.82, 0.1, 75];
/** Where no grass grows, or another. */
const GROUNDS: Readonly<Partial<Record<SettingName, Colour>>> = {
  desert: SAND,
  beach: SAND,
  canyon: SAND,
  savanna: SAND,
  mars: [0.55, 0.13, 40],
  mountain: [0.66, 0.09, 130],
};

function groundColour(stage: Stage): Colour {
  const { plan } = stage;
  if (stage.snowy) return [0.95, 0.02, 240];
  return GROUNDS[plan.setting] ?? meadowColour(stage);
}

const hasRoad = ({ plan }: Stage): boolean =>
  /^(road|street|city|alley)$/.test(plan.setting) || plan.landforms.includes('road');

/** Two rails in a strip of paving. */
function paintRails(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const paving = underSky(palette, [0.62, 0.02, 70], 0.03);
  context.fillStyle = css(paving);
  context.fillRect(-width, (MIDDLE - 0.05) * height, width * 3, 0.15 * height);
  context.fillStyle = css(shift(paving, -0.08), 0.7);
  for (let x = -width; x < width * 2; x += 34 * unit) {
    context.fillRect(x, (MIDDLE - 0.05) * height, 2.5 * unit, 0.15 * height);
  }
  context.fillStyle = css(underSky(palette, [0.36, 0.01, 260], 0.02));
  for (const y of [MIDDLE - 0.008, MIDDLE + 0.04])
    context.fillRect(-width, y * height, width * 3, 6 * unit);
}

/** Ground that fills everything below a level line; it is turned together with the actors. */
function paintSlope(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const top = (MIDDLE - 0.075) * height;
  const ground = underSky(palette, groundColour(stage), 0.04);
  context.fillStyle = verticalGradient(context, top, top + 0.5 * height, [
    [0, shift(mix(ground, palette.light, 0.1 * (1 - palette.night)), 0.03)],
    [1, shift(ground, -0.16)],
  ]);
  context.fillRect(-width, top, width * 3, height * 2);
  context.fillStyle = css(shift(ground, 0.06), 0.8);
  context.fillRect(-width, top, width * 3, 7 * unit);
  const random = createRandom(stage.seed + 71);
  for (let i = 0; i < 70; i++) {
    const t = random();
    context.fillStyle = css(shift(ground, random() < 0.5 ? 0.05 : -0.07), 0.4);
    context.beginPath();
    const long = (14 + 60 * random()) * unit;
    const y = top + (0.03 + 0.5 * t) * height;
    context.ellipse((random() * 1.4 - 0.2) * width, y, long, (2 + 4 * t) * unit, 0, 0, Math.PI * 2);
    context.fill();
  }
  if (stage.plan.subjects.some(({ glyph }) => ON_RAILS.test(glyph))) paintRails(context, stage);
  if (!hasRoad(stage)) return;
  const asphalt = underSky(palette, [0.44, 0.02, 275], 0.02);
  context.fillStyle = css(asphalt);
  context.fillRect(-width, (MIDDLE - 0.055) * height, width * 3, 0.15 * height);
  context.fillStyle = css(mix([0.97, 0.02, 95], asphalt, 0.15));
  for (const y of [MIDDLE - 0.05, MIDDLE + 0.085])
    context.fillRect(-width, y * height, width * 3, 4 * unit);
  for (let x = -width * 0.5; x < width * 1.5; x += 150 * unit) {
    context.fillRect(x, (MIDDLE + 0.03) * height, 80 * unit, 6 * unit);
  }
}

/** Leans the ground and those on it, up or down the way that the first of them goes. */
export function leanGround(stage: Stage, actors: readonly Actor[], behind: number): void {
  const { plan, width, height } = stage;
  const first = actors.find(({ placement }) => placement.role === 'hero') ?? actors[0];
  if (!first || !hasIncline(stage)) return;
  const way = first.placement.facing === 'right' ? 1 : -1;
  const angle = STEEPNESS * way * (plan.incline === 'down' ? 1 : -1);
  const isLevel = ({ order }: Layer): boolean => order < FIRST_ORDER;
  const added = stage.layers.splice(behind);
  stage.layers.push(...added.filter(isLevel));
  const lean = (context: Canvas2D): void => {
    context.translate(width / 2, MIDDLE * height);
    context.rotate(angle);
    context.translate(-width / 2, -MIDDLE * height);
  };
  stage.addLayer(ORDER, 0.8, (context) => {
    context.save();
    lean(context);
    paintSlope(context, stage);
    context.restore();
  });
  for (const layer of added.filter((each) => !isLevel(each))) {
    stage.layers.push({
      ...layer,
      order: Math.max(ORDER + 0.1, layer.order),
      draw: (context, phase) => {
        context.save();
        lean(context);
        layer.draw(context, phase);
        context.restore();
      },
    });
  }
}
