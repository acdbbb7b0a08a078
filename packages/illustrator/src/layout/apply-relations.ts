import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isSharedTable } from '../things/shared-table.ts';
import { circle, coil, coilAtFoot, coils, coilsAtFoot, gather, gathers } from './around.ts';
import { type Cast, glyphOf, isPersonAt } from './cast.ts';
import { compareSizes } from './compared-sizes.ts';
import {
  bounceOn,
  climb,
  coverHead,
  fallFrom,
  isUnderVehicle,
  kick,
  knockOver,
  lean,
  leapOver,
  onArm,
  pourOver,
  slideDown,
  slip,
  underVehicle,
} from './deed-places.ts';
import { buildOf, hug, hugBackdrop } from './embrace.ts';
import { flyOver, isFlownOver } from './fly-over.ts';
import {
  hideBehind,
  isBehindBarrier,
  lookOver,
  overMantel,
  peekFromBehind,
  stepBack,
  stepForward,
} from './front-and-behind.ts';
import {
  hideBehindSmall,
  isTooSmallToHide,
  lookBesideCurtain,
  peekOver,
  peeksOver,
} from './hiding.ts';
import type { LayoutFrame } from './lead.ts';
import { type Change, type Changes, type Pair, sideOf } from './pair.ts';
import type { Placement } from './placement.ts';
import { fromBothSides, REACHES, reachOut } from './reach-out.ts';
import { isRingOfDancers, ringOfDancers } from './ring-of-dancers.ts';
import { isRingOfThings, ringOfThings } from './ring-of-things.ts';
import { sportPlaces } from './sport-places.ts';

const SHELTERS = /mushroom|umbrella-on-ground|sunflower|@table|chair|@bench|^bed$|@sofa/;
/** They hang over the head of who is under them. */
const ROOFS = /^@leafperch$|^cloud/;

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
  for (const relation of relations) {
    const { kind, from, to } = relation;
    const nearest = kind === 'hug' ? nearestCopies(result, from, to) : null;
    const subject = nearest?.subject ?? placementOf(from);
    const other = nearest?.other ?? placementOf(to);
    if (!subject || !other || from === to || subject === other) continue;
    if (isSharedTable(glyphOf(cast, to))) continue;
    const copiesOf = (id: number): number => result.filter((p) => p.subject === id).length;
    const pair = {
      subject,
      other,
      subjectGlyph: glyphOf(cast, from),
      otherGlyph: glyphOf(cast, to),
      build: buildOf([from, to].flatMap((id) => cast.members[id]?.subject ?? [])),
      isPerson: isPersonAt(cast, from),
      subjectCategory: cast.members[from]?.category ?? '',
      otherScale: cast.members[to]?.subject.scale ?? 1,
      said: relation.said?.text ?? '',
      count: copiesOf(from),
      otherCount: copiesOf(to),
      frame,
    };
    const others = othersAtWork(relations, relation, result);
    const reach = REACHES[subject.motion];
    if (others.length > 0 && reach) {
      result = fromBothSides(result, pair, reach, others);
      continue;
    }
    const changes = changesOf(kind, pair);
    if (changes.subject) result = withChange(result, subject.subject, changes.subject);
    if (changes.other) result = withChange(result, other.subject, changes.other);
  }
  return result;
}

/** The two copies of two subjects that stand nearest to each other; null: one has no place of its own. */
function nearestCopies(
  placements: readonly Placement[],
  from: number,
  to: number,
): Pick<Pair, 'subject' | 'other'> | null {
  const pairs = placements
    .filter((each) => each.subject === from)
    .flatMap((subject) =>
      placements.filter((each) => each.subject === to).map((other) => ({ subject, other })),
    );
  const gapOf = ({ subject, other }: (typeof pairs)[number]): number =>
    Math.abs(subject.x - other.x);
  return pairs.sort((one, two) => gapOf(one) - gapOf(two))[0] ?? null;
}

/** Done at one thing by several, from both its sides. */
const FROM_BOTH_SIDES: ReadonlySet<MotionName> = new Set<MotionName>([
  'mend',
  'weld',
  'scrub',
  'knead',
  'pet',
  'crouch',
]);

