/**
 * One pattern that matches in every text in which one of several does, in upper or lower case. A text without any of
 * them is passed over far faster than by each in turn, where they begin alike; patterns with lookbehinds of their own
 * gain nothing.
 */
export const anyPattern = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'iu');
