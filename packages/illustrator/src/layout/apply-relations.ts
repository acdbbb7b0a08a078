import { hasHands } from '../language/faces.ts';
import { kinOf } from '../language/kin.ts';
import type { MotionName, Relation, Subject } from '../language/spec.ts';
import { clamp } from '../math/periodic.ts';
import { isSkyBody } from '../things/nature.ts';
import { isSharedTable } from '../things/shared-table.ts';
import { belowCrown, besideTrunk } from './behind-trunks.ts';
import { type Cast, glyphOf } from './cast.ts';
import {
  bounceOn,
  climb,
  coverHead,
  fallFrom,
  isUnderVehicle,
  kick,
  knockOver,
  leapOver,
  lean,
  onArm,
  pourOver,
  slideDown,
  slip,
  underVehicle,
} from './deed-places.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import { type Build, type Change, type Changes, type Pair, sideOf } from './pair.ts';
import { type Placement, timesSize } from './placement.ts';
import { sportPlaces } from './sport-places.ts';

const SHELTERS = /mushroom|umbrella-on-ground|sunflower|@table|chair|@bench|^bed$|@sofa/;
/** They hang over the head of who is under them. */
const ROOFS = /^@leafperch$|^cloud/;
/** A moon's size beside its planet. */
const SATELLITE = 0.34;

/** Applies the relations that move actors which already have a place. */
export function applyRelations(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): Placement[] {
  let result = [...placements];
  // What carries something has its place with it: a wheelbarrow with its load.
  const placementOf = (id: number): Placement | undefined =>
    result.find((p) => p.subject === id) ??
    result.find((p) => p.mounts.some(({ subject, drawn }) => drawn && subject === id));
  for (const { kind, from, to } of relations) {
    const subject = placementOf(from);
    const other = placementOf(to);
    if (!subject || !other || from === to || subject === other) continue;
    if (isSharedTable(glyphOf(cast, to))) continue;
    const copiesOf = (id: number): number => result.filter((p) => p.subject === id).length;
    const pair = {
      subject,
      other,
      subjectGlyph: glyphOf(cast, from),
      otherGlyph: glyphOf(cast, to),
      build: buildOf([from, to].flatMap((id) => cast.members[id]?.subject ?? [])),
      isPerson: cast.members[from]?.subject.person != null,
      count: copiesOf(from),
      otherCount: copiesOf(to),
      frame,
    };
    const changes = changesOf(kind, pair);
    if (changes.subject) result = withChange(result, subject.subject, changes.subject);
    if (changes.other) result = withChange(result, other.subject, changes.other);
  }
  return result;
}

const withChange = (
  placements: readonly Placement[],
  subject: number,
  change: Change,
): Placement[] => placements.map((p) => (p.subject === subject ? { ...p, ...change(p) } : p));

function changesOf(kind: Relation['kind'], pair: Pair): Changes {
  const { subject, other } = pair;
  if (kind === 'around') {
    if (coils(pair)) return coil(pair);
    return gathers(pair) ? gather(pair) : circle(pair);
  }
  if (kind === 'across' && pair.otherGlyph === '@finishline') return crossLine(pair);
  if (subject.role === 'back') return {};
  const atSport = kind === 'beside' || kind === 'front' ? sportPlaces(pair) : null;
  if (atSport) return atSport;
  if (kind === 'under' && ROOFS.test(pair.otherGlyph) && !subject.airborne) return coverHead(pair);
  if (kind === 'under' && isUnderVehicle(pair)) return underVehicle(pair);
  if (subject.motion === 'falconry' && kind === 'beside') return onArm(pair);
  if (pair.otherGlyph === '@slide' && /^(on|across)$/.test(kind)) return slideDown(pair);
  if (pair.otherGlyph === '@trampoline' && kind === 'on') return bounceOn(pair);
  if (subject.motion === 'pour' && kind === 'above' && subject.airborne) return pourOver(pair);
  if (leapsOver(kind, pair)) return leapOver(pair);
  if (subject.motion === 'fall') return kind === 'beside' ? fallFrom(pair) : {};
  if (kind === 'beside' && subject.motion === 'slip') return slip(pair);
  if (kind === 'beside' && subject.motion === 'lean') return lean(pair);
  if (kind === 'beside' && subject.motion === 'knock') return knockOver(pair);
  if (other.role === 'back') {
    if (crossesMoon(kind, pair)) return acrossMoon(pair);
    if (other.airborne) return {};
    if (subject.motion === 'climb') return climb(pair);
    if (kind === 'behind') return subject.airborne ? {} : peekFromBehind(pair);
    return kind === 'hug' ? hugBackdrop(pair) : {};
  }
  if (subject.motion === 'climb' && kind === 'beside') return climb(pair);
  const reach = REACHES[subject.motion];
  if (reach && (kind === 'beside' || kind === 'front' || kind === 'work'))
    return reachOut(pair, reach);
  // An actor in the air hides none on the ground.
  if (kind === 'behind' && other.airborne && !subject.airborne)
    return { subject: (p) => ({ x: p.x + (p.x < 0.5 ? -0.26 : 0.26) }) };
  if (kind === 'behind' && isBehindBarrier(pair)) return lookOver(pair);
  if (kind === 'behind') return { subject: hideBehind(pair), other: stepForward };
  if (kind === 'front') return { subject: stepForward, other: stepBack(subject) };
  if (kind === 'under') return SHELTERS.test(pair.otherGlyph) ? shelter(pair) : {};
  if (kind === 'hug') return hug(pair);
  if (kind === 'beside' && subject.motion === 'kick') return kick(pair);
  if (kind === 'water') return { subject: () => ({ facing: sideOf(pair) }) };
  return kind === 'beside' && TURNS.has(subject.motion)
    ? { subject: () => ({ facing: sideOf(pair) }) }
    : {};
}

