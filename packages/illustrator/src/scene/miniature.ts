import type { Canvas2D, Environment } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';

/** Width and height of a miniature, in pixels: what can be recognized covers some of them. */
export const MINIATURE_PX = 128;

/** Draws parts of a picture one after the other, each by itself and in a small size, to count pixels. */
interface Miniature {
  /** @returns RGBA of `MINIATURE_PX` by `MINIATURE_PX` pixels */
  readonly pixelsOf: (draw: (context: Canvas2D) => void) => Uint8ClampedArray;
  readonly release: () => void;
}

/** @param frame the size of the picture, in pixels */
export function createMiniature(
  environment: Environment,
  frame: { readonly width: number; readonly height: number },
): Miniature {
  const canvas = environment.createCanvas(MINIATURE_PX, MINIATURE_PX);
  return {
    pixelsOf(draw) {
      const context = canvas.getContext('2d');
      context.clearRect(0, 0, MINIATURE_PX, MINIATURE_PX);
      context.save();
      context.scale(MINIATURE_PX / frame.width, MINIATURE_PX / frame.height);
      draw(context);
      context.restore();
      return context.getImageData(0, 0, MINIATURE_PX, MINIATURE_PX).data;
    },
    release: () => shrink(canvas),
  };
}
