import { type Colour, toRgb } from '../math/colour.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import { clamp, saw } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

export interface MistBank {
  readonly order: number;
  readonly depth: number;
  /** Fractions of the height. */
  readonly top: number;
  readonly height: number;
  readonly alpha: number;
  readonly colour?: Colour;
}

const TEXTURE_SIZE = 96;
/** How far a copy drifts before it has faded out, as a fraction of its tile. */
const DRIFT = 0.16;

/**
 * A drifting bank of mist. Two copies drift the same way half a loop apart, each fading in and out,
 * so that the drift never ends and the loop still closes.
 */
export function addMist(stage: Stage, bank: MistBank): void {
  const { width, height } = stage;
  const [red, green, blue] = toRgb(bank.colour ?? stage.palette.haze);
  const noise = createNoise(stage.seed + Math.floor(bank.top * 100), 4, 3);
  const texture = noiseTexture(stage.environment, TEXTURE_SIZE, noise, (at, x, y) => {
    const body = clamp((at(x, y) - 0.32) * 2.4) * Math.max(0, Math.sin(y * Math.PI)) ** 1.2;
    return [red, green, blue, body * 255];
  });
  const tile = Math.max(width, height) * 1.05;
  const top = bank.top * height;

  stage.addLayer(bank.order, bank.depth, (context, phase) => {
    for (const offset of [0, 0.5]) {
      const time = saw(phase, 1, offset);
      context.globalAlpha = bank.alpha * 1.25 * Math.sin(time * Math.PI) ** 2;
      const start = -tile * (0.2 + offset * 0.7) + tile * DRIFT * (time - 0.5);
      for (let x = start; x < width * 1.05; x += tile) {
        context.drawImage(texture, x, top, tile + 1, bank.height * height);
      }
    }
    context.globalAlpha = 1;
  });
}
