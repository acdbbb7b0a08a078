import { acrossOf, downOf } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';
import type { Placement } from './placement.ts';

/** Fewer stand at both sides of what they are around. */
const LEAST = 5;
/** How much larger than in a row with them the thing in the middle is, and the largest it gets. */
const LARGER = 1.5;
const LARGEST = 0.56;
/** Of each around it, in sizes of what it stands on. */
const SMALLER = 0.34;
/** How far behind and before the foot of the other they stand, in their sizes. */
const DEPTH = 0.3;
/** Drawn behind and before the thing in the middle. */
const ORDERS = { behind: 51, middle: 54, before: 56 } as const;

/** Many things around one without life: flowers around a bottle. */
export const isRingOfThings = ({ subject, other, count, otherCount, isPerson }: Pair): boolean =>
  count >= LEAST &&
  otherCount === 1 &&
  !isPerson &&
  !subject.airborne &&
  !other.airborne &&
  other.role !== 'back' &&
  subject.motion === 'idle';

/** Places on both sides, behind and before, from -1 to 1 across and down; the front of the middle stays free. */
const PLACES: readonly (readonly [across: number, down: number])[] = [
  [-0.98, 0.1],
  [0.98, 0.05],
  [-0.66, 0.85],
  [0.66, 0.8],
  [-0.72, -0.75],
  [0.72, -0.8],
  [-0.28, 1.15],
  [0.3, 1.2],
  [-0.3, -1],
  [0.3, -1],
];

const widthOf = ({ size, mounts }: Placement): number =>
  Math.max(size, ...mounts.map((mount) => mount.size));

/** They stand close around the foot of the other. */
export function ringOfThings({ subject, other, frame }: Pair): Changes {
  const share = Math.min(LARGER, Math.max(1, LARGEST / widthOf(other)));
  const width = widthOf(other) * share;
  const size = Math.min(Math.max(subject.size, width * SMALLER), width * 0.5);
  const reach = acrossOf(width * 0.46 + size * 0.22, frame);
  const y = other.y - downOf(size * DEPTH, frame) / 2;
  const isInRing = other.order === ORDERS.middle;
  return {
    subject: (p) => {
      const place = PLACES[p.copy % PLACES.length] ?? [0, 0];
      const down = place[1] * downOf(size * DEPTH, frame);
      return {
        x: 0.5 + place[0] * reach,
        y: y + down,
        size: size * (0.92 + 0.08 * place[1]),
        order: (place[1] < 0 ? ORDERS.behind : ORDERS.before) + place[1] * 0.1,
        facing: place[0] < 0 ? 'right' : 'left',
      };
    },
    other: (p) =>
      isInRing
        ? {}
        : {
            x: 0.5,
            y,
            size: p.size * share,
            mounts: p.mounts.map((mount) => ({ ...mount, size: mount.size * share })),
            order: ORDERS.middle,
          },
  };
}
