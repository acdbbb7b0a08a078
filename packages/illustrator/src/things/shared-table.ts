const TABLE = /^@(laidtable\d|meetingtable)$/;

/** Lies on the ground; people sit around it. */
export const PICNIC_CLOTH = '@picniccloth';

/** A table before several people, or a cloth that they sit around. */
export const isSharedTable = (glyph: string): boolean =>
  TABLE.test(glyph) || glyph === PICNIC_CLOTH;
