import type { MotionName } from '../language/motion-name.ts';
import { isRidden } from '../things/ride-fits.ts';
import type { HeldThing } from './held-thing.ts';
import { poseForHold } from './hold-pose.ts';
import { needsHands } from './hold.ts';
import type { PoseName } from './pose-name.ts';

/** What two do to each other instead of hugging. */
const BETWEEN_TWO: ReadonlySet<MotionName> = new Set<MotionName>([
  'highfive',
  'holdhands',
  'shakehands',
  'dance',
  'think',
  'kiss',
  'slowdance',
  'snuggle',
]);

const AT_A_TABLE: ReadonlySet<MotionName> = new Set<MotionName>(['knead', 'scrub']);

/** The pose of an actor by what it does, rides and holds; it holds things only in motions that leave the arms free. */
export function choosePose(
  motion: MotionName,
  held: readonly HeldThing[],
  attends: 'hug' | 'water' | null,
  mountGlyph: string | null,
): PoseName {
  if (held.some(({ hold }) => hold === 'arms')) return 'hold';
  if (motion === 'sleep' && held.some(({ hold }) => hold === 'bench')) return 'slump';
  if (attends && !(attends === 'hug' && BETWEEN_TWO.has(motion))) return attends;
  if (mountGlyph && isRidden(mountGlyph)) return 'pedal';
  // Both hands throw several things into the air.
  if (motion === 'throw' && held.some(({ hold, copies }) => hold === 'thrown' && copies > 1)) {
    return 'cheer';
  }
  // Beside what is too large for a table, one bends down to it.
  if (motion === 'weld' && held.every(({ hold }) => hold !== 'bench')) return 'weldside';
  if (AT_A_TABLE.has(motion) && held.every(({ hold }) => hold !== 'bench')) return 'pet';
  const isBusy = !/^(idle|sit|shake)$/.test(motion);
  const hovers = motion === 'float' && held.some(({ hold }) => needsHands(hold));
  if (isBusy && !hovers) return motion;
  // An angler who sits remains seated.
  if (motion === 'sit' && held.some(({ hold }) => hold === 'rod')) return motion;
  for (const thing of held) {
    const pose = poseForHold(thing.hold, thing.glyph);
    if (pose) return pose;
  }
  return motion;
}
