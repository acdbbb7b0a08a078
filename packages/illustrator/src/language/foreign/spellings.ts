import type { ForeignLanguage } from '../lexicon-data.ts';

/** "a" is English far more often than a French "à". */
const SHORTEST = 3;
/** Other words without their marks: "schon" is "already", "drucken" is to print, "ano" is no year. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'schon drucken druckt drucker fordern zahlen zahlt hatte hatten wurde wurden konnte konnten mochte losen forder last posten bar for the ano mas solo sur sagen sagt sage lauten lautet waren ware'.split(
    ' ',
  ),
);
const WITH_E: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const withoutAccents = (word: string): string =>
  word
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/(?<=[aceinou])[\u0300-\u0308\u0327]/gu, '')
    .normalize('NFC');

/** How people type a word who leave out its marks: "telefono", "nino", "chateau", "fuer" and "madchen". */
export function typedForms(word: string, language: ForeignLanguage): string[] {
  if (language === 'ja') return [];
  const bare = withoutAccents(word);
  const forms =
    language === 'de'
      ? [
          word.replaceAll(/[äöüß]/g, (letter) => WITH_E[letter] ?? letter),
          word.replaceAll('ß', 'ss'),
          bare.replaceAll('ß', 'ss'),
        ]
      : [bare];
  return forms.filter((form) => form.length >= SHORTEST && form !== word && !OTHER_WORDS.has(form));
}
