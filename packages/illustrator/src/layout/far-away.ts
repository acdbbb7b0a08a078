import { isFarAway } from '../language/far-away.ts';
import type { Relation } from '../language/relation.ts';
import { clamp } from '../math/periodic.ts';
import type { Cast } from './cast.ts';
import { downOf, groundOf } from './frame-measures.ts';
import { type LeadContext, type LayoutFrame, placementsOf, type Slot } from './lead.ts';
import { boxOf, type Placement } from './placement.ts';

/** Farther than the background of a room reaches. */
const DISTANT = /distance|horizon|far away/;

/** Whether the prompt says of a building or a tree that it is in the distance. */
export const isDistant = (index: number, relations: readonly Relation[]): boolean =>
  relations.some(
    (each) => each.from === index && isFarAway(each) && DISTANT.test(each.said?.text ?? ''),
  );

/** Whether the prompt puts it in the background of what the picture is about. */
export const isInBackground = (
  index: number,
  relations: readonly Relation[],
  { hero }: Pick<Cast, 'hero'>,
): boolean =>
  index !== hero?.index && relations.some((each) => each.from === index && isFarAway(each));

/** How much smaller it is there. */
export const SMALLER_FAR_AWAY = 0.6;

/** How much farther from the viewer its feet are, in heights of the picture, and per copy. */
const BEYOND = 0.1;
const UNEVEN = 0.015;
/** Behind those who are near, before buildings and trees. */
const ORDER = 40;
const DEPTH = 0.6;
/** Fractions of the width, of which the emptiest are taken. */
const PLACES = [0.84, 0.16, 0.68, 0.32, 0.92, 0.08, 0.5] as const;
const LARGEST = 0.3;

/** Small and farther back, where those in front leave the most room. */
export function placeInBackground(
  slots: readonly Slot[],
  before: readonly Placement[],
  context: LeadContext,
): Placement[] {
  const taken: { readonly left: number; readonly right: number }[] = before
    .filter(({ role, airborne }) => role !== 'back' && !airborne)
    .map((each) => boxOf(each, context.frame));
  return slots.flatMap((slot, i) => {
    const size = Math.min(LARGEST, slot.size * SMALLER_FAR_AWAY);
    const x = emptiest(size / 2, taken);
    taken.push({ left: x - size / 2, right: x + size / 2 });
    const position = { x, y: feetOf(context.frame, i), size };
    return placementsOf(slot, position, i, slots.length, context).map((placement) =>
      Object.assign({}, placement, { role: 'main', order: ORDER + i * 0.01, depth: DEPTH }),
    );
  });
}

const feetOf = (frame: LayoutFrame, index: number): number =>
  Math.max(frame.horizon + 0.03, groundOf(frame) - downOf(BEYOND, frame) + UNEVEN * (index % 3));

/** The place with the least of what is there already; the first of equal ones. */
function emptiest(
  half: number,
  taken: readonly { readonly left: number; readonly right: number }[],
): number {
  const coveredAt = (x: number): number =>
    taken.reduce(
      (sum, { left, right }) =>
        sum + Math.max(0, Math.min(x + half, right) - Math.max(x - half, left)),
      0,
    );
  const places = PLACES.map((x) => clamp(x, half + 0.01, 0.99 - half));
  return places.toSorted((a, b) => coveredAt(a) - coveredAt(b))[0] ?? 0.5;
}

/** Whether a lead has a place of its own in the background. */
export const standsInBackground = (
  { member, airborne }: Slot,
  { plan, cast, floating }: LeadContext,
): boolean =>
  !airborne &&
  !floating &&
  !plan.isTabletop &&
  isInBackground(member.index, plan.relations, cast) &&
  !cast.carriers.has(member.index);
