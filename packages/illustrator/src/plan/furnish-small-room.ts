import { isFurnishedRoom } from '../language/furnished-rooms.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChanged } from './spec-changes.ts';

const ANYWHERE =
  'potted-plant|@monstera|@fern|@snakeplant|@aloe|@succulents|@flowerpot|window|@rug|@bookshelf|@table|chair|@lamp|framed-picture';
/** What each furnished room shows. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  '@bedroomblock': shows('bed|@blanket|@desk'),
  '@livingblock': shows('@sofa|couch-and-lamp|@cushion|@coffeetable'),
  '@kitchenblock': shows('@fridge|@oven|@stove|@cupboard|@kitchencounter'),
  '@gamerblock': shows('@gamingdesk|desktop-computer|@desk'),
  '@officeblock': shows('desktop-computer|@desk|@monitor'),
  '@cafeblock': shows('@cafecounter|@coffeemachine'),
  '@libraryblock': shows('@armchair|@sofa|books|@bookstack'),
  '@bathroomblock': shows('bathtub|toilet|mirror'),
};
/** What the color of the room's cloth or cabinets belongs to. */
const COLOURED = /^(bed|@blanket|@sofa|couch-and-lamp|@armchair|@cupboard|@kitchencounter)$/;

function shows(own: string): RegExp {
  return new RegExp(`^(?:${ANYWHERE}|${own})$`);
}

/** Furniture that the prompt names for a room seen from above is the room's own. */
export function furnishSmallRoom(spec: PromptSpec): PromptSpec {
  const room = spec.subjects.find(({ glyph }) => isFurnishedRoom(glyph));
  const shown = room && SHOWN[room.glyph];
  if (room === undefined || shown === undefined) return spec;
  const cloth = spec.subjects.find(({ glyph, colour }) => colour !== null && COLOURED.test(glyph));
  const painted =
    cloth === undefined
      ? spec
      : withChanged(spec, (subject) => subject === room, { colour: cloth.colour });
  return leavingOut(
    painted,
    ({ glyph, colour }) => shown.test(glyph) && (colour === null || COLOURED.test(glyph)),
  );
}
