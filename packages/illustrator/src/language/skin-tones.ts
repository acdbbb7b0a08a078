import type { Colour } from '../math/colour.ts';

/** The five skin tones of the emoji (Fitzpatrick scale), lightest first. */
export const SKIN_TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

/** The tone of the drawing that goes by the glyph's own name; the other four have a name each. */
export const BASE_TONE: SkinTone = 'medium';

/** The art pack's key of a glyph in a skin tone. */
export const tonedGlyph = (glyph: string, tone: SkinTone): string =>
  tone === BASE_TONE ? glyph : `${glyph}~${tone}`;

/** Hands, arms and legs that are drawn in code: measured on the cheeks of the drawn faces. */
export const SKIN_COLOURS: Readonly<Record<SkinTone, Colour>> = {
  light: [0.86, 0.058, 50],
  'medium-light': [0.78, 0.075, 48],
  medium: [0.64, 0.08, 42],
  'medium-dark': [0.55, 0.078, 40],
  dark: [0.45, 0.062, 38],
};

/** Whether a color may be a skin color, which no named color repaints. */
export const isSkin = ([lightness, chroma, hue]: Colour): boolean =>
  chroma > 0.02 && chroma < 0.13 && lightness > 0.2 && (hue < 78 || hue > 325);
