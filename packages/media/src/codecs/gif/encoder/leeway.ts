import type { Settings } from './settings.ts';

/** How freely a frame's colours are chosen; see `DiffusionJob`. */
export interface Leeway {
  readonly tolerance: number;
  readonly smoothTolerance: number;
  readonly strength: number;
  readonly isFine: boolean;
}

/** Squared distance that is no more seen in a picture whose palette is perfect. */
const UNSEEN = 0.85;
/** How the tolerance grows with the palette's own error: fast at first, then ever more slowly. */
const GROWTH = 7.8;
const GROWTH_UNIT = 2.2;
/**
 * The same where the picture is smooth: a coarse palette is no reason there to be coarser still,
 * because skies show every grain of it.
 */
const UNSEEN_IF_SMOOTH = 1.1;
const GROWTH_IF_SMOOTH = 0.41 * GROWTH;
const MOST_GROWTH_IF_SMOOTH = 5;
/** From this distortion on a picture is mostly noise, which hides more. */
const NOISE_FROM = 25;
const NOISE_HIDES = 1.5;
/** However low the quality, nothing changes its colour for a wholly different one. */
const MOST_TOLERANCE = 4000;
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
  const growth = Math.log(1 + distortion / GROWTH_UNIT);
  const smooth = Math.min(GROWTH_IF_SMOOTH * growth, MOST_GROWTH_IF_SMOOTH);
  const care = isFirstFrame ? FIRST_FRAME_CARE : 1;
  const need = Math.min(1, LEAST_DITHER + ((1 - LEAST_DITHER) * distortion) / ALL_DITHER_FROM);
  const leniency = settings.leniency * care;
  return {
    tolerance: Math.min(MOST_TOLERANCE, leniency * (UNSEEN + GROWTH * growth + noise)),
    smoothTolerance: Math.min(MOST_TOLERANCE, leniency * (UNSEEN_IF_SMOOTH + smooth)),
    isFine: distortion < FINE_BELOW,
    strength: settings.ditherStrength * need,
  };
}
