import { isPlural } from './inflection.ts';
import { PLURAL_COUNT } from './numbers.ts';
import type { Item } from './sense.ts';

/** "fish" alone is several, "a fish" is one. */
const SAME_IN_PLURAL = new Set([
  'fish',
  'sheep',
  'koi',
  'tropical fish',
  'koi fish',
  'reindeer',
  'shrimp',
  'squid',
  'cattle',
  'salmon',
  'goldfish',
  'jellyfish',
]);

/** Said in the plural of two. */
const PAIRS =
  /^@ring$|shoe|boot$|sandal|slipper|mitten|ice-skate|roller-skate|boxing-glove|@dumbbell/;

/** Whether a thing is one of two that belong together: a shoe. */
export const isOneOfPair = (glyph: string): boolean => PAIRS.test(glyph);

/** One piece that is said in the plural: "overalls", "blueprints". */
const ONE_PAIR = /^(jeans|shorts|t-shirt|@barbell|@menorah|@kinara|@blueprint)$/;

/** They are not put on: "wine glasses" are several. */
const DRINKING_GLASSES =
  /^(?:wine|water|champagne|cocktail|drinking|martini|juice|beer|shot|whiske?y) glasses$/;

/** The houses of a village of one kind. */
const VILLAGES = /^tree ?house village$/;

/** Whether a noun names several, with or without an ending that says so. */
export const namesSeveral = (item: Item, hasDeterminer: boolean): boolean =>
  item.isPlural ||
  DRINKING_GLASSES.test(item.text) ||
  VILLAGES.test(item.text) ||
  (SAME_IN_PLURAL.has(item.text) && !hasDeterminer);

/** How many are drawn of what is said in the plural without a number. */
export function countOfPlural(glyph: string): number {
  // The picture of "books" shows three already.
  if (ONE_PAIR.test(glyph) || isPlural(glyph)) return 1;
  return isOneOfPair(glyph) ? 2 : PLURAL_COUNT;
}
