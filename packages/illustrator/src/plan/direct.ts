import { isAtWindow } from '../language/at-window.ts';
import { isGarment } from '../language/garments.ts';
import { isGesture } from '../language/gestures.ts';
import { hasWindow, INTERIOR_NAMES } from '../language/indoors.ts';
import { singularPhrase } from '../language/inflection.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate, isBuilding, isSmallFry } from '../language/kinds-of-things.ts';
import type {
  LandformName,
  MotionName,
  PromptSpec,
  Relation,
  SettingName,
  Subject,
  TimeOfDay,
  WeatherName,
} from '../language/spec.ts';
import { isSurfaceThing } from '../language/surfaces.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { behindGlass } from '../things/glass.ts';
import { AIRBORNE, HABITATS, HOURS, SHIPS } from '../things/habitats.ts';
import { isScenery } from '../things/nature.ts';
import { aroundHeads } from './around-heads.ts';
import { asMark } from './as-mark.ts';
import { asLaidOut, asServed } from './as-served.ts';
import { atDesk } from './at-desk.ts';
import { confirmWords } from './confirm-words.ts';
import { settleDeeds } from './deeds-between.ts';
import { enactDeeds } from './enact-deeds.ts';
import { celebrate } from './festivals.ts';
import { furnishRoom } from './furnish-room.ts';
import { leavingOut } from './leaving-out.ts';
import { besideTheirTables, onTables, withCards } from './loose-things.ts';
import { oneOf } from './one-of.ts';
import { pairDancers } from './pair-dancers.ts';
import { isOnDesk, isSurfing, withPerches } from './perches.ts';
import type { ScenePlan } from './plan.ts';
import { placeOfRole } from './role-places.ts';
import { setTheTable } from './set-the-table.ts';
import { isOnSill, isOutInTheWeather, showStillLife } from './still-life.ts';
import { withToppings } from './toppings.ts';
import { onTrainSeats } from './train-seats.ts';
import { wornByPeople } from './worn-by-people.ts';

/**
 * Answers what the prompt left open: a place where its subjects are at home, an hour, and how both
 * go together with the style. Pure; the same spec gives the same plan.
 */
export function direct(prompt: PromptSpec, vocabulary: Vocabulary): ScenePlan {
  const asked = inWinter(onField(prompt));
  const said = furnishRoom(
    asked,
    asked.setting === null ? roomOfFurniture(asked, vocabulary) : null,
    vocabulary,
  );
  const enacted = enactDeeds(inTheirShips(said), vocabulary);
  const whole = withToppings(
    asServed(withoutPriceTag(onCrescent(drawnOnPaper(celebrate(withFuji(enacted)))))),
  );
  const all = withPerches(
    atDesk(aroundHeads(wornByPeople(whole, vocabulary), vocabulary, leavingOut), whole.setting),
    vocabulary,
  );
  const marked = asMark(all, vocabulary);
  const saidPlace = isConcertPoster(marked) && marked.time === 'sunset' ? null : marked.setting;
  const named = saidPlace ?? placeWithView(marked) ?? findSetting(marked, vocabulary);
  const spec = byCandlelight(withoutParts(marked, named), named);
  const stillLife = showStillLife({ ...spec, setting: said.setting }, named, vocabulary);
  const setting = stillLife?.setting ?? adjustSetting(spec, named, vocabulary);
  const isFlat = setting === 'flatlay';
  const time = isFlat ? 'day' : (spec.time ?? findTime(spec, setting));
  const landforms = landformsAt(spec, setting, withRoad(spec, setting, vocabulary));
  const isTabletop = stillLife?.isTabletop ?? false;
  const indoors = setting === placeWithView(spec) ? insideBuildings(spec) : spec;
  const seen = hasWindow(setting)
    ? indoors
    : leavingOut(indoors, ({ isOutside }) => isOutside === true);
  const bare =
    stillLife === null
      ? seen
      : leavingOut(isTabletop ? inVase(seen) : seen, (subject, index) =>
          isCarriedBySurface(spec, subject, index),
        );
  const furnished = withoutOwnThings(
    withoutTable(withoutSpareClouds(bare, setting), setting, vocabulary),
    setting,
  );
  const placed = inTheWater(
    overViaducts(inOpenCars(intoPuddles(furnished), vocabulary)),
    setting,
    vocabulary,
  );
  const housed = withStreetLamps(
    underLeaves(
      onBranches(
        inGlass(
          withBed(
            onTables(
              besideTheirTables(withCards(onTrainSeats(placed, setting, vocabulary))),
              setting,
              vocabulary,
            ),
            setting,
          ),
        ),
        vocabulary,
      ),
    ),
    setting,
  );
  const cast = withWideBenches(setTheTable(settleDeeds(pairDancers(housed)), setting, vocabulary));
  const weather = isFlat ? aroundSticker(spec) : withMusic(cheered(cast));
  const isFromAbove = isFlat && spec.format === null;
  const laid = isTabletop || isFlat || setting === 'abstract' ? asLaidOut(cast) : cast;
  const subjects = isFromAbove ? laid.subjects.map(seenFromAbove) : laid.subjects.map(onItsFeet);
  const tableColour =
    stillLife === null ? null : (spec.surfaceColour ?? spec.subjects.find(isTable)?.colour ?? null);
  const without = cast.subjects.some(({ glyph }) => glyph === '@strandkorb')
    ? [...cast.without, 'palm-tree']
    : cast.without;
  const isLaid = cast.subjects.some(({ glyph }) => glyph === '@placesetting');
  const plan = {
    ...cast,
    surface: cast.surface ?? (isLaid && isTabletop ? ('cloth' as const) : null),
    without,
    subjects,
    setting,
    time,
    weather,
    // Neon tubes are drawn; the style would dye everything.
    style: spec.format === 'banner' && spec.style === 'neon' ? null : spec.style,
    landforms,
    isTabletop,
    tableColour,
    ...coloursOfWords(cast, setting),
  };
  return { ...plan, words: confirmWords(said, plan) };
}

