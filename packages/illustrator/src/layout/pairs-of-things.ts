import { isOneOfPair } from '../language/plural-counts.ts';
import type { Cast, CastMember } from './cast.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** How far apart the two are, and how much higher the one behind is, in sizes of one. */
const APART = 0.34;
const BEHIND = 0.13;
/** Where nothing else is in the picture they are as large as one thing by itself. */
const ALONE = 1.42;
const IN_MIDAIR = 0.48;

const isPair = ({ subject: { glyph, count, hasLimbs } }: CastMember): boolean =>
  count === 2 && hasLimbs !== true && isOneOfPair(glyph);

/** Two shoes are one pair: side by side, one half behind the other, turned the same way. */
export function closePairsOfThings(
  placements: readonly Placement[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  return placements.map((placement) => {
    const { subject, mounts, role } = placement;
    const member = cast.members[subject];
    const both = placements.filter((each) => each.subject === subject);
    const [first, second] = both;
    if (member === undefined || !isPair(member) || second === undefined || first === undefined)
      return placement;
    if (both.length !== 2 || mounts.length > 0 || role === 'back') return placement;
    const isAlone = placements.every((each) => both.includes(each));
    const size = first.size * (isAlone ? ALONE : 1);
    const isBehind = placement === second;
    const middle = (first.x + second.x) / 2;
    const inAir = isAlone ? IN_MIDAIR : (first.y + second.y) / 2;
    const base = first.airborne ? inAir : Math.max(first.y, second.y);
    return {
      ...placement,
      x: middle + ((isBehind ? 1 : -1) * acrossOf(size * APART, frame)) / 2,
      y: base - (isBehind ? downOf(size * BEHIND, frame) : 0),
      size,
      facing: first.facing,
      order: first.order - (isBehind ? 0.001 : 0),
      phaseOffset: first.phaseOffset,
      orbit: null,
    };
  });
}
