/** Languages besides English that prompts are read in. */
export const FOREIGN_LANGUAGES = ['de', 'es', 'fr', 'ja'] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

/** Words beyond the tables of this folder, which the art pack carries. */
export interface LexiconData {
  /** An English noun that is drawn -> rarer nouns that are a kind of it, between commas. */
  readonly kinds: Readonly<Record<string, string>>;
  /** For each language: a word or a glyph's name in English -> what it is called, between commas. */
  readonly words: Readonly<Record<ForeignLanguage, Readonly<Record<string, string>>>>;
}