/** Those who do the same to the same thing already; none for other deeds. */
function othersAtWork(
  relations: readonly Relation[],
  { from, to, kind }: Relation,
  placements: readonly Placement[],
): readonly Placement[] {
  const doerAt = (id: number): Placement | undefined =>
    placements.find(({ subject }) => subject === id);
  const motion = doerAt(from)?.motion;
  if (!/^(?:beside|work)$/.test(kind) || motion === undefined || !FROM_BOTH_SIDES.has(motion))
    return [];
  const doers = relations.flatMap((each) => {
    const doer = each.to === to && each.kind === kind ? doerAt(each.from) : undefined;
    return doer?.motion === motion ? [doer] : [];
  });
  return doers.slice(
    0,
    doers.findIndex(({ subject }) => subject === from),
  );
}

const withChange = (
  placements: readonly Placement[],
  subject: number,
  change: Change,
): Placement[] => placements.map((p) => (p.subject === subject ? { ...p, ...change(p) } : p));

function changesOf(kind: Relation['kind'], pair: Pair): Changes {
  const { subject, other } = pair;
  if (kind === 'larger' || kind === 'equal') return compareSizes(kind, pair);
  if (kind === 'around') {
    if (isRingOfDancers(pair)) return ringOfDancers(pair);
    if (coils(pair)) return coil(pair);
    if (isRingOfThings(pair)) return ringOfThings(pair);
    if (coilsAtFoot(pair)) return coilAtFoot(pair);
    return gathers(pair) ? gather(pair) : circle(pair);
  }
  // One looks after the thief.
  if (kind === 'right' && other.motion === 'catch') return { other: () => ({ facing: 'right' }) };
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
  if (subject.motion === 'fall' || subject.motion === 'comedown')
    return kind === 'beside' ? fallFrom(pair) : {};
  if (kind === 'beside' && subject.motion === 'slip') return slip(pair);
  if (kind === 'beside' && subject.motion === 'lean') return lean(pair);
  if (kind === 'beside' && subject.motion === 'knock') return knockOver(pair);
  if (kind === 'behind' && isTooSmallToHide(pair)) return hideBehindSmall(pair);
  if (kind === 'behind' && pair.otherGlyph === '@floorcurtain') return lookBesideCurtain(pair);
  if (other.role === 'back') {
    if (crossesMoon(kind, pair)) return acrossMoon(pair);
    if (other.airborne)
      return subject.motion === 'howl' ? { subject: () => ({ facing: sideOf(pair) }) } : {};
    if (subject.motion === 'climb') return climb(pair);
    const isOnWall = kind === 'above' && pair.otherGlyph === '@fireplace' && pair.count === 1;
    if (isOnWall && subject.airborne && !pair.isPerson) return overMantel(pair);
    if (isFlownOver(kind, pair)) return flyOver(pair);
    if (kind === 'behind') return subject.airborne ? {} : peekFromBehind(pair);
    return kind === 'hug' ? hugBackdrop(pair) : {};
  }
  if (subject.motion === 'climb' && kind === 'beside') return climb(pair);
  // A diver who explores a wreck does not lift it off the floor of the sea.
  const swimsPast = subject.motion === 'walk' && subject.airborne && !other.airborne;
  const reach = swimsPast ? undefined : REACHES[subject.motion];
  if (reach && (kind === 'beside' || kind === 'front' || kind === 'work'))
    return reachOut(pair, reach);
  // An actor in the air hides none on the ground.
  if (kind === 'behind' && other.airborne && !subject.airborne)
    return { subject: (p) => ({ x: p.x + (p.x < 0.5 ? -0.26 : 0.26) }) };
  if (kind === 'behind' && isBehindBarrier(pair))
    return peeksOver(pair) ? peekOver(pair) : lookOver(pair);
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
  (subject.airborne || subject.mounts.length > 0) &&
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

/** A shelter is larger than the actor below it, and is drawn behind. */
const shelter = ({ subject }: Pair): Changes => ({
  other: () => ({ x: subject.x, y: subject.y - 0.02, size: subject.size * 1.9, order: 47 }),
});
