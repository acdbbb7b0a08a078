import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import type { Placement } from './placement.ts';

/** One slot of each subject: an ornament repeats kinds of things, however many of each were asked for. */
export const kindsOf = (slots: readonly Slot[]): readonly Slot[] => [
  ...new Map(slots.map((slot) => [slot.member.index, slot])).values(),
];

/** A thing at its place in a pattern or a border, where nothing moves. */
export const placeOrnament = (
  kind: Slot,
  position: Parameters<typeof placementsOf>[1],
  { index, count, turn }: { readonly index: number; readonly count: number; readonly turn: number },
  context: LeadContext,
): Placement[] =>
  placementsOf({ ...kind, copy: index, together: 1 }, position, index, count, context).map(
    (placement) =>
      Object.assign({}, placement, {
        motion: 'idle',
        facing: 'right',
        phaseOffset: 0,
        turn,
      } as const),
  );
