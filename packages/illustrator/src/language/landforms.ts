import { INTERIOR_NAMES } from './indoors.ts';
import { isBuilding } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import { phrases } from './phrases.ts';
import type { LandformName } from './place-look.ts';
import { GREEN_PLACES } from './scenery-account.ts';
import { asPart, has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const WORDS: Readonly<Record<LandformName, string>> = {
  river: 'river, rivers, stream, creek, brook, riverbank, riverside',
  waterfall: 'waterfall, waterfalls',
  puddles: 'puddle, puddles',
  mud: 'mud, mud puddle, mud puddles, muddy puddle, muddy puddles, mud bath, mud pit, mud pool',
  path: 'path, paths, trail, trails, footpath, dirt road, dirt path, winding path, pathway, walkway, hiking trail, hiking path',
  roadahead: '',
  road: 'road, highway, freeway, motorway, country road, open road, winding road, mountain road, asphalt, route, coastal road, coast road, coastal highway, road trip',
  rails:
    'rails, railway, railway track, railway tracks, railroad, railroad track, railroad tracks, train track, train tracks, rail track, rail tracks, tram tracks',
  sea: 'sea, ocean, by the sea, by the ocean, beside the sea, near the sea, at the sea, sea view, ocean view, coast, seaside',
  knoll: '',
  summit: '',
  cloudsea: '',
  floe: '',
  underbridge: '',
  nearwater: '',
  frozenlake:
    'frozen lake, frozen lakes, frozen pond, frozen river, icy lake, ice covered lake, icy pond, lake of ice',
  volcano: '',
  blackhole: 'black hole, black holes, event horizon, supermassive black hole, wormhole',
  galaxy:
    'galaxy, galaxies, spiral galaxy, spiral galaxies, andromeda, andromeda galaxy, colliding galaxies',
  domes:
    'dome, domes, glass domes, glass dome, colony, colonies, habitat, habitats, settlement, space colony, biodome, biodomes, mars base, mars colony, moon base, lunar base, greenhouse domes, research station',
  fuji: 'mount fuji, mt fuji, fuji, fujisan, fujiyama',
  breaker:
    'big wave, giant wave, huge wave, great wave, the great wave, the great wave off kanagawa, crashing wave, breaking wave, tsunami, tidal wave, barrel wave, monster wave, crashing waves, giant waves, huge waves, big waves, breaking waves',
  crossing:
    'crossing, street crossing, road crossing, pedestrian crossing, crosswalk, crosswalks, zebra crossing, zebra crossings, shibuya crossing, scramble crossing, intersection',
  traffic:
    'traffic, heavy traffic, traffic jam, traffic jams, rush hour, rush hour traffic, city traffic, busy traffic, busy road, gridlock, cars everywhere',
  tornado: 'tornado, tornadoes, tornados, twister, twisters',
  overgrowth:
    'abandoned, overgrown, derelict, dilapidated, decaying, deserted, forgotten, reclaimed by nature, covered in ivy, covered in vines, overgrown with ivy, overgrown with vines, overgrown with plants, overgrown with ferns, overgrown with moss, post apocalyptic, postapocalyptic, giant ferns',
  flood:
    'flooded, flood, floods, flooding, inundated, in a flood, floodwater, flood water, floodwaters, knee deep water, waist deep water, partially flooded, half flooded',
  hyperspace:
    'hyperspace, warp speed, light speed, lightspeed, hyperspeed, warp drive, hyperdrive, hyperspace jump, warp tunnel, speed of light, star streaks',
  swallowedstar: '',
  eyes: 'eyes between the trees, glowing eyes between the trees, big glowing eyes between the trees, big eyes between the trees, glowing eyes in the dark, glowing eyes in the darkness, eyes in the dark, eyes in the darkness, eyes in the shadows, glowing eyes in the shadows, eyes watching from the dark, eyes watching from the shadows, glowing eyes among the trees, glowing eyes behind the trees, eyes among the trees, eyes behind the trees, glowing eyes in the trees, glowing eyes in the bushes, eyes in the bushes, glowing eyes watching',
  peaks:
    'mountain, mountains, peak, peaks, snowy mountain, snowy mountains, snow capped mountains, snowcapped mountains, snow capped peaks, snowy peaks, mountain range, alps',
};
const LANDFORMS: ReadonlyMap<string, LandformName> = new Map(
  (Object.keys(WORDS) as LandformName[]).flatMap((name) =>
    phrases(WORDS[name]).map((word): [string, LandformName] => [word, name]),
  ),
);

/** Places under the sky with ground on which land can be added. */
const OPEN: ReadonlySet<SettingName> = new Set<SettingName>([...GREEN_PLACES, 'snowfield']);
const WITH_PATHS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...GREEN_PLACES,
  'desert',
  'snowfield',
  'canyon',
]);
/** Where each can be added; mountains have their peaks already. */
const PLACES: Readonly<Record<LandformName, ReadonlySet<SettingName>>> = {
  // At a river without anything afloat, the plan makes hills of the lake.
  river: new Set<SettingName>([...GREEN_PLACES, 'canyon', 'farmyard']),
  waterfall: OPEN,
  puddles: new Set<SettingName>([...OPEN, 'street', 'city', 'road', 'beach']),
  mud: new Set<SettingName>([...OPEN, 'savanna', 'road', 'beach', 'swamp']),
  path: WITH_PATHS,
  roadahead: WITH_PATHS,
  road: new Set<SettingName>(['desert', 'beach', 'snowfield', 'savanna', 'canyon', 'forest']),
  rails: new Set<SettingName>([
    ...OPEN,
    'desert',
    'savanna',
    'canyon',
    'beach',
    'street',
    'city',
    'road',
  ]),
  fuji: new Set<SettingName>([
    'hills',
    'park',
    'village',
    'lake',
    'ocean',
    'beach',
    'street',
    'city',
    'road',
  ]),
  volcano: new Set<SettingName>(),
  breaker: new Set<SettingName>(['ocean']),
  crossing: new Set<SettingName>(['street', 'city', 'road', 'alley']),
  traffic: new Set<SettingName>(['street', 'city', 'road']),
  tornado: new Set<SettingName>([
    ...OPEN,
    'desert',
    'savanna',
    'canyon',
    'road',
    'beach',
    'ocean',
    'city',
    'street',
    'farmyard',
    'cliff',
  ]),
  overgrowth: new Set<SettingName>([
    ...INTERIOR_NAMES,
    ...OPEN,
    'alley',
    'canal',
    'courtyard',
    'fairground',
    'farmyard',
    'forecourt',
    'parkinglot',
    'constructionsite',
    'zoo',
    'suburb',
    'solarfarm',
    'graveyard',
    'playground',
    'garden',
    'backyard',
    'pool',
    'road',
    'stadium',
    'stage',
    'station',
    'steps',
    'terrace',
  ]),
  flood: new Set<SettingName>([
    ...INTERIOR_NAMES,
    ...OPEN,
    'room',
    'city',
    'street',
    'road',
    'alley',
    'market',
    'terrace',
    'courtyard',
    'farmyard',
    'fairground',
    'forecourt',
    'parkinglot',
    'suburb',
    'playground',
    'graveyard',
    'garden',
    'backyard',
    'stadium',
    'stage',
    'station',
    'busstop',
    'junkyard',
    'battlefield',
    'timessquare',
    'western',
  ]),
  hyperspace: new Set<SettingName>(['space']),
  swallowedstar: new Set<SettingName>(['space']),
  eyes: new Set<SettingName>(['forest', 'jungle', 'bamboo', 'park', 'hills', 'cave']),
  sea: new Set<SettingName>(['hills', 'road', 'village']),
  knoll: new Set<SettingName>(['hills']),
  summit: new Set<SettingName>(['mountain', 'cliff']),
  // The plan adds it.
  cloudsea: new Set<SettingName>(),
  floe: new Set<SettingName>(),
  underbridge: new Set<SettingName>(),
  nearwater: new Set<SettingName>(),
  frozenlake: new Set<SettingName>(['snowfield']),
  blackhole: new Set<SettingName>(['space']),
  galaxy: new Set<SettingName>(['space']),
  domes: new Set<SettingName>(['mars', 'moonscape', 'underwater']),
  peaks: new Set<SettingName>([
    'hills',
    'park',
    'desert',
    'savanna',
    'beach',
    'ocean',
    'stadium',
    'harbour',
    'city',
    'street',
    'farmyard',
    'village',
    'snowfield',
  ]),
};

