import { isGarment } from '../language/garments.ts';
import { isGesture } from '../language/gestures.ts';
import { isAnimate, isBuilding, isSmallFry } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { HABITATS, SHIPS } from '../things/habitats.ts';
import { placeOfRole } from './role-places.ts';
import { OUTDOORS, roomOfFurniture } from './rooms-of-furniture.ts';
import { isOutInTheWeather } from './still-life.ts';
import { hasPetFish } from './usual-places.ts';

/** A fish in an eagle's beak is not in the sea. */
export const isCarriedAlong = (index: number, { subjects, relations }: PromptSpec): boolean =>
  // The books of a student go to school with them.
  (isSmallFry(subjects[index]?.glyph ?? '') ||
    (subjects[index]?.glyph === 'books' && subjects[index]?.source === undefined)) &&
  relations.some(({ to, kind }) => to === index && (kind === 'hold' || kind === 'mouth'));

/** Whether the habitat of a glyph is a setting. */
export const isAtHomeIn = (setting: SettingName, glyph: string): boolean =>
  HABITATS.get(glyph) === setting;

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

const IN_WATER: ReadonlySet<MotionName | null> = new Set<MotionName>(['swim', 'float', 'plunge']);

/** "two cats fighting over a fish": the fish is no more in the sea than the cats. */
function isPreyOnLand(glyph: string, { subjects, relations }: PromptSpec): boolean {
  const [hero] = subjects;
  if (!hero || hero.person !== null || !isSmallFry(glyph) || isSmallFry(hero.glyph)) return false;
  const home = HABITATS.get(hero.glyph);
  const isFromLand = home !== 'underwater' && !WATERS.has(home) && !IN_WATER.has(hero.motion);
  const isDoneTo = relations.some(
    ({ from, to, kind }) => from === 0 && subjects[to]?.glyph === glyph && kind !== 'inside',
  );
  return isFromLand && isDoneTo;
}

/** The first subject's home; people, cats and robots are at home everywhere and ask the others. */
export function settingOfSubjects(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  if (spec.subjects.some(({ glyph }) => glyph === '@iceberg')) {
    const isAtSeaToo = ({ glyph }: Subject): boolean =>
      SHIPS.has(glyph) || isAtHomeIn('underwater', glyph);
    return spec.subjects.some(isAtSeaToo) ? 'ocean' : 'snowfield';
  }
  const [hero] = spec.subjects;
  const isAshore = isDressedSwimmer(spec);
  // A cat that holds a fish is not in the sea.
  const isElsewhere = (glyph: string, index: number): boolean =>
    isCarriedAlong(index, spec) || (index === 0 && isAshore) || isPreyOnLand(glyph, spec);
  const homes = spec.subjects.flatMap(({ glyph }, index) =>
    isElsewhere(glyph, index) ? [] : (HABITATS.get(glyph) ?? []),
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

/** People look up at kites. */
const standsBelow = ({ person, motion }: Subject): boolean =>
  person !== null && motion !== 'fly' && motion !== 'float';

/** Shown by themselves although their kind lives in rooms. */
const PRODUCTS: ReadonlySet<string> = new Set([
  '@perfume',
  '@waterbottle',
  '@soapbar',
  '@candlejar',
  '@serum',
  '@creamjar',
  '@opencreamjar',
  '@nailpolish',
  '@mascara',
  '@makeupbrush',
  '@eyeshadow',
  '@diffuser',
  '@bathbomb',
  'lotion-bottle',
  'label',
  'lipstick',
]);

const GROWN = /^(?!christmas).*tree$/;

/** A living actor stands in the open; a thing is shown by itself. */
export function settingOfKind(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
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
