import type { Settings } from './settings.ts';

/** How freely a frame's colours are chosen; see `DiffusionJob`. */
export interface Leeway {
  readonly tolerance: number;
  readonly strength: number;
  readonly isFine: boolean;
}

/** Squared distance that is no more seen in a picture whose palette is perfect. */
const UNSEEN = 0.8;
/** How the tolerance grows with the palette's own error: fast at first, then ever more slowly. */
const GROWTH = 6;
const GROWTH_UNIT = 2.2;
/** From this distortion on a picture is mostly noise, which hides more. */
const NOISE_FROM = 25;
const NOISE_HIDES = 1.5;
/** The first picture stays on the screen where nothing moves, so it is made with more care. */
const FIRST_FRAME_CARE = 0.25;
/** Below this distortion a palette tells single levels apart. */
const FINE_BELOW = 6;
/** A perfect palette needs less dither; from this distortion on it gets all of it. */
const LEAST_DITHER = 0.65;
const ALL_DITHER_FROM = 10;

/**
 * The joint diffusion's freedom in a frame. It follows the error that the palette makes anyway: dark
 * gradients, whose palettes are fine, would show the noise that a photograph hides, and hardly need
 * dithering.
 *
 * @param distortion mean squared distance of the frame's pixels from their colours
 */
export function leewayFor(distortion: number, settings: Settings, isFirstFrame: boolean): Leeway {
  const noise = NOISE_HIDES * Math.max(0, distortion - NOISE_FROM);
  const growth = GROWTH * Math.log(1 + distortion / GROWTH_UNIT);
  const care = isFirstFrame ? FIRST_FRAME_CARE : 1;
  const need = Math.min(1, LEAST_DITHER + ((1 - LEAST_DITHER) * distortion) / ALL_DITHER_FROM);
  return {
    tolerance: settings.leniency * care * (UNSEEN + growth + noise),
    isFine: distortion < FINE_BELOW,
    strength: settings.ditherStrength * need,
  };
}
