import { headOf } from '../language/face-glyphs.ts';
import { isDoneUpright } from '../language/gestures.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { Subject } from '../language/subject.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { wallows } from '../things/nature.ts';
import { crowd, scaleOf } from './extent.ts';
import { isFaceted } from './faceted.ts';
import { coniferColours } from './foliage-colours.ts';
import { addRipples } from './glints.ts';
import { paintTufts } from './meadow.ts';
import { drawRippled, mirrorOf } from './mirror.ts';
import { addMist } from './mist.ts';
import { paintMountains } from './mountain.ts';
import { addRidge, createRidge } from './ridges.ts';
import { namedWater, skyFromHorizon, underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';
import { addGlitter } from './waves.ts';

const SHORE = 0.6;

const ON_WATER: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'swim',
  'backfloat',
  'sail',
  'surf',
]);

/** An animal that stands up for what it does: a duck that waves or reads. */
const standsUp = ({ glyph, motion }: Subject, relations: Stage['plan']['relations']): boolean =>
  headOf(glyph) !== null &&
  motion !== 'float' &&
  ((motion !== null && isDoneUpright(motion)) ||
    relations.some(({ from, kind }) => from === 0 && (kind === 'hold' || kind === 'work')));

/** People who neither ride nor swim stand on the bank, and the ducks come to it. */
const staysAshore = ({ subjects: [first], relations }: Stage['plan']): boolean =>
  first !== undefined &&
  first.wades === undefined &&
  (first.person !== null || first.motion === 'fish' || standsUp(first, relations)) &&
  !ON_WATER.has(first.motion) &&
  !relations.some(({ from, kind }) => from === 0 && ['ride', 'inside', 'on', 'in'].includes(kind));

/** Capybaras and hippos among themselves are in the water. */
const isBath = ({ subjects: [first, ...others] }: Stage['plan']): boolean =>
  first !== undefined &&
  wallows(first.glyph, first.motion) &&
  others.every(({ person }) => person === null);

/** Actors that swim or sail are on the water; others stand on the near bank. */
export const floats = ({ plan }: Stage): boolean =>
  !staysAshore(plan) &&
  (plan.relations.some(({ kind }) => kind === 'water') ||
    isBath(plan) ||
    plan.subjects.some(
      ({ glyph, motion, wades }) =>
        wades !== undefined ||
        ON_WATER.has(motion) ||
        /boat|ship|canoe|kayak|jetski|ferry|duck|swan|fish|whale|dolphin|goose|surfboard/.test(
          glyph,
        ),
    ));

/** Buildings and trees that are mirrored stand at the far shore, with nothing but water before them. */
export const isMirrorOfThings = (stage: Stage): boolean =>
  stage.plan.isMirrored === true &&
  !floats(stage) &&
  stage.plan.subjects.length > 0 &&
  stage.plan.subjects.every(({ glyph }) => isScenery(glyph));

const deepWater = ({ palette, plan }: Stage): Colour => {
  if (palette.night > 0.5) return [0.2, 0.08, 268];
  return plan.time === 'day' ? [0.42, 0.1, 225] : [0.36, 0.11, 300];
};

/** Water that takes the color of the sky and mirrors no shapes. */
function addPlainWater(stage: Stage, bottom: number): void {
  const { width, height, unit, palette } = stage;
  const [shore, depth] = [SHORE * height, Math.ceil((bottom - SHORE) * height)];
  const far = namedWater(stage, mix(skyFromHorizon(palette, 1), deepWater(stage), 0.25));
  const near = namedWater(stage, deepWater(stage));
  stage.addLayer(16, 0.2, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, shore, 0, shore + depth],
      [
        [0, far, 1],
        [1, near, 1],
      ],
    );
    context.fillRect(-10 * unit, shore, width + 20 * unit, depth);
  });
}

/** Everything behind the shore, upside down in the water. */
function addMirror(stage: Stage, bottom: number): void {
  const { width, height, unit, palette } = stage;
  const shore = SHORE * height;
  const depth = Math.ceil((bottom - SHORE) * height);
  const mirror = mirrorOf(stage, stage.layers, [shore, depth], (context) => {
    const deep = deepWater(stage);
    const near = namedWater(stage, mix(deep, skyFromHorizon(palette, 1), 0.25));
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, depth],
      [
        [0, near, 0.22],
        [0.5, near, 0.45],
        [1, namedWater(stage, deep), 0.85],
      ],
    );
    context.fillRect(0, 0, width, depth);
  });
  const ripples = { shore, slice: 5, push: 9, overhang: 12, waves: 9.6 };
  stage.addLayer(16, 0.2, (context, phase) => {
    context.drawImage(mirror, -10 * unit, shore, width + 20 * unit, depth);
    drawRippled(context, stage, mirror, phase, ripples);
  });
}

