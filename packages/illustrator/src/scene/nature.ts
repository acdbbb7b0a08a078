import type { Subject } from '../language/spec.ts';
import { AIRBORNE, SHIPS } from './habitats.ts';

/** What things are by nature: how big, where they live, whether one can sit on or in them. */

/** Size beside a cat, which is 1. Not to scale: a whale would leave no room for the cat. */
const NATURAL_SIZES: Readonly<Record<string, number>> = {
  castle: 2.3,
  'japanese-castle': 2.3,
  house: 1.8,
  '@cabin': 1.9,
  '@barn': 2,
  '@windmill': 2.4,
  '@pyramid': 2.4,
  '@tent': 1.5,
  '@igloo': 1.6,
  '@sandcastle': 1.1,
  '@bridge': 2.2,
  '@well': 1.2,
  '@fountain': 1.4,
  '@fireplace': 1.5,
  '@bookshelf': 1.7,
  'derelict-house': 2,
  'house-with-garden': 1.9,
  hut: 1.7,
  church: 2.1,
  'tokyo-tower': 2.6,
  'statue-of-liberty': 2.4,
  'ferris-wheel': 2.2,
  'circus-tent': 2,
  '@lighthouse': 2.6,
  '@cherrytree': 2.4,
  '@autumntree': 2.4,
  'deciduous-tree': 2.2,
  'evergreen-tree': 2.2,
  'palm-tree': 2.2,
  'christmas-tree': 1.8,
  '@bamboo': 2,
  broom: 1.1,
  '@branch': 1.9,
  'jack-o-lantern': 0.8,
  'birthday-cake': 0.9,
  'hot-beverage': 0.75,
  '@streetlamp': 2.3,
  '@iceberg': 2,
  '@rainbow': 2.6,
  volcano: 2.4,
  mountain: 2.4,
  '@moon': 1.3,
  '@sun': 1.3,
  '@hotairballoon': 1.5,
  '@airship': 1.6,
  '@submarine': 1.5,
  '@carriage': 1.7,
  '@swing': 1.5,
  '@slide': 1.4,
  '@bench': 1.35,
  '@hammock': 1.6,
  '@table': 1.3,
  '@haybale': 1.1,
  '@boulder': 1.1,
  '@cello': 1.25,
  '@doublebass': 1.4,
  '@harp': 1.25,
  '@drumkit': 1.35,
  '@grandpiano': 1.5,
  '@easel': 1.1,
  '@surfboard': 1.25,
  '@raft': 1.4,
  '@gondola': 1.7,
  '@carpet': 1.35,
  '@rug': 1.5,
  '@dumbbell': 0.8,
  '@flute': 0.7,
  '@clarinet': 0.75,
  '@lantern': 0.6,
  '@jar': 0.7,
  '@bucket': 0.6,
  '@wateringcan': 0.62,
  '@basket': 0.85,
  '@bowl': 0.85,
  '@fishbowl': 1.1,
  '@paperboat': 0.8,
  whale: 1.7,
  'spouting-whale': 1.7,
  elephant: 1.5,
  mammoth: 1.6,
  giraffe: 1.6,
  hippopotamus: 1.35,
  rhinoceros: 1.35,
  camel: 1.4,
  'two-hump-camel': 1.4,
  horse: 1.35,
  unicorn: 1.35,
  llama: 1.2,
  deer: 1.2,
  bison: 1.3,
  ox: 1.3,
  cow: 1.3,
  'water-buffalo': 1.3,
  dragon: 1.35,
  't-rex': 1.5,
  sauropod: 1.7,
  'polar-bear': 1.2,
  crocodile: 1.2,
  shark: 1.3,
  mouse: 0.6,
  'mouse-face': 0.65,
  hamster: 0.65,
  chipmunk: 0.6,
  honeybee: 0.5,
  butterfly: 0.5,
  'lady-beetle': 0.45,
  ant: 0.4,
  snail: 0.55,
  bug: 0.45,
  spider: 0.5,
  bird: 0.7,
  'baby-chick': 0.55,
  'front-facing-baby-chick': 0.55,
  'hatching-chick': 0.6,
  duck: 0.8,
  hedgehog: 0.7,
  frog: 0.75,
  automobile: 1.3,
  taxi: 1.3,
  'racing-car': 1.35,
  'delivery-truck': 1.5,
  bus: 1.6,
  tractor: 1.5,
  'fire-engine': 1.6,
  locomotive: 1.6,
  bicycle: 1.25,
  motorcycle: 1.35,
  'motor-scooter': 1.15,
  'kick-scooter': 1,
  skateboard: 0.95,
  sailboat: 1.5,
  canoe: 1.4,
  ship: 1.7,
  'passenger-ship': 1.7,
  rocket: 1.25,
  'flying-saucer': 1.2,
  helicopter: 1.3,
  airplane: 1.4,
  'small-airplane': 1.2,
  'ringed-planet': 1.5,
  bathtub: 1.5,
  bed: 1.7,
  'couch-and-lamp': 1.7,
  balloon: 0.85,
  blossom: 0.65,
  tulip: 0.6,
  rose: 0.6,
  hibiscus: 0.65,
  sunflower: 0.9,
  cactus: 1.1,
  mushroom: 0.7,
  seedling: 0.5,
  'potted-plant': 0.75,
  candle: 0.7,
  'open-book': 0.62,
  books: 0.7,
  crown: 0.6,
  'top-hat': 0.6,
  fire: 0.8,
  '@campfire': 0.85,
  snowman: 1.1,
  guitar: 0.95,
  violin: 0.75,
  trumpet: 0.75,
  saxophone: 0.8,
  accordion: 0.8,
  banjo: 0.9,
  drum: 0.75,
  umbrella: 1,
  'red-apple': 0.5,
  carrot: 0.5,
  cherries: 0.45,
  key: 0.5,
  'gem-stone': 0.6,
  ring: 0.5,
  'soccer-ball': 0.55,
  basketball: 0.55,
  tennis: 0.4,
  teapot: 0.8,
};