/** What is done with snow is done where snow lies: the ground of a place with a season is white. */
function inWinter(spec: PromptSpec): PromptSpec {
  const { subjects, weather, setting } = spec;
  const isOfSnow = subjects.some(({ glyph }) => SNOW_THINGS.test(glyph));
  const hasSeason = setting === null || SNOWY_PLACES.has(setting);
  if (!isOfSnow || !hasSeason || weather.includes('snow')) return spec;
  const isSure = setting !== null || subjects.some(({ glyph }) => BUILDINGS.test(glyph));
  return isSure ? { ...spec, weather: [...weather, 'snow'] } : { ...spec, setting: 'snowfield' };
}
/** The light of a candle comes from one, on a table beside those who are in the room. */
function byCandlelight(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isSaid = spec.hours.some((hour) => /candle|kerze|bougie|vela|蝋燭|ろうそく/i.test(hour));
  const isRoom = setting === 'room' || setting === 'living' || setting === 'bedroom';
  const hasLight = spec.subjects.some(({ glyph }) =>
    /candle|@lamp|@lantern|@fireplace/.test(glyph),
  );
  if (!isSaid || !isRoom || hasLight || spec.subjects.length === 0) return spec;
  const at = spec.subjects.length;
  return {
    ...spec,
    subjects: [...spec.subjects, oneOf('candle', 'candle'), oneOf('@table', 'table')],
    relations: [...spec.relations, { from: at, to: at + 1, kind: 'on' }],
  };
}

/** A field before mountains is the place, and what grows there is no subject. */
function onField(spec: PromptSpec): PromptSpec {
  const { crop, setting } = spec;
  if (crop === null || (setting !== 'mountain' && setting !== null && setting !== 'sky'))
    return spec;
  const bare = leavingOut(spec, ({ glyph }) => CUT_FLOWERS.test(glyph) || glyph === '@lavender');
  const landforms: readonly LandformName[] =
    setting === 'mountain' ? [...new Set([...spec.landforms, 'peaks' as const])] : spec.landforms;
  return { ...bare, setting: 'hills', landforms };
}

const SNOW_THINGS =
  /^(@snowball|@snowman|snowman|snowman-without-snow|sled|@skis|@snowboard|@snowmobile)$/;
const BUILDINGS =
  /^(school|house|derelict-house|house-with-garden|@cabin|church|castle|hut|@barn)$/;
const SNOWY_PLACES: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'park',
  'forest',
  'village',
  'mountain',
  'street',
  'alley',
  'playground',
  'farmyard',
  'lake',
]);

const METALS: ReadonlySet<string> = new Set(['gold', 'golden', 'silver', 'rose gold', 'bronze']);

/** Words that the picture shows alone take the colors of the prompt: "gold on black", "pink and yellow". */
function coloursOfWords(
  { subjects, caption, captionColour, backdrop, colours }: PromptSpec,
  setting: SettingName,
): Pick<PromptSpec, 'backdrop' | 'captionColour'> {
  const isAlone = caption !== null && subjects.length === 0 && setting === 'abstract';
  const [first, second] = colours.filter((colour) => colour !== backdrop);
  if (!isAlone || first === undefined) return { backdrop, captionColour };
  if (backdrop !== null || METALS.has(first)) {
    return { backdrop: backdrop ?? second ?? 'navy', captionColour: captionColour ?? first };
  }
  return { backdrop: first, captionColour: captionColour ?? second ?? null };
}

/** What may float around a sticker: nothing that falls on a landscape. */
const AROUND_STICKERS: ReadonlySet<WeatherName> = new Set<WeatherName>([
  'hearts',
  'confetti',
  'sparks',
  'bubbles',
  'notes',
]);

const aroundSticker = ({ format, weather }: PromptSpec): readonly WeatherName[] =>
  format === 'sticker' ? weather.filter((name) => AROUND_STICKERS.has(name)) : [];

const CHEERS =
  /^(?:thank you|thanks|congrat|well done|grand (?:re-?)?opening|now open|giveaway|happy|we (?:hit|reached)|celebrat)/i;

/** Words alone that celebrate something have confetti around them. */
const cheered = (spec: PromptSpec): PromptSpec =>
  spec.subjects.length === 0 && spec.weather.length === 0 && CHEERS.test(spec.caption ?? '')
    ? { ...spec, weather: ['confetti'] }
    : spec;

/** What is sold needs no price tag beside the words that say so. */
function withoutPriceTag(spec: PromptSpec): PromptSpec {
  const lettered = (spec.caption ?? '').toLowerCase();
  const isTag = ({ glyph, word }: Subject): boolean =>
    glyph === 'label' && (spec.format === 'banner' || lettered.includes(word.toLowerCase()));
  return spec.subjects.every(isTag) && spec.format !== 'banner' ? spec : leavingOut(spec, isTag);
}

/** Hearts rise from a kiss and notes from those who dance or sing, so that a still shows it as well. */
function withMusic({ subjects, weather }: PromptSpec): readonly WeatherName[] {
  if (weather.length === 0 && subjects.some(({ motion }) => motion === 'kiss')) return ['hearts'];
  const isMusical = subjects.some(
    ({ motion }) => motion === 'dance' || motion === 'sing' || motion === 'slowdance',
  );
  return isMusical && weather.length === 0 ? ['notes'] : weather;
}

/** A drawing of lines shows its subject on white paper where the prompt names no place. */
const drawnOnPaper = (spec: PromptSpec): PromptSpec =>
  spec.isColourless && spec.style === 'sketch' && spec.setting === null && spec.subjects.length > 0
    ? { ...spec, backdrop: spec.backdrop ?? 'white' }
    : spec;

