import { median } from '../median.ts';
import type { FrameDistances } from './frame-distances.ts';

/** Frames `from` up to and without `to`, with no cut among them. */
export interface Scene {
  readonly from: number;
  readonly to: number;
}

/** Levels; two pictures of different scenes are further apart. */
const LEAST_JUMP = 8;
/** A cut is this many times the usual step around it. */
const JUMP_RATIO = 5;
/** Frames on either side that must all be far from those on the other: a flash is no cut. */
const REACH = 3;
const AROUND = 10;

/** Where one picture ends and another begins, a clip falls apart into scenes. */
export function findScenes(distances: FrameDistances): readonly Scene[] {
  const steps = distances.steps();
  const cuts = steps.flatMap((_, index) => (isCut(distances, steps, index) ? [index + 1] : []));
  const bounds = [0, ...cuts, distances.frameCount];
  return bounds.slice(1).map((to, index) => ({ from: bounds[index]!, to }));
}

function isCut(distances: FrameDistances, steps: readonly number[], index: number): boolean {
  const step = steps[index]!;
  const around = steps.slice(Math.max(0, index - AROUND), index + AROUND + 1);
  const least = Math.max(LEAST_JUMP, JUMP_RATIO * median(around));
  if (step < least) return false;
  for (let before = 0; before < REACH && index - before >= 0; before++) {
    for (let after = 0; after < REACH && index + 1 + after < distances.frameCount; after++) {
      if (distances.between(index - before, index + 1 + after) < least) return false;
    }
  }
  return true;
}
