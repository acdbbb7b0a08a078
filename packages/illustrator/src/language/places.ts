import { isCityWithLandmark, OPEN_PLACES_OF_CITIES } from './city-landmarks.ts';
import { hasWindow, isInterior } from './indoors.ts';
import type { StyleName } from './picture-look.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { COLOURLESS } from './style-words.ts';

/** A candidate in the order it was said. */
export interface Said<Value> {
  readonly value: Value;
  readonly item: Item;
}

export interface Choice<Value> {
  readonly chosen: Value | null;
  /** What was said and shows in the picture. */
  readonly shown: readonly Said<Value>[];
}

const isPlain = (item: Item): boolean => COLOURLESS.test(item.text);

/** Whether a technique is to be without colors. */
export const isWithoutColours = (
  said: readonly Said<StyleName>[],
  chosen: StyleName | null,
): boolean =>
  chosen !== 'noir' &&
  said.some(({ value, item }) => value === 'noir' || (value === chosen && isPlain(item)));

/** What can be seen in the picture of a place. */
const SIGHTS: Partial<Record<SettingName, readonly SettingName[]>> = {
  beach: ['ocean'],
  underwater: ['ocean', 'city', 'village'],
  street: ['city', 'road'],
  alley: ['city', 'street', 'village', 'market'],
  canal: ['city', 'street', 'village', 'lake'],
  bamboo: ['forest', 'jungle'],
  playground: ['park', 'hills'],
  graveyard: ['hills'],
  fairground: ['park', 'hills'],
  campsite: ['forest', 'hills'],
  farmyard: ['hills', 'village'],
  igloos: ['snowfield', 'village'],
  huts: ['village', 'hills'],
  mushroomvillage: ['forest', 'village'],
  candytown: ['village', 'hills'],
  orchard: ['hills', 'forest'],
  parkinglot: ['road', 'hills', 'city'],
  constructionsite: ['road', 'hills', 'city'],
  zoo: ['park', 'hills'],
  suburb: ['street', 'hills', 'park'],
  solarfarm: ['hills'],
  forecourt: ['road', 'hills'],
  steps: ['forest', 'hills', 'city', 'alley'],
  harbour: ['ocean', 'village', 'city', 'beach'],
  pier: ['lake', 'mountain', 'forest', 'hills', 'ocean', 'beach'],
  courtyard: ['city', 'village', 'terrace'],
  terraces: ['hills', 'lake'],
  zengarden: ['hills', 'park'],
  pondgarden: ['hills', 'park', 'lake', 'garden'],
  hotspring: ['hills', 'lake', 'mountain', 'forest', 'snowfield'],
  garden: ['hills', 'park', 'village'],
  backyard: ['hills', 'garden', 'village'],
  station: ['hills', 'village', 'train', 'road'],
  wedding: ['hills', 'park', 'garden'],
  disco: ['stage'],
  gamer: ['room', 'bedroom'],
  ramenshop: ['restaurant', 'shop', 'street'],
  stacks: ['library'],
  nave: ['hall'],
  platform: ['train', 'city'],
  subwaycar: ['train', 'city'],
  tunnel: ['road'],
  parkinggarage: ['city', 'parkinglot'],
  tomb: ['desert'],
  castlehall: ['hall', 'mountain'],
  icerink: ['snowfield'],
  plaza: ['city', 'village', 'street'],
  spaceship: ['space'],
  road: ['hills'],
  park: ['hills'],
  forest: ['hills'],
  mountain: ['hills', 'forest'],
  lake: ['mountain', 'hills', 'forest'],
  village: ['hills', 'mountain'],
  snowfield: ['mountain'],
  moonscape: ['space'],
  mars: ['desert', 'space'],
  cove: ['ocean', 'beach', 'mountain', 'hills', 'cliff'],
  cliff: ['ocean', 'beach', 'hills'],
  canyon: ['desert'],
  savanna: ['hills'],
  market: ['street', 'city', 'village', 'terrace'],
  terrace: ['street', 'city', 'village', 'cafe'],
  rooftop: ['city', 'street'],
  bookshop: ['library', 'shop'],
  florist: ['shop'],
  bakery: ['shop', 'cafe'],
  restaurant: ['cafe'],
};

