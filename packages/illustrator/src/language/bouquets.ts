import { claimNoun } from './add-nouns.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';

/** Flowers that bouquets are made of. */
const FLOWERS =
  /^(?:rose|tulip|sunflower|hibiscus|daffodil|hyacinth|lotus|@(?:daffodil|carnation|marigold|peony|daisy|poppy|hydrangea|lily|lavender|orchid|dandelion))$/;

/** Bouquets of one kind of flower. */
const BOUQUETS: Readonly<Record<string, string>> = {
  rose: '@rosebouquet',
  tulip: '@tulipbouquet',
  sunflower: '@sunflowerbouquet',
};

/** "a bouquet of spring flowers": the bouquet shows them. */
export function readBouquetFlower(
  reader: ReaderState,
  glyph: string,
  item: Item,
  i: number,
): boolean {
  const { sentence, focus } = reader;
  const last = focus.cast.subjects[focus.lastAdded ?? -1];
  const isFlower = glyph === 'blossom' ? item.isPlural : FLOWERS.test(glyph);
  if (!isFlower || last?.glyph !== 'bouquet') return false;
  let at = i - 1;
  while (at > 0 && sentence[at]?.text !== 'of' && !sentence[at]?.isBreak) at--;
  if (sentence[at]?.text !== 'of' || senseOf(sentence[at - 1], 'noun')?.glyph !== 'bouquet') {
    return false;
  }
  const own = BOUQUETS[glyph];
  const isAlone = !has(sentence[i + 1], 'conjunction');
  if (own !== undefined && isAlone && focus.lastAdded !== null) {
    const [colour] = reader.phrase.modifiers.colours;
    focus.cast.reshape(focus.lastAdded, own);
    if (colour !== undefined) focus.cast.paint(focus.lastAdded, colour);
    claimNoun(reader, item);
  } else if (glyph === 'blossom') claimNoun(reader, item);
  else reader.account.draw(item, 'mixed flowers');
  reader.phrase.close();
  return true;
}
