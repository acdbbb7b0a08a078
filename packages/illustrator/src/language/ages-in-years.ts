import { asWord, joinedSource, type Token, textAt } from './tokenize.ts';

const OLDEST_CHILD = 12;
const OLDEST_TEENAGER = 19;
const OLDEST_YOUNG = 39;
const YOUNGEST_OLD = 60;

/** The word that says how old somebody of an age is; no picture shows that somebody is an adult. */
function wordForAge(years: number): string {
  if (years <= OLDEST_CHILD) return 'little';
  if (years <= OLDEST_TEENAGER) return 'teenage';
  if (years <= OLDEST_YOUNG) return 'young';
  return years >= YOUNGEST_OLD ? 'elderly' : 'adult';
}

/** "a 5 year old boy" is one little boy, and "an 80-year-old woman" an elderly one. */
export const withAgesInYears = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, i): readonly Token[] => {
    const isAge = (at: number): boolean =>
      /^\d{1,3}$/.test(textAt(tokens, at)) &&
      /^years?$/.test(textAt(tokens, at + 1)) &&
      textAt(tokens, at + 2) === 'old';
    if (isAge(i - 1) || isAge(i - 2)) return [];
    if (!isAge(i)) return [token];
    const source = joinedSource(tokens.slice(i, i + 3));
    return [asWord(wordForAge(Number(token.text)), { ...token, source })];
  });