const SIZES_OF_KINDS: readonly (readonly [category: RegExp, size: number])[] = [
  [/^food-(fruit|vegetable)/, 0.5],
  [/^food-/, 0.62],
  [/^(drink|phone|lock|writing|light-video)/, 0.65],
];

/** @param category the art pack's, tells how big an unlisted thing is */
export const naturalSize = (glyph: string, category = ''): number =>
  NATURAL_SIZES[glyph] ?? SIZES_OF_KINDS.find(([kind]) => kind.test(category))?.[1] ?? 1;

/** Besides what the director sends into the sky. */
const ALSO_IN_THE_AIR = new Set(
  `@star glowing-star man-fairy woman-fairy globe-showing-europe-africa globe-showing-asia-australia
  full-moon new-moon full-moon-face sun-with-face mosquito fly high-voltage snowflake`.split(/\s+/),
);

/** Flies or hangs in the sky unless the prompt says that it walks. */
export const livesInTheAir = (glyph: string, category: string): boolean =>
  AIRBORNE.has(glyph) || ALSO_IN_THE_AIR.has(glyph) || category === 'transport-air';

const SKY_BODIES = new Set(
  `@moon @sun ringed-planet comet globe-showing-americas globe-showing-europe-africa
  globe-showing-asia-australia full-moon crescent-moon new-moon full-moon-face sun-with-face`.split(
    /\s+/,
  ),
);

/** Moons, suns and planets: drawn in the sky itself. */
export const isSkyBody = (glyph: string): boolean => SKY_BODIES.has(glyph);

const SCENERY = new Set(
  `@rainbow castle @cabin house hut derelict-house house-with-garden @lighthouse @iceberg volcano
  mountain snow-capped-mountain mount-fuji tokyo-tower church @cherrytree @autumntree deciduous-tree
  evergreen-tree palm-tree christmas-tree @streetlamp ferris-wheel cloud japanese-castle circus-tent
  statue-of-liberty stadium @windmill @barn @pyramid @bridge @bamboo @fireplace @bookshelf @tent
  @igloo office-building school hospital bank hotel convenience-store department-store factory
  mosque synagogue hindu-temple shinto-shrine kaaba moai roller-coaster carousel-horse
  playground-slide @fountain @well tree`.split(/\s+/),
);

