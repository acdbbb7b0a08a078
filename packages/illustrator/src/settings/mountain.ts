import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Palette, Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { isFaceted } from './faceted.ts';
import { coniferColours, seasonOf } from './foliage-colours.ts';
import { paintTufts } from './meadow.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addShootingStar, addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';

interface Summit {
  /** Pixels: foot of the middle line. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly seed: number;
}

type Point = readonly [x: number, y: number];

const JAGS = 9;
const SNOW_LINE = 4;
/** The part of the haze that is left before mountains of facets. */
const CLEARER = 0.4;
/** How far the rock of such mountains stands out of it at least. */
const PRESENCE_OF_FACETS = 0.85;

/** A mountain of two faces, one in the light, with snow running down from the top. */
function paintSummit(context: Canvas2D, stage: Stage, summit: Summit, rock: Colour): void {
  const { palette } = stage;
  const random = createRandom(summit.seed);
  // Under snow the color that the prompt gives to the rock would not be seen.
  const isNamed = stage.plan.rockColour != null;
  const hasSnow = !isNamed || stage.snowy;
  const jagged = (i: number): number => (i > 0 && i < JAGS ? random() - 0.5 : 0);
  const side = (direction: number): Point[] =>
    Array.from({ length: JAGS + 1 }, (_, i): Point => {
      const down = i / JAGS;
      return [
        summit.x + direction * summit.halfWidth * down ** 0.92 + jagged(i) * 0.06 * summit.height,
        summit.y - summit.height * (1 - down) + jagged(i) * 0.06 * summit.height,
      ];
    });
  const lightFromLeft = stage.lightSource.x < summit.x;
  const spine = Array.from({ length: JAGS + 1 }, (_, i): Point => {
    const down = i / JAGS;
    const sway = (i % 2 ? 1 : -1) * 0.05 * summit.height * Math.sin(down * 3);
    return [
      summit.x + sway + down * summit.halfWidth * 0.22 * (lightFromLeft ? 1 : -1),
      summit.y - summit.height * (1 - down),
    ];
  });
  const clear = isFaceted(stage) ? CLEARER : 1;
  const intoHaze = (colour: Colour): ReturnType<typeof verticalGradient> =>
    verticalGradient(
      context,
      summit.y - summit.height,
      summit.y,
      [
        [0, colour],
        [0.55, mix(colour, palette.haze, 0.25 * clear)],
        [1, mix(colour, palette.haze, (isNamed ? 0.5 : 0.8) * clear)],
      ],
      6,
    );
  const inLight = mix(shift(rock, 0.1), palette.light, 0.16);
  const inShade = shift(rock, -0.07);
  const snow = snowTones(palette);
  for (const direction of [-1, 1]) {
    const facesLight = direction < 0 === lightFromLeft;
    const edge = side(direction);
    context.fillStyle = intoHaze(facesLight ? inLight : inShade);
    fillPolygon(context, [...edge, ...spine.toReversed()]);
    if (!hasSnow) continue;
    context.fillStyle = css(facesLight ? snow.lit : snow.shaded);
    fillPolygon(context, snowCap(edge, spine, summit.height));
  }
}

const snowTones = (palette: Palette): { readonly lit: Colour; readonly shaded: Colour } =>
  palette.night > 0.5
    ? { lit: [0.84, 0.05, 262], shaded: [0.6, 0.08, 270] }
    : {
        lit: mix([0.99, 0.01, 250], palette.light, 0.22),
        shaded: mix([0.82, 0.05, 262], palette.ambientBottom, 0.35),
      };

/** The upper part of one face, with a ragged lower edge. */
function snowCap(edge: readonly Point[], spine: readonly Point[], height: number): Point[] {
  const cap = edge.slice(0, SNOW_LINE + 1);
  const from = edge[SNOW_LINE] ?? [0, 0];
  const to = spine[SNOW_LINE] ?? [0, 0];
  const teeth = 6;
  for (let i = 1; i <= teeth; i++) {
    const t = i / teeth;
    const bite = (i % 2 ? 0.1 : -0.06) * height * (i === teeth ? 0 : 1);
    cap.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + bite]);
  }
  return [...cap, ...spine.slice(0, SNOW_LINE + 1).toReversed()];
}

/** Named rock stands out of the haze more, so that one sees its color. */
function rockOf(stage: Stage, inHaze: number): Colour {
  const { palette, plan } = stage;
  const presence = isFaceted(stage) ? Math.max(inHaze, PRESENCE_OF_FACETS) : inHaze;
  const named = COLOURS[plan.rockColour ?? ''];
  const own: Colour =
    palette.night > 0.5
      ? [0.3, 0.09, 280]
      : shift(mix(palette.sky[0]?.[1] ?? palette.haze, [0.45, 0.06, 285], 0.55), -0.04);
  if (named === undefined) return mix(palette.haze, own, presence);
  const inLight = mix(named, palette.night > 0.5 ? [0.2, 0.04, 280] : named, 0.5);
  return mix(palette.haze, inLight, 0.5 + presence / 2);
}

