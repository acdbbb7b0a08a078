import { kinOf } from '../language/kin.ts';
import { naturalSize } from './natural-size.ts';

/**
 * How tall actors are beside each other, a cat being 1. Nearer to life than `naturalSize`, which
 * riders and their mounts need, and still far from it: a mouse beside an elephant is to be seen.
 */
const STATURES: readonly (readonly [glyphs: RegExp, stature: number])[] = [
  [/^@(ostrich|mantaray)$/, 1.9],
  [/^@(emu|manatee|walrus)$/, 1.6],
  [/^@(heron|crane|stork|pelican|fawn|stingray)$/, 1.15],
  [/^@(capybara|egret|saintbernard|greyhound|doberman|malamute)$/, 1.2],
  [/^@(seagull|ferret|puffin|opossum|lioncub|slime|chihuahua|pomeranian|dachshund|pug)$/, 0.75],
  [/^@(meerkat|starfish|hermitcrab|gecko|mantis|squirrel|guineapig|mole|seahorse|axolotl)$/, 0.5],
  [/^@(dragonfly|moth|lunamoth|firefly|tadpole)$/, 0.4],
  [/^@(orca|narwhal|beluga)$/, 2.4],
  [/^(ant|lady-beetle|mosquito|fly|bug)$/, 0.26],
  [/^(peanuts|@acorn|chestnut|strawberry|cherries)$/, 0.24],
  [/^honeybee$/, 0.19],
  [/^@bowlingstrike$/, 1.1],
  [/^(spider|snail|worm|beetle|cricket|cockroach)$/, 0.32],
  [/^butterfly$/, 0.42],
  [/chick$|^(mouse|hamster|chipmunk|mouse-face|frog|crab|shrimp|scorpion)/, 0.45],
  [
    /^(bird|black-bird|hedgehog|bat|dove|parrot|owl|duck|turtle|tropical-fish|fish|blowfish)$/,
    0.62,
  ],
  [/^(rabbit|rabbit-face|rooster|chicken|penguin|beaver|otter|skunk|goose|koala)$/, 0.8],
  [/^(baby)/, 0.8],
  [/^(child|boy|girl)/, 1.2],
  [/^robot$/, 1.5],
  [/^(dog|dog-face|fox|poodle|raccoon|monkey|pig|ewe|goat|badger|sloth)/, 1.05],
  [/^(wolf|leopard|deer|ram|llama|seal|kangaroo|panda|tiger|lion|gorilla|orangutan|boar)/, 1.4],
  [
    /^(bear|polar-bear|cow|ox|bison|horse|unicorn|zebra|donkey|camel|two-hump|crocodile|moose)/,
    1.7,
  ],
  [/^(elephant|giraffe|mammoth|rhinoceros|hippopotamus|t-rex|sauropod|dragon|shark|octopus)/, 2.3],
  [/^(@doubledecker|@pirateship|@sailingship)$/, 2.3],
  [/^(whale|spouting-whale)/, 2.6],
  [
    /^(bicycle|@flowerbicycle|motor-scooter|kick-scooter|@swing|@armchair|@archerytarget|@easel|@bench)/,
    1.5,
  ],
  [/^@(laidtable\d|meetingtable|picniccloth|floorrug|widebench)$/, 1.1],
  [/^(chair|@table|@stump|@lamp)$/, 1.1],
  [/^@(convertible|opentractor)$/, 2.2],
  [/^(bed|@sofa|couch-and-lamp|bathtub|@hottub|@hammock|@grandpiano|motorcycle|canoe)$/, 1.9],
  [/^(@coffee|@plate)$/, 0.45],
  [
    /^(softball|@tennisball|baseball|soccer-ball|@rubberball|basketball|volleyball|american-football|rugby-football|flying-disc|yarn)$/,
    0.32,
  ],
  [/^@loftbed$/, 2.2],
  [
    /^(@portal|@fridge|@wardrobe|@locker|@floorcurtain|@phonebooth|@clawmachine|@wall|@clothesline|door)$/,
    1.9,
  ],
  [/^(@oven|@washer|@dishwasher|@stroller|@lawnmower|@wheelbarrow)$/, 1.1],
  [/^@(strandkorb|sheetline|spiralstairs)$/, 1.9],
  [/^@(gamingdesk|tomatoplant)$/, 1.4],
  [/^@(landingrocket|parkedplane)$/, 2.4],
  [/^@oneswing$/, 2.5],
  [/^@(loom|pillowfort)$/, 1.7],
  [/^@rockface$/, 2.6],
  [/^@beehive$/, 1.15],
  [/^@ridemower$/, 1.5],
  [/^@pizzabox$/, 0.6],
  [/^@(?:gold)?fishbowl$/, 0.7],
  [/^bone$/, 0.45],
  [/^@(cardtable|chesstable|roundtable)$/, 0.82],
  [/^television$/, 0.9],
  [/^@?snowman/, 1.4],
  [/^@(toaster|kettle|microwave|blender|coffeemachine|iron|hairdryer|sewingmachine)$/, 0.55],
  [/^(teddy-bear|potted-plant|wrapped-gift|backpack|luggage|@suitcase)$/, 0.7],
];
/** By the art pack's category. */
const STATURES_OF_KINDS: readonly (readonly [category: RegExp, stature: number])[] = [
  [/^person/, 1.5],
  [/^transport-(ground|air|water)/, 2.2],
  [/^(food|drink|phone|writing|dishware|money|lock|science|mail|light-video|game)/, 0.42],
  [/^(book|computer|office|music|musical|household|tool|clothing|award)/, 0.6],
  [/^plant-flower/, 0.95],
];

export const statureOf = (glyph: string, category: string): number =>
  STATURES.find(([glyphs]) => glyphs.test(glyph))?.[1] ??
  STATURES.find(([glyphs]) => glyphs.test(kinOf(glyph)))?.[1] ??
  STATURES_OF_KINDS.find(([kind]) => kind.test(category))?.[1] ??
  naturalSize(glyph, category);
