import { meaningsOf } from '../lexicon.ts';
import type { Token } from '../tokenize.ts';
import { englishTokens } from './english-tokens.ts';

/** "zwischen lauter schwarzen", "entre todos los negros": English needs "ones" where the noun is left out. */
export const withOnesOfColour = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) =>
    isColour(token) && isEnd(tokens[i + 1]) && isOneOfMany(tokens, i)
      ? [token, ...englishTokens('ones', token.source)]
      : [token],
  );

const isColour = ({ text }: Token): boolean =>
  meaningsOf(text).some(({ kind }) => kind === 'colour');

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'break';

/** "among", "among all", "among all the". */
function isOneOfMany(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const rest = before.findLastIndex((text) => !/^(?:all|the|many|other|only)$/.test(text));
  return /^(?:among|between)$/.test(before[rest] ?? '');
}
