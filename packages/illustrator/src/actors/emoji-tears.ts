import type { Colour } from '../math/colour.ts';
import { lerp, saw, smoothstep } from '../math/periodic.ts';
import type { Body } from './body.ts';
import { drawDrop } from './drips.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where tears run down over faces that cry in their picture. In fractions of what is drawn. */
const WAYS: Readonly<Record<string, readonly (readonly [x: number, from: number, to: number])[]>> =
  {
    'loudly-crying-face': [
      [0.235, 0.3, 1.04],
      [0.765, 0.3, 1.04],
    ],
    'crying-face': [[0.21, 0.62, 1.02]],
    'face-with-tears-of-joy': [
      [0.06, 0.56, 1.02],
      [0.94, 0.56, 1.02],
    ],
  };

const TEAR: Colour = [0.86, 0.08, 228];
/** Of a tear, in widths of the face. */
const SIZE = 0.05;
const DROPS = 3;

/** Tears that run down a face that is drawn with them; null for other glyphs. */
export function tearsDrawing(
  glyph: string,
  { sprite, x, y, bounds }: PlacedSprite,
): Body['draw'] | null {
  const ways = WAYS[glyph];
  if (ways === undefined) return null;
  const at = (across: number, down: number): readonly [number, number] => [
    x + lerp(bounds.left, bounds.right, across) * sprite.width,
    y + lerp(bounds.top, bounds.bottom, down) * sprite.height,
  ];
  const side = SIZE * (bounds.right - bounds.left) * sprite.width;
  return (context, phase) => {
    for (const [way, [across, from, to]] of ways.entries())
      for (let i = 0; i < DROPS; i++) {
        const t = saw(phase, 1, i / DROPS + way * 0.17);
        const place = at(across, lerp(from, to, t ** 1.3));
        const alpha = 1 - smoothstep(0.9, 1, t);
        drawDrop(context, place, side * smoothstep(0, 0.15, t), TEAR, alpha);
      }
  };
}
