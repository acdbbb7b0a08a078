import type { Relation } from '../language/relation.ts';
import type { CastMember } from './cast.ts';

/**
 * Leads from left to right: in the order they were named, then moved as far as "left of", "right
 * of", "in front of" and "watering" ask.
 */
export function orderLeads(
  leads: readonly CastMember[],
  relations: readonly Relation[],
  riderOf: (index: number) => number = (index) => index,
): readonly CastMember[] {
  const order = [...leads];
  const placeOf = (index: number): number =>
    order.findIndex((lead) => lead.index === riderOf(index));
  // A tree that is no lead is where what stands under it is.
  const at = (index: number): number => {
    const under = relations.filter(({ kind, to }) => kind === 'under' && to === index);
    return [index, ...under.map(({ from }) => from)].map(placeOf).find((place) => place >= 0) ?? -1;
  };
  const put = (left: number, right: number): void => {
    const [from, to] = [at(left), at(right)];
    if (from < 0 || to < 0 || from < to) return;
    const [moved] = order.splice(from, 1);
    if (moved) order.splice(to, 0, moved);
  };
  // Twice, so that a chain of relations settles whatever order it was said in.
  for (let pass = 0; pass < 2; pass++) {
    for (const { kind, from, to } of relations) {
      if (kind === 'left') put(from, to);
      if (kind === 'right') put(to, from);
    }
  }
  return order;
}

/** The hero in the middle, the others by turns at its right and its left. */
export function aroundHero<Slot extends { readonly member: CastMember }>(
  slots: readonly Slot[],
  hero: CastMember | null,
): readonly Slot[] {
  const others = slots.filter(({ member }) => member !== hero);
  const middle = slots.filter(({ member }) => member === hero);
  if (middle.length !== 1 || others.length < 2) return slots;
  const left = others.filter((_, i) => i % 2 === 1);
  const right = others.filter((_, i) => i % 2 === 0);
  return [...left.toReversed(), ...middle, ...right];
}