/** "a huge turquoise wave": the words that say how high it is, with its color; empty for any other wave. */
function sayHowHigh(sentence: readonly Item[], i: number): readonly Item[] {
  if (!/^waves?$/.test(sentence[i]?.text ?? '')) return [];
  const around = [...sentence.slice(Math.max(0, i - 3), i), ...sentence.slice(i + 1, i + 2)];
  const isHigh = (item: Item): boolean =>
    (senseOf(item, 'size')?.scale ?? 1) > 1 || /^(crashing|breaking)$/.test(item.text);
  if (!around.some(isHigh)) return [];
  return around.filter((item) => isHigh(item) || has(item, 'colour'));
}

/**
 * Reads what of the land the prompt names besides its place.
 * @param setting the place that was chosen; null when the prompt names none
 * @param absent the words for what the prompt does not want
 */
export function readLandforms(
  sentence: readonly Item[],
  setting: SettingName | null,
  absent: ReadonlySet<Item>,
  account: WordAccount,
): readonly LandformName[] {
  const found = new Set<LandformName>();
  for (const [i, item] of sentence.entries()) {
    const high = sayHowHigh(sentence, i);
    const isWet = /^(?:wet|rain soaked)$/.test(item.text) && has(sentence[i + 1], 'setting');
    const lowName = isWet ? 'puddles' : LANDFORMS.get(item.text);
    const name = high.length === 0 ? lowName : 'breaker';
    if (name === undefined || absent.has(item) || !PLACES[name].has(setting ?? 'hills')) continue;
    if (name === 'overgrowth' && isSaidOfThing(sentence, i)) continue;
    // Where no place is named, the sea is the place.
    if (name === 'sea' && setting === null) continue;
    found.add(name);
    account.draw(item);
    account.drawAll(high);
  }
  if (found.has('hyperspace')) claimAll(sentence, TRAVELLING, account);
  if (found.has('overgrowth')) claimAll(sentence, OF_OVERGROWTH, account);
  if (found.has('tornado')) claimAll(sentence, FAR_AWAY, account);
  if (found.has('blackhole') && isSwallowed(sentence)) {
    found.add('swallowedstar');
    claimAll(sentence, SWALLOWED, account);
  }
  if (found.has('blackhole')) claimAll(sentence, OF_BLACK_HOLES, account);
  return [...found];
}

