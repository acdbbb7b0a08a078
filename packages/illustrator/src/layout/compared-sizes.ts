import { acrossOf } from './frame-measures.ts';
import type { Change, Changes, Pair } from './pair.ts';
import type { Placement } from './placement.ts';

/** Sizes of two that the prompt compares, in shorter sides of the picture. */
const COMPARED = {
  larger: { subject: 0.74, other: 0.27 },
  equal: { subject: 0.46, other: 0.46 },
} as const;

/**
 * Two that the prompt compares stand beside each other on one ground: "a cat bigger than a house". None is too far
 * away for their sizes to be compared.
 */
export function compareSizes(kind: keyof typeof COMPARED, pair: Pair): Changes {
  const { subject, other, frame } = pair;
  if (pair.count > 1 || pair.otherCount > 1) return {};
  const sizes = COMPARED[kind];
  const side = other.x < subject.x ? -1 : 1;
  const apart = acrossOf((sizes.subject + sizes.other) / 2, frame) * OVERLAPPED;
  const y = subject.role === 'back' ? other.y : subject.y;
  const stand =
    (size: number, x: number): Change =>
    (placement) => ({
      ...onGround(placement, y),
      size,
      x,
      facing: x < 0.5 ? 'right' : 'left',
    });
  return {
    subject: stand(sizes.subject, 0.5 - (side * apart * sizes.other) / sumOf(sizes)),
    other: stand(sizes.other, 0.5 + (side * apart * sizes.subject) / sumOf(sizes)),
  };
}

/** Sprites do not fill their boxes from side to side. */
const OVERLAPPED = 0.94;

const sumOf = ({ subject, other }: (typeof COMPARED)[keyof typeof COMPARED]): number =>
  subject + other;

/** What was a backdrop comes forward; what is in the air stays there. */
const onGround = (placement: Placement, y: number): Partial<Placement> =>
  placement.airborne
    ? {}
    : { y, ...(placement.role === 'back' && { role: 'main', depth: 0.8, order: 50 }) };