const FROM_ABOVE: Readonly<Record<string, string>> = {
  '@coffee': '@cupabove',
  'hot-beverage': '@cupabove',
  '@plate': '@plateabove',
  'steaming-bowl': '@ramenabove',
  '@ramen': '@ramenabove',
  '@sushiplatter': '@sushiabove',
  sushi: '@sushiabove',
  'green-salad': '@saladabove',
  '@pancakes': '@pancakesabove',
  '@cake': '@cakeabove',
  egg: 'cooking',
  '@juice': '@glassabove',
  '@lemonade': '@glassabove',
  '@iceddrink': '@glassabove',
  'glass-of-milk': '@glassabove',
  '@waterglass': '@glassabove',
  'pot-of-food': '@bowlabove',
  '@soup': '@bowlabove',
  '@cuttingboard': '@boardabove',
  '@cereal': '@bowlabove',
  '@berrybowl': '@bowlabove',
  '@currybowl': '@bowlabove',
  'bowl-with-spoon': '@bowlabove',
  '@latte': '@cupabove',
  'teacup-without-handle': '@cupabove',
  pizza: '@pizzaabove',
  '@pizza': '@pizzaabove',
};

/** What is in glasses and bowls that have no color of their own. */
const COLOURS_FROM_ABOVE: Readonly<Record<string, string>> = {
  'glass-of-milk': 'white',
  '@waterglass': 'ice blue',
  '@berrybowl': 'plum',
  '@currybowl': 'orange',
  '@lemonade': 'yellow',
};

const seenFromAbove = (subject: Subject): Subject => ({
  ...subject,
  glyph: FROM_ABOVE[subject.glyph] ?? subject.glyph,
  colour: subject.colour ?? COLOURS_FROM_ABOVE[subject.glyph] ?? null,
});

/** It is its light that turns or sweeps, or its water that falls. */
const onItsFeet = (subject: Subject): Subject =>
  /^(@lighthouse|@skycastle|@fallsisland)$/.test(subject.glyph)
    ? { ...subject, motion: null }
    : subject;

const ROADSIDES: ReadonlySet<SettingName> = new Set<SettingName>([
  'beach',
  'desert',
  'forest',
  'savanna',
  'canyon',
  'snowfield',
]);

/** Who drives has a road. */
function withRoad(
  { subjects, landforms }: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): readonly LandformName[] {
  const [first] = subjects;
  const drives =
    first?.motion === 'drive' &&
    (vocabulary.categoryOf(first.glyph) === 'transport-ground' ||
      /^@(convertible|opentractor)$/.test(first.glyph));
  if (runsOnRails(subjects) && WITH_RAILS.has(setting)) {
    return [...new Set([...landforms.filter((name) => name !== 'road'), 'rails' as const])];
  }
  return drives && ROADSIDES.has(setting)
    ? [...new Set([...landforms, 'road' as const])]
    : landforms;
}

const ON_RAILS =
  /^(@steamtrain|@electrictrain|@bullettrain|locomotive|railway-car|tram|tram-car|high-speed-train|bullet-train|mountain-railway|metro|light-rail|train)$/;
/** A train has rails, except on a bridge, which has its own. */
const runsOnRails = (subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ glyph, motion }) => ON_RAILS.test(glyph) && motion !== 'fly' && motion !== 'float',
  ) && !subjects.some(({ glyph }) => /^@(viaduct|bridge)$/.test(glyph));

/** Open land and streets. */
const WITH_RAILS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...ROADSIDES,
  'hills',
  'park',
  'village',
  'mountain',
  'jungle',
  'street',
  'road',
  'canyon',
]);

/** What of the land the place has room for: a lake has its water already. */
function landformsAt(
  spec: PromptSpec,
  setting: SettingName,
  landforms: readonly LandformName[],
): readonly LandformName[] {
  const { subjects } = spec;
  const isFjord =
    setting === 'ocean' && spec.placeNames.some((place) => /fjord|cliffs?$/.test(place));
  if (isFjord || (setting === 'snowfield' && isInSnow(spec))) {
    return [...new Set([...landforms, 'peaks' as const])];
  }
  if (setting === 'lake') {
    return landforms.filter((name) => name !== 'river' && name !== 'puddles');
  }
  const isOnWave = setting === 'ocean' && spec.setting !== null && subjects[0]?.motion === 'surf';
  return isOnWave ? [...new Set([...landforms, 'breaker' as const])] : landforms;
}

// ---- place

/** "in a cabin with mountains outside the window": the room is in it. */
const insideBuildings = (spec: PromptSpec): PromptSpec =>
  leavingOut(
    spec,
    ({ glyph }, index) =>
      isScenery(glyph) &&
      spec.relations.some(
        ({ from, to, kind }) => from === 0 && to === index && kind.startsWith('in'),
      ),
  );

/** Who has something outside is in a room. */
const placeWithView = ({ sights }: PromptSpec): SettingName | null =>
  sights.length > 0 ? 'living' : null;

const IN_KITCHENS: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'stir',
  'knead',
  'chop',
  'pour',
]);

/** An animal that cooks does it in a kitchen, wherever its kind lives. */
const settingOfAnimalAtWork = ({ subjects: [first], relations }: PromptSpec): SettingName | null =>
  first?.person === null &&
  IN_KITCHENS.has(first.motion) &&
  relations.some(({ from, kind }) => from === 0 && kind === 'work')
    ? 'kitchen'
    : null;

function findSetting(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
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
  return (
    settingOfHost(spec, vocabulary) ??
    settingOfDeeds(spec, vocabulary) ??
    settingOfAnimalAtWork(spec) ??
    settingOfRole(spec) ??
    settingOfThingsAtWork(spec, vocabulary) ??
    settingOfWork(spec) ??
    settingOfWeather(spec.weather) ??
    (spec.style === 'noir' ? 'street' : null) ??
    settingOfKind(spec, vocabulary)
  );
}

const isConcertPoster = ({ format, prompt }: PromptSpec): boolean =>
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

const isAtHomeIn = (setting: SettingName, glyph: string): boolean =>
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

