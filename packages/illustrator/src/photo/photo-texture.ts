import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import { clamp } from '../math/periodic.ts';
import { luminanceInto } from '../post/luminance.ts';

/** Pixels of the picture that are measured, at its full size. */
const SAMPLE = 384;
const BLOCK = 16;
/** Contrast of an edge that tells how sharp the picture is, in levels of 255. */
const CLEAR_EDGE = 60;
const TILE = 128;

/** What a lens and a sensor leave in a photograph. */
export interface PhotoTexture {
  /** Standard deviation of the blur of its sharpest edges, in pixels. */
  readonly blurPx: number;
  /** Standard deviation of its grain, in levels of 255. */
  readonly grain: number;
}

const quantileOf = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((p, q) => p - q)[Math.floor(values.length * share)];

/**
 * The grain of the smoothest blocks: John Immerkær, "Fast Noise Variance Estimation", Computer Vision
 * and Image Understanding 64 (1996), which takes edges and slopes out by two Laplacians.
 */
function grainOf(luminance: Float32Array, width: number, height: number): number {
  const blocks: number[] = [];
  const at = (x: number, y: number): number => luminance[y * width + x] ?? 0;
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      let sum = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
          const sides = at(x, y - 1) + at(x - 1, y) + at(x + 1, y) + at(x, y + 1);
          sum += Math.abs(corners - 2 * sides + 4 * at(x, y));
        }
      }
      blocks.push((Math.sqrt(Math.PI / 2) / 6) * (sum / BLOCK ** 2));
    }
  }
  return quantileOf(blocks, 0.2) ?? 0;
}

/** A step of contrast C under a blur of σ has the slope C / (σ √(2π)) in its middle. */
function blurOf(luminance: Float32Array, width: number, height: number): number {
  const widths: number[] = [];
  const reach = 4;
  for (let y = reach; y < height - reach; y += 2) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      const slope = Math.abs((luminance[i + 1] ?? 0) - (luminance[i - 1] ?? 0)) / 2;
      const contrast = Math.abs((luminance[i + reach] ?? 0) - (luminance[i - reach] ?? 0));
      if (contrast < CLEAR_EDGE || slope < 1) continue;
      widths.push(contrast / slope / Math.sqrt(2 * Math.PI));
    }
  }
  return clamp((quantileOf(widths, 0.2) ?? 0.9) - 0.4, 0.3, 4);
}

/** Measures the middle of a picture at its full size. */
export function measureTexture(canvas: Canvas): PhotoTexture {
  const width = Math.min(SAMPLE, canvas.width);
  const height = Math.min(SAMPLE, canvas.height);
  const left = Math.floor((canvas.width - width) / 2);
  const top = Math.floor((canvas.height - height) / 2);
  const { data } = canvas.getContext('2d').getImageData(left, top, width, height);
  const luminance = new Float32Array(width * height);
  luminanceInto(data, luminance);
  return { blurPx: blurOf(luminance, width, height), grain: grainOf(luminance, width, height) };
}

/**
 * Gives what is drawn on a canvas the grain of a photograph; what is transparent stays so.
 * @returns draws a canvas with the blur of the photograph
 */
export function createTextureMatch(
  environment: Environment,
  { blurPx, grain }: PhotoTexture,
): (context: Canvas2D, layer: Canvas) => void {
  const noise = createNoise(17, 1, TILE);
  // Uniform noise from 0 to 1 has a deviation of 0.29; an overlay moves mid-gray by half of its own.
  const strength = clamp(grain / 255 / 0.29, 0, 0.25);
  const tile = noiseTexture(environment, TILE, noise, (at, x, y) => {
    const value = at(x, y) * 510;
    return [value, value, value, 255];
  });
  return (context, layer) => {
    const own = layer.getContext('2d');
    own.save();
    own.setTransform(1, 0, 0, 1, 0, 0);
    own.globalCompositeOperation = 'source-atop';
    own.globalAlpha = strength * 0.5;
    for (let y = 0; y < layer.height; y += TILE) {
      for (let x = 0; x < layer.width; x += TILE) own.drawImage(tile, x, y);
    }
    own.restore();
    context.save();
    context.filter = `blur(${blurPx}px)`;
    context.drawImage(layer, 0, 0);
    context.restore();
  };
}
