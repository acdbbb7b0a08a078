import type { Look } from '../document/grade-schema.ts';

/** Red, green and blue, as shares of full brightness. */
type Rgb = readonly [number, number, number];

/** What a look does, in the order in which it is done. */
export interface LookRecipe {
  /** Brightness at 0, 1/4, 1/2, 3/4 and 1, for all channels. */
  readonly curve: readonly [number, number, number, number, number];
  /** 1 leaves the colors as they are. */
  readonly saturation: number;
  /** Added to dark and to light pixels. */
  readonly shadows: Rgb;
  readonly highlights: Rgb;
}

const STRAIGHT = [0, 0.25, 0.5, 0.75, 1] as const;
const NOTHING: Rgb = [0, 0, 0];

export const LOOK_RECIPES: Readonly<Record<Look, LookRecipe>> = {
  none: { curve: STRAIGHT, saturation: 1, shadows: NOTHING, highlights: NOTHING },
  'warm-film': {
    curve: [0.04, 0.25, 0.53, 0.79, 0.98],
    saturation: 0.92,
    shadows: [0.03, 0.005, -0.01],
    highlights: [0.05, 0.02, -0.07],
  },
  'cool-film': {
    curve: [0.04, 0.25, 0.52, 0.77, 0.97],
    saturation: 0.88,
    shadows: [-0.02, 0.015, 0.055],
    highlights: [-0.045, 0.005, 0.03],
  },
  noir: {
    curve: [0, 0.15, 0.48, 0.82, 1],
    saturation: 0,
    shadows: NOTHING,
    highlights: NOTHING,
  },
  faded: {
    curve: [0.13, 0.33, 0.54, 0.74, 0.92],
    saturation: 0.72,
    shadows: [0.01, 0.005, 0.03],
    highlights: [0.02, 0.01, -0.02],
  },
  vivid: {
    curve: [0, 0.2, 0.52, 0.82, 1],
    saturation: 1.42,
    shadows: NOTHING,
    highlights: NOTHING,
  },
  'golden-hour': {
    curve: [0.02, 0.27, 0.56, 0.82, 1],
    saturation: 1.08,
    shadows: [0.06, 0.01, -0.03],
    highlights: [0.1, 0.045, -0.13],
  },
  'teal-orange': {
    curve: [0.01, 0.22, 0.51, 0.8, 1],
    saturation: 1.06,
    shadows: [-0.08, 0.02, 0.08],
    highlights: [0.09, 0.02, -0.09],
  },
  bleach: {
    curve: [0, 0.17, 0.51, 0.86, 1],
    saturation: 0.4,
    shadows: [-0.005, 0, 0.015],
    highlights: [0.01, 0.01, 0],
  },
  dream: {
    curve: [0.1, 0.35, 0.61, 0.83, 1],
    saturation: 0.95,
    shadows: [0.05, 0, 0.09],
    highlights: [0.05, -0.015, 0.045],
  },
  midnight: {
    curve: [0, 0.13, 0.34, 0.58, 0.86],
    saturation: 0.68,
    shadows: [-0.02, 0, 0.08],
    highlights: [-0.09, -0.02, 0.08],
  },
};