/** Where people of a trade are at work. */
const PLACES_OF_ROLES: readonly (readonly [roles: RegExp, place: SettingName])[] = [
  [/\b(hairdresser|barber|hair ?stylist|makeup artist|beautician)$/, 'salon'],
  [/\b(teacher|tutor|professor)$/, 'classroom'],
  [/\b(doctor|nurse|dentist|surgeon|vet|veterinarian)$/, 'hospital'],
  [/\b(mechanic|plumber|carpenter|electrician|handyman|welder)$/, 'garage'],
  [/\b(florist)$/, 'florist'],
  [/\b(barista)$/, 'cafe'],
  [/\b(bartender)$/, 'bar'],
  [/\b(baker)$/, 'bakery'],
  [/\b(waiter|waitress)$/, 'restaurant'],
  [/\b(cashier)$/, 'supermarket'],
  [/\b(librarian)$/, 'library'],
  [/\b(scientist|chemist|researcher)$/, 'lab'],
  [/\b(chef|cook)$/, 'kitchen'],
];

function settingOfRole({ subjects: [first, ...others], weather }: PromptSpec): SettingName | null {
  if (first?.person == null || weather.length > 0 || !AT_WORK(first.motion)) return null;
  if (others.some(({ glyph }) => OUTDOORS.test(glyph) || HABITATS.get(glyph) === 'hills'))
    return null;
  const word = singularPhrase(first.word);
  return PLACES_OF_ROLES.find(([roles]) => roles.test(word))?.[1] ?? null;
}

/** Not on their way somewhere. */
const AT_WORK = (motion: MotionName | null): boolean =>
  ![
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
  ].includes(motion ?? '');

/** What is at home in any room is where it is worked with. */
function settingOfThingsAtWork(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const place = settingOfSubjects(spec, vocabulary);
  return place === 'room' ? (settingOfWork(spec) ?? place) : place;
}

function settingOfWork({ subjects: [first], weather }: PromptSpec): SettingName | null {
  if (first?.person == null || weather.length > 0) return null;
  return PLACES_OF_WORK[first.motion ?? 'idle'] ?? null;
}

/** A duck in boots walks on the ground. */
const isDressedSwimmer = ({ subjects, relations }: PromptSpec): boolean => {
  const [hero] = subjects;
  if (!hero || hero.person !== null || !WATERS.has(HABITATS.get(hero.glyph))) return false;
  return (
    hero.role !== undefined ||
    hero.motion === 'walk' ||
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
  if (spec.subjects.some(({ glyph }) => glyph === '@iceberg')) return 'snowfield';
  const [hero] = spec.subjects;
  // A cat that holds a fish is not in the sea.
  const homes = spec.subjects.flatMap(({ glyph }, index) =>
    isCarriedAlong(index, spec) || (index === 0 && isDressedSwimmer(spec))
      ? []
      : (HABITATS.get(glyph) ?? []),
  );
  const [home = null] = homes;
  const heroHome =
    hero && !isDressedSwimmer(spec)
      ? (HABITATS.get(hero.glyph) ?? placeOfRole(hero) ?? undefined)
      : undefined;
  // A tower does not hang in the sky that its balloons fly in.
  const isBelow = spec.relations.some(({ from, kind }) => from === 0 && kind === 'under');
  const isOnGround = hero && (isScenery(hero.glyph) || standsBelow(hero) || isBelow);
  if (home === 'sky' && isOnGround) return 'park';
  const place = heroHome === undefined || !hero ? home : heroHome;
  const furnished = roomOfFurniture(spec, vocabulary);
  if (furnished !== null) return furnished;
  if (place === 'room' && isOutInTheWeather(spec)) return null;
  // A book is read indoors, but not under a tree.
  return place === 'room' && spec.subjects.some(({ glyph }) => OUTDOORS.test(glyph))
    ? 'park'
    : place;
}

/** The room in which such a thing stands, whoever is at it. */
const ROOMS_OF_FURNITURE: readonly (readonly [RegExp, SettingName])[] = [
  [/^(@fridge|@oven|@microwave|@dishwasher|@toaster|@kettle|@blender|@coffeemachine)$/, 'kitchen'],
  [/^(bathtub|toilet|shower)$/, 'bathroom'],
  [/^bed$/, 'bedroom'],
  [
    /^(door|couch-and-lamp|@sofa|@armchair|television|@fireplace|@radiator|@kotatsu|@grandpiano|@rockingchair|@rug|@stocking|fork-and-knife-with-plate)$/,
    'living',
  ],
];

/** "a raccoon in front of the fridge" is in no forest. */
function roomOfFurniture(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const { subjects } = spec;
  const isOutside =
    isOutInTheWeather(spec) ||
    subjects.some(({ glyph }) => OUTDOORS.test(glyph) || isBuilding(glyph, vocabulary));
  // A door or a pan by itself is shown by itself.
  const isAnybody = subjects.some(({ glyph }) => isAnimate(glyph, vocabulary));
  const works = PLACES_OF_WORK[subjects[0]?.motion ?? 'idle'] !== undefined;
  if (isOutside || !isAnybody || works) return null;
  const found = ROOMS_OF_FURNITURE.find(([kind]) => subjects.some(({ glyph }) => kind.test(glyph)));
  return found?.[1] ?? null;
}

/** What no room has. */
const OUTDOORS = /tree$|@streetlamp|@campfire|@fence|@haybale|@boulder|^mountain|@pond/;

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
    subjects.every(({ glyph }) => isAnimate(glyph, vocabulary) || glyph.endsWith('hat'))
  );
}
const REACTION = /\b(?:reaction|meme|emote|mood|gif|when (?:you|your|the|it|i))\b|リアクション/iu;

/** A living actor stands in the open; a thing is shown by itself. */
function settingOfKind(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  const isPlain = spec.style === 'minimal';
  const [first] = spec.subjects;
  if (!first || isPlain) return 'abstract';
  if (isAnimate(first.glyph, vocabulary)) return 'hills';
  const category = vocabulary.categoryOf(first.glyph) ?? '';
  if (/^(plant|place|transport-ground)/.test(category)) return 'hills';
  if (PRODUCTS.has(first.glyph)) return 'abstract';
  if (/^(drink|book|computer|household)/.test(category)) return 'room';
  return 'abstract';
}

