import type { Random } from '../math/random.ts';

export interface House {
  /** Left edge, foot, width and height, in pixels. */
  readonly place: readonly [x: number, foot: number, wide: number, high: number];
  readonly haze: number;
  readonly random: Random;
}
