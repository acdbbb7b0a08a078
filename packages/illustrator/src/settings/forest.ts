import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { addEnchantment } from './enchantment.ts';
import { scaleOf } from './extent.ts';
import {
  broadleafColours,
  coniferColours,
  type Season,
  seasonalFoliage,
  seasonOf,
} from './foliage-colours.ts';
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

const FLOOR: Readonly<Record<Season, Colour>> = {
  summer: [0.66, 0.14, 138],
  spring: [0.7, 0.14, 130],
  autumn: [0.64, 0.12, 75],
  winter: [0.95, 0.02, 240],
};

/** What the rows of trees have in common. */
interface Woods {
  readonly season: Season;
  readonly floor: Colour;
  readonly conifers: readonly Colour[];
  readonly mixed: readonly Colour[];
}

function woodsOf(stage: Stage): Woods {
  const season = seasonOf(stage);
  const conifers = coniferColours(stage);
  const broadleaves = broadleafColours(stage);
  const mixed = season === 'autumn' ? broadleaves : [...conifers, ...broadleaves];
  return { season, floor: FLOOR[season], conifers, mixed: mixed.slice(0, 3) };
}

interface TreeRow {
  /** Fraction of the height. */
  readonly base: number;
  readonly count: number;
  readonly size: number;
  /** Distance, 0–1. */
  readonly haze: number;
  readonly gap?: readonly [from: number, to: number];
}

/** Back to front. */
const TREE_ROWS: readonly TreeRow[] = [
  { base: 0.6, count: 26, size: 0.2, haze: 0.74 },
  { base: 0.635, count: 18, size: 0.3, haze: 0.56 },
  { base: 0.68, count: 12, size: 0.42, haze: 0.36, gap: [0.36, 0.64] },
  { base: 0.73, count: 9, size: 0.56, haze: 0.18, gap: [0.25, 0.75] },
];

/** A ridge with trees on it, and mist before all but the nearest; `level` 0 is the farthest. */
function addTreeRow(stage: Stage, woods: Woods, row: TreeRow, level: number): void {
  const { palette } = stage;
  const { season, floor, conifers, mixed } = woods;
  const { base, haze, ...trees } = row;
  const isNearest = level === TREE_ROWS.length - 1;
  const ridge = createRidge(stage, { seed: stage.seed + level * 31, base, height: 0.03 });
  addTreeLine(stage, {
    ...trees,
    order: 8 + level * 4,
    depth: 0.12 + 0.13 * level,
    ridge: (x) => ridge(x) + 0.01 * scaleOf(stage),
    kinds: season === 'autumn' && level > 0 ? ['broadleaf', 'broadleaf', 'conifer'] : ['conifer'],
    colours: level === 0 ? conifers : mixed,
    haze,
    swaying: isNearest,
  });
  addRidge(stage, {
    order: 9 + level * 4,
    depth: 0.12 + 0.14 * level,
    ridge,
    top: shift(underSky(palette, floor, haze * 0.9), 0.02),
    bottom: underSky(palette, floor, haze * 0.6),
    fadeTo: base + 0.14,
    until: base + 0.2,
  });
  if (isNearest) return;
  const isNight = palette.night > 0.5;
  addMist(stage, {
    order: 10 + level * 4,
    depth: 0.2,
    top: base - 0.13,
    height: 0.25,
    alpha: isNight ? 0.75 : 0.5,
    colour: isNight ? mix(palette.haze, palette.light, 0.22) : palette.haze,
  });
}

/** The ground of the clearing, with the nearest trees at both sides of it. */
function addClearing(stage: Stage, { season, floor, mixed }: Woods): void {
  const isAutumn = season === 'autumn';
  const ground = underSky(stage.palette, floor, 0.05);
  const near = createRidge(stage, { seed: stage.seed + 99, base: 0.775, height: 0.025 });
  addTreeLine(stage, {
    order: 23,
    depth: 0.6,
    ridge: (x) => near(x) + 0.035 * scaleOf(stage),
    kinds: isAutumn ? ['broadleaf'] : ['conifer'],
    colours: mixed,
    count: 8,
    size: isAutumn ? 0.52 : 0.66,
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
}

const SUN_HEIGHTS: Readonly<Record<string, number>> = { night: 0.19, day: 0.24 };
const LOW_SUN = 0.38;

/** A clearing among trees that get lost in mist. */
export function forest(stage: Stage): void {
  const { palette, plan, unit } = stage;
  const woods = woodsOf(stage);
  const isNight = palette.night > 0.5;
  stage.horizon = 0.6;
  stage.ground = 0.865;
  stage.snowy = woods.season === 'winter';
  stage.foliage = seasonalFoliage(stage);
  addSky(stage, 0.75);
  if (isNight) addStars(stage, { count: 120, bottom: 0.5 });
  addSunOrMoon(stage, {
    x: 0.66,
    y: SUN_HEIGHTS[plan.time] ?? LOW_SUN,
    radius: 58 * unit,
    rays: plan.time !== 'day',
  });
  TREE_ROWS.forEach((row, level) => addTreeRow(stage, woods, row, level));
  addClearing(stage, woods);
  if (!isNight || plan.weather.includes('fog')) addGodRays(stage, { order: 26, alpha: 0.13 });
  addEnchantment(stage);
  addGrassFrame(stage);
}
