import type { MotionName } from '../language/motion-name.ts';
import type { Cast, CastMember } from './cast.ts';

/** Done on the spot with the arms near the body, so that the next in a row may stand nearer. */
const ON_THE_SPOT: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'drink',
  'eat',
  'sing',
  'think',
  'nod',
  'talk',
  'lookaround',
  'tilthead',
  'wiggle',
  'crossarms',
  'peer',
  'pray',
]);

/** Room that most actors need in a row, in widths of their boxes. */
export const USUAL_ROOM = 0.88;
/** Of people on the spot. */
const WITH_FREE_HANDS = 0.58;
const HOLDING_SOMETHING = 0.68;

/** Room for an actor in a row, in widths of its box. */
export function roomInRow({ subject, index }: CastMember, cast: Cast): number {
  const isOnTheSpot =
    subject.person !== null &&
    ON_THE_SPOT.has(subject.motion ?? 'idle') &&
    !cast.carriers.has(index);
  if (!isOnTheSpot) return USUAL_ROOM;
  return cast.held.get(index) === undefined ? WITH_FREE_HANDS : HOLDING_SOMETHING;
}

/** How much larger so many people on the spot are: they leave room at both sides. */
const CLOSER_BY: Readonly<Record<number, number>> = { 2: 1.08, 3: 1.16, 4: 1.2, 5: 1.2 };

/**
 * What the size of each in a row is multiplied by.
 * @param row one for each copy
 */
export const closerBy = (row: readonly CastMember[], cast: Cast): number =>
  row.every((member) => roomInRow(member, cast) < USUAL_ROOM) ? (CLOSER_BY[row.length] ?? 1) : 1;
