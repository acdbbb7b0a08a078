import { isAtWindow } from '../language/at-window.ts';
import { isGarment } from '../language/garments.ts';
import { isGesture } from '../language/gestures.ts';
import { INTERIOR_NAMES } from '../language/indoors.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate, isBuilding, isSmallFry } from '../language/kinds-of-things.ts';
import type {
  MotionName,
  PromptSpec,
  SettingName,
  Subject,
  TimeOfDay,
  WeatherName,
} from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { behindGlass } from '../things/glass.ts';
import { AIRBORNE, HABITATS, SHIPS } from '../things/habitats.ts';
import { ON_RAILS } from '../things/machines.ts';
import { isScenery, isShopFront } from '../things/nature.ts';
import { circumstanceOf, placeOfCircumstance } from './circumstances.ts';
import { isOnDesk, isSurfing } from './perches.ts';
import { hauntOf, placeOfRole, workplaceOf } from './role-places.ts';
import { leavingOut } from './spec-changes.ts';
import { isOnSill, isOutInTheWeather } from './still-life.ts';
import { hasPetFish } from './usual-places.ts';

export const BUILDINGS =
  /^(school|house|derelict-house|house-with-garden|@cabin|church|castle|hut|@barn|@townhouse|@cathedral|@mansion|@yurt|@tipi)$/;

/** "in a cabin with mountains outside the window": the room is in it. */
export const insideBuildings = (spec: PromptSpec): PromptSpec =>
  leavingOut(
    spec,
    ({ glyph }, index) =>
      isScenery(glyph) &&
      spec.relations.some(
        ({ from, to, kind }) => from === 0 && to === index && kind.startsWith('in'),
      ),
  );

/** Who has something outside is in a room. */
export const placeWithView = ({ sights }: PromptSpec): SettingName | null =>
  sights.length > 0 ? 'living' : null;

const IN_KITCHENS: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'stir',
  'knead',
  'chop',
  'pour',
]);

/** An animal that cooks does it in a kitchen, wherever its kind lives. */
const settingOfAnimalAtWork = (spec: PromptSpec, vocabulary: Vocabulary): SettingName | null =>
  spec.subjects[0]?.person === null &&
  IN_KITCHENS.has(spec.subjects[0].motion) &&
  spec.relations.some(({ from, kind }) => from === 0 && kind === 'work') &&
  isKitchenWork(spec, vocabulary)
    ? 'kitchen'
    : null;

const NEEDS_KITCHEN = /^@(dough|bowl|pan|fryingpan|pot|sink|tray|cuttingboard|rollingpin)/;

/** What hands are busy with at a table is food, or nothing is named; gifts are wrapped elsewhere. */
function isKitchenWork({ subjects, relations }: PromptSpec, vocabulary: Vocabulary): boolean {
  const things = relations.flatMap(({ from, to, kind }) =>
    from === 0 && kind === 'work' ? [subjects[to]?.glyph ?? ''] : [],
  );
  return (
    things.length === 0 ||
    things.some(
      (glyph) =>
        NEEDS_KITCHEN.test(glyph) ||
        /^(food|drink|dishware)/.test(vocabulary.categoryOf(glyph) ?? ''),
    )
  );
}

export function findSetting(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  if (spec.style === 'synthwave') return 'synth';
  if (spec.backdrop !== null) return 'abstract';
  if (isConcertPoster(spec) && spec.subjects.length === 0) return 'stage';
  if (spec.format === 'poster' && spec.time === 'sunset') return placeOfSunset(spec, vocabulary);
  if (spec.subjects.length === 0) return settingOfMood(spec);
  if (
    isReaction(spec, vocabulary) ||
    (isPlainPortrait(spec) && (spec.style === 'noir' || /\bstudio\b/i.test(spec.prompt)))
  )
    return 'abstract';
  const usual = usualSetting(spec, vocabulary);
  if (usual !== 'hills') return usual;
  const [hero] = spec.subjects;
  return placeOfCircumstance(spec) ?? (hero ? hauntOf(hero) : null) ?? usual;
}

