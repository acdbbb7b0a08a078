import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css } from '../math/colour.ts';
import { flash } from '../math/flash.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import { addClouds } from '../settings/clouds.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, createMotes } from './bands.ts';

const DROP_WIDTH = 8;
const DROP_LENGTH = 64;
const DARK_EDGE: Colour = [0.46, 0.06, 250];
const LIGHT_EDGE: Colour = [0.97, 0.02, 235];
/** Sideways drift over one fall, as a fraction of the width. */
const SLANT = 0.1;

/** Streaks of rain, and rings where they hit the ground. */
export function addRain(stage: Stage, amount: number): void {
  const { width, height, unit, environment } = stage;
  const drop = paintOnce(environment, DROP_WIDTH, DROP_LENGTH, (context) => {
    // A dark edge beside a light one is seen before a pale sky and before dark woods.
    for (const [x, half, colour, alpha] of [
      [0.42, 0.3, DARK_EDGE, 0.55 * (1 - 0.7 * stage.palette.night)],
      [0.62, 0.24, LIGHT_EDGE, 0.85],
    ] as const) {
      context.fillStyle = linearGradient(
        context,
        [0, 0, 0, DROP_LENGTH],
        [
          [0, colour, 0],
          [1, colour, alpha],
        ],
      );
      context.beginPath();
      context.ellipse(
        DROP_WIDTH * x,
        DROP_LENGTH / 2,
        DROP_WIDTH * half,
        DROP_LENGTH / 2,
        0,
        0,
        TAU,
      );
      context.fill();
    }
  });
  const lean = Math.atan((SLANT * width) / (1.25 * height));
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  addBands(stage, createMotes(stage, 170 * amount, 1), (context, phase, mote, band) => {
    const falls = 2 + Math.floor(mote.a * 2);
    const fallen = saw(phase, falls, mote.offset);
    const x = (((mote.x * 1.3 - fallen * SLANT + 1) % 1.3) - 0.12) * width;
    const y = (fallen * 1.25 - 0.15) * height;
    const length = (34 + 34 * mote.b) * band.scale * unit;
    const thick = (3.6 + 2 * band.scale) * unit;
    context.save();
    context.transform(cos, sin, -sin, cos, x, y);
    context.globalAlpha = band.alpha;
    context.drawImage(drop, -thick / 2, -length, thick, length);
    context.restore();
  });
  addRings(stage);
  addOvercast(stage);
}

const UNDER_OPEN_SKY: ReadonlySet<SettingName> = new Set([
  'beach',
  'city',
  'desert',
  'forest',
  'hills',
  'jungle',
  'lake',
  'mountain',
  'ocean',
  'park',
  'road',
  'snowfield',
  'stadium',
  'street',
]);

/** A ceiling of cloud along the upper edge. */
function addOvercast(stage: Stage): void {
  if (!UNDER_OPEN_SKY.has(stage.plan.setting)) return;
  addClouds(stage, {
    count: 6,
    top: -0.16,
    bottom: -0.03,
    size: 0.72,
    far: 0.25,
    order: 4.5,
    depth: 0.2,
    salt: 400,
    everywhere: true,
  });
}

const WATERS: ReadonlySet<SettingName> = new Set([
  'lake',
  'ocean',
  'harbour',
  'pier',
  'pondgarden',
]);

/** Where drops fall onto a surface, fractions of the height; null: nowhere. */
function ringsBetween({
  ground,
  horizon,
  plan,
}: Stage): readonly [top: number | null, bottom: number] {
  if (WATERS.has(plan.setting) && horizon !== null) return [horizon + 0.04, 0.98];
  return ground === null ? [null, 0] : [ground - 0.03, ground + 0.13];
}