/** What the window of a room can show. */
const IN_WINDOWS: ReadonlySet<SettingName> = new Set<SettingName>([
  'city',
  'street',
  'ocean',
  'beach',
  'cliff',
  'hills',
  'village',
  'lake',
  'forest',
  'jungle',
  'park',
  'mountain',
  'snowfield',
  'space',
  'moonscape',
  'mars',
  'bamboo',
  'savanna',
]);

/** The sky is over all of them. */
const shows = (place: SettingName, other: SettingName): boolean =>
  place === other ||
  other === 'sky' ||
  (other === 'room' && isInterior(place)) ||
  (hasWindow(place) && IN_WINDOWS.has(other)) ||
  (SIGHTS[place]?.includes(other) ?? false);

/** More telling than where it lies: a street in a city, a road through the mountains. */
const PARTICULAR: Partial<Record<SettingName, readonly SettingName[]>> = {
  street: ['city'],
  alley: ['city', 'street', 'village', 'bookshop', 'shop', 'bakery', 'florist'],
  canal: ['city', 'street', 'village', 'lake'],
  bamboo: ['forest', 'jungle', 'park'],
  playground: ['park', 'hills'],
  graveyard: ['hills'],
  fairground: ['park', 'hills'],
  campsite: ['forest', 'hills', 'park'],
  farmyard: ['hills', 'village'],
  igloos: ['snowfield', 'village'],
  huts: ['village', 'hills'],
  mushroomvillage: ['forest', 'village'],
  orchard: ['hills'],
  forecourt: ['road'],
  steps: ['forest', 'hills', 'park', 'city', 'alley'],
  harbour: ['ocean', 'village', 'city', 'beach'],
  pier: ['lake', 'mountain', 'forest', 'hills', 'ocean', 'beach'],
  courtyard: ['city', 'village'],
  terraces: ['hills'],
  zengarden: ['hills', 'park'],
  pondgarden: ['hills', 'park', 'lake', 'garden'],
  hotspring: ['hills', 'lake', 'mountain', 'forest', 'snowfield'],
  garden: ['hills', 'park', 'village'],
  backyard: ['hills', 'garden', 'village'],
  station: ['hills', 'village', 'train', 'road'],
  wedding: ['hills', 'park', 'garden'],
  disco: ['stage'],
  gamer: ['bedroom', 'office', 'living'],
  ramenshop: ['restaurant', 'shop', 'street', 'city'],
  stacks: ['library'],
  platform: ['train', 'city'],
  subwaycar: ['train', 'city'],
  tunnel: ['road', 'mountain'],
  parkinggarage: ['city', 'parkinglot'],
  tomb: ['desert'],
  castlehall: ['hall', 'mountain'],
  icerink: ['snowfield'],
  plaza: ['city', 'village', 'street'],
  spaceship: ['space'],
  village: ['street', 'mountain', 'hills', 'forest', 'snowfield', 'road', 'lake'],
  lake: ['mountain', 'forest', 'hills'],
  road: ['mountain', 'hills'],
  underwater: ['ocean', 'city', 'village'],
  forest: ['hills', 'mountain', 'road'],
  desert: ['road'],
  beach: ['road'],
  snowfield: ['mountain', 'hills', 'ocean', 'road'],
  moonscape: ['space'],
  mars: ['space', 'desert'],
  cave: ['mountain', 'forest'],
  mountain: ['hills'],
  cove: ['ocean', 'beach', 'mountain', 'hills', 'cliff'],
  cliff: ['ocean', 'beach', 'mountain', 'hills'],
  canyon: ['desert', 'mountain', 'hills', 'road'],
  savanna: ['hills', 'desert', 'road'],
  market: ['street', 'city', 'village', 'terrace', 'park'],
  terrace: ['street', 'city', 'village', 'cafe', 'restaurant'],
  rooftop: ['city', 'street'],
  pool: ['beach', 'park', 'hills'],
  bookshop: ['library', 'shop'],
  florist: ['shop', 'street', 'city'],
  bakery: ['shop', 'cafe', 'street', 'city'],
  restaurant: ['cafe', 'street', 'city'],
};

