import type { Subject } from '../language/subject.ts';
import { MOST_IN_HANDS } from '../things/hands.ts';
import { isStacked } from '../things/nature.ts';

/** Said in the plural of what one person uses. */
const PAIRED =
  /@dumbbell|^envelope$|love-letter|boxing-glove|maracas|chopsticks|boot|shoe|sandal|socks|gloves/;

const MOST_BALLOONS = 9;
const MOST_STACKED = 5;

/** How many of one kind somebody has in the hands: flowers are held in a bunch, and what is juggled is several. */
export function mostHeld(holder: Subject, { glyph, saidCount }: Subject, category: string): number {
  if (glyph === 'balloon') return MOST_BALLOONS;
  const isInAir = ['juggle', 'throw'].includes(holder.motion ?? '');
  if (isInAir || isStacked(glyph) || glyph === '@leash') return MOST_STACKED;
  if (holder.person !== null && saidCount !== undefined) return MOST_IN_HANDS;
  return PAIRED.test(glyph) || category === 'plant-flower' ? 3 : 2;
}
