import { kinOf } from '../language/kin.ts';

/** Whether and where one can sit on or in things. */

const CONTAINERS: Readonly<Record<string, number>> = {
  '@carriagewindow': 0.7,
  '@hotairballoon': 0.84,
  '@airship': 0.84,
  '@submarine': 0.3,
  bathtub: 0.4,
  '@hottub': 0.1,
  '@stroller': 0.4,
  '@wheelbarrow': 0.3,
  '@bowl': 0.16,
  '@eggshell': 0.12,
  '@blanket': 0.2,
  teapot: 0.12,
  'jack-o-lantern': 0.24,
  hole: 0.45,
  'bowl-with-spoon': 0.42,
  '@coffee': 0.3,
  'teacup-without-handle': 0.03,
  'steaming-bowl': 0.45,
  '@paperboat': 0.56,
  '@openboat': 0.25,
  '@opencanoe': 0.5,
  speedboat: 0.4,
  '@kayak': 0.3,
  '@gondola': 0.5,
  '@basket': 0.5,
  '@laundrybasket': 0.3,
  '@emptylaundrybasket': 0.06,
  '@crib': 0.5,
  '@box': 0.3,
  '@crate': 0.08,
  package: 0.3,
  automobile: 0.1,
  '@convertible': 0.32,
  '@opentractor': 0.54,
  'racing-car': 0.2,
  tractor: 0.2,
  'sport-utility-vehicle': 0.06,
  '@wagon': 0.42,
  '@minecart': 0.36,
  '@bucket': 0.38,
  '@flowerpot': 0.02,
  '@milkcan': 0.04,
  '@barrel': 0.2,
  '@cauldron': 0.38,
  '@chest': 0.56,
  '@hammock': 0.62,
  '@kotatsu': 0.46,
  '@doubledecker': 0.04,
  '@pirateship': 0.72,
  '@marketstall': 0.63,
  '@sailingship': 0.72,
  '@vikingship': 0.74,
  'flying-saucer': 0.4,
  basket: 0.5,
  amphora: 0.06,
  '@vase': 0.05,
  'shopping-cart': 0.3,
  '@horsecarriage': 0.38,
  'potted-plant': 0.6,
  wastebasket: 0.2,
  '@trashcan': 0.21,
  '@dumpster': 0.32,
  '@freezer': 0.44,
  bed: 0.45,
  '@tuckbed': 0.52,
  '@sitbed': 0.52,
  'wrapped-gift': 0.24,
  roller: 0.4,
  'hiking-boot': 0.02,
  'womans-boot': 0.02,
  socks: 0.03,
  '@upturnedhat': 0.14,
  handbag: 0.26,
  luggage: 0.5,
  '@suitcase': 0.27,
  briefcase: 0.5,
  '@opensuitcase': 0.6,
  '@opengift': 0.14,
  '@opensleepingbag': 0.42,
  '@toaster': 0.14,
  '@chimney': 0.1,
  '@jug': 0.12,
  '@mailbox': 0.2,
  '@painting': 0.3,
  '@openlaptop': 0.2,
  '@typewriter': 0.3,
  skull: 0.1,
  brain: 0.1,
  '@pumpkin': 0.2,
  tulip: 0.12,
  'wine-glass': 0.02,
  'beer-mug': 0.24,
};

/** Lifeless things that have no inside in life, but out of which something may come or grow all the same. */
const HOLLOW =
  /^(clothing|dishware|drink|food-|household|book-paper|mail|musical-instrument|time|game|tool|light-video|office|computer|phone|plant-flower|other-object|science|award-medal|lock|sound|arts-crafts|event|sport)/;

/** Whether something can be shown in it or coming out of it. */
export const isHollow = (glyph: string, category: string): boolean =>
  CONTAINERS[glyph] !== undefined || (HOLLOW.test(category) && SADDLES[glyph] === undefined);

/** Where the opening is that is not in the middle, in widths of the box. */
const MOUTHS: Readonly<Record<string, number>> = {
  speedboat: 0.16,
  '@tireswing': -0.35,
  '@horsecarriage': -0.1,
  '@opentractor': -0.17,
  'pickup-truck': 0.27,
  '@vintagetruck': 0.26,
  '@stroller': 0.16,
  'hiking-boot': -0.16,
  'womans-boot': -0.14,
  socks: -0.02,
  'running-shoe': -0.08,
  // The flat of its back, beside the tail.
  whale: -0.15,
};
export const mouthOf = (glyph: string): number => MOUTHS[glyph] ?? 0;

/** How far down a container's brim is (fraction of its height), or null when it has no inside. */
export const brimOf = (glyph: string): number | null => CONTAINERS[glyph] ?? null;

