import { isDiagram } from '../language/nouns/diagrams.ts';
import { isScenery, isSkyBody } from '../language/scenery-things.ts';
import { clamp, TAU } from '../math/periodic.ts';
import { isFlyingInsect, isLight } from '../things/nature.ts';
import { placeBadge } from './badge.ts';
import { isAnimate } from './cast.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import { kindsOf } from './ornament.ts';
import type { Placement } from './placement.ts';

type Spot = readonly [x: number, y: number];

/** Where the middles lie, for one thing to six. */
const SPOTS: readonly (readonly Spot[])[] = [
  [[0.5, 0.5]],
  [
    [0.34, 0.4],
    [0.67, 0.62],
  ],
  [
    [0.5, 0.32],
    [0.27, 0.68],
    [0.73, 0.68],
  ],
  [
    [0.3, 0.29],
    [0.71, 0.33],
    [0.29, 0.71],
    [0.7, 0.73],
  ],
  [
    [0.5, 0.5],
    [0.22, 0.24],
    [0.78, 0.26],
    [0.22, 0.76],
    [0.78, 0.76],
  ],
  [
    [0.24, 0.29],
    [0.52, 0.25],
    [0.79, 0.3],
    [0.22, 0.72],
    [0.5, 0.74],
    [0.78, 0.7],
  ],
];
const SIZES = [0.6, 0.47, 0.4, 0.36, 0.31, 0.29] as const;
/** A sheet by itself. */
const SHEET = 0.86;
/** A whole table is as large. */
const isSheetAlone = (glyph: string): boolean => isDiagram(glyph) || glyph === '@laidtable';
/** How things lie, radians. */
const TURNS = [0, 0.22, -0.2, 0.12, -0.28, 0.3, -0.1] as const;

type Leaf = readonly [x: number, y: number, size: number, turn: number];

/** Flowers and leaves that fill a corner: from the corner, with their sizes and turns. */
const SPRAY: readonly Leaf[] = [
  [0.185, 0.175, 0.25, -0.35],
  [0.325, 0.13, 0.17, 0.15],
  [0.13, 0.315, 0.17, -0.75],
];
/** The corners to which it is mirrored. */
const SPRAYED: readonly (readonly [x: 1 | -1, y: 1 | -1])[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** Of what flies between them. */
const BETWEEN_SPRAYS: readonly Leaf[] = [
  [0.6, 0.215, 0.14, 0.2],
  [0.36, 0.79, 0.13, -0.2],
  [0.83, 0.6, 0.12, 0.15],
];

/** One thing of the sprays at its place, not moving. */
function placeLeaf(
  slot: Slot,
  [x, y, size, turn]: Leaf,
  index: number,
  facing: Placement['facing'],
  context: LeadContext,
): Placement[] {
  const position = { ...spotKeptTogether([x, y], context.frame), size };
  return placementsOf(slot, position, index, SPRAYED.length * SPRAY.length, context).map(
    (placement) => Object.assign({}, placement, { motion: 'idle', turn, facing } as const),
  );
}

/** The flowers and leaves of a card grow around all of its corners; what flies is between them. */
function placeSprays(slots: readonly Slot[], context: LeadContext): Placement[] {
  const light = slots.filter(({ member }) => isLight(member.subject.glyph));
  const kinds = kindsOf(slots.filter((slot) => !light.includes(slot)));
  const mirrored = (at: number, way: 1 | -1): number => (way === 1 ? at : 1 - at);
  const leaves = SPRAYED.flatMap(([across, down], corner) =>
    SPRAY.flatMap(([x, y, size, turn], i) => {
      const slot = kinds[(corner + i) % kinds.length];
      const leaf = [mirrored(x, across), mirrored(y, down), size, turn * across] as const;
      const facing = across === 1 ? 'right' : 'left';
      return slot ? placeLeaf(slot, leaf, corner * SPRAY.length + i, facing, context) : [];
    }),
  );
  const flying = BETWEEN_SPRAYS.flatMap((place, i) => {
    const slot = light[i];
    return slot ? placeLeaf(slot, place, i, i === 0 ? 'left' : 'right', context) : [];
  });
  return [...leaves, ...flying];
}

function spotsOf(count: number): { readonly spots: readonly Spot[]; readonly size: number } {
  const known = SPOTS[count - 1];
  if (known) return { spots: known, size: SIZES[count - 1] ?? 0.3 };
  const columns = count > 9 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [((i % columns) + 0.5) / inRow, 0.06 + (0.88 * (row + 0.5)) / rows];
  });
  return { spots, size: Math.min(0.84 / columns, 0.84 / rows) };
}

