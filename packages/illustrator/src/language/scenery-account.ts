import { hasHands } from './faces.ts';
import { INTERIOR_NAMES } from './indoors.ts';
import { isAnimate, isBuilding } from './kinds-of-things.ts';
import { phrases } from './phrases.ts';
import { type Item, senseOf } from './sense.ts';
import { isLikeness } from './sentence.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import { textOf } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** Parts of a picture that places and things bring along; `places` null: everything under a sky. */
interface Scenery {
  readonly words: string;
  readonly places: readonly SettingName[] | null;
  /** Also where such a thing is in the picture. */
  readonly with?: 'animate' | 'beast' | 'hands' | 'building' | 'plant' | 'ship' | 'anything';
}

/** Places with grass and trees. */
export const GREEN_PLACES: readonly SettingName[] = [
  'hills',
  'park',
  'forest',
  'jungle',
  'village',
  'mountain',
  'lake',
  'savanna',
];
const WATERS: readonly SettingName[] = [
  'ocean',
  'beach',
  'lake',
  'underwater',
  'cliff',
  'cove',
  'canal',
  'harbour',
  'pier',
  'pool',
  'hotspring',
  'pondgarden',
];
const ROOFED: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'cave',
  'stage',
  'abstract',
  'underwater',
]);

const SCENERY: readonly Scenery[] = [
  {
    words:
      'hair, leg, legs, face, head, body, skin, belly, nose, ears, eyes, shoulder, shoulders, neck',
    places: [],
    with: 'animate',
  },
  {
    words:
      'scales, fur, tail, tails, mane, beak, claw, claws, paw, paws, horns, antlers, whiskers, feathers',
    places: [],
    with: 'beast',
  },
  { words: 'arms, hand, hands, fingers', places: [], with: 'hands' },
  {
    words: 'petal, stem, bark, root, roots, branches, needles, foliage, leaves',
    places: [],
    with: 'plant',
  },
  { words: 'grass, foliage, canopy', places: GREEN_PLACES },
  { words: 'branches, fern, ferns', places: ['jungle'] },
  { words: 'vine, vines', places: ['jungle'] },
  { words: 'seaweed, kelp, algae', places: ['underwater'] },
  {
    words: 'water, wave, wave crest, tide, surf, current, foam, spray, ripple, ripples, surface',
    places: WATERS,
  },
  { words: 'sand', places: ['beach', 'desert'] },
  { words: 'pavement, tarmac', places: ['street', 'road'] },
  { words: 'sky, horizon', places: null },
  { words: 'ground, floor, shadow, shadows', places: null, with: 'anything' },
  {
    words: 'window, windows, wall, walls, floor, ceiling, curtain, curtains',
    places: ['room', ...INTERIOR_NAMES],
    with: 'building',
  },
  {
    words:
      'sloped ceiling, sloping ceiling, slanted ceiling, slanted ceilings, sloped ceilings, sloped roof, wooden beams, rafters, beams, sloped, slanted, sloping, skylight',
    places: ['attic'],
  },
  { words: 'roof, chimney', places: ['village'], with: 'building' },
  { words: 'sail, sails, mast, deck', places: [], with: 'ship' },
  { words: 'light, lights', places: ['city', 'street', 'stage', 'disco', 'alley'] },
  { words: 'counter', places: ['cafe', 'bakery', 'bar'] },
];

const SCENERY_OF_WORDS = new Map<string, Scenery[]>();
for (const scenery of SCENERY) {
  for (const word of phrases(scenery.words)) {
    SCENERY_OF_WORDS.set(word, [...(SCENERY_OF_WORDS.get(word) ?? []), scenery]);
  }
}

interface Picture {
  readonly cast: Cast;
  readonly account: WordAccount;
  /** Null: the illustrator chooses a place that fits the subjects. */
  readonly setting: SettingName | null;
  readonly vocabulary: Vocabulary;
  /** The words for what the prompt wants to be absent. */
  readonly absent: ReadonlySet<Item>;
}

