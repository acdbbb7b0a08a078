import { z } from 'zod';
import { colorSchema, finite, share } from './values.ts';

/** Captions that begin and end in the same state. */
export const CAPTION_PRESETS = [
  'none',
  'pop',
  'type',
  'wave',
  'bounce',
  'slide',
  'rainbow',
] as const;
export type CaptionPreset = (typeof CAPTION_PRESETS)[number];

export const TEXT_ALIGNMENTS = ['start', 'center', 'end'] as const;

export const textStyleSchema = z.strictObject({
  /** The id of a font in `families.ts`, or of an uploaded one (`fonts.ts`). An id that is not there is drawn with the default font. */
  font: z.string().min(1).max(60),
  /** Pixels of the canvas. */
  size: finite(4, 1000),
  weight: z.int().min(100).max(900),
  color: colorSchema,
  outlineColor: colorSchema,
  /** Pixels; 0: none. */
  outlineWidth: finite(0, 100),
  shadowColor: colorSchema,
  shadowBlur: finite(0, 100),
  shadowX: finite(-200, 200),
  shadowY: finite(-200, 200),
  /** Behind each line; null: none. */
  boxColor: colorSchema.nullable(),
  boxPadding: finite(0, 200),
  boxRadius: finite(0, 200),
  align: z.enum(TEXT_ALIGNMENTS),
  /** Lines are wrapped at this width in pixels; null: only at line breaks. */
  wrapWidth: finite(10, 8000).nullable(),
  lineHeight: finite(0.6, 3),
  /** When it is shown, as phases. `to` before `from` goes over the end of the round. Null: always. */
  span: z.strictObject({ from: share, to: share }).nullable(),
  preset: z.enum(CAPTION_PRESETS),
});
export type TextStyle = z.infer<typeof textStyleSchema>;
