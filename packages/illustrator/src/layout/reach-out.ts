import { kinOf } from '../language/kin.ts';
import type { MotionName } from '../language/motion-name.ts';
import { clamp } from '../math/periodic.ts';
import { acrossOf } from './frame-measures.ts';
import { type Changes, type Pair, sideOf } from './pair.ts';
import { type Placement, timesSize } from './placement.ts';

interface Reach {
  /** Distance of the middles: a part of the doer's size and a part of the other's. */
  readonly own: number;
  readonly others: number;
  /** The doer turns its back to what it pulls. */
  readonly isBehind?: boolean;
  /** Size of the other in sizes of the doer, where it has to fit. */
  readonly size?: number;
}

/** What is pushed or led goes the same way. */
const AHEAD: ReadonlySet<MotionName> = new Set<MotionName>(['push', 'walk', 'milk']);

/** How near somebody comes to what they do something to. */
export const REACHES: Readonly<Partial<Record<MotionName, Reach>>> = {
  feed: { own: 0.36, others: 0.36 },
  pet: { own: 0.3, others: 0.3 },
  walk: { own: 0.5, others: 0.16 },
  bounce: { own: 0.34, others: 0.3 },
  fight: { own: 0.4, others: 0.36 },
  box: { own: 0.4, others: 0.36 },
  argue: { own: 0.44, others: 0.4 },
  kneel: { own: 0.46, others: 0.3 },
  crouch: { own: 0.42, others: 0.3 },
  push: { own: 0.28, others: 0.42 },
  pull: { own: 0.26, others: 0.46, isBehind: true },
  paint: { own: 0.44, others: 0.16, size: 0.95 },
  strike: { own: 0.4, others: 0.3 },
  dunk: { own: 0.3, others: 0.14, size: 1.55 },
  chop: { own: 0.3, others: 0.4 },
  scrub: { own: 0.3, others: 0.4 },
  knead: { own: 0.3, others: 0.4 },
  sweep: { own: 0.42, others: 0.3 },
  takeout: { own: 0.42, others: 0.46, size: 0.86 },
  groom: { own: 0.38, others: 0.2 },
  harvest: { own: 0.3, others: 0.33, size: 1.75 },
  milk: { own: 0.3, others: 0.34 },
  mend: { own: 0.34, others: 0.38 },
  weld: { own: 0.34, others: 0.38 },
  handover: { own: 0.37, others: 0.37 },
  breathe: { own: 0.5, others: 0.42 },
  graze: { own: 0.44, others: 0.16, size: 0.36 },
};
const LIVELY_REACHES: ReadonlySet<MotionName> = new Set<MotionName>([
  'fight',
  'box',
  'argue',
  'handover',
]);

/** A loaded cart or an easel is no larger than its user can use: how large it is, and its share of what it was. */
function loadOf({
  subject,
  other,
}: Pair): { readonly cart: number; readonly share: number } | null {
  const most = subject.motion === 'push' ? 1.1 : subject.motion === 'paint' ? 1 : null;
  const [cart] = other.mounts;
  if (!cart || most === null) return null;
  const size = Math.min(cart.size, subject.size * most);
  return { cart: size, share: size / cart.size };
}

/** Bags that are hit: they are narrower than their boxes, and swing. */
const BAG = /^@punchingbag$/;
const BAG_HALF = 0.2;

/** They pull in harness, on all fours. */
const isDraughtAnimal = (glyph: string): boolean =>
  /^(horse|unicorn|donkey|ox|cow|water-buffalo|bison|camel|two-hump-camel|dog|wolf|deer|zebra|goat|ram|llama|elephant|mammoth|polar-bear|bear|tiger|lion)$/.test(
    kinOf(glyph),
  );

/** Those who push one thing do it from one side, each behind the next: how far apart, in sizes of one. */
const IN_ROW = 0.34;

/** Done kneeling at what is low, in sizes of the doer. */
const BENDS: ReadonlySet<MotionName> = new Set<MotionName>(['mend', 'weld']);
const LOW_OBJECT = 0.78;

