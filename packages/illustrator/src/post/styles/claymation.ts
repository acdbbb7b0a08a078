import type { Canvas } from '../../canvas.ts';
import { createNoise, noiseTexture } from '../../math/noise.ts';
import { TAU } from '../../math/periodic.ts';
import { paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { createSmoothing } from '../smoothed.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Dents and the whorls of fingertips, as grey to be laid over in soft light. */
function fingerprints(stage: Stage): Canvas {
  const { width, height, environment } = stage;
  const noise = createNoise(31, 3, 5);
  const dents = noiseTexture(environment, 256, noise, (at, x, y) => {
    const bend = at(x, y);
    const here = bend - at(x + 0.012, y + 0.012);
    const whorl = Math.sin(TAU * (bend * 16)) * (bend > 0.5 ? 16 : 5);
    const value = 128 + here * 620 + whorl;
    return [value, value, value, 255];
  });
  return paintOnce(environment, width, height, (context) => {
    const tile = Math.min(width, height) * 0.8;
    for (let y = 0; y < height; y += tile) {
      for (let x = 0; x < width; x += tile) context.drawImage(dents, x, y, tile + 1, tile + 1);
    }
  });
}

/** Light from above left on a relief whose height is the picture's brightness. */
function emboss(data: Uint8ClampedArray, luminance: Float32Array, width: number): void {
  const reach = 2;
  const step = reach * (width + 1);
  const last = luminance.length - step;
  for (let i = step, p = step * 4; i < last; i++, p += 4) {
    const slope = luminance[i + step]! - luminance[i - step]!;
    const light = 1 - Math.max(-0.22, Math.min(0.22, slope * 0.0042));
    data[p] = data[p]! * light;
    data[p + 1] = data[p + 1]! * light;
    data[p + 2] = data[p + 2]! * light;
  }
}

/** Everything kneaded from clay: smoothed, embossed, with fingerprints. */
export const claymation: StyleFilter = (stage) => {
  const smooth = createSmoothing(stage, {
    fineness: 220,
    leastRadius: 1,
    strength: 0.82,
    alter: emboss,
  });
  const prints = fingerprints(stage);
  return (canvas) => {
    smooth(canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalAlpha = 0.8;
    context.globalCompositeOperation = 'soft-light';
    context.drawImage(prints, 0, 0);
    context.restore();
  };
};
