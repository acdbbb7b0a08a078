import { type Token, textAt } from '../tokenize.ts';

/** What a noun means as a masculine one, and as a feminine one; null: what the dictionary says. */
type Genders = readonly [masculine: string | null, feminine: string | null];

const GENDERED: Readonly<Record<'fr' | 'es', ReadonlyMap<string, Genders>>> = {
  fr: new Map<string, Genders>([
    ['vase', [null, 'mud']],
    ['moule', ['mold', null]],
    ['poêle', ['stove', null]],
  ]),
  es: new Map<string, Genders>([['cometa', ['comet', 'kite']]]),
};

const MASCULINE = /^(?:un|le|du|au|ce|mon|el|del|al|este)$/;
const FEMININE = /^(?:une|la|cette|ma|una|esta)$/;

/** "dans la vase" is in the mud, and "dans le vase" in the vessel: the article tells. */
export function genderedNounAt(
  language: 'fr' | 'es',
  tokens: readonly Token[],
  at: number,
): string | null {
  const genders = GENDERED[language].get(textAt(tokens, at));
  if (genders === undefined) return null;
  // "un vieux poêle".
  for (const word of [textAt(tokens, at - 1), textAt(tokens, at - 2)]) {
    if (MASCULINE.test(word)) return genders[0];
    if (FEMININE.test(word)) return genders[1];
  }
  return null;
}
