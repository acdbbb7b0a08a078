import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt } from '../tokenize.ts';
import { reworded } from './english-tokens.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

const INFLECTED = /(?:e|e[rsnm])$/;

/** "wartet traurig vor der Tür": moves an adverb before its verb, where English has it. */
export function adverbFirst(clause: readonly Token[], find: Find): Token[] {
  const at = clause.findIndex(
    ({ source, text }, i) =>
      i > 0 &&
      !INFLECTED.test(source) &&
      adverbOf(find(text)?.english ?? '') !== null &&
      isDeed(find(textAt(clause, i - 1))?.english ?? ''),
  );
  const [verb, adverb, next] = clause.slice(at - 1, at + 2);
  // "sieht traurig aus" is looking sad, not looking sadly.
  if (at < 1 || verb === undefined || adverb === undefined || next?.text === 'aus')
    return [...clause];
  return [...clause.slice(0, at - 1), adverb, verb, ...clause.slice(at + 1)];
}

/** "schaut dem Ball traurig hinterher": an adjective without an ending is an adverb, and does not describe the ball. */
export const withAdverbs = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const adverb = adverbOf(token.text);
    const isAdverb =
      adverb !== null &&
      !INFLECTED.test(token.source) &&
      (isVerb(tokens[i + 1]) ||
        (!isThing(tokens[i + 1]) && isThing(tokens[i - 1]) && isDoneBefore(tokens, i)));
    return isAdverb ? reworded(token, adverb) : token;
  });

const isVerb = (token: Token | undefined): boolean =>
  token?.text.endsWith('ing') === true && isDeed(token.text);

/** "sadly" of "sad"; null where English has no such word. */
function adverbOf(adjective: string): string | null {
  if (!meaningsOf(adjective).some(({ kind }) => kind === 'adjective')) return null;
  const adverb = `${adjective.replace(/y$/, 'i')}ly`;
  return meaningsOf(adverb).length > 0 ? adverb : null;
}

const isThing = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  meaningsOf(token.text).some(({ kind }) => /^(?:noun|adjective|colour|size)$/.test(kind));

/** A verb stands before in the same clause. */
function isDoneBefore(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(
    ({ kind, text }, i) => i < at && (kind === 'break' || text === 'and'),
  );
  return tokens.slice(start + 1, at).some(isVerb);
}
