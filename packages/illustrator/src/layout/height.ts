import { clamp } from '../math/periodic.ts';
import { statureOf } from '../things/stature.ts';
import type { Cast } from './cast.ts';
import type { Placement } from './placement.ts';

/** How tall a grown-up is, see `statureOf`. */
const GROWN_UP = 1.5;

const YOUNG = /^(?:girl|boy|child|baby)/;

/** Whether a glyph is a child or a baby. */
export const isYoung = (glyph: string): boolean => YOUNG.test(glyph);

/** How tall an actor is by nature, in heights of a grown-up. */
export function naturalHeightOf(
  { subject }: Placement,
  { members }: Pick<Cast, 'members'>,
): number {
  const member = members[subject];
  return member ? statureOf(member.subject.glyph, member.category) / GROWN_UP : 1;
}

/** The same within bounds among people, and a little taller or smaller where the prompt says so. */
export function heightAmongPeople(
  placement: Placement,
  { members }: Pick<Cast, 'members'>,
  [least, most]: readonly [least: number, most: number],
): number {
  const scale = members[placement.subject]?.subject.scale ?? 1;
  return (
    clamp(naturalHeightOf(placement, { members }), least, most) * clamp(scale ** 0.3, 0.8, 1.2)
  );
}
