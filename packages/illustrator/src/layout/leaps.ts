import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { saddleOf } from '../things/seats.ts';
import { type Cast, glyphOf } from './cast.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Ways through the air from one thing to another. */
const IN_THE_AIR: ReadonlySet<MotionName> = new Set<MotionName>(['jump', 'flip', 'fly', 'float']);

/** Sizes of what is left and reached: trees and houses, and things on the ground. */
const TREE = 0.52;
const HOUSE = 0.42;
const SMALL = 0.34;
/** The size of who leaps, and how large it is at least beside what it leaps between. */
const LEAPER = { amongLarge: 0.28, most: 0.36, least: 0.26 } as const;
/** How high its middle is: between the crowns of trees, above roofs, and in its own heights above small things. */
const HIGH = { trees: 0.62, roofs: 1.28, small: 1.02 } as const;
/** How high its middle is when it stands, in its sizes. */
const STANDS = 0.4;
/** How high the top of a thing is on which nothing sits otherwise, in its sizes. */
const TOP = 0.55;
/** Its nose is up. Radians. */
const RISING = 0.16;

/** One in the air and the two things of one kind between which it is. */
interface Leap {
  readonly leaper: Placement;
  readonly from: Placement;
  readonly to: Placement;
}

/** Leaves a gap between two trees, stones or roofs, and puts the leaping animal over it. */
export function leapBetween(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const leap = leapOf(placements, relations, cast);
  if (leap === null) return placements;
  const { leaper, from, to } = leap;
  const isLarge = from.role === 'back';
  const isTree = /tree/.test(glyphOf(cast, from.subject));
  const large = isTree ? TREE : HOUSE;
  const size = isLarge ? large : Math.min(SMALL, from.size);
  const most = isLarge ? LEAPER.amongLarge : LEAPER.most;
  const own = Math.max(LEAPER.least, Math.min(most, leaper.size));
  const y = groundBefore(frame, 0.02);
  const edge = Math.max(0.16, acrossOf(size, frame) * (isLarge ? 0.3 : 0.52));
  const rise = isLarge ? size * (isTree ? HIGH.trees : HIGH.roofs) : own * HIGH.small;
  const landing = Math.max(
    0,
    rise - (saddleOf(glyphOf(cast, from.subject)) || TOP) * size - STANDS * own,
  );
  const places: ReadonlyMap<Placement, Partial<Placement>> = new Map<Placement, Partial<Placement>>(
    [
      [from, { x: edge, y, size, order: 46 }],
      [to, { x: 1 - edge, y, size, order: 46 }],
      [
        leaper,
        {
          x: 0.5,
          y: y - downOf(rise, frame),
          size: own,
          airborne: true,
          facing: 'right',
          turn: isLarge ? -RISING : 0,
          ...(!isLarge && { leap: { reach: 0.5 - edge, drop: downOf(landing, frame) } }),
          order: 54,
        },
      ],
    ],
  );
  return placements.map((each) => ({ ...each, ...places.get(each) }));
}

/** The actor in the air to the right of one thing and to the left of another of its kind. */
function leapOf(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
): Leap | null {
  const of = (id: number): Placement | undefined =>
    placements.find(({ subject }) => subject === id);
  for (const { kind, from: id, to: leftId } of relations) {
    const leaper = of(id);
    if (kind !== 'right' || !leaper || !IN_THE_AIR.has(leaper.motion)) continue;
    const next = relations.find((each) => each.kind === 'left' && each.from === id);
    const [from, to] = [of(leftId), of(next?.to ?? -1)];
    if (from && to && glyphOf(cast, from.subject) === glyphOf(cast, to.subject))
      return { leaper, from, to };
  }
  return null;
}