/** Where a rider's seat is, as a fraction of the mount's height from its top. */
const SADDLES: Readonly<Record<string, number>> = {
  bicycle: 0.18,
  '@gokart': 0.76,
  '@unicycle': 0.08,
  '@tricycle': 0.5,
  '@tandem': 0.55,
  '@moped': 0.4,
  '@quadbike': 0.42,
  '@chairlift': 0.72,
  '@flowerbicycle': 0.2,
  'motor-scooter': 0.36,
  'pickup-truck': 0.36,
  '@vintagetruck': 0.36,
  motorcycle: 0.34,
  'kick-scooter': 0.86,
  horse: 0.42,
  ox: 0.32,
  bison: 0.22,
  cow: 0.38,
  'water-buffalo': 0.3,
  tiger: 0.36,
  leopard: 0.36,
  zebra: 0.42,
  donkey: 0.42,
  dog: 0.42,
  cat: 0.42,
  goat: 0.42,
  ram: 0.36,
  ewe: 0.24,
  pig: 0.24,
  rabbit: 0.4,
  rhinoceros: 0.28,
  hippopotamus: 0.2,
  kangaroo: 0.52,
  mouse: 0.36,
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
  '@ostrich': 0.4,
  '@emu': 0.4,
  '@capybara': 0.42,
  '@orca': 0.4,
  '@narwhal': 0.42,
  '@alpaca': 0.52,
  '@seahorse': 0.5,
  swan: 0.5,
  duck: 0.45,
  rooster: 0.45,
  flamingo: 0.4,
  rocket: 0.3,
  '@bench': 0.52,
  '@widebench': 0.52,
  '@skateboard': 0.24,
  'couch-and-lamp': 0.74,
  chair: 0.55,
  '@armchair': 0.58,
  '@throne': 0.62,
  '@deckchair': 0.7,
  '@picnictable': 0.36,
  '@staircase': 0.5,
  '@doormat': 0.8,
  '@sleepingbag': 0.66,
  '@coolerbox': 0.34,
  '@sandbox': 0.72,
  '@mattress': 0.56,
  '@bunkbed': 0.72,
  '@chestofdrawers': 0.11,
  '@nightstand': 0.1,
  '@sideboard': 0.41,
  '@ottoman': 0.42,
  '@cardstack': 0.42,
  '@barstool': 0.08,
  '@barberchair': 0.6,
  '@pillow': 0.5,
  '@dryer': 0.06,
  '@trainseat': 0.66,
  '@flyingbroom': 0.5,
  '@rockingchair': 0.56,
  '@salonchair': 0.6,
  '@sofa': 0.72,
  sled: 0.3,
  bed: 0.5,
  '@hammock': 0.62,
  '@haybale': 0.04,
  '@moonseat': 0.7,
  '@bookstack': 0.2,
  '@spreadbook': 0.5,
  '@crackedslab': 0.42,
  '@radiator': 0.42,
  '@laundrypile': 0.5,
  '@stump': 0.12,
  '@log': 0.52,
  '@lilypad': 0.3,
  '@waterlily': 0.3,
  '@boulder': 0.06,
  '@swing': 0.76,
  '@seesaw': 0.46,
  '@balance': 0.64,
  '@monkeybars': 0.05,
  '@tireswing': 0.85,
  '@treadmill': 0.84,
  '@oneswing': 0.73,
  '@wheelchair': 0.52,
  '@patientchair': 0.5,
  '@examtable': 0.04,
  '@snowmobile': 0.42,
  '@jetski': 0.34,
  cloud: 0.3,
  whale: 0.42,
  'spouting-whale': 0.45,
  dolphin: 0.3,
  shark: 0.35,
  turtle: 0.22,
  crocodile: 0.35,
  snail: 0.2,
  '@slug': 0.45,
  '@carpet': 0.5,
  '@rug': 0.5,
  '@bridge': 0.36,
  '@suspensionbridge': 0.64,
  '@stonetowerbridge': 0.64,
  '@ropebridge': 0.65,
  '@coveredbridge': 0.3,
  castle: 0.24,
  locomotive: 0.2,
  '@steamtrain': 0.36,
  '@electrictrain': 0.3,
  '@bullettrain': 0.02,
  '@viaduct': 0.01,
  tractor: 0.3,
  '@ridemower': 0.5,
  'deciduous-tree': 0.42,
  '@cherrytree': 0.4,
  '@oaktree': 0.4,
  '@willowtree': 0.4,
  '@birchtree': 0.4,
  '@autumntree': 0.4,
  '@baretree': 0.5,
  'evergreen-tree': 0.4,
  'palm-tree': 0.3,
  '@firtree': 0.4,
  '@cypress': 0.4,
  '@leaftree': 0.4,
  '@coconutpalm': 0.3,
  '@acacia': 0.2,
  '@baobab': 0.3,
  '@fence': 0.06,
  '@balancebeam': 0.02,
  '@branch': 0.56,
  'nest-with-eggs': 0.22,
  '@wire': 0.23,
  '@tightrope': 0.04,
  '@flatkeyboard': 0.42,
  '@goldpile': 0.3,
  '@crag': 0.02,
  '@leafperch': 0.47,
  'leaf-fluttering-in-wind': 0.47,
  '@table': 0,
  '@plate': 0.5,
  '@tray': 0.5,
  '@coolingrack': 0.36,
  '@bakingtray': 0.4,
  '@laidtowel': 0.5,
  '@laidblanket': 0.5,
  '@checkedblanket': 0.5,
  '@flatrock': 0.24,
  '@opencreamjar': 0.2,
  '@wallboard': 0.12,
  '@marbleslab': 0.42,
  '@stoneslab': 0.42,
  '@cuttingboard': 0.46,
  '@strandkorb': 0.7,
  '@plateabove': 0.7,
  '@boardabove': 0.6,
  '@podium': 0.24,
  '@landblock': 0.36,
  '@cityblock': 0.36,
  '@roomblock': 0.66,
  '@floatingisland': 0.16,
  '@streamisland': 0.16,
  'birthday-cake': 0.3,
  '@cake': 0.3,
  pancakes: 0.22,
  '@pancakes': 0.22,
  waffle: 0.4,
  bread: 0.16,
  '@cakestand': 0.2,
  door: 0.56,
  blossom: 0.36,
  'cherry-blossom': 0.46,
  sunflower: 0.42,
  hibiscus: 0.44,
  lotus: 0.46,
  rose: 0.2,
  house: 0.08,
  '@cabin': 0.1,
  '@barn': 0.12,
  '@igloo': 0.02,
  '@iceberg': 0.2,
};

