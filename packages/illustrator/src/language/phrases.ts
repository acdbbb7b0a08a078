/**
 * Word tables are written as text, because that is how they are read: phrases between commas,
 * line breaks where it suits. Hyphens count as spaces, as in a prompt. Behind a bar stand the words
 * that are only drawn as a stand-in; the first phrase before it names what is drawn instead.
 */
export const phrases = (text: string): string[] =>
  text
    .split(/[,|]/)
    .map((phrase) => phrase.trim().replace(/[-\s]+/g, ' '))
    .filter((phrase) => phrase !== '');

/** The phrases behind the bar of each row, with the name of what is drawn instead. */
export function standInsOf(rows: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const row of rows) {
    const [faithful = '', others = ''] = row.split('|');
    const [name = ''] = phrases(faithful);
    for (const phrase of phrases(others)) names.set(phrase, name);
  }
  return names;
}

/** A table from meaning to phrases, turned round. */
export function invert<Meaning extends string>(
  table: Readonly<Partial<Record<Meaning, string>>>,
): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const meaning of Object.keys(table) as Meaning[]) {
    for (const phrase of phrases(table[meaning] ?? '')) {
      const known = meanings.get(phrase);
      if (known) known.push(meaning);
      else meanings.set(phrase, [meaning]);
    }
  }
  return meanings;
}
