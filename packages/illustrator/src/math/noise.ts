import type { Canvas, Environment } from '../canvas.ts';
import { paintOnce } from '../painting.ts';
import { lerp } from './periodic.ts';
import { createRandom } from './random.ts';

/** Fractal value noise over the unit square, 0–1, tileable in both directions. */
export type Noise = (x: number, y: number) => number;

export function createNoise(seed: number, octaves = 5, baseFrequency = 4): Noise {
  const random = createRandom(seed);
  const lattice = Float32Array.from({ length: 65536 }, random);
  const at = (x: number, y: number, period: number): number => {
    const column = ((x % period) + period) % period;
    const row = ((y % period) + period) % period;
    return lattice[(row * 251 + column * 97 + period * 31) & 65535] ?? 0;
  };
  return (x, y) => {
    let sum = 0;
    let amplitude = 0.5;
    let period = baseFrequency;
    for (let octave = 0; octave < octaves; octave++) {
      const column = Math.floor(x * period);
      const row = Math.floor(y * period);
      let u = x * period - column;
      let v = y * period - row;
      u = u * u * (3 - 2 * u);
      v = v * v * (3 - 2 * v);
      const top = lerp(at(column, row, period), at(column + 1, row, period), u);
      const bottom = lerp(at(column, row + 1, period), at(column + 1, row + 1, period), u);
      sum += amplitude * lerp(top, bottom, v);
      amplitude *= 0.5;
      period *= 2;
    }
    return sum;
  };
}

/**
 * A square texture of `size` pixels.
 * @param shade from the noise and a position in the unit square to RGBA, each 0–255
 */
export function noiseTexture(
  environment: Environment,
  size: number,
  noise: Noise,
  shade: (noise: Noise, x: number, y: number) => readonly [number, number, number, number],
): Canvas {
  return paintOnce(environment, size, size, (context) => {
    const pixels = context.createImageData(size, size);
    const { data } = pixels;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        data.set(shade(noise, x / size, y / size), (y * size + x) * 4);
      }
    }
    context.putImageData(pixels, 0, 0);
  });
}
