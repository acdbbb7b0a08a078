import { meaningsOf } from '../lexicon.ts';
import type { SenseKind } from '../sense.ts';
import { type Token, textAt } from '../tokenize.ts';
import { reworded } from './english-tokens.ts';

/** What is seen in the sky. */
const ALOFT =
  /^(?:storm|thunderstorm|lightning|rainbow|moon|full moon|sun|clouds?|fog|mist|stars|fireworks|northern lights|aurora|balloons?|airplanes?|planes?|helicopters?|drones?|birds?|seagulls?|eagles?|swallows?|dragons?|ufo|kites?|sky|sunset|sunrise)$/;
const ARTICLE = /^(?:an?|the|his|her|my|its|their)$/;

/** "arcoíris sobre la ciudad" and "brume sur le lac" are over it: Spanish and French have one word for "on" and "over". */
export const overPlaces = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => (isOver(tokens, i) ? reworded(token, 'over') : token));

function isOver(tokens: readonly Token[], at: number): boolean {
  const { text, source } = tokens[at] as Token;
  if (text !== 'on' || !/^(?:sobre|sur)$/i.test(source)) return false;
  const noun = tokens
    .slice(Math.max(0, at - 3), at)
    .findLast((token) => means(token.text, 'noun', 'weather', 'time', 'setting'));
  return noun !== undefined && ALOFT.test(noun.text) && isPlace(tokens, at + 1);
}

function isPlace(tokens: readonly Token[], at: number): boolean {
  const noun = ARTICLE.test(textAt(tokens, at)) ? at + 1 : at;
  return means(textAt(tokens, noun), 'setting');
}

const means = (word: string, ...kinds: readonly SenseKind[]): boolean =>
  meaningsOf(word).some(({ kind }) => kinds.includes(kind));
