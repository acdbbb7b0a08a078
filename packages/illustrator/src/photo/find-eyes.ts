import type { Plane } from '@loopwright/media';
import { clamp } from '../math/periodic.ts';
import { type ColourAgainst, colourContrast, type Lab } from './colour-contrast.ts';
import type { LabPlanes } from './picture.ts';
import { radialSymmetry } from './radial-symmetry.ts';

/** Radii of eyes that are looked for, in pixels of a picture of 320. */
const RADII = [4, 6, 8, 11, 14, 18, 23, 28] as const;
const CANDIDATES_OF_A_RADIUS = 16;
const LEAST_SYMMETRY = 0.3;
/** Distance between the eyes over the radius of one: cats have large eyes, dogs small ones. */
const NEAREST_EYES = 2.6;
const FARTHEST_EYES = 11;
const STEEPEST_TILT = Math.tan((32 * Math.PI) / 180);
const MOST_UNEQUAL = 1.7;
/** Samples across an eye when it is compared with the other one. */
const PATCH = 15;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round place of a picture, in pixels. */
interface Eye extends Point {
  readonly radius: number;
  /** How much its edge is a circle, 0 to about 1. */
  readonly roundness: number;
}

/** Two eyes, the one at the left of the picture first, in pixels. */
export interface EyePair {
  readonly left: Eye;
  readonly right: Eye;
  /** 0 to about 1: how much they look like the eyes of one face. */
  readonly score: number;
}

/** The strongest places of a plane, none nearer to another than its radius and a half. */
function strongestOf({ width, height, data }: Plane, radius: number): Eye[] {
  const maxima: Eye[] = [];
  for (let y = radius + 1; y < height - radius - 1; y++) {
    for (let x = radius + 1; x < width - radius - 1; x++) {
      const i = y * width + x;
      const roundness = data[i] ?? 0;
      if (roundness < LEAST_SYMMETRY) continue;
      const isHighest = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1].every(
        (step) => (data[i + step] ?? 0) <= roundness,
      );
      if (isHighest) maxima.push({ x, y, radius, roundness });
    }
  }
  const chosen: Eye[] = [];
  for (const eye of maxima.toSorted((p, q) => q.roundness - p.roundness)) {
    const isFree = chosen.every(({ x, y }) => Math.hypot(x - eye.x, y - eye.y) > radius * 1.5);
    if (isFree) chosen.push(eye);
    if (chosen.length === CANDIDATES_OF_A_RADIUS) break;
  }
  return chosen;
}

/** Lightness around an eye, turned with the face. @param mirrored from right to left */
function patchOf(plane: Plane, eye: Eye, along: Point, mirrored: boolean): number[] {
  const { width, height, data } = plane;
  const half = eye.radius * 1.5;
  const values: number[] = [];
  for (let v = 0; v < PATCH; v++) {
    for (let u = 0; u < PATCH; u++) {
      const s = ((u / (PATCH - 1)) * 2 - 1) * half * (mirrored ? -1 : 1);
      const t = ((v / (PATCH - 1)) * 2 - 1) * half;
      const x = clamp(Math.round(eye.x + s * along.x - t * along.y), 0, width - 1);
      const y = clamp(Math.round(eye.y + s * along.y + t * along.x), 0, height - 1);
      values.push(data[y * width + x] ?? 0);
    }
  }
  return values;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Pearson's, -1 to 1; 0 where one of them is flat. */
function correlation(p: readonly number[], q: readonly number[]): number {
  const meanP = meanOf(p);
  const meanQ = meanOf(q);
  const variance = (values: readonly number[], mean: number): number =>
    meanOf(values.map((value) => (value - mean) ** 2));
  const spread = Math.sqrt(variance(p, meanP) * variance(q, meanQ));
  if (spread < 1e-6) return 0;
  return meanOf(p.map((value, i) => (value - meanP) * ((q[i] ?? 0) - meanQ))) / spread;
}

const lengthOf = (color: Lab): number => Math.hypot(...color);

/** How much there is below the eyes that could be a nose, 0 to 1. */
function noseBelow(against: ColourAgainst, { x, y }: Point, across: Point, radius: number): number {
  let strongest = 0;
  for (let down = 0.45; down < 1.3; down += 0.1) {
    for (const aside of [-0.15, 0, 0.15]) {
      const at = {
        x: x + aside * across.x - down * across.y,
        y: y + aside * across.y + down * across.x,
      };
      strongest = Math.max(strongest, lengthOf(against(at, radius * 0.7)));
    }
  }
  return Math.min(1, strongest / 0.1);
}

/** Eyes look alike in the mirror, differ in the same way from what is around them, and are dark. */
function scoreOf(picture: LabPlanes, against: ColourAgainst, left: Eye, right: Eye): number {
  const { width, height } = picture.lightness;
  const across = { x: right.x - left.x, y: right.y - left.y };
  const distance = Math.hypot(across.x, across.y);
  const along = { x: across.x / distance, y: across.y / distance };
  const alike = correlation(
    patchOf(picture.lightness, left, along, false),
    patchOf(picture.lightness, right, along, true),
  );
  const [p, q] = [against(left, left.radius), against(right, right.radius)];
  const isDark = p[0] < 0 && q[0] < 0;
  const [shorter = 0, longer = 0] = [lengthOf(p), lengthOf(q)].toSorted((a, b) => a - b);
  const sameColour = (p[0] * q[0] + p[1] * q[1] + p[2] * q[2]) / (shorter * longer + 1e-6);
  if (alike <= 0 || sameColour <= 0 || !isDark) return 0;
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const aside = (middle.x / width - 0.5) ** 2 + (middle.y / height - 0.42) ** 2;
  return (
    alike *
    sameColour ** 2 *
    Math.min(1, shorter / 0.12) *
    Math.sqrt(shorter / longer) *
    noseBelow(against, middle, across, left.radius) *
    Math.min(1, Math.sqrt(left.roundness * right.roundness)) *
    Math.sqrt(Math.min(1, distance / (0.2 * width))) *
    Math.exp(-3 * aside)
  );
}

function canBePair(left: Eye, right: Eye): boolean {
  const apart = right.x - left.x;
  const radius = (left.radius + right.radius) / 2;
  const [smaller = 0, larger = 0] = [left.radius, right.radius].toSorted((a, b) => a - b);
  return (
    apart > NEAREST_EYES * radius &&
    apart < FARTHEST_EYES * radius &&
    Math.abs(right.y - left.y) < STEEPEST_TILT * apart &&
    larger < MOST_UNEQUAL * smaller
  );
}

/**
 * Pairs of round places that could be the eyes of one face, the likeliest first. No model of a face is
 * used: so they are told from other round things by their place and likeness alone.
 * @param picture of about 320 pixels on its long side
 */
export function findEyePairs(picture: LabPlanes): EyePair[] {
  const eyes = RADII.flatMap((radius) =>
    strongestOf(radialSymmetry(picture.lightness, radius), radius),
  );
  const against = colourContrast(picture);
  return eyes
    .flatMap((left) =>
      eyes
        .filter((right) => canBePair(left, right))
        .map((right) => ({ left, right, score: scoreOf(picture, against, left, right) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((p, q) => q.score - p.score);
}