/** Doer and other come close enough to touch, each turned to the other. */
export function reachOut(pair: Pair, reach: Reach): Changes {
  const { subject, other, count, otherCount, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  const back = facing === 'right' ? 'left' : 'right';
  const load = loadOf(pair);
  const size = load?.cart ?? (reach.size ? subject.size * reach.size : other.size);
  const others = BAG.test(pair.otherGlyph) ? BAG_HALF : reach.others;
  // Somebody in a carriage is narrower than the carriage.
  const wide = Math.max(size, ...other.mounts.map((mount) => mount.size));
  const apart = acrossOf(subject.size * reach.own + wide * others, frame);
  const gap = acrossOf(size * 0.6, frame);
  const isInHarness = subject.motion === 'pull' && isDraughtAnimal(pair.subjectGlyph);
  const isRow = subject.motion === 'push' && count > 1 && otherCount === 1;
  const step = isRow ? acrossOf(subject.size * IN_ROW, frame) : 0;
  const row = step * (count - 1);
  const span = apart + gap * (otherCount - 1) + row;
  const middle = clamp((subject.x + other.x) / 2, span / 2 + 0.1, 0.9 - span / 2);
  // Several do it from both sides.
  const isShared = count > 1 && otherCount === 1 && !isRow;
  const sideAt = (copy: number): number => (isShared && copy % 2 === 1 ? sign : -sign);
  const doerAt = (p: Placement): number =>
    isShared
      ? middle + sideAt(p.copy) * (apart + Math.floor(p.copy / 2) * acrossOf(p.size * 0.5, frame))
      : middle - (sign * span) / 2 + sign * (row - step * p.copy);
  return {
    // What is held out is to be seen before the other.
    subject: (p) => ({
      x: doerAt(p),
      ...(BENDS.has(subject.motion) &&
        size < subject.size * LOW_OBJECT && { pose: 'mendlow' as const }),
      facing: (sideAt(p.copy) === -sign) !== (reach.isBehind ?? false) ? facing : back,
      order: 53,
      ...(isInHarness && { motion: 'walk' as const, traces: apart / acrossOf(p.size, frame) }),
    }),
    other: (p) => ({
      x: isShared ? middle : middle + sign * (row + apart + p.copy * gap - span / 2),
      y: p.airborne || p.copy > 0 ? p.y : subject.y,
      ...(load ? timesSize(p, load.share) : { size }),
      facing: reach.isBehind || AHEAD.has(subject.motion) ? facing : back,
      ...(LIVELY_REACHES.has(subject.motion) && {
        motion: BAG.test(pair.otherGlyph) ? ('sway' as const) : subject.motion,
      }),
    }),
  };
}

/** How far apart two stand who do it from the same side, in sizes of one. */
const SHOULDER_TO_SHOULDER = 0.4;

/**
 * Another one does the same to a thing at which others are already: the second from the other side, the third
 * behind the first; all of them are in the middle of the picture.
 */
export function fromBothSides(
  placements: readonly Placement[],
  { subject, other, count, frame }: Pair,
  reach: Reach,
  others: readonly Placement[],
): Placement[] {
  const [first] = others;
  if (count !== 1 || first === undefined) return [...placements];
  const place = others.length;
  const things = placements.filter((each) => each.subject === other.subject).map(({ x }) => x);
  const apart = acrossOf(subject.size * reach.own + other.size * reach.others, frame);
  const row = Math.floor(place / 2) * acrossOf(subject.size * SHOULDER_TO_SHOULDER, frame);
  const isRight = (place % 2 === 1) === first.x < other.x;
  const moved = {
    ...subject,
    x: isRight ? Math.max(...things) + apart + row : Math.min(...things) - apart - row,
    y: first.y,
    facing: isRight ? ('left' as const) : ('right' as const),
    order: first.order - 0.01 * place,
    ...(first.pose === 'mendlow' && { pose: first.pose }),
  };
  const all = placements.map((each) => (each === subject ? moved : each));
  return centred(all, new Set([...others, subject, other].map((each) => each.subject)));
}

/** Moves some to the middle of the picture, each as far as the others. */
function centred(placements: readonly Placement[], ids: ReadonlySet<number>): Placement[] {
  const xs = placements.filter(({ subject }) => ids.has(subject)).map(({ x }) => x);
  const shift = 0.5 - (Math.min(...xs) + Math.max(...xs)) / 2;
  return placements.map((each) => (ids.has(each.subject) ? { ...each, x: each.x + shift } : each));
}
