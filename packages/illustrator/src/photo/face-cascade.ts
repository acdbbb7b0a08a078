import type { Plane } from '@loopwright/media';
import { integralOf } from './colour-contrast.ts';

/** One weak classifier: a pattern of 3 × 3 cells, and what the 256 possible patterns count. */
interface Stump {
  /** Upper left corner of the pattern and size of one cell, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 256 bits: whether the pattern counts `inside`. */
  readonly subset: Int32Array;
  readonly inside: number;
  readonly outside: number;
}

interface Stage {
  readonly stumps: readonly Stump[];
  readonly threshold: number;
}

/** A cascade of boosted classifiers that tells windows with a face from others. */
export interface FaceCascade {
  /** Side of the window in pixels. */
  readonly size: number;
  readonly stages: readonly Stage[];
}

const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** Where a node names its feature, and where its 256 bits begin. */
const NODE = { feature: 2, subset: 3 } as const;

function readStump(text: string, rects: readonly number[][]): Stump {
  const nodes = numbersOf(/<internalNodes>([^<]*)</.exec(text)?.[1] ?? '');
  const [inside = 0, outside = 0] = numbersOf(/<leafValues>([^<]*)</.exec(text)?.[1] ?? '');
  const [x = 0, y = 0, width = 1, height = 1] = rects[nodes[NODE.feature] ?? -1] ?? [];
  const subset = Int32Array.from(nodes.slice(NODE.subset));
  if (subset.length !== 8) throw new Error('A classifier of the cascade has no 256 bits.');
  return { x, y, width, height, subset, inside, outside };
}

/**
 * Reads a cascade of OpenCV with local binary patterns and trees of one node (`lbpcascade_*.xml`).
 * @throws Error when it is of another kind
 */
export function readFaceCascade(xml: string): FaceCascade {
  if (!xml.includes('<featureType>LBP<')) throw new Error('The cascade is not of binary patterns.');
  const size = Number(/<width>\s*(\d+)/.exec(xml)?.[1]);
  const features = xml.slice(xml.indexOf('<features>'));
  const rects = [...features.matchAll(/<rect>([^<]*)</g)].map((match) => numbersOf(match[1] ?? ''));
  const stages = xml
    .slice(0, xml.indexOf('<features>'))
    .split('<stageThreshold>')
    .slice(1)
    .map((text) => ({
      threshold: Number.parseFloat(text),
      stumps: text
        .split('<internalNodes>')
        .slice(1)
        .map((node) => readStump(`<internalNodes>${node}`, rects)),
    }));
  if (!(size > 0) || stages.length === 0) throw new Error('The cascade is empty.');
  return { size, stages };
}

/** The cells around the middle one, in the order of the pattern's bits from the highest. */
const AROUND = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

/** Which of the eight cells around the middle one are at least as bright, as a number of 8 bits. */
function patternAt(sums: Float64Array, stride: number, at: number, stump: Stump): number {
  const { width, height } = stump;
  const down = height * stride;
  const first = at + stump.y * stride + stump.x;
  const cellAt = (corner: number): number =>
    sums[corner + down + width]! - sums[corner + down]! - sums[corner + width]! + sums[corner]!;
  const middle = cellAt(first + down + width);
  let pattern = 0;
  for (const [column, row] of AROUND) {
    const isBright = cellAt(first + row * down + column * width) >= middle;
    pattern = (pattern << 1) | (isBright ? 1 : 0);
  }
  return pattern;
}

/** Sums end with rounding errors, thresholds were rounded. */
const ROUNDING = 1e-5;

function passes({ stages }: FaceCascade, sums: Float64Array, stride: number, at: number): boolean {
  for (const { stumps, threshold } of stages) {
    let sum = 0;
    for (const stump of stumps) {
      const pattern = patternAt(sums, stride, at, stump);
      const counts = (stump.subset[pattern >> 5] ?? 0) & (1 << (pattern & 31));
      sum += counts !== 0 ? stump.inside : stump.outside;
    }
    if (sum < threshold - ROUNDING) return false;
  }
  return true;
}

/** A window that looks like a face, in fractions of the plane's width. */
export interface FaceWindow {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The windows of one scale that pass all stages of a cascade. Paul Viola, Michael Jones: "Rapid Object
 * Detection using a Boosted Cascade of Simple Features", CVPR 2001, with the patterns of Shengcai Liao
 * and others: "Learning Multi-scale Block Local Binary Patterns for Face Recognition", ICB 2007.
 * @param lightness in the scale at which a face is as large as the window
 */
export function findWindows(cascade: FaceCascade, lightness: Plane): FaceWindow[] {
  const { width, height } = lightness;
  const sums = integralOf(lightness);
  const found: FaceWindow[] = [];
  for (let y = 0; y + cascade.size <= height; y++) {
    for (let x = 0; x + cascade.size <= width; x++) {
      if (!passes(cascade, sums, width + 1, y * (width + 1) + x)) continue;
      found.push({ x: x / width, y: y / width, size: cascade.size / width });
    }
  }
  return found;
}
