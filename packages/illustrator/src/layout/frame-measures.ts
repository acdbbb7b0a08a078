import type { LayoutFrame } from './lead.ts';

type Sides = Pick<LayoutFrame, 'width' | 'height'>;

/** A length in fractions of the shorter side, as a fraction of the width. */
export const acrossOf = (length: number, { width, height }: Sides): number =>
  (length * Math.min(width, height)) / width;

/** A length in fractions of the shorter side, as a fraction of the height. */
export const downOf = (length: number, { width, height }: Sides): number =>
  (length * Math.min(width, height)) / height;

/** The width in units of the shorter side. */
export const widthOf = ({ width, height }: Sides): number => width / Math.min(width, height);

const DEFAULT_GROUND = 0.84;

/** Where the feet of those in the middle distance are, fraction of the height. */
export const groundOf = ({ ground }: Pick<LayoutFrame, 'ground'>): number =>
  ground ?? DEFAULT_GROUND;

/** The same nearer to the viewer, as far as the picture goes. */
export const groundBefore = (frame: Pick<LayoutFrame, 'ground'>, nearer: number): number =>
  Math.min(NEAREST, groundOf(frame) + nearer);
const NEAREST = 0.95;
