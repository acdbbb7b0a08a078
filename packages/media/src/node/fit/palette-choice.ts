import type { EncodeOptions } from '../../codec.ts';
import type { Rung } from '../../fit/rungs.ts';

export type PaletteChoice = NonNullable<EncodeOptions['palette']>;

/**
 * The quality at which both are tried. There the smaller file was also the better one for its bytes in all six tuned
 * sources of the bench; at 50 it was not in a dark one.
 */
const TRIAL_QUALITY = 80;
const CHOICES: readonly PaletteChoice[] = ['local', 'global'];
/** How many files are encoded to choose. */
export const PALETTE_ENCODES = 2;

export interface PaletteChooser {
  /** @returns which palettes a rung is encoded with; undefined: whatever the encoder takes for the best file */
  choose(rung: Rung): Promise<PaletteChoice | undefined>;
  /** How many files were encoded for it. */
  readonly encodes: number;
}

/**
 * Chooses between one palette for all frames of a GIF and one for each, by the bytes of both. It is asked for by the
 * first file that is not the best one: loops with moving light were up to 15% smaller with palettes of their own, flat
 * ones and pixel art up to 20% with one for all.
 *
 * @param best the first rung @param encode returns the bytes of a file
 */
export function openPaletteChooser(
  best: Rung,
  encode: (rung: Rung, palette: PaletteChoice) => Promise<number>,
): PaletteChooser {
  let chosen: PaletteChoice | undefined;
  let encodes = 0;
  return {
    get encodes() {
      return encodes;
    },
    async choose(rung) {
      if (rung === best) return undefined;
      if (chosen === undefined) {
        const trial = { ...best, quality: Math.min(TRIAL_QUALITY, best.quality ?? TRIAL_QUALITY) };
        const sizes: number[] = [];
        for (const palette of CHOICES) sizes.push(await encode(trial, palette));
        encodes = PALETTE_ENCODES;
        chosen = sizes[0]! <= sizes[1]! ? 'local' : 'global';
      }
      return chosen;
    },
  };
}
