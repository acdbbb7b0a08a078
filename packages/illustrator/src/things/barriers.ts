/** The barriers through the whole picture that stand for short ones when somebody is behind them. */
export const LONG_BARRIERS: Readonly<Record<string, string>> = {
  '@fence': '@longfence',
  '@wall': '@longwall',
  '@bush': '@longhedge',
};

/** Whether a glyph is a barrier through the whole picture. */
export const isLongBarrier = (glyph: string): boolean => /^@long(?:fence|wall|hedge)$/.test(glyph);