function addRings(stage: Stage): void {
  const { width, height, unit } = stage;
  // On a lake they are all over the water, else on the ground before the viewer.
  const [top, bottom] = ringsBetween(stage);
  if (top === null) return;
  const motes = createMotes(stage, 40, 2);
  const colour = css([0.95, 0.03, 235]);
  stage.addLayer(52, 0.7, (context, phase) => {
    context.strokeStyle = colour;
    context.lineWidth = 1.8 * unit;
    for (const mote of motes) {
      const age = saw(phase, 3, mote.offset) / 0.4;
      if (age > 1) continue;
      const size = unit * (0.6 + mote.y);
      context.globalAlpha = 0.7 * (1 - age);
      context.beginPath();
      context.ellipse(
        mote.x * width,
        (top + (bottom - top) * mote.y) * height,
        age * 26 * size,
        age * 7 * size,
        0,
        0,
        TAU,
      );
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}

type Bolt = readonly (readonly [x: number, y: number])[];

function boltFrom(x: number, random: () => number, steps: number, y = 0): Bolt {
  const points: [number, number][] = [[x, y]];
  for (let i = 1; i < steps; i++) {
    const previous = points[i - 1] ?? [x, y];
    points.push([previous[0] + (random() - 0.46) * 0.09, y + i * 0.065]);
  }
  return points;
}

/** How a flash looks: its core, the glow around it, and what it throws over the picture. */
interface FlashLook {
  readonly core: string;
  readonly glow: string;
  readonly sheet: string;
  readonly sheetAlpha: number;
}

function flashLook({ plan }: Stage): FlashLook {
  const named = plan.airs.find(({ weather }) => weather === 'storm')?.colour ?? '';
  const colour = COLOURS[named];
  // Before a plain ground the bolt alone is bright.
  const sheetAlpha = plan.setting === 'abstract' ? 0.12 : 0.45;
  if (colour === undefined) {
    const core = css([0.97, 0.05, 270]);
    return { core, glow: core, sheet: css([0.8, 0.08, 270]), sheetAlpha };
  }
  const [, chroma, hue] = colour;
  return {
    core: css([0.95, Math.min(0.06, chroma), hue]),
    glow: css([0.68, chroma, hue]),
    sheet: css([0.7, Math.min(0.14, chroma), hue]),
    sheetAlpha,
  };
}

/** Heavy rain with one forked flash of lightning per loop. */
export function addStorm(stage: Stage, amount: number): void {
  // Around a thing that is shown by itself there are bolts and no rain.
  if (stage.plan.setting !== 'abstract') addRain(stage, amount * 1.35);
  const { width, height } = stage;
  const random = createRandom(stage.seed);
  const trunk = boltFrom(0.24 + 0.2 * random(), random, 9);
  const fork = trunk[4];
  const bolts = fork ? [trunk, boltFrom(fork[0], random, 4, fork[1])] : [trunk];
  const look = flashLook(stage);
  stage.addLayer(5, 0.1, (context, phase) => {
    // A still is taken in the flash, or a storm would look like any rain.
    const strength = flash(phase, stage.still ? phase - 0.015 : 0.5);
    if (strength <= 0) return;
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = look.sheetAlpha * strength;
    context.fillStyle = look.sheet;
    context.fillRect(-0.1 * width, -0.1 * height, 1.2 * width, 1.2 * height);
    context.lineJoin = 'round';
    bolts.forEach((bolt, i) => strokeBolt(stage, context, bolt, [look, strength, i ? 0.6 : 1]));
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}

function strokeBolt(
  { width, height, unit }: Stage,
  context: Canvas2D,
  bolt: Bolt,
  [look, strength, thinner]: readonly [look: FlashLook, strength: number, thinner: number],
): void {
  const isColoured = look.glow !== look.core;
  for (const [thickness, alpha, tone] of [
    [22, isColoured ? 0.5 : 0.2, look.glow],
    [9, isColoured ? 0.9 : 0.5, look.glow],
    [4, 1, look.core],
  ] as const) {
    context.strokeStyle = tone;
    context.globalAlpha = alpha * strength;
    context.lineWidth = thickness * unit * thinner;
    context.beginPath();
    for (const [x, y] of bolt) context.lineTo(x * width, y * height);
    context.stroke();
  }
}
