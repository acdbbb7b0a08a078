import { hasHands } from './faces.ts';
import {
  canWear,
  isAnimate,
  isBuilding,
  isContainer,
  isPerson,
  isSmallFry,
  isWearable,
  isWorn,
} from './kinds-of-things.ts';
import type { RelationName, SaidRelation } from './relation.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Nothing is in a coin or a stone. */
const WITHOUT_INSIDE = /^(?:coin|@coinstack|@moneypile|rock|books|@stump)$/;
/** Worn by things as well as hats are. */
const CAPS = /(?:graduation|billed)-cap$|^@bandagehat$/;

/** In the arms of people, though it has limbs of its own. */
const SOFT_TOY = 'teddy-bear';

const WATER_PLANTS = /^(?:lotus|@lilypad|@waterlily)$/;

/** Languages that say "in" for both mean "on" here. */
const SURFACES: ReadonlySet<string> = new Set([
  '@table',
  '@bench',
  '@rug',
  '@lilypad',
  '@waterlily',
  '@branch',
  'chair',
  '@sofa',
  '@armchair',
  '@rockingchair',
  '@throne',
  '@deckchair',
  '@mattress',
  '@sandbox',
]);

/** People before them use them. */
const WORKED_AT = /^(laptop|desktop-computer|keyboard|@openlaptop|@turntable|microscope)$/;
/** What people look at lies in their hands. */
const LOOKED_AT =
  /^(mobile-phone|open-book|newspaper|scroll|watch|love-letter|envelope|notebook|compass|ring)$/;
/** Too small or too flat for somebody to stand, sit or lie on. */
const NO_PERCH =
  /^(food|drink|dishware|phone|computer|office|writing|book|mail|light-video|musical|music|money|lock|tool|science|medical|award|clothing)/;
const NO_PERCH_PROPS: ReadonlySet<string> = new Set(
  '@easel @turntable @grandpiano @cello @doublebass @harp @drumkit @lamp @coffee @plate @bowl @jar @signpost @sign'.split(
    ' ',
  ),
);

/** Whether people are not on it but at it, when the prompt says "on" of them. */
export const isNoPerch = (glyph: string, vocabulary: Vocabulary): boolean =>
  NO_PERCH_PROPS.has(glyph) || NO_PERCH.test(vocabulary.categoryOf(glyph) ?? '');

/** What people do with what they are before: they type on a laptop and hold a phone. */
function usedByPeople(said: SaidRelation, to: string, vocabulary: Vocabulary): RelationName | null {
  if (said === 'front' || said === 'beside' || said === 'on') {
    if (WORKED_AT.test(to)) return 'work';
    if (said !== 'beside' && LOOKED_AT.test(to)) return 'hold';
  }
  return said === 'on' && isNoPerch(to, vocabulary) ? 'beside' : null;
}

/** "a skeleton at a computer", "a cat at a laptop": they sit at it; on a keyboard they lie. */
const usedByCreatures = (said: SaidRelation, from: string, to: string): RelationName | null =>
  (said === 'front' || said === 'beside') && WORKED_AT.test(to) && hasHands(from) ? 'work' : null;

/** Footwear and bags that small animals are in rather than wear, and a magician's hat. */
const HIDEOUTS = /boot$|shoe$|^socks$|bag$|backpack|purse|^(luggage|@suitcase|gloves)$/;
const isHidingIn = (from: string, to: string): boolean =>
  to === 'top-hat' ? /^(rabbit|rabbit-face)$/.test(from) : HIDEOUTS.test(to);

/** What a preposition means between these two: "with" and "in" say little by themselves. */
export function relationBetween(
  said: SaidRelation,
  from: string,
  to: string,
  vocabulary: Vocabulary,
): RelationName {
  const fromLives = isAnimate(from, vocabulary);
  const used = isPerson(from, vocabulary)
    ? usedByPeople(said, to, vocabulary)
    : usedByCreatures(said, from, to);
  if (used !== null) return used;
  // What a splash is of falls into it.
  if (to === '@splash') return 'above';
  if (from === '@splash') return 'under';
  // A glass dome is put over what it protects.
  if (said === 'under' && to === '@glassdome') return 'inside';
  // What grows out of it stands on it.
  const isPlant = vocabulary.categoryOf(from)?.startsWith('plant') === true;
  if (said === 'inside' && isPlant && WITHOUT_INSIDE.test(to)) return 'on';
  switch (said) {
    case 'between':
      return 'beside';
    case 'with':
    case 'hold': {
      if (said === 'with' && /^(fire|@campfire)$/.test(to) && fromLives) return 'beside';
      if (to === SOFT_TOY && isPerson(from, vocabulary)) return 'hug';
      // Water lilies float around the ducks.
      if (said === 'with' && WATER_PLANTS.test(to) && !isPerson(from, vocabulary)) return 'beside';
      const isCatch = fromLives && isSmallFry(to) && !isSmallFry(from);
      const canBeHeld = isCatch || (!isAnimate(to, vocabulary) && !isBuilding(to, vocabulary));
      const isOn = (isWearable(to) || CAPS.test(to)) && canWear(from, vocabulary);
      return (fromLives || said === 'hold' || isOn) && canBeHeld ? 'hold' : 'beside';
    }
    case 'hug': {
      const isPlant =
        (vocabulary.categoryOf(to) ?? '').startsWith('plant-other') || /tree$|^@bamboo$/.test(to);
      const isHug = isAnimate(to, vocabulary) || isBuilding(to, vocabulary) || isPlant;
      return isHug ? 'hug' : 'hold';
    }
    case 'work':
      return isAnimate(to, vocabulary) ||
        isBuilding(to, vocabulary) ||
        /tree$|^(door|window)$/.test(to)
        ? 'beside'
        : 'work';
    case 'in':
      // A rabbit in a hat sits inside it, a dog in sunglasses wears them.
      if (fromLives && (isWorn(to, vocabulary) || isWearable(to)) && !isHidingIn(from, to))
        return 'hold';
      if (SURFACES.has(to)) return 'on';
      return isContainer(to, vocabulary) ? 'inside' : 'in';
    case 'ride':
      return to === 'kite' ? 'hold' : 'ride';
    default:
      return said;
  }
}
