import { isFurnishedRoom } from '../language/furnished-rooms.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isSmallWorld } from '../things/seats.ts';
import { statureOf } from '../things/stature.ts';
import { type Cast, glyphOf } from './cast.ts';
import { captionBottom } from './fit.ts';
import type { Placement } from './placement.ts';

/** On the ground of a small world: distances from the back along its left and its right side, 0 to 1. */
type Spot = readonly [left: number, right: number];

/** From the back to the front, for as many things as there are spots. */
const SPOTS: readonly (readonly Spot[])[] = [
  [[0.5, 0.5]],
  [[0.68, 0.3], [0.3, 0.68]], // prettier-ignore
  [[0.24, 0.24], [0.78, 0.34], [0.36, 0.8]], // prettier-ignore
  [[0.2, 0.2], [0.78, 0.24], [0.24, 0.78], [0.78, 0.78]], // prettier-ignore
  [[0.18, 0.18], [0.8, 0.2], [0.2, 0.8], [0.5, 0.5], [0.82, 0.82]], // prettier-ignore
  [[0.14, 0.14], [0.64, 0.14], [0.14, 0.64], [0.5, 0.5], [0.9, 0.52], [0.52, 0.9]], // prettier-ignore
  [[0.12, 0.12], [0.6, 0.1], [0.1, 0.6], [0.48, 0.48], [0.92, 0.4], [0.4, 0.92], [0.86, 0.86]], // prettier-ignore
  [[0.1, 0.1], [0.52, 0.08], [0.08, 0.52], [0.46, 0.46], [0.92, 0.26], [0.26, 0.92], [0.86, 0.7], [0.7, 0.86]], // prettier-ignore
];
/** Where the floor of a furnished room is free. */
const FREE_FLOOR: readonly (readonly Spot[])[] = [
  [[0.8, 0.66]],
  [[0.86, 0.44], [0.76, 0.84]], // prettier-ignore
  [[0.82, 0.36], [0.82, 0.68], [0.56, 0.86]], // prettier-ignore
  [[0.82, 0.34], [0.76, 0.58], [0.9, 0.8], [0.56, 0.86]], // prettier-ignore
];
/** The largest that stands on it. */
const ON_FREE_FLOOR = 0.25;
/** How tall a person is, a cat being 1. */
const PERSON = 1.6;
/** Its width in shares of the shorter side, and the size of what stands on it in shares of that. */
const WORLD = 0.86;
const LARGEST = [0.46, 0.4, 0.34, 0.32, 0.29, 0.27, 0.25, 0.24] as const;
const SMALLEST = 0.5;
/** How much larger is what the prompt is about. */
const HERO = 1.2;
/** The building that the prompt is about stands in the middle, and all else around it. */
const MAIN = 0.58;
const MAIN_SPOT: Spot = [0.55, 0.55];
const AROUND_MAIN: readonly Spot[] = [[0.1, 0.72], [0.72, 0.1], [0.36, 0.94], [0.94, 0.36], [0.74, 0.94], [0.94, 0.74]]; // prettier-ignore
/** How tall houses and trees are beside the rest. */
const BUILDING = 3.6;
/** Half the width and height of its ground, and where its middle is below the saddle, in its widths. */
const GROUND = { width: 0.5, height: 0.25, middle: 0.012 } as const;
/** Where it stands at the bottom, and its height in widths with what stands at the back of it. */
const BOTTOM = 0.84;
const TALL = 1.1;
const TALL_OF_ROOM = 0.96;

/** Whether somebody or something stands in a small world. */
export const isInSmallWorld = (
  { mounts: [ground] }: Placement,
  cast: Pick<Cast, 'members'>,
): boolean => isSmallWorld(glyphOf(cast, ground?.subject));

/** Spreads all that stands in a small world over its ground, what is tall at the back. */
export function spreadOnGround(
  placements: readonly Placement[],
  { members }: Pick<Cast, 'members'>,
  { caption }: Pick<ScenePlan, 'caption'>,
): Placement[] {
  if (placements.length === 0) return [];
  const ground = placements[0]?.mounts[0]?.subject ?? -1;
  const isFurnished = isFurnishedRoom(members[ground]?.subject.glyph ?? '');
  const layouts = isFurnished ? FREE_FLOOR : SPOTS;
  const spots = layouts[Math.min(placements.length, layouts.length) - 1] ?? [];
  const tall = isFurnished ? TALL_OF_ROOM : TALL;
  const world = Math.min(WORLD, (BOTTOM - (caption ? captionBottom(caption) : 0)) / tall);
  const tallOf = ({ subject, mounts }: Placement): number => {
    const member = members[mounts[1]?.subject ?? subject];
    if (!member) return 1;
    const stature = statureOf(member.subject.glyph, member.category);
    const { glyph } = member.subject;
    return isScenery(glyph) && glyph !== '@bookshelf' ? Math.max(BUILDING, stature) : stature;
  };
  const tallest = Math.max(isFurnished ? PERSON : 0, ...placements.map(tallOf));
  const isMain = (placement: Placement): boolean =>
    placement.role === 'hero' && tallOf(placement) === tallest && tallest >= BUILDING;
  const hasMain = !isFurnished && placements.length > 1 && placements.some(isMain);
  const free = hasMain ? [MAIN_SPOT, ...AROUND_MAIN] : spots;
  const rank = (placement: Placement): number =>
    hasMain && isMain(placement) ? Infinity : tallOf(placement);
  return placements
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .slice(0, free.length)
    .map((placement, i) => {
      const prominence = placement.role === 'hero' ? HERO : 1;
      const share = prominence * Math.max(SMALLEST, (tallOf(placement) / tallest) ** 0.55);
      const largest = isFurnished ? ON_FREE_FLOOR : (LARGEST[spots.length - 1] ?? SMALLEST);
      const usual = largest * share;
      const size = world * (hasMain && i === 0 ? MAIN : usual);
      return standAt(placement, free[i] ?? [0.5, 0.5], { size, world, drawsWorld: i === 0 });
    });
}

/** At a spot of the ground, in a size as a share of the shorter side. */
function standAt(
  placement: Placement,
  [left, right]: Spot,
  { size, world, drawsWorld }: { size: number; world: number; drawsWorld: boolean },
): Placement {
  const factor = size / (placement.mounts[1]?.size ?? placement.size);
  const mounts = placement.mounts.map((mount, level) =>
    level === 0
      ? Object.assign({}, mount, { size: world, drawn: drawsWorld })
      : Object.assign({}, mount, { size: mount.size * factor }),
  );
  return {
    ...placement,
    x: 0.5,
    y: BOTTOM,
    airborne: false,
    size: placement.size * factor,
    order: 50 + (left + right) * 0.1,
    seatShift: (right - left) * GROUND.width,
    seatDepth: (left + right - 1) * GROUND.height + GROUND.middle,
    mounts,
  };
}
