import { readPaper } from './printed-papers.ts';
import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

const AMOUNT = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const PRICE = String.raw`(?:[$€£] ?${AMOUNT}|${AMOUNT} ?(?:[$€£]|(?:euros?|dollars?|bucks|usd|eur|cents?)\b))`;
const NO_NAME = String.raw`(?!(?:and|with|for|at|prices?|menus?|lists?)\b)`;
const NAME = String.raw`${NO_NAME}\p{L}[\p{L}'’&-]*(?: ${NO_NAME}[\p{L}'’&-]+){0,3}?`;
/** "croissant 3€", "haircut $20", "latte for 4 dollars". */
const ITEM = new RegExp(
  String.raw`(?<=^|[,:;(]\s*|\b(?:and|with|prices|of)\s+)(?<name>${NAME})(?:\s*[:=–-])?(?: (?:for|at))?\s+(?<price>${PRICE})(?:,?\s+and(?=\s))?`,
  'giu',
);
/** "醤油ラーメン800円", "コーヒー ¥400". */
const JAPANESE_ITEM =
  /(?<=^|[、，,:：・。\s])(?<name>(?!\d)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,14}?)(?:は|が|[:：])?\s*(?<price>[¥￥] ?\d[\d,]*|\d[\d,]*円)(?:と|や)?/gu;
/** With one price alone it is an offer. */
const FEWEST = 2;
/** What fits on a paper. */
const MOST = 6;

/**
 * A menu or a price list whose prompt says what costs how much: "bakery menu: croissant 3€, baguette 2€".
 * @returns its title and a line for each item; null for every other picture
 */
export function takePricedItems(prompt: string): TakenText | null {
  const items = [...prompt.matchAll(ITEM), ...prompt.matchAll(JAPANESE_ITEM)].slice(0, MOST);
  if (items.length < FEWEST) return null;
  const unpriced = items.reduce(
    (rest, { 0: said, groups }) => rest.replace(said, `${groups?.['name'] ?? ''} `),
    prompt,
  );
  const paper = readPaper(unpriced.replace(/ with prices(?: of)?\b:?/iu, ','));
  if (paper === null) return null;
  const lines = items.map(({ groups }) =>
    inSentenceCase(`${groups?.['name'] ?? ''} ${groups?.['price'] ?? ''}`),
  );
  return { caption: [paper.title, ...lines].join('\n'), rest: paper.rest };
}
