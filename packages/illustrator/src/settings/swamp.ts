import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGlints } from './glints.ts';
import { floats } from './lake.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';

const SHORE = 0.6;
const BANK = 0.85;
const MOSS: Colour = [0.62, 0.09, 125];
const BARK: Colour = [0.4, 0.035, 70];
const WATER: Colour = [0.42, 0.07, 135];

/** A cypress with spread roots whose crown is beyond the upper border; moss hangs from its boughs. */
function paintCypress(
  context: Canvas2D,
  stage: Stage,
  [x, foot, wide]: readonly [x: number, foot: number, wide: number],
  distance: number,
  random: Random,
): void {
  const { height, palette } = stage;
  const bark = underSky(palette, BARK, distance);
  const half = wide / 2;
  const top = -0.1 * height;
  const rise = foot - top;
  context.fillStyle = css(bark);
  context.beginPath();
  context.moveTo(x - half * 2.4, foot);
  context.quadraticCurveTo(x - half * 1.05, foot - rise * 0.1, x - half * 0.9, foot - rise * 0.34);
  context.lineTo(x - half * 0.6, top);
  context.lineTo(x + half * 0.6, top);
  context.lineTo(x + half * 0.9, foot - rise * 0.34);
  context.quadraticCurveTo(x + half * 1.05, foot - rise * 0.1, x + half * 2.4, foot);
  context.fill();
  context.fillStyle = css(shift(bark, 0.06), 0.7);
  for (const side of [-0.5, 0.1])
    fillPolygon(context, [
      [x + half * (side - 0.05) * 2, foot],
      [x + half * side, top],
      [x + half * (side + 0.16), top],
      [x + half * (side + 0.2) * 1.6, foot],
    ]);
  for (let i = 0; i < 3; i++) {
    const side = (i + (x < stage.width / 2 ? 1 : 0)) % 2 ? 1 : -1;
    const y = (0.02 + 0.11 * i) * height + 0.03 * height * random();
    paintBough(context, stage, [x, y, side * wide * (2.6 + random())], distance, random);
  }
}

/** A bough that reaches out, with veils of moss. */
function paintBough(
  context: Canvas2D,
  stage: Stage,
  [x, y, reach]: readonly [x: number, y: number, reach: number],
  distance: number,
  random: Random,
): void {
  const { palette } = stage;
  const thick = Math.abs(reach) * 0.05;
  context.strokeStyle = css(underSky(palette, BARK, distance));
  context.lineWidth = thick;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + reach * 0.5, y - thick * 2, x + reach, y + thick);
  context.stroke();
  const moss = underSky(palette, MOSS, distance);
  for (let i = 0; i < 12; i++) {
    const t = 0.1 + (0.9 * i) / 12;
    const from = x + reach * t;
    const long = Math.abs(reach) * (0.2 + 0.34 * random()) * Math.sin(Math.PI * (0.15 + 0.8 * t));
    const wide = Math.abs(reach) * 0.05;
    context.fillStyle = css(shift(moss, 0.1 * (random() - 0.6)), 0.92);
    context.beginPath();
    context.moveTo(from - wide, y - thick * 0.4);
    context.quadraticCurveTo(from - wide * 0.4, y + long * 0.6, from, y + long);
    context.quadraticCurveTo(from + wide * 0.5, y + long * 0.5, from + wide, y - thick * 0.4);
    context.fill();
  }
}

/** Dark water with the trees in it as streaks, and pads of lilies. */
function addWater(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 83);
  const water = underSky(palette, WATER);
  addStrip(stage, { order: 14, depth: 0.25, top: SHORE - 0.01, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, SHORE * height, 0.95 * height, [
      [0, mix(water, palette.haze, 0.55)],
      [0.5, water],
      [1, shift(water, -0.1)],
    ]);
    context.fillRect(-width, SHORE * height, width * 3, height);
    for (let i = 0; i < crowd(stage, 22); i++) {
      context.fillStyle = css(shift(water, -0.1), 0.32);
      const x = random() * width;
      const wide = (0.012 + 0.03 * random()) * scale;
      context.fillRect(x, SHORE * height, wide, (0.06 + 0.12 * random()) * height);
    }
    for (let i = 0; i < crowd(stage, 34); i++) {
      const near = random();
      const y = (SHORE + 0.03 + (BANK - SHORE - 0.02) * near) * height;
      const reach = (0.012 + 0.03 * near) * scale;
      context.fillStyle = css(underSky(palette, [0.6, 0.14, 132], 0.3 * (1 - near)));
      context.beginPath();
      context.ellipse(random() * width, y, reach, reach * 0.28, 0, 0.25, TAU - 0.25);
      context.fill();
    }
  });
  const glints = Array.from({ length: crowd(stage, 34) }, () => ({
    x: random() * width,
    y: (SHORE + 0.02 + (BANK - SHORE) * random()) * height,
    long: (14 + 44 * random()) * unit,
    offset: random(),
  }));
  const look = {
    order: 17,
    depth: 0.3,
    colour: mix(palette.light, water, 0.35),
    alphaOf: (time: number) => 0.16 + 0.22 * (1 + time),
    sway: [6 * unit, 0.3] as const,
  };
  addGlints(stage, look, glints);
}

/** Water between trees hung with moss, and a muddy bank for those who stand. */
export function swamp(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  stage.horizon = SHORE;
  stage.ground = 0.9;
  addSky(stage, SHORE + 0.06);
  if (palette.night > 0.5) addStars(stage, { count: 90, bottom: 0.4 });
  addSunOrMoon(stage, { y: 0.22 });
  addClouds(stage, { count: 3, top: 0.04, bottom: 0.3, size: 0.42, depth: 0.2, alpha: 0.7 });
  for (const [order, base, haze] of [
    [8, SHORE - 0.02, 0.62],
    [11, SHORE, 0.42],
  ] as const) {
    addTreeLine(stage, {
      order,
      depth: 0.15,
      ridge: () => (base + 0.008) * height,
      kinds: ['broadleaf'],
      colours: [
        [0.5, 0.09, 130],
        [0.46, 0.08, 145],
        [0.55, 0.08, 115],
      ],
      count: 13,
      size: 0.3,
      haze,
    });
  }
  addWater(stage);
  const random = createRandom(stage.seed + 61);
  addStrip(stage, { order: 18, depth: 0.4, top: -0.1, bottom: 0.8 }, (context) => {
    for (const [x, foot, wide, distance] of [
      [0.26, 0.64, 0.035, 0.45],
      [0.75, 0.65, 0.04, 0.42],
      [0.06, 0.72, 0.085, 0.16],
      [0.95, 0.75, 0.1, 0.1],
    ] as const)
      paintCypress(context, stage, [x * width, foot * height, wide * scale], distance, random);
  });
  addMist(stage, { order: 19, depth: 0.3, top: SHORE - 0.1, height: 0.22, alpha: 0.6 });
  if (floats(stage)) {
    stage.ground = 0.78;
    stage.water = true;
    stage.waterLine = (x, phase) => 0.81 + 0.004 * Math.sin(TAU * (1.5 * x + phase));
    return;
  }
  addRidge(stage, {
    order: 24,
    depth: 0.7,
    ridge: createRidge(stage, { seed: stage.seed + 79, base: BANK, height: 0.03, roughness: 0.6 }),
    top: underSky(palette, [0.52, 0.09, 115]),
    bottom: underSky(palette, [0.34, 0.06, 90]),
    fadeTo: 1,
  });
}