/** The largest a thing in a ring is, as a fraction of the picture. */
const LARGEST_IN_RING = 0.26;
const RADIUS = 0.34;

/** All around the middle, the first one on top. */
function ringSpots(count: number): ReturnType<typeof spotsOf> {
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const turn = TAU * (i / count - 0.25);
    return [0.5 + RADIUS * Math.cos(turn), 0.5 + RADIUS * Math.sin(turn)];
  });
  return { spots, size: Math.min(LARGEST_IN_RING, (TAU * RADIUS * 0.86) / count) };
}

/** The name of a logo is below it, the words of a sticker above it. */
const middleOfMark = (hasName: boolean, isSticker = false): number =>
  hasName ? (isSticker ? 0.6 : 0.4) : 0.5;

/** A logo is compact, above its name; icons of a set stand in rows. */
export function markSpots(
  count: number,
  hasName: boolean,
  isSet: boolean,
  isSticker = false,
): ReturnType<typeof spotsOf> {
  const middle = middleOfMark(hasName, isSticker);
  if (isSet) {
    const columns = count > 9 ? 4 : count > 4 ? 3 : count === 4 ? 2 : count;
    const rows = Math.ceil(count / columns);
    const spots = Array.from({ length: count }, (_, i): Spot => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      const step = 0.88 / columns;
      return [
        0.5 + ((i % columns) - (inRow - 1) / 2) * step,
        middle + (row - (rows - 1) / 2) * Math.min(step, (hasName ? 0.68 : 0.88) / rows),
      ];
    });
    const share = isSticker ? 0.7 : 0.52;
    return { spots, size: Math.min(share / columns, share / rows, isSticker ? 0.5 : 0.26) };
  }
  if (count === 1) return { spots: [[0.5, middle]], size: hasName ? 0.5 : 0.6 };
  const step = count === 2 ? 0.32 : 0.27;
  return {
    spots: Array.from({ length: count }, (_, i): Spot => [
      0.5 + (i - (count - 1) / 2) * step,
      middle,
    ]),
    size: count === 2 ? 0.33 : 0.27,
  };
}

type Place = Readonly<Record<'x' | 'y' | 'size', number>>;

/** Of two in the ring of a logo, from its middle: the one behind is higher and larger; an insect is beside its top. */
const BEHIND: Place = { x: 0, y: -0.07, size: 0.5 };
const BEFORE: Place = { x: 0, y: 0.17, size: 0.3 };
const FLYING: Place = { x: 0.14, y: -0.22, size: 0.22 };

/** Of two in a ring that stand beside each other, from its middle. */
const BESIDE = { x: 0.165, size: 0.34 } as const;

/** Two animals face each other; two things stand as they are. */
const sideBySide = (slots: readonly Slot[], middle: number, context: LeadContext): Placement[] =>
  slots.flatMap((slot, i) => {
    const place = { x: 0.5 + (i === 0 ? -BESIDE.x : BESIDE.x), y: middle, size: BESIDE.size };
    const facing = i === 0 ? ('right' as const) : ('left' as const);
    const turned = isAnimate(slot.member) ? { facing } : {};
    return placementsOf(slot, place, i, slots.length, context).map((placement) =>
      Object.assign({}, placement, turned),
    );
  });