/** Places that style or cast turn into another. */
function adjustSetting(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName {
  const [first] = spec.subjects;
  const { style } = spec;
  // In the midst of snowy mountains there is snow on the ground.
  if (setting === 'mountain' && isInSnow(spec)) return 'snowfield';
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
    if (STUDIES.has(first.motion ?? 'idle') && first.person !== null) return 'bedroom';
    return spec.words.drawn.some((word) => /\bdesk\b/.test(word)) ? 'office' : 'living';
  }
  if (isSurfing(spec, setting)) return 'ocean';
  if (setting === 'city' && !isInTheAir(first)) return 'street';
  // Cars are parked before a diner, not in it.
  const drives = (vocabulary.categoryOf(first.glyph) ?? '') === 'transport-ground';
  if (drives && setting !== 'garage' && INTERIOR_NAMES.some((name) => name === setting))
    return 'street';
  // Lighthouses and castles stand above the sea.
  if (setting === 'ocean' && spec.subjects.some(({ glyph }) => STANDS_ASHORE.test(glyph))) {
    return 'cliff';
  }
  if (setting === 'ocean' && first.person && !isAtSea(spec)) return 'beach';
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

const isInSnow = ({ placeNames }: PromptSpec): boolean =>
  placeNames.some((place) => /^(snowy|snow covered) (mountains?|peaks|alps)/.test(place));

const MOUNTAINS = /\b(mountains?|peaks?|alps|berge?|montañas?|montagnes?)\b|山/i;
/** What is brewed, and who brews it. */
const BREWING = /^(alembic|@potion|@cauldron|mage|woman-mage|@witchhat|crystal-ball)$/;
const STANDS_ASHORE = /^(@lighthouse|castle|house|@cabin|church|hut|@windmill)$/;

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
      ['swim', 'sail', 'surf', 'float', 'fish'].includes(motion ?? '') ||
      /duck|swan|goose|otter|beaver|frog|crocodile|hippo/.test(kinOf(glyph)) ||
      (vocabulary.categoryOf(glyph) ?? '') === 'animal-marine',
  );

/** People who are not in or on the water stand at its shore. */
const isAtSea = ({ subjects, relations }: PromptSpec): boolean =>
  subjects.some(({ glyph }) => SHIPS.has(glyph) || glyph === '@surfboard') ||
  relations.some(({ from, kind }) => from === 0 && (kind === 'ride' || kind === 'inside')) ||
  ['swim', 'surf', 'sail', 'float', 'fly', 'jump', 'ride'].includes(subjects[0]?.motion ?? '');

/** What lives below the surface is seen there, not on the bank; a seal may lie on it. */
const isFishOutOfLake = ({ glyph, motion, person }: Subject): boolean =>
  person === null && motion !== 'jump' && glyph !== 'seal' && isAtHomeIn('underwater', glyph);

const FURNITURE =
  /^(bed|bathtub|couch-and-lamp|@sofa|@armchair|chair|toilet|shower|@table|@fireplace|@bookshelf|@grandpiano|@easel)$/;

const needsFloor = ({ glyph }: Subject, vocabulary: Vocabulary): boolean =>
  FURNITURE.test(glyph) ||
  (isAnimate(glyph, vocabulary) && !/teddy|hamster|mouse|fish|skull|bird|chick/.test(glyph));

