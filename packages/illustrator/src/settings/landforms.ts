import type { Canvas2D } from '../canvas.ts';
import type { LandformName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBlackHole, addSwallowedStar } from './black-hole.ts';
import { addBreaker } from './breaker.ts';
import { crowd, scaleOf } from './extent.ts';
import { addEyes } from './eyes-in-the-dark.ts';
import { addFloe } from './floe.ts';
import { addFlood } from './flood.ts';
import { addFrozenLake } from './frozen-lake.ts';
import { addFuji } from './fuji.ts';
import { addGalaxy } from './galaxy.ts';
import { addDomes } from './glass-domes.ts';
import { addGlints } from './glints.ts';
import { addHyperspace } from './hyperspace.ts';
import { addKnoll } from './knoll.ts';
import { addMist } from './mist.ts';
import { addChain } from './mountain.ts';
import { addMud } from './mud.ts';
import { addNearWater } from './near-water.ts';
import { addOvergrowth } from './overgrowth.ts';
import { addPath, addRoadAhead } from './path.ts';
import { addRails } from './rails.ts';
import { addRoadway } from './road.ts';
import { addSeaOfClouds } from './sea-of-clouds.ts';
import { addCrossing, addTraffic } from './street-life.ts';
import { addStrip } from './strip.ts';
import { addSummit } from './summit.ts';
import { namedWater, skyFromHorizon, underSky } from './surface.ts';
import { addTornado } from './tornado.ts';
import { addUnderBridge } from './under-bridge.ts';
import { addVolcano } from './volcano.ts';

/** Water under the sky of the hour. */
function waterColour(stage: Stage): Colour {
  const { palette } = stage;
  const deep: Colour = palette.night > 0.5 ? [0.3, 0.08, 262] : [0.6, 0.11, 228];
  return namedWater(stage, mix(deep, skyFromHorizon(palette, 1), 0.3));
}

/** Upper and lower bank of a river that crosses the picture behind the actors. */
const RIVER = { top: 0.735, bottom: 0.8 } as const;

/** On the ground of each place, behind the trees that stand on it. */
const RIVER_ORDERS: Readonly<Partial<Record<SettingName, number>>> = {
  forest: 22.5,
  jungle: 22.5,
  mountain: 25.5,
  village: 26.5,
};

function addRiver(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const colour = waterColour(stage);
  const order = RIVER_ORDERS[stage.plan.setting] ?? 18.9;
  const bend = (x: number, offset: number): number =>
    0.007 * Math.sin(TAU * (1.3 * x + offset)) + 0.004 * Math.sin(TAU * (3.1 * x + offset));
  const trace = (context: Canvas2D, inset: number): void => {
    context.beginPath();
    for (let i = 0; i <= 40; i++) {
      const x = -0.05 + (1.1 * i) / 40;
      context.lineTo(x * width, (RIVER.top + inset + bend(x, 0.1)) * height);
    }
    for (let i = 40; i >= 0; i--) {
      const x = -0.05 + (1.1 * i) / 40;
      context.lineTo(x * width, (RIVER.bottom - inset + bend(x, 0.4)) * height);
    }
    context.closePath();
  };
  addStrip(stage, { order, depth: 0.6, top: 0.7, bottom: 0.84 }, (context) => {
    trace(context, -0.006);
    context.fillStyle = css(underSky(palette, [0.72, 0.06, 75]));
    context.fill();
    trace(context, 0);
    context.fillStyle = verticalGradient(context, RIVER.top * height, RIVER.bottom * height, [
      [0, mix(colour, palette.haze, 0.35)],
      [1, shift(colour, -0.06)],
    ]);
    context.fill();
  });
  const random = createRandom(stage.seed + 61);
  const glints = Array.from({ length: crowd(stage, 34) }, () => ({
    y: RIVER.top + 0.012 + (RIVER.bottom - RIVER.top - 0.022) * random(),
    length: (14 + 40 * random()) * unit,
    offset: random(),
  }));
  const bright = css(mix(palette.light, [1, 0, 0], 0.5));
  stage.addLayer(order + 0.1, 0.6, (context, phase) => {
    context.strokeStyle = bright;
    context.lineCap = 'round';
    context.lineWidth = 2.4 * unit;
    for (const { y, length, offset } of glints) {
      const t = saw(phase, 1, offset);
      context.globalAlpha = 0.7 * Math.sin(Math.PI * t) ** 2;
      const x = (-0.05 + 1.1 * t) * width;
      const level = (y + bend(x / width, 0.2) * 0.6) * height;
      context.beginPath();
      context.moveTo(x, level);
      context.lineTo(x + length, level);
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}

/** The fall's middle and half its width, in measures; its upper and lower edge, of the height. */
const FALL = { x: 0.5, halfWidth: 0.11, bottom: 0.76 } as const;
/** Mountains rise behind it. */
const fallTop = ({ plan }: Stage): number => (plan.setting === 'mountain' ? 0.36 : 0.22);

function paintRockWall(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 83);
  const rock = underSky(palette, [0.52, 0.03, 250], 0.14);
  const middle = FALL.x * width;
  const bottom = FALL.bottom * height;
  const top = fallTop(stage) * height;
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, shift(rock, 0.06)],
    [1, shift(rock, -0.1)],
  ]);
  context.beginPath();
  context.moveTo(middle - 0.62 * scale, bottom);
  for (const [x, y] of [
    [-0.56, 0.6],
    [-0.46, 0.36],
    [-0.34, 0.2],
    [-0.2, 0.05],
    [-0.1, 0.02],
    [0.12, 0.02],
    [0.24, 0.08],
    [0.36, 0.26],
    [0.5, 0.5],
    [0.6, 1],
  ] as const) {
    context.lineTo(middle + x * scale, top + y * (bottom - top));
  }
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  for (let i = 0; i < 46; i++) {
    const x = middle + (random() - 0.5) * 1.2 * scale;
    const y = top + random() * (bottom - top);
    context.fillStyle = css(shift(rock, random() < 0.5 ? -0.09 : 0.07), 0.45);
    context.fillRect(x, y, (0.02 + 0.06 * random()) * scale, (0.05 + 0.13 * random()) * scale);
  }
  context.restore();
  const moss = underSky(palette, [0.6, 0.14, 140], 0.08);
  for (let i = 0; i < 30; i++) {
    const side = i % 2 ? 1 : -1;
    const t = random();
    const x = middle + side * (0.13 + 0.44 * t) * scale;
    const y = top + (0.03 + 0.62 * t * t) * (bottom - top);
    context.fillStyle = css(shift(moss, 0.1 * (random() - 0.6)));
    context.beginPath();
    context.ellipse(x, y, (0.03 + 0.04 * random()) * scale, 0.026 * scale, 0, 0, TAU);
    context.fill();
  }
}

