import type { Plane } from '@loopwright/media';
import { clamp, smoothstep, TAU } from '../math/periodic.ts';
import { resizePlane } from './plane.ts';
import type { Regions } from './regions.ts';
import type { Saliency } from './saliency.ts';
import type { WarpMaps } from './warp-picture.ts';

const UNIT = 256;

function createMaps(width: number, height: number, hasStream: boolean): WarpMaps {
  const map = (): Int16Array => new Int16Array(width * height);
  return {
    sineX: map(),
    cosineX: map(),
    sineX2: map(),
    cosineX2: map(),
    sineY: map(),
    cosineY: map(),
    stream: map(),
    hasStream,
  };
}

/** `x` and `y` are fractions of the picture. */
function forEachPixel(
  width: number,
  height: number,
  visit: (index: number, x: number, y: number) => void,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) visit(i, x / width, y / height);
  }
}

const valueAt = (plane: Plane, index: number): number => plane.data[index] ?? 0;

/** The camera moves on an ellipse: what is near moves more than what is far. */
export function parallaxMaps(width: number, height: number, { soft, share }: Saliency): WarpMaps {
  const shorter = Math.min(width, height);
  const near = resizePlane(soft, width, height);
  const maps = createMaps(width, height, false);
  const subject = share > 0.02 ? 0.55 : 0;
  forEachPixel(width, height, (i, _x, y) => {
    const depth = clamp(0.25 + 0.35 * y + subject * valueAt(near, i)) - 0.45;
    maps.sineX[i] = -0.031 * shorter * depth * UNIT;
    maps.cosineY[i] = -0.013 * shorter * depth * UNIT;
  });
  return maps;
}

/** The sky streams, the water ripples, the subject breathes; everything else keeps still. */
export function cinemagraphMaps(
  width: number,
  height: number,
  { soft }: Saliency,
  { sky, water }: Regions,
): WarpMaps {
  const shorter = Math.min(width, height);
  const near = resizePlane(soft, width, height);
  const skyAt = resizePlane(sky, width, height);
  const waterAt = resizePlane(water, width, height);
  const maps = createMaps(width, height, true);
  forEachPixel(width, height, (i, x, y) => {
    const wet = valueAt(waterAt, i);
    const ripple = wet * shorter * (0.003 + 0.007 * smoothstep(0.45, 1, y)) * UNIT;
    // sin(a + p) = sin a cos p + cos a sin p: the maps hold the two halves.
    const a = TAU * (y * 9 + 0.6 * Math.sin(TAU * x));
    maps.cosineX[i] = ripple * Math.sin(a);
    maps.sineX[i] = ripple * Math.cos(a);
    const b = TAU * y * 17;
    maps.cosineX2[i] = ripple * 0.5 * Math.sin(b);
    maps.sineX2[i] = -ripple * 0.5 * Math.cos(b);
    const c = TAU * (x * 5 + y * 6);
    const breath = shorter * 0.0035 * valueAt(near, i) * (0.9 - y) * UNIT;
    maps.cosineY[i] = ripple * 0.6 * Math.sin(c);
    maps.sineY[i] = -ripple * 0.6 * Math.cos(c) - breath;
    maps.stream[i] = valueAt(skyAt, i) * 0.04 * shorter * UNIT;
  });
  return maps;
}