/** Things alone on a table: what the room shows is a table already. */
const isTableTop = ({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects.length > 1 &&
  subjects.some(({ glyph }) => glyph === '@table') &&
  subjects.every((each) => each.glyph === '@table' || !needsFloor(each, vocabulary));

const isInTheAir = ({ glyph, motion }: Subject): boolean =>
  motion === 'fly' || motion === 'float' || (AIRBORNE.has(glyph) && motion !== 'walk');

// ---- hour

/** The hour that style, weather or a thing brings along; null when any would do. */
function impliedTime({ style, weather, subjects }: PromptSpec): TimeOfDay | null {
  if (style === 'noir' || style === 'neon') return 'night';
  if (
    (['aurora', 'fireflies', 'fireworks', 'storm', 'stars'] as const).some((w) =>
      weather.includes(w),
    )
  ) {
    return 'night';
  }
  // Only in the dark is it to be seen that something gives light.
  if (subjects.some(({ isGlowing }) => isGlowing)) return 'night';
  return subjects.flatMap(({ glyph }) => HOURS.get(glyph) ?? [])[0] ?? null;
}

/** Whether the prompt leaves it open at what hour it is. */
export const isHourOpen = (spec: PromptSpec): boolean =>
  celebrate(spec).time === null && impliedTime(spec) === null;

function findTime(spec: PromptSpec, setting: SettingName): TimeOfDay {
  const implied = impliedTime(spec);
  if (implied !== null) return implied;
  const { style, weather } = spec;
  const isEvening = style === 'silhouette' || style === 'synthwave';
  if (spec.format === 'poster' || isEvening) return 'sunset';
  if (weather.includes('leaves')) return 'sunset';
  if (weather.includes('snow')) return 'sunrise';
  if (spec.townLook) return spec.townLook === 'futuristic' ? 'day' : 'sunset';
  if (setting === 'city' || setting === 'street') return hourOfTown(spec);
  return style === 'pastel' ? 'sunrise' : 'day';
}

/** The lights of a town make the picture, but people who are out in dry weather are seen by day. */
const hourOfTown = ({ subjects, weather }: PromptSpec): TimeOfDay =>
  subjects.some(({ person }) => person !== null) && weather.length === 0 ? 'day' : 'night';

// ---- cast

/** Two and more have room on a bench. */
function withWideBenches(spec: PromptSpec): PromptSpec {
  const subjects = spec.subjects.map((subject, index) => {
    const riders = spec.relations.reduce(
      (sum, { from, to, kind }) =>
        to === index && /^(on|in|inside)$/.test(kind)
          ? sum + (spec.subjects[from]?.count ?? 0)
          : sum,
      0,
    );
    return subject.glyph === '@bench' && subject.count === 1 && riders > 1
      ? { ...subject, glyph: '@widebench' }
      : subject;
  });
  return { ...spec, subjects };
}

/** What floats at a lake or at sea and lives is in the water, unless it is said to be over something. */
function inTheWater(spec: PromptSpec, setting: SettingName, vocabulary: Vocabulary): PromptSpec {
  if (setting !== 'lake' && setting !== 'ocean' && setting !== 'hotspring') return spec;
  const subjects = spec.subjects.map((subject, index) => {
    const isAbove = spec.relations.some(({ from, kind }) => from === index && kind === 'above');
    const isBathing =
      setting === 'hotspring' &&
      (subject.motion === null || subject.motion === 'sit' || subject.motion === 'idle');
    const swims =
      (subject.motion === 'float' || isBathing) && isAnimate(subject.glyph, vocabulary) && !isAbove;
    return swims ? Object.assign({}, subject, { motion: 'swim' as const }) : subject;
  });
  return { ...spec, subjects };
}

/** The ship of pirates is one of theirs, whatever its word says. */
function inTheirShips(spec: PromptSpec): PromptSpec {
  const isPirate = spec.subjects.some(({ word }) => /\bpirates?\b/.test(word));
  const subjects = spec.subjects.map((subject) =>
    isPirate && /^(ships?|boats?|sailing ship)$/.test(subject.word)
      ? Object.assign({}, subject, { glyph: '@pirateship' })
      : subject,
  );
  // Who is on a ship with sails stands on its deck, not on its masts.
  const relations = spec.relations.map((relation) =>
    relation.kind === 'on' && WITH_MASTS.test(subjects[relation.to]?.glyph ?? '')
      ? Object.assign({}, relation, { kind: 'inside' as const })
      : relation,
  );
  return { ...spec, subjects, relations };
}

const WITH_MASTS = /^(@pirateship|@sailingship|@vikingship)$/;

/** Who jumps where puddles are jumps into them. */
function intoPuddles(spec: PromptSpec): PromptSpec {
  if (!spec.landforms.includes('puddles')) return spec;
  const subjects = spec.subjects.map((subject) =>
    subject.motion === 'jump' ? { ...subject, motion: 'splash' as const } : subject,
  );
  return { ...spec, subjects };
}

/** One leaf that somebody is under, and not two in the wind. */
function underLeaves(spec: PromptSpec): PromptSpec {
  const roofs = new Set(spec.relations.flatMap(({ to, kind }) => (kind === 'under' ? to : [])));
  const subjects = spec.subjects.map((subject, index) =>
    roofs.has(index) && subject.glyph === 'leaf-fluttering-in-wind'
      ? { ...subject, glyph: '@leafperch' }
      : subject,
  );
  return { ...spec, subjects };
}

/** Of a tree that somebody hangs from or sits in, the picture shows a branch. */
function onBranches(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isTree = (index: number): boolean =>
    /^(deciduous|evergreen)-tree$|^tree$/.test(subjects[index]?.glyph ?? '') &&
    subjects[index]?.count === 1;
  const hangs = ({ from, to }: Relation): boolean =>
    subjects[from]?.motion === 'hang' && (subjects[to]?.glyph ?? '').endsWith('tree');
  const sits = ({ from, to, kind }: Relation): boolean =>
    /^(in|inside|on)$/.test(kind) &&
    isTree(to) &&
    isAnimate(subjects[from]?.glyph ?? '', vocabulary) &&
    subjects[from]?.motion !== 'climb';
  const trees = new Set(
    relations.flatMap((relation) => (hangs(relation) || sits(relation) ? [relation.to] : [])),
  );
  const asOnBranch = (relation: Relation): Relation =>
    sits(relation) ? { ...relation, kind: 'on' } : relation;
  const asBranch = (subject: Subject, index: number): Subject =>
    trees.has(index) ? { ...subject, glyph: '@branch' } : subject;
  return { ...spec, subjects: subjects.map(asBranch), relations: relations.map(asOnBranch) };
}

/** Somebody who drives is to be seen: the roof is left out. */
function inOpenCars(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const driven = new Set(
    spec.relations
      .filter(({ from, kind }) => {
        const glyph = spec.subjects[from]?.glyph ?? '';
        return /^(ride|inside|in)$/.test(kind) && isAnimate(glyph, vocabulary);
      })
      .map(({ to }) => to),
  );
  const drivers = driversIn(spec, driven);
  const subjects = spec.subjects.map((subject, index) =>
    drivers.has(index)
      ? { ...subject, isHead: true }
      : driven.has(index)
        ? { ...subject, glyph: OPEN_CARS[subject.glyph] ?? subject.glyph }
        : subject,
  );
  return { ...spec, subjects };
}

/** Of who sits behind a window, the head is to be seen. */
const driversIn = ({ subjects, relations }: PromptSpec, driven: ReadonlySet<number>) =>
  new Set(
    relations.flatMap(({ from, to }) => {
      const glyph = subjects[to]?.glyph ?? '';
      const hasWindow = WINDOWED.test(OPEN_CARS[glyph] ?? glyph);
      return driven.has(to) && hasWindow && subjects[from]?.person ? [from] : [];
    }),
  );

const WINDOWED =
  /^(bus|taxi|delivery-truck|pickup-truck|ambulance|fire-engine|police-car|minibus|articulated-lorry|helicopter|locomotive|@schoolbus|@vintagetruck|@excavator|@biplane)$/;

const OPEN_CARS: Readonly<Record<string, string>> = {
  automobile: '@convertible',
  'racing-car': '@convertible',
  'sport-utility-vehicle': '@convertible',
  '@sportscar': '@convertible',
  '@classicsportscar': '@convertible',
  'oncoming-automobile': '@convertible',
  tractor: '@opentractor',
  airplane: '@biplane',
  'small-airplane': '@biplane',
};

/** A train crosses a bridge that is made for it. */
function overViaducts(spec: PromptSpec): PromptSpec {
  const trains = spec.relations.flatMap((relation) => {
    const [train, bridge] = [spec.subjects[relation.from], spec.subjects[relation.to]];
    const crosses =
      /^(on|across|above|ride)$/.test(relation.kind) &&
      ON_RAILS.test(train?.glyph ?? '') &&
      /^@(bridge|viaduct)$/.test(bridge?.glyph ?? '');
    return crosses ? [relation] : [];
  });
  if (trains.length === 0) return spec;
  const bridges = new Set(trains.map(({ to }) => to));
  return {
    ...spec,
    subjects: spec.subjects.map((subject, index) =>
      bridges.has(index) ? { ...subject, glyph: '@viaduct' } : subject,
    ),
    relations: spec.relations.map((relation) =>
      trains.includes(relation) ? { ...relation, kind: 'on' as const } : relation,
    ),
  };
}

/** Mount Fuji is part of the land. */
function withFuji(spec: PromptSpec): PromptSpec {
  const isFuji = ({ glyph }: Subject): boolean => glyph === 'mount-fuji';
  if (!spec.subjects.some(isFuji)) return spec;
  const rest = leavingOut(spec, isFuji);
  const setting = rest.setting === null || rest.setting === 'mountain' ? 'hills' : rest.setting;
  return { ...rest, setting, landforms: [...new Set([...rest.landforms, 'fuji' as const])] };
}

/** Who is on the moon, or at its edge, sits in a crescent. */
function onCrescent(spec: PromptSpec): PromptSpec {
  const seats = new Set(
    spec.relations.flatMap(({ from, to, kind }) => {
      const isMoon = /^(@moon|crescent-moon)$/.test(spec.subjects[to]?.glyph ?? '');
      return isMoon && kind === 'on' && spec.subjects[from]?.motion !== 'fly' ? [to] : [];
    }),
  );
  if (seats.size === 0) return spec;
  const riders = new Set(spec.relations.flatMap(({ from, to }) => (seats.has(to) ? [from] : [])));
  const subjects = spec.subjects.map((subject, index) => {
    if (seats.has(index)) return { ...subject, glyph: '@moonseat', motion: null };
    const stands = subject.motion === null || subject.motion === 'idle';
    return riders.has(index) && stands ? { ...subject, motion: 'sit' as const } : subject;
  });
  return { ...spec, subjects, setting: spec.setting ?? 'space' };
}

/** A bowl with a fish in it is of glass. */
function inGlass(spec: PromptSpec): PromptSpec {
  const bowls = new Set(
    spec.relations
      .filter(
        ({ from, kind }) =>
          kind === 'inside' && kinOf(spec.subjects[from]?.glyph ?? '').endsWith('fish'),
      )
      .map(({ to }) => to),
  );
  const subjects = spec.subjects.map((subject, index) =>
    bowls.has(index) && subject.glyph === '@bowl' ? { ...subject, glyph: '@fishbowl' } : subject,
  );
  return { ...spec, subjects };
}

const INDOORS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'stage',
  'cave',
  'abstract',
  'synth',
]);

