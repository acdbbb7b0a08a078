import { isAnimate } from '../language/kinds-of-things.ts';
import type { RoomLook } from '../language/place-look.ts';
import { PLAIN_LOOK } from '../language/room-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isOnShelf } from './on-shelves.ts';
import { leavingOut } from './spec-changes.ts';
import { isOnSill } from './still-life.ts';

const PLANTS = /^(potted-plant|@monstera|@fern|@snakeplant|@aloe|@succulents)$/;
/** The room has them at its walls and on its floor. */
const OF_ROOMS = /^(@sofa|couch-and-lamp|@lamp|@rug|@bookshelf|bed|@blanket|@cushion|window)$/;
/** In a room they stand in pots. */
const POTTED_TREES = /^(@olivetree|@orangetree|@lemontree|palm-tree|deciduous-tree)$/;
/** Behind those who are in the room. */
const OF_WALLS = /^(@fireplace|@stocking|@rug|door)$/;

/** What the prompt wants to be in the room, without that it belongs to somebody there. */
function isFurniture(
  { glyph, count }: Subject,
  isEmpty: boolean,
  setting: SettingName | null,
): boolean {
  if (OF_WALLS.test(glyph)) return true;
  if (PLANTS.test(glyph)) return isEmpty || count > 2;
  if (glyph === 'bed' && setting !== 'bedroom') return false;
  return isEmpty && (OF_ROOMS.test(glyph) || POTTED_TREES.test(glyph) || glyph === '@flowerpot');
}

/**
 * The furniture that the prompt names for a room of a home is the room's: "a living room with a sofa, a lamp
 * and lots of plants" is no still life of them.
 * @param implied the room that the things imply where the prompt names no place
 * @returns the specification without them, with the look that shows them
 */
export function furnishRoom(
  spec: PromptSpec,
  implied: SettingName | null,
  vocabulary: Vocabulary,
): PromptSpec {
  const { subjects, relations } = spec;
  const setting = spec.setting ?? implied;
  const look = spec.roomLook ?? (implied === 'living' ? PLAIN_LOOK : null);
  if (look === null) return spec;
  // The window or the shelf is the picture then.
  if (spec.setting === 'room' && (isOnSill(spec) || isOnShelf(spec))) return spec;
  const isHome = setting === 'living' || setting === 'bedroom';
  const isEmpty = subjects.every(({ glyph }) => !isAnimate(glyph, vocabulary));
  // "a fireplace by the window" alone is the picture.
  if (!isHome && !(look.isFullOfPlants && isEmpty)) return spec;
  const isUsed = (index: number): boolean =>
    relations.some(({ to, from, kind }) => {
      const user = subjects[from]?.glyph ?? '';
      const isAtWall = OF_WALLS.test(subjects[index]?.glyph ?? '') && /^(on|in)$/.test(kind);
      return (
        to === index &&
        !isAtWall &&
        /^(on|in|inside|hold|work|ride|push|open|knock)$/.test(kind) &&
        isAnimate(user, vocabulary)
      );
    });
  const absorbed = subjects.map(
    (subject, index) => isFurniture(subject, isEmpty, setting) && !isUsed(index),
  );
  const named = (pattern: RegExp): Subject | undefined =>
    subjects.find(({ glyph }, index) => absorbed[index] === true && pattern.test(glyph));
  const roomLook: RoomLook = {
    ...look,
    isFullOfPlants: look.isFullOfPlants && named(PLANTS) !== undefined,
    clothColour: named(/^(@sofa|bed|couch-and-lamp)$/)?.colour ?? null,
    hasFireplace: named(/^@fireplace$/) !== undefined,
    hasStockings: named(/^@stocking$/) !== undefined,
    hasDoor: named(/^door$/) !== undefined,
    doorColour: named(/^door$/)?.colour ?? null,
    hasSofa: named(/^(@sofa|couch-and-lamp)$/) !== undefined,
    hasPottedTree: named(POTTED_TREES) !== undefined,
    hasBookshelf: named(/^@bookshelf$/) !== undefined,
  };
  const rest = leavingOut(spec, (_, index) => absorbed[index] === true);
  return { ...rest, setting: isHome ? setting : 'living', roomLook };
}