/** Stands behind the actors: buildings, trees, moons. */
export const isScenery = (glyph: string): boolean => SCENERY.has(glyph) || isSkyBody(glyph);

/** Floats on the water's surface with its hull in it. */
export const isShip = (glyph: string): boolean => SHIPS.has(glyph);

const CONTAINERS: Readonly<Record<string, number>> = {
  '@hotairballoon': 0.84,
  '@airship': 0.84,
  '@submarine': 0.3,
  bathtub: 0.4,
  '@bowl': 0.5,
  'bowl-with-spoon': 0.42,
  'hot-beverage': 0.3,
  'teacup-without-handle': 0.04,
  'steaming-bowl': 0.45,
  canoe: 0.4,
  '@gondola': 0.5,
  '@basket': 0.5,
  '@box': 0.42,
  package: 0.3,
  automobile: 0.1,
  'racing-car': 0.2,
  'pickup-truck': 0.12,
  tractor: 0.2,
  taxi: 0.1,
  'sport-utility-vehicle': 0.06,
  'delivery-truck': 0.1,
  bus: 0.04,
  '@wagon': 0.42,
  '@minecart': 0.36,
  '@bucket': 0.42,
  '@barrel': 0.2,
  '@cauldron': 0.38,
  '@chest': 0.56,
  '@hammock': 0.62,
  'flying-saucer': 0.4,
  basket: 0.5,
  'shopping-cart': 0.3,
  '@carriage': 0.5,
  'potted-plant': 0.6,
  wastebasket: 0.2,
  bed: 0.45,
  'wrapped-gift': 0.3,
  roller: 0.4,
};

/** How far down a container's brim is (fraction of its height), or null when it has no inside. */
export const brimOf = (glyph: string): number | null => CONTAINERS[glyph] ?? null;

/** One looks through it at what is inside. */
export const isTransparent = (glyph: string): boolean =>
  glyph === '@fishbowl' ||
  glyph === 'ring-buoy' ||
  glyph === '@jar' ||
  glyph === 'bubbles' ||
  glyph === '@snowglobe' ||
  glyph === 'crystal-ball' ||
  glyph === 'wheel';

/** Animals with a glyph of their face, from which a puppet with hands is made. */
const FACES: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  'black-cat': 'cat-face',
  dog: 'dog-face',
  poodle: 'dog-face',
  horse: 'horse-face',
  cow: 'cow-face',
  pig: 'pig-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
};

/** The glyph of an animal's face, when it is drawn whole and has one; else the glyph itself. */
export const faceOf = (glyph: string): string => FACES[glyph] ?? glyph;

/** Where a rider's seat is, as a fraction of the mount's height from its top. */
const SADDLES: Readonly<Record<string, number>> = {
  bicycle: 0.18,
  'motor-scooter': 0.36,
  motorcycle: 0.34,
  'kick-scooter': 0.86,
  horse: 0.42,
  unicorn: 0.45,
  camel: 0.3,
  'two-hump-camel': 0.32,
  llama: 0.5,
  elephant: 0.2,
  giraffe: 0.58,
  deer: 0.5,
  dragon: 0.52,
  't-rex': 0.42,
  sauropod: 0.55,
  ostrich: 0.4,
  swan: 0.5,
  duck: 0.45,
  rooster: 0.45,
  flamingo: 0.4,
  rocket: 0.3,
  '@bench': 0.52,
  'couch-and-lamp': 0.74,
  chair: 0.55,
  sled: 0.3,
  bed: 0.5,
  '@hammock': 0.62,
  '@haybale': 0.04,
  '@stump': 0.12,
  '@lilypad': 0.3,
  '@boulder': 0.06,
  '@swing': 0.76,
  '@snowmobile': 0.42,
  cloud: 0.3,
  whale: 0.42,
  'spouting-whale': 0.45,
  dolphin: 0.3,
  shark: 0.35,
  turtle: 0.22,
  crocodile: 0.35,
  snail: 0.2,
  '@carpet': 0.5,
  '@rug': 0.5,
  '@bridge': 0.36,
  castle: 0.24,
  locomotive: 0.2,
  tractor: 0.3,
  'deciduous-tree': 0.42,
  '@cherrytree': 0.4,
  '@autumntree': 0.4,
  'evergreen-tree': 0.4,
  'palm-tree': 0.3,
  '@fence': 0,
  '@branch': 0.56,
  '@table': 0,
  house: 0.08,
  '@cabin': 0.1,
  '@barn': 0.12,
  '@igloo': 0.02,
  '@iceberg': 0.2,
};