/** "Sleeping in bed" names a bedroom; the sleeper needs the bed. */
function withBed(spec: PromptSpec, setting: SettingName): PromptSpec {
  const [first] = spec.subjects;
  const isOnSomething = spec.relations.some(
    ({ from, kind }) => from === 0 && ['on', 'in', 'inside'].includes(kind),
  );
  const isInBed =
    first?.motion === 'sleep' ||
    (first?.person != null &&
      spec.placeNames.some((place) => /\bbed$/.test(place)) &&
      (first.motion === null || ['idle', 'sit'].includes(first.motion)));
  if (!first || setting !== 'bedroom' || !isInBed || isOnSomething) return spec;
  const bed = oneOf('bed', 'bed');
  return {
    ...spec,
    subjects: [...spec.subjects, bed],
    relations: [...spec.relations, { from: 0, to: spec.subjects.length, kind: 'inside' }],
  };
}

/** A lamp out of doors stands on a post. */
function withStreetLamps(spec: PromptSpec, setting: SettingName): PromptSpec {
  if (INDOORS.has(setting)) return spec;
  const subjects = spec.subjects.map((subject) =>
    /^lamps?$/.test(subject.word) ? { ...subject, glyph: '@streetlamp' } : subject,
  );
  return { ...spec, subjects };
}

/** The sky setting brings its own clouds; one that nothing sits on need not be drawn again. */
function withoutSpareClouds(spec: PromptSpec, setting: SettingName): PromptSpec {
  if (setting !== 'sky') return spec;
  const isUsed = (index: number): boolean =>
    index === 0 || spec.relations.some(({ from, to }) => from === index || to === index);
  return leavingOut(spec, ({ glyph }, index) => glyph === 'cloud' && !isUsed(index));
}

const FLOWERS =
  /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil|hyacinth|lotus|@peony|@daisy|@poppy|@hydrangea|@lily|@lavender)$/;
const CUT_FLOWERS = /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil)$/;

/** Cut flowers that stand on a table are in vases. */
function inVase(spec: PromptSpec): PromptSpec {
  const isStanding = (index: number): boolean =>
    spec.relations.every(
      ({ from, to, kind }) =>
        (to !== index || kind === 'beside') &&
        (from !== index || kind === 'on' || kind === 'beside'),
    );
  const flowers = spec.subjects.flatMap(({ glyph, count }, index) =>
    CUT_FLOWERS.test(glyph) && count > 1 && isStanding(index) ? [index] : [],
  );
  // "a bouquet of sunflowers" is in one as well.
  const hero = spec.subjects[0]?.glyph;
  const isInOne = spec.subjects.some(({ glyph }) => /^(@vase|amphora)$/.test(glyph));
  const isOfFlowers = spec.subjects.some(({ glyph }) => FLOWERS.test(glyph));
  if (hero === 'bouquet' && isInOne && !isOfFlowers) {
    const subjects = spec.subjects.map((subject, index) =>
      index === 0 ? { ...subject, glyph: '@peony', count: 5 } : subject,
    );
    return { ...spec, subjects };
  }
  if (hero === 'bouquet' && isInOne && isOfFlowers) {
    return leavingOut(spec, ({ glyph }) => glyph === 'bouquet');
  }
  if (hero === 'bouquet' && flowers.length > 0) {
    return inVase(leavingOut(spec, ({ glyph }) => glyph === 'bouquet'));
  }
  if (flowers.length === 0) return spec;
  const vases = flowers.map((index) => ({
    from: index,
    to: spec.subjects.length + flowers.indexOf(index),
    kind: 'inside' as const,
  }));
  const vase = oneOf('@vase', 'vase');
  return {
    ...spec,
    subjects: [...spec.subjects, ...flowers.map(() => vase)],
    relations: [...spec.relations.filter(({ from }) => !flowers.includes(from)), ...vases],
  };
}

