import type { MotionName } from '../language/motion-name.ts';
import { hasArms } from '../things/depiction.ts';
import { type Hold, needsHands } from './hold.ts';

/** While it moves in its own way, an animal goes on carrying what it has. */
const IN_ITS_OWN_WAY: ReadonlySet<MotionName> = new Set<MotionName>([
  'fly',
  'run',
  'walk',
  'swim',
  'float',
  'slide',
  'sleep',
  'graze',
]);

/** Whether an animal that is drawn whole stands up to hold or use a thing: a trunk holds things as it is. */
export function isHeldUpright(
  glyph: string,
  motion: MotionName,
  hold: Hold,
  category: string,
): boolean {
  if (!needsHands(hold) || hold === 'tether' || /elephant|mammoth/.test(glyph)) return false;
  return hold !== 'hand' || !hasArms(glyph, category) || !IN_ITS_OWN_WAY.has(motion);
}
