import { css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGodRays } from './god-rays.ts';
import { addClumps, type Clump, JUNGLE_GREENS } from './great-leaves.ts';
import { paintTufts } from './meadow.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';

/** Great trunks that leave the picture at the top, hung with creepers. */
function addTrunks(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 71);
  const count = crowd(stage, 6);
  addStrip(stage, { order: 17, depth: 0.42, top: -0.05, bottom: 0.84 }, (context) => {
    for (let i = 0; i < count; i++) {
      const at = (i + 0.5 + 0.4 * (random() - 0.5)) / count;
      if (at > 0.33 && at < 0.67) continue;
      const x = at * width;
      const half = (0.022 + 0.02 * random()) * scale;
      const foot = (0.77 + 0.05 * random()) * height;
      const bark = underSky(palette, [0.45, 0.06, 70], 0.3);
      context.fillStyle = css(bark);
      context.beginPath();
      context.moveTo(x - half, -20);
      context.bezierCurveTo(x - half, foot * 0.6, x - half * 1.1, foot * 0.9, x - half * 2.4, foot);
      context.lineTo(x + half * 2.4, foot);
      context.bezierCurveTo(x + half * 1.1, foot * 0.9, x + half, foot * 0.6, x + half, -20);
      context.fill();
      context.strokeStyle = css(shift(bark, -0.07), 0.6);
      context.lineWidth = 3 * unit;
      for (let rib = -1; rib <= 1; rib++) {
        context.beginPath();
        context.moveTo(x + rib * half * 0.5, -20);
        context.bezierCurveTo(
          x + rib * half * 0.5,
          foot * 0.6,
          x + rib * half * 0.7,
          foot * 0.9,
          x + rib * half * 1.7,
          foot,
        );
        context.stroke();
      }
    }
  });
}