/** Where somebody or something is that does what the prompt says. */
function usualSetting(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  return (
    settingOfHost(spec, vocabulary) ??
    (circumstanceOf(spec)?.isSure ? placeOfCircumstance(spec) : null) ??
    settingOfDeeds(spec, vocabulary) ??
    settingOfAnimalAtWork(spec, vocabulary) ??
    settingOfRole(spec, vocabulary) ??
    settingOfThingsAtWork(spec, vocabulary) ??
    settingOfWork(spec, vocabulary) ??
    settingOfWeather(spec.weather) ??
    (spec.style === 'noir' ? 'street' : null) ??
    settingOfKind(spec, vocabulary)
  );
}

export const isConcertPoster = ({ format, prompt }: PromptSpec): boolean =>
  format === 'poster' && /\b(?:concert|gig|band|music)\b/i.test(prompt);

/** Things on a poster stand before the setting sun. */
function placeOfSunset(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  return (
    settingOfHost(spec, vocabulary) ??
    (isConcertPoster(spec) ? null : settingOfSubjects(spec, vocabulary)) ??
    (spec.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary)) ? 'hills' : 'desert')
  );
}

/** An actor in or on a thing is in that thing's place: a fish in a bowl is not in the sea. */
function settingOfHost(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const host = spec.relations.find(
    ({ from, kind }) => from === 0 && ['inside', 'in', 'on', 'ride'].includes(kind),
  );
  const glyph = host && spec.subjects[host.to]?.glyph;
  // A mermaid on a rock is out of the water.
  const hero = spec.subjects[0]?.glyph ?? '';
  if (/^(rock|@boulder)$/.test(glyph ?? '') && isAtHomeIn('underwater', hero)) return 'beach';
  // A hamster's wheel is on no road.
  const isKnown = glyph !== undefined && glyph !== 'wheel';
  const home = (isKnown && HABITATS.get(glyph)) || null;
  if (home === 'room') return roomOfFurniture(spec, vocabulary) ?? home;
  // Whatever is behind glass, a glass stands indoors.
  return home ?? (behindGlass(spec).has(0) ? 'room' : null);
}

/** An action decides the place before the actor does: a surfing fox is at sea. */
function settingOfDeeds(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const [first] = spec.subjects;
  if (!first) return null;
  if (first.motion === 'surf' && spec.subjects.some(({ glyph }) => glyph === '@surfboard')) {
    return 'ocean';
  }
  const flies =
    (first.motion === 'fly' && isAnimate(first.glyph, vocabulary)) ||
    (AIRBORNE.has(first.glyph) && !staysDown(first));
  if (flies && !isAtHomeIn('space', first.glyph)) return settingUnderFlight(spec, first);
  if (first.motion === 'swim' && isAnimate(first.glyph, vocabulary)) {
    const isDiver = placeOfRole(first) === 'underwater';
    return isDiver || isAtHomeIn('underwater', first.glyph) ? 'underwater' : 'lake';
  }
  // A dolphin leaps out of the water.
  if (first.motion === 'jump' && isAtHomeIn('underwater', first.glyph)) return 'ocean';
  return null;
}

/** A fish in an eagle's beak is not in the sea. */
const isCarriedAlong = (index: number, { subjects, relations }: PromptSpec): boolean =>
  // The books of a student go to school with them.
  (isSmallFry(subjects[index]?.glyph ?? '') ||
    (subjects[index]?.glyph === 'books' && subjects[index]?.source === undefined)) &&
  relations.some(({ to, kind }) => to === index && (kind === 'hold' || kind === 'mouth'));

/** Open sky, unless the prompt names something on the ground to fly over. */
function settingUnderFlight(spec: PromptSpec, flyer: Subject): SettingName | null {
  const below = spec.subjects.filter(
    ({ glyph }, index) =>
      glyph !== flyer.glyph && !AIRBORNE.has(glyph) && !isCarriedAlong(index, spec),
  );
  const settings = below.flatMap(({ glyph }) => HABITATS.get(glyph) ?? []);
  const [place] = settings;
  if (place !== undefined && place !== 'room' && place !== 'sky') return place;
  if (below.length > 0) return 'hills';
  const homes = ['butterfly', 'honeybee', 'bird', 'owl', 'bat', 'fairy', 'ghost', 'parrot'];
  if (homes.includes(kinOf(flyer.glyph)) && flyer.motion !== 'fly') return null;
  return flyer.glyph === 'star' || flyer.glyph === '@moon' ? null : 'sky';
}

