import { isSmallFry } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { Subject } from '../language/subject.ts';
import { AIRBORNE, SHIPS } from './habitats.ts';
import { naturalSize } from './natural-size.ts';

/** What things are by nature: where they live, whether they are scenery, worn or held. */

/** Besides what the director sends into the sky. */
const ALSO_IN_THE_AIR = new Set(
  `@star glowing-star man-fairy woman-fairy globe-showing-europe-africa globe-showing-asia-australia
  full-moon new-moon full-moon-face sun-with-face mosquito fly high-voltage snowflake @webbutton`.split(
    /\s+/,
  ),
);

/** Flies or hangs in the sky unless the prompt says that it walks. */
export const livesInTheAir = (glyph: string, category: string): boolean =>
  AIRBORNE.has(glyph) || ALSO_IN_THE_AIR.has(glyph) || category === 'transport-air';

const FLYING_INSECTS = /butterfly|honeybee|moth$|firefly|dragonfly|mosquito|^fly$/;

/** Flies indoors as well. */
export const isFlyingInsect = (glyph: string): boolean => FLYING_INSECTS.test(glyph);

/** The front of a shop, a cafe or a bakery on its street. */
export const isShopFront = (glyph: string): boolean => glyph.endsWith('front');

/** At home in shallow water, up to the belly, whenever it is at ease. */
export const wallows = (glyph: string, motion: MotionName | null): boolean =>
  /^(hippopotamus|@capybara|@platypus|@nessie|@seaserpent)$/.test(glyph) &&
  (motion === null || motion === 'swim' || AT_EASE.has(motion));

/** Drawn without what is below the water. */
export const endsAtWater = (glyph: string): boolean => /^@(nessie|seaserpent|kraken)$/.test(glyph);

const AT_EASE: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'sail',
  'sit',
  'sleep',
  'lie',
  'float',
]);

/** Stands on the floor of the sea, so that no wave rocks it. */
export const standsInSea = (glyph: string): boolean => isScenery(glyph) && glyph !== '@iceberg';

/** Floats on the water's surface with its hull in it. */
export const isShip = (glyph: string): boolean => SHIPS.has(glyph);

const WORN =
  /crown|hat|sweatband|helmet|helm$|cap$|glasses|goggles|headphone|@earrings|@spacehelmet|@hero-mask|@supermask|@carnivalmask|@monocle|@eyepatch/;

export const isWorn = (glyph: string): boolean => WORN.test(glyph);

/** Worn over the eyes, not on the head. */
export const isEyewear = (glyph: string): boolean =>
  /glasses|goggles|hero-mask|@monocle|@eyepatch/.test(glyph);

/** "An umbrella" goes over two; "umbrellas" are one each. */
export const isSharedShelter = ({ glyph, word }: Pick<Subject, 'glyph' | 'word'>): boolean =>
  glyph === 'umbrella' && !word.endsWith('s');

/** The largest group that has room under one umbrella. */
const MOST_SHELTERED = 4;

/** Whether one of several holds it over all of them. */
export const isSharedByGroup = (thing: Pick<Subject, 'glyph' | 'word'>, holders: number): boolean =>
  holders > 2 && holders <= MOST_SHELTERED && isSharedShelter(thing);

/** Several are carried on top of each other. */
export const isStacked = (glyph: string): boolean =>
  /^(@box|@crate|package|wrapped-gift|books|luggage|@suitcase|@plate)$/.test(glyph);

/** Small and lifeless enough to be carried. */
export const canBeHeld = (glyph: string, category: string): boolean =>
  glyph === '@bamboo' ||
  /^(?:skateboard|roller-skate)$/.test(glyph) ||
  isSmallFry(glyph) ||
  (naturalSize(glyph) <= 1.4 &&
    !isScenery(glyph) &&
    !/^(animal-mammal|animal-bird|animal-marine|animal-reptile|person|transport-ground|transport-water)/.test(
      category,
    ));

/** Whether somebody can work at it on a table. */
export const fitsOnTable = (glyph: string, category: string): boolean =>
  glyph === '@table' ||
  (!/^@(sandcastle|portal)$/.test(glyph) &&
    naturalSize(glyph, category) <= 1.1 &&
    canBeHeld(glyph, category));

/** Pictures of a planet, a moon or another ball, which turns about the axis from its top to its foot. */
export const isGlobe = (glyph: string): boolean =>
  /^(globe-showing-.*|full-moon|@moon|ringed-planet|mirror-ball|@deskglobe)$/.test(glyph);

const CUT_FLOWERS =
  /^@(?:peony|lavender|daisyhead|daffodil|carnation|marigold|leafsprig|eucalyptus|firbranch|holly|ivy|rosemark)$/;

/** Flowers, leaves and sprays that lie on paper; trees do not. */
export const isForGarlands = (glyph: string, category: string): boolean =>
  CUT_FLOWERS.test(glyph) ||
  category === 'plant-flower' ||
  /^(?:herb|seedling|fallen-leaf|maple-leaf|leaf-fluttering-in-wind|four-leaf-clover|shamrock)$/.test(
    glyph,
  );

/** Small things that fly and may do so over paper. */
export const isLight = (glyph: string): boolean =>
  /^(honeybee|butterfly|lady-beetle|balloon|bird|dove|@star)$/.test(glyph);
