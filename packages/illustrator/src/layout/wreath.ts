import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { isGreenery } from '../plan/wreaths.ts';
import { isForGarlands, isLight } from '../things/nature.ts';
import type { LeadContext, Slot } from './lead.ts';
import { kindsOf, placeOrnament } from './ornament.ts';
import type { Placement } from './placement.ts';

/** Of the ring, in units of the shorter side. */
const RADIUS = 0.35;
/** On a card, inside its golden line. */
const RADIUS_ON_CARD = 0.315;
/** On each side, from the foot of the ring to its top. */
const SPRIGS = 13;
const SPRIG = 0.19;
/** How far sprigs bend away from the ring in turn, radians. */
const BEND = 0.36;
const BLOOMS = 9;
const BLOOM_SIZES = [0.17, 0.12, 0.145] as const;
/** How far the drawings of sprigs lean to the right, radians. */
const LEANS: Readonly<Record<string, number>> = {
  '@leafsprig': 1.15,
  '@eucalyptus': 0.42,
  herb: 0.75,
  'fallen-leaf': 0.6,
};
/** Bound in one piece. */
const WHOLE = 0.86;

/** Places on the ring by their angle: clockwise from the right, a share off the ring, and how they turn. */
interface RingPlace {
  readonly angle: number;
  readonly off: number;
  readonly size: number;
  readonly turn: number;
}

/** Two branches that grow from the foot of the ring and meet at its top. */
function sprigPlaces(): readonly RingPlace[] {
  return [1, -1].flatMap((side) =>
    Array.from({ length: SPRIGS }, (_, i): RingPlace => {
      const share = (i + 0.3) / SPRIGS;
      const angle = TAU / 4 + side * share * (TAU / 2);
      // Straight up at its sides, inward at its top.
      const along = side === 1 ? angle + Math.PI : angle;
      const bend = (i % 2 === 0 ? BEND : -BEND) * side;
      return { angle, off: i % 2 === 0 ? 0.014 : -0.014, size: SPRIG, turn: along + bend };
    }),
  );
}

/** @param hasBow whether the foot of the ring is free for it */
function bloomPlaces(kinds: number, hasBow: boolean): readonly RingPlace[] {
  const random = createRandom(11);
  const count = kinds > 2 ? BLOOMS + 3 : BLOOMS;
  return Array.from({ length: count }, (_, i) => ({
    angle: ((i + (hasBow ? 0.5 : 0)) / count) * TAU + TAU / 4,
    off: (random() - 0.5) * 0.03,
    size: (BLOOM_SIZES[i % BLOOM_SIZES.length] ?? 0.14) * (hasBow ? 0.75 : 1),
    turn: (random() - 0.5) * 0.7,
  }));
}

/** Beside the ring: at its upper right, its left and its lower right. */
const PERCHES: readonly RingPlace[] = [
  { angle: -0.9, off: 0.03, size: 0.15, turn: 0.4 },
  { angle: 2.75, off: 0.02, size: 0.13, turn: -0.5 },
  { angle: 0.75, off: 0.03, size: 0.12, turn: 0.3 },
];

const radiusOf = ({ plan }: LeadContext): number =>
  plan.format === 'card' ? RADIUS_ON_CARD : RADIUS;

/** Puts kinds of things in turn on places of the ring. */
function onRing(
  kinds: readonly Slot[],
  places: readonly RingPlace[],
  order: number,
  context: LeadContext,
): Placement[] {
  const { width, height } = context.frame;
  const shorter = Math.min(width, height);
  return places.flatMap(({ angle, off, size, turn }, i) => {
    const kind = kinds[i % kinds.length];
    if (kind === undefined) return [];
    const radius = (radiusOf(context) + off) * shorter;
    const position = {
      x: 0.5 + (radius * Math.cos(angle)) / width,
      y: 0.5 + (radius * Math.sin(angle)) / height,
      size,
    };
    const lean = LEANS[kind.member.subject.glyph] ?? 0;
    return placeOrnament(
      kind,
      position,
      { index: i, count: places.length, turn: turn - lean },
      context,
    ).map((placement) => Object.assign({}, placement, { order: order + i * 0.01 }));
  });
}

/** What the wreath goes around stands in its opening: below the words, or in the middle without them. */
function inOpening(kinds: readonly Slot[], context: LeadContext): Placement[] {
  const hasWords = context.plan.caption !== null;
  const all = kinds.flatMap((kind) =>
    Array.from({ length: Math.min(3, kind.member.subject.count) }, (_, copy) => ({ kind, copy })),
  );
  const size = (hasWords ? 0.17 : 0.4) / Math.max(1, all.length ** 0.6);
  return all.flatMap(({ kind, copy }, i) => {
    const position = {
      x: 0.5 + (i - (all.length - 1) / 2) * size * (kind.member.subject.count > 1 ? 0.72 : 0.95),
      y: hasWords ? 0.68 : 0.5,
      size,
    };
    return placeOrnament(kind, position, { index: copy, count: all.length, turn: 0 }, context).map(
      (placement) => Object.assign({}, placement, { order: 58 + i * 0.01 }),
    );
  });
}

/** Whether it is set on the wreath: flowers, and several small things. */
const isSetOn = ({ member: { subject, category } }: Slot): boolean =>
  isForGarlands(subject.glyph, category) ||
  (subject.count > 1 &&
    /^(?:@pinecone|@acorn|@paintedegg|food-fruit|@starfish|.*shell)/.test(
      category.startsWith('food-fruit') ? category : subject.glyph,
    ));

/** A wreath around the words: a ring of sprigs with flowers on it, and what it goes around in its opening. */
export function placeWreath(slots: readonly Slot[], context: LeadContext): Placement[] {
  const kinds = kindsOf(slots);
  const whole = kinds.filter(({ member }) => member.subject.glyph === '@wreath');
  const greens = kinds.filter(({ member }) => isGreenery(member.subject.glyph));
  const others = kinds.filter((kind) => !whole.includes(kind) && !greens.includes(kind));
  const blooms = others.filter(isSetOn);
  const flyers = others.filter(({ member }) => isLight(member.subject.glyph));
  const perching = flyers.flatMap((kind) =>
    Array.from({ length: kind.member.subject.count }, () => kind),
  );
  const inside = others.filter((kind) => !blooms.includes(kind) && !flyers.includes(kind));
  const bound = whole.flatMap((kind) =>
    placeOrnament(
      kind,
      { x: 0.5, y: 0.5, size: WHOLE * (radiusOf(context) / RADIUS) },
      { index: 0, count: 1, turn: 0 },
      context,
    ),
  );
  return [
    ...bound,
    ...onRing(greens, sprigPlaces(), 50, context),
    ...onRing(blooms, bloomPlaces(blooms.length, whole.length > 0), 54, context),
    ...onRing(perching, PERCHES.slice(0, perching.length), 56, context),
    ...inOpening(inside, context),
  ];
}
