import type { AlphaRule } from './frame.ts';

/** What the encoder's parts need to know of the options, checked and without gaps. */
export interface Settings {
  readonly colorCount: number;
  readonly paletteChoice: 'auto' | 'global' | 'local';
  /** 0–1 */
  readonly ditherStrength: number;
  readonly isFast: boolean;
  /** How far the compression may stray from the nearest colours; see `leewayFor`. */
  readonly leniency: number;
  /** What a palette of a frame's own has to gain, times the usual. */
  readonly palettePrice: number;
  /** Whether frames with few colours are kept as they are. */
  readonly keepsExact: boolean;
}

/** Options of reading rather than of compressing. */
export interface SourceSettings {
  readonly alpha: AlphaRule | null;
  readonly delaysMs: number | readonly number[] | null;
  readonly mergesRepeats: boolean;
}
