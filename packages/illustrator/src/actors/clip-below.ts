import type { Canvas2D } from '../canvas.ts';
import type { Seat } from './seat.ts';

/** Only the front of a container, up to its brim. */
export function clipBelow(context: Canvas2D, { body, heightPx }: Seat): void {
  context.beginPath();
  context.rect(-body.width * 2, -heightPx, body.width * 4, heightPx + body.height);
  context.clip();
}

/** Feet must not show below a shallow hull. */
export function clipBelowBrim(context: Canvas2D, { body, heightPx }: Seat): void {
  const far = body.width * 4 + body.height * 4;
  context.beginPath();
  context.rect(-far, -far, far * 2, far - Math.min(body.height * 0.22, heightPx * 0.5));
  context.clip();
}
