import { type Colour, mix, shift } from '../math/colour.ts';
import { clamp, smoothstep } from '../math/periodic.ts';
import type { Palette } from '../stage/stage.ts';
import type { Cluster } from './clusters.ts';
import type { Picture } from './picture.ts';
import { meanOf } from './plane.ts';

/** Mean colour of the rows between two fractions of the height. */
function meanOfBand({ lightness, a, b }: Picture, from: number, to: number): Colour {
  const { width, height } = lightness;
  const start = Math.floor(from * height) * width;
  const end = Math.max(start + 1, Math.floor(to * height) * width);
  const mean = (values: Float32Array): number =>
    values.subarray(start, end).reduce((sum, value) => sum + value, 0) / (end - start);
  const A = mean(a.data);
  const B = mean(b.data);
  return [mean(lightness.data), Math.hypot(A, B), ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360];
}

/** From the middle of the picture towards where it is brightest. */
function lightDirection({ lightness }: Picture): readonly [number, number] {
  const { width, height, data } = lightness;
  const mean = meanOf(lightness);
  let x = 0;
  let y = 0;
  for (let i = 0; i < data.length; i++) {
    const weight = Math.max(0, (data[i] ?? 0) - mean) ** 2;
    x += weight * ((i % width) / width - 0.5);
    y += weight * (Math.floor(i / width) / height - 0.5);
  }
  // Light comes from above unless the picture insists.
  const length = Math.hypot(x, y) || 1;
  const tilted = [x / length, y / length - 0.8] as const;
  const norm = Math.hypot(...tilted) || 1;
  return [tilted[0] / norm, tilted[1] / norm];
}

/** The light of a picture, to put other things into it. */
export function paletteOfPicture(picture: Picture, clusters: readonly Cluster[]): Palette {
  const byLightness = clusters.map((cluster) => cluster.colour).toSorted((p, q) => p[0] - q[0]);
  const darkest = byLightness[0] ?? [0.2, 0.05, 280];
  const brightest = byLightness.at(-1) ?? [0.95, 0.05, 90];
  const top = meanOfBand(picture, 0, 0.35);
  const middle = meanOfBand(picture, 0.35, 0.65);
  const bottom = meanOfBand(picture, 0.65, 1);
  const light: Colour = [
    Math.max(0.9, brightest[0]),
    clamp(brightest[1], 0.02, 0.12),
    brightest[2],
  ];
  const night = 1 - smoothstep(0.3, 0.5, meanOf(picture.lightness));
  return {
    sky: [
      [0, top],
      [1, middle],
    ],
    haze: middle,
    light,
    sun: shift(light, 0.04, 0.6),
    ambientTop: mix(top, [0.95, top[1], top[2]], 0.55),
    ambientBottom: mix(bottom, [0.75, bottom[1], bottom[2]], 0.5),
    ambient: 0.5 + 0.15 * night,
    rim: shift(light, 0.05, 0.9),
    shadow: [Math.min(0.3, darkest[0]), darkest[1], darkest[2]],
    cloud: [light, middle],
    lightDirection: lightDirection(picture),
    night: night > 0.5 ? 1 : 0,
    sunPosition: [0.5, 0.2],
  };
}
