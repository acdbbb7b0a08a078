/** Of the brand kit of the principal's workspace. Apart from `ROUTES`, which every page loads. */
export const BRAND_ROUTES = {
  kit: '/api/brand',
  logo: '/api/brand/logo',
  fonts: '/api/brand/fonts',
  font: '/api/brand/fonts/:id',
  fontFile: '/api/brand/fonts/:id/file',
} as const;

/** What a brand kit may hold. */
export const BRAND_LIMITS = {
  colors: 12,
  captions: 12,
  fonts: 5,
  nameMaximum: 40,
  fontBytes: 2 * 1024 * 1024,
  logoBytes: 5 * 1024 * 1024,
  /** The longest side in which a logo is kept, in pixels. */
  logoSide: 1024,
} as const;

/** Where a caption stands on the canvas. */
export const CAPTION_PLACES = ['top', 'middle', 'bottom'] as const;

export const WATERMARK_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type WatermarkCorner = (typeof WATERMARK_CORNERS)[number];
