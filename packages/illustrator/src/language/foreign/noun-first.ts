import { MATERIALS } from '../adjectives.ts';
import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt, textOf } from '../tokenize.ts';
import { isListedNoun } from './drawn-words.ts';
import { MADE_OF } from './noun-of-noun.ts';

/** "en pierre" and "de papel" describe the noun before it. */
const isMaterial = ({ text, source }: Token): boolean =>
  (MATERIALS.has(text) || MADE_OF.test(text)) && /^(?:en|de) /i.test(source);

const isAdjective = (token: Token): boolean => isMaterial(token) || describes(token.text);

const describes = (text: string): boolean =>
  // "barbe blanche": a beard is a thing here.
  !/^(beard|hair|mustache)s?$/.test(text) &&
  meaningsOf(text).some(
    ({ kind }) => kind === 'colour' || kind === 'size' || kind === 'adjective',
  ) &&
  !meaningsOf(text).some(({ kind }) => kind === 'relation' || kind === 'verb');

/** A thing, and nothing that describes or joins. */
export const isNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !isAdjective(token) &&
  // "moped" is a vehicle first, and "waves" are things, as no verb is translated so.
  (isListedNoun(token.text) ||
    !meaningsOf(token.text).some(({ kind }) =>
      ['relation', 'determiner', 'number', 'conjunction', 'verb', 'filler', 'negation'].includes(
        kind,
      ),
    ));

/** The tokens of one word of the prompt: "light blue" of "celeste". */
function unitsOf(tokens: readonly Token[]): Token[][] {
  const units: Token[][] = [];
  for (const token of tokens) {
    const last = units.at(-1);
    if (token.kind === 'word' && last?.[0]?.source === token.source) last.push(token);
    else units.push([token]);
  }
  return units;
}

/** "un parque otoñal", "un jour pluvieux": an adjective where English has a noun or an hour. */
const isOfSeason = ({ text, source }: Token): boolean =>
  /^\p{L}+(?:al(?:e?s)?|aux|os[oa]s?|eux|euses?)$/iu.test(source) &&
  meaningsOf(text).some(({ kind }) => kind === 'time' || kind === 'weather');

/** "next to" stays where it is, and so does "steam iron"; "light blue" does not. */
const isAdjectiveUnit = ([first, ...rest]: readonly Token[]): boolean => {
  if (first?.kind !== 'word') return false;
  const text = textOf([first, ...rest]);
  return rest.length === 0
    ? isAdjective(first) || isOfSeason(first)
    : meaningsOf(text).some(({ kind }) => kind === 'colour' || kind === 'adjective');
};

/** "con gafas leyendo": somebody reads, and the glasses are no "reading glasses". */
const isDeedDone = ([first]: readonly Token[]): boolean =>
  first !== undefined && /(?:[ai]?endo|ando|ant)$/iu.test(first.source);

/** "cena romántica": English has a name for the two. */
const makesName = (unit: readonly Token[], before: Token | undefined): boolean =>
  before !== undefined &&
  isNoun(before) &&
  !isDeedDone(unit) &&
  meaningsOf(textOf(unit))[0]?.kind !== 'noun' &&
  meaningsOf(textOf([...unit, before])).some(({ kind }) => kind === 'noun' || kind === 'setting');

/** "estación de tren abandonada": what goes before "station" goes before "train" as well. */
const isSameWord = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.kind === 'word' && token.source === next?.source;

/** Where the noun at the end of some tokens begins. */
function nounAt(ordered: readonly Token[], end: number): number {
  let at = end;
  while (at > 0 && isNoun(ordered[at - 1])) at--;
  return at;
}

/** "une écharpe bleue et blanche": no noun of its own follows the second color. */
const isSecondAdjective = (
  ordered: readonly Token[],
  unit: readonly Token[],
  next: Token | undefined,
): boolean => {
  const noun = nounAt(ordered, ordered.length - 1);
  const first = ordered[noun - 1];
  return (
    ordered.at(-1)?.text === 'and' &&
    isAdjectiveUnit(unit) &&
    !isNoun(next) &&
    noun < ordered.length - 1 &&
    first !== undefined &&
    isAdjective(first)
  );
};

/** Words for patterns stand right before the noun: "a blue and white striped scarf". */
const PATTERN = /^(?:striped|checkered|dotted|spotted|patterned|floral)$/;

/** Puts "and" and a second adjective behind the first one. */
function addSecondAdjective(ordered: Token[], unit: readonly Token[]): void {
  const [joint] = ordered.splice(-1, 1) as [Token];
  const noun = nounAt(ordered, ordered.length);
  ordered.splice(noun, 0, joint, ...unit);
  const pattern = noun - 2;
  if (PATTERN.test(textAt(ordered, pattern))) {
    const [word] = ordered.splice(pattern, 1) as [Token];
    ordered.splice(noun + unit.length, 0, word);
  }
}

/** Where the English words of the last foreign word begin if they name one thing ("watering can"); else the end. */
function wholeNounAt(ordered: readonly Token[]): number {
  const last = ordered.at(-1);
  const start = ordered.findLastIndex(({ source }) => source !== last?.source) + 1;
  const isOne = meaningsOf(textOf(ordered.slice(start)))[0]?.kind === 'noun';
  return isOne && last?.kind === 'word' ? start : ordered.length;
}

/** "un gato negro pequeño" is read as "a black small cat". */
export function adjectivesFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  const units = unitsOf(tokens);
  for (const [i, unit] of units.entries()) {
    let at = ordered.length;
    if (isSecondAdjective(ordered, unit, units[i + 1]?.[0])) {
      addSecondAdjective(ordered, unit);
      continue;
    }
    if (isAdjectiveUnit(unit) || makesName(unit, ordered.at(-1))) {
      while (isNoun(ordered[at - 1]) || isSameWord(ordered[at - 1], ordered[at])) at--;
      // "regadera azul": "watering can" is one thing.
      if (at === ordered.length) at = wholeNounAt(ordered);
      // "couronne en papier doré": what a thing is made of stands right before it.
      if (!unit.some(isMaterial)) while (at > 0 && isMaterial(ordered[at - 1] as Token)) at--;
      // "vieille maison en pierre": behind an adjective that is one word with the noun.
      else while (at < ordered.length - 1 && describes(textAt(ordered, at))) at++;
    }
    ordered.splice(at, 0, ...unit);
  }
  return ordered;
}
