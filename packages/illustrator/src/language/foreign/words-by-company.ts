import type { Token } from '../tokenize.ts';
import { englishTokens, reworded } from './english-tokens.ts';

const PATTERNED =
  /^(?:dress|skirt|shirt|blouse|kimono|scarf|curtains?|tablecloth|wallpaper|fabric|pattern|print|cup|mug|umbrella|pillow|cushion|bag|pants|swimsuit|hat|plate)$/;

/** "una canasta de flores" is full of flowers, where a "vestido de flores" has a pattern of them. */
const withFlowersInside = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const isInside =
      token.text === 'floral' &&
      /^de flores$/i.test(token.source) &&
      before?.kind === 'word' &&
      !PATTERNED.test(before.text);
    return isInside ? englishTokens('of flowers', token.source) : [token];
  });

/** "drei Kugeln Eis in einer Waffel", "helado de tres bolas": no balls to play with. */
function withScoops(tokens: readonly Token[]): readonly Token[] {
  // "ice cream" is two words by now.
  const isIce = tokens.some(({ text }, i) => text === 'ice' && tokens[i + 1]?.text === 'cream');
  if (!isIce) return tokens;
  return tokens.map((token) => {
    if (/^(?:bol(?:it)?as?|boules?|kugeln?)$/i.test(token.source)) return reworded(token, 'scoops');
    return /^waffel$/i.test(token.source) ? reworded(token, 'cone') : token;
  });
}

/** "un gallo cantando", "un coq qui chante". */
const withCrowing = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, i) =>
    token.text === 'singing' &&
    tokens.slice(Math.max(0, i - 2), i).some(({ text }) => text === 'rooster')
      ? reworded(token, 'crowing')
      : token,
  );

/** "con un vestido de flores" is a floral dress, where a "gato vestido de pirata" is dressed as one. */
function withDresses(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ source }, i) =>
      /^vestido de$/i.test(source) &&
      /^(?:with|an?|the|his|her|my)$/.test(tokens[i - 1]?.text ?? ''),
  );
  // "dressed in" is two words.
  const [dressed, kind] = [tokens[at], tokens[at + 2]];
  if (dressed === undefined || kind?.kind !== 'word') return tokens;
  return [
    ...tokens.slice(0, at),
    /^flowers?$/.test(kind.text) ? reworded(kind, 'floral') : kind,
    ...englishTokens('dress', dressed.source),
    ...tokens.slice(at + 3),
  ];
}

/** What words mean beside certain others. */
export const wordsByCompany = (tokens: readonly Token[]): readonly Token[] =>
  withDresses(withCrowing(withScoops(withFlowersInside(tokens))));
