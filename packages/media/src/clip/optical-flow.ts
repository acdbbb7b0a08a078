import { blur, emptyPlane, enlarge, halve, type Plane, sample } from '../plane.ts';
import type { Flow } from './flow.ts';
import { matchBlocks } from './match-blocks.ts';

/** Cells on the shorter side of the smallest picture of the pyramid, at least. */
const SMALLEST_SIDE = 12;
/** Half the side, less one, of the squares whose motion is taken to be one. */
const WINDOW_RADIUS = 3;
const ITERATIONS = 3;
/** Keeps flat squares, which say nothing about motion, where their surroundings put them. */
const FLATNESS = 4;
/** Cells that one iteration may move a square. */
const LONGEST_STEP = 1;
/** A square whose match did not get better keeps the motion that it had. */
const SMOOTHING_RADIUS = 2;

/**
 * Dense optical flow from one picture of light to another of its size.
 *
 * Lucas and Kanade (1981) over a pyramid: each square looks for the shift that explains the
 * difference of both pictures in it, from coarse to fine. On the smallest picture, where the shift
 * of Lucas and Kanade reaches less than a cell, all shifts around are tried instead, so motion of up
 * to about a fifth of the picture is found.
 */
export function findFlow(from: Plane, to: Plane): Flow {
  const pyramid: { from: Plane; to: Plane }[] = [{ from, to }];
  for (;;) {
    const finest = pyramid.at(-1)!;
    if (Math.min(finest.from.width, finest.from.height) < 2 * SMALLEST_SIDE) break;
    pyramid.push({ from: halve(finest.from), to: halve(finest.to) });
  }
  const smallest = pyramid.at(-1)!;
  let flow = matchBlocks(smallest.from, smallest.to);
  for (const level of pyramid.toReversed()) {
    if (level !== smallest) {
      flow = {
        across: enlarge(flow.across, level.from, 2),
        down: enlarge(flow.down, level.from, 2),
      };
    }
    for (let round = 0; round < ITERATIONS; round++) flow = refine(level.from, level.to, flow);
  }
  return flow;
}

/** One step of Lucas and Kanade for every square, kept where the squares match better after it. */
function refine(from: Plane, to: Plane, flow: Flow): Flow {
  const { width, height } = from;
  const warped = warp(to, flow);
  const [xx, xy, yy, xt, yt] = [0, 1, 2, 3, 4].map(() => emptyPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? width : 0;
    const down = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? at - 1 : at;
      const right = x + 1 < width ? at + 1 : at;
      // The mean slope of both pictures converges from further away than that of one.
      const slopeX =
        (warped.data[right]! - warped.data[left]! + from.data[right]! - from.data[left]!) / 4;
      const slopeY =
        (warped.data[at + down]! -
          warped.data[at - up]! +
          from.data[at + down]! -
          from.data[at - up]!) /
        4;
      const change = warped.data[at]! - from.data[at]!;
      xx.data[at] = slopeX * slopeX;
      xy.data[at] = slopeX * slopeY;
      yy.data[at] = slopeY * slopeY;
      xt.data[at] = slopeX * change;
      yt.data[at] = slopeY * change;
    }
  }
  const [a, b, c, d, e] = [xx, xy, yy, xt, yt].map((plane) => blur(plane, WINDOW_RADIUS).data);
  const moved: Flow = { across: emptyPlane(width, height), down: emptyPlane(width, height) };
  for (let at = 0; at < width * height; at++) {
    const slopesX = a![at]! + FLATNESS;
    const slopesY = c![at]! + FLATNESS;
    const determinant = slopesX * slopesY - b![at]! ** 2;
    const across = -(slopesY * d![at]! - b![at]! * e![at]!) / determinant;
    const down = -(slopesX * e![at]! - b![at]! * d![at]!) / determinant;
    moved.across.data[at] = flow.across.data[at]! + clampStep(across);
    moved.down.data[at] = flow.down.data[at]! + clampStep(down);
  }
  const smooth: Flow = {
    across: blur(moved.across, SMOOTHING_RADIUS),
    down: blur(moved.down, SMOOTHING_RADIUS),
  };
  const before = misfit(from, warped).data;
  const after = misfit(from, warp(to, smooth)).data;
  for (let at = 0; at < width * height; at++) {
    if (after[at]! <= before[at]!) continue;
    smooth.across.data[at] = flow.across.data[at]!;
    smooth.down.data[at] = flow.down.data[at]!;
  }
  return smooth;
}

const clampStep = (step: number): number =>
  Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, Number.isFinite(step) ? step : 0));

/** What `plane` shows where the flow points to. */
export function warp(plane: Plane, { across, down }: Flow): Plane {
  const { width, height } = plane;
  const warped = emptyPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      warped.data[at] = sample(plane, x + across.data[at]!, y + down.data[at]!);
    }
  }
  return warped;
}

/** The mean difference of the squares around each cell. */
export function misfit(a: Plane, b: Plane): Plane {
  const differences = emptyPlane(a.width, a.height);
  for (let at = 0; at < a.data.length; at++) {
    differences.data[at] = Math.abs(a.data[at]! - b.data[at]!);
  }
  return blur(differences, WINDOW_RADIUS);
}
