import type { Canvas, Environment } from '../canvas.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import { paintOnce } from '../painting.ts';

const TILE = 256;

export interface Paper {
  /** Mean brightness, 0–255. */
  readonly brightness: number;
  /** Swing of the broad stains and of the fine tooth, 0–255. */
  readonly stains: number;
  readonly tooth: number;
  /** Added to the blue channel: below 0 the paper is warm. */
  readonly warmth?: number;
}

/** A sheet of grey paper over the whole picture, to be multiplied onto it. Fixed: never flickers. */
export function paperSheet(
  environment: Environment,
  width: number,
  height: number,
  paper: Paper,
): Canvas {
  const broad = createNoise(5, 4, 6);
  const fine = createNoise(7, 2, 64);
  const tile = noiseTexture(environment, TILE, broad, (at, x, y) => {
    const value =
      paper.brightness + (at(x, y) - 0.5) * 2 * paper.stains + (fine(x, y) - 0.4) * 2 * paper.tooth;
    return [value, value, value + (paper.warmth ?? 0), 255];
  });
  return paintOnce(environment, width, height, (context) => {
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) context.drawImage(tile, x, y);
    }
  });
}
