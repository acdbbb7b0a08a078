import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
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

const ROCK: Colour = [0.66, 0.12, 48];

interface Spire {
  /** Pixels: the middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly half: number;
}

/** A chimney of sandstone with bands and a darker cap. */
function paintSpire(context: Canvas2D, { x, y, tall, half }: Spire, rock: Colour): void {
  const outline = (): void => {
    context.beginPath();
    context.moveTo(x - half, y);
    context.quadraticCurveTo(x - half * 0.5, y - tall * 0.4, x - half * 0.34, y - tall * 0.84);
    context.quadraticCurveTo(x, y - tall * 1.06, x + half * 0.34, y - tall * 0.84);
    context.quadraticCurveTo(x + half * 0.5, y - tall * 0.4, x + half, y);
    context.closePath();
  };
  context.save();
  outline();
  context.fillStyle = verticalGradient(context, y - tall, y, [
    [0, shift(rock, 0.05)],
    [1, shift(rock, -0.04)],
  ]);
  context.fill();
  context.clip();
  context.fillStyle = css(shift(rock, -0.07), 0.45);
  for (const at of [0.22, 0.46, 0.66]) {
    context.fillRect(x - half, y - tall * at, half * 2, tall * 0.055);
  }
  context.fillStyle = css(shift(rock, -0.16, 1, -10), 0.5);
  context.fillRect(x + half * 0.12, y - tall * 1.1, half, tall * 1.1);
  context.fillStyle = css(shift(rock, -0.22));
  context.beginPath();
  context.ellipse(x, y - tall * 0.9, half * 0.4, tall * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

interface SpireRow {
  readonly order: number;
  readonly base: number;
  readonly count: number;
  /** In measures. */
  readonly tall: number;
  /** Distance, 0–1. */
  readonly haze: number;
}

function addSpires(stage: Stage, { order, base, count, tall, haze }: SpireRow): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + order * 7);
  const rock = underSky(palette, ROCK, haze);
  const all = crowd(stage, count);
  const top = base - (tall * 1.5 * scale) / height;
  addStrip(stage, { order, depth: 0.1 + 0.02 * order, top, bottom: base + 0.02 }, (context) => {
    for (let i = 0; i < all; i++) {
      const size = tall * scale * (0.6 + 0.7 * random());
      const x = ((i + 0.2 + 0.6 * random()) / all) * width;
      const y = (base + 0.01) * height;
      paintSpire(context, { x, y, tall: size, half: size * (0.26 + 0.14 * random()) }, rock);
    }
  });
}

/** Chimneys and walls of red rock that the wind has left, as in Cappadocia. */
export function canyon(stage: Stage): void {
  const { palette, plan, unit } = stage;
  stage.horizon = 0.62;
  stage.ground = 0.865;
  addSky(stage, 0.7);
  if (palette.night > 0.5) addStars(stage, { count: 160, bottom: 0.56 });
  addSunOrMoon(stage, {
    x: 0.7,
    y: plan.time === 'day' || plan.time === 'night' ? 0.2 : 0.4,
    radius: 58 * unit,
  });
  addClouds(stage, { count: 3, top: 0.08, bottom: 0.28, size: 0.36, far: 0.4, alpha: 0.75 });
  addSpires(stage, { order: 9, base: 0.64, count: 13, tall: 0.13, haze: 0.6 });
  addMist(stage, { order: 9.5, depth: 0.15, top: 0.54, height: 0.16, alpha: 0.4 });
  addSpires(stage, { order: 12, base: 0.7, count: 9, tall: 0.21, haze: 0.34 });
  for (const [level, order] of [
    [0, 10],
    [1, 13],
    [2, 18],
  ] as const) {
    const base = [0.645, 0.705, 0.78][level] ?? 0.78;
    const ground = mix(
      palette.haze,
      underSky(palette, shift(ROCK, 0.08 - 0.05 * level)),
      0.5 + 0.24 * level,
    );
    addRidge(stage, {
      order,
      depth: 0.2 + 0.2 * level,
      ridge: createRidge(stage, {
        seed: stage.seed + 29 * level,
        base,
        height: 0.03,
        roughness: 0.6,
      }),
      top: shift(ground, 0.05),
      bottom: shift(ground, -0.12, 1.1, -10),
      fadeTo: base + 0.2,
      ...(level < 2 ? { until: base + 0.16 } : {}),
    });
  }
}
