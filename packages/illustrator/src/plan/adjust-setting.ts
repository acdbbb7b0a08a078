import { isAtWindow } from '../language/at-window.ts';
import { INTERIOR_NAMES, isInterior } from '../language/indoors.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate, isSkeleton } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { AIRBORNE, SHIPS } from '../things/habitats.ts';
import { ON_RAILS } from '../things/machines.ts';
import { isShopFront } from '../things/nature.ts';
import { DISHES } from './choose-setting.ts';
import { BUILDINGS } from './inside-buildings.ts';
import { isLandOnWhale } from './on-backs.ts';
import { isOnDesk, isSurfing } from './perches.ts';
import { workplaceOf } from './role-places.ts';
import { isAtHomeIn } from './settings-of-kinds.ts';
import { isOnSill } from './still-life.ts';

const AIRCRAFT = /airplane|helicopter|^@(biplane|fighterjet|glider|spaceshuttle)$/;

const OF_DESERTS = /\b(?:deserts?|camels?|sandstone|red (?:rock|cliffs?)|sand|dunes?)\b/iu;

/** The place that style or cast turn a place into. */
export function adjustSetting(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName {
  const ofLand = adjustLand(spec, setting) ?? adjustLandscape(spec, setting, vocabulary);
  const [first] = spec.subjects;
  if (ofLand !== null || first === undefined) return ofLand ?? setting;
  return (
    adjustToThings(spec, first, setting) ??
    adjustRoom(spec, first, setting, vocabulary) ??
    adjustToDeeds(spec, first, setting, vocabulary) ??
    adjustWaters(spec, first, setting, vocabulary) ??
    setting
  );
}

const hasShip = ({ subjects }: PromptSpec): boolean =>
  subjects.some(({ glyph }) => SHIPS.has(glyph));

/** What the land, the style and ships make of a place. */
function adjustLand(spec: PromptSpec, setting: SettingName): SettingName | null {
  const [first] = spec.subjects;
  // A lane that leads uphill is seen from the side, with the old town behind it.
  if (setting === 'road' && spec.subjects.some(({ glyph }) => isShopFront(glyph))) return 'street';
  // Cars and their crossings are seen from the pavement.
  const hasTraffic = spec.landforms.some((name) => name === 'crossing' || name === 'traffic');
  if (setting === 'city' && hasTraffic) return 'street';
  const isInOldTown = setting === 'alley' || spec.otherPlace === 'alley';
  if (spec.incline != null && isInOldTown) return 'village';
  // No room has a slope.
  if (spec.incline != null && spec.setting === null && isInterior(setting)) return 'hills';
  // In the midst of snowy mountains there is snow on the ground.
  if (setting === 'mountain' && isInSnow(spec)) return 'snowfield';
  // Cliffs of a desert are not at the sea.
  if (setting === 'cliff' && OF_DESERTS.test(spec.prompt)) return 'canyon';
  // A ship before cliffs is on the water.
  if (SHIPS.has(first?.glyph ?? '') && (setting === 'cliff' || setting === 'snowfield'))
    return 'ocean';
  // The grid is a road; any other place keeps what it is in the style's light.
  if (spec.style === 'synthwave' && setting === 'road') return 'synth';
  if (setting === 'abstract' && hasShip(spec) && !spec.backdrop)
    return spec.style === 'minimal' ? setting : 'ocean';
  return null;
}

/** A lake with a river is the land that the river flows through. */
function adjustLandscape(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName | null {
  if (setting !== 'lake') return null;
  // A river in the woods before mountains: the lake has all of them.
  const isLandscape = spec.subjects.length === 0 && spec.prompt !== '';
  if (isLandscape && MOUNTAINS.test(spec.words.drawn.join(' '))) return setting;
  if (!spec.landforms.includes('river') || isOnWater(spec, vocabulary)) return null;
  const { otherPlace } = spec;
  return otherPlace !== null && RIVERSIDES.has(otherPlace) ? otherPlace : 'hills';
}

/** What a single thing makes of a place. */
function adjustToThings(
  spec: PromptSpec,
  first: Subject,
  setting: SettingName,
): SettingName | null {
  const has = (glyphs: RegExp): boolean => spec.subjects.some(({ glyph }) => glyphs.test(glyph));
  // A cat on the sill of a house is before the house.
  if (setting === 'room' && isOnSill(spec) && has(BUILDINGS)) return 'hills';
  if (setting === 'room' && has(/^@easel$/)) return 'atelier';
  // "a chair outside a cafe": shops have their fronts to the street.
  if (setting === 'room' && spec.subjects.some(({ glyph }) => isShopFront(glyph))) return 'street';
  if (setting === 'pool' && first.glyph === '@glasshouse') return spec.otherPlace ?? 'hills';
  return setting === 'shop' && has(BREWING) ? 'potions' : null;
}

/** The room with a floor for those that have no place on a table by the window. */
function adjustRoom(
  spec: PromptSpec,
  first: Subject,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName | null {
  const fitsOnSill = isOnSill(spec) && first.person === null && !FURNITURE.test(first.glyph);
  const isOnFloor =
    setting === 'room' &&
    !fitsOnSill &&
    spec.subjects.some(
      (each, index) => needsFloor(each, vocabulary) && !isInTableware(spec, index, vocabulary),
    ) &&
    !isAtWindow(spec) &&
    !isOnDesk(spec) &&
    !isTableTop(spec, vocabulary);
  if (!isOnFloor) return null;
  if (STUDIES.has(first.motion ?? 'idle') && first.person !== null)
    return workplaceOf(first) ?? 'bedroom';
  return spec.words.drawn.some((word) => /\bdesk\b/.test(word)) ? 'office' : 'living';
}

const drives = ({ glyph }: Subject, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph) === 'transport-ground';

/** Where surfers, aircraft, pedestrians and cars are when their place cannot have them. */
function adjustToDeeds(
  spec: PromptSpec,
  first: Subject,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName | null {
  if (isSurfing(spec, setting)) return 'ocean';
  if (setting === 'runway' && spec.subjects.some(({ glyph }) => AIRCRAFT.test(glyph)))
    return 'airfield';
  if (setting === 'city' && !isInTheAir(first)) return 'street';
  // Cars are parked before a diner, not in it.
  const isInside = setting === 'room' || INTERIOR_NAMES.some((name) => name === setting);
  // A model train on a table stays there.
  const isOnThing = spec.relations.some(({ from, kind }) => from === 0 && kind === 'on');
  const hasGate = /^(garage|warehouse|factory|tunnel|parkinggarage|circus|arena)$/.test(setting);
  if (!drives(first, vocabulary) || hasGate || !isInside || isOnThing) return null;
  return ON_RAILS.test(first.glyph) ? 'hills' : 'street';
}

/** What the cast makes of a place at the water: under it, on it or at its shore. */
function adjustWaters(
  spec: PromptSpec,
  first: Subject,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName | null {
  const isAshore = first.person !== null && !isAtSea(spec);
  if (setting === 'ocean') {
    if (isLandOnWhale(spec)) return null;
    // Lighthouses and castles stand above the sea.
    if (spec.subjects.some(({ glyph }) => STANDS_ASHORE.test(glyph))) return 'cliff';
    const stands = ON_DRY_LAND.test(first.glyph) && !/^(?:float|sail)$/.test(first.motion ?? '');
    if (drives(first, vocabulary) || isAshore || stands) return 'beach';
    const isBelow = isAtHomeIn('underwater', first.glyph) && first.motion !== 'jump';
    if (hasShip(spec)) return null;
    if (isBelow) return 'underwater';
    return spec.subjects.some(({ glyph }) => OF_BEACHES.test(glyph)) ? 'beach' : null;
  }
  if (setting === 'underwater' && spec.setting === null && hasShip(spec)) return 'ocean';
  if (setting === 'lake' && spec.setting === null && isAshore) return 'park';
  return setting === 'lake' && isFishOutOfLake(first) ? 'underwater' : null;
}

/** Done at a desk at home. */
const STUDIES: ReadonlySet<MotionName> = new Set<MotionName>(['write']);

/** The prompt names mountains with snow on them. */
export const isInSnow = ({ placeNames }: PromptSpec): boolean =>
  placeNames.some((place) => /^(snowy|snow covered) (mountains?|peaks|alps)/.test(place));

const MOUNTAINS = /\b(mountains?|peaks?|alps|berge?|montañas?|montagnes?)\b|山/i;
/** Potions, their vessels and those who brew them. */
const BREWING = /^(alembic|@potion|@cauldron|mage|woman-mage|@witchhat|crystal-ball)$/;
/** "a bench facing the sea". */
const ON_DRY_LAND =
  /^(?:@bench|@widebench|chair|@deckchair|@rockingchair|@table|@tent|@hammock|@oneswing|@swing|bicycle|@easel|@campfire|@streetlamp|umbrella-on-ground|@grandpiano)$/;
const OF_BEACHES =
  /^(?:palm-tree|@coconutpalm|@beachhut|@sandcastle|@strandkorb|umbrella-on-ground)$/;
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

/** Whether the first subject is in or on the water; other people stand at its shore. */
const isAtSea = ({ subjects, relations }: PromptSpec): boolean =>
  subjects.some(({ glyph, wades }) => SHIPS.has(glyph) || glyph === '@surfboard' || wades) ||
  relations.some(({ from, kind }) => from === 0 && (kind === 'ride' || kind === 'inside')) ||
  ['swim', 'backfloat', 'plunge', 'surf', 'sail', 'float', 'fly', 'jump', 'ride'].includes(
    subjects[0]?.motion ?? '',
  );

/** What lives below the surface is seen there, not on the bank; a seal may lie on it. */
const isFishOutOfLake = ({ glyph, motion, person }: Subject): boolean =>
  person === null && motion !== 'jump' && glyph !== 'seal' && isAtHomeIn('underwater', glyph);

const FURNITURE =
  /^(bed|bathtub|couch-and-lamp|@sofa|@armchair|chair|toilet|shower|@table|@fireplace|@bookshelf|@grandpiano|@easel)$/;

const needsFloor = (subject: Subject, vocabulary: Vocabulary): boolean =>
  FURNITURE.test(subject.glyph) ||
  isSkeleton(subject) ||
  (isAnimate(subject.glyph, vocabulary) &&
    !/teddy|hamster|mouse|fish|skull|bird|chick/.test(subject.glyph));

/** "an octopus in a teacup": where the cup stands, and no larger than it. */
const isInTableware = (
  { subjects, relations }: PromptSpec,
  index: number,
  vocabulary: Vocabulary,
): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      from === index &&
      /^(?:in|inside)$/.test(kind) &&
      isTableware(subjects[to]?.glyph ?? '', vocabulary) &&
      subjects[index]?.person === null,
  );
const isTableware = (glyph: string, vocabulary: Vocabulary): boolean =>
  TABLEWARE.test(glyph) || DISHES.test(vocabulary.categoryOf(glyph) ?? '');
const TABLEWARE =
  /^(?:teacup-without-handle|teapot|@coffee|@mug|@bowl|@waterglass|tumbler-glass|wine-glass|@wineglass|@cocktail|@jar|@emptyjar|@flowerpot|potted-plant|@vase)$/;

/** Things alone on a table: what the room shows is a table already. */
export const isTableTop = ({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects.length > 1 &&
  subjects.some(({ glyph }) => glyph === '@table') &&
  subjects.every((each) => each.glyph === '@table' || !needsFloor(each, vocabulary));

const isInTheAir = ({ glyph, motion }: Subject): boolean =>
  motion === 'fly' || motion === 'float' || (AIRBORNE.has(glyph) && motion !== 'walk');