/** Over a fence or a log, unlike over the moon. */
const leapsOver = (kind: Relation['kind'], { subject, other, otherCount }: Pair): boolean =>
  kind === 'above' &&
  subject.motion === 'jump' &&
  subject.airborne &&
  !other.airborne &&
  other.role !== 'back' &&
  otherCount === 1;

/** Below the arch over the finishing line, which is high enough for it. */
function crossLine({ subject, other }: Pair): Changes {
  const size = Math.max(other.size, Math.min(0.8, subject.size * 1.7));
  return {
    subject: (p) => ({ x: 0.5 + (p.x - subject.x), y: Math.max(p.y, other.y + 0.015) }),
    other: () => ({ x: 0.5, size, order: 46 }),
  };
}

/** "flying across the moon": before its disc. */
const crossesMoon = (kind: Relation['kind'], { subject, otherGlyph, count }: Pair): boolean =>
  count === 1 &&
  subject.airborne &&
  /^(across|front)$/.test(kind) &&
  /^(@moon|full-moon|@sun)$/.test(otherGlyph) &&
  subject.motion !== 'idle' &&
  subject.motion !== 'float';

function acrossMoon({ subject, other }: Pair): Changes {
  const size = Math.max(other.size, 0.62);
  return {
    subject: () => ({ x: 0.5, y: 0.42, size: Math.min(subject.size, size * 0.5) }),
    other: () => ({ x: 0.5, y: 0.36, size }),
  };
}

/** Done towards somebody or something that is beside. */
const TURNS: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'point',
  'wave',
  'sit',
  'throw',
  'sing',
  'kneel',
  'eat',
  'drink',
]);

/** Those stay on the ground and do not go round: a family around a campfire. */
const gathers = ({ subject, other }: Pair): boolean =>
  !subject.airborne && !other.airborne && !GOES_ROUND.has(subject.motion);
const GOES_ROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'orbit',
  'run',
  'walk',
  'dance',
  'swim',
  'sail',
  'drive',
  'ride',
]);

/** One animal or thing around another lies about it: a fox curled around a lantern. */
const coils = (pair: Pair): boolean =>
  gathers(pair) &&
  pair.count === 1 &&
  pair.otherCount === 1 &&
  !pair.isPerson &&
  FROM_THE_MIDDLE[pair.subject.motion] === undefined &&
  pair.other.role !== 'back' &&
  !/^(@campfire|@table|@fireplace)$/.test(pair.otherGlyph);

/** The least that rises behind who lies around it, in sizes of the latter. */
const CORE = 0.85;

/** Before the foot of the other, which rises behind it. */
function coil({ subject, other }: Pair): Changes {
  const size = Math.max(other.size, subject.size * CORE);
  return {
    subject: () => ({ x: 0.5, y: Math.max(subject.y, other.y) + 0.01, order: 54 }),
    other: () => ({ x: 0.5, y: Math.max(subject.y, other.y) - 0.02, size, order: 52 }),
  };
}

/** How much larger than in a row they are. */
const AT_TABLE = 1.25;
const IN_THE_MIDDLE = 54;

/** How far from it they are, in their sizes. */
const FROM_THE_MIDDLE: Readonly<
  Partial<Record<MotionName, { readonly person: number; readonly puppet: number }>>
> = {
  boardgame: { person: 0.22, puppet: 0.34 },
  toast: { person: 0.52, puppet: 0.64 },
};

