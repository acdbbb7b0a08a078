/** Things that hang from what is above the picture. */

const FROM_CEILING = /^@(chandelier|ceilingfan|panrack|mugrack)$/;
const ON_A_CORD =
  /^(@pendantlamp|@mobile|@hangingplant|@teruterubozu|@starpinata|wind-chime|mirror-ball)$/;

/** Never stands on anything. */
export const isSuspended = (glyph: string): boolean =>
  FROM_CEILING.test(glyph) || ON_A_CORD.test(glyph);

/** Its own rod ends at the ceiling. */
export const isFixedToCeiling = (glyph: string): boolean => FROM_CEILING.test(glyph);

/** Hangs with its head down. */
export const hangsHeadDown = (glyph: string): boolean => glyph === 'bat';
