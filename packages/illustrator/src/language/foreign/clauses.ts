import type { Token } from '../tokenize.ts';

/** Stretches between joints, as punctuation and conjunctions are; each joint is a stretch of its own. */
export function clausesOf(tokens: readonly Token[], isJoint: (token: Token) => boolean): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isJoint(token)) clauses.push([token], []);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}
