/** Food that other food lies on or in, and how it lies there. */

interface Dish {
  readonly glyphs: RegExp;
  /** The middle of where pieces stand, and how far from it they may be, in fractions of what is drawn. */
  readonly middle: readonly [x: number, y: number];
  readonly reach: readonly [x: number, y: number];
  /** Width of a piece, in widths of what is drawn. */
  readonly piece: number;
  /** Pieces are all over it and nothing covers them, as on a dish that is seen from above. */
  readonly isFromAbove?: boolean;
  /** Pieces hang there instead of lying in any direction: fruit on a tree. */
  readonly isUpright?: boolean;
  /** Pieces are in it, behind its front, and rise above the rim. */
  readonly isHeap?: true;
  /** Nothing else is laid on it. */
  readonly only?: RegExp;
}

const DISHES: readonly Dish[] = [
  { glyphs: /^@cake$/, middle: [0.5, 0.16], reach: [0.27, 0.075], piece: 0.2 },
  { glyphs: /^birthday-cake$/, middle: [0.5, 0.34], reach: [0.34, 0.01], piece: 0.17 },
  { glyphs: /^(shortcake|@cakeslice)$/, middle: [0.56, 0.12], reach: [0.12, 0.03], piece: 0.24 },
  { glyphs: /^cupcake$/, middle: [0.5, 0.12], reach: [0.14, 0.03], piece: 0.24 },
  { glyphs: /^@muffin$/, middle: [0.5, 0.12], reach: [0.2, 0.05], piece: 0.2 },
  { glyphs: /^pancakes$/, middle: [0.5, 0.19], reach: [0.27, 0.075], piece: 0.14 },
  { glyphs: /^@pancakes$/, middle: [0.5, 0.19], reach: [0.22, 0.06], piece: 0.13 },
  { glyphs: /^@wafflestack$/, middle: [0.5, 0.2], reach: [0.22, 0.06], piece: 0.15 },
  { glyphs: /^@cocoa$/, middle: [0.36, 0.16], reach: [0.1, 0.02], piece: 0.3, only: /^@whippedcream$/ },
  { glyphs: /^waffle$/, middle: [0.5, 0.45], reach: [0.24, 0.14], piece: 0.19 },
  { glyphs: /^(pie|@cutpie)$/, middle: [0.5, 0.28], reach: [0.26, 0.06], piece: 0.16 },
  { glyphs: /^custard$/, middle: [0.5, 0.12], reach: [0.18, 0.03], piece: 0.18 },
  { glyphs: /^(ice-cream|shaved-ice)$/, middle: [0.5, 0.2], reach: [0.24, 0.04], piece: 0.2 },
  { glyphs: /^soft-ice-cream$/, middle: [0.5, 0.1], reach: [0.08, 0.02], piece: 0.24 },
  { glyphs: /^(bread|@loaf)$/, middle: [0.52, 0.16], reach: [0.26, 0.04], piece: 0.22 },
  { glyphs: /^@breadslice$/, middle: [0.5, 0.52], reach: [0.2, 0.2], piece: 0.3, isFromAbove: true },
  { glyphs: /^green-salad$/, middle: [0.5, 0.34], reach: [0.32, 0.08], piece: 0.26 },
  { glyphs: /^(@bowl|@berrybowl|@cereal)$/, middle: [0.5, 0.2], reach: [0.3, 0.06], piece: 0.3 },
  { glyphs: /^@saladabove$/, middle: [0.5, 0.52], reach: [0.26, 0.26], piece: 0.26, isFromAbove: true },
  { glyphs: /^@pancakesabove$/, middle: [0.5, 0.5], reach: [0.18, 0.18], piece: 0.13, isFromAbove: true },
  { glyphs: /^@cakeabove$/, middle: [0.5, 0.5], reach: [0.2, 0.2], piece: 0.16, isFromAbove: true },
  { glyphs: /^@(?:bowl|soup)above$/, middle: [0.5, 0.5], reach: [0.22, 0.22], piece: 0.18, isFromAbove: true },
  { glyphs: /^@pizza$/, middle: [0.5, 0.52], reach: [0.3, 0.1], piece: 0.12 },
  { glyphs: /^@pizzaabove$/, middle: [0.5, 0.5], reach: [0.28, 0.28], piece: 0.13, isFromAbove: true },
  { glyphs: /^@baretree$/, middle: [0.5, 0.3], reach: [0.4, 0.24], piece: 0.17, isFromAbove: true, isUpright: true },
  { glyphs: /^@leaftree$/, middle: [0.5, 0.36], reach: [0.36, 0.25], piece: 0.16, isFromAbove: true, isUpright: true },
  { glyphs: /^@plateabove$/, middle: [0.5, 0.52], reach: [0.24, 0.24], piece: 0.3, isFromAbove: true },
  { glyphs: /^@openpan$/, middle: [0.58, 0.38], reach: [0.2, 0.09], piece: 0.26, isFromAbove: true, isUpright: true },
  { glyphs: /^@opengrill$/, middle: [0.5, 0.26], reach: [0.24, 0.09], piece: 0.28, isFromAbove: true, isUpright: true },
  { glyphs: /^@openoven$/, middle: [0.5, 0.56], reach: [0.16, 0.02], piece: 0.26, isFromAbove: true, isUpright: true },
  { glyphs: /^@(?:water|soup|pasta|rice|empty)pot$/, middle: [0.5, 0.24], reach: [0.22, 0.08], piece: 0.2, isFromAbove: true, isUpright: true },
  { glyphs: /^@basket$/, middle: [0.5, 0.58], reach: [0.24, 0.07], piece: 0.36, isHeap: true },
  { glyphs: /^(@crate|@box|package)$/, middle: [0.5, 0.24], reach: [0.28, 0.06], piece: 0.34, isHeap: true },
  { glyphs: /^(@bucket|bucket)$/, middle: [0.5, 0.34], reach: [0.2, 0.06], piece: 0.36, isHeap: true },
]; // prettier-ignore

