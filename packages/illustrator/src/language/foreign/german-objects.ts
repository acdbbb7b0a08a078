import type { Token } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

const PREPOSITION =
  /^(?:auf|in|im|ins|am|an|mit|unter|über|vor|hinter|neben|zwischen|bei|beim|für|gegen|um|ohne|aus|durch|nach|von|vom|zu|zum|zur)$/;
/** Articles of what something is done to. */
const ACCUSATIVE =
  /^(?:ein|eine|einen|den|das|die|seinen|seine|ihren|ihre|sein|ihr|zwei|drei|vier)$/;
/** Articles of whom something is given to. */
const DATIVE = /^(?:dem|einem|einer|ihrem|ihrer|seinem|seiner|meinem|meiner|der|den|ihren|seinen)$/;
const GIVING =
  /^(?:bring|gib|geb|schenk|zeig|erzähl|flüster|servier|reich|verkauf|bau|back|koch|kauf|lies vor|les|lies|vorles|werf|wirf|schreib|hol|überreich|füttere?|mal|sing|bring bei|lehr|halt|hält|reich)(?:t|en|end|s)?(?: \p{L}+)?$/u;
/** "hält ihr den Schirm" is holding it over her. */
const SHELTERING = /schirme?$/;
/** They have no object: "sitzt auf dem Dach ein Hund". */
export const WITHOUT_OBJECT =
  /^(?:sitz|lieg|steh|wart|schläf|schlaf|häng|schweb|geh|lauf|läuf|flieg|schwimm|renn|spring|komm|brenn|leucht|tanz|wein|lach)(?:t|en|et)?$/;

/** Where a noun phrase begins behind the noun of another one: "mit ihrer Enkelin | Plätzchen". */
function nextPhrase(clause: readonly Token[], from: number): number {
  return clause.findIndex((token, i) => {
    if (i <= from) return false;
    const [before, behind] = [clause[i - 1], clause[i + 1]];
    if (PREPOSITION.test(before?.text ?? '')) return false;
    if (ACCUSATIVE.test(token.text)) return behind !== undefined;
    const isAdjective = /(?:e|es|en)$/.test(token.text) && isCapitalized(behind);
    return isCapitalized(before) && (isCapitalized(token) || isAdjective);
  });
}

/** Where a noun phrase ends: before the next preposition, or with the clause. */
function endOfPhrase(clause: readonly Token[], from: number): number {
  const at = clause.findIndex(({ text }, i) => i > from && PREPOSITION.test(text));
  return at < 0 ? clause.length : at;
}

const TO: Token = { text: 'an', source: '', kind: 'word' };
const OVER: Token = { ...TO, text: 'über' };

/** Whether the words behind a verb name whom something is given to: "dem Hund", "Kindern". */
const isReceiver = (verb: Token, first: Token | undefined): boolean =>
  first !== undefined &&
  GIVING.test(verb.text) &&
  (DATIVE.test(first.text) || (isCapitalized(first) && first.text.endsWith('n')));

/**
 * Puts what something is done to right behind the verb, as English has it: "backt mit ihrer Enkelin
 * Plätzchen" is "backt Plätzchen mit ihrer Enkelin", "bringt Kindern Geschenke" is "bringt Geschenke an Kindern".
 */
export function objectsFirst(clause: readonly Token[], find: Find): Token[] {
  const verb = clause.findIndex((token, i) => {
    const isOther = (i > 0 && isCapitalized(token)) || PREPOSITION.test(token.text);
    const found = isOther ? null : find(token.text);
    return found !== null && found.isKind !== true && isDeed(found.english);
  });
  const [said, first] = [clause[verb], clause[verb + 1]];
  if (said === undefined || first === undefined || WITHOUT_OBJECT.test(said.text))
    return [...clause];
  const isPlace = PREPOSITION.test(first.text);
  const isGiven = !isPlace && isReceiver(said, first);
  if (!isPlace && !isGiven) return [...clause];
  const object = nextPhrase(clause, isPlace ? verb + 2 : verb + 1);
  if (object < 0) return [...clause];
  const end = endOfPhrase(clause, object);
  const other = clause.slice(verb + 1, object);
  const isShelter = clause.slice(object, end).some(({ text }) => SHELTERING.test(text));
  return [
    ...clause.slice(0, verb + 1),
    ...clause.slice(object, end),
    ...(isGiven ? [{ ...(isShelter ? OVER : TO), source: first.source }] : []),
    ...other,
    ...clause.slice(end),
  ];
}