/** @returns the top of the drawing, 0, when nothing better is known */
export const saddleOf = (glyph: string): number => SADDLES[glyph] ?? 0;

const BOARDS = new Set([
  '@surfboard',
  '@snowboard',
  'skateboard',
  '@carpet',
  '@skis',
  'snowboarder',
]);

/** Ridden standing. */
export const isBoard = (glyph: string): boolean => BOARDS.has(glyph);

const WORN = /crown|hat|helmet|cap$|glasses|goggles|headphone|@spacehelmet/;
export const isWorn = (glyph: string): boolean => WORN.test(glyph);
/** Worn over the eyes, not on the head. */
export const isEyewear = (glyph: string): boolean => /glasses|goggles/.test(glyph);

/** "An umbrella" goes over two; "umbrellas" are one each. */
export const isSharedShelter = ({ glyph, word }: Pick<Subject, 'glyph' | 'word'>): boolean =>
  glyph === 'umbrella' && !word.endsWith('s');

/** Small and lifeless enough to be carried. */
export const canBeHeld = (glyph: string, category: string): boolean =>
  glyph === '@bamboo' ||
  (naturalSize(glyph) <= 1.4 &&
    !isScenery(glyph) &&
    !/^(animal-mammal|animal-bird|animal-marine|animal-reptile|person|transport-ground|transport-water)/.test(
      category,
    ));

const FACES_LEFT = new Set([
  'animal-mammal',
  'animal-bird',
  'animal-reptile',
  'animal-marine',
  'animal-amphibian',
  'animal-bug',
  'transport-ground',
]);
/** Seen from the front, or lettered: turning them round would show. */
const NEVER_TURNED =
  /police|ambulance|fire-engine|taxi|bus|store|hotel|school|person-|man-|woman-|-face$|oncoming|penguin|hedgehog|owl|chick|sloth|monkey|traffic|fuel|crab|spider|butterfly|octopus|beetle/;

/** The drawing looks to the left, so it must be mirrored to travel to the right. */
export const looksLeft = (glyph: string, category: string): boolean =>
  FACES_LEFT.has(category) && !NEVER_TURNED.test(glyph);

/** Heads of animals that look odd without a body, and a kind that has one. */
const WHOLE: Readonly<Record<string, string>> = {
  chicken: 'rooster',
  moose: 'deer',
  boar: 'pig',
  'pig-nose': 'pig',
  'dragon-face': 'dragon',
};
export const wholeOf = (glyph: string): string => WHOLE[glyph] ?? glyph;

/** Heads and other fronts that cannot be ridden as they are drawn, and what takes their place. */
const RIDEABLE: Readonly<Record<string, string>> = {
  'horse-face': 'horse',
  'cow-face': 'cow',
  'pig-face': 'pig',
  'dog-face': 'dog',
  'cat-face': 'cat',
  'tiger-face': 'tiger',
  'rabbit-face': 'rabbit',
  'mouse-face': 'mouse',
  'monkey-face': 'monkey',
  'dragon-face': 'dragon',
  moose: 'deer',
  broom: '@flyingbroom',
  // Nobody fits between a drawn sail and its hull.
  sailboat: 'canoe',
};
export const rideableAs = (glyph: string): string => RIDEABLE[glyph] ?? glyph;
