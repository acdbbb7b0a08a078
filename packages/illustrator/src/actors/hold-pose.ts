import { isReading } from './choose-hold.ts';
import type { Hold } from './hold.ts';
import type { PoseName } from './pose-name.ts';

const POSES_OF_HOLDS: Readonly<Partial<Record<Hold, PoseName>>> = {
  chin: 'fiddle',
  strum: 'play',
  floor: 'play',
  beaten: 'beat',
  arms: 'embrace',
  crown: 'raise',
  chest: 'hold',
  can: 'water',
  bar: 'lift',
  hand: 'hold',
  hanging: 'lug',
  hangingleft: 'lug',
  swung: 'hold',
  staff: 'hold',
  poles: 'show',
  left: 'show',
  bench: 'read',
  leash: 'hold',
  palm: 'look',
  board: 'present',
  sign: 'present',
  rod: 'fish',
  overhead: 'raise',
  tether: 'raise',
};

/** The pose that goes with what the hands are busy with; null for what leaves them free. */
export const poseForHold = (hold: Hold, glyph: string): PoseName | null =>
  hold === 'chest' && isReading(glyph) ? 'read' : (POSES_OF_HOLDS[hold] ?? null);

/** What the hands do that hold these things; null when none needs them. */
export function handsOfHeld(
  held: readonly { readonly hold: Hold; readonly glyph: string }[],
): PoseName | null {
  const poses = held.map(({ hold, glyph }) => poseForHold(hold, glyph));
  return poses.find((each) => each !== null) ?? null;
}
