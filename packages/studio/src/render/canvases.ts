import type { Canvas, Canvas2D } from '../canvas.ts';
import type { RenderEnvironment } from './environment.ts';

/** Canvases that are kept from frame to frame, one for each purpose. */
export interface Canvases {
  /** A transparent canvas with the state of a new one. */
  get(purpose: 'frame' | 'layer' | 'media', width: number, height: number): PreparedCanvas;
  release(): void;
}

export interface PreparedCanvas {
  readonly canvas: Canvas;
  readonly context: Canvas2D;
}

export function keepCanvases(environment: RenderEnvironment): Canvases {
  const kept = new Map<string, PreparedCanvas>();
  return {
    get(purpose, width, height) {
      const found = kept.get(purpose);
      if (found === undefined) {
        const canvas = environment.createCanvas(width, height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.imageSmoothingQuality = 'medium';
        const prepared = { canvas, context };
        kept.set(purpose, prepared);
        return prepared;
      }
      const { canvas, context } = found;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        context.imageSmoothingQuality = 'medium';
      } else {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.globalAlpha = 1;
        context.globalCompositeOperation = 'source-over';
        context.clearRect(0, 0, width, height);
      }
      return found;
    },
    release() {
      for (const { canvas } of kept.values()) {
        canvas.width = 1;
        canvas.height = 1;
      }
      kept.clear();
    },
  };
}