/** Whether things in it rise above its rim. */
export const isHeapedVessel = (glyph: string): boolean => dishOf(glyph)?.isHeap === true;

/** Where pieces lie on a dish; undefined for what nothing is laid on. */
export const dishOf = (glyph: string): Dish | undefined =>
  DISHES.find(({ glyphs }) => glyphs.test(glyph));

/** Small food and decoration that lies on dishes. */
const TOPPINGS =
  /^(strawberry|blueberries|cherries|@raspberry|banana|lemon|lime|kiwi-fruit|mango|peach|tangerine|egg|cooking|tomato|avocado|cookie|candy|chocolate-bar|herb|leaf-fluttering-in-wind|grapes|mushroom|brown-mushroom|olive|bacon|cucumber|onion|ear-of-corn|broccoli|carrot|butter|@whippedcream|coconut|shrimp|chestnut|peanuts|candle|@pillarcandle|rose|blossom|hibiscus|cherry-blossom|@daisy|@peony|@macaron|sushi|fish|@salmonslice|tropical-fish|@koi|@salmon|@tuna|red-apple|pear|cheese-wedge|popcorn|lollipop|red-heart|four-leaf-clover|@strawberry)$/;

/** Whether something may lie on a dish. */
export const takesTopping = (dish: string, topping: string): boolean => {
  if (isSauce(topping)) return TAKES_SAUCE.test(dish);
  const place = dishOf(dish);
  return (
    place !== undefined && !place.isHeap && (place.only === undefined || place.only.test(topping))
  );
};

export const isTopping = (glyph: string): boolean => TOPPINGS.test(glyph) || isSauce(glyph);

/** Poured over a dish, whose top it covers. */
export const isSauce = (glyph: string): boolean =>
  /^@(?:caramel|chocolate|berry)sauce$/.test(glyph);
const TAKES_SAUCE =
  /^(?:@cake|@cakeslice|shortcake|cupcake|@muffin|@?pancakes|@wafflestack|custard|ice-cream|shaved-ice|soft-ice-cream)$/;

/** Of some, a piece of its own is shown. */
const PIECES: Readonly<Record<string, string>> = {
  blueberries: '@blueberry',
  candle: '@cakecandle',
  '@pillarcandle': '@cakecandle',
  egg: '@halfegg',
  banana: '@bananaslice',
  fish: '@salmonslice',
  'tropical-fish': '@salmonslice',
  '@koi': '@salmonslice',
  '@salmon': '@salmonslice',
  '@tuna': '@salmonslice',
  mushroom: 'brown-mushroom',
  herb: '@basil',
  'leaf-fluttering-in-wind': '@basil',
};

export const pieceOf = (glyph: string): string => PIECES[glyph] ?? glyph;
