import { wave } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where the washing hangs between the posts, in fractions of the box. */
const CLOTHS = { left: 0.085, right: 0.915, top: 0.215 };
/** How far the hem swings to each side, in widths of the box. */
const SWING = 0.055;

/** Rows in which the cloths are drawn, each moved by itself. */
const ROWS = 60;

/** A washing line whose cloths swing in the wind below it. */
export function washingDrawing({ sprite, x, y }: PlacedSprite): Body['draw'] {
  const { width, height } = sprite;
  const [left, right, top] = [CLOTHS.left * width, CLOTHS.right * width, CLOTHS.top * height];
  const tall = height - top;
  const step = tall / ROWS;
  return (context, phase) => {
    context.drawImage(sprite, 0, 0, width, top, x, y, width, top);
    context.drawImage(sprite, 0, top, left, tall, x, y + top, left, tall);
    context.drawImage(
      sprite,
      right,
      top,
      width - right,
      tall,
      x + right,
      y + top,
      width - right,
      tall,
    );
    for (let row = 0; row < ROWS; row++) {
      const below = row / ROWS;
      const gust = 0.35 + wave(phase, 1, -0.24 * below) + 0.18 * wave(phase, 3, -0.8 * below);
      const aside = SWING * width * gust * (below / 0.5) ** 1.2;
      const from = top + row * step;
      // Each row reaches a little into the next, or a seam would shine through.
      const reach = Math.min(step + 1, height - from);
      context.drawImage(
        sprite,
        left,
        from,
        right - left,
        reach,
        x + left + aside,
        y + from,
        right - left,
        reach,
      );
    }
  };
}