/** A wall of rock in the middle distance, with water falling over it into a pool. */
function addWaterfall(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const middle = FALL.x * width;
  const half = FALL.halfWidth * scale;
  const top = fallTop(stage) * height + 0.012 * scale;
  const bottom = FALL.bottom * height;
  const water = waterColour(stage);
  const foam = mix([0.98, 0.01, 220], palette.haze, 0.18);
  // Houses stand before it.
  const order = stage.plan.setting === 'village' ? 9.4 : 17.5;
  addStrip(stage, { order, depth: 0.4, top: 0.15, bottom: 0.84 }, (context) => {
    paintRockWall(context, stage);
    context.fillStyle = linearGradient(
      context,
      [0, top, 0, bottom],
      [
        [0, mix(foam, water, 0.4), 1],
        [1, foam, 1],
      ],
    );
    context.beginPath();
    context.moveTo(middle - half * 0.8, top);
    context.lineTo(middle + half * 0.8, top);
    context.lineTo(middle + half, bottom);
    context.lineTo(middle - half, bottom);
    context.fill();
    context.fillStyle = css(mix(water, palette.haze, 0.2));
    context.beginPath();
    context.ellipse(middle, bottom, 0.46 * scale, 0.045 * height, 0, 0, TAU);
    context.fill();
  });
  const random = createRandom(stage.seed + 85);
  const streaks = Array.from({ length: 46 }, () => ({
    x: (random() * 2 - 1) * 0.92,
    length: (0.06 + 0.14 * random()) * scale,
    cycles: 2 + Math.floor(2 * random()),
    offset: random(),
    tone: css(random() < 0.6 ? [1, 0, 0] : shift(water, 0.12)),
  }));
  const puffs = Array.from({ length: 14 }, () => ({ x: random() * 2 - 1, offset: random() }));
  const spray = css(foam);
  stage.addLayer(order + 0.1, 0.4, (context, phase) => {
    context.lineCap = 'round';
    context.lineWidth = 5 * unit;
    for (const { x, length, cycles, offset, tone } of streaks) {
      const t = saw(phase, cycles, offset);
      const y = top + t * (bottom - top - length);
      context.globalAlpha = 0.75 * Math.sin(Math.PI * t);
      context.strokeStyle = tone;
      context.beginPath();
      context.moveTo(middle + x * half * (0.8 + 0.2 * t), y);
      context.lineTo(middle + x * half * (0.82 + 0.2 * t), y + length);
      context.stroke();
    }
    context.fillStyle = spray;
    for (const { x, offset } of puffs) {
      context.globalAlpha = 0.34 + 0.2 * wave(phase, 1, offset);
      context.beginPath();
      const radius = (0.045 + 0.012 * wave(phase, 1, offset + 0.3)) * scale;
      context.ellipse(middle + x * half * 1.2, bottom, radius, radius * 0.6, 0, 0, TAU);
      context.fill();
    }
    context.globalAlpha = 1;
  });
}

