import { isIndoors } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isSurfaceThing } from '../language/surfaces.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isTableTop } from './adjust-setting.ts';
import { isRelated, leavingOut } from './spec-changes.ts';

/** The sun and the moon are outside of the window. */
export const withoutSkyIndoors = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  isIndoors(setting)
    ? leavingOut(
        spec,
        ({ glyph, motion, isOutside }, index) =>
          index > 0 && motion === null && isOutside !== true && /^@(sun|moon)$/.test(glyph),
      )
    : spec;

/** A table that is not the first subject. */
export const isTable = ({ glyph }: Subject, index: number): boolean =>
  glyph === '@table' && index > 0;

/** "a wooden table with bread and cheese": what is on it is the picture. */
const isLaidTable = ({ subjects }: PromptSpec, { glyph }: Subject): boolean =>
  glyph === '@table' && subjects.length > 1;

/** The table of the picture is enough, unless there is nothing else; so is a log where the surface is of wood. */
export const isCarriedBySurface = (spec: PromptSpec, subject: Subject, index: number): boolean =>
  isTable(subject, index) ||
  isLaidTable(spec, subject) ||
  (spec.surface !== null &&
    isSurfaceThing(subject.glyph) &&
    spec.relations.some(({ to, kind }) => to === index && kind === 'on'));

/** What a place has already: the shelves of a library, the lanterns of an alley. */
const OWN_THINGS: Readonly<Partial<Record<SettingName, RegExp>>> = {
  library: /^@bookshelf$/,
  living: /^@rug$/,
  bedroom: /^@rug$/,
  bookshop: /^@bookshelf$/,
  stacks: /^(@bookshelf|books)$/,
  alley:
    /lantern|^@streetlamp$|^potted-plant$|^@flowerpot$|^blossom$|^classical-building$|^(?:house|@timberhouse)$/,
  bamboo: /^@bamboo$/,
  prokitchen: /^@oven$/,
  graveyard: /^headstone$/,
  courtyard: /^@fountain$/,
  igloos: /^@igloo$/,
  huts: /^hut$/,
  orchard: /^deciduous-tree$/,
  canal: /^blossom$/,
  lake: /^(?:evergreen-tree|@firtree)$/,
  mountain: /^(?:evergreen-tree|@firtree)$/,
  forest: /^(?:evergreen-tree|@firtree)$/,
  harbour: /^(sailboat|motor-boat|canoe)$/,
};

/** The same of places that are nothing without them, whatever is said of them. */
const PARTS_OF_PLACES: Readonly<Partial<Record<SettingName, RegExp>>> = {
  pondgarden:
    /^(@koi|fish|tropical-fish|@bridge|@pond|@cherrytree|cherries|cherry-blossom|@boulder|lotus)$/,
  wedding: /^(chair|wedding)$/,
  synth: /^@sun$/,
  disco: /^mirror-ball$/,
  gamer: /^(desktop-computer|@table|keyboard|chair|video-game)$/,
  ramenshop: /^(red-paper-lantern|@ramen|steaming-bowl|@table|@lantern)$/,
  mushroomvillage: /^(mushroom|brown-mushroom|@mushroomhouse|ladder|@lantern|red-paper-lantern)$/,
  steps: /^(@pagoda|hindu-temple)$/,
  cafe: /^@table$/,
  bathroom: /^mirror$/,
  salon: /^mirror$/,
  bakery: /^@table$/,
  bar: /^@table$/,
  balcony: /^(potted-plant|@flowerpot|chair)$/,
  village: /^@chimney$/,
  nook: /^(potted-plant|@cushion|@bookshelf|@monstera|@fern)$/,
  greenhouse: /^(potted-plant|cactus)$/,
  atelier: /^artist-palette$/,
};

/** Whether the place is drawn with as many of a thing as it always has. */
export const isPartOfPlace = (glyph: string, setting: SettingName): boolean =>
  PARTS_OF_PLACES[setting]?.test(glyph) === true;

/** Trees of treehouses and doors of houses are parts of their pictures. */
const PARTS_OF_HOUSES: Readonly<Record<string, RegExp>> = {
  '@treehouse': /tree$|^ladder$/,
  '@hobbithouse': /^door$/,
  house: /^@chimney$/,
  'house-with-garden': /^@chimney$/,
  '@cabin': /^@chimney$/,
  '@thatchedcottage': /^@chimney$/,
  '@farmhouse': /^@chimney$/,
  '@fridge': /^door$/,
  '@mushroomhouse': /^(mushroom|brown-mushroom|door)$/,
  '@glasshouse': /^window$/,
  '@greenhouse': /^(?:window|potted-plant|@monstera|@fern|cactus)$/,
  '@ramenfront': /lantern|^@ramen$|^steaming-bowl$|^curtain$|^@noren$/,
  'christmas-tree': /^@?star$/,
};

/** Plants that take a city back grow on its walls. */
const OF_OVERGROWN = /^(potted-plant|@fern|seedling|leafy-green|deciduous-tree|evergreen-tree)$/;

/** The houses of a white street, with flowers at their walls. */
const OF_WHITE_STREETS = /^(house|classical-building|blossom|hibiscus|potted-plant|@flowerpot)$/;

/** Leaves out things that are drawn as parts of the place or of a house in it. */
export function withoutParts(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isWhite = spec.region === 'aegean' || spec.region === 'whitewashed';
  const own =
    spec.townLook === 'overgrown'
      ? OF_OVERGROWN
      : isWhite && setting === 'alley'
        ? OF_WHITE_STREETS
        : // Only the steps of a Japanese temple have it at their top by themselves.
          setting === 'steps' && spec.region !== 'japan'
          ? undefined
          : PARTS_OF_PLACES[setting];
  const houses = spec.subjects.flatMap(({ glyph }) => PARTS_OF_HOUSES[glyph] ?? []);
  // A bowl of ramen that somebody eats is theirs, and so is the flower pot that a kitten is in.
  const isUsed = (index: number): boolean =>
    spec.relations.some(({ to, kind }) => to === index && /^(?:hold|inside|on|in)$/.test(kind));
  // "a chair with a cushion on a balcony" is that chair.
  const isMain = (index: number): boolean =>
    index === 0 && spec.subjects[index]?.count === 1 && isRelated(spec, index);
  return leavingOut(
    spec,
    ({ glyph, source, word }, index) =>
      (own?.test(glyph) === true && !isUsed(index) && !isMain(index)) ||
      (spec.townLook === 'futuristic' && /flying|hover/.test(source ?? word)) ||
      houses.some((each) => each.test(glyph)),
  );
}

/** Leaves out things of which nothing more is said and which the place shows already. */
export const withoutOwnThings = (spec: PromptSpec, setting: SettingName): PromptSpec => {
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

/** Leaves out the table where the room is drawn as a table top. */
export function withoutTable(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  const isShown = setting === 'room' && isTableTop(spec, vocabulary);
  return isShown ? leavingOut(spec, ({ glyph }) => glyph === '@table') : spec;
}
