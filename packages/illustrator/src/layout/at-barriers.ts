import type { Relation } from '../language/relation.ts';
import { isLongBarrier } from '../things/barriers.ts';
import { type Cast, glyphOf } from './cast.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

const HEIGHTS = [0.74, 1.1] as const;
/** Width of the barrier, in shares of the shorter side. */
const BARRIER = 1.06;
/** Sizes of a few and of more, and the room for each. */
const FEW = { size: 0.52, room: 0.4 } as const;
const MANY = { size: 0.4, room: 0.24 } as const;
const ORDER = 53;

/** Those behind a barrier through the whole picture stand in a row, turned to each other; who leans on it is before it. */
export function standAtBarriers(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const barrier = placements.find(({ subject }) => isLongBarrier(glyphOf(cast, subject)));
  if (barrier === undefined) return placements;
  const y = groundBefore(frame, 0.04);
  const isBehind = ({ subject }: Placement): boolean =>
    relations.some(
      ({ from, to, kind }) => kind === 'behind' && to === barrier.subject && from === subject,
    );
  const row = placements.filter(isBehind);
  const base = { x: 0.5, size: BARRIER, role: 'back' as const, airborne: false, mounts: [] };
  return placements.map((each) => {
    if (each === barrier && row.length > 0) return { ...each, ...base, y: y + 0.01, order: ORDER };
    if (each === barrier) return { ...each, ...base, y: y - 0.05, order: 46 };
    if (each.motion === 'lean') return { ...each, x: 0.5, y };
    const place = row.indexOf(each);
    return place < 0 ? each : inRow(each, place, row.length, cast, frame);
  });
}

function inRow(
  placement: Placement,
  place: number,
  count: number,
  cast: Cast,
  frame: LayoutFrame,
): Placement {
  const { size, room } = count > 2 ? MANY : FEW;
  const shift = place - (count - 1) / 2;
  return {
    ...placement,
    x: 0.5 + acrossOf(shift * room, frame),
    y: groundBefore(frame, -0.02),
    size: size * heightAmongPeople(placement, cast, HEIGHTS),
    facing: shift > 0 || (shift === 0 && placement.facing === 'left') ? 'left' : 'right',
    airborne: false,
    order: 48 + place * 0.01,
  };
}