/** "one forgotten teddy bear on the seat": what was left behind is a small thing, and the place is in use. */
function isSaidOfThing(sentence: readonly Item[], i: number): boolean {
  if (!/^(?:forgotten|abandoned|deserted)$/.test(sentence[i]?.text ?? '')) return false;
  const said = sentence
    .slice(i + 1)
    .find((item) => item.isBreak || !has(item, 'adjective') || has(item, 'noun'));
  const glyph = senseOf(said, 'noun')?.glyph ?? null;
  return glyph !== null && !has(said, 'setting') && SMALL.test(glyph);
}
/** Left behind without anything growing over it. */
const SMALL =
  /^@?(?:teddy|toy|balloon$|ring$|(?:old-)?key$|cup$|coffee$)|(?:doll|kite|hat|cap|shoe|boot|sock|glove|bag|ball)s?$|(?:scarf|umbrella|suitcase|luggage|backpack|letter|phone|camera|guitar|violin|skateboard|scooter|bicycle|glasses|mug)$|(?:^|[@-])book(?:s|stack)?$/;

const TRAVELLING =
  /^(going|goes|jump|jumping|jumps|entering|enters|travell?ing|flying|racing|zooming)$/;
const OF_OVERGROWTH =
  /^(giant ferns|ivy|vines?|ferns?|weeds|moss|plants|nature|reclaimed|tall grass|cracks)$/;
const FAR_AWAY = /^(far|away|far away|distant|distance|in the distance|on the horizon)$/;
const OF_BLACK_HOLES =
  /^(accretion|accretion disk|disk|disc|lensing|gravitational|gravitational lensing|glowing ring)$/;
