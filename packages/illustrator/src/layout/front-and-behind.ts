import { clamp } from '../math/periodic.ts';
import { belowCrown, besideTrunk } from './behind-trunks.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import { isYoung } from './height.ts';
import { type Change, type Changes, type Pair, sideOf } from './pair.ts';
import { boxOf, type Placement } from './placement.ts';

/** A backdrop such as a tree comes forward, and the actor behind it shows beside it. */
export function peekFromBehind({ subject, other, otherGlyph, isPerson, frame }: Pair): Changes {
  const side = other.x >= 0.5 ? 1 : -1;
  const half = acrossOf(other.size, frame) * 0.5;
  const x = clamp(0.5 + side * 0.14, half, 1 - half);
  return {
    subject: (p) => ({
      x: x - side * Math.min(half * 0.72, acrossOf(besideTrunk(other, subject, otherGlyph), frame)),
      ...belowCrown(other, subject, otherGlyph, isPerson),
      facing: side > 0 ? 'left' : 'right',
      order: 48 - p.copy * 0.01,
    }),
    // A tree that hides a bear is taller than the bear.
    other: () => ({
      x,
      y: Math.min(0.97, subject.y + 0.04),
      size: Math.max(other.size, subject.size * 1.3),
      order: 54,
      depth: 0.85,
    }),
  };
}

/** Moves an actor towards the viewer. */
export const stepForward: Change = (p) => ({
  y: p.airborne ? p.y : Math.min(0.97, p.y + 0.03),
  order: 53,
});

/** Moves an actor behind the `near` one, and closer to it when both fly or both stand. */
export const stepBack =
  (near: Placement): Change =>
  (p) => ({
    x: p.airborne === near.airborne ? p.x + (near.x - p.x) * 0.35 : p.x,
    y: p.airborne ? p.y : p.y - 0.05,
    order: 48 - p.copy * 0.01,
  });

/** Wider than they are high: an actor behind one is seen above it. */
const BARRIERS =
  /^(@fence|@wall|@counter|@bush|@haybale|@boulder|@stump|@laundrypile|@radiator|@sofa|couch-and-lamp|@armchair|@bench|@widebench)$/;
/** Whether one actor stands behind one fence, wall or bush. */
export const isBehindBarrier = ({ subject, other, otherGlyph, count, otherCount }: Pair): boolean =>
  BARRIERS.test(otherGlyph) &&
  count === 1 &&
  otherCount === 1 &&
  !subject.airborne &&
  !other.airborne;

/** Least width of a barrier, in sizes of the actor that looks over it. */
const BARRIER = 1.25;
/** How much farther from the viewer its feet are, in its sizes: low animals are seen as well. */
const BEYOND = 0.2;

/** The barrier is before the feet, so that the head is above it. */
export function lookOver({ subject, other, frame }: Pair): Changes {
  const size = Math.max(other.size, subject.size * BARRIER);
  const half = acrossOf(size, frame) / 2 + 0.02;
  const x = clamp((subject.x + other.x) / 2, half, 1 - half);
  return {
    subject: () => ({ x, y: other.y - downOf(subject.size * BEYOND, frame), order: 48 }),
    other: () => ({ x, size, order: 53 }),
  };
}

/** The height of a child behind a grown-up, in sizes of the grown-up: the head is at the hip. */
const CHILD = 0.66;

/** Half covered by what is in front, unless that is too small to hide anybody. */
export function hideBehind(pair: Pair): Change {
  const { subject, other, frame } = pair;
  const isLarge = other.size > subject.size * 0.5 && !other.airborne && !subject.airborne;
  const isStill = subject.motion === 'idle' || subject.motion === 'sit';
  if (!isLarge || !isStill || pair.count > 1) return stepBack(other);
  const side = sideOf(pair) === 'right' ? -1 : 1;
  const isChild =
    pair.build === 'people' && isYoung(pair.subjectGlyph) && !isYoung(pair.otherGlyph);
  const size = isChild ? Math.min(subject.size, other.size * CHILD) : subject.size;
  // People are narrow.
  const share = pair.build === 'people' ? 0.13 : 0.2;
  const apart = acrossOf((size + other.size) * share, frame);
  return (p) => ({
    size,
    x: other.x + side * apart,
    y: other.y - 0.03,
    // An animal's head looks out, away from what covers its back.
    facing: side < 0 ? 'left' : 'right',
    order: 48 - p.copy * 0.01,
  });
}

const OVER_MANTEL = { fireplace: 0.52, largest: 0.26, gap: 0.03 } as const;

/** "a clock above the fireplace": on the wall over it, no larger than a fireplace is. */
export function overMantel({ subject, other, frame }: Pair): Changes {
  const size = Math.min(subject.size, OVER_MANTEL.largest);
  const fireplace = { ...other, x: 0.5, size: Math.max(other.size, OVER_MANTEL.fireplace) };
  const { top } = boxOf(fireplace, frame);
  return {
    subject: () => ({
      x: fireplace.x,
      y: top - OVER_MANTEL.gap - downOf(size, frame) / 2,
      size,
      motion: 'idle',
    }),
    other: () => ({ x: fireplace.x, size: fireplace.size }),
  };
}
