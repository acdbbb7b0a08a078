import type { Token } from '../tokenize.ts';
import { clausesOf } from './clauses.ts';
import { englishTokens } from './english-tokens.ts';

/** Adverbs of place, and their English behind the subject. */
const ADVERBS: readonly (readonly [word: RegExp, english: string])[] = [
  [/^(?:davor|devant|delante|enfrente)$/i, 'in front'],
  [/^(?:dahinter|derrière|detrás|detras)$/i, 'behind'],
  [/^(?:darauf|drauf|obendrauf|dessus|encima)$/i, 'on top'],
  [/^(?:darin|drin|drinnen|dedans|dentro)$/i, 'inside'],
  [/^(?:draußen|dehors|afuera|外は?)$/iu, 'outside'],
];
/** French prepositions ("devant la porte") that are adverbs at the end of a clause alone. */
const PREPOSITION_AS_WELL = /^(?:devant|derrière)$/i;

/**
 * "porte bleue, un chat devant" and "blaue Tür, davor eine Katze" are a cat in front: English has the adverb behind
 * the subject.
 */
export const withAdverbsBehind = (tokens: readonly Token[]): Token[] =>
  clausesOf(tokens, isJoint).flatMap(adverbLast);

const isJoint = ({ kind, text }: Token): boolean => kind === 'break' || text === 'and';

const adverbOf = (source: string): string | undefined =>
  ADVERBS.find(([word]) => word.test(source))?.[1];

function adverbLast(clause: readonly Token[]): readonly Token[] {
  const [first = '', last = ''] = [clause[0]?.source, clause.at(-1)?.source];
  const isAdverbFirst = !PREPOSITION_AS_WELL.test(first) && adverbOf(first) !== undefined;
  const source = isAdverbFirst ? first : last;
  const english = adverbOf(source);
  const others = clause.filter((token) => token.source !== source);
  if (english === undefined || others.length === 0) return clause;
  return [...others, ...englishTokens(english, source)];
}
