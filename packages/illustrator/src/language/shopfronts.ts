import { isInterior } from './indoors.ts';
import { phrases } from './phrases.ts';
import { asNoun, asPart, has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { SettingName } from './setting-name.ts';

/** What the rooms of shops look like from the street. */
const FRONTS: Readonly<Partial<Record<SettingName, string>>> = {
  bookshop: '@bookfront',
  bakery: '@bakeryfront',
  cafe: '@cafefront',
  florist: '@flowerfront',
  restaurant: '@dinerfront',
  diner: '@dinerfront',
  ramenshop: '@ramenfront',
  bar: '@dinerfront',
  shop: '@shopfront',
  supermarket: '@shopfront',
  salon: '@shopfront',
  forecourt: '@gasstation',
};
/** The same of rooms that are shown from outside only as small buildings. */
const SMALL_FRONTS: typeof FRONTS = { ...FRONTS, greenhouse: '@greenhouse' };
const SMALL = /^(?:isometric|isometric view|diorama|miniature world)$/;
/** What is to be seen of a small building that stands outdoors. */
const AROUND_SMALL =
  /^(?:tiny|little|small|miniature|puddles?|rain puddles|building|trees?|floating island|floating islands)$/;

const frontOf = (item: Item | undefined, fronts = FRONTS): string | undefined => {
  const setting = senseOf(item, 'setting')?.setting;
  return setting && fronts[setting];
};

/** "isometric ramen shop at night, rain": weather and hours are outside of it; of a greenhouse the glass is. */
const isSmallBuilding = (sentence: Sentence): boolean =>
  sentence.some(({ text }) => SMALL.test(text)) &&
  sentence.some(
    (item) =>
      has(item, 'weather') ||
      has(item, 'time') ||
      AROUND_SMALL.test(item.text) ||
      senseOf(item, 'setting')?.setting === 'greenhouse',
  );

/** Names of a shop's front: the picture shows it from outside. */
const FRONT_WORDS = new Set(
  phrases(
    'storefront, storefronts, shopfront, shop front, store front, facade, façade, exterior, from outside, seen from outside, from the outside, seen from the street, from the street, outside view, street view, corner, street corner, corner building, awning, awnings',
  ),
);
/** A stand that sells what stands before it. */
const STANDS = /^(stand|stall|stalls|cart|booth|kiosk)$/;
const STAND_PHRASE = /\b(stand|stall|stalls|booth|kiosk)$/;
/** How far before a shop it is said where somebody is. */
const REACH = 4;

const isOutdoors = (item: Item): boolean => {
  const place = senseOf(item, 'setting');
  return (
    place !== undefined && !place.hint && !isInterior(place.setting) && OPEN.has(place.setting)
  );
};
const OPEN: ReadonlySet<SettingName> = new Set<SettingName>([
  'street',
  'city',
  'alley',
  'canal',
  'village',
  'beach',
  'road',
  'park',
  'hills',
  'forest',
  'desert',
  'mountain',
  'snowfield',
  'harbour',
  'pier',
  'lake',
]);

/** "in a bakery", "at the bar": somebody is in it, and not before it. */
function isEntered(sentence: Sentence, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - REACH); at--) {
    const item = sentence[at];
    if (item === undefined || item.isBreak) return false;
    if (/^(in front of|outside|outside of|next to|past|near|by|beside|of)$/.test(item.text))
      return false;
    if (/^(in|inside|at|inside of|interior of)$/.test(item.text)) return true;
  }
  return false;
}

/** "a flower shop with buckets outside": at the end of what is said. */
const isOutsideAtEnd = (sentence: Sentence): boolean =>
  sentence.some(({ text }, i) => text === 'outside' && (sentence[i + 1]?.isBreak ?? true));

const isBefore = (sentence: Sentence, i: number): boolean =>
  sentence
    .slice(Math.max(0, i - REACH), i)
    .some(({ text }) => /^(in front of|outside|outside of|past)$/.test(text));

const asStreet = (item: Item): Item => ({
  ...item,
  senses: [{ kind: 'setting', setting: 'street', hint: false }],
});

/** "a noodle stand": one thing, of several words or of one that the tables have. */
function withStands(sentence: Sentence): Sentence {
  const items: Item[] = [];
  for (const [i, item] of sentence.entries()) {
    const previous = items.at(-1);
    const sells =
      STANDS.test(item.text) &&
      previous !== undefined &&
      !previous.isBreak &&
      has(previous, 'noun') &&
      FOOD_TO_GO.test(previous.text);
    if (sells) {
      items[items.length - 1] = asNoun(joined(previous, item), '@foodstall');
    } else if (
      STAND_PHRASE.test(item.text) &&
      FOOD_TO_GO.test(item.text) &&
      isElsewhere(sentence, i)
    ) {
      items.push(asNoun(item, '@foodstall'));
    } else items.push(item);
  }
  return items;
}
const FOOD_TO_GO =
  /\b(noodles?|ramen|food|street food|hot ?dogs?|tacos?|sushi|burgers?|kebabs?|coffee|ice cream|lemonade|snacks?|crepes?|waffles?|pizza|dumplings?|takoyaki|yakitori|fish and chips|fries|pretzels?|popcorn|tea)\b/;
const isElsewhere = (sentence: Sentence, i: number): boolean =>
  sentence.some(
    (item, at) => at !== i && (isOutdoors(item) || /\b(neon|cyberpunk)\b/.test(item.text)),
  );

/**
 * Shows a shop from outside where the prompt names its front, or a street with it ("a bookshop on a corner", "a cat
 * outside a bakery"), and stands that sell food as things.
 */
export function withShopfronts(sentence: Sentence): Sentence {
  const stands = withStands(sentence);
  const isOfShop = (item: Item): boolean => frontOf(stands[stands.indexOf(item) - 1]) !== undefined;
  // "a cafe corner with a bookshelf" is inside, and "a cafe front" is the front of the cafe.
  const isFront = (item: Item): boolean =>
    item.text === 'front' || item.text === 'corner'
      ? isOfShop(item) === (item.text === 'front')
      : FRONT_WORDS.has(item.text);
  const isSmall = isSmallBuilding(stands);
  const fronts = isSmall ? SMALL_FRONTS : FRONTS;
  const at = stands.findIndex((item) => frontOf(item, fronts) !== undefined);
  const shop = stands[at];
  const glyph = frontOf(shop, fronts);
  if (glyph === undefined || shop === undefined) return stands;
  const hasPlace = stands.some(isOutdoors);
  const isSeenFromOutside =
    stands.some(isFront) || isOutsideAtEnd(stands) || isBefore(stands, at) || hasPlace || isSmall;
  if (
    !isSeenFromOutside ||
    isEntered(stands, at) ||
    /\b(interior|inside|counter|window)\b/.test(shop.text)
  )
    return stands;
  const next = stands[at + 1];
  const isNamedFront = next !== undefined && isFront(next);
  return stands.flatMap((item, i) => {
    if (i === at) return asNoun(isNamedFront ? joined(item, next) : item, glyph);
    if (i === at + 1 && isNamedFront) return [];
    if (!isFront(item) || AWNING.test(item.text)) return item;
    return hasPlace && !has(item, 'setting') ? asPart(item) : asStreet(item);
  });
}

/** "bakery storefront" is one thing. */
const joined = (one: Item, other: Item): Item => ({
  ...one,
  text: `${one.text} ${other.text}`,
  source: `${one.source} ${other.source}`,
});
const AWNING = /^awnings?$/;
