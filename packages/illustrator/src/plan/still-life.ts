import { hasWindow, isInterior } from '../language/indoors.ts';
import { isAnimate, isSkeleton } from '../language/kinds-of-things.ts';
import type { WeatherName } from '../language/place-look.ts';
import { SHOWN_ALONE } from '../language/presentation.ts';
import { isPrintedPaper } from '../language/printed-papers.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { besidesSurface, isSurfaceThing } from '../language/surfaces.ts';
import { areTableThings, canLieFlat } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { behindGlass } from '../things/glass.ts';
import { HABITATS } from '../things/habitats.ts';
import { isForGarlands, isLight } from '../things/nature.ts';
import { isSuspended } from '../things/suspended.ts';
import { asksForStudio, isStudioShot } from './product-ground.ts';
import { isWreathPrint } from './wreaths.ts';

/** Where small things are shown: before which place, and whether on a table. */
export interface StillLife {
  readonly setting: SettingName;
  readonly isTabletop: boolean;
}

/** Where things are at home that the prompt puts nowhere. */
const ROOMS_OF_KINDS: readonly (readonly [category: RegExp, room: SettingName])[] = [
  [/^(drink|food-sweet)/, 'cafe'],
  [/^(food-|dishware)/, 'kitchen'],
];
const COFFEE_THINGS = /^(@coffee|@coffeebag|@coffeebeans|@coffeemachine|@?croissant|teacup|teapot)/;

/** Other places in which tables stand. */
const WITH_TABLES: ReadonlySet<SettingName> = new Set<SettingName>([
  'room',
  'market',
  'terrace',
  'rooftop',
  'pool',
]);

/** A rose grows in a meadow; what is eaten is not at home where it lived. */
function isAtHomeOutdoors(glyph: string): boolean {
  const home = HABITATS.get(glyph);
  if (home === undefined || home === 'room' || home === 'street' || home === 'underwater')
    return false;
  return !isInterior(home);
}

/** Shown in a studio by themselves. */
const PRODUCTS =
  /^(@necklaceof[a-z]+|@bustwith[a-z]+|@(?:gold|silver)gem(?:ring|box)|@perfume|@serum|@nailpolish|@mascara|@makeupbrush|@eyeshadow|@diffuser|@bathbomb|@lipgloss|@scrunchie|@burgerlayers|@burgerblast|@soapbar|@creamjar|@opencreamjar|@ring|@diamondring|@chainnecklace|@pearlpendant|@earrings|@bracelet|@necklace|@waterbottle|lotion-bottle|lipstick|running-shoe|high-heeled-shoe|hiking-boot|handbag|watch|headphone|sunglasses|ring|gem-stone|label|backpack|dress|t-shirt|jeans|coat|@suit|@sweater|@hoodie|@leatherjacket|@weddingdress|trophy|red-heart|crown)$/;

/** On the sill of the window, which is then the picture. */
export const isOnSill = ({ placeNames }: Pick<PromptSpec, 'placeNames'>): boolean =>
  placeNames.some((name) => /\b(window ?sill|window ledge|sill)$/.test(name));

/** "a lantern in the snow" hangs in no room; the rain on a window is outside. */
export const isOutInTheWeather = ({ airs }: PromptSpec): boolean =>
  airs.some(({ weather, isAround }) => isAround && OUTDOOR_WEATHER.has(weather));
const OUTDOOR_WEATHER: ReadonlySet<WeatherName> = new Set<WeatherName>([
  'snow',
  'storm',
  'fog',
  'wind',
]);

/** Whether a card bears all that the picture shows. */
const isAllOnPaper = (spec: PromptSpec, vocabulary: Vocabulary): boolean =>
  spec.subjects.length === 0
    ? spec.caption !== null
    : areOnPaper(spec, vocabulary) || arePrinted(spec) || areThingsAtRest(spec, vocabulary);

/** Things that are not in use, apart from buildings and trees. */
const areThingsAtRest = ({ subjects, festival }: PromptSpec, vocabulary: Vocabulary): boolean =>
  (festival === null || festival === 'birthday') &&
  subjects.every(
    ({ glyph, person, motion, hasLimbs }) =>
      person === null &&
      motion === null &&
      hasLimbs !== true &&
      !isScenery(glyph) &&
      !isAnimate(glyph, vocabulary) &&
      !/^(?:sky-weather|transport)/.test(vocabulary.categoryOf(glyph) ?? ''),
  );

/** A menu, a business card or a notice bears whatever it shows as a print, except people and deeds. */
const arePrinted = ({ prompt, subjects }: PromptSpec): boolean =>
  isPrintedPaper(prompt) &&
  subjects.every(({ person, motion }) => person === null && motion === null);

const isTableItself = ({ glyph }: Subject): boolean => glyph === '@table';

/**
 * The staging of a picture that shows nothing but small things: seen from above where the prompt says so,
 * before a plain studio, or on a table before a room that is out of focus.
 * @param named the place that the prompt names or implies
 * @returns null for every other picture
 */
