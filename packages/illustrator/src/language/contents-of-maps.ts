import { isScenery } from './scenery-things.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';

const MAP = /^(?:@treasuremap|world-map)$/;
/** What follows says where the map is. */
const WHERE =
  /^(?:on|at|by|near|under|behind|beside|next to|in front of|hanging|pinned|lying|spread)\b/;

const glyphOf = (item: Item | undefined): string => senseOf(item, 'noun')?.glyph ?? '';

/** Land and buildings, which the map shows by signs that no picture has. */
const isOnMap = (item: Item): boolean => has(item, 'setting') || isScenery(glyphOf(item));

/** "a map of an island with mountains": the island is on the map, and not around it. */
export function withContentsOfMaps(sentence: Sentence): Sentence {
  const map = sentence.findIndex((item) => glyphOf(item) !== '' || has(item, 'setting'));
  if (!MAP.test(glyphOf(sentence[map])) || sentence[map + 1]?.text !== 'of') return sentence;
  const end = sentence.findIndex((item, i) => i > map && (item.isBreak || WHERE.test(item.text)));
  return sentence.map((item, i): Item => {
    const isContent = i > map && (end < 0 || i < end) && isOnMap(item);
    return isContent ? { ...item, text: '', senses: [{ kind: 'undrawable' }] } : item;
  });
}
