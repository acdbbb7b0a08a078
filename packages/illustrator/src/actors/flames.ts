import { drawWarped } from '../art/warp.ts';
import { clamp, wave } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where the flames of a thing end below, as a fraction of its box; measured on the drawings. */
const FLAMES: Readonly<Record<string, number>> = {
  fire: 0.94,
  '@campfire': 0.8,
  '@torch': 0.45,
  candle: 0.27,
  '@pillarcandle': 0.31,
  '@candelabra': 0.22,
  'birthday-cake': 0.19,
};

/** Flames leap this much higher and lower than they are drawn. */
const LEAP = 0.07;
/** How far a tip is blown aside, in heights of the flame. */
const ASIDE = 0.11;

/** How far aside a flame is at a height from 0 to 1: licks run up it and grow towards the tip. */
const asideAt = (phase: number, height: number): number =>
  height ** 1.3 *
  (0.62 * wave(phase, 3, -0.7 * height) + 0.38 * wave(phase, 5, 0.3 - 1.1 * height));

/** @returns how a thing whose flames flicker is drawn, null for one without flames */
export function flickeringDrawing(
  glyph: string,
  { sprite, x, y, bounds }: PlacedSprite,
): Body['draw'] | null {
  const base = FLAMES[glyph];
  if (base === undefined) return null;
  const { width, height } = sprite;
  const foot = y + base * height;
  const tall = (base - bounds.top) * height;
  return (context, phase) => {
    context.save();
    context.beginPath();
    context.rect(x - width, foot, 3 * width, height);
    context.clip();
    context.drawImage(sprite, x, y);
    context.restore();
    context.save();
    context.beginPath();
    context.rect(x - width, foot - 2 * height, 3 * width, 2 * height + 0.5);
    context.clip();
    context.translate(0, foot);
    context.scale(1, 1 + LEAP * (0.6 * wave(phase, 4) + 0.4 * wave(phase, 3, 0.4)));
    context.translate(0, -foot);
    const aside = (position: number): number =>
      ASIDE * tall * asideAt(phase, clamp((base - position) / (base - bounds.top)));
    drawWarped(context, sprite, x, y, width, height, 'row', aside, 64);
    context.restore();
  };
}
