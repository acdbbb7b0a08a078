/** What is said of brand kits and early access. Translated apart from the others, because one page alone says it. */
export const BRAND_MESSAGES = {
  featureNeedsStudio: 'That needs the Studio plan.',
  featureOff: 'Switch that on under Early access in your profile first.',
  fontLicenseMissing: 'Confirm that you may use this font.',
  fontUnusable: "We can't read that font. Upload a TTF, OTF or WOFF2 file.",
  fontTooLarge: 'Fonts can have at most 2 MB.',
  fontsFull: ({ maximum }: { readonly maximum: number }): string =>
    `A brand kit has room for ${maximum} fonts. Delete one first.`,
  logoMoves: 'A logo must be a still image: PNG, WebP or JPEG.',
  brandFontUnknown: 'A caption style uses a font that is no longer in the kit. Choose another one.',
  watermarkNeedsLogo: 'Upload a logo first.',
} as const;
