import type { Canvas } from '../canvas.ts';
import { type Colour, fromRgb } from '../math/colour.ts';

/** The color of one pixel, at fractions of the sprite. */
export function pixelColour(sprite: Canvas, x: number, y: number): Colour {
  const { data } = sprite
    .getContext('2d')
    .getImageData(Math.floor(x * sprite.width), Math.floor(y * sprite.height), 1, 1);
  return fromRgb(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
}