/** What flies by nature is on the ground for most that it does. */
const staysDown = ({ motion }: Subject): boolean =>
  motion !== null &&
  (['walk', 'run', 'slide', 'splash', 'sleep', 'sit', 'dance'].includes(motion) ||
    isGesture(motion));

export const isAtHomeIn = (setting: SettingName, glyph: string): boolean =>
  HABITATS.get(glyph) === setting;

/** Where people do what they do indoors. */
const PLACES_OF_WORK: Readonly<Partial<Record<MotionName, SettingName>>> = {
  stir: 'kitchen',
  panflip: 'kitchen',
  harvest: 'orchard',
  sell: 'market',
  sweep: 'living',
  deejay: 'stage',
  vacuum: 'living',
  takeout: 'kitchen',
  groom: 'salon',
  braid: 'living',
  knead: 'kitchen',
  chop: 'kitchen',
  pour: 'kitchen',
  type: 'office',
  write: 'living',
  knit: 'living',
  scrub: 'living',
  blow: 'living',
  boardgame: 'living',
  lift: 'gym',
  grill: 'park',
  sing: 'stage',
  sleep: 'bedroom',
  dine: 'living',
  meet: 'office',
};

/** In the air of any room as well: "baking cookies, flour everywhere". */
const IN_ROOMS: ReadonlySet<WeatherName> = new Set<WeatherName>(['dust', 'steam', 'notes']);

const isOutdoorWeather = (weather: readonly WeatherName[]): boolean =>
  weather.some((name) => !IN_ROOMS.has(name));

function settingOfRole(
  { subjects: [first, ...others], weather }: PromptSpec,
  vocabulary: Vocabulary,
): SettingName | null {
  if (first?.person == null || isOutdoorWeather(weather) || ON_THEIR_WAY.has(first.motion))
    return null;
  if (others.some(({ glyph }) => OUTDOORS.test(glyph) || HABITATS.get(glyph) === 'hills'))
    return null;
  // Somebody beside a building is outdoors.
  if (others.some(({ glyph }) => isBuilding(glyph, vocabulary))) return null;
  return workplaceOf(first);
}

/** They are on their way somewhere, and not at work. */
const ON_THEIR_WAY: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'run',
  'push',
  'walk',
  'ride',
  'drive',
  'fly',
  'swim',
  'surf',
  'dance',
  'sleep',
  'jump',
  'fight',
]);

/** What is at home in any room is where it is worked with. */
function settingOfThingsAtWork(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const place = settingOfSubjects(spec, vocabulary);
  return place === 'room' ? (settingOfWork(spec, vocabulary) ?? place) : place;
}

function settingOfWork(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const [first] = spec.subjects;
  if (first?.person == null || isOutdoorWeather(spec.weather)) return null;
  const motion = first.passesOn ?? first.motion ?? 'idle';
  // The earth is dug outdoors.
  if (motion === 'sweep' && spec.subjects.some(({ glyph }) => glyph === '@shovel')) return null;
  if (motion === 'knead' && !isKitchenWork(spec, vocabulary)) return 'living';
  return PLACES_OF_WORK[motion] ?? null;
}

/** A duck in boots walks on the ground. */
const isDressedSwimmer = ({ subjects, relations }: PromptSpec): boolean => {
  const [hero] = subjects;
  if (!hero || hero.person !== null || !WATERS.has(HABITATS.get(hero.glyph))) return false;
  return (
    hero.role !== undefined ||
    hero.motion === 'walk' ||
    (hero.motion === 'run' && subjects.some(({ person }) => person !== null)) ||
    isGesture(hero.motion) ||
    relations.some(({ from, kind }) => from === 0 && kind === 'work') ||
    relations.some(
      ({ from, to, kind }) => from === 0 && kind === 'hold' && isGarment(subjects[to] ?? hero),
    )
  );
};
const WATERS: ReadonlySet<SettingName | undefined> = new Set<SettingName>(['lake', 'ocean']);