const isTable = ({ glyph }: Subject, index: number): boolean => glyph === '@table' && index > 0;

/** "a wooden table with bread and cheese": what is on it is the picture. */
const isLaidTable = ({ subjects }: PromptSpec, { glyph }: Subject): boolean =>
  glyph === '@table' && subjects.length > 1;

/** The table of the picture is enough, unless there is nothing else; so is a log where the surface is of wood. */
const isCarriedBySurface = (spec: PromptSpec, subject: Subject, index: number): boolean =>
  isTable(subject, index) ||
  isLaidTable(spec, subject) ||
  (spec.surface !== null &&
    isSurfaceThing(subject.glyph) &&
    spec.relations.some(({ to, kind }) => to === index && kind === 'on'));

/** What a place has already: the shelves of a library, the lanterns of an alley. */
const OWN_THINGS: Readonly<Partial<Record<SettingName, RegExp>>> = {
  library: /^@bookshelf$/,
  bookshop: /^@bookshelf$/,
  stacks: /^(@bookshelf|books)$/,
  alley: /lantern|^@streetlamp$|^potted-plant$|^@flowerpot$|^blossom$|^classical-building$|^house$/,
  bamboo: /^@bamboo$/,
  graveyard: /^headstone$/,
  courtyard: /^@fountain$/,
  igloos: /^@igloo$/,
  huts: /^hut$/,
  orchard: /^deciduous-tree$/,
  harbour: /^(sailboat|motor-boat|canoe)$/,
};

/** The same of places that are nothing without them, whatever is said of them. */
const PARTS_OF_PLACES: Readonly<Partial<Record<SettingName, RegExp>>> = {
  pondgarden:
    /^(@koi|fish|tropical-fish|@bridge|@pond|@cherrytree|cherries|cherry-blossom|@boulder|lotus)$/,
  wedding: /^(chair|wedding)$/,
  disco: /^mirror-ball$/,
  gamer: /^(desktop-computer|@table|keyboard|chair|video-game)$/,
  ramenshop: /^(red-paper-lantern|@ramen|steaming-bowl|@table|@lantern)$/,
  mushroomvillage: /^(mushroom|brown-mushroom|@mushroomhouse|ladder|@lantern|red-paper-lantern)$/,
  steps: /^(@pagoda|hindu-temple)$/,
  cafe: /^@table$/,
  bakery: /^@table$/,
  bar: /^@table$/,
  balcony: /^(potted-plant|@flowerpot|chair)$/,
  nook: /^(potted-plant|@cushion|@bookshelf|@monstera|@fern)$/,
  greenhouse: /^(potted-plant|@monstera|@fern|cactus)$/,
  atelier: /^artist-palette$/,
};

/** Trees of treehouses and doors of houses are parts of their pictures. */
const PARTS_OF_HOUSES: Readonly<Record<string, RegExp>> = {
  '@treehouse': /tree$|^ladder$/,
  '@hobbithouse': /^door$/,
  '@mushroomhouse': /^(mushroom|brown-mushroom|door)$/,
  '@glasshouse': /^(@pool|window)$/,
};

/** Plants that take a city back grow on its walls. */
const OF_OVERGROWN = /^(potted-plant|@fern|seedling|leafy-green|deciduous-tree|evergreen-tree)$/;

/** The houses of a white street, with flowers at their walls. */
const OF_WHITE_STREETS = /^(house|classical-building|blossom|hibiscus|potted-plant|@flowerpot)$/;

function withoutParts(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isWhite = spec.region === 'aegean' || spec.region === 'whitewashed';
  const own =
    spec.townLook === 'overgrown'
      ? OF_OVERGROWN
      : isWhite && setting === 'alley'
        ? OF_WHITE_STREETS
        : PARTS_OF_PLACES[setting];
  const houses = spec.subjects.flatMap(({ glyph }) => PARTS_OF_HOUSES[glyph] ?? []);
  // A bowl of ramen that somebody eats is theirs.
  const isUsed = (index: number): boolean =>
    spec.relations.some(({ to, kind }) => to === index && kind === 'hold');
  return leavingOut(
    spec,
    ({ glyph, source, word }, index) =>
      (own?.test(glyph) === true && !isUsed(index)) ||
      (spec.townLook === 'futuristic' && /flying|hover/.test(source ?? word)) ||
      houses.some((each) => each.test(glyph)),
  );
}

const withoutOwnThings = (spec: PromptSpec, setting: SettingName): PromptSpec => {
  const own = OWN_THINGS[setting];
  return own === undefined
    ? spec
    : leavingOut(
        spec,
        ({ glyph, motion, colour, count }, index) =>
          own.test(glyph) &&
          motion === null &&
          colour === null &&
          // "a boat in the harbour" is the picture.
          (count > 1 || index > 0) &&
          !spec.relations.some(({ to, kind }) => to === index && kind !== 'beside'),
      );
};

function withoutTable(spec: PromptSpec, setting: SettingName, vocabulary: Vocabulary): PromptSpec {
  const isShown = setting === 'room' && isTableTop(spec, vocabulary);
  return isShown ? leavingOut(spec, ({ glyph }) => glyph === '@table') : spec;
}
