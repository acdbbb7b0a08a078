import type { Canvas2D } from '../canvas.ts';
import type { Body } from './body.ts';

/**
 * Puts what is drawn next on its head, standing on the origin as before.
 * @param height of what is drawn
 * @param rock radians
 */
export function flipOver(context: Canvas2D, height: number, rock = 0): void {
  context.translate(0, -height);
  context.rotate(rock);
  context.scale(1, -1);
}

/** A body that is drawn upside down. */
export const upsideDown = (body: Body): Body => ({
  ...body,
  draw(context, phase) {
    context.save();
    flipOver(context, body.height);
    body.draw(context, phase);
    context.restore();
  },
});
