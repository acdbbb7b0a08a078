import { isHuman } from './describe-person.ts';
import { phrases } from './phrases.ts';
import { type Item, senseOf } from './sense.ts';
import type { Material, SubstanceName } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

const SUBSTANCES: Readonly<Record<SubstanceName, string>> = {
  fire: 'fire, flames, pure fire, lava, magma, burning flames',
  water: 'water, sea water, waves, ocean waves, liquid, rain, ocean water, liquid water',
  ice: 'ice, frost, ice crystals',
  yarn: 'yarn, wool, thread, threads, string, knitted wool, wool yarn, knit, felted wool, crochet',
  galaxy:
    'galaxy, galaxies, stardust, the galaxy, cosmos, the night sky, nebula, space dust, constellations, the cosmos',
  smoke: 'smoke, fog, mist, steam, cotton, cotton wool, fluff, snow, foam, marshmallow fluff',
  stone: 'stone, rock, granite, concrete, stones, cracked stone, rocks',
  chocolate: 'chocolate, dark chocolate, melted chocolate, milk chocolate',
  bricks: 'lego, lego bricks, legos, toy bricks, building blocks, bricks, toy blocks',
  glass: 'glass, clear glass, blown glass, jelly',
  crystal: 'crystal, crystals, stained glass',
  wicker: 'wicker, rattan, woven straw, woven reed',
  metal: 'metal, steel, chrome, iron, scrap metal, liquid metal, metal scraps, liquid chrome',
  marble: 'marble, white marble',
  cheese: 'cheese',
  wood: 'wood, driftwood, branches, twigs, sticks, tree branches, bark',
};
/** The substance that a word names. */
export const SUBSTANCE_OF: ReadonlyMap<string, SubstanceName> = new Map(
  (Object.keys(SUBSTANCES) as SubstanceName[]).flatMap((name) =>
    phrases(SUBSTANCES[name]).map((word): [string, SubstanceName] => [word, name]),
  ),
);

/** Words for what is in the air, or for a part, as the things that they are. */
const PIECES: Readonly<Record<string, string>> = {
  leaves: '@leaf @autumnleaf',
  'autumn leaves': '@autumnleaf',
  'fall leaves': '@autumnleaf',
  'fallen leaves': '@autumnleaf',
  'green leaves': '@leaf',
  leaf: '@leaf',
  roses: '@rosehead',
  'red roses': '@rosehead',
  rose: '@rosehead',
  'rose petals': '@petal',
  petals: '@petal',
  'flower petals': '@petal',
  flowers: 'blossom hibiscus @daisyhead',
  wildflowers: 'blossom @daisyhead',
  stars: 'star',
  hearts: 'red-heart',
  clouds: 'cloud',
  cloud: 'cloud',
  snowflakes: 'snowflake',
  bubbles: '@bubble',
  'soap bubbles': '@bubble',
  balloons: 'balloon',
  butterflies: 'butterfly',
  feathers: 'feather',
  coins: 'coin',
  lights: '@lightdot',
  'fairy lights': '@lightdot',
  'light bulbs': 'light-bulb',
  gears: 'gear',
  books: 'closed-book green-book blue-book orange-book',
  seashells: 'spiral-shell',
  shells: 'spiral-shell',
  diamonds: 'gem-stone',
  money: 'dollar-banknote',
  cash: 'dollar-banknote',
  banknotes: 'dollar-banknote',
  'dollar bills': 'dollar-banknote',
  lightning: 'high-voltage',
  electricity: 'high-voltage',
  light: '@lightdot',
  'pure light': '@lightdot',
  'music notes': 'musical-note',
  'musical notes': 'musical-note',
  grass: '@leaf',
  moss: '@leaf',
  ivy: '@leaf',
  fruit: 'strawberry tangerine banana kiwi-fruit grapes',
  fruits: 'strawberry tangerine banana kiwi-fruit grapes',
  vegetables: 'carrot tomato broccoli bell-pepper',
  veggies: 'carrot tomato broccoli bell-pepper',
  candy: 'candy lollipop',
  candies: 'candy lollipop',
  sweets: 'candy lollipop',
};

/** What a word names as a material; null: no picture of it. */
export function materialOf(
  item: Item | undefined,
  colour: string | null,
  vocabulary: Vocabulary,
): Material | null {
  if (item === undefined || item.isBreak) return null;
  const known = senseOf(item, 'material')?.material;
  if (known) return known;
  const substance = SUBSTANCE_OF.get(item.text);
  if (substance !== undefined) return { kind: 'substance', name: substance, colour };
  const named = PIECES[item.text] ?? senseOf(item, 'noun')?.glyph ?? null;
  if (named === null || isHuman(named, vocabulary)) return null;
  return { kind: 'pieces', glyphs: named.split(' '), colour };
}
