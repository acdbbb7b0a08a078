import { phrases } from './phrases.ts';

/** Words for many different things, with some that belong to them: "knolling of camping gear". */
const KITS: readonly (readonly [words: string, glyphs: string])[] = [
  ['candlelit dinner, candlelight dinner, candle light dinner, romantic dinner', 'candle fork-and-knife-with-plate wine-glass'],
  ['camping gear, camping equipment, hiking gear, hiking equipment', '@tent backpack compass flashlight hiking-boot @lantern'],
  ['art supplies, painting supplies, art materials', 'artist-palette paintbrush crayon pencil'],
  ['school supplies, stationery, office supplies, back to school supplies', 'pencil notebook straight-ruler scissors backpack paperclip'],
  ['makeup, cosmetics, beauty products, makeup products', 'lipstick @creamjar mirror'],
  ['skincare products, skincare, skin care, toiletries, spa products', '@serum lotion-bottle @creamjar'],
  ['gardening tools, garden tools, gardening equipment', '@shovel @wateringcan gloves seedling'],
  ['picnic, picnics', '@basket sandwich watermelon'],
  ['family picnic', 'man woman child @basket'],
  ['dog walker, dog owner, dog lover, dog trainer, dog groomer', 'person dog'],
  ['cat owner, cat lover, cat lady, crazy cat lady', 'woman cat'],
  ['tools, hand tools, workshop tools, vintage tools', 'hammer wrench screwdriver carpentry-saw'],
  ['handmade pottery, pottery collection, pottery pieces, handmade ceramics, ceramics, ceramic pots, clay pots', '@claybowl @vase @jug'],
  ['travel essentials, travel accessories, travel gear', 'luggage camera sunglasses compass'],
  ['beach essentials, beach accessories, summer essentials, summer accessories', 'sunglasses thong-sandal lotion-bottle spiral-shell'],
  ['baking ingredients, baking supplies', '@flourbag egg butter glass-of-milk @whisk @bowl'],
  ['kitchen utensils, utensils, cooking utensils, kitchen tools, cooking tools, kitchenware, kitchen accessories, baking tools', '@whisk @ladle @rollingpin @fryingpan @grater spoon'],
  ['cleaning supplies, cleaning products, cleaning tools', '@bucket sponge @dishsoap broom'],
  ['coffee essentials, coffee gear, coffee equipment, coffee accessories', '@mokapot @coffee @coffeebag @papercup'],
  ['party supplies, party decorations, party essentials', 'balloon party-popper wrapped-gift @partyhat'],
  ['fitness gear, gym gear, fitness equipment, workout gear, workout essentials', '@dumbbell running-shoe @waterbottle @yogamat'],
  ['vegetables, fresh vegetables, veggies, colorful vegetables', 'carrot tomato broccoli bell-pepper'],
  ['tropical fruits, tropical fruit, exotic fruits, exotic fruit', 'pineapple mango coconut banana'],
  ['citrus fruits, citrus fruit, citrus, citruses', 'lemon tangerine lime'],
  ['berries, mixed berries, summer berries', 'strawberry blueberries cherries'],
  ['desserts, treats, sweet treats', 'cupcake doughnut cookie'],
  ['assorted pastries, fresh pastries, pastries, baked goods, viennoiserie', '@croissant doughnut cupcake'],
  ['snacks, assorted snacks, movie snacks, party snacks', 'popcorn pretzel cookie'],
  ['fast food, junk food', 'hamburger french-fries hot-dog pizza'],
  ['sports equipment, sports gear', 'soccer-ball basketball tennis baseball'],
  ['musical instruments, instruments', 'guitar trumpet violin'],
  ['sewing supplies, sewing tools', 'thread scissors sewing-needle yarn'],
  ['jewelry collection, jewellery collection, jewelry set, set of jewelry', '@chainnecklace @earrings @ring'],
  ['furniture, home furniture, old furniture, used furniture', '@armchair @floorlamp'],
  ['gadgets, tech gadgets, electronics', 'laptop mobile-phone headphone camera'],
]; // prettier-ignore

const KIT_OF: ReadonlyMap<string, readonly string[]> = new Map(
  KITS.flatMap(([words, glyphs]) =>
    phrases(words).map((word): [string, readonly string[]] => [word, glyphs.split(' ')]),
  ),
);

/** All words for kits. */
export const KIT_WORDS: readonly string[] = [...KIT_OF.keys()];

/** The things that a word stands for; undefined for every other word. */
export const kitOf = (word: string): readonly string[] | undefined => KIT_OF.get(word);

/**
 * How many there are of each thing of a kit: of "four vegetables" one of each, of "five tools" two hammers.
 * @param total of all together; null: the prompt does not count them
 */
export const countsOf = (
  kit: readonly string[],
  total: number | null,
): readonly (readonly [glyph: string, count: number | null])[] =>
  total === null
    ? kit.map((glyph) => [glyph, null])
    : kit
        .slice(0, total)
        .map((glyph, i) => [
          glyph,
          Math.floor(total / kit.length) + (i < total % kit.length ? 1 : 0),
        ]);
