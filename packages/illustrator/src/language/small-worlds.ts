import { FURNISHED_ROOMS, isFurnishedRoom } from './furnished-rooms.ts';
import { isIndoors } from './indoors.ts';
import type { Reader } from './reader.ts';
import type { Item, Sense } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { areTableThings } from './table-things.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const WORDS = /^(isometric|isometric view|diorama|cutaway|miniature world|dollhouse view)$/;
const OF_FACETS = /^(?:low[- ]?poly|polygonal)$/;

/** What stands in a small room besides what the prompt names. */
const FURNISHING: Readonly<Partial<Record<SettingName, string>>> = {
  bedroom: 'bed @bookshelf @table chair potted-plant',
  living: '@bookshelf @sofa @armchair @table potted-plant',
  room: '@bookshelf @armchair @table chair potted-plant',
  kitchen: '@fridge @oven @table chair potted-plant',
  cafe: '@cafecounter @table chair potted-plant chair',
  gamer: '@gamingdesk bed @bookshelf @armchair potted-plant',
  ramenshop: '@cafecounter @table chair chair @lantern',
  restaurant: '@bookshelf @table chair @table chair potted-plant',
  bakery: '@oven @table bread cupcake potted-plant',
  office: '@bookshelf desktop-computer @table chair potted-plant',
  classroom: '@bookshelf @table chair books globe-showing-americas',
  library: '@bookshelf @bookshelf @armchair @lamp @bookstack',
  bookshop: '@bookshelf @bookshelf @armchair @lamp @bookstack',
  bathroom: 'shower bathtub toilet potted-plant',
  gym: '@bookshelf @barbell @dumbbell @kettle potted-plant',
  laundry: '@washer @washer @ironingboard @basket',
  greenhouse: 'potted-plant cactus sunflower potted-plant @flowerpot',
};

const FURNITURE =
  /^(bed|bathtub|couch-and-lamp|chair|toilet|shower|@(sofa|armchair|table|fireplace|bookshelf|grandpiano|gamingdesk|fridge|oven))$/;

interface Land {
  /** Color of its ground. */
  readonly colour: string;
  readonly things: string;
}

/** The same for a piece of land. */
const LANDS: Readonly<Partial<Record<SettingName, Land>>> = {
  beach: { colour: 'cream', things: 'palm-tree umbrella-on-ground palm-tree @sandcastle' },
  desert: { colour: 'tan', things: '@pyramid cactus camel cactus @boulder' },
  snowfield: { colour: 'white', things: 'evergreen-tree @cabin evergreen-tree snowman' },
  forest: { colour: 'green', things: 'evergreen-tree deciduous-tree evergreen-tree mushroom' },
  city: { colour: 'silver', things: 'office-building hotel department-store house taxi' },
  street: { colour: 'silver', things: 'house hotel deciduous-tree automobile' },
  village: { colour: 'green', things: 'church house deciduous-tree house @well' },
  park: { colour: 'green', things: 'deciduous-tree evergreen-tree @bench @fountain' },
  hills: { colour: 'green', things: '@barn deciduous-tree @haybale @fence' },
  mountain: { colour: 'green', things: 'mountain evergreen-tree evergreen-tree @tent' },
  alley: { colour: 'silver', things: 'deciduous-tree @streetlamp @bench' },
};
const ISLAND = /^@(?:floatingisland|streamisland|fallsisland|skycastle|skycity)$/;
/** Shops that are seen from the street. */
const SHOP = /^@(?:shop|book|bakery|cafe|flower|diner|ramen)front$/;
const CITIES: ReadonlySet<SettingName> = new Set<SettingName>(['city', 'street']);
/** A piece of the sea around an island. */
const WATER = { block: '@landblock', colour: 'turquoise', things: '' } as const;
/** What is built on the island is what the picture is about. */
const ON_ISLET = 1.8;
/** As many things as a small world has room for. */
const MOST = 6;
/** Where an island hangs in the air, there are no woods around it, and no waterfall from their rocks. */
export function leaveGround(
  sentence: readonly Item[],
  setting: SettingName | null,
  cast: Cast,
  account: WordAccount,
): SettingName | null {
  const castle = cast.subjects.some(({ glyph }) => /^@sky(?:castle|city)$/.test(glyph));
  const island = cast.subjects.findIndex(({ glyph }) => glyph === '@floatingisland');
  if (island < 0 && !castle) return setting;
  const falls = sentence.filter(({ text }) => /^(waterfalls?|cascades?)$/.test(text));
  if (castle || (falls.length > 0 && cast.subjects.length === 1)) {
    if (!castle) cast.reshape(island, '@fallsisland');
    account.drawAll(falls);
    account.drawAll(sentence.filter(({ text }) => /^(falling|flowing|off|edges?)$/.test(text)));
    return 'sky';
  }
  standOn(island, cast);
  if (falls.length > 0) {
    cast.reshape(island, '@streamisland');
    account.drawAll(falls);
  }
  if (setting !== null && setting !== 'forest') return setting;
  for (const item of sentence)
    if (item.senses.some(isOfWoods) && !falls.includes(item)) account.reject(item);
  return 'sky';
}

