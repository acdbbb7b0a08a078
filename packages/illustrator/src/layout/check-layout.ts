import type { Relation } from '../language/relation.ts';
import type { Cast } from './cast.ts';
import { roomInRow, USUAL_ROOM } from './elbow-room.ts';
import type { LayoutFrame } from './lead.ts';
import { boxOf, type Placement } from './placement.ts';

/** Actors of these belong over or behind each other. */
const TOUCHING: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'on',
  'ride',
  'under',
  'above',
  'front',
  'behind',
  'inside',
  'around',
  'across',
  'hold',
  'hug',
  'work',
  'water',
  'in',
]);
/** Of the narrower of two actors, that may be covered. */
const MOST_COVERED = 0.45;
const CROWD = 6;
/** Who is seen through a window stands behind the others. */
const FAR = 0.2;

/**
 * What a finished layout must keep: all actors are there and to be seen, and stand on the side that was
 * said. Fewer is better, 0 is right.
 */
export function faultsOf(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): number {
  const leads = placements.filter(
    ({ role, orbit, depth }) => role !== 'back' && orbit === null && depth > FAR,
  );
  const drawn = new Set(
    placements.flatMap((each) => [
      each.subject,
      ...each.held,
      ...each.mounts.map(({ subject }) => subject),
    ]),
  );
  const missing = cast.members.filter(({ index }) => !drawn.has(index)).length;
  const wrongSide = relations.filter(({ from, to, kind }) => {
    const one = leads.find(({ subject }) => subject === from);
    const other = leads.find(({ subject }) => subject === to);
    if (!one || !other) return false;
    if (kind === 'left') return one.x >= other.x;
    return kind === 'right' && one.x <= other.x;
  }).length;
  return missing + wrongSide + coveredPairs(leads, relations, cast, frame);
}

function coveredPairs(
  leads: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): number {
  if (leads.length > CROWD) return 0;
  let count = 0;
  for (const [i, a] of leads.entries()) {
    for (const b of leads.slice(i + 1)) {
      if (a.airborne !== b.airborne || a.subject === b.subject || sharesMount(a, b)) continue;
      const related = relations.some(
        ({ from, to, kind }) =>
          TOUCHING.has(kind) &&
          ((from === a.subject && to === b.subject) || (from === b.subject && to === a.subject)),
      );
      if (!related && coveredShare(a, b, cast, frame) > MOST_COVERED) count++;
    }
  }
  return count;
}

const sharesMount = (a: Placement, b: Placement): boolean =>
  a.mounts.some(({ subject }) => b.mounts.some((mount) => mount.subject === subject));

/** The part of the narrower of two that the other covers, from side to side; 0 or less: none. */
function coveredShare(a: Placement, b: Placement, cast: Cast, frame: LayoutFrame): number {
  const one = boxOf(a, frame);
  const other = boxOf(b, frame);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (down <= 0) return 0;
  const widths = [
    (one.right - one.left) * widthShare(a, cast),
    (other.right - other.left) * widthShare(b, cast),
  ] as const;
  const apart = Math.abs(one.left + one.right - other.left - other.right) / 2;
  return ((widths[0] + widths[1]) / 2 - apart) / Math.min(...widths);
}

/** The part of the width of its box that a lead covers: people with their arms at their sides are narrow. */
function widthShare({ subject }: Placement, cast: Cast): number {
  const member = cast.members[subject];
  return member === undefined ? 1 : roomInRow(member, cast) / USUAL_ROOM;
}
