import type { MotionName } from '../language/motion-name.ts';
import { clamp } from '../math/periodic.ts';
import { isForOne, isSeat } from '../things/seats.ts';
import { type Cast, glyphOf } from './cast.ts';
import { widthOf } from './frame-measures.ts';
import { naturalHeightOf } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import { type Mount, type Placement, withSizes } from './placement.ts';

/** Room for each who sits there, in sizes of a grown-up: so that hands meet. */
const ROOM = 0.5;
/** Of those who sit at the ends of a seesaw. */
const APART = 1.75;
/** The same for those whose hands or glasses meet, in their own sizes. */
const HANDS_MEET: Readonly<Partial<Record<MotionName, number>>> = {
  holdhands: 0.47,
  highfive: 0.58,
};
/** Of those who lean on each other. */
const CLOSE = 0.4;
/** Of the pans of a balance, and the size of what lies on each. */
const PANS = { apart: 1.3, size: 0.74 } as const;
/** How much wider than all of them the seat is; a seesaw ends where they sit. */
const SIDES: Readonly<Record<string, number>> = {
  '@widebench': 0.36,
  '@sofa': 0.9,
  '@seesaw': -1.3,
  '@balance': -0.64,
};
const SIDE = 0.6;
const WIDEST = 0.94;

/**
 * Those who share a bench or a sofa sit close beside each other, and the seat is as large as it is for
 * people of their size.
 */
export function sitTogether(
  placements: readonly Placement[],
  cast: Cast,
  frame: LayoutFrame,
): Placement[] {
  const seatOf = ({ mounts }: Placement): Mount | null => {
    const [seat, ...more] = mounts;
    const glyph = glyphOf(cast, seat?.subject);
    return seat && more.length === 0 && isSeat(glyph) ? seat : null;
  };
  const seats = [...new Set(placements.flatMap((each) => seatOf(each)?.subject ?? []))];
  let result = underBlankets(placements, cast);
  for (const seat of seats) {
    const sitters = result.filter((each) => seatOf(each)?.subject === seat);
    const glyph = glyphOf(cast, seat);
    if (sitters.length < 2 && !isSeesaw(glyph)) continue;
    if (haveOwnSeats(sitters, glyph, cast)) continue;
    const seated = seatedOn(sitters, glyph, cast, frame);
    result = result.map((each) => seated.get(each) ?? each);
  }
  return result;
}

/** On several chairs each sits on one of their own. */
const haveOwnSeats = (sitters: readonly Placement[], glyph: string, cast: Cast): boolean =>
  isForOne(glyph) &&
  sitters.every(
    ({ subject, mounts }) =>
      mounts[0]?.drawn === true && (cast.carriers.get(subject)?.member.subject.count ?? 1) > 1,
  );

/** How far from the middle of a blanket two are, in its widths. */
const UNDER_BLANKET = 0.15;

/** Two under one blanket lean on each other. */
function underBlankets(placements: readonly Placement[], cast: Cast): Placement[] {
  const isUnder = ({ mounts }: Placement): boolean =>
    mounts.length === 1 && glyphOf(cast, mounts[0]?.subject) === '@blanket';
  const under = placements.filter(isUnder);
  if (under.length !== 2) return [...placements];
  return placements.map((each) => {
    const place = under.indexOf(each);
    if (place < 0) return each;
    return {
      ...each,
      seatShift: place === 0 ? -UNDER_BLANKET : UNDER_BLANKET,
      facing: place === 0 ? 'right' : 'left',
      ...(each.held.length === 0 && { pose: 'snuggle' as const }),
    };
  });
}

const isSeesaw = (glyph: string): boolean => glyph === '@seesaw';

/** Of those whose hands meet so much that they do, which depends on how tall they are. */
function roomOfHands(sitters: readonly Placement[], cast: Cast): number {
  const [first] = sitters;
  const room = first && HANDS_MEET[first.motion];
  if (room === undefined || sitters.some(({ motion }) => motion !== first?.motion)) return ROOM;
  const heights = sitters.map((each) => heightOf(each, cast));
  return (room * heights.reduce((sum, height) => sum + height, 0)) / heights.length;
}
const heightOf = (each: Placement, cast: Cast): number =>
  clamp(naturalHeightOf(each, cast), 0.5, 1.2);

function seatedOn(
  sitters: readonly Placement[],
  glyph: string,
  cast: Cast,
  frame: LayoutFrame,
): ReadonlyMap<Placement, Placement> {
  const wide = widthOf(frame);
  const isClose = sitters.some(({ motion }) => motion === 'snuggle');
  const isBalance = glyph === '@balance';
  const usual = isClose ? CLOSE : roomOfHands(sitters, cast);
  const room = isBalance ? PANS.apart : isSeesaw(glyph) ? APART : usual;
  // Somebody alone on a seesaw sits at one end.
  const places = isSeesaw(glyph) ? Math.max(2, sitters.length) : sitters.length;
  const span = room * places + (SIDES[glyph] ?? SIDE);
  const adult = clamp((WIDEST * wide) / span, 0.22, sitters.length > 2 ? 0.36 : 0.42);
  const size = adult * span;
  // The one who draws the seat is behind all others on it.
  const drawer = sitters.find(({ mounts }) => mounts[0]?.drawn);
  return new Map(
    sitters.map((each, i) => {
      const place = i - (places - 1) / 2;
      return [
        each,
        {
          ...withSizes(each, adult * (isBalance ? PANS.size : heightOf(each, cast)), size),
          ...(drawer && { x: drawer.x }),
          seatShift: (place * room * adult) / size,
          facing: place < 0 ? ('right' as const) : ('left' as const),
          order:
            each === drawer
              ? each.order
              : Math.max(each.order, (drawer?.order ?? 0) + 0.001 * (i + 1)),
        },
      ];
    }),
  );
}
