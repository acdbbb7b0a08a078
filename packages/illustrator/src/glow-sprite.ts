import type { Canvas, Canvas2D, Environment } from './canvas.ts';
import { type Colour, css } from './math/colour.ts';
import { softDisc } from './painting.ts';

const SIZE = 128;
const sprites = new WeakMap<Environment, Map<string, Canvas>>();

/** A soft disc of light, painted once for each colour; drawing it is cheaper than a gradient. */
export function glowSprite(environment: Environment, colour: Colour): Canvas {
  let known = sprites.get(environment);
  if (!known) sprites.set(environment, (known = new Map()));
  const key = css(colour);
  let sprite = known.get(key);
  if (!sprite) {
    sprite = softDisc(environment, SIZE, [
      [0, colour, 1],
      [0.18, colour, 0.55],
      [0.45, colour, 0.18],
      [0.75, colour, 0.04],
      [1, colour, 0],
    ]);
    if (known.size > 200) known.clear();
    known.set(key, sprite);
  }
  return sprite;
}

/** Adds light to what is there; leaves the context as it was. */
export function drawGlow(
  context: Canvas2D,
  sprite: Canvas,
  x: number,
  y: number,
  radius: number,
  alpha: number,
): void {
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha;
  context.drawImage(sprite, x - radius, y - radius, radius * 2, radius * 2);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}
