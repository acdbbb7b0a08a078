import type { Canvas2D } from '../canvas.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import type { Stage } from '../stage/stage.ts';

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

/** Multiplies grey paper onto the whole picture. Fixed: never flickers. */
export function createPaper(stage: Stage, paper: Paper): (context: Canvas2D) => void {
  const broad = createNoise(5, 4, 6);
  const fine = createNoise(7, 2, 64);
  const tile = noiseTexture(stage.environment, TILE, broad, (at, x, y) => {
    const value =
      paper.brightness + (at(x, y) - 0.5) * 2 * paper.stains + (fine(x, y) - 0.4) * 2 * paper.tooth;
    return [value, value, value + (paper.warmth ?? 0), 255];
  });
  return (context) => {
    context.save();
    context.globalCompositeOperation = 'multiply';
    for (let y = 0; y < stage.height; y += TILE) {
      for (let x = 0; x < stage.width; x += TILE) context.drawImage(tile, x, y);
    }
    context.restore();
  };
}
