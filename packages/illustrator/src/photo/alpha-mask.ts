import type { Plane } from '@loopwright/media';
import type { Canvas, Environment } from '../canvas.ts';
import { paintOnce } from '../painting.ts';

/** A canvas as large as a plane that covers as much as its values say, 0 to 1. */
export function alphaMask(environment: Environment, { width, height, data }: Plane): Canvas {
  return paintOnce(environment, width, height, (context) => {
    const pixels = context.createImageData(width, height);
    for (let i = 0; i < data.length; i++) pixels.data[i * 4 + 3] = 255 * (data[i] ?? 0);
    context.putImageData(pixels, 0, 0);
  });
}