/** Bright hair lines that come and go on the surface. */
function addHairLines(stage: Stage, bottom: number): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 31);
  const scale = scaleOf(stage);
  const ripples = Array.from({ length: crowd(stage, 46) }, () => {
    const near = random() ** 1.3;
    return {
      x: random() * width,
      y: (SHORE + 0.012 + (bottom - SHORE) * near) * height,
      halfWidth: (0.015 + 0.06 * near) * (0.5 + random()) * scale,
      halfHeight: (0.7 + 1.8 * near) * unit,
      offset: random(),
      cycles: 1 + Math.floor(random() * 2),
    };
  });
  const colour = mix(palette.light, [1, 0, 0], 0.4);
  const alphaOf = (time: number): number => 0.08 + 0.16 * (1 + time);
  addRipples(stage, { order: 17, depth: 0.3, colour, alphaOf }, ripples);
}

/** Reeds and bulrushes in the shallows, bending in the wind. */
function addReeds(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 47);
  const stem = underSky(palette, [0.58, 0.13, 130], 0.05);
  const reeds = Array.from({ length: crowd(stage, 30) }, (_, i) => ({
    x: (i % 2 ? random() ** 1.4 * 0.24 : 1 - random() ** 1.4 * 0.22) * width,
    y: (0.9 + 0.12 * random()) * height,
    tall: (0.12 + 0.18 * random()) * scale,
    lean: 0.04 * (random() - 0.5) * scale,
    rush: random() < 0.4,
    offset: random() * 0.4,
    colour: css(shift(stem, 0.1 * (random() - 0.6))),
  }));
  const head = css(underSky(palette, [0.42, 0.08, 50], 0));
  stage.addLayer(62, 1.2, (context, phase) => {
    context.lineCap = 'round';
    for (const reed of reeds) {
      const tip = reed.x + reed.lean + 0.016 * scale * wave(phase, 1, reed.offset);
      context.strokeStyle = reed.colour;
      context.lineWidth = 5 * unit;
      context.beginPath();
      context.moveTo(reed.x, reed.y);
      context.quadraticCurveTo(reed.x, reed.y - reed.tall * 0.6, tip, reed.y - reed.tall);
      context.stroke();
      if (!reed.rush) continue;
      context.strokeStyle = head;
      context.lineWidth = 13 * unit;
      context.beginPath();
      context.moveTo(tip, reed.y - reed.tall);
      context.lineTo(tip - (tip - reed.x) * 0.1, reed.y - reed.tall + 34 * unit);
      context.stroke();
    }
  });
}

/** Water that mirrors the far shore, with glints, mist and reeds. */
function addStillWater(stage: Stage, bottom: number): void {
  addMirror(stage, bottom);
  addGlitter(stage, { order: 16.5, bottom: bottom - 0.05, strength: 0.7 });
  addHairLines(stage, bottom);
  addMist(stage, { order: 18, depth: 0.2, top: SHORE - 0.07, height: 0.14, alpha: 0.5 });
  addReeds(stage);
}

/** A still mountain lake that mirrors its far shore. */
export function lake(stage: Stage): void {
  const { palette } = stage;
  const scale = scaleOf(stage);
  const afloat = floats(stage);
  paintMountains(stage, SHORE - 0.04);
  const green: Colour = stage.snowy ? [0.95, 0.02, 245] : [0.64, 0.13, 142];
  const shore = createRidge(stage, {
    seed: stage.seed + 21,
    base: SHORE - 0.015,
    height: 0.02,
    roughness: 0.5,
  });
  addTreeLine(stage, {
    order: 13,
    depth: 0.2,
    ridge: (x) => shore(x) + 0.01 * scale,
    kinds: ['conifer'],
    colours: coniferColours(stage),
    count: 34,
    size: 0.12,
    haze: isFaceted(stage) ? 0.1 : 0.34,
  });
  addRidge(stage, {
    order: 14,
    depth: 0.2,
    ridge: shore,
    top: underSky(palette, green, 0.35),
    bottom: underSky(palette, shift(green, -0.2), 0.2),
    fadeTo: SHORE + 0.01,
    until: SHORE + 0.004,
  });
  const isMirror = isMirrorOfThings(stage);
  const bottom = afloat || isMirror ? 1.02 : 0.86;
  if (isFaceted(stage)) addPlainWater(stage, bottom);
  else addStillWater(stage, bottom);
  stage.horizon = SHORE;
  if (afloat) {
    stage.ground = 0.76;
    stage.water = true;
    stage.waterLine = (x, phase) => 0.79 + 0.004 * Math.sin(TAU * (1.5 * x + phase));
    return;
  }
  if (isMirror) {
    stage.ground = SHORE + 0.012;
    return;
  }
  stage.ground = 0.885;
  const bank = createRidge(stage, {
    seed: stage.seed + 77,
    base: 0.825,
    height: 0.025,
    roughness: 0.6,
  });
  const ground = underSky(palette, shift(green, 0.04), 0.04);
  addRidge(stage, {
    order: 24,
    depth: 0.7,
    ridge: bank,
    top: shift(ground, 0.05),
    bottom: shift(ground, -0.17, 1.05, 8),
    fadeTo: 1.02,
    detail: (context) => {
      if (!stage.snowy) paintTufts(context, stage, ground, 0.85, 130);
    },
  });
}
