import type { KeywordHit, Vocabulary } from './vocabulary.ts';

/** What is known of a glyph without its drawing. */
export interface VocabularyEntry {
  readonly id: string;
  /** Emoji subgroup of CLDR: "animal-mammal", "food-fruit", "transport-air" … */
  readonly category: string;
  /** Lower-case words and phrases with how surely they mean this glyph, 0–1. */
  readonly keywords: readonly (readonly [keyword: string, weight: number])[];
}

/** @param glyphs in the emoji order, which decides between equals */
export function vocabularyOf(glyphs: readonly VocabularyEntry[]): Vocabulary {
  const keywords = indexKeywords(glyphs);
  const categories = new Map(glyphs.map(({ id, category }) => [id, category]));
  return {
    lookup: (keyword) => keywords.get(keyword) ?? [],
    categoryOf: (glyph) => categories.get(glyph) ?? null,
  };
}

/** Surest first; between equals the one that comes first in the emoji order. */
function indexKeywords(
  glyphs: readonly VocabularyEntry[],
): ReadonlyMap<string, readonly KeywordHit[]> {
  const index = new Map<string, KeywordHit[]>();
  for (const { id, keywords } of glyphs) {
    for (const [keyword, weight] of keywords) {
      const hits = index.get(keyword);
      if (hits) hits.push({ glyph: id, weight });
      else index.set(keyword, [{ glyph: id, weight }]);
    }
  }
  for (const hits of index.values()) hits.sort((a, b) => b.weight - a.weight);
  return index;
}