/** Two things of a logo as one sign: the sky, the land or the larger one behind the other. */
function placeInRing(slots: readonly Slot[], middle: number, context: LeadContext): Placement[] {
  const farthestFirst = slots.toSorted((one, other) => farness(other) - farness(one));
  if (!canOverlap(farthestFirst)) return sideBySide(slots, middle, context);
  return farthestFirst.flatMap((slot, i) => {
    const isFlying = isFlyingInsect(slot.member.subject.glyph);
    const { x, y, size } = i === 0 ? BEHIND : isFlying ? FLYING : BEFORE;
    return placementsOf(slot, { x: 0.5 + x, y: middle + y, size }, i, slots.length, context);
  });
}

/** Whether one is land or sky behind the other, is water before it or flies at it; all else would cover a part of it. */
const canOverlap = ([behind, before]: readonly Slot[]): boolean =>
  behind !== undefined &&
  before !== undefined &&
  (farness(behind) >= LAND || farness(before) === 0 || isFlyingInsect(before.member.subject.glyph));

/** Water is before all that stands in it. */
const WATER = /wave/;
/** More than the bulk of any thing. */
const [LAND, SKY] = [100, 200];

function farness({ member }: Slot): number {
  const { glyph } = member.subject;
  if (WATER.test(glyph)) return 0;
  if (isSkyBody(glyph) || glyph === '@moonmark') return SKY;
  return isScenery(glyph) || glyph === '@mountainmark' ? LAND : member.bulk;
}

/**
 * Where something is in a wide or tall picture, in which the things keep together.
 * @param at its place in a square one, a fraction of the side
 * @returns a fraction of the side
 */
export const keptTogether = (at: number, side: number, shorter: number): number =>
  0.5 + ((at - 0.5) * Math.min(side, shorter * 1.25)) / side;

/** The same across and down. */
export const spotKeptTogether = (
  [x, y]: Spot,
  { width, height }: LeadContext['frame'],
): { readonly x: number; readonly y: number } => {
  const shorter = Math.min(width, height);
  return { x: keptTogether(x, width, shorter), y: keptTogether(y, height, shorter) };
};

/** Things that lie on a surface seen from above, spread over the picture. */
export function placeFlat(slots: readonly Slot[], context: LeadContext): Placement[] {
  const { frame, cast, plan } = context;
  const isCard = plan.format === 'card';
  if (isCard && plan.isSprayed === true) return placeSprays(slots, context);
  const { mark } = plan;
  const isMark = mark != null;
  const hasName = plan.caption !== null;
  if (mark?.isRound) {
    const middle = middleOfMark(hasName);
    if (slots.length === 2) return placeInRing(slots, middle, context);
    if (!mark.isSet && slots.length > 2) return placeBadge(kindsOf(slots), middle, context);
  }
  const { spots, size } = isMark
    ? markSpots(slots.length, hasName, mark.isSet && slots.length > 1, plan.format === 'sticker')
    : plan.isInRing
      ? ringSpots(slots.length)
      : spotsOf(slots.length);
  const isUpright =
    plan.isInRing === true ||
    plan.isNeonSign === true ||
    plan.format === 'sticker' ||
    plan.format === 'emblem' ||
    isCard;
  return slots.slice(0, spots.length).flatMap((slot, i) => {
    const [x, y] = spots[i] ?? [0.5, 0.5];
    const ratio = isMark
      ? 1
      : clamp((slot.member.bulk / (cast.hero?.bulk ?? 1)) ** 0.35, 0.72, 1.12);
    const below = isMark || plan.caption === null || isCard ? y : 0.2 + 0.78 * y;
    const isSheet = slots.length === 1 && isSheetAlone(slot.member.subject.glyph);
    const position = {
      ...spotKeptTogether([x, below], frame),
      size: isSheet ? SHEET : size * ratio,
    };
    const placed = placementsOf(slot, position, i, slots.length, context);
    if (isUpright) return placed;
    const lies = { motion: 'idle', turn: TURNS[i % TURNS.length] ?? 0 } as const;
    return placed.map((placement) => Object.assign({}, placement, lies));
  });
}