/** They stand on both sides of what they are around, the first of all nearest to it. */
function gather({ subject, other, otherGlyph, isPerson, frame }: Pair): Changes {
  const atTable = subject.motion === 'boardgame';
  // Those who sit at a table have their arms above it, and all of them are nearer to the viewer.
  const own = FROM_THE_MIDDLE[subject.motion]?.[isPerson ? 'person' : 'puppet'] ?? 0.42;
  const isFire = otherGlyph === '@campfire';
  const larger = atTable || isFire ? AT_TABLE : 1;
  // The first of several has brought it forward.
  const near = isFire ? Math.min(other.size, subject.size) : other.size;
  const size = other.order === IN_THE_MIDDLE ? other.size : near * larger;
  const nearest = acrossOf(subject.size * own * larger + size * 0.36, frame);
  const step = acrossOf(subject.size * 0.52 * larger, frame);
  return {
    subject: (p) => {
      const place = p.subject + p.copy;
      const side = place % 2 === 0 ? -1 : 1;
      const half = acrossOf(p.size * 0.4 * larger, frame);
      const x = 0.5 + side * (nearest + Math.floor(place / 2) * step);
      return {
        x: clamp(x, half, 1 - half),
        y: other.y - 0.012,
        size: p.size * larger,
        facing: side < 0 ? 'right' : 'left',
      };
    },
    other: () => ({ x: 0.5, size, order: IN_THE_MIDDLE }),
  };
}

/** The subject's copies circle the other actor, evenly spaced. */
function circle({ subject, other, subjectGlyph, count, frame }: Pair): Changes {
  // A moon is smaller than its planet.
  const size = isSkyBody(subjectGlyph)
    ? Math.min(subject.size, other.size * SATELLITE)
    : subject.size;
  const reach = other.size * 0.5 + size * 0.55 + 0.04;
  const half = acrossOf(size / 2 + 0.02, frame);
  const radiusX = Math.min(acrossOf(reach, frame), 0.5 - half);
  const sideways = radiusX + half;
  const orbit = {
    x: clamp(other.x, sideways, 1 - sideways),
    y: other.airborne ? other.y : other.y - downOf(other.size, frame) / 2,
    radiusX,
    radiusY: downOf(reach * 0.34, frame),
  };
  return {
    subject: (p) => ({
      orbit,
      size,
      motion: 'orbit',
      airborne: true,
      phaseOffset: p.copy / count,
    }),
  };
}

/** A backdrop such as a tree comes forward, and the actor behind it shows beside it. */
function peekFromBehind({ subject, other, otherGlyph, isPerson, frame }: Pair): Changes {
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

/** A backdrop comes forward, next to the actor who hugs it. */
function hugBackdrop({ subject, other, frame }: Pair): Changes {
  const side = other.x > subject.x ? 1 : -1;
  const reach = acrossOf(other.size * 0.16 + subject.size * 0.34, frame);
  return {
    subject: () => ({ x: 0.5 - side * reach * 0.5 }),
    other: () => ({ x: 0.5 + side * reach * 0.5, y: subject.y - 0.01, order: 47, depth: 0.8 }),
  };
}

const stepForward: Change = (p) => ({
  y: p.airborne ? p.y : Math.min(0.97, p.y + 0.03),
  order: 53,
});

/** Moves an actor behind the `near` one, and closer to it when both fly or both stand. */
const stepBack =
  (near: Placement): Change =>
  (p) => ({
    x: p.airborne === near.airborne ? p.x + (near.x - p.x) * 0.35 : p.x,
    y: p.airborne ? p.y : p.y - 0.05,
    order: 48 - p.copy * 0.01,
  });

/** Wider than they are high: one is seen above them. */
const BARRIERS = /^(@fence|@wall|@bush|@haybale|@boulder|@stump|@laundrypile|@radiator)$/;
const isBehindBarrier = ({ subject, other, otherGlyph, count, otherCount }: Pair): boolean =>
  BARRIERS.test(otherGlyph) &&
  count === 1 &&
  otherCount === 1 &&
  !subject.airborne &&
  !other.airborne;

/** How wide a barrier is beside who looks over it. */
const BARRIER = 1.25;
/** How much farther from the viewer its feet are, in its sizes: low animals are seen as well. */
const BEYOND = 0.2;

/** The barrier is before the feet, so that the head is above it. */
function lookOver({ subject, other, frame }: Pair): Changes {
  const size = Math.max(other.size, subject.size * BARRIER);
  const half = acrossOf(size, frame) / 2 + 0.02;
  const x = clamp((subject.x + other.x) / 2, half, 1 - half);
  return {
    subject: () => ({ x, y: other.y - downOf(subject.size * BEYOND, frame), order: 48 }),
    other: () => ({ x, size, order: 53 }),
  };
}

/** Half covered by what is in front, unless that is too small to hide anybody. */
function hideBehind(pair: Pair): Change {
  const { subject, other, frame } = pair;
  const isLarge = other.size > subject.size * 0.5 && !other.airborne && !subject.airborne;
  const isStill = subject.motion === 'idle' || subject.motion === 'sit';
  if (!isLarge || !isStill || pair.count > 1) return stepBack(other);
  const side = sideOf(pair) === 'right' ? -1 : 1;
  const apart = acrossOf((subject.size + other.size) * 0.2, frame);
  return (p) => ({
    x: other.x + side * apart,
    y: other.y - 0.03,
    // An animal's head looks out, away from what covers its back.
    facing: side < 0 ? 'left' : 'right',
    order: 48 - p.copy * 0.01,
  });
}

/** A shelter is larger than the actor below it, and is drawn behind. */
const shelter = ({ subject }: Pair): Changes => ({
  other: () => ({ x: subject.x, y: subject.y - 0.02, size: subject.size * 1.9, order: 47 }),
});

function buildOf(two: readonly Subject[]): Build | null {
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
}

/** How far apart two stand for what they do to each other, in sizes. */
const ARMS: Readonly<Record<Build, Arms>> = {
  people: { embrace: 0.37, slowdance: 0.42, highfive: 0.53, holdhands: 0.48 },
  puppets: { embrace: 0.48, slowdance: 0.6, highfive: 0.68, holdhands: 0.62 },
  mixed: { embrace: 0.43, slowdance: 0.5, highfive: 0.56, holdhands: 0.49 },
  things: { embrace: 0.66, slowdance: 0.8, highfive: 0.86, holdhands: 0.8 },
};
const armsLength = (build: Build, motion: MotionName): number =>
  ARMS[build][
    motion === 'highfive' || motion === 'holdhands' || motion === 'slowdance' ? motion : 'embrace'
  ];

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
  'dance',
  'think',
  'snuggle',
  'kiss',
  'slowdance',
]);

