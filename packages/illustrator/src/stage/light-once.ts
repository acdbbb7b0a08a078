import type { Canvas, Drawable } from '../canvas.ts';
import type { LitOptions } from './stage.ts';

type Light = (sprite: Drawable, options: LitOptions) => Canvas;

/** Lights each sprite once for each options, so that the copies of an actor share their canvases. */
export function lightOnce(light: Light): Light {
  const known = new WeakMap<Drawable, Map<string, Canvas>>();
  return (sprite, options) => {
    let ofSprite = known.get(sprite);
    if (!ofSprite) known.set(sprite, (ofSprite = new Map()));
    const key = JSON.stringify(options);
    let lit = ofSprite.get(key);
    if (!lit) ofSprite.set(key, (lit = light(sprite, options)));
    return lit;
  };
}
