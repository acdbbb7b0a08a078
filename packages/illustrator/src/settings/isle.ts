import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isAbsent } from './absent.ts';
import { paintIsland } from './lagoon.ts';
import { paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { namedWater, underSky } from './surface.ts';
import { foliageOf } from './trees/foliage.ts';
import { addPalms, type Palm } from './trees/palm.ts';
import { addWave } from './waves.ts';

const SAND: Colour = [0.9, 0.07, 85];
const SHALLOWS: Colour = [0.82, 0.13, 190];
/** The middle of its shore and half its breadth across the sea, fractions of the height and the width. */
const SHORE = { y: 0.775, reach: 0.066 } as const;
const HALF = 0.46;
/** "a tiny island": two or three people fit on it. */
const SMALL_HALF = 0.33;
const SMALL = /\b(?:tiny|small|little)(?: [\w-]+){0,2} island|\bislet/i;
const WARM = /tropic|paradise|desert|caribbean|maldives|hawaii|polynesia|bora bora|tahiti/i;

const halfOf = ({ plan }: Stage): number => (SMALL.test(plan.prompt) ? SMALL_HALF : HALF);

/** An ellipse around the shore, this much larger than it. */
function traceShore(context: Canvas2D, stage: Stage, larger: number, lower = 0): void {
  const { width, height } = stage;
  const [across, along] = [halfOf(stage) + larger, SHORE.reach + larger * 0.45];
  context.beginPath();
  context.ellipse(width / 2, (SHORE.y + lower) * height, across * width, along * height, 0, 0, TAU);
}

/** Clear water around the island, and foam that comes and goes at its shore. */
function addShallows(stage: Stage): void {
  const { palette } = stage;
  const clear = namedWater(stage, underSky(palette, SHALLOWS));
  addStrip(stage, { order: 15.6, depth: 0.55, top: 0.64, bottom: 0.92 }, (context) => {
    for (let i = 0; i < 8; i++) {
      context.fillStyle = css(clear, 0.09 + 0.03 * i);
      traceShore(context, stage, 0.085 - 0.01 * i);
      context.fill();
    }
  });
  const foam = css(mix([0.99, 0.01, 220], palette.haze, 0.15));
  stage.addLayer(15.8, 0.6, (context, phase) => {
    for (const [offset, alpha] of [
      [0, 0.5],
      [0.25, 0.8],
    ] as const) {
      context.globalAlpha = alpha;
      context.fillStyle = foam;
      traceShore(context, stage, 0.01 + 0.007 * wave(phase, 1, offset), 0.003);
      context.fill();
    }
    context.globalAlpha = 1;
  });
}

/** The beach all around, with grass in the middle. */
function paintGround(context: Canvas2D, stage: Stage): void {
  const { height, palette } = stage;
  const sand = underSky(palette, SAND, 0.02);
  const [top, bottom] = [(SHORE.y - SHORE.reach) * height, (SHORE.y + SHORE.reach) * height];
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, shift(sand, 0.02)],
    [1, shift(sand, -0.1)],
  ]);
  traceShore(context, stage, 0);
  context.fill();
  const green = underSky(palette, [0.66, 0.15, 138], 0.02);
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, shift(green, -0.06)],
    [1, shift(green, 0.03)],
  ]);
  traceShore(context, stage, -0.075, -0.014);
  context.fill();
}

/** Woods in the middle, lower behind what stands there than where there is nothing else. */
function paintWoods(context: Canvas2D, stage: Stage): void {
  const { plan, height } = stage;
  const foot = (SHORE.y - 0.028) * height;
  const share = halfOf(stage) / HALF;
  const tall = (plan.subjects.length === 0 ? 0.27 : 0.12) * share;
  paintIsland(context, stage, { x: 0.42, across: 0.5 * share, tall, distance: 0.12 }, foot);
  paintIsland(
    context,
    stage,
    { x: 0.6, across: 0.4 * share, tall: tall * 0.62, distance: 0.06 },
    foot,
  );
}

const isPalm = (glyph: string): boolean => /palm/.test(glyph);

/** Palms grow at both ends of an island in warm seas, unless the prompt says where they are. */
function addOwnPalms(stage: Stage): void {
  const { plan } = stage;
  const isWarm = plan.subjects.length === 0 || WARM.test(plan.placeNames.join(' '));
  const isNamed = plan.subjects.some(({ glyph }) => isPalm(glyph));
  if (!isWarm || isNamed || stage.snowy || isAbsent(stage, 'palms')) return;
  const reach = halfOf(stage) - 0.15;
  const palms: readonly Palm[] = [
    { x: 0.5 - reach, y: 0.775, size: 0.34, flipped: false, offset: 0 },
    { x: 0.5 - reach + 0.07, y: 0.758, size: 0.25, flipped: true, offset: 0.3 },
    { x: 0.5 + reach, y: 0.785, size: 0.3, flipped: true, offset: 0.6 },
  ];
  const look = foliageOf(stage, [0.6, 0.15, 140], 0.04);
  addPalms(stage, { order: 24, depth: 0.65, look, seed: 3, lean: 0.06, sway: 0.03 }, palms);
}

/** The island with its beach, its woods and its palms. */
function addLand(stage: Stage): void {
  addShallows(stage);
  addStrip(stage, { order: 16, depth: 0.6, top: 0.3, bottom: 0.88 }, (context) => {
    paintGround(context, stage);
    paintWoods(context, stage);
  });
  addOwnPalms(stage);
}

/** One island in open water, seen from the sea: what the prompt names stands on it. */
export function isle(stage: Stage): void {
  const sea = paintSea(stage);
  stage.ground = 0.785;
  // The floe is added with the other land.
  if (!stage.plan.landforms.includes('floe')) addLand(stage);
  addWave(stage, sea, 1, { order: 61, depth: 1.1, index: 7 });
}
