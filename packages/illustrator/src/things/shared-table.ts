const TABLE = /^@(laidtable\d|meetingtable)$/;

/** Lies on the ground; people sit around it. */
export const PICNIC_CLOTH = '@picniccloth';

/** A rug in a room, around which people sit on the floor. */
export const FLOOR_RUG = '@floorrug';

/** People sit on the ground around it. */
export const isOnGround = (glyph: string): boolean => glyph === PICNIC_CLOTH || glyph === FLOOR_RUG;

/** A table before several people, or a cloth that they sit around. */
export const isSharedTable = (glyph: string): boolean => TABLE.test(glyph) || isOnGround(glyph);