/** Creepers that swing across the top. */
function addCreepers(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const random = createRandom(stage.seed + 73);
  const vines = Array.from({ length: crowd(stage, 9) }, (_, i) => ({
    x: ((i + random()) / crowd(stage, 9)) * width,
    length: (0.12 + 0.3 * random()) * height * (i % 3 ? 1 : 0.6),
    offset: random(),
    colour: underSky(palette, JUNGLE_GREENS[i % 3] ?? [0.6, 0.15, 140], 0.12),
  })).filter(({ x, length }) => Math.abs(x / width - 0.5) > 0.2 || length < 0.25 * height);
  stage.addLayer(29, 0.9, (context, phase) => {
    context.lineCap = 'round';
    for (const { x, length, offset, colour } of vines) {
      const swing = 14 * unit * wave(phase, 1, offset);
      context.strokeStyle = css(shift(colour, -0.08));
      context.lineWidth = 4 * unit;
      context.beginPath();
      context.moveTo(x, -10);
      context.quadraticCurveTo(x, length * 0.5, x + swing, length);
      context.stroke();
      context.fillStyle = css(colour);
      for (let i = 2; i < 10; i++) {
        const t = i / 9;
        const side = i % 2 ? 1 : -1;
        context.beginPath();
        context.ellipse(
          x + swing * t * t + side * 9 * unit,
          length * t,
          12 * unit,
          5.5 * unit,
          side * 0.5,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  });
}

interface PalmRow {
  /** Fraction of the height. */
  readonly base: number;
  readonly count: number;
  readonly size: number;
  /** Distance, 0–1. */
  readonly haze: number;
}

/** Back to front. */
const PALM_ROWS: readonly PalmRow[] = [
  { base: 0.62, count: 22, size: 0.34, haze: 0.72 },
  { base: 0.67, count: 14, size: 0.44, haze: 0.5 },
  { base: 0.72, count: 8, size: 0.54, haze: 0.28 },
];

/** A ridge with palms on it and mist before it; `level` 0 is the farthest. */
function addPalmRow(stage: Stage, { base, count, size, haze }: PalmRow, level: number): void {
  const { palette } = stage;
  const ridge = createRidge(stage, { seed: stage.seed + level * 31, base, height: 0.03 });
  const isFarthest = level === 0;
  const isNearest = level === PALM_ROWS.length - 1;
  const depth = 0.14 + 0.13 * level;
  addTreeLine(stage, {
    order: 8 + level * 3,
    depth,
    ridge: (x) => ridge(x) + 0.02 * scaleOf(stage),
    kinds: isFarthest ? ['broadleaf', 'palm'] : ['palm', 'palm', 'broadleaf'],
    colours: JUNGLE_GREENS,
    count,
    size,
    haze,
    swaying: isNearest,
    ...(isNearest ? { gap: [0.3, 0.7] as const } : {}),
  });
  addRidge(stage, {
    order: 9 + level * 3,
    depth,
    ridge,
    top: underSky(palette, [0.6, 0.15, 145], haze),
    bottom: underSky(palette, [0.55, 0.14, 145], haze * 0.6),
    fadeTo: base + 0.14,
    until: base + 0.2,
  });
  addMist(stage, { order: 10 + level * 3, depth: 0.2, top: base - 0.2, height: 0.3, alpha: 0.5 });
}

function addNearGround(stage: Stage): void {
  const ground = underSky(stage.palette, [0.58, 0.13, 135], 0.04);
  addRidge(stage, {
    order: 22,
    depth: 0.6,
    ridge: createRidge(stage, { seed: stage.seed + 99, base: 0.785, height: 0.03 }),
    top: shift(ground, 0.05),
    bottom: shift(ground, -0.2, 1.05, -10),
    fadeTo: 1.02,
    detail: (context) => paintTufts(context, stage, ground, 0.8, 130),
  });
}

const UPWARD = [-1.1, 1.1, -0.65, 0.65, -0.2, 0.25];
const BESIDE_SUBJECT = { fan: UPWARD, order: 24, depth: 0.65, haze: 0.1 } as const;
const BEHIND_SUBJECT = { fan: UPWARD, order: 23, depth: 0.6, haze: 0.2 } as const;
const IN_CORNER = { order: 66, depth: 1.5, haze: 0 } as const;

const CLUMPS: readonly Clump[] = [
  { x: 0.08, y: 0.84, length: 0.34, ...BESIDE_SUBJECT },
  { x: 0.93, y: 0.83, length: 0.36, ...BESIDE_SUBJECT },
  { x: 0.25, y: 0.81, length: 0.17, ...BEHIND_SUBJECT },
  { x: 0.77, y: 0.81, length: 0.19, ...BEHIND_SUBJECT },
  { x: -0.02, y: -0.01, length: 0.38, fan: [1.7, 2.1, 2.6, 1.3], ...IN_CORNER },
  { x: 1.02, y: -0.02, length: 0.4, fan: [-1.7, -2.2, -2.7, -1.3], ...IN_CORNER },
  { x: 0, y: 1.03, length: 0.26, fan: [0.2, 0.8, 1.3], ...IN_CORNER },
  { x: 1, y: 1.03, length: 0.28, fan: [-0.2, -0.8, -1.3], ...IN_CORNER },
];

/** A jungle: rows of palms, great leaves, creepers and steam. */
export function jungle(stage: Stage): void {
  const isNight = stage.palette.night > 0.5;
  stage.horizon = 0.6;
  stage.ground = 0.87;
  addSky(stage, 0.75);
  if (isNight) addStars(stage, { count: 110, bottom: 0.5 });
  addSunOrMoon(stage, { x: 0.58, y: 0.22, radius: 56 * stage.unit, rays: false });
  PALM_ROWS.forEach((row, level) => addPalmRow(stage, row, level));
  addTrunks(stage);
  addNearGround(stage);
  addClumps(stage, CLUMPS);
  addCreepers(stage);
  if (!isNight) addGodRays(stage, { order: 27, alpha: 0.2 });
}
