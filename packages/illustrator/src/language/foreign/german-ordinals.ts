/** "60. Geburtstag", "3. Advent": the point ends no sentence. */
const ORDINAL =
  /(?<![\p{L}\d.,:])(\d{1,3})\. (?=\p{Lu}\p{Ll}|(?:geburtstag|hochzeitstag|advent|klasse|jubiläum|mal)(?!\p{L}))/gu;
const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** German ordinal numbers as they are written in English. */
export const withOrdinals = (text: string): string =>
  text.replaceAll(ORDINAL, (_, number: string) => `${number}${ENDINGS[number] ?? 'th'} `);
