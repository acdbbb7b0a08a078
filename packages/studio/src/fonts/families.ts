import abrilFatface from '@fontsource/abril-fatface/unicode.json' with { type: 'json' };
import anton from '@fontsource/anton/unicode.json' with { type: 'json' };
import archivoBlack from '@fontsource/archivo-black/unicode.json' with { type: 'json' };
import bangers from '@fontsource/bangers/unicode.json' with { type: 'json' };
import bebasNeue from '@fontsource/bebas-neue/unicode.json' with { type: 'json' };
import caveat from '@fontsource/caveat/unicode.json' with { type: 'json' };
import fredoka from '@fontsource/fredoka/unicode.json' with { type: 'json' };
import lobster from '@fontsource/lobster/unicode.json' with { type: 'json' };
import monoton from '@fontsource/monoton/unicode.json' with { type: 'json' };
import notoColorEmoji from '@fontsource/noto-color-emoji/unicode.json' with { type: 'json' };
import notoSansArabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import notoSansDevanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import notoSansHebrew from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };
import notoSansJp from '@fontsource/noto-sans-jp/unicode.json' with { type: 'json' };
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import pacifico from '@fontsource/pacifico/unicode.json' with { type: 'json' };
import playfairDisplay from '@fontsource/playfair-display/unicode.json' with { type: 'json' };
import pressStart2p from '@fontsource/press-start-2p/unicode.json' with { type: 'json' };
import righteous from '@fontsource/righteous/unicode.json' with { type: 'json' };
import rubikMonoOne from '@fontsource/rubik-mono-one/unicode.json' with { type: 'json' };
import titanOne from '@fontsource/titan-one/unicode.json' with { type: 'json' };

/** A family as its npm package `@fontsource/<id>` has it. All are under the SIL Open Font License (NOTICE). */
export interface FontFamily {
  readonly id: string;
  readonly weights: readonly number[];
  /** The characters of each file, as in CSS `unicode-range`. Files of fonts in many parts are named `[n]`. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** A font that people choose. */
export interface Font extends FontFamily {
  /** Its name, the same in every language. */
  readonly label: string;
  /** The weight of the fallback that goes with it, for characters that it does not have. */
  readonly fallbackWeight: number;
}

const font = (
  id: string,
  label: string,
  ranges: FontFamily['ranges'],
  fallbackWeight: number,
  weights: readonly number[] = [400],
): Font => ({ id, label, ranges, fallbackWeight, weights });

export const FONTS: readonly Font[] = [
  font('anton', 'Anton', anton, 900),
  font('bangers', 'Bangers', bangers, 900),
  font('archivo-black', 'Archivo Black', archivoBlack, 900),
  font('bebas-neue', 'Bebas Neue', bebasNeue, 700),
  font('fredoka', 'Fredoka', fredoka, 700, [400, 500, 600, 700]),
  font('titan-one', 'Titan One', titanOne, 900),
  font('rubik-mono-one', 'Rubik Mono One', rubikMonoOne, 900),
  font('righteous', 'Righteous', righteous, 700),
  font('noto-sans', 'Noto Sans', notoSans, 400, [400, 700, 900]),
  font('playfair-display', 'Playfair Display', playfairDisplay, 400, [400, 700, 900]),
  font('abril-fatface', 'Abril Fatface', abrilFatface, 700),
  font('lobster', 'Lobster', lobster, 700),
  font('pacifico', 'Pacifico', pacifico, 400),
  font('caveat', 'Caveat', caveat, 400, [400, 700]),
  font('press-start-2p', 'Press Start 2P', pressStart2p, 700),
  font('monoton', 'Monoton', monoton, 400),
];

const FALLBACK_WEIGHTS = [400, 700, 900];
const fallback = (id: string, ranges: FontFamily['ranges']): FontFamily => ({
  id,
  weights: FALLBACK_WEIGHTS,
  ranges,
});

/** Of the package's many parts, only the one with the script: other fonts have the rest. */
const only = (part: 'arabic' | 'devanagari' | 'hebrew', range: string) => ({ [part]: range });

export const EMOJI_FAMILY: FontFamily = {
  id: 'noto-color-emoji',
  weights: [400],
  ranges: notoColorEmoji,
};

/**
 * What draws the characters that the chosen font does not have, in this order. Emoji come before Japanese, whose
 * font has some of them in black.
 */
export const FALLBACK_FAMILIES: readonly FontFamily[] = [
  fallback('noto-sans', notoSans),
  fallback('noto-sans-arabic', only('arabic', notoSansArabic.arabic)),
  fallback('noto-sans-hebrew', only('hebrew', notoSansHebrew.hebrew)),
  fallback('noto-sans-devanagari', only('devanagari', notoSansDevanagari.devanagari)),
  EMOJI_FAMILY,
  fallback('noto-sans-jp', notoSansJp),
];
