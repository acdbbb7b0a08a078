import type { Plane } from '@loopwright/media';
import { clamp, smoothstep } from '../math/periodic.ts';
import { barrierDistance } from './barrier-distance.ts';
import { boxBlur, guidedFilter } from './guided-filter.ts';
import type { Picture } from './picture.ts';
import { mapPlane, meanOf } from './plane.ts';
import type { Saliency } from './saliency.ts';

export interface Regions {
  /** Where clouds may drift, 0–1. */
  readonly sky: Plane;
  /** Where the surface may ripple, 0–1. */
  readonly water: Plane;
  readonly skyShare: number;
  readonly waterShare: number;
}

const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/**
 * Sky is what the upper edge reaches without crossing a barrier; water is blue or green-blue (or any
 * colour when the prompt speaks of water) in the lower part, behind the subject.
 */
export function findRegions(
  picture: Picture,
  { matte, soft }: Saliency,
  namesWater: boolean,
): Regions {
  const { lightness, a, b } = picture;
  const { width } = lightness;
  const fromTop = barrierDistance(lightness, (_, y) => y < 2).data;
  const chromaFromTop = barrierDistance(b, (_, y) => y < 2).data;
  const rough = mapPlane(lightness, (value, _x, y, i) => {
    const barrier = (fromTop[i] ?? 0) + 0.8 * (chromaFromTop[i] ?? 0);
    const chroma = Math.hypot(a.data[i] ?? 0, b.data[i] ?? 0);
    // White paper behind a logo or a product is no sky.
    const paper = smoothstep(0.96, 0.985, value) * (1 - smoothstep(0.004, 0.012, chroma));
    const reached = (1 - smoothstep(0.24, 0.42, barrier)) * (1 - smoothstep(0.5, 0.66, y));
    return reached * (1 - paper) * (1 - (matte.data[i] ?? 0));
  });
  // Clouds inside the sky stop the search; what is surrounded by sky is sky.
  const around = boxBlur(rough, Math.round(width / 12));
  const filled = mapPlane(rough, (value, _x, y, i) => {
    const enclosed = smoothstep(0.4, 0.65, around.data[i] ?? 0) * (1 - smoothstep(0.5, 0.6, y));
    return Math.max(value, enclosed) * (1 - (matte.data[i] ?? 0));
  });
  const sky = guidedFilter(lightness, filled, Math.round(width / 30) + 1, 2e-3);
  const wet = mapPlane(lightness, (_, _x, y, i) => {
    const hue = hueOf(a.data[i] ?? 0, b.data[i] ?? 0);
    const blue = smoothstep(165, 195, hue) * (1 - smoothstep(285, 310, hue));
    const chroma = Math.hypot(a.data[i] ?? 0, b.data[i] ?? 0);
    const colour = namesWater ? 1 : blue * smoothstep(0.02, 0.05, chroma);
    const low = smoothstep(0.42, 0.58, y);
    return colour * low * (1 - (sky.data[i] ?? 0)) * (1 - clamp((soft.data[i] ?? 0) * 1.3));
  });
  const water = guidedFilter(lightness, wet, Math.round(width / 24) + 1, 4e-3);
  return { sky, water, skyShare: meanOf(sky), waterShare: meanOf(water) };
}
