import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isSharedTable } from '../things/shared-table.ts';
import { circle, coil, coils, gather, gathers } from './around.ts';
import { type Cast, glyphOf } from './cast.ts';
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
import {
  hideBehind,
  isBehindBarrier,
  lookOver,
  peekFromBehind,
  stepBack,
  stepForward,
} from './front-and-behind.ts';
import type { LayoutFrame } from './lead.ts';
import { type Change, type Changes, type Pair, sideOf } from './pair.ts';
import type { Placement } from './placement.ts';
import { REACHES, reachOut } from './reach-out.ts';
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
  if (subject.motion === 'fall' || subject.motion === 'comedown')
    return kind === 'beside' ? fallFrom(pair) : {};
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

/** A shelter is larger than the actor below it, and is drawn behind. */
const shelter = ({ subject }: Pair): Changes => ({
  other: () => ({ x: subject.x, y: subject.y - 0.02, size: subject.size * 1.9, order: 47 }),
});
