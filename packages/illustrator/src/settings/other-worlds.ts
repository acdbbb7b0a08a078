import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, glow, paintOnce, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addDunes } from './desert.ts';
import { crowd, scaleOf } from './extent.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addShootingStar, addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';

/** Boulders at both sides of the foreground, lit from where the light is. */
function addBoulders(stage: Stage, colour: Colour): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 83);
  addStrip(stage, { order: 22, depth: 0.75, top: 0.66, bottom: 1.05 }, (context) => {
    for (let i = 0; i < crowd(stage, 11); i++) {
      const x = (i % 2 ? random() * 0.28 : 0.74 + random() * 0.26) * width;
      const y = (0.79 + 0.18 * random()) * height;
      const size = (0.02 + 0.05 * random()) * scale * (y / height);
      context.fillStyle = css(palette.shadow, 0.3);
      context.beginPath();
      context.ellipse(x, y, size * 1.3, size * 0.25, 0, 0, TAU);
      context.fill();
      paintBoulder(context, stage, [x, y, size], colour, random);
    }
  });
}

function paintBoulder(
  context: Canvas2D,
  stage: Stage,
  [x, y, size]: readonly [number, number, number],
  colour: Colour,
  random: () => number,
): void {
  const corners = 8;
  const fromLeft = stage.lightSource.x < x ? -1 : 1;
  context.fillStyle = radialGradient(
    context,
    x + fromLeft * size * 0.5,
    y - size * 0.9,
    size * 1.7,
    [
      [0, mix(colour, stage.palette.light, 0.45)],
      [0.45, colour],
      [1, shift(colour, -0.2, 1.1)],
    ],
  );
  context.beginPath();
  for (let i = 0; i <= corners; i++) {
    const angle = Math.PI + (i / corners) * Math.PI;
    const reach = size * (0.85 + 0.3 * random());
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85);
  }
  context.closePath();
  context.fill();
}

/** Two little moons. */
function addMoons(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  addStrip(stage, { order: 4, depth: 0.08, top: 0, bottom: 0.4 }, (context) => {
    for (const [x, y, size] of [
      [0.2, 0.16, 0.035],
      [0.36, 0.27, 0.016],
    ] as const) {
      const radius = size * scale;
      context.fillStyle = radialGradient(
        context,
        x * width + radius * 0.5,
        y * height - radius * 0.5,
        radius * 2,
        [
          [0, mix(palette.light, palette.haze, 0.2), 0.95],
          [0.6, mix(palette.haze, palette.shadow, 0.4), 0.7],
          [1, palette.shadow, 0.4],
        ],
      );
      fillCircle(context, x * width, y * height, radius);
    }
  });
}

/** Red dunes, a small sun, two little moons. */
export function mars(stage: Stage): void {
  const { palette, unit } = stage;
  const sand: Colour = mix([0.62, 0.15, 42], palette.haze, 0.2 * palette.night);
  const dimmed = shift(sand, -0.2 * palette.night);
  stage.horizon = 0.6;
  stage.ground = 0.855;
  addSky(stage, 0.68);
  addStars(stage, { count: palette.night > 0.5 ? 170 : 60, bottom: 0.4, size: 0.9 });
  addSunOrMoon(stage, { x: 0.7, y: 0.2, radius: 34 * unit });
  // Moons that the prompt names are drawn as its subjects.
  if (!stage.plan.subjects.some(({ glyph }) => /moon/.test(glyph))) addMoons(stage);
  addRidge(stage, {
    order: 8,
    depth: 0.12,
    ridge: createRidge(stage, { seed: stage.seed + 5, base: 0.61, height: 0.02, peaks: 0.13 }),
    top: mix(palette.haze, shift(dimmed, -0.2), 0.5),
    bottom: mix(palette.haze, dimmed, 0.3),
    fadeTo: 0.64,
    until: 0.7,
  });
  addDunes(stage, dimmed);
  addBoulders(stage, shift(dimmed, -0.06, 1, -6));
}

