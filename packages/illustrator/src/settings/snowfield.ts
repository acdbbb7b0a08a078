import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';

/** A block of ice with a lit face, a shaded face and cracks of deeper blue. */
function paintIceberg(
  context: Canvas2D,
  stage: Stage,
  [x, foot, width, tall]: readonly [number, number, number, number],
  seed: number,
  haze: number,
): void {
  const { palette } = stage;
  const random = createRandom(seed);
  const night = palette.night;
  const lit = mix(mix([0.96, 0.02, 220], palette.light, 0.25), palette.haze, haze + 0.22 * night);
  const body = mix(
    mix([0.82, 0.07, 225], palette.ambientBottom, 0.35),
    palette.haze,
    haze + 0.1 * night,
  );
  const peak = 0.35 + 0.25 * random();
  const outline: [number, number][] = [
    [0, 0],
    [0.05, 0.35 + 0.1 * random()],
    [0.2, 0.5 + 0.15 * random()],
    [peak, 1],
    [peak + 0.14, 0.8],
    [peak + 0.3, 0.62 + 0.12 * random()],
    [0.95, 0.3],
    [1, 0],
  ];
  const at = ([u, v]: readonly [number, number]): [number, number] => [
    x + u * width,
    foot - v * tall,
  ];
  const fade = (colour: Colour): ReturnType<typeof verticalGradient> =>
    verticalGradient(context, foot - tall, foot, [
      [0, colour],
      [1, mix(colour, palette.haze, 0.45)],
    ]);
  context.fillStyle = fade(body);
  fillPolygon(context, outline.map(at));
  const fromLeft = stage.lightSource.x < x + width / 2;
  const spine: [number, number][] = [
    [peak, 1],
    [peak + 0.05, 0.6],
    [peak - 0.04, 0.32],
    [peak + 0.06, 0],
  ];
  const face = fromLeft
    ? [...outline.slice(0, 4), ...spine.slice(1)]
    : [...outline.slice(3), ...spine.slice(1).reverse()];
  context.fillStyle = fade(lit);
  fillPolygon(context, face.map(at));
  context.strokeStyle = css(shift(body, -0.08, 1.3), 0.6);
  context.lineWidth = 2 * stage.unit;
  for (let i = 0; i < 4; i++) {
    const u = 0.2 + 0.6 * random();
    context.beginPath();
    context.moveTo(...at([u, 0.1 + 0.2 * random()]));
    context.lineTo(...at([u + 0.05, 0.3 + 0.15 * random()]));
    context.stroke();
  }
}

/** Points of light on the snow. */
function addGlitterOnSnow(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 29);
  const points = Array.from({ length: crowd(stage, 46) }, () => ({
    x: random() * width,
    y: (0.74 + 0.26 * random()) * height,
    size: (1.6 + 2.6 * random()) * unit,
    cycles: 1 + Math.floor(random() * 2),
    offset: random(),
  }));
  const colour = css(mix(palette.light, [1, 0, 0], 0.6));
  stage.addLayer(26, 0.7, (context, phase) => {
    context.fillStyle = colour;
    for (const { x, y, size, cycles, offset } of points) {
      const alpha = clamp(wave(phase, cycles, offset)) ** 3;
      if (alpha < 0.05) continue;
      context.globalAlpha = alpha * 0.9;
      context.fillRect(x - size, y - size * 0.16, size * 2, size * 0.32);
      context.fillRect(x - size * 0.16, y - size, size * 0.32, size * 2);
    }
    context.globalAlpha = 1;
  });
}

/** Two icebergs at the horizon. */
function addIcebergs(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  addStrip(stage, { order: 10, depth: 0.2, top: 0.3, bottom: 0.7 }, (context) => {
    const foot = 0.645 * height;
    paintIceberg(
      context,
      stage,
      [0.01 * width, foot, 0.27 * scale, 0.17 * scale],
      stage.seed + 1,
      0.32,
    );
    paintIceberg(
      context,
      stage,
      [width - 0.36 * scale, foot, 0.34 * scale, 0.22 * scale],
      stage.seed + 2,
      0.2,
    );
  });
}

/** The ice: drifts of snow, icebergs, jagged hills far away. */
export function snowfield(stage: Stage): void {
  const { palette, plan } = stage;
  const night = palette.night > 0.5;
  stage.horizon = 0.62;
  stage.ground = 0.84;
  stage.snowy = true;
  addSky(stage, 0.7);
  if (night) addStars(stage, { count: 170, bottom: 0.6 });
  addSunOrMoon(stage, { x: 0.8, y: plan.time === 'day' || night ? 0.2 : 0.47 });
  if (!plan.weather.includes('aurora')) {
    addClouds(stage, { count: 4, top: 0.08, bottom: 0.36, size: 0.4, far: 0.5, alpha: 0.8 });
  }
  addRidge(stage, {
    order: 8,
    depth: 0.12,
    ridge: createRidge(stage, { seed: stage.seed + 3, base: 0.62, height: 0.02, peaks: 0.19 }),
    top: mix(palette.haze, [0.93, 0.04, 230], night ? 0.3 : 0.45),
    bottom: mix(palette.haze, [0.8, 0.06, 235], night ? 0.2 : 0.5),
    fadeTo: 0.66,
    until: 0.7,
  });
  const isAtLake = plan.landforms.includes('frozenlake');
  // There are icebergs on no lake.
  if (!isAtLake) addIcebergs(stage);
  for (let level = 0; level < 3; level++) {
    const snow = mix(
      palette.haze,
      night ? [0.76, 0.07, 262] : [0.97, 0.015, 240],
      0.5 + 0.25 * level,
    );
    addRidge(stage, {
      order: 12 + level * 4,
      depth: 0.2 + 0.2 * level,
      ridge: createRidge(stage, {
        seed: stage.seed + level * 13,
        base: 0.63 + 0.08 * level,
        height: 0.022,
        roughness: 0.5,
      }),
      top: shift(mix(snow, palette.light, 0.15), 0.02),
      bottom: shift(snow, -0.13, 1.5, 5),
      fadeTo: 0.82 + 0.1 * level,
      ...(level < 2 ? { until: 0.8 + 0.1 * level } : {}),
    });
  }
  addGlitterOnSnow(stage);
}
