import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { broadleafColours, coniferColours, seasonalFoliage, seasonOf } from './foliage-colours.ts';
import { addGodRays } from './god-rays.ts';
import { addGrassFrame } from './grass-frame.ts';
import { paintTufts } from './meadow.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';

/** Light that falls through the trees onto the clearing, and a few stones in it. */
function paintClearing(context: Canvas2D, stage: Stage, ground: Colour): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 3);
  context.save();
  context.globalCompositeOperation = palette.night > 0.5 ? 'screen' : 'soft-light';
  context.translate(width * 0.5, height * 0.87);
  context.scale(1, 0.2);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, width * 0.5);
  pool.addColorStop(0, css(palette.light, palette.night > 0.5 ? 0.34 : 0.6));
  pool.addColorStop(1, css(palette.light, 0));
  context.fillStyle = pool;
  context.fillRect(-width, -width, width * 2, width * 2);
  context.restore();
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 0.02 + 0.26 * random() : 0.72 + 0.26 * random();
    const y = (0.84 + 0.13 * random()) * height;
    const size = (9 + 20 * random()) * unit;
    const stone = underSky(palette, [0.66, 0.02, 250], 0.1);
    context.fillStyle = css(shift(ground, -0.12), 0.6);
    context.beginPath();
    context.ellipse(side * width, y + size * 0.3, size * 1.25, size * 0.3, 0, 0, TAU);
    context.fill();
    context.fillStyle = css(stone);
    context.beginPath();
    context.ellipse(side * width, y, size, size * 0.62, 0, Math.PI, 0);
    context.ellipse(side * width, y, size, size * 0.3, 0, 0, Math.PI);
    context.fill();
    context.fillStyle = css(mix(stone, stage.snowy ? [0.98, 0.01, 240] : palette.rim, 0.45), 0.8);
    context.beginPath();
    context.ellipse(
      side * width - size * 0.2,
      y - size * 0.26,
      size * 0.55,
      size * 0.24,
      -0.2,
      0,
      TAU,
    );
    context.fill();
  }
}

const FLOOR: Readonly<Record<string, Colour>> = {
  summer: [0.66, 0.14, 138],
  spring: [0.7, 0.14, 130],
  autumn: [0.64, 0.12, 75],
  winter: [0.95, 0.02, 240],
};

/** A clearing among trees that get lost in mist. */
export function forest(stage: Stage): void {
  const { palette, plan, unit } = stage;
  const season = seasonOf(stage);
  const scale = scaleOf(stage);
  stage.horizon = 0.6;
  stage.ground = 0.865;
  stage.snowy = season === 'winter';
  stage.foliage = seasonalFoliage(stage);
  addSky(stage, 0.75);
  if (palette.night > 0.5) addStars(stage, { count: 120, bottom: 0.5 });
  addSunOrMoon(stage, {
    x: 0.66,
    y: plan.time === 'night' ? 0.19 : plan.time === 'day' ? 0.24 : 0.38,
    radius: 58 * unit,
    rays: plan.time !== 'day',
  });

  const floor = FLOOR[season] ?? [0.66, 0.14, 138];
  const conifers = coniferColours(stage);
  const mixed =
    season === 'autumn' ? broadleafColours(stage) : [...conifers, ...broadleafColours(stage)];
  const rows = [
    { base: 0.6, count: 26, size: 0.2, haze: 0.74, gap: null },
    { base: 0.635, count: 18, size: 0.3, haze: 0.56, gap: null },
    { base: 0.68, count: 12, size: 0.42, haze: 0.36, gap: [0.36, 0.64] as const },
    { base: 0.73, count: 9, size: 0.56, haze: 0.18, gap: [0.25, 0.75] as const },
  ];
  rows.forEach((row, level) => {
    const ridge = createRidge(stage, {
      seed: stage.seed + level * 31,
      base: row.base,
      height: 0.03,
    });
    addTreeLine(stage, {
      order: 8 + level * 4,
      depth: 0.12 + 0.13 * level,
      ridge: (x) => ridge(x) + 0.01 * scale,
      kinds: season === 'autumn' && level > 0 ? ['broadleaf', 'broadleaf', 'conifer'] : ['conifer'],
      colours: level === 0 ? conifers : mixed.slice(0, 3),
      count: row.count,
      size: row.size,
      haze: row.haze,
      ...(row.gap ? { gap: row.gap } : {}),
      swaying: level === 3,
    });
    const earth = underSky(palette, floor, row.haze * 0.9);
    addRidge(stage, {
      order: 9 + level * 4,
      depth: 0.12 + 0.14 * level,
      ridge,
      top: shift(earth, 0.02),
      bottom: underSky(palette, floor, row.haze * 0.6),
      fadeTo: row.base + 0.14,
      until: row.base + 0.2,
    });
    if (level < 3) {
      addMist(stage, {
        order: 10 + level * 4,
        depth: 0.2,
        top: row.base - 0.13,
        height: 0.25,
        alpha: palette.night > 0.5 ? 0.75 : 0.5,
        colour: palette.night > 0.5 ? mix(palette.haze, palette.light, 0.22) : palette.haze,
      });
    }
  });

  const ground = underSky(palette, floor, 0.05);
  const near = createRidge(stage, { seed: stage.seed + 99, base: 0.775, height: 0.025 });
  addTreeLine(stage, {
    order: 23,
    depth: 0.6,
    ridge: (x) => near(x) + 0.035 * scale,
    kinds: season === 'autumn' ? ['broadleaf'] : ['conifer'],
    colours: mixed.slice(0, 3),
    count: 8,
    size: season === 'autumn' ? 0.52 : 0.66,
    haze: 0.05,
    gap: [0.17, 0.83],
    swaying: true,
  });
  addRidge(stage, {
    order: 22,
    depth: 0.6,
    ridge: near,
    top: shift(ground, 0.05),
    bottom: shift(ground, stage.snowy ? -0.12 : -0.2, 1.05, stage.snowy ? 20 : -10),
    fadeTo: 1.02,
    detail: (context) => {
      paintClearing(context, stage, ground);
      if (!stage.snowy) paintTufts(context, stage, ground, 0.8, 130);
    },
  });
  if (palette.night <= 0.5 || plan.weather.includes('fog')) {
    addGodRays(stage, { order: 26, alpha: 0.13 });
  }
  addGrassFrame(stage);
}