/** Snow-capped mountains behind a place that has none of its own. */
function addPeaks(stage: Stage): void {
  const base = Math.min(0.7, stage.horizon + 0.03);
  addChain(stage, { order: 8, depth: 0.12, base, height: 0.34, count: 4, presence: 0.55 });
  addMist(stage, { order: 8.4, depth: 0.15, top: base - 0.14, height: 0.2, alpha: 0.5 });
}

/** Flat water on the ground around the hero's feet, in which drops draw rings. */
function addPuddles(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const colour = mix(waterColour(stage), skyFromHorizon(palette, 2), 0.4);
  const ground = stage.ground ?? 0.86;
  const puddles = [
    { x: 0.5, y: ground + 0.005, reach: 0.27 },
    { x: 0.17, y: ground + 0.055, reach: 0.15 },
    { x: 0.84, y: ground + 0.06, reach: 0.17 },
  ];
  const rim = css(shift(colour, -0.12), 0.5);
  const far = shift(colour, 0.1);
  const bright = css([1, 0, 0]);
  stage.addLayer(31, 0.8, (context, phase) => {
    for (const [i, { x, y, reach }] of puddles.entries()) {
      context.fillStyle = rim;
      context.beginPath();
      context.ellipse(
        x * width,
        y * height + 2 * unit,
        reach * scale * 1.03,
        0.036 * scale,
        0,
        0,
        TAU,
      );
      context.fill();
      context.fillStyle = verticalGradient(context, (y - 0.03) * height, (y + 0.03) * height, [
        [0, far],
        [1, colour],
      ]);
      context.beginPath();
      context.ellipse(x * width, y * height, reach * scale, 0.032 * scale, 0, 0, TAU);
      context.fill();
      context.strokeStyle = bright;
      context.lineWidth = 2.4 * unit;
      for (let ring = 0; ring < 3; ring++) {
        const t = saw(phase, 2, i * 0.21 + ring / 3);
        context.globalAlpha = 0.6 * Math.sin(Math.PI * t) ** 2;
        context.beginPath();
        const radius = reach * scale * (0.12 + 0.6 * t);
        context.ellipse(x * width, y * height, radius, radius * 0.12, 0, 0, TAU);
        context.stroke();
      }
      context.globalAlpha = 1;
    }
  });
}

/** The sea between the sky and the nearer hills. */
function addSea(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const top = stage.horizon - 0.09;
  const water = waterColour(stage);
  addStrip(stage, { order: 11.9, depth: 0.2, top: top - 0.01, bottom: top + 0.3 }, (context) => {
    context.fillStyle = verticalGradient(context, top * height, (top + 0.16) * height, [
      [0, mix(water, palette.haze, 0.35)],
      [1, shift(water, -0.05)],
    ]);
    context.fillRect(-width, top * height, width * 3, 0.28 * height);
  });
  const random = createRandom(stage.seed + 91);
  const glints = Array.from({ length: crowd(stage, 40) }, () => ({
    x: random() * width,
    y: (top + 0.01 + 0.13 * random()) * height,
    long: (10 + 34 * random()) * unit,
    offset: random(),
  }));
  const colour = mix(palette.light, [1, 0, 0], 0.5);
  const alphaOf = (time: number): number => 0.25 + 0.35 * time ** 2;
  addGlints(stage, { order: 11.95, depth: 0.2, colour, alphaOf }, glints);
}

const PAINTERS: Readonly<Record<LandformName, (stage: Stage) => Promise<void> | void>> = {
  river: addRiver,
  waterfall: addWaterfall,
  peaks: addPeaks,
  fuji: addFuji,
  volcano: addVolcano,
  sea: addSea,
  knoll: addKnoll,
  summit: addSummit,
  cloudsea: addSeaOfClouds,
  floe: addFloe,
  underbridge: addUnderBridge,
  nearwater: addNearWater,
  frozenlake: addFrozenLake,
  blackhole: addBlackHole,
  galaxy: addGalaxy,
  swallowedstar: addSwallowedStar,
  hyperspace: addHyperspace,
  tornado: addTornado,
  overgrowth: addOvergrowth,
  crossing: addCrossing,
  traffic: addTraffic,
  domes: addDomes,
  puddles: addPuddles,
  mud: addMud,
  path: addPath,
  roadahead: addRoadAhead,
  road: addRoadway,
  rails: addRails,
  breaker: addBreaker,
  eyes: addEyes,
  flood: addFlood,
};

/** Places that paint a landform themselves. */
const OWN_LANDFORMS: Readonly<Partial<Record<SettingName, readonly LandformName[]>>> = {
  cliff: ['breaker', 'summit'],
  underwater: ['domes'],
};

/** Adds what the prompt names of the land to a place that is already painted. */
export async function addLandforms(stage: Stage): Promise<void> {
  const { landforms, setting } = stage.plan;
  const names = landforms.filter((name) => !OWN_LANDFORMS[setting]?.includes(name));
  const paint = async (name: LandformName): Promise<void> => PAINTERS[name](stage);
  await Promise.all(names.filter((name) => name !== 'flood').map(paint));
  // The water mirrors all the others.
  if (names.includes('flood')) await paint('flood');
}
