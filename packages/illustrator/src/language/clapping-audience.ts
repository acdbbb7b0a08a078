import { asWord, type Token } from './tokenize.ts';

const CHEERS = /^(?:clap|applaud|cheer)(?:s|ing|ed)?$|^clapping$/;
/** Words at most between both. */
const NEAR = 2;

/** "clapping audience", "audience cheering": those who do it are seen, and not the stage before them. */
export function withClappingAudience(tokens: readonly Token[]): readonly Token[] {
  const audience = tokens.findIndex(({ text }) => text === 'audience' || text === 'spectators');
  const word = tokens[audience];
  if (word === undefined) return tokens;
  const isNear = (_: Token, at: number): boolean => Math.abs(at - audience) <= NEAR;
  const cheers = tokens.filter(isNear).some(({ text }) => CHEERS.test(text));
  return cheers ? tokens.with(audience, asWord('crowd', word)) : tokens;
}
