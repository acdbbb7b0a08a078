import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addRidge, createRidge, type Ridge } from './ridges.ts';
import { addSaltFlat, isSaltFlat } from './salt-flat.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

/** Light lies on the upper slope of a dune down to a soft, winding edge; wind has combed the rest. */
function paintDuneLight(
  context: Canvas2D,
  stage: Stage,
  ridge: Ridge,
  base: number,
  colour: Colour,
  level: number,
): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const step = 6 * unit;
  context.fillStyle = linearGradient(
    context,
    [0, (base - 0.03) * height, 0, (base + 0.1) * height],
    [
      [0, palette.light, 0.28],
      [1, palette.light, 0],
    ],
  );
  context.beginPath();
  for (let x = -30 * unit; x <= width + 30 * unit; x += step) context.lineTo(x, ridge(x));
  for (let x = width + 30 * unit; x >= -30 * unit; x -= step) {
    const wind = 0.05 * Math.sin(TAU * ((x / scale) * 1.5 + level * 0.3));
    context.lineTo(x, ridge(x) + (0.045 + wind) * scale);
  }
  context.closePath();
  context.fill();
  if (level < 2) return;
  context.strokeStyle = css(shift(colour, -0.09), 0.28);
  context.lineWidth = 1.6 * unit;
  for (let row = 0; row < 9; row++) {
    context.beginPath();
    for (let x = -30 * unit; x <= width + 30 * unit; x += step * 3) {
      const ripple = 0.004 * Math.sin(TAU * ((x / scale) * 6 + row * 0.2));
      context.lineTo(x, ridge(x) + (0.03 + 0.022 * row + ripple) * scale);
    }
    context.stroke();
  }
}

/** Four ranges of dunes from the horizon to the viewer. */
export function addDunes(stage: Stage, sand: Colour): void {
  const { palette } = stage;
  for (let level = 0; level < 4; level++) {
    const near = level / 3;
    const base = 0.615 + 0.075 * level;
    const ridge = createRidge(stage, {
      seed: stage.seed + level * 19,
      base,
      height: 0.045,
      roughness: 0.35,
    });
    const colour = mix(palette.haze, shift(sand, -0.05 * near), 0.4 + 0.6 * near);
    addRidge(stage, {
      order: 10 + level * 3,
      depth: 0.15 + 0.18 * level,
      ridge,
      top: shift(colour, 0.06),
      bottom: shift(colour, -0.12, 1.15, -10),
      fadeTo: base + 0.2,
      ...(level < 3 ? { until: base + 0.2 } : {}),
      detail: (context) => paintDuneLight(context, stage, ridge, base, colour, level),
    });
  }
}

/** A saguaro with two arms; `size` is its height. */
function paintCactus(context: Canvas2D, x: number, y: number, size: number, colour: Colour): void {
  const limb = (
    points: readonly (readonly [number, number])[],
    thick: number,
    tone: Colour,
  ): void => {
    context.strokeStyle = css(tone);
    context.lineWidth = thick * size;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    for (const [u, v] of points) context.lineTo(x + u * size, y - v * size);
    context.stroke();
  };
  const shapes = [
    {
      points: [
        [0, 0.02],
        [0, 0.9],
      ] as const,
      thick: 0.17,
    },
    {
      points: [
        [0, 0.34],
        [-0.24, 0.38],
        [-0.25, 0.66],
      ] as const,
      thick: 0.115,
    },
    {
      points: [
        [0, 0.46],
        [0.23, 0.5],
        [0.24, 0.78],
      ] as const,
      thick: 0.115,
    },
  ];
  for (const { points, thick } of shapes) {
    limb(points, thick, colour);
    limb(
      points.map(([u, v]) => [u + thick * 0.2, v] as const),
      thick * 0.5,
      shift(colour, -0.06),
    );
    limb(
      points.map(([u, v]) => [u - thick * 0.26, v] as const),
      thick * 0.16,
      shift(colour, 0.13),
    );
  }
}

