import type { Body } from './body.ts';
import { growthAt } from './motion.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where the earth is in the pot of a plant that is drawn with it, in heights of its box. */
const RIMS: Readonly<Record<string, number>> = {
  'potted-plant': 0.57,
  seedling: 0.66,
  '@pottedcactus': 0.71,
  '@floweringcactus': 0.71,
  '@pottedpalm': 0.725,
  '@pottedherb': 0.66,
  '@monstera': 0.685,
  '@snakeplant': 0.66,
  '@aloe': 0.68,
  '@orchid': 0.77,
  '@bonsai': 0.81,
  '@fern': 0.68,
  '@tomatoplant': 0.9,
};

/** Whether a plant grows out of a pot or a heap that is drawn with it, and stays as it is. */
export const growsFromPot = (glyph: string): boolean => RIMS[glyph] !== undefined;

/** A plant that grows out of its pot; null for what grows as a whole. */
export function growingDrawing(glyph: string, { sprite, x, y }: PlacedSprite): Body['draw'] | null {
  const rim = RIMS[glyph];
  if (rim === undefined) return null;
  const { width, height } = sprite;
  const cut = Math.round(rim * height);
  return (context, phase) => {
    const { scaleX, scaleY } = growthAt(phase);
    context.save();
    context.translate(x, y);
    context.drawImage(sprite, 0, cut, width, height - cut, 0, cut, width, height - cut);
    context.translate(width / 2, cut);
    context.scale(scaleX, scaleY);
    context.drawImage(sprite, 0, 0, width, cut, -width / 2, -cut, width, cut);
    context.restore();
  };
}
