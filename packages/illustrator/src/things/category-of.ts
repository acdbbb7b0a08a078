/** The art pack's category of a glyph, such as `animal-mammal`; null for a glyph it has not. */
export type CategoryOf = (glyph: string) => string | null;
