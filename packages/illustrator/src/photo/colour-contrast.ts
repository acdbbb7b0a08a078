import type { Plane } from '@loopwright/media';
import { clamp } from '../math/periodic.ts';
import type { LabPlanes } from './picture.ts';

/** A color or a difference of colors in OKLab. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Chroma carries as much as lightness although its numbers are smaller. */
const CHROMA_WEIGHT = 2;

/** By how much the color within `radius` of a place differs from what is around it. */
export type ColourAgainst = (
  place: { readonly x: number; readonly y: number },
  radius: number,
) => Lab;

/** Sums of all pixels above and to the left of each; one more column and row than the plane. */
export function integralOf({ width, height, data }: Plane): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Places and radii are in pixels of the picture. */
export function colourContrast({ lightness, a, b }: LabPlanes): ColourAgainst {
  const { width, height } = lightness;
  const stride = width + 1;
  const integrals = [lightness, a, b].map(integralOf);
  const squareAt = (x: number, y: number, half: number) => {
    const left = clamp(Math.round(x - half), 0, width - 1);
    const right = clamp(Math.round(x + half) + 1, left + 1, width);
    const top = clamp(Math.round(y - half), 0, height - 1);
    const bottom = clamp(Math.round(y + half) + 1, top + 1, height);
    const sums = integrals.map(
      (sum) =>
        (sum[bottom * stride + right] ?? 0) -
        (sum[top * stride + right] ?? 0) -
        (sum[bottom * stride + left] ?? 0) +
        (sum[top * stride + left] ?? 0),
    );
    return { sums, count: (right - left) * (bottom - top) };
  };
  return ({ x, y }, radius) => {
    const inner = squareAt(x, y, radius * 0.75);
    const outer = squareAt(x, y, radius * 1.9);
    const ring = Math.max(1, outer.count - inner.count);
    const difference = (channel: number): number => {
      const within = inner.sums[channel] ?? 0;
      return within / inner.count - ((outer.sums[channel] ?? 0) - within) / ring;
    };
    return [difference(0), CHROMA_WEIGHT * difference(1), CHROMA_WEIGHT * difference(2)];
  };
}
