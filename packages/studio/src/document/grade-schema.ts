import { z } from 'zod';
import { finite, share } from './values.ts';

export const LOOKS = [
  'none',
  'warm-film',
  'cool-film',
  'noir',
  'faded',
  'vivid',
  'golden-hour',
  'teal-orange',
  'bleach',
  'dream',
  'midnight',
] as const;
export type Look = (typeof LOOKS)[number];

const signed = finite(-1, 1);

/** Changes of color. All zeros and `none` leave every pixel as it is. */
export const gradeSchema = z.strictObject({
  look: z.enum(LOOKS),
  /** The share of the look. */
  lookAmount: share,
  /** 1 is one stop. */
  exposure: finite(-2, 2),
  contrast: signed,
  temperature: signed,
  tint: signed,
  saturation: signed,
  /** Degrees. */
  hue: finite(-180, 180),
  grain: share,
  vignette: share,
});
export type Grade = z.infer<typeof gradeSchema>;

export const NO_GRADE: Grade = {
  look: 'none',
  lookAmount: 1,
  exposure: 0,
  contrast: 0,
  temperature: 0,
  tint: 0,
  saturation: 0,
  hue: 0,
  grain: 0,
  vignette: 0,
};