export function showStillLife(
  spec: PromptSpec,
  named: SettingName,
  vocabulary: Vocabulary,
): StillLife | null {
  const { subjects, shot, format, style, festival, backdrop, surface, mark } = spec;
  if (format === 'sticker' && spec.setting === null && subjects.length > 0) {
    return { setting: 'flatlay', isTabletop: false };
  }
  const isOnLabel = format === 'label' && spec.setting === null;
  // Where its colors are said, what its things bring along would be in their place.
  const isOnCard = format === 'card' && (spec.setting === null || spec.hasOwnColours === true);
  const isPrinted =
    spec.hasOwnColours === true || isWreathPrint(spec) || isAllOnPaper(spec, vocabulary);
  if (isOnLabel || (isOnCard && isPrinted)) {
    return { setting: 'flatlay', isTabletop: false };
  }
  if (/^@burger(layers|blast)$/.test(subjects[0]?.glyph ?? '') && spec.setting === 'sky') {
    return { setting: 'abstract', isTabletop: false };
  }
  const isBare = spec.setting === null || spec.setting === 'abstract';
  if (
    format !== null &&
    SHOWN_ALONE.has(format) &&
    isBare &&
    (subjects.length > 0 || mark != null)
  ) {
    return { setting: 'flatlay', isTabletop: false };
  }
  const isLatteArt = subjects[0]?.glyph === '@latteart' && spec.setting === null;
  if (
    (shot === 'top' || isLatteArt) &&
    canLieFlat(besidesSurface(subjects, surface !== null), vocabulary)
  ) {
    return { setting: 'flatlay', isTabletop: false };
  }
  if (spec.setting === null && isOutInTheWeather(spec)) return null;
  if (spec.setting === null && format === 'poster' && spec.time !== null) return null;
  if (subjects.some(isSkeleton)) return null;
  const inside = behindGlass(spec);
  const around = subjects.filter(
    ({ glyph }, index) =>
      !inside.has(index) &&
      !(surface !== null && index > 0 && isSurfaceThing(glyph)) &&
      !(festival === 'birthday' && glyph === 'balloon' && index > 0),
  );
  if (around.some(({ glyph, motion }) => isSuspended(glyph) || motion === 'hang')) return null;
  if (!areTableThings(around, (glyph) => vocabulary.categoryOf(glyph))) return null;
  // "thanksgiving table with turkey": the feast is on the table.
  const isFeast = festival !== null && festival !== 'birthday' && !subjects.some(isTableItself);
  if (style === 'synthwave' || isFeast) return null;
  const hero =
    subjects.find(({ glyph, motion }) => glyph !== '@table' && motion !== 'pour') ??
    subjects.find(({ motion }) => motion === 'pour');
  if (!hero) return null;
  const isArranged = surface !== null || ARRANGED.test(spec.prompt);
  const isOutdoors = isAtHomeOutdoors(hero.glyph) && !isInVessel(spec) && !isArranged;
  if (spec.setting === null && isOutdoors) return null;
  if (backdrop !== null || spec.setting === 'abstract' || spec.setting === null) {
    if (subjects.some(({ glyph }) => glyph === '@podium')) {
      return { setting: 'abstract', isTabletop: false };
    }
    const isPlain =
      backdrop !== null || spec.setting === 'abstract' || style === 'minimal' || isStudioShot(spec);
    if (isPlain || (PRODUCTS.test(hero.glyph) && spec.setting === null)) {
      return { setting: 'abstract', isTabletop: surface !== null };
    }
    const hasHour = spec.time !== null || spec.weather.length > 0;
    return { setting: hasHour ? 'room' : roomOf(hero.glyph, vocabulary), isTabletop: true };
  }
  const hasTables = WITH_TABLES.has(named) || isInterior(named);
  if (named === 'room' && isOnSill(spec)) return { setting: 'room', isTabletop: false };
  // By itself it is on the sill of the room.
  if (subjects.length === 1 && isOnSill(spec) && hasWindow(named)) return null;
  return hasTables ? { setting: named, isTabletop: true } : null;
}

/** Pictures for which things are brought indoors. */
const ARRANGED =
  /\b(still ?life|product|food photo\w*|table ?top|commercial|studio)\b|stillleben|produktfoto|nature morte|photo produit|bodeg[oó]n|naturaleza muerta|静物|商品写真/i;

/** Whether the picture shows a product by itself, before a plain backdrop. */
export const isProductShot = (spec: Pick<PromptSpec, 'subjects' | 'prompt'>): boolean => {
  const glyph = spec.subjects[0]?.glyph ?? '';
  return (PRODUCTS.test(glyph) || asksForStudio(spec)) && !EMBLEMS.test(glyph);
};

/** They stand for something rather than are for sale. */
const EMBLEMS = /^(red-heart|crown|trophy|gem-stone|label)$/;

/** Flowers in a vase stand indoors. */
const isInVessel = ({ relations }: PromptSpec): boolean =>
  relations.some(({ from, kind }) => from === 0 && (kind === 'inside' || kind === 'in'));

/** Flowers, things and small insects: all that a card shows around its words. */
function areOnPaper({ subjects }: PromptSpec, vocabulary: Vocabulary): boolean {
  const categoryOf = (glyph: string) => vocabulary.categoryOf(glyph);
  const others = subjects.filter(({ glyph }) => !isForGarlands(glyph, categoryOf(glyph) ?? ''));
  const heavy = others.filter(({ glyph }) => !isLight(glyph));
  const hasFlowers = others.length < subjects.length;
  return areTableThings(heavy, categoryOf) || (hasFlowers && heavy.length === 0);
}

function roomOf(glyph: string, vocabulary: Vocabulary): SettingName {
  if (glyph === '@placesetting') return 'restaurant';
  if (COFFEE_THINGS.test(glyph)) return 'cafe';
  const category = vocabulary.categoryOf(glyph) ?? '';
  return ROOMS_OF_KINDS.find(([kind]) => kind.test(category))?.[1] ?? 'room';
}