/**
 * On them people sit with their feet near the ground. Their sizes for who sits there, as shares of what the natural
 * sizes of both give.
 */
const SEATS: Readonly<Record<string, number>> = {
  chair: 0.85,
  '@armchair': 0.92,
  '@throne': 0.85,
  '@deckchair': 0.9,
  '@rockingchair': 0.95,
  '@salonchair': 0.72,
  '@patientchair': 0.85,
  '@wheelchair': 0.85,
  '@trainseat': 0.96,
  '@bench': 0.85,
  '@widebench': 0.85,
  '@sofa': 0.85,
  'couch-and-lamp': 0.85,
  '@stump': 0.7,
  '@oneswing': 1.45,
  '@seesaw': 1,
  '@balance': 1,
};

export const isSeat = (glyph: string): boolean => SEATS[glyph] !== undefined;

/** @returns 1 for what is no seat */
export const seatSizeOf = (glyph: string): number => SEATS[glyph] ?? 1;

/** Cars and tractors without a roof, as large as those in them need it. */
export const isOpenVehicle = (glyph: string): boolean => /^@(convertible|opentractor)$/.test(glyph);

/** Pieces of land or rooms with several things on their ground. */
export const isSmallWorld = (glyph: string): boolean =>
  /^@(landblock|cityblock|roomblock)$/.test(glyph);

/** Fruit on which one stands below the stem and the leaf, as a fraction of its height from its top. */
const BELOW_STEMS: Readonly<Record<string, number>> = {
  tangerine: 0.2,
  'red-apple': 0.22,
  'green-apple': 0.22,
  pear: 0.14,
  peach: 0.16,
  strawberry: 0.14,
  'cheese-wedge': 0.06,
};

const knownSaddleOf = (glyph: string): number | undefined =>
  SADDLES[glyph] ?? BELOW_STEMS[glyph] ?? SADDLES[kinOf(glyph)];

/** Whether the seat is elsewhere than where the drawing ends above its middle. */
export const hasSaddle = (glyph: string): boolean => knownSaddleOf(glyph) !== undefined;

/** @returns the top of the drawing, 0, when nothing better is known */
export const saddleOf = (glyph: string): number => knownSaddleOf(glyph) ?? 0;

/** One hangs below it by the hands, above the ground on which it stands. */
export const isHungBelow = (glyph: string): boolean => /^@(?:branch|monkeybars)$/.test(glyph);

/** Where something hangs from it, in its heights from the ground. */
export const hookOf = (glyph: string): number =>
  isHungBelow(glyph) ? 1 - saddleOf(glyph) : glyph === '@vine' ? 0.2 : 0.06;

const BOARDS = new Set([
  '@surfboard',
  '@snowboard',
  'skateboard',
  '@skateboard',
  '@carpet',
  '@skis',
  'snowboarder',
]);

/** Ridden standing. */
export const isBoard = (glyph: string): boolean => BOARDS.has(glyph);

/** Two on them sit on two. */
const SINGLE =
  /bicycle|scooter|skateboard|^chair$|@armchair|@throne|@deckchair|@rockingchair|@salonchair|@trainseat|@swing|@surfboard|@snowboard|@skis|^sled$|@stump/;

export const isForOne = (glyph: string): boolean => SINGLE.test(glyph);

/** On curved runners: it rocks with the one who sits on it. */
export const isRocker = (glyph: string): boolean => /^@(rockingchair|rockinghorse)$/.test(glyph);

/** A few people walk over it behind each other. */
export const isFootbridge = (glyph: string): boolean => /^@(?:suspension)?bridge$/.test(glyph);