/** The first subject's home; people, cats and robots are at home everywhere and ask the others. */
function settingOfSubjects(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  if (spec.subjects.some(({ glyph }) => glyph === '@iceberg')) {
    const isAtSeaToo = ({ glyph }: Subject): boolean =>
      SHIPS.has(glyph) || isAtHomeIn('underwater', glyph);
    return spec.subjects.some(isAtSeaToo) ? 'ocean' : 'snowfield';
  }
  const [hero] = spec.subjects;
  const isAshore = isDressedSwimmer(spec);
  // A cat that holds a fish is not in the sea.
  const homes = spec.subjects.flatMap(({ glyph }, index) =>
    isCarriedAlong(index, spec) || (index === 0 && isAshore) ? [] : (HABITATS.get(glyph) ?? []),
  );
  const [home = null] = homes;
  const heroHome = hero && !isAshore ? (placeOfRole(hero) ?? HABITATS.get(hero.glyph)) : undefined;
  // A tower does not hang in the sky that its balloons fly in.
  const isBelow = spec.relations.some(({ from, kind }) => from === 0 && kind === 'under');
  const isOnGround = hero && (isScenery(hero.glyph) || standsBelow(hero) || isBelow);
  if (home === 'sky' && isOnGround) return 'park';
  const place = heroHome === undefined || !hero ? home : heroHome;
  if (hasPetFish(spec)) return 'living';
  // "soap and lavender": a product is shown by itself.
  const isProduct = hero !== undefined && PRODUCTS.has(hero.glyph);
  if (isProduct && !spec.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary))) return null;
  const furnished = roomOfFurniture(spec, vocabulary);
  if (furnished !== null) return furnished;
  if (place === 'space' && isVisitor(spec, vocabulary)) return 'hills';
  if (place === 'room' && isOutInTheWeather(spec)) return null;
  const hasBuilding = spec.subjects.some(({ glyph }) => isBuilding(glyph, vocabulary));
  if (place === 'room' && hero?.person != null && hasBuilding) return 'street';
  // A book is read indoors, but not under a tree.
  return place === 'room' && spec.subjects.some(({ glyph }) => OUTDOORS.test(glyph))
    ? 'park'
    : place;
}