/** Claims the words for parts that the place or a subject brings along. */
export function claimScenery(sentence: readonly Item[], picture: Picture): void {
  for (const [i, item] of sentence.entries()) {
    if (senseOf(item, 'noun')?.glyph !== null || isLikeness(sentence, i)) continue;
    const shown = SCENERY_OF_WORDS.get(item.text)?.some((scenery) => isShown(scenery, picture));
    // "an ocean without waves" has them all the same.
    if (shown && picture.absent.has(item)) picture.account.reject(item);
    else if (shown) picture.account.draw(item);
  }
}

function isShown(scenery: Scenery, { cast, setting, vocabulary }: Picture): boolean {
  const { places, with: kind } = scenery;
  if (places === null && (setting === null || !ROOFED.has(setting))) return true;
  if (places !== null && setting !== null && places.includes(setting)) return true;
  return cast.subjects.some(({ glyph, person, hasLimbs }) => {
    if (kind === 'anything') return true;
    if (kind === 'hands') return person !== null || hasLimbs === true || hasHands(glyph);
    if (kind === 'animate') return isAnimate(glyph, vocabulary);
    if (kind === 'beast')
      return isAnimate(glyph, vocabulary) && (person === null || glyph.startsWith('mer'));
    if (kind === 'building') return isBuilding(glyph, vocabulary);
    if (kind === 'ship') return glyph === 'sailboat';
    return kind === 'plant' && (vocabulary.categoryOf(glyph) ?? '').startsWith('plant');
  });
}

/** Places whose sky has clouds by day. */
const CLOUDY: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  ...GREEN_PLACES,
  'beach',
  'ocean',
  'cliff',
  'city',
  'street',
  'alley',
  'road',
  'station',
  'wedding',
  'garden',
  'backyard',
  'pondgarden',
  'farmyard',
  'playground',
  'market',
  'terrace',
  'snowfield',
  'desert',
]);

const MOVING =
  '(?:mov|drift|float|pass|roll|sail|rac|rush|stream|glid|slid|scroll|cross)(?:e|s|es|ing)?';
const IS_MOVING = new RegExp(`^${MOVING}$`);
const MOVING_CLOUDS = new RegExp(
  `\\bclouds? (?:(?:are|slowly|gently|softly|fast|quickly) )*${MOVING}\\b|\\b${MOVING} (?:\\w+ )?clouds?\\b`,
  'i',
);

/** Whether the clouds of a sky cross it, which else only rock. */
export const saysMovingClouds = (prompt: string): boolean => MOVING_CLOUDS.test(prompt);

const FAST =
  /\b(?:fast|quick(?:ly)?|rapid(?:ly)?|time[- ]?lapse|speed(?:ed)? up|racing|rushing)\b/i;

/** Whether they cross it several times in a loop: "clouds moving fast", "timelapse of drifting clouds". */
export const saysFastClouds = (prompt: string): boolean =>
  saysMovingClouds(prompt) && FAST.test(prompt);

/** Seas whose waves come in. */
const ROLLING: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'ocean',
  'beach',
  'cliff',
  'cove',
]);

const COMING_IN = /^(?:rolling|lapping|washing|crashing|breaking|moving|coming)$/;

/** "waves rolling onto a beach". */
export function claimRollingWaves(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): void {
  if (!ROLLING.has(setting)) return;
  for (const [i, item] of sentence.entries()) {
    const isOfWaves = [sentence[i - 1], sentence[i + 1]].some((other) =>
      /\b(?:waves?|surf|tide)$/.test(other?.text ?? ''),
    );
    if (isOfWaves && COMING_IN.test(item.text)) account.draw(item);
  }
}

/** Clouds that the sky of the place has anyway: "summer clouds", "clouds moving". */
export function claimClouds(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): void {
  if (!CLOUDY.has(setting)) return;
  for (const [i, item] of sentence.entries()) {
    if (!/\bclouds?$/.test(item.text) || /^(no|without)$/.test(sentence[i - 1]?.text ?? ''))
      continue;
    account.draw(item);
    const next = sentence[i + 1];
    if (next && IS_MOVING.test(next.text)) account.draw(next);
    if (!saysFastClouds(textOf(sentence))) continue;
    account.drawAll(sentence.filter(({ text }) => FAST.test(text)));
  }
}
