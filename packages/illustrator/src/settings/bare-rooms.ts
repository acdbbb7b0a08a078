import { COLOURS } from '../language/colours.ts';
import type { RoomLook } from '../language/place-look.ts';
import type { Colour } from '../math/colour.ts';
import type { Furnish } from './furniture-box.ts';
import { sofa, wholeBed } from './home-fittings.ts';
import { type Interior, thing } from './room-plan.ts';

const WHITE: Colour = [0.96, 0.004, 90];
const PALE_FLOOR: Colour = [0.86, 0.025, 78];
const PALE_WOOD: Colour = [0.82, 0.05, 75];
const SAND: Colour = [0.84, 0.02, 80];

const BARE = {
  walls: [WHITE, WHITE, WHITE, WHITE],
  floor: PALE_FLOOR,
  pattern: 'plain',
  lamps: [],
} as const;

/** A room of a home with white walls and hardly anything in it: "a minimalist bedroom". */
export function bareRoom(
  name: 'living' | 'bedroom',
  look: RoomLook,
  { isEmpty, hasBed }: { readonly isEmpty: boolean; readonly hasBed: boolean },
): Interior {
  const cloth = COLOURS[look.clothColour ?? ''] ?? SAND;
  const bed = wholeBed(
    isEmpty ? 0.36 : 0.58,
    isEmpty ? 0.92 : 0.99,
    isEmpty ? 0.87 : 0.76,
    cloth,
    PALE_WOOD,
  );
  const furniture: readonly Furnish[] =
    name === 'bedroom'
      ? hasBed
        ? []
        : [bed]
      : isEmpty || look.hasSofa
        ? [sofa(0.36, 0.86, 0.85, cloth)]
        : [];
  return {
    ...BARE,
    window: look.hasBigWindows ? [0.1, 0.06, 0.6, 0.52] : [0.09, 0.12, 0.26, 0.38],
    furniture,
    things: [thing('potted-plant', 0.16, 0.84, 0.2)],
  };
}
