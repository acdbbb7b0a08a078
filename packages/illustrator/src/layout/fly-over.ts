import { downOf } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';
import { boxOf } from './placement.ts';

/** The largest of what is below, so that there is sky above it, and of who flies there. */
const BELOW = 0.46;
const ABOVE = 0.36;

/** "a dragon flying over a castle": one of each, the one straight above the other. */
export function flyOver({ subject, other, frame }: Pair): Changes {
  const below = { ...other, x: 0.5, size: Math.min(other.size, BELOW) };
  const size = Math.min(subject.size, ABOVE);
  const half = downOf(size, frame) / 2;
  const y = Math.max(half * 1.15, boxOf(below, frame).top - half * 0.75);
  return {
    subject: () => ({ x: 0.47, y, size }),
    other: () => ({ x: below.x, size: below.size }),
  };
}

/** Buildings and trees on the ground, one of them, below one in the air. */
export const isFlownOver = (
  kind: string,
  { subject, other, count, otherCount, isPerson }: Pair,
): boolean =>
  kind === 'above' &&
  subject.airborne &&
  subject.motion !== 'jump' &&
  subject.mounts.length === 0 &&
  !isPerson &&
  !other.airborne &&
  count === 1 &&
  otherCount === 1;
