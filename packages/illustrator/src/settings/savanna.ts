import type { Canvas2D } from '../canvas.ts';
import { saysSwaying } from '../language/swaying.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

const GRASS: Colour = [0.76, 0.12, 88];
const CROWN: Colour = [0.5, 0.11, 128];

/** An acacia: a forked trunk below a flat crown. `tall` in pixels. */
function paintAcacia(context: Canvas2D, x: number, y: number, tall: number, leaf: Colour): void {
  context.strokeStyle = css(shift(leaf, -0.2, 0.5, -70));
  context.lineCap = 'round';
  for (const [lean, width] of [
    [-0.3, 0.045],
    [0.02, 0.055],
    [0.34, 0.04],
  ] as const) {
    context.lineWidth = width * tall;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + lean * 0.1 * tall,
      y - 0.45 * tall,
      x + lean * tall,
      y - 0.84 * tall,
    );
    context.stroke();
  }
  for (const [dx, dy, reach] of [
    [-0.3, 0.82, 0.3],
    [0.32, 0.84, 0.32],
    [0, 0.92, 0.5],
    [0.06, 0.98, 0.34],
  ] as const) {
    context.fillStyle = css(shift(leaf, 0.16 * (dy - 0.88)));
    context.beginPath();
    context.ellipse(x + dx * tall, y - dy * tall, reach * tall, 0.09 * tall, 0, 0, TAU);
    context.fill();
  }
}

/** Tall dry grass before and behind the actors' feet, bending in the wind. */
function addTallGrass(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 71);
  const tone = underSky(palette, GRASS, 0.03);
  const blades = Array.from({ length: crowd(stage, 150) }, () => ({
    x: random() * 1.06 - 0.03,
    y: 0.93 + 0.1 * random(),
    tall: (0.06 + 0.08 * random()) * scale,
    lean: 0.03 * (random() - 0.3) * scale,
    offset: random() * 0.4,
    colour: css(shift(tone, 0.2 * (random() - 0.6))),
  }));
  const sway = saysSwaying(stage.plan.prompt) ? 0.045 : 0.014;
  stage.addLayer(61, 1.1, (context, phase) => {
    context.lineWidth = 4 * unit;
    context.lineCap = 'round';
    for (const { x, y, tall, lean, offset, colour } of blades) {
      const tip = x * width + lean + sway * scale * wave(phase, 1, offset + x * 0.3);
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(x * width, y * height);
      context.quadraticCurveTo(x * width, y * height - tall * 0.6, tip, y * height - tall);
      context.stroke();
    }
  });
}

/** A plain of dry grass with acacias. */
export function savanna(stage: Stage): void {
  const { width, height, palette, plan, unit } = stage;
  const scale = scaleOf(stage);
  stage.horizon = 0.64;
  stage.ground = 0.87;
  addSky(stage, 0.72);
  if (palette.night > 0.5) addStars(stage, { count: 160, bottom: 0.58 });
  addSunOrMoon(stage, {
    x: 0.68,
    y: plan.time === 'day' || plan.time === 'night' ? 0.2 : 0.46,
    radius: 66 * unit,
  });
  addClouds(stage, { count: 3, top: 0.06, bottom: 0.3, size: 0.4, far: 0.4, alpha: 0.8 });
  const ridgeAt = (level: number, base: number) =>
    createRidge(stage, { seed: stage.seed + level * 37, base, height: 0.02, roughness: 0.4 });
  for (const [level, base] of [0.645, 0.7, 0.77].entries()) {
    const ground = underSky(palette, shift(GRASS, -0.03 * level), 0.5 - 0.22 * level);
    addRidge(stage, {
      order: 10 + level * 3,
      depth: 0.2 + 0.2 * level,
      ridge: ridgeAt(level, base),
      top: shift(ground, 0.05),
      bottom: shift(ground, -0.1, 1.05, -6),
      fadeTo: base + 0.2,
      ...(level < 2 ? { until: base + 0.14 } : {}),
    });
  }
  addMist(stage, { order: 11, depth: 0.15, top: 0.58, height: 0.14, alpha: 0.35 });
  const random = createRandom(stage.seed + 73);
  addStrip(stage, { order: 14, depth: 0.42, top: 0.3, bottom: 0.8 }, (context) => {
    for (const [x, y, tall] of [
      [0.12, 0.74, 0.28],
      [0.9, 0.75, 0.34],
      [0.38, 0.69, 0.12],
      [0.66, 0.685, 0.1],
    ] as const) {
      const leaf = underSky(palette, CROWN, tall < 0.2 ? 0.4 : 0.12);
      paintAcacia(context, (x + 0.03 * random()) * width, y * height, tall * scale, leaf);
    }
  });
  addTallGrass(stage);
}
