import { z } from 'zod';
import { BRAND_LIMITS, CAPTION_PLACES, WATERMARK_CORNERS } from './brand-routes.ts';
import { mediaAssetSchema } from './documents.ts';
import { hasUnstorable, typedForm } from './typed-text.ts';

/** A name as it is typed. */
export const brandFontNameSchema = z
  .string()
  .transform(typedForm)
  .pipe(
    z
      .string()
      .min(1)
      .max(BRAND_LIMITS.nameMaximum)
      .refine((text) => !hasUnstorable(text)),
  );

/** `#rrggbb` in lower case. */
const hex = z.string().regex(/^#[\da-f]{6}$/);

const name = brandFontNameSchema;

export const brandColorSchema = z.strictObject({ name, hex });
export type BrandColor = z.infer<typeof brandColorSchema>;

/** A caption as a style. Lengths are shares, so that it fits canvases of every size; see `captionStyleOf`. */
export const brandCaptionSchema = z.strictObject({
  name,
  /** The id of a font of the Studio, or `kit:` with the id of a font of the kit. */
  font: z.string().regex(/^(?:kit:)?[\da-z-]{1,50}$/),
  /** Of the canvas' shorter side. */
  size: z.number().min(0.03).max(0.4),
  color: hex,
  outlineColor: hex,
  /** Of the text's size; 0: none. */
  outline: z.number().min(0).max(0.3),
  place: z.enum(CAPTION_PLACES),
});
export type BrandCaption = z.infer<typeof brandCaptionSchema>;

/** The logo as the watermark of exports. */
export const brandWatermarkSchema = z.strictObject({
  isOn: z.boolean(),
  corner: z.enum(WATERMARK_CORNERS),
  opacity: z.number().min(0.1).max(1),
  /** The longer side of the logo, of the file's shorter side. */
  size: z.number().min(0.05).max(0.4),
});
export type BrandWatermark = z.infer<typeof brandWatermarkSchema>;

export const brandFontSchema = z.object({ id: z.string(), name: z.string() });
export type BrandFont = z.infer<typeof brandFontSchema>;

/** Names as they are stored, without the rules for new ones. */
const stored = { name: z.string() };

export const brandKitSchema = z.object({
  colors: z.array(brandColorSchema.extend(stored)),
  captions: z.array(brandCaptionSchema.extend(stored)),
  watermark: brandWatermarkSchema,
  fonts: z.array(brandFontSchema),
  /** The logo as a layer of a document names it; null: there is none. */
  logo: mediaAssetSchema.nullable(),
  /** Whether the workspace has the plan: then the Studio offers the kit, and its watermark is drawn. */
  isUsable: z.boolean(),
  /** Whether the principal may change it; else why not. */
  mayChange: z.enum(['yes', 'role', 'plan', 'feature']),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** Every answer that shows a kit. */
export const brandResponseSchema = z.object({ kit: brandKitSchema });

/** The body of `PATCH /api/brand`: what is named is replaced. */
export const brandChangeSchema = z.strictObject({
  colors: z.array(brandColorSchema).max(BRAND_LIMITS.colors).optional(),
  captions: z.array(brandCaptionSchema).max(BRAND_LIMITS.captions).optional(),
  watermark: brandWatermarkSchema.optional(),
});
export type BrandChange = z.infer<typeof brandChangeSchema>;

/** Until it is changed. */
export const DEFAULT_WATERMARK: BrandWatermark = {
  isOn: false,
  corner: 'bottom-right',
  opacity: 0.8,
  size: 0.15,
};
