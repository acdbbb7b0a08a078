import type { Token } from '../tokenize.ts';
import { englishTokens } from './english-tokens.ts';

/** The shops of trades: German and French name the tradesman where English names the shop. */
const SHOPS: ReadonlyMap<string, string> = new Map([
  ['baker', 'bakery'],
  ['butcher', 'butcher shop'],
  ['florist', 'flower shop'],
  ['hairdresser', 'hair salon'],
  ['pharmacist', 'pharmacy'],
]);

/** "vorm Bäcker", "beim Bäcker", "chez le boulanger". */
const AT_SHOPS = /^(?:vor|vorm|bei|beim|zu|zum|chez)$/i;

/** "wartet vorm Bäcker" is waiting in front of the shop; "vor einem Bäcker" of a man. */
export const shopsOfTrades = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const shop = SHOPS.get(token.text);
    if (shop === undefined) return [token];
    const before = tokens[i - 1]?.text === 'the' ? i - 2 : i - 1;
    return [before, i - 1].some((at) => AT_SHOPS.test(tokens[at]?.source ?? ''))
      ? englishTokens(shop, token.source)
      : [token];
  });
