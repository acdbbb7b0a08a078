/** How the art pack shows things: which way they look, and what stands in for a lone head. */

import type { MotionName } from '../language/motion-name.ts';

export { faceOf, headInClothes, headOf } from '../language/face-glyphs.ts';

const FACES_LEFT = new Set([
  'animal-mammal',
  'animal-bird',
  'animal-reptile',
  'animal-marine',
  'animal-amphibian',
  'animal-bug',
  'transport-ground',
]);

/** Glyphs seen from the front or with letters, which are not mirrored. */
const NEVER_TURNED =
  /police|ambulance|fire-engine|taxi|bus|store|hotel|school|person-|man-|woman-|-face$|oncoming|penguin|(?<!h)owl|chick|sloth|monkey|traffic|fuel|crab|spider|butterfly|octopus|beetle/;

/** Of boats that have a bow, drawn at the left. */
const BOW_AT_LEFT = /^(@jetski|speedboat|motor-boat)$/;

/** Animals that can lift a foot, a wing or a flipper: an arm is drawn onto their picture. */
export const hasArms = (glyph: string, category: string): boolean =>
  (/^(?:ghost|@slime)$/.test(glyph) || /^animal-(mammal|bird|reptile|amphibian)/.test(category)) &&
  !/snake|paw-prints|feather|wing/.test(glyph);

/** The drawing looks to the left, so it must be mirrored to travel to the right. */
export const looksLeft = (glyph: string, category: string): boolean =>
  (FACES_LEFT.has(category) && !NEVER_TURNED.test(glyph)) || BOW_AT_LEFT.test(glyph);

/** Heads of animals that look odd without a body, and a kind that has one. */
const WHOLE: Readonly<Record<string, string>> = {
  chicken: 'rooster',
  moose: 'deer',
  boar: 'pig',
  'pig-nose': 'pig',
  'dragon-face': 'dragon',
};

/** The largest factor on the size of a grown animal at which it is a young one. */
const YOUNG = 0.7;

/**
 * What has a picture of its own for what it does or for its age: a dragon asleep, a snowman that waves, a baby dragon.
 * @param scale the factor on its natural size
 */
export function drawnWhile(motion: MotionName, glyph: string, scale = 1): string {
  if (motion === 'sleep' && glyph.startsWith('@firedragon')) return '@sleepingdragon';
  if (glyph === '@firedragon' && scale <= YOUNG) return '@babydragon';
  if (motion === 'hang' && glyph === 'potted-plant') return '@hangingplant';
  return glyph === '@snowman' && /^(wave|cheer|salute|point)$/.test(motion)
    ? '@wavingsnowman'
    : glyph;
}

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
  // Drawn from below.
  skateboard: '@skateboard',
  // An actor does not fit between a drawn sail and its hull.
  sailboat: '@openboat',
  '@rowboat': '@openboat',
  canoe: '@opencanoe',
  // What is drawn in these gives way to what the prompt puts into them.
  '@snowglobe': '@emptyglobe',
  '@jar': '@emptyjar',
  '@bottle': '@bottleonside',
  'light-bulb': '@clearbulb',
  bubbles: '@bubble',
  // As magicians hold it.
  'top-hat': '@upturnedhat',
  'potted-plant': '@flowerpot',
  teapot: '@glassteapot',
  keyboard: '@flatkeyboard',
  rock: '@boulder',
  // The glyph is two small leaves in the wind.
  'leaf-fluttering-in-wind': '@leafperch',
};

/** Closed things, and what they look like while something comes out of them. */
const OPENED: Readonly<Record<string, string>> = {
  luggage: '@opensuitcase',
  '@suitcase': '@opensuitcase',
  briefcase: '@opensuitcase',
  'wrapped-gift': '@opengift',
  '@laundrybasket': '@emptylaundrybasket',
  '@fridge': '@openfridge',
  '@phonebooth': '@openbooth',
};
/** What is in these comes out before the lid, which stands open behind it. */
export const hasOpenLid = (glyph: string): boolean =>
  /^@(chest|freezer|tuckbed|sitbed|opensuitcase|opengift|opensleepingbag|carriagewindow)$/.test(
    openedAs(glyph),
  );

export const openedAs = (glyph: string): string => OPENED[glyph] ?? rideableAs(glyph);

export const rideableAs = (glyph: string): string => RIDEABLE[glyph] ?? glyph;