/** A flying saucer that is shown with people or animals is over land. */
const isVisitor = ({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects[0]?.glyph === 'flying-saucer' &&
  subjects.some(
    ({ glyph }) =>
      isAnimate(glyph, vocabulary) && HABITATS.get(glyph) !== 'space' && !/alien/.test(glyph),
  );

/** The room in which such a thing stands. */
const ROOMS_OF_FURNITURE: readonly (readonly [RegExp, SettingName])[] = [
  [/^(@fridge|@oven|@microwave|@dishwasher|@toaster|@kettle|@blender|@coffeemachine)$/, 'kitchen'],
  [/^(bathtub|toilet|shower)$/, 'bathroom'],
  [/^(bed|@highbed|@bunkbed|@crib|@mattress|@pillow|@chestofdrawers|@nightstand)$/, 'bedroom'],
  [
    /^(door|couch-and-lamp|@lamp|@floorlamp|@chandelier|@heater|@sofa|@armchair|television|@fireplace|@radiator|@kotatsu|@grandpiano|@rockingchair|@rug|@stocking|fork-and-knife-with-plate)$/,
    'living',
  ],
];

/** "a raccoon in front of the fridge" is in no forest. */
export function roomOfFurniture(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const { subjects } = spec;
  const isOutside =
    isOutInTheWeather(spec) ||
    subjects.some(({ glyph }) => OUTDOORS.test(glyph) || isBuilding(glyph, vocabulary));
  // A door or a pan by itself is shown by itself.
  const isAnybody = subjects.some(({ glyph }) => isAnimate(glyph, vocabulary));
  const works = PLACES_OF_WORK[subjects[0]?.motion ?? 'idle'] !== undefined;
  // A front door is painted from the outside.
  if (isOutside || !isAnybody || works || subjects[0]?.motion === 'paint') return null;
  const found = ROOMS_OF_FURNITURE.find(([kind]) => subjects.some(({ glyph }) => kind.test(glyph)));
  return found?.[1] ?? null;
}

/** What no room has. */
const OUTDOORS =
  /tree$|@sandcastle|@strandkorb|@streetlamp|@campfire|@fence|@haybale|@boulder|^mountain|@pond/;

/** People look up at kites. */
const standsBelow = ({ person, motion }: Subject): boolean =>
  person !== null && motion !== 'fly' && motion !== 'float';

const WEATHER_SETTINGS: readonly (readonly [WeatherName, SettingName])[] = [
  ['snow', 'snowfield'],
  ['aurora', 'snowfield'],
  ['petals', 'park'],
  ['leaves', 'park'],
  ['fireflies', 'forest'],
  ['fireworks', 'city'],
  ['rain', 'street'],
  ['fog', 'forest'],
  ['embers', 'cave'],
  ['storm', 'ocean'],
  ['stars', 'hills'],
  ['wind', 'hills'],
];

const settingOfWeather = (weather: readonly WeatherName[]): SettingName | null =>
  WEATHER_SETTINGS.find(([name]) => weather.includes(name))?.[1] ?? null;

/** A prompt without things: only an hour, a weather, colours. */
function settingOfMood(spec: PromptSpec): SettingName {
  const ofWeather = settingOfWeather(spec.weather);
  if (ofWeather) return ofWeather;
  const ofTime: Record<TimeOfDay, SettingName> = {
    sunset: 'ocean',
    sunrise: 'mountain',
    night: 'city',
    day: 'hills',
  };
  return spec.time && spec.colours.length === 0 ? ofTime[spec.time] : 'abstract';
}

/** Shown by themselves although their kind lives in rooms. */
const PRODUCTS: ReadonlySet<string> = new Set([
  '@perfume',
  '@waterbottle',
  '@soapbar',
  '@candlejar',
  'lotion-bottle',
  'label',
  'lipstick',
]);

/** One person near the camera, wherever it is. */
const isPlainPortrait = ({ shot, subjects, setting }: PromptSpec): boolean =>
  shot === 'close' && subjects[0]?.person != null && setting === null;

/** What somebody feels is the whole picture: no place is needed. */
function isReaction({ prompt, subjects }: PromptSpec, vocabulary: Vocabulary): boolean {
  const [first] = subjects;
  return (
    REACTION.test(prompt) &&
    first !== undefined &&
    (first.expression !== null || isGesture(first.motion)) &&
    subjects.every(({ glyph }) => isAnimate(glyph, vocabulary) || /hat$|phone$/.test(glyph))
  );
}
const REACTION =
  /\b(?:reaction|meme|emote|mood|gif|pov|when (?:you|your|the|it|i|my))\b|^me \w+ing\b|リアクション/iu;

const GROWN = /^(?!christmas).*tree$/;

/** A living actor stands in the open; a thing is shown by itself. */
function settingOfKind(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  const isPlain = spec.style === 'minimal';
  const [first] = spec.subjects;
  if (!first || isPlain) return 'abstract';
  if (isAnimate(first.glyph, vocabulary)) return 'hills';
  const category = vocabulary.categoryOf(first.glyph) ?? '';
  if (/^(plant|place|transport-ground)/.test(category)) return 'hills';
  // "a ladder leaning against an apple tree".
  if (spec.subjects.slice(1).some(({ glyph }) => GROWN.test(glyph))) return 'hills';
  if (PRODUCTS.has(first.glyph)) return 'abstract';
  if (/^(drink|book|computer|household)/.test(category)) return 'room';
  return 'abstract';
}

const AIRCRAFT = /airplane|helicopter|^@(biplane|fighterjet|glider|spaceshuttle)$/;

const OF_DESERTS = /\b(?:deserts?|camels?|sandstone|red (?:rock|cliffs?)|sand|dunes?)\b/iu;

/** Places that style or cast turn into another. */
export function adjustSetting(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName {
  const [first] = spec.subjects;
  const { style } = spec;
  // A lane that leads uphill is seen from the side, with the old town behind it.
  if (setting === 'road' && spec.subjects.some(({ glyph }) => isShopFront(glyph))) return 'street';
  // Cars and their crossings are seen from the pavement.
  if (
    setting === 'city' &&
    spec.landforms.some((name) => name === 'crossing' || name === 'traffic')
  )
    return 'street';
  const isInOldTown = setting === 'alley' || spec.otherPlace === 'alley';
  if (spec.incline != null && isInOldTown) return 'village';
  // In the midst of snowy mountains there is snow on the ground.
  if (setting === 'mountain' && isInSnow(spec)) return 'snowfield';
  // Cliffs of a desert are not at the sea.
  if (setting === 'cliff' && OF_DESERTS.test(spec.prompt)) return 'canyon';
  // A ship before cliffs is on the water.
  if (SHIPS.has(first?.glyph ?? '') && (setting === 'cliff' || setting === 'snowfield'))
    return 'ocean';
  // The grid is a road; any other place keeps what it is in the style's light.
  if (style === 'synthwave' && setting === 'road') return 'synth';
  if (
    setting === 'abstract' &&
    spec.subjects.some(({ glyph }) => SHIPS.has(glyph)) &&
    !spec.backdrop
  ) {
    return style === 'minimal' ? setting : 'ocean';
  }
  // A river in the woods before mountains: the lake has all of them.
  const isLandscape = !first && spec.prompt !== '' && MOUNTAINS.test(spec.words.drawn.join(' '));
  if (isLandscape && setting === 'lake') return setting;
  if (setting === 'lake' && spec.landforms.includes('river') && !isOnWater(spec, vocabulary)) {
    const { otherPlace } = spec;
    return otherPlace !== null && RIVERSIDES.has(otherPlace) ? otherPlace : 'hills';
  }
  if (!first) return setting;
  // A cat on the sill of a house is before the house.
  if (
    setting === 'room' &&
    isOnSill(spec) &&
    spec.subjects.some(({ glyph }) => BUILDINGS.test(glyph))
  ) {
    return 'hills';
  }
  if (setting === 'room' && spec.subjects.some(({ glyph }) => glyph === '@easel')) return 'atelier';
  if (setting === 'pool' && first.glyph === '@glasshouse') return spec.otherPlace ?? 'hills';
  if (setting === 'shop' && spec.subjects.some(({ glyph }) => BREWING.test(glyph)))
    return 'potions';
  // On a table by the window there is room for things; somebody needs a floor.
  if (
    setting === 'room' &&
    !(isOnSill(spec) && first.person === null && !FURNITURE.test(first.glyph)) &&
    spec.subjects.some((each) => needsFloor(each, vocabulary)) &&
    !isAtWindow(spec) &&
    !isOnDesk(spec) &&
    !isTableTop(spec, vocabulary)
  ) {
    if (STUDIES.has(first.motion ?? 'idle') && first.person !== null)
      return workplaceOf(first) ?? 'bedroom';
    return spec.words.drawn.some((word) => /\bdesk\b/.test(word)) ? 'office' : 'living';
  }
  if (isSurfing(spec, setting)) return 'ocean';
  if (setting === 'runway' && spec.subjects.some(({ glyph }) => AIRCRAFT.test(glyph)))
    return 'airfield';
  if (setting === 'city' && !isInTheAir(first)) return 'street';
  // Cars are parked before a diner, not in it.
  const drives = (vocabulary.categoryOf(first.glyph) ?? '') === 'transport-ground';
  const isInside = setting === 'room' || INTERIOR_NAMES.some((name) => name === setting);
  // A model train on a table stays there.
  const isOnThing = spec.relations.some(({ from, kind }) => from === 0 && kind === 'on');
  const hasGate = /^(garage|warehouse|factory|tunnel|parkinggarage|circus|arena)$/.test(setting);
  if (drives && !hasGate && isInside && !isOnThing)
    return ON_RAILS.test(first.glyph) ? 'hills' : 'street';
  // Lighthouses and castles stand above the sea.
  if (setting === 'ocean' && spec.subjects.some(({ glyph }) => STANDS_ASHORE.test(glyph))) {
    return 'cliff';
  }
  if (setting === 'ocean' && (drives || (first.person && !isAtSea(spec)))) return 'beach';
  if (
    setting === 'underwater' &&
    spec.setting === null &&
    spec.subjects.some(({ glyph }) => SHIPS.has(glyph))
  ) {
    return 'ocean';
  }
  if (setting === 'lake' && spec.setting === null && first.person && !isAtSea(spec)) return 'park';
  if (setting === 'lake' && isFishOutOfLake(first)) return 'underwater';
  if (setting === 'ocean' && isAtHomeIn('underwater', first.glyph) && first.motion !== 'jump') {
    const onTheWater = spec.subjects.some(({ glyph }) => SHIPS.has(glyph));
    return onTheWater ? setting : 'underwater';
  }
  return setting;
}

/** Done at a desk at home. */
const STUDIES: ReadonlySet<MotionName> = new Set<MotionName>(['write']);

export const isInSnow = ({ placeNames }: PromptSpec): boolean =>
  placeNames.some((place) => /^(snowy|snow covered) (mountains?|peaks|alps)/.test(place));

const MOUNTAINS = /\b(mountains?|peaks?|alps|berge?|montañas?|montagnes?)\b|山/i;
/** What is brewed, and who brews it. */
const BREWING = /^(alembic|@potion|@cauldron|mage|woman-mage|@witchhat|crystal-ball)$/;
const STANDS_ASHORE =
  /^(@lighthouse|castle|house|@cabin|church|@cathedral|@mansion|@ruins|hut|@windmill)$/;

/** Where a river flows when the prompt names such a place with it. */
const RIVERSIDES: ReadonlySet<SettingName> = new Set<SettingName>([
  'forest',
  'jungle',
  'village',
  'park',
  'mountain',
  'savanna',
]);

/** Whether somebody swims, sails or lives in the water. */
const isOnWater = ({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects.some(
    ({ glyph, motion }) =>
      SHIPS.has(glyph) ||
      ['swim', 'backfloat', 'sail', 'surf', 'float', 'fish'].includes(motion ?? '') ||
      /duck|swan|goose|otter|beaver|frog|crocodile|hippo/.test(kinOf(glyph)) ||
      (vocabulary.categoryOf(glyph) ?? '') === 'animal-marine',
  );

/** People who are not in or on the water stand at its shore. */
const isAtSea = ({ subjects, relations }: PromptSpec): boolean =>
  subjects.some(({ glyph }) => SHIPS.has(glyph) || glyph === '@surfboard') ||
  relations.some(({ from, kind }) => from === 0 && (kind === 'ride' || kind === 'inside')) ||
  ['swim', 'backfloat', 'plunge', 'surf', 'sail', 'float', 'fly', 'jump', 'ride'].includes(
    subjects[0]?.motion ?? '',
  );

/** What lives below the surface is seen there, not on the bank; a seal may lie on it. */
const isFishOutOfLake = ({ glyph, motion, person }: Subject): boolean =>
  person === null && motion !== 'jump' && glyph !== 'seal' && isAtHomeIn('underwater', glyph);

const FURNITURE =
  /^(bed|bathtub|couch-and-lamp|@sofa|@armchair|chair|toilet|shower|@table|@fireplace|@bookshelf|@grandpiano|@easel)$/;

const needsFloor = ({ glyph }: Subject, vocabulary: Vocabulary): boolean =>
  FURNITURE.test(glyph) ||
  (isAnimate(glyph, vocabulary) && !/teddy|hamster|mouse|fish|skull|bird|chick/.test(glyph));

/** Things alone on a table: what the room shows is a table already. */
export const isTableTop = ({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects.length > 1 &&
  subjects.some(({ glyph }) => glyph === '@table') &&
  subjects.every((each) => each.glyph === '@table' || !needsFloor(each, vocabulary));

const isInTheAir = ({ glyph, motion }: Subject): boolean =>
  motion === 'fly' || motion === 'float' || (AIRBORNE.has(glyph) && motion !== 'walk');
