import { type Token, textAt } from '../tokenize.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

/** Where a clause ends. */
const endOfClause = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(({ kind }, i) => i >= from && kind === 'break');
  return end < 0 ? tokens.length : end;
};

const isSaid = (token: Token | undefined, find: Find): boolean =>
  token?.kind === 'word' && isDeed(find(token.text)?.english ?? '');

/** Verbs that hand something over: to whom stays behind its pronoun. */
const GIVING =
  /^(?:regal|d(?:an?|io|ieron|ando)$|tra[eji]|ofre[cz]|enseñ|le[ey]|muestr|entreg|cuent|sirv|compr|prepar|coci|cant|offr|donn|apport|li[rts]|montr|racont|tend|prépar|chant)/;
const SPANISH_CLITIC = /^(?:le|les|lo|la|los|las)$/;
const ARTICLE =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|l|le|les|une|des|deux|dos|tres|trois|son|sa|ses|leurs?|mon|ma)$/;

/** The mark of an owner at an index: "a la que", "al que", "a quien", "à qui"; 0: none. */
function lengthOfMark(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [0, 1, 2].map((i) => textAt(tokens, at + i));
  if (first === 'al' && second === 'que') return 2;
  if (/^(?:a|à)$/.test(first ?? '') && /^(?:quien|quienes|qui)$/.test(second ?? '')) return 2;
  return first === 'a' && /^(?:el|la|los|las)$/.test(second ?? '') && third === 'que' ? 3 : 0;
}

/**
 * "mujer a la que el viento le despeina el cabello" and "une fille à qui un papillon se pose sur le nez": what happens
 * on somebody is said as what they have: "mujer con el viento despeina el cabello". "al que se le cae el helado" drops it.
 */
export function withOwners(
  tokens: readonly Token[],
  find: Find,
  words: { readonly having: string; readonly who: string },
): Token[] {
  const at = tokens.findIndex((_, i) => i > 0 && lengthOfMark(tokens, i) > 0);
  const mark = tokens[at];
  if (at < 0 || mark === undefined) return [...tokens];
  const start = at + lengthOfMark(tokens, at);
  const end = endOfClause(tokens, start);
  const clause = tokens.slice(start, end);
  const verb = clause.findIndex((token, i) => isSaid(token, find) && !isBehindArticle(clause, i));
  if (verb < 0 || GIVING.test(textAt(clause, verb)) || textAt(clause, 0) === 'le')
    return [...tokens];
  const isBare = clause.slice(0, verb).every(({ text }) => /^(?:se|s|le|les)$/.test(text));
  const source = tokens
    .slice(at, start)
    .map((token) => token.source)
    .join(' ');
  const link: Token = { text: isBare ? words.who : words.having, source, kind: 'word' };
  // "se le cayó el helado" may be listed as a whole.
  const rest = isBare ? clause : clause.filter((_, i) => !isClitic(clause, i, verb));
  return [...tokens.slice(0, at), link, ...rest, ...tokens.slice(end)];
}

const isBehindArticle = (tokens: readonly Token[], at: number): boolean =>
  ARTICLE.test(textAt(tokens, at - 1)) && !SPANISH_CLITIC.test(textAt(tokens, at - 1));

/** Pronouns right before the verb, and no articles. */
const isClitic = (clause: readonly Token[], at: number, verb: number): boolean =>
  at < verb && clause.slice(at, verb).every(({ text }) => /^(?:le|les|se)$/.test(text));

/**
 * "le chat que la fille caresse" and "la niña que su papá lleva": who does something to the one named first stands before
 * the verb in English: "la fille caresse le chat".
 */
export function withObjectsBehind(tokens: readonly Token[], find: Find): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(?:que|qu)$/.test(text) && i > 0 && ARTICLE.test(textAt(tokens, i + 1)) && i <= 5,
  );
  if (at < 1) return [...tokens];
  const object = tokens.slice(0, at);
  const end = endOfClause(tokens, at);
  const clause = tokens.slice(at + 1, end);
  const verb = clause.findIndex((token, i) => i > 1 && isSaid(token, find));
  const isOne = verb === 2 || verb === 3;
  const hasObject = ARTICLE.test(textAt(clause, verb + 1));
  if (!isOne || hasObject || object.some((each) => each.kind === 'break' || isSaid(each, find)))
    return [...tokens];
  const rest = clause.slice(verb + 1);
  return [...clause.slice(0, verb + 1), ...object, ...rest, ...tokens.slice(end)];
}