/** Cacti and boulders at both sides. */
function addCacti(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 23);
  const count = crowd(stage, 7);
  const colour = underSky(palette, [0.6, 0.13, 150], 0.08);
  addStrip(stage, { order: 18, depth: 0.6, top: 0.5, bottom: 0.95 }, (context) => {
    for (let i = 0; i < count; i++) {
      const at = (i + 0.2 + 0.6 * random()) / count;
      const size = (0.1 + 0.12 * random()) * scale;
      const y = (0.775 + 0.07 * random()) * height;
      if (at > 0.3 && at < 0.72) continue;
      context.fillStyle = css(palette.shadow, 0.25);
      context.beginPath();
      context.ellipse(at * width, y, size * 0.4, size * 0.06, 0, 0, TAU);
      context.fill();
      paintCactus(context, at * width, y, size, colour);
    }
  });
}

/** A sandstone table mountain in the distance. */
function addMesas(stage: Stage, sand: Colour): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const rock = mix(palette.haze, shift(sand, -0.2, 1.1, -16), 0.5);
  const mesa = paintOnce(stage.environment, 200, 100, (context) => {
    context.fillStyle = css(rock);
    context.beginPath();
    context.moveTo(0, 100);
    context.lineTo(30, 62);
    context.lineTo(38, 10);
    context.lineTo(60, 4);
    context.lineTo(120, 6);
    context.lineTo(126, 30);
    context.lineTo(150, 34);
    context.lineTo(158, 66);
    context.lineTo(200, 100);
    context.fill();
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css(shift(rock, -0.05), 0.8);
    for (const y of [18, 44, 70]) context.fillRect(0, y, 200, 7);
    const toLight = stage.lightSource.x < width / 2 ? 0 : 200;
    context.fillStyle = linearGradient(
      context,
      [toLight, 0, 200 - toLight, 0],
      [
        [0, palette.light, 0.4],
        [0.5, palette.light, 0],
        [1, palette.shadow, 0.25],
      ],
    );
    context.fillRect(0, 0, 200, 100);
    context.fillStyle = linearGradient(
      context,
      [0, 50, 0, 100],
      [
        [0, palette.haze, 0],
        [1, palette.haze, 0.8],
      ],
    );
    context.fillRect(0, 0, 200, 100);
  });
  addStrip(stage, { order: 9, depth: 0.12, top: 0.4, bottom: 0.66 }, (context) => {
    const foot = 0.625 * height;
    context.drawImage(mesa, 0.06 * width, foot - 0.13 * scale, 0.3 * scale, 0.13 * scale);
    context.drawImage(mesa, 0.36 * width, foot - 0.06 * scale, 0.16 * scale, 0.06 * scale);
    context.drawImage(mesa, width - 0.24 * scale, foot - 0.1 * scale, 0.3 * scale, 0.1 * scale);
  });
}

const SAND: Readonly<Record<string, Colour>> = {
  night: [0.45, 0.07, 300],
  sunset: [0.78, 0.12, 62],
  sunrise: [0.82, 0.11, 62],
  day: [0.82, 0.12, 72],
};

export function desert(stage: Stage): void {
  const { palette, plan, unit } = stage;
  const sand = SAND[plan.time] ?? [0.82, 0.12, 72];
  stage.horizon = 0.6;
  stage.ground = 0.855;
  addSky(stage, 0.68);
  if (palette.night > 0.5) addStars(stage, { count: 170, bottom: 0.58 });
  addSunOrMoon(stage, {
    x: 0.7,
    y: plan.time === 'day' || plan.time === 'night' ? 0.2 : 0.42,
    radius: 60 * unit,
  });
  addClouds(stage, { count: 2, top: 0.1, bottom: 0.3, size: 0.36, far: 0.4, alpha: 0.75 });
  if (isSaltFlat(stage)) return addSaltFlat(stage);
  addMesas(stage, sand);
  addDunes(stage, sand);
  if (plan.setting !== 'oasis') addCacti(stage);
}
