import { blur, emptyPlane, type Plane, sample } from '../plane.ts';
import { lumaOf } from './cells.ts';
import type { Flow } from './flow.ts';
import { findFlow, misfit, warp } from './optical-flow.ts';

/** Cells on the shorter side of the pictures whose motion is looked for. */
const FLOW_ACROSS = 180;
/** Cells by which a way there and back may miss its beginning, and the share of the way besides. */
const LOOSE_END = 0.6;
const LOOSE_SHARE = 0.05;
/** Levels; squares that fit this well are the same thing. */
const GOOD_FIT = 5;
const CONFIDENCE_RADIUS = 3;
/** Below the one nothing is moved, from the other on nothing is only faded. */
const NO_BELIEF = 0.001;
const FULL_BELIEF = 0.999;

/** Two frames with the motion between them, both ways. */
export interface Morph {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of a cell's side. */
  readonly side: number;
  readonly forth: Flow;
  readonly back: Flow;
  /** 0–1 for each cell: whether the motion found there can be believed. */
  readonly confidence: Plane;
}

/** @param from RGBA, `width` x `height`, like `to` */
export function prepareMorph(
  from: Uint8Array,
  to: Uint8Array,
  width: number,
  height: number,
): Morph {
  const side = Math.max(1, Math.round(Math.min(width, height) / FLOW_ACROSS));
  const light = toLight(from, width, height, side);
  const lightTo = toLight(to, width, height, side);
  const forth = findFlow(light, lightTo);
  const back = findFlow(lightTo, light);
  const forthConfidence = confidenceOf(light, lightTo, forth, back);
  const backConfidence = confidenceOf(lightTo, light, back, forth);
  const confidence = emptyPlane(light.width, light.height);
  for (let at = 0; at < confidence.data.length; at++) {
    confidence.data[at] = Math.min(forthConfidence.data[at]!, backConfidence.data[at]!);
  }
  return {
    from,
    to,
    width,
    height,
    side,
    forth,
    back,
    confidence: blur(confidence, CONFIDENCE_RADIUS),
  };
}

/**
 * The picture a share of the way from one frame to the other: both are moved towards each other and
 * then faded, so that a thing which is in both is seen once. Where the motion cannot be believed,
 * because something is hidden in one of them or too unlike, they are faded where they are.
 *
 * Motion at the time between is put together from both flows as by Jiang et al., Super SloMo
 * (CVPR 2018), section 3.2.
 *
 * @param share 0 is the first frame, 1 the second
 */
export function morph(pair: Morph, share: number): Uint8Array {
  const { from, to, width, height, side, forth, back, confidence } = pair;
  const result = new Uint8Array(from.length);
  const rest = 1 - share;
  for (let y = 0; y < height; y++) {
    const cellY = (y + 0.5) / side - 0.5;
    for (let x = 0; x < width; x++) {
      const cellX = (x + 0.5) / side - 0.5;
      const at = (y * width + x) * 4;
      result[at + 3] = 255;
      const belief = sample(confidence, cellX, cellY);
      if (belief < FULL_BELIEF) {
        for (let channel = 0; channel < 3; channel++) {
          result[at + channel] = rest * from[at + channel]! + share * to[at + channel]! + 0.5;
        }
        if (belief < NO_BELIEF) continue;
      }
      const forthX = sample(forth.across, cellX, cellY) * side;
      const forthY = sample(forth.down, cellX, cellY) * side;
      const backX = sample(back.across, cellX, cellY) * side;
      const backY = sample(back.down, cellX, cellY) * side;
      // Super SloMo's equation 4.
      const fromX = x - rest * share * forthX + share * share * backX;
      const fromY = y - rest * share * forthY + share * share * backY;
      const toX = x + rest * rest * forthX - share * rest * backX;
      const toY = y + rest * rest * forthY - share * rest * backY;
      for (let channel = 0; channel < 3; channel++) {
        const moved =
          rest * pixelAt(from, width, height, fromX, fromY, channel) +
          share * pixelAt(to, width, height, toX, toY, channel);
        result[at + channel] =
          belief < FULL_BELIEF
            ? moved * belief + result[at + channel]! * (1 - belief) + 0.5
            : moved + 0.5;
      }
    }
  }
  return result;
}

function confidenceOf(from: Plane, to: Plane, forth: Flow, back: Flow): Plane {
  const { width, height } = from;
  const fit = misfit(from, warp(to, forth));
  const unmoved = misfit(from, to);
  const confidence = emptyPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const across = forth.across.data[at]!;
      const down = forth.down.data[at]!;
      const endX = x + across;
      const endY = y + down;
      const missX = across + sample(back.across, endX, endY);
      const missY = down + sample(back.down, endX, endY);
      const miss = Math.hypot(missX, missY) / (LOOSE_END + LOOSE_SHARE * Math.hypot(across, down));
      const allowed = Math.max(GOOD_FIT, unmoved.data[at]! / 3);
      const unlike = fit.data[at]! / allowed;
      const outside = endX < 0 || endY < 0 || endX > width - 1 || endY > height - 1;
      confidence.data[at] = outside ? 0 : ramp(miss) * ramp(unlike);
    }
  }
  return confidence;
}

/** 1 up to what is allowed, 0 from twice that on. */
const ramp = (excess: number): number => Math.max(0, Math.min(1, 2 - excess));

function pixelAt(
  frame: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  channel: number,
): number {
  const placeX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const placeY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = placeX | 0;
  const top = placeY | 0;
  const at = (top * width + left) * 4 + channel;
  const right = left + 1 < width ? 4 : 0;
  const below = top + 1 < height ? width * 4 : 0;
  const across = placeX - left;
  const upper = frame[at]! + (frame[at + right]! - frame[at]!) * across;
  const lower = frame[at + below]! + (frame[at + below + right]! - frame[at + below]!) * across;
  return upper + (lower - upper) * (placeY - top);
}

/** Luma of squares of `side` pixels; what is left over at the far edges counts as a whole square. */
function toLight(frame: Uint8Array, width: number, height: number, side: number): Plane {
  const light = emptyPlane(Math.ceil(width / side), Math.ceil(height / side));
  for (let row = 0; row < light.height; row++) {
    for (let column = 0; column < light.width; column++) {
      const endX = Math.min(width, (column + 1) * side);
      const endY = Math.min(height, (row + 1) * side);
      let sum = 0;
      for (let y = row * side; y < endY; y++) {
        for (let x = column * side; x < endX; x++) {
          const at = (y * width + x) * 4;
          sum += lumaOf(frame[at]!, frame[at + 1]!, frame[at + 2]!);
        }
      }
      const count = (endX - column * side) * (endY - row * side);
      light.data[row * light.width + column] = sum / count;
    }
  }
  return light;
}
