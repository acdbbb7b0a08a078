/** Drawings that show several of a thing. */
const SEVERAL: Readonly<Record<string, number>> = { books: 3, 'shopping-bags': 2 };

/** How many of a thing its drawing shows. */
export const piecesOf = (glyph: string): number => SEVERAL[glyph] ?? 1;
