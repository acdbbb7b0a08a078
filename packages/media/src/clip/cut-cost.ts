import type { FrameDistances } from './frame-distances.ts';

/** A loop of frames `from` up to and without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Weight of frames one, two and three steps apart across the seam. */
const LAG_WEIGHTS = [0.5, 0.3, 0.2] as const;
/** A true repetition goes before a place that only looks as restless as any other. */
const REPETITION_WEIGHT = 0.05;
const REPETITION_REACH = 2;

const FADE_BASE = 0.25;
/** A fade may change the picture about as fast as the motion does; more shows. */
const SPEED_WEIGHT = 0.35;
const FREE_SPEED = 0.5;
/** A fade's steepest step over its mean step. */
const STEEPEST = 1.5;
/** Pictures no further apart than this many steps may lie over each other unseen: rain, flames. */
const UNSEEN_GHOST = 1.25;
const GHOST_WEIGHT = 0.12;
/** What has nothing in common cannot get worse. */
const MOST_GHOST = 3;
/** Of two fades of the same pictures the shorter one is better by this much a frame. */
const FRAME_WEIGHT = 0.004;

/**
 * How far a plain cut is from an ordinary moment of the clip; 0 is none.
 *
 * After Schödl, Szeliski, Salesin and Essa, Video Textures (SIGGRAPH 2000): a cut must keep the
 * motion, so not two frames are compared but their neighbourhoods. Frames before the seam and frames
 * after it should be as far apart as they would be had the clip gone on, or come from before: a
 * motion that turns back at the seam comes too near, a jump too far. Where the clip itself ends at
 * the seam, frames with so many steps between them at both ends of the loop say how far that is; so
 * a clip that closes by itself can be told as well.
 *
 * @param usualStep a typical distance of neighbours, above 0
 */
export function plainCost(distances: FrameDistances, span: Span, usualStep: number): number {
  const last = span.to - 1;
  const unit = Math.max(aroundEnds(distances, span, 1), usualStep / 2);
  let cost = 0;
  for (const [index, weight] of LAG_WEIGHTS.entries()) {
    const lag = index + 1;
    let sum = 0;
    for (let before = 0; before < lag; before++) {
      const after = lag - 1 - before;
      const wanted = wantedDistance(distances, span, before, after);
      sum += Math.abs(distances.between(last - before, span.from + after) - wanted);
    }
    cost += (weight * sum) / lag / unit;
  }
  return cost + (REPETITION_WEIGHT * repetition(distances, span)) / usualStep;
}

/** From the frame that is `before` the last one to the frame `after` the first one of the loop. */
function wantedDistance(
  distances: FrameDistances,
  span: Span,
  before: number,
  after: number,
): number {
  const { from, to } = span;
  const wanted: number[] = [];
  if (to + after < distances.frameCount) {
    wanted.push(distances.between(to - 1 - before, to + after));
  }
  if (from - 1 - before >= 0) wanted.push(distances.between(from - 1 - before, from + after));
  if (wanted.length === 0) return aroundEnds(distances, span, before + after + 1);
  return wanted.reduce((sum, distance) => sum + distance, 0) / wanted.length;
}

/** The mean distance of frames `lag` apart, at the beginning and at the end of the loop. */
const aroundEnds = (distances: FrameDistances, { from, to }: Span, lag: number): number =>
  (distances.between(to - 1 - lag, to - 1) + distances.between(from, from + lag)) / 2;

/** How far the frames around one end are from those around the other, as far as there are any. */
function repetition(distances: FrameDistances, { from, to }: Span): number {
  let sum = 0;
  let count = 0;
  for (let offset = -REPETITION_REACH; offset < REPETITION_REACH; offset++) {
    if (from + offset < 0 || to + offset >= distances.frameCount) continue;
    sum += distances.between(from + offset, to + offset);
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/**
 * What it costs to fade the last `length` frames into the ones that lead up to the first: the mean
 * distance along the diagonal, once for how fast the fade must be, once for how far the pictures
 * that lie over each other are apart.
 */
export function fadeCost(
  distances: FrameDistances,
  { from, to }: Span,
  length: number,
  usualStep: number,
): number {
  const apart = distances.before(to, from, length) / usualStep;
  const speed = (STEEPEST * apart) / length;
  const seen = GHOST_WEIGHT * Math.max(0, apart - UNSEEN_GHOST);
  const ghost = seen / (1 + seen / MOST_GHOST) + FRAME_WEIGHT * length;
  return FADE_BASE + SPEED_WEIGHT * Math.max(0, speed - FREE_SPEED) + ghost;
}
