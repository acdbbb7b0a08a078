import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { paintSkyline } from './city.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

const FAR = 0.56;
const EDGE = 0.82;
const WATER: Colour = [0.78, 0.11, 205];
const STONE: Colour = [0.9, 0.03, 80];

/** Pools above the roofs of a city. */
const HIGH = /rooftop|sky pool/;

function addOpenSky(stage: Stage): void {
  const { palette, plan } = stage;
  addSky(stage, FAR + 0.02);
  if (palette.night > 0.5) addStars(stage, { count: 120, bottom: 0.4 });
  addSunOrMoon(stage, { y: plan.time === 'day' || plan.time === 'night' ? 0.18 : FAR - 0.1 });
  addClouds(stage, { count: 4, top: 0.05, bottom: 0.3, size: 0.44, depth: 0.2 });
}

const SLIDES: readonly (readonly [x: number, top: number, lean: number, colour: Colour])[] = [
  [0.3, 0.24, 0.16, [0.64, 0.21, 27]],
  [0.5, 0.16, -0.2, [0.82, 0.17, 92]],
];

/** Slides that wind from a tower down into the water. */
function paintSlides(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  context.fillStyle = css(underSky(palette, [0.62, 0.05, 230], 0.1));
  for (const x of [0.34, 0.4, 0.46])
    context.fillRect(x * width, 0.2 * height, 9 * unit, (FAR + 0.03 - 0.2) * height);
  context.fillStyle = css(underSky(palette, [0.55, 0.16, 255], 0.1));
  context.fillRect(0.31 * width, 0.19 * height, 0.18 * width, 0.02 * height);
  for (const [x, top, lean, colour] of SLIDES) {
    for (const [thick, tone] of [
      [0.07, shift(colour, -0.1)],
      [0.05, colour],
      [0.02, shift(colour, 0.14)],
    ] as const) {
      context.strokeStyle = css(underSky(palette, tone, 0.06));
      context.lineWidth = thick * scale;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x * width, top * height);
      context.bezierCurveTo(
        (x + lean * 3) * width,
        (top + 0.04) * height,
        (x - lean * 1.6) * width,
        (FAR - 0.1) * height,
        (x + lean * 0.7) * width,
        (FAR + 0.09) * height,
      );
      context.stroke();
    }
  }
}

/** A swimming pool below palms, or above a city; people who are not in the water stand at its edge. */
export async function pool(stage: Stage): Promise<void> {
  const { width, height, unit, palette, plan } = stage;
  const scale = scaleOf(stage);
  stage.horizon = FAR;
  const isInWater = /^(swim|backfloat)$/.test(plan.subjects[0]?.motion ?? '');
  stage.ground = isInWater ? 0.76 : 0.91;
  stage.water = isInWater;
  if (isInWater) stage.waterLine = (x, phase) => 0.77 + 0.003 * Math.sin(TAU * (1.5 * x + phase));
  const isHigh = plan.placeNames.some((name) => HIGH.test(name));
  if (isHigh) paintSkyline(stage, FAR + 0.04);
  else addOpenSky(stage);
  const stone = underSky(palette, STONE);
  const hedge = underSky(palette, [0.55, 0.12, 145], 0.1);
  const water = underSky(palette, WATER);
  const palm = stage.lit(await stage.sprite('@coconutpalm', Math.ceil(0.5 * scale)), { rim: 0.5 });
  const parasol = stage.lit(await stage.sprite('umbrella-on-ground', Math.ceil(0.28 * scale)), {
    rim: 0.5,
  });
  addStrip(stage, { order: 20, depth: 0.5, top: 0.1, bottom: 1.1 }, (context) => {
    const random = createRandom(stage.seed + 19);
    for (let i = 0; i < (isHigh ? 0 : crowd(stage, 26)); i++) {
      context.fillStyle = css(shift(hedge, (random() - 0.5) * 0.08));
      context.beginPath();
      const x = ((i + random()) / crowd(stage, 26)) * 1.1 * width - 0.05 * width;
      context.ellipse(
        x,
        FAR * height,
        (40 + 24 * random()) * unit,
        (34 + 30 * random()) * unit,
        0,
        0,
        TAU,
      );
      context.fill();
    }
    for (const [x, size] of [
      [0.1, 0.46],
      [0.93, 0.5],
    ] as const) {
      const side = size * scale;
      context.drawImage(
        palm,
        x * width - side / 2,
        (FAR + 0.035) * height - side * 0.97,
        side,
        side,
      );
    }
    context.fillStyle = css(stone);
    context.fillRect(-width, FAR * height, 3 * width, height);
    const side = 0.24 * scale;
    context.drawImage(
      parasol,
      0.76 * width - side / 2,
      (FAR + 0.05) * height - side * 0.95,
      side,
      side,
    );
    context.fillStyle = verticalGradient(context, (FAR + 0.06) * height, EDGE * height, [
      [0, mix(water, palette.haze, 0.35)],
      [1, shift(water, -0.05, 1.1)],
    ]);
    context.fillRect(-width, (FAR + 0.06) * height, 3 * width, (EDGE - FAR - 0.06) * height);
    if (plan.placeNames.some((name) => /water ?park|slide/.test(name))) paintSlides(context, stage);
    context.fillStyle = css(shift(stone, -0.14));
    context.fillRect(-width, EDGE * height, 3 * width, 0.012 * height);
    context.fillStyle = verticalGradient(context, EDGE * height, height, [
      [0, shift(stone, 0.02)],
      [1, shift(stone, -0.1)],
    ]);
    context.fillRect(-width, (EDGE + 0.012) * height, 3 * width, height);
    context.strokeStyle = css(shift(stone, -0.12), 0.6);
    context.lineWidth = 2.4 * unit;
    for (let i = -8; i <= 8; i++) {
      context.beginPath();
      context.moveTo((0.5 + i * 0.09) * width, (EDGE + 0.012) * height);
      context.lineTo((0.5 + i * 0.16) * width, 1.05 * height);
      context.stroke();
    }
    for (const y of [0.88, 0.96]) {
      context.beginPath();
      context.moveTo(-width, y * height);
      context.lineTo(2 * width, y * height);
      context.stroke();
    }
  });
  addGlints(stage);
}

/** Broken lines of light that drift on the water. */
function addGlints(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 23);
  const glints = Array.from({ length: crowd(stage, 44) }, () => {
    const near = random();
    return {
      x: random() * width,
      y: (FAR + 0.075 + (EDGE - FAR - 0.09) * near) * height,
      long: (20 + 60 * random()) * (0.5 + near) * unit,
      offset: random(),
    };
  });
  stage.addLayer(21, 0.5, (context, phase) => {
    context.strokeStyle = css(mix(palette.light, [1, 0, 0], 0.4));
    context.lineCap = 'round';
    for (const { x, y, long, offset } of glints) {
      context.globalAlpha = 0.28 + 0.2 * wave(phase, 1, offset);
      context.lineWidth = 3.4 * unit;
      const at = x + 14 * unit * wave(phase, 1, offset + 0.3);
      context.beginPath();
      context.moveTo(at - long / 2, y);
      context.quadraticCurveTo(at, y - 5 * unit, at + long / 2, y);
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}