/** "waves rolling onto a beach": the sea is only named by what reaches the sand. */
const areWaves = (said: readonly Said<SettingName>[], chosen: SettingName): boolean =>
  chosen === 'ocean' &&
  said.every(({ value, item }) => value !== 'ocean' || /\b(?:waves?|surf|tide)$/.test(item.text));

/** "yoga class on the beach": a class is held where the prompt says, and in a room of its own where it says nothing. */
function withoutClasses(said: readonly Said<SettingName>[]): readonly Said<SettingName>[] {
  const places = said.filter(({ item }) => !/\b(?:class|session)$/.test(item.text));
  return places.length > 0 ? places : said;
}

/** Said of the colors or the forms of any picture. */
const FORMS = /^(?:gradients?|liquid|fluid|swirls?|geometric|geometric shapes|shapes)$/;

/** "a canyon, sunset gradient": what the forms are said of is the place. */
function besidesForms(said: readonly Said<SettingName>[]): readonly Said<SettingName>[] {
  const places = said.filter(({ value, item }) => value !== 'abstract' || !FORMS.test(item.text));
  return places.length > 0 ? places : said;
}

/** The first place named, or a nearer one that lies in it; others that do not fit are dropped. */
export function choosePlace(named: readonly Said<SettingName>[]): Choice<SettingName> {
  const said = besidesForms(withoutClasses(named));
  if (said.some(({ value }) => value === 'abstract')) {
    return { chosen: 'abstract', shown: said.filter(({ value }) => value === 'abstract') };
  }
  let chosen: SettingName | null = null;
  const isInCity = said.some(({ item }) => isCityWithLandmark(item.text));
  for (const { value } of said) {
    if (chosen === null || chosen === 'sky') chosen = value === 'sky' && chosen ? chosen : value;
    else if (PARTICULAR[value]?.includes(chosen)) chosen = value;
    else if (chosen === 'room' && isInterior(value)) chosen = value;
    else if (value === 'beach' && areWaves(said, chosen)) chosen = value;
    // "barcelona beach"
    else if (isInCity && OPEN_PLACES_OF_CITIES.has(value)) chosen = value;
    // "an underground lab"
    else if (chosen === 'cave' && isInterior(value)) chosen = value;
  }
  const place = chosen;
  const shown = said.filter(({ value }) => place !== null && shows(place, value));
  return { chosen, shown };
}

/** The place that was named besides the chosen one. */
export const findOtherPlace = (
  said: readonly Said<SettingName>[],
  chosen: SettingName | null,
): SettingName | null => said.find(({ value }) => value !== chosen)?.value ?? null;

/** Ways of drawing; the others are moods that any of them may have. */
const TECHNIQUES: ReadonlySet<StyleName> = new Set([
  'pixel',
  'watercolor',
  'lowpoly',
  'sketch',
  'papercut',
  'comic',
  'claymation',
  'stained',
  'risograph',
  'oil',
  'lineart',
  'woodcut',
  'ukiyoe',
  'nouveau',
  'anime',
]);

/** A technique before a mood; synthwave, the most telling mood, before the others. A second technique is dropped. */
export function chooseStyle(said: readonly Said<StyleName>[]): Choice<StyleName> {
  const techniques = said.filter(({ value }) => TECHNIQUES.has(value));
  const [technique] = techniques;
  if (technique) {
    return {
      chosen: technique.value,
      shown: techniques.filter(({ value }) => value === technique.value),
    };
  }
  const moods = said.map(({ value }) => value);
  // How a film is lit is said of any other mood as well.
  const first = moods.find((mood) => mood !== 'cinematic') ?? moods[0] ?? null;
  const chosen = moods.includes('synthwave') ? 'synthwave' : first;
  // Synthwave glows like neon.
  const isShown = (value: StyleName): boolean =>
    value === chosen || (chosen === 'synthwave' && value === 'neon');
  return { chosen, shown: said.filter(({ value }) => isShown(value)) };
}
