import type { StopSignal } from '../../../stop-signal.ts';
import { checkRange } from './check-range.ts';
import type { AlphaRule } from './frame.ts';
import type { SegmentRunner } from './segment.ts';
import type { Settings, SourceSettings } from './settings.ts';

export interface Transparency {
  /** Pixels whose alpha (0–255) is below this become transparent; default 128. */
  readonly alphaThreshold?: number;
  /**
   * A share of the pixels of half-transparent areas becomes transparent, in a pattern that does not move. Edges of
   * opaque things stay sharp. Default false.
   */
  readonly dithersAlpha?: boolean;
  /** Half-transparent pixels are laid on this colour; without it they keep their own. */
  readonly matte?: readonly [red: number, green: number, blue: number];
}

export interface GifOptions {
  /**
   * Colours of a palette, 2–256, default 256. Frames that leave parts of the screen as they are have
   * an entry more for that, and then 255 at most.
   */
  readonly colors?: number;
  /**
   * One palette for all frames (`global`), one for each (`local`), or whatever pays (`auto`, the
   * default). A global one is made from the first frames, about 16 MiB of them.
   */
  readonly palette?: 'auto' | 'global' | 'local';
  /** Strength of error diffusion, 0–1, default 0.75; `none` is 0. */
  readonly dither?: number | 'none';
  /**
   * 1–100, default 75. Below 100, colours are exchanged for slightly worse ones where that makes the
   * file smaller. From 50 on, frames that fit a palette are kept as they are.
   */
  readonly quality?: number;
  /** `fast` takes each pixel's nearest colour, without dithering, whatever `dither` says. */
  readonly effort?: 'fast' | 'full';
  /** How often the animation is played; 0, the default, is for ever. */
  readonly loop?: number;
  /**
   * How long frames are shown: one number for all or one for each; else what the frames say, or
   * 100. Kept to a hundredth of a second, with the rounding error carried on; 20 at least.
   */
  readonly delaysMs?: number | readonly number[];
  /** `false` takes no notice of alpha: all frames count as opaque. */
  readonly transparency?: Transparency | false;
  /** Equal frames that follow one another become one that is shown longer; default true. */
  readonly mergeRepeats?: boolean;
  /**
   * The file shall not be larger. Quality is lowered first, then the number of colours, then the
   * size of the picture. Takes as long as four files at most, and holds all frames unless they come
   * from a function or an array.
   */
  readonly maxBytes?: number;
  /**
   * The last frame is looked for before the first one is compressed, so that eight frames less are held. The frames
   * come from a function or an array, and there is no `maxBytes`. Default false.
   */
  readonly readsTwice?: boolean;
  readonly signal?: StopSignal;
  readonly onProgress?: (progress: GifProgress) => void;
  /** Where frames are compressed; default: right here. */
  readonly runner?: SegmentRunner;
}

export interface GifProgress {
  /** Frames taken from the source and compressed so far; in each attempt anew. */
  readonly framesTaken: number;
  readonly framesEncoded: number;
  /** Counts the attempts at `maxBytes`, from 1. */
  readonly attempt: number;
}

export const DEFAULT_QUALITY = 75;
export const DEFAULT_COLORS = 256;
const DEFAULT_DITHER = 0.75;
const DEFAULT_THRESHOLD = 128;
const EXACT_FROM_QUALITY = 50;
const SPARING_PRICE = 8;
/** Points below a quality of 100 at which the leniency is 1; it grows with their square. */
const LENIENCY_POINTS = 7.16;

/** @throws RangeError for a value outside its range */
export function resolveSettings(options: GifOptions, sparesPalettes = false): Settings {
  const { colors = DEFAULT_COLORS, quality = DEFAULT_QUALITY, dither = DEFAULT_DITHER } = options;
  checkRange('colors', colors, 2, 256);
  if (!Number.isInteger(colors)) throw new RangeError('colors must be a whole number');
  checkRange('quality', quality, 1, 100);
  const strength = dither === 'none' ? 0 : dither;
  checkRange('dither', strength, 0, 1);
  const isFast = options.effort === 'fast';
  return {
    colorCount: colors,
    paletteChoice: options.palette ?? 'auto',
    ditherStrength: strength,
    isFast,
    leniency: ((100 - quality) / LENIENCY_POINTS) ** 2,
    palettePrice: sparesPalettes ? SPARING_PRICE : 1,
    keepsExact: quality >= EXACT_FROM_QUALITY,
  };
}

/** @throws RangeError for a value outside its range */
export function resolveSource(options: GifOptions): SourceSettings {
  const { transparency = {}, delaysMs = null } = options;
  let alpha: AlphaRule | null = null;
  if (transparency !== false) {
    const { alphaThreshold = DEFAULT_THRESHOLD, dithersAlpha = false, matte = null } = transparency;
    checkRange('alphaThreshold', alphaThreshold, 0, 255);
    for (const level of matte ?? []) checkRange('matte', level, 0, 255);
    alpha = { threshold: alphaThreshold, isDithered: dithersAlpha, matte };
  }
  for (const delay of [delaysMs ?? []].flat()) checkRange('delaysMs', delay, 0, Infinity);
  return { alpha, delaysMs, mergesRepeats: options.mergeRepeats ?? true };
}
