import { kinOf } from '../language/kin.ts';
import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { PLACES_OF_WORK } from './settings-of-work.ts';
import { withGlyphs } from './spec-changes.ts';
import { isOutInTheWeather } from './still-life.ts';

/** The room in which such a thing stands. */
const ROOMS_OF_FURNITURE: readonly (readonly [RegExp, SettingName])[] = [
  [/^(@fridge|@oven|@microwave|@dishwasher|@toaster|@kettle|@blender|@coffeemachine)$/, 'kitchen'],
  [/^(bathtub|toilet|shower)$/, 'bathroom'],
  [/^@whiteboard$/, 'office'],
  [
    /^(bed|@canopybed|@highbed|@bunkbed|@crib|@mattress|@pillow|@chestofdrawers|@nightstand)$/,
    'bedroom',
  ],
  [
    /^(door|couch-and-lamp|@lamp|@floorlamp|@chandelier|@heater|@sofa|@armchair|@wardrobe|@floorcurtain|television|@fireplace|@radiator|@kotatsu|@grandpiano|@rockingchair|@rug|@stocking|fork-and-knife-with-plate)$/,
    'living',
  ],
];

const PETS = /^(?:cat|black-cat|dog|rabbit|@hamster|@guineapig)$/;
const BOXES = /^(?:@box|@basket|wrapped-gift)$/;

/** "a kitten sleeping in a cardboard box" is at home. */
const hasPetInBox = ({ subjects, relations }: PromptSpec): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      /^(?:in|inside)$/.test(kind) &&
      PETS.test(kinOf(subjects[from]?.glyph ?? '')) &&
      BOXES.test(subjects[to]?.glyph ?? ''),
  );

/** "a raccoon in front of the fridge" is in no forest. */
export function roomOfFurniture(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const { subjects } = spec;
  const isOutside =
    isOutInTheWeather(spec) ||
    subjects.some(({ glyph }) => OUTDOORS.test(glyph) || isBuilding(glyph, vocabulary));
  // A door or a pan by itself is shown by itself.
  const isAnybody = subjects.some(({ glyph }) => isAnimate(glyph, vocabulary));
  const works = PLACES_OF_WORK[subjects[0]?.motion ?? 'idle'] !== undefined;
  if (!isOutside && hasPetInBox(spec)) return 'living';
  // A front door is painted from the outside.
  if (isOutside || !isAnybody || works || subjects[0]?.motion === 'paint') return null;
  const found = ROOMS_OF_FURNITURE.find(([kind]) => subjects.some(({ glyph }) => kind.test(glyph)));
  return found?.[1] ?? null;
}

const FURNITURE_OF_LIVING_ROOMS =
  /^(?:@sofa|@armchair|couch-and-lamp|@rockingchair|@fireplace|@bookshelf|@grandpiano)$/;

/** "an armchair and a lamp": beside furniture a lamp that nothing carries stands on the floor. */
export function lampsOnFloors(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  if (!subjects.some(({ glyph }) => FURNITURE_OF_LIVING_ROOMS.test(glyph))) return spec;
  const isOnFloor = (index: number): boolean =>
    relations.every(({ from, to, kind }) => (from !== index && to !== index) || kind === 'beside');
  return withGlyphs(spec, ({ glyph, motion }, index) =>
    glyph === '@lamp' && motion === null && isOnFloor(index) ? '@floorlamp' : undefined,
  );
}

/** What no room has. */
export const OUTDOORS =
  /tree$|@sandcastle|@strandkorb|@streetlamp|@campfire|@fence|@haybale|@boulder|^mountain|@pond/;