/** All that is on nothing else stands on the ground of the small world. */
function standOn(ground: number, cast: Cast): void {
  const said = [...cast.relations];
  const isPlaced = (index: number): boolean =>
    said.some(
      ({ from, to, kind }) =>
        (from === index && /^(on|in|inside|ride|above|orbit)$/.test(kind)) ||
        (to === index && kind === 'hold'),
    );
  // The ground comes first, so that a sofa stands on it before the cat is on the sofa.
  cast.relations.length = 0;
  for (const index of cast.subjects.keys()) {
    if (index !== ground && !isPlaced(index)) cast.relate(index, ground, 'on');
  }
  cast.relations.push(...said);
}

const isOfWoods = (sense: Sense): boolean => sense.kind === 'setting' && sense.setting === 'forest';

/** What a small world stands on, its color, and what belongs to it besides what the prompt names. */
function groundOf(
  setting: SettingName | null,
  ofRoom: boolean,
  hasShop: boolean,
  isFurnitureUsed: boolean,
): { readonly block: string; readonly colour: string | null; readonly things: string } {
  if (setting !== null && isIndoors(setting)) {
    const furnished = FURNISHED_ROOMS[setting];
    if (furnished !== undefined && !isFurnitureUsed)
      return { block: furnished, colour: null, things: '' };
    return { block: '@roomblock', colour: null, things: FURNISHING[setting] ?? '' };
  }
  if (setting === null && ofRoom) return { block: '@landblock', colour: 'cream', things: '' };
  const land = LANDS[setting ?? (hasShop ? 'alley' : 'park')];
  const block = setting !== null && CITIES.has(setting) ? '@cityblock' : '@landblock';
  return { block, colour: land?.colour ?? null, things: land?.things ?? '' };
}

/** Furnishes the rest of a small world with what is at home there and not named. */
function furnish(things: string, item: Item, cast: Cast): void {
  const named = new Set(cast.subjects.map(({ glyph }) => glyph));
  const present = cast.subjects.reduce((sum, { count }) => sum + count, 0);
  const own = things.split(' ').filter((glyph) => glyph !== '' && !named.has(glyph));
  for (const glyph of own.slice(0, Math.max(0, MOST - present))) {
    cast.add(glyph, item, noModifiers());
  }
}

/** The words that ask for a small world; "low poly kitchen" as well: such rooms are seen from a corner above. */
function wordsOfWorld(sentence: readonly Item[], setting: SettingName | null): readonly Item[] {
  const said = sentence.filter(({ text }) => WORDS.test(text));
  const isRoom = setting !== null && FURNISHED_ROOMS[setting] !== undefined;
  return said.length > 0 || !isRoom ? said : sentence.filter(({ text }) => OF_FACETS.test(text));
}

/**
 * "isometric bedroom", "a diorama of a village": a piece of the place with its things on it, before a plain
 * backdrop.
 * @param setting the place that the prompt names
 * @returns whether the picture is such a world
 */
export function buildSmallWorld(
  sentence: readonly Item[],
  setting: SettingName | null,
  { cast, account, vocabulary }: Pick<Reader, 'cast' | 'account'> & { vocabulary: Vocabulary },
): boolean {
  const said = wordsOfWorld(sentence, setting);
  const [first] = said;
  if (!first) return false;
  // An island in the sky is a small world of its own.
  if (cast.subjects.some(({ glyph }) => ISLAND.test(glyph))) {
    account.drawAll(said);
    return false;
  }
  if (setting === 'gamer') {
    // Two screens are on one desk.
    cast.reshapeAll('desktop-computer', '@gamingdesk');
    for (const subject of cast.subjects) if (subject.glyph === '@gamingdesk') subject.count = 1;
  }
  const named = cast.subjects.length > 0;
  const glyphAt = (index: number): string => cast.subjects[index]?.glyph ?? '';
  const ofRoom = named && areTableThings(cast.subjects, (glyph) => vocabulary.categoryOf(glyph));
  // "isometric cat on a sofa": furniture that no place is named for stands in a room.
  const isFurnished = cast.subjects.some(({ glyph }) => FURNITURE.test(glyph));
  const hasShop = cast.subjects.some(({ glyph }) => SHOP.test(glyph));
  const place = setting ?? (isFurnished ? 'room' : null);
  // "cutaway of a submarine": a park around it would show nothing of its inside.
  if (place === null && said.every(({ text }) => text === 'cutaway')) return false;
  const islet = cast.subjects.findIndex(({ glyph }) => glyph === '@islet');
  const isIsland = islet >= 0;
  const built = cast.relations.filter(({ to, kind }) => to === islet && kind === 'on');
  if (built.length > 0) cast.reshape(islet, '@bareislet');
  for (const { from } of built) {
    const subject = cast.subjects[from];
    if (subject !== undefined) subject.scale = ON_ISLET;
  }
  const isFurnitureUsed = cast.relations.some(({ to }) => FURNITURE.test(glyphAt(to)));
  const { block, colour, things } =
    isIsland && place === null ? WATER : groundOf(place, ofRoom, hasShop, isFurnitureUsed);
  const isEmpty = things === '' && !isFurnishedRoom(block);
  if (!named && (setting === null || isEmpty)) return false;
  const item = { ...first, isPlural: false };
  furnish(things, item, cast);
  const colours = colour === null ? [] : [colour];
  const [ground] = cast.add(block, item, { ...noModifiers(), colours });
  if (ground === undefined) return false;
  standOn(ground, cast);
  account.drawAll(said);
  return true;
}
