import { isSkyBody } from '../language/scenery-things.ts';
import { isLight } from '../things/nature.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import type { Placement } from './placement.ts';

type Place = readonly [x: number, y: number, size: number];

/** From the middle of the ring: the land behind, what stands on both sides of it, what is before it. */
const SKY: Place = [0.19, -0.2, 0.17];
const STARS: readonly Place[] = [
  [-0.19, -0.17, 0.12],
  [0.24, 0.02, 0.1],
  [-0.26, 0.04, 0.09],
];
const LAND: Place = [0, -0.03, 0.6];
const SIDES: readonly Place[] = [
  [-0.24, 0.07, 0.29],
  [0.24, 0.07, 0.29],
];
const BEFORE: readonly (readonly Place[])[] = [
  [[0, 0.12, 0.36]],
  [
    [-0.13, 0.14, 0.27],
    [0.13, 0.14, 0.27],
  ],
];
const WATER: Place = [0, 0.02, 0.42];

const KINDS = {
  sky: (glyph: string) => isSkyBody(glyph) || glyph === '@moonmark',
  stars: (glyph: string) => isLight(glyph) || /star/.test(glyph),
  land: (glyph: string) => /mountain|volcano|hill|island/.test(glyph),
  sides: (glyph: string) => /tree|palm|cactus/.test(glyph),
  water: (glyph: string) => /wave/.test(glyph),
} as const;

/** The kinds of things of a badge, by where they are. */
function sorted(kinds: readonly Slot[]) {
  const those = (is: (glyph: string) => boolean): readonly Slot[] =>
    kinds.filter(({ member }) => is(member.subject.glyph));
  const isAround = (glyph: string): boolean => Object.values(KINDS).some((is) => is(glyph));
  return {
    sky: those(KINDS.sky),
    stars: those(KINDS.stars),
    land: those(KINDS.land),
    sides: those(KINDS.sides),
    water: those(KINDS.water),
    before: those((glyph) => !isAround(glyph)),
  };
}

/**
 * Three or more things of a badge as one picture: the sky and the land behind, trees on both sides, the main thing
 * before them.
 * @param kinds one slot of each subject
 * @param middle of the ring, as a fraction of the height
 */
export function placeBadge(
  kinds: readonly Slot[],
  middle: number,
  context: LeadContext,
): Placement[] {
  const put = (slot: Slot | undefined, [x, y, size]: Place, order: number): Placement[] => {
    if (slot === undefined) return [];
    const place = { x: 0.5 + x, y: middle + y, size };
    const facing = x > 0 ? ('left' as const) : ('right' as const);
    return placementsOf(slot, place, Math.floor(order), kinds.length, context).map((placement) =>
      Object.assign({}, placement, { order: 50 + order, facing }),
    );
  };
  const { sky, stars, land, sides, water, before } = sorted(kinds);
  const places = BEFORE[Math.min(before.length, BEFORE.length) - 1] ?? [];
  const some = <T>(all: readonly T[], i: number): T | undefined => all[i % all.length];
  return [
    ...put(sky[0], SKY, 0),
    ...STARS.flatMap((place, i) => put(some(stars, i), place, 0.1 + i * 0.01)),
    ...put(land[0], LAND, 1),
    ...SIDES.flatMap((place, i) => put(some(sides, i), place, 2 + i)),
    ...places.flatMap((place, i) => put(before[i], place, 4 + i)),
    ...put(water[0], WATER, 1.5),
  ];
}
