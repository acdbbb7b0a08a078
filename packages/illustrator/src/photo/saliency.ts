import type { Plane } from '@loopwright/media';
import { smoothstep } from '../math/periodic.ts';
import { barrierDistance } from './barrier-distance.ts';
import { boxBlur, guidedFilter } from './guided-filter.ts';
import type { Picture } from './picture.ts';
import { mapPlane, meanOf, quantile } from './plane.ts';

/** Chroma carries as much as lightness although its numbers are smaller. */
const CHROMA_WEIGHT = 1.8;

export interface Saliency {
  /** 1 on the subject, 0 on the background, exact at edges. */
  readonly matte: Plane;
  /** The same, blurred: how near a pixel is to the subject. */
  readonly soft: Plane;
  /** Part of the picture that the subject covers, 0 when there is none. */
  readonly share: number;
}

/**
 * Finds what stands out from the picture's border: the minimum barrier distance from the border
 * (Zhang et al. 2015) summed over the OKLab channels, weighted towards the middle, reduced to its
 * largest piece and drawn to the picture's edges with a guided filter.
 */
export function findSubject(picture: Picture): Saliency {
  const { lightness, a, b } = picture;
  const { width, height } = lightness;
  const border = (x: number, y: number): boolean =>
    x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
  const [overL, overA, overB] = [lightness, a, b].map(
    (channel) => barrierDistance(channel, border).data,
  );
  const raw = mapPlane(lightness, (_, x, y, i) => {
    const barrier = (overL?.[i] ?? 0) + CHROMA_WEIGHT * ((overA?.[i] ?? 0) + (overB?.[i] ?? 0));
    const dx = x - 0.5;
    const dy = y - 0.54;
    return barrier * Math.exp(-(dx * dx * 1.3 + dy * dy) * 2.6);
  });
  const even = boxBlur(raw, Math.max(1, Math.round(width / 64)));
  const low = quantile(even, 0.55);
  const high = quantile(even, 0.93);
  const contrast = high - low;
  const shaped = mapPlane(even, (value) => smoothstep(low, high, value));
  const piece = keepLargest(shaped);
  const refined = guidedFilter(lightness, boxBlur(piece, 2), Math.round(width / 40) + 1, 1e-3);
  const matte = mapPlane(refined, (value) => smoothstep(0.3, 0.72, value));
  const share = contrast < 0.05 ? 0 : meanOf(matte);
  return { matte, soft: boxBlur(piece, Math.max(2, Math.round(width / 22))), share };
}

/** The same of a subject that is known. */
export const saliencyOf = (matte: Plane): Saliency => ({
  matte,
  soft: boxBlur(matte, Math.max(2, Math.round(matte.width / 22))),
  share: meanOf(matte),
});

/** 1 on the largest connected area above one half, 0 elsewhere. Four neighbours. */
export function keepLargest(plane: Plane): Plane {
  const { width, data } = plane;
  const label = new Int32Array(data.length);
  let largest = 0;
  let largestSize = 0;
  let labels = 0;
  const stack: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if ((data[start] ?? 0) <= 0.5 || label[start]) continue;
    labels++;
    let size = 0;
    stack.push(start);
    label[start] = labels;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      size++;
      const x = i % width;
      const neighbours = [i - width, i + width];
      if (x > 0) neighbours.push(i - 1);
      if (x < width - 1) neighbours.push(i + 1);
      for (const next of neighbours) {
        if ((data[next] ?? 0) <= 0.5 || label[next]) continue;
        label[next] = labels;
        stack.push(next);
      }
    }
    if (size > largestSize) {
      largestSize = size;
      largest = labels;
    }
  }
  return mapPlane(plane, (_, _x, _y, i) => (label[i] === largest && largest > 0 ? 1 : 0));
}