/** One chain of mountains standing at `base`, a fraction of the height. */
export function addChain(
  stage: Stage,
  chain: {
    readonly order: number;
    readonly depth: number;
    readonly base: number;
    readonly height: number;
    readonly count: number;
    /** How far the rock stands out of the haze, 0–1. */
    readonly presence: number;
  },
): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + chain.order * 9 + 1);
  const rock = rockOf(stage, chain.presence);
  const count = crowd(stage, chain.count);
  const summits = Array.from({ length: count }, (_, i): Summit => {
    const main =
      chain.order === 8 &&
      i === Math.floor((stage.lightSource.x > width / 2 ? 0.34 : 0.67) * count);
    return {
      x: main
        ? width * (stage.lightSource.x > width / 2 ? 0.33 : 0.67)
        : ((i + 0.5 + 0.5 * (random() - 0.5)) / count) * width,
      y: chain.base * height,
      height: chain.height * (main ? 1.08 : 0.62 + 0.42 * random()) * scale,
      halfWidth: (0.62 + 0.22 * random()) * 1.2 * (width / count),
      seed: stage.seed + chain.order * 100 + i,
    };
  }).sort((a, b) => b.height - a.height);
  const top = chain.base - (Math.max(...summits.map((summit) => summit.height)) / height) * 1.1;
  addStrip(stage, { ...chain, top, bottom: chain.base + 0.01 }, (context) => {
    for (const summit of summits) paintSummit(context, stage, summit, rock);
  });
}

/** Sky and two snow-capped chains above `base`, a fraction of the height. */
export function paintMountains(stage: Stage, base: number): void {
  const { palette, plan } = stage;
  stage.horizon = base;
  stage.snowy = seasonOf(stage) === 'winter';
  addSky(stage, base + 0.09);
  if (palette.night > 0.5) {
    addStars(stage, { count: 160, bottom: 0.55 });
    addShootingStar(stage);
  }
  // A facet of the sun beside a facet of snow would be one with it.
  const lowSun = isFaceted(stage) ? base - 0.47 : base - 0.3;
  addSunOrMoon(stage, {
    x: 0.74,
    y: plan.time === 'night' ? 0.17 : plan.time === 'day' ? 0.16 : lowSun,
  });
  addClouds(stage, { count: 4, top: 0.06, bottom: base - 0.34, size: 0.42, far: 0.4 });
  // Mount Fuji stands alone.
  if (plan.landforms.includes('fuji')) return;
  addChain(stage, { order: 8, depth: 0.12, base, height: 0.42, count: 4, presence: 0.42 });
  addMist(stage, { order: 9, depth: 0.15, top: base - 0.16, height: 0.26, alpha: 0.65 });
  addChain(stage, {
    order: 11,
    depth: 0.22,
    base: base + 0.04,
    height: 0.28,
    count: 5,
    presence: 0.75,
  });
  addMist(stage, { order: 12, depth: 0.15, top: base - 0.1, height: 0.26, alpha: 0.65 });
}

/** An alpine meadow below snow-capped mountains. */
export function mountain(stage: Stage): void {
  const { palette } = stage;
  const { horizon } = stage.take;
  stage.ground = 0.87;
  paintMountains(stage, 0.66 + horizon);
  const green: Colour = stage.snowy ? [0.95, 0.02, 245] : [0.66, 0.14, 140];
  const scale = scaleOf(stage);
  const colours = coniferColours(stage);

  const far = createRidge(stage, {
    seed: stage.seed + 21,
    base: 0.72 + horizon,
    height: 0.05,
    roughness: 0.5,
  });
  addTreeLine(stage, {
    order: 16,
    depth: 0.4,
    ridge: (x) => far(x) + 0.012 * scale,
    kinds: ['conifer'],
    colours,
    count: 26,
    size: 0.11,
    haze: 0.4,
  });
  addRidge(stage, {
    order: 17,
    depth: 0.42,
    ridge: far,
    top: underSky(palette, green, 0.4),
    bottom: underSky(palette, green, 0.15),
    fadeTo: 0.86,
    until: 0.94,
  });
  const near = createRidge(stage, {
    seed: stage.seed + 41,
    base: 0.81 + 0.6 * horizon,
    height: 0.03,
    roughness: 0.4,
  });
  const ground = underSky(palette, shift(green, -0.05), 0.05);
  addTreeLine(stage, {
    order: 24,
    depth: 0.7,
    ridge: (x) => near(x) + 0.02 * scale,
    kinds: ['conifer'],
    colours,
    count: 13,
    size: 0.27,
    haze: 0.12,
    gap: [0.22, 0.78],
    swaying: true,
  });
  addRidge(stage, {
    order: 25,
    depth: 0.72,
    ridge: near,
    top: shift(ground, 0.05),
    bottom: shift(ground, -0.16, 1.05, 10),
    fadeTo: 1.02,
    detail: (context) => {
      if (!stage.snowy) paintTufts(context, stage, ground, 0.83, 130);
    },
  });
}