function paintEarth(context: Canvas2D, radius: number, seed: number): void {
  context.fillStyle = radialGradient(context, radius * 0.35, -radius * 0.3, radius * 1.5, [
    [0, [0.78, 0.12, 235]],
    [0.5, [0.58, 0.16, 250]],
    [1, [0.26, 0.12, 265]],
  ]);
  fillCircle(context, 0, 0, radius);
  context.globalCompositeOperation = 'source-atop';
  const random = createRandom(seed);
  for (let i = 0; i < 6; i++) {
    const x = (random() * 2 - 1) * 0.75 * radius;
    const y = (random() * 2 - 1) * 0.65 * radius;
    context.fillStyle = css([0.66, 0.13, 140 - 40 * random()]);
    for (let j = 0; j < 6; j++) {
      context.beginPath();
      context.ellipse(
        x + (random() - 0.5) * radius * 0.5,
        y + (random() - 0.5) * radius * 0.3,
        radius * (0.1 + 0.14 * random()),
        radius * (0.07 + 0.1 * random()),
        random() * 3,
        0,
        TAU,
      );
      context.fill();
    }
  }
  for (let i = 0; i < 11; i++) {
    context.fillStyle = css([0.98, 0.01, 230], 0.5);
    context.beginPath();
    context.ellipse(
      (random() * 2 - 1) * radius * 0.8,
      (random() * 2 - 1) * radius * 0.85,
      radius * (0.15 + 0.28 * random()),
      radius * (0.03 + 0.05 * random()),
      -0.2,
      0,
      TAU,
    );
    context.fill();
  }
  context.fillStyle = radialGradient(context, radius * 0.45, -radius * 0.4, radius * 1.75, [
    [0, [0.1, 0.06, 270], 0],
    [0.55, [0.1, 0.06, 270], 0.1],
    [1, [0.08, 0.05, 270], 0.9],
  ]);
  fillCircle(context, 0, 0, radius * 1.1);
  context.globalCompositeOperation = 'source-over';
}

/** Round craters, flattened by the view, with a bright far rim. */
function paintCraters(context: Canvas2D, stage: Stage, dust: Colour): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 61);
  for (let i = 0; i < crowd(stage, 20); i++) {
    const near = random();
    const x = random() * width;
    const y = (0.72 + 0.29 * near) * height;
    const across = (0.02 + 0.07 * random()) * scale * (0.35 + near);
    context.fillStyle = css(shift(dust, 0.12), 0.8);
    context.beginPath();
    context.ellipse(x, y + across * 0.05, across * 1.12, across * 0.31, 0, 0, TAU);
    context.fill();
    context.fillStyle = css(shift(dust, -0.16, 1.3));
    context.beginPath();
    context.ellipse(x, y, across, across * 0.25, 0, 0, TAU);
    context.fill();
    context.fillStyle = css(shift(dust, -0.04));
    context.beginPath();
    context.ellipse(x - across * 0.1, y + across * 0.06, across * 0.82, across * 0.17, 0, 0, TAU);
    context.fill();
  }
  for (let i = 0; i < crowd(stage, 90); i++) {
    context.fillStyle = css(shift(dust, random() < 0.5 ? -0.14 : 0.1), 0.7);
    fillCircle(
      context,
      random() * width,
      (0.73 + 0.27 * random()) * height,
      (0.8 + 2.4 * random()) * unit,
    );
  }
}

/** Grey dust and craters under a black sky with the Earth in it. */
export function moonscape(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  stage.horizon = 0.64;
  stage.ground = 0.86;
  addSky(stage, 0.75);
  addStars(stage, { count: 230, bottom: 0.72, size: 1.1 });
  addShootingStar(stage);
  const radius = 0.13 * scale;
  const x = 0.76 * width;
  const y = 0.24 * height;
  stage.lightSource = { x: 0.8 * width, y: 0.1 * height };
  const size = Math.ceil(radius * 2.2);
  const earth = paintOnce(stage.environment, size, size, (context) => {
    context.translate(size / 2, size / 2);
    paintEarth(context, radius, stage.seed);
  });
  // "the earth in the sky" is the one that the prompt names.
  if (!stage.plan.subjects.some(({ glyph }) => glyph.startsWith('globe-showing')))
    addStrip(stage, { order: 3, depth: 0.06, top: -0.1, bottom: 0.66 }, (context) => {
      glow(context, x, y, radius * 2.1, [0.7, 0.14, 240], 0.65);
      context.drawImage(earth, x - size / 2, y - size / 2);
    });
  const dust: Colour = [0.7, 0.02, 270];
  addRidge(stage, {
    order: 8,
    depth: 0.12,
    ridge: createRidge(stage, { seed: stage.seed + 5, base: 0.65, height: 0.025, peaks: 0.15 }),
    top: mix(palette.haze, dust, 0.55),
    bottom: mix(palette.haze, dust, 0.25),
    fadeTo: 0.68,
    until: 0.76,
  });
  addRidge(stage, {
    order: 12,
    depth: 0.3,
    ridge: createRidge(stage, { seed: stage.seed + 19, base: 0.675, height: 0.04, roughness: 0.4 }),
    top: mix(palette.haze, dust, 0.75),
    bottom: mix(palette.haze, dust, 0.5),
    fadeTo: 0.78,
    until: 0.84,
  });
  addRidge(stage, {
    order: 20,
    depth: 0.6,
    ridge: createRidge(stage, { seed: stage.seed + 39, base: 0.725, height: 0.03, roughness: 0.4 }),
    top: shift(dust, 0.08),
    bottom: shift(dust, -0.26, 1.6),
    fadeTo: 1.02,
    detail: (context) => paintCraters(context, stage, shift(dust, -0.05)),
  });
  addBoulders(stage, shift(dust, -0.1));
}
