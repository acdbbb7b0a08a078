import { drawWarped } from '../art/warp.ts';
import { wave } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** How far the body goes to each side, in widths of its picture. */
const ASIDE = 0.055;

/** A snake moves by waves that run along its body. */
export const slitheringDrawing =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const { width, height } = sprite;
    const aside = (position: number): number => width * ASIDE * wave(phase, 3, -1.3 * position);
    drawWarped(context, sprite, x, y, width, height, 'row', aside, 60);
  };
