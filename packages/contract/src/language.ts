/** The languages that the product speaks; the first one is spoken when nothing else is asked for. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Remembers the language that the user chose. */
export const LANGUAGE_COOKIE = 'language';

const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

export const isLanguage = (text: string | null | undefined): text is Language =>
  (LANGUAGES as readonly (string | null | undefined)[]).includes(text);

/**
 * The language to answer in: the chosen one, else the best of those that the browser asks for
 * (RFC 9110, section 12.5.4; `de-AT` is content with `de`), else English.
 *
 * @param cookie the value of `LANGUAGE_COOKIE`
 * @param acceptLanguage the header of that name
 */
export function negotiateLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const ranges = (acceptLanguage ?? '').split(',').map(readRange);
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag));
  // Sorting is stable: of two that are wanted alike, the one named first wins.
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    if (tag === '*')
      return LANGUAGES.find((language) => !refused.has(language)) ?? DEFAULT_LANGUAGE;
    const language = tag.split('-')[0];
    if (isLanguage(language) && !refused.has(tag)) return language;
  }
  return DEFAULT_LANGUAGE;
}

interface LanguageRange {
  readonly tag: string;
  /** 0–1; 0: not this one. A range that cannot be read counts as 0. */
  readonly quality: number;
}

function readRange(text: string): LanguageRange {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2) || Number.NaN);
  return { tag, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
