import type { ForeignLanguage } from './lexicon-data.ts';

/** A picture that a keyword may stand for. */
export interface KeywordHit {
  /** Key of the art pack. */
  readonly glyph: string;
  /** How surely the keyword means it: 1 is the glyph's own name, 0.45 a loose association. */
  readonly weight: number;
}

/**
 * What the art pack knows, as far as the language needs it. The parser never sees a drawing, so a
 * test may hand it a vocabulary of ten words.
 */
export interface Vocabulary {
  /** The glyphs a lower-case word or phrase may stand for, surest first; empty when none. */
  lookup(keyword: string): readonly KeywordHit[];
  /** The emoji subgroup ("animal-mammal", "food-fruit"); null for props and unknown glyphs. */
  categoryOf(glyph: string): string | null;
  /** The nearest kind that is drawn of a noun that no table knows: "dog" for "whippet"; null: none. */
  kindOf(noun: string): string | null;
  /** The words of another language with what they are in English. */
  wordsOf(language: ForeignLanguage): ReadonlyMap<string, string>;
}
