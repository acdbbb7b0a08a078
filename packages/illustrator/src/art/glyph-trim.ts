/** How some glyphs must be turned or cut before they can stand in a scene. */
export interface GlyphTrim {
  /** Clockwise, about the middle. */
  readonly rotateRadians?: number;
  /** Smaller, so that a turned drawing fits into its box. */
  readonly scale?: number;
  /** Only the part above this fraction of the height is kept: a boat's own water goes. */
  readonly keepAbove?: number;
  /** Only the part below is kept: steam is the weather's. */
  readonly keepBelow?: number;
}

export const GLYPH_TRIMS: Readonly<Record<string, GlyphTrim>> = {
  'teacup-without-handle': { keepBelow: 0.285 },
  'running-shoe': { rotateRadians: -0.66, scale: 0.84 },
  skateboard: { rotateRadians: 0.82 },
  sailboat: { keepAbove: 0.8 },
  speedboat: { keepAbove: 0.72 },
  ship: { keepAbove: 0.76 },
  ferry: { keepAbove: 0.76 },
  canoe: { keepAbove: 0.62 },
  'motor-boat': { keepAbove: 0.74 },
  'passenger-ship': { keepAbove: 0.8 },
};