const SWALLOWED =
  /^(stars?|sun|swallow\w*|devour\w*|consum\w*|eat|eats|eating|absorb\w*|suck\w*|pull\w*|tear\w*|ripping|shredding)$/;

/** "a black hole swallowing a star". */
const isSwallowed = (sentence: readonly Item[]): boolean =>
  sentence.some(({ text }) => /^(stars?|sun)$/.test(text)) &&
  sentence.some(({ text }) => SWALLOWED.test(text) && !/^(stars?|sun)$/.test(text));

const claimAll = (sentence: readonly Item[], words: RegExp, account: WordAccount): void =>
  account.drawAll(sentence.filter(({ text }) => words.test(text)));

/** What the land or the sky shows by itself is no thing beside it: a star that a black hole swallows. */
export const withoutLandAsThings = (sentence: readonly Item[]): readonly Item[] => {
  const overgrown = sentence.findIndex(({ text }) => /^(overgrown|covered)$/.test(text));
  if (overgrown >= 0 && /^(with|by|in)$/.test(sentence[overgrown + 1]?.text ?? '')) {
    return sentence.map((item, i) =>
      i > overgrown && i < overgrown + 6 && OF_OVERGROWTH.test(item.text) ? asPart(item) : item,
    );
  }
  if (!sentence.some(({ text }) => LANDFORMS.get(text) === 'blackhole')) return sentence;
  const hasStar = isSwallowed(sentence);
  return sentence.map((item) =>
    OF_BLACK_HOLES.test(item.text) || (hasStar && SWALLOWED.test(item.text)) ? asPart(item) : item,
  );
};

/** Heights that something stands on top of, and the land of each under it. */
const HEIGHTS: readonly (readonly [words: RegExp, setting: SettingName, land: LandformName])[] = [
  [/^(?:hill|hilltop|hillside|hill top|spooky hill|little hill)$/, 'hills', 'knoll'],
  [/(?:^|\b)(?:mountains?|mountain ?top|mountainside|peak|summit|crag)$/, 'mountain', 'summit'],
  [/(?:^|\b)(?:cliffs?|cliff ?top|cliffside|sea cliff|headland|bluff)$/, 'cliff', 'summit'],
];
/** As many words may stand between "on" and the height. */
const WORDS_BETWEEN = 5;

/** Those who stand, sit or lie on a cliff or a hill. */
const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'lie',
  'sleep',
  'peer',
  'roar',
  'howl',
]);

/**
 * "a castle on a hill", "a temple on a mountain", "a wolf on a cliff": the height is under what the
 * prompt says to be on it, and nowhere else.
 */
export function readHeight(
  sentence: readonly Item[],
  setting: SettingName | null,
  first: Subject | undefined,
  vocabulary: Vocabulary,
): readonly LandformName[] {
  const height = HEIGHTS.find(([, place]) => place === setting);
  if (height === undefined || first === undefined) return [];
  const [words, , land] = height;
  const isFirstOnIt =
    isBuilding(first.glyph, vocabulary) ||
    (setting !== 'mountain' && first.count <= 2 && AT_REST.has(first.motion));
  const isOnIt = sentence.some(({ text }, i) => {
    if (!words.test(text)) return false;
    const on = placeOfOn(sentence, i);
    return on >= 0 && (isFirstOnIt || isBuildingBefore(sentence, on, vocabulary));
  });
  return isOnIt ? [land] : [];
}

/** Where "on", "atop" or "on top of" comes before a word; -1 when it does not. */
function placeOfOn(sentence: readonly Item[], i: number): number {
  const first = Math.max(0, i - WORDS_BETWEEN);
  const before = sentence.slice(first, i);
  const on = before.findIndex(({ text }) => /^(on|atop|upon)$|\btop\b/.test(text));
  return on < 0 ? -1 : first + on;
}

/** "a dragon over a castle on a mountain": the word before "on" is a building. */
function isBuildingBefore(sentence: readonly Item[], on: number, vocabulary: Vocabulary): boolean {
  const glyph = senseOf(sentence[on - 1], 'noun')?.glyph ?? null;
  return glyph !== null && isBuilding(glyph, vocabulary);
}
