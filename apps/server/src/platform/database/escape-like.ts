/** A text whose percent signs, underscores and backslashes stand for themselves in a pattern of LIKE. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
