import type { Token } from '../tokenize.ts';
import { englishTokens } from './english-tokens.ts';

/** Words that say where without naming a thing, and what they are in English behind the one who is there. */
const ADVERBS: readonly (readonly [word: RegExp, english: string])[] = [
  [/^(?:davor|devant|delante|enfrente)$/i, 'in front'],
  [/^(?:dahinter|derrière|detrás|detras)$/i, 'behind'],
  [/^(?:darauf|drauf|obendrauf|dessus|encima)$/i, 'on top'],
  [/^(?:darin|drin|drinnen|dedans|dentro)$/i, 'inside'],
  [/^(?:draußen|dehors|afuera|外は?)$/iu, 'outside'],
];
/** "devant la porte": a French preposition, which only the end of a clause makes an adverb. */
const PREPOSITION_AS_WELL = /^(?:devant|derrière)$/i;

/**
 * "porte bleue, un chat devant" and "blaue Tür, davor eine Katze" are a cat in front: English has the adverb behind
 * the one who is there.
 */
export function withAdverbsBehind(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const clause of clausesOf(tokens)) read.push(...adverbLast(clause));
  return read;
}

/** Stretches that end with punctuation or "and". */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    clauses.at(-1)?.push(token);
    if (isJoint(token)) clauses.push([]);
  }
  return clauses;
}

const isJoint = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'break' || token.text === 'and';

function adverbLast(clause: readonly Token[]): readonly Token[] {
  const end = isJoint(clause.at(-1)) ? clause.length - 1 : clause.length;
  const [words, joint] = [clause.slice(0, end), clause.slice(end)];
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return clause;
  const isFirst = !PREPOSITION_AS_WELL.test(first.source);
  for (const [source, isThere] of [
    [first.source, isFirst],
    [last.source, true],
  ] as const) {
    const english = isThere ? ADVERBS.find(([word]) => word.test(source))?.[1] : undefined;
    const others = words.filter((token) => token.source !== source);
    if (english === undefined || others.length === 0) continue;
    return [...others, ...englishTokens(english, source), ...joint];
  }
  return clause;
}
