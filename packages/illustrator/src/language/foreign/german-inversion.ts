import { type Token, textAt } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';

const PREPOSITION =
  /^(?:auf|in|im|am|an|unter|unterm|über|überm|vor|vorm|hinter|hinterm|neben|zwischen|bei|beim)$/;
/** Verbs whose place stands right behind them; what else is done has its own objects first. */
const OF_PLACE = /^(?:steh|lieg|sitz|häng|schwimm|schweb|schläf|schlaf)(?:t|en)$/;
const PRONOUN = /^(?:er|sie|es|man|wir|ich)$/;

/** Whether a word may be what a clause is about: a noun or a pronoun. */
export const isSubject = (token: Token): boolean =>
  isCapitalized(token) || PRONOUN.test(token.text);

/**
 * Puts a place at the beginning of a clause behind the verb, as English has it: "Auf dem Tisch liegt ein Buch"
 * is "Ein Buch liegt auf dem Tisch".
 * @param isVerb tells whether the word at an index is a verb
 * @param isContinued whether "und" follows: "Im Garten blühen Tulpen und Rosen" has two subjects
 */
export function placeBehindVerb(
  clause: readonly Token[],
  isVerb: (at: number) => boolean,
  isContinued: boolean,
): Token[] {
  if (!PREPOSITION.test(textAt(clause, 0))) return [...clause];
  const verb = clause.findIndex((_, i) => i > 1 && isVerb(i));
  const subject = clause.findIndex((token, i) => i > verb && isSubject(token));
  const isPlace = verb > 1 && isCapitalized(clause[verb - 1]);
  if (isContinued && subject === clause.length - 1) return [...clause];
  if (!isPlace || subject < 0 || PREPOSITION.test(textAt(clause, verb + 1))) return [...clause];
  const [place, deed] = [clause.slice(0, verb), clause.slice(verb, verb + 1)];
  const [who, rest] = [clause.slice(verb + 1, subject + 1), clause.slice(subject + 1)];
  return OF_PLACE.test(textAt(clause, verb))
    ? [...who, ...deed, ...place, ...rest]
    : [...who, ...deed, ...rest, ...place];
}

/** "Fahrrad zu fahren" is "Fahrrad fahren". */
export const withoutInfinitiveMark = (clause: readonly Token[]): Token[] =>
  clause.filter(
    ({ text }, i) =>
      !(text === 'zu' && i === clause.length - 2 && textAt(clause, i + 1).endsWith('n')),
  );
