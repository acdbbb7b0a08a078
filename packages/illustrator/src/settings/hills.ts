import type { LandformName } from '../language/place-look.ts';
import { mix, shift } from '../math/colour.ts';
import type { LandLook } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { addCropField } from './crops/field.ts';
import { addFaraway } from './faraway.ts';
import {
  broadleafColours,
  coniferColours,
  meadowColour,
  seasonalFoliage,
  seasonOf,
} from './foliage-colours.ts';
import { addFlowers, paintTufts } from './meadow.ts';
import { addRidge, createRidge, type Ridge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addShootingStar, addStars } from './stars.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';
import { addTreeLine, type TreeKind } from './trees/tree-line.ts';

/** The outline of one of the four hills, 0 the furthest. */
export const hillRidge = (stage: Stage, crest: number, level: number): Ridge =>
  createRidge(stage, {
    seed: stage.seed + level * 53,
    base: crest + 0.075 * level,
    height: 0.055 - 0.006 * level,
    roughness: 0.5,
  });

const kindsOf = (trees: LandLook['trees'], level: number): readonly TreeKind[] => {
  if (trees === 'conifers') return ['conifer'];
  return trees === 'broadleaves' || level === 2 ? ['broadleaf'] : ['broadleaf', 'conifer'];
};

/**
 * Sky, sun, clouds and rolling hills with trees, from far to near.
 * @param levels how many of the four hills; fewer leave the foreground to something else
 */
export function paintRollingHills(stage: Stage, crest: number, levels = 4): void {
  const { palette, plan } = stage;
  stage.horizon = crest + 0.07;
  stage.snowy = seasonOf(stage) === 'winter';
  stage.foliage = seasonalFoliage(stage);
  addSky(stage, crest + 0.17);
  if (palette.night > 0.5) {
    addStars(stage);
    addShootingStar(stage);
  }
  addSunOrMoon(stage, {
    y: plan.time === 'day' ? 0.17 : plan.time === 'night' ? 0.2 : crest - 0.11,
  });
  addClouds(stage, { count: 5, top: 0.05, bottom: crest - 0.2, size: 0.44, depth: 0.2 });

  const green = meadowColour(stage);
  const trees = plan.landLook?.trees ?? 'mixed';
  const leaves = [...broadleafColours(stage), ...coniferColours(stage)].slice(0, 3);
  for (let level = 0; level < levels; level++) {
    const near = level / 3;
    const base = crest + 0.075 * level;
    const ridge = hillRidge(stage, crest, level);
    const ground = underSky(
      palette,
      shift(green, -0.09 * near, 1, 18 - 14 * near),
      0.68 - 0.66 * near,
    );
    if (level < 3) {
      addTreeLine(stage, {
        order: 8 + level * 3,
        depth: 0.12 + 0.15 * level,
        ridge: (x) => ridge(x) + 3 * stage.unit,
        kinds: kindsOf(trees, level),
        colours: trees === 'conifers' ? coniferColours(stage) : leaves,
        count: [13, 9, 6][level] ?? 5,
        size: [0.055, 0.095, 0.16][level] ?? 0.1,
        haze: 0.55 - 0.2 * level,
        swaying: level === 2,
        ...(level === 2 ? { gap: [0.3, 0.7] as const } : {}),
      });
    }
    addRidge(stage, {
      order: 9 + level * 3,
      depth: 0.12 + 0.16 * level,
      ridge,
      top: shift(mix(ground, palette.light, 0.1 * (1 - palette.night)), 0.045, 1.05, -8),
      bottom: shift(ground, level === 3 ? -0.1 : -0.05, 1.02, 6),
      fadeTo: base + (level === 3 ? 0.26 : 0.14),
      ...(level < 3 ? { until: base + 0.2 } : {}),
      ...(level === 3
        ? { detail: (context) => paintTufts(context, stage, ground, base + 0.05) }
        : {}),
    });
  }
}

/** Land in the foreground on which no flowers grow. */
const WITHOUT_FLOWERS: ReadonlySet<LandformName> = new Set<LandformName>([
  'knoll',
  'nearwater',
  'underbridge',
]);

const USUAL_FLOWERS: readonly string[] = ['blossom', 'tulip', 'sunflower', 'hibiscus'];

export async function hills(stage: Stage): Promise<void> {
  const { horizon } = stage.take;
  stage.ground = 0.85;
  if (stage.plan.crop) {
    paintRollingHills(stage, 0.52, 2);
    return addCropField(stage, stage.plan.crop);
  }
  paintRollingHills(stage, 0.55 + horizon);
  const season = seasonOf(stage);
  const { incline, landforms, subjects, landLook } = stage.plan;
  const ridgeOf = (level: number): Ridge => hillRidge(stage, 0.55 + horizon, level);
  if (landLook) await addFaraway(stage, ridgeOf, landLook.faraway);
  const isEerie = subjects.some(({ glyph }) => glyph === 'derelict-house');
  const isBare = incline || landforms.some((name) => WITHOUT_FLOWERS.has(name)) || isEerie;
  if (!isBare && (season === 'summer' || season === 'spring')) {
    await addFlowers(stage, landLook?.flowers ?? USUAL_FLOWERS);
  }
}