/** Both face each other and move in step; people come within reach of each other's arms. */
function hug(pair: Pair): Changes {
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
  return {
    subject: () => ({
      facing,
      ...((isClose || touches) && { x: middle - (sign * apart) / 2 }),
      ...embraceOf(subject, other, isBefore),
    }),
    other: () => ({
      attends: 'hug',
      facing: facing === 'right' ? 'left' : 'right',
      phaseOffset: subject.phaseOffset,
      ...((isClose || touches) && { x: middle + (sign * apart) / 2, y: subject.y }),
      ...embraceOf(other, subject, !isBefore),
    }),
  };
}

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
const REACHES: Readonly<Partial<Record<MotionName, Reach>>> = {
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

/** They are narrower than their boxes. */
const SLIM = /^@punchingbag$/;
const SLIM_HALF = 0.2;

/** They pull in harness, on all fours. */
const isDraughtAnimal = (glyph: string): boolean =>
  /^(horse|unicorn|donkey|ox|cow|water-buffalo|bison|camel|two-hump-camel|dog|wolf|deer|zebra|goat|ram|llama|elephant|mammoth|polar-bear|bear|tiger|lion|@pony|@pegasus)$/.test(
    kinOf(glyph),
  );

/** Done kneeling at what is low, in sizes of the doer. */
const BENDS: ReadonlySet<MotionName> = new Set<MotionName>(['mend', 'weld']);
const LOW_OBJECT = 0.78;

/** Doer and other come close enough to touch, each turned to the other. */
function reachOut(pair: Pair, reach: Reach): Changes {
  const { subject, other, count, otherCount, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  const back = facing === 'right' ? 'left' : 'right';
  const load = loadOf(pair);
  const size = load?.cart ?? (reach.size ? subject.size * reach.size : other.size);
  const others = SLIM.test(pair.otherGlyph) ? SLIM_HALF : reach.others;
  // Somebody in a carriage is narrower than the carriage.
  const wide = Math.max(size, ...other.mounts.map((mount) => mount.size));
  const apart = acrossOf(subject.size * reach.own + wide * others, frame);
  const gap = acrossOf(size * 0.6, frame);
  const isInHarness = subject.motion === 'pull' && isDraughtAnimal(pair.subjectGlyph);
  const span = apart + gap * (otherCount - 1);
  const middle = clamp((subject.x + other.x) / 2, span / 2 + 0.1, 0.9 - span / 2);
  // Several do it from both sides.
  const isShared = count > 1 && otherCount === 1;
  const sideAt = (copy: number): number => (isShared && copy % 2 === 1 ? sign : -sign);
  const doerAt = (p: Placement): number =>
    isShared
      ? middle + sideAt(p.copy) * (apart + Math.floor(p.copy / 2) * acrossOf(p.size * 0.5, frame))
      : middle - (sign * span) / 2;
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
      x: isShared ? middle : middle + sign * (apart + p.copy * gap - span / 2),
      y: p.airborne || p.copy > 0 ? p.y : subject.y,
      ...(load ? timesSize(p, load.share) : { size }),
      facing: reach.isBehind || AHEAD.has(subject.motion) ? facing : back,
      ...(LIVELY_REACHES.has(subject.motion) && { motion: subject.motion }),
    }),
  };
}
