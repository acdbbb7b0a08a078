import { hasHands } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Subject } from '../language/subject.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import { type Build, type Change, type Changes, type Pair, sideOf } from './pair.ts';
import type { Placement } from './placement.ts';

/** A backdrop comes forward, next to the actor who hugs it. */
export function hugBackdrop({ subject, other, frame }: Pair): Changes {
  const side = other.x > subject.x ? 1 : -1;
  const reach = acrossOf(other.size * 0.16 + subject.size * 0.34, frame);
  return {
    subject: () => ({ x: 0.5 - side * reach * 0.5 }),
    other: () => ({ x: 0.5 + side * reach * 0.5, y: subject.y - 0.01, order: 47, depth: 0.8 }),
  };
}

/** How two are built, which decides how far apart they stand; null: one of them has no arms. */
export function buildOf(two: readonly Subject[]): Build | null {
  if (two.every(({ person }) => person !== null)) return 'people';
  if (two.every(({ hasLimbs }) => hasLimbs === true)) return 'things';
  if (two.every(({ glyph }) => hasHands(glyph))) return 'puppets';
  return two.every(({ glyph, person }) => person !== null || hasHands(glyph)) ? 'mixed' : null;
}

interface Arms {
  readonly embrace: number;
  readonly slowdance: number;
  readonly highfive: number;
  readonly holdhands: number;
  readonly shakehands: number;
}

/** How far apart two stand for what they do to each other, in sizes. */
const ARMS: Readonly<Record<Build, Arms>> = {
  people: { embrace: 0.37, slowdance: 0.42, highfive: 0.6, holdhands: 0.48, shakehands: 0.62 },
  puppets: { embrace: 0.48, slowdance: 0.6, highfive: 0.68, holdhands: 0.62, shakehands: 0.74 },
  mixed: { embrace: 0.43, slowdance: 0.5, highfive: 0.56, holdhands: 0.49, shakehands: 0.62 },
  things: { embrace: 0.66, slowdance: 0.8, highfive: 0.86, holdhands: 0.8, shakehands: 0.9 },
};
const isOfHands = (motion: MotionName): motion is Exclude<keyof Arms, 'embrace'> =>
  /^(?:highfive|holdhands|shakehands|slowdance)$/.test(motion);
const armsLength = (build: Build, motion: MotionName): number =>
  ARMS[build][isOfHands(motion) ? motion : 'embrace'];

/** Lower than this, in sizes of the kisser, it is too low for a kiss while it stands on the ground. */
const LOW = 0.62;
const isInPalm = ({ subject, other }: Pair): boolean =>
  other.size < subject.size * LOW && !other.airborne && other.mounts.length === 0;

/** What is small is on the hand, before the face. */
function kissInPalm(pair: Pair): Changes {
  const { subject, other, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  const size = Math.min(other.size, subject.size * 0.46);
  const apart = acrossOf(subject.size * 0.24 + size * 0.22, frame);
  return {
    subject: () => ({ x: 0.5 - (sign * apart) / 2, facing, pose: 'raise', order: 52 }),
    other: () => ({
      x: 0.5 + (sign * apart) / 2,
      y: subject.y - downOf(subject.size * 0.76, frame),
      size,
      airborne: true,
      attends: 'hug',
      motion: 'idle',
      facing: facing === 'right' ? 'left' : 'right',
      order: 53,
    }),
  };
}

/** Done with the hands, at arm's length. */
const HANDS_ALONE: ReadonlySet<MotionName> = new Set<MotionName>([
  'highfive',
  'holdhands',
  'shakehands',
  'dance',
  'think',
  'snuggle',
  'kiss',
  'slowdance',
]);

/** Both face each other and move in step; people come within reach of each other's arms. */
export function hug(pair: Pair): Changes {
  if (pair.subject.motion === 'kiss' && isInPalm(pair)) return kissInPalm(pair);
  const { subject, other, frame, build } = pair;
  const facing = sideOf(pair);
  const isMounted = subject.mounts.length + other.mounts.length > 0;
  const isClose = build !== null && !isMounted;
  const size = (subject.size + other.size) / 2;
  // Of two that are drawn whole, or a toy, the bodies touch.
  const touches = build === null && !subject.airborne && !other.airborne && !isMounted;
  const apart = acrossOf(
    // Who only holds hands covers no face: two otters on their backs.
    build === null && subject.motion !== 'holdhands'
      ? subject.size * 0.28 + other.size * 0.34
      : size * armsLength(build ?? 'things', subject.motion),
    frame,
  );
  const middle = (subject.x + other.x) / 2;
  const sign = facing === 'right' ? 1 : -1;
  const isEmbrace = isClose && !HANDS_ALONE.has(subject.motion);
  // The smaller one is before the larger one, whose arm lies on it.
  const isBefore = subject.size < other.size;
  const embraceOf = (own: Placement, partner: Placement, isInFront: boolean): Partial<Placement> =>
    isEmbrace
      ? { hugged: partner.size / own.size, hasArmOver: !isInFront, order: isInFront ? 52.001 : 52 }
      : {};
  // Of several, the nearest two embrace.
  const ofPair =
    (one: Placement, change: Partial<Placement>): Change =>
    (each) =>
      each === one ? change : {};
  return {
    subject: ofPair(subject, {
      facing,
      ...((isClose || touches) && { x: middle - (sign * apart) / 2 }),
      ...embraceOf(subject, other, isBefore),
    }),
    other: ofPair(other, {
      attends: 'hug',
      facing: facing === 'right' ? 'left' : 'right',
      phaseOffset: subject.phaseOffset,
      ...((isClose || touches) && { x: middle + (sign * apart) / 2, y: subject.y }),
      ...embraceOf(other, subject, !isBefore),
    }),
  };
}
