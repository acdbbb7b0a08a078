import type { Canvas } from '../canvas.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import type { Stage } from '../stage/stage.ts';

const TILE = 256;

/** Film grain; it also breaks the bands of wide gradients. */
export function createGrain(stage: Stage): (canvas: Canvas, strength: number) => void {
  const noise = createNoise(stage.seed + 11, 1, TILE);
  const tile = noiseTexture(stage.environment, TILE, noise, (at, x, y) => {
    const value = at(x, y) * 510;
    return [value, value, value, 255];
  });
  return (canvas, strength) => {
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'overlay';
    context.globalAlpha = strength;
    for (let y = 0; y < stage.height; y += TILE) {
      for (let x = 0; x < stage.width; x += TILE) context.drawImage(tile, x, y);
    }
    context.restore();
  };
}
