import type { SettingName } from '../language/spec.ts';
import { css } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import { addClouds } from '../settings/clouds.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, createMotes } from './bands.ts';

const DROP_WIDTH = 8;
const DROP_LENGTH = 64;
/** Sideways drift over one fall, as a fraction of the width. */
const SLANT = 0.1;

/** Streaks of rain, and rings where they hit the ground. */
export function addRain(stage: Stage, amount: number): void {
  const { width, height, unit, environment } = stage;
  const drop = paintOnce(environment, DROP_WIDTH, DROP_LENGTH, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, DROP_LENGTH],
      [
        [0, [0.93, 0.03, 235], 0],
        [1, [0.95, 0.03, 235], 0.75],
      ],
    );
    context.beginPath();
    context.ellipse(DROP_WIDTH / 2, DROP_LENGTH / 2, DROP_WIDTH * 0.32, DROP_LENGTH / 2, 0, 0, TAU);
    context.fill();
  });
  const lean = Math.atan((SLANT * width) / (1.25 * height));
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  addBands(stage, createMotes(stage, 170 * amount, 1), (context, phase, mote, band) => {
    const falls = 2 + Math.floor(mote.a * 2);
    const fallen = saw(phase, falls, mote.offset);
    const x = (((mote.x * 1.3 - fallen * SLANT + 1) % 1.3) - 0.12) * width;
    const y = (fallen * 1.25 - 0.15) * height;
    const length = (30 + 30 * mote.b) * band.scale * unit;
    const thick = (2.6 + 1.6 * band.scale) * unit;
    context.save();
    context.transform(cos, sin, -sin, cos, x, y);
    context.globalAlpha = band.alpha * 0.8;
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

function addRings(stage: Stage): void {
  const { width, height, unit } = stage;
  if (stage.ground === null) return;
  const ground = stage.ground;
  const motes = createMotes(stage, 26, 2);
  const colour = css([0.95, 0.03, 235]);
  stage.addLayer(52, 0.7, (context, phase) => {
    context.strokeStyle = colour;
    context.lineWidth = 1.4 * unit;
    for (const mote of motes) {
      const age = saw(phase, 3, mote.offset) / 0.4;
      if (age > 1) continue;
      const size = unit * (0.6 + mote.y);
      context.globalAlpha = 0.5 * (1 - age);
      context.beginPath();
      context.ellipse(
        mote.x * width,
        (ground - 0.03 + 0.16 * mote.y) * height,
        age * 22 * size,
        age * 6 * size,
        0,
        0,
        TAU,
      );
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}

/** Brightness of a flash that begins at `start`: two strokes and an afterglow. */
function flash(phase: number, start: number): number {
  const age = saw(phase, 1, 1 - start);
  if (age < 0.03) return 1;
  if (age < 0.05) return 0.2;
  if (age < 0.08) return 0.8;
  return age < 0.22 ? ((0.22 - age) / 0.14) * 0.4 : 0;
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

/** Heavy rain with one forked flash of lightning per loop. */
export function addStorm(stage: Stage, amount: number): void {
  addRain(stage, amount * 1.35);
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed);
  const trunk = boltFrom(0.24 + 0.2 * random(), random, 9);
  const fork = trunk[4];
  const bolts = fork ? [trunk, boltFrom(fork[0], random, 4, fork[1])] : [trunk];
  const sheet = css([0.8, 0.08, 270]);
  const core = css([0.97, 0.05, 270]);
  stage.addLayer(5, 0.1, (context, phase) => {
    // A still is taken in the flash, or a storm would look like any rain.
    const strength = flash(phase, stage.still ? phase - 0.015 : 0.5);
    if (strength <= 0) return;
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.45 * strength;
    context.fillStyle = sheet;
    context.fillRect(-0.1 * width, -0.1 * height, 1.2 * width, 1.2 * height);
    context.strokeStyle = core;
    context.lineJoin = 'round';
    bolts.forEach((bolt, i) => {
      for (const [thickness, alpha] of [
        [22, 0.2],
        [9, 0.5],
        [4, 1],
      ] as const) {
        context.globalAlpha = alpha * strength;
        context.lineWidth = thickness * unit * (i ? 0.6 : 1);
        context.beginPath();
        for (const [x, y] of bolt) context.lineTo(x * width, y * height);
        context.stroke();
      }
    });
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}
