import { kinOf } from './kin.ts';
import type { ForeignLanguage, LexiconData } from './lexicon-data.ts';
import { PROP_KINDS } from './prop-kinds.ts';
import type { KeywordHit, Vocabulary } from './vocabulary.ts';

/** What is known of a glyph without its drawing. */
export interface VocabularyEntry {
  readonly id: string;
  /** Emoji subgroup of CLDR: "animal-mammal", "food-fruit", "transport-air" … */
  readonly category: string;
  /** Lower-case words and phrases with how surely they mean this glyph, 0–1. */
  readonly keywords: readonly (readonly [keyword: string, weight: number])[];
}

/** All words of the art pack. */
export interface VocabularyData {
  /** In the emoji order, which decides between equals. */
  readonly glyphs: readonly VocabularyEntry[];
  readonly lexicon: LexiconData;
}

/** Builds the indexes; those of other languages when their first prompt comes. */
export function vocabularyOf({ glyphs, lexicon }: VocabularyData): Vocabulary {
  const keywords = indexKeywords(glyphs);
  const kinds = indexWords(lexicon.kinds);
  const words = new Map<ForeignLanguage, ReadonlyMap<string, string>>();
  const categories = new Map(glyphs.map(({ id, category }) => [id, category]));
  return {
    lookup: (keyword) => keywords.get(keyword) ?? [],
    categoryOf: (glyph) =>
      categories.get(glyph) ?? PROP_KINDS.get(glyph) ?? categories.get(kinOf(glyph)) ?? null,
    kindOf: (noun) => kinds.get(noun) ?? null,
    wordsOf(language) {
      const known = words.get(language) ?? indexWords(lexicon.words[language]);
      words.set(language, known);
      return known;
    },
  };
}

/** A table from a name to words between commas, turned round. */
function indexWords(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [name, words] of Object.entries(table)) {
    for (const word of words.split(',')) if (!index.has(word)) index.set(word, name);
  }
  return index;
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
