import type { Relation, Subject } from '../../language/spec.ts';
import { clamp } from '../../math/periodic.ts';
import {
  brimOf,
  canBeHeld,
  isBoard,
  isScenery,
  isSkyBody,
  isTransparent,
  livesInTheAir,
  naturalSize,
} from '../nature.ts';
import type { ScenePlan } from '../plan.ts';
import type { Manner } from './placement.ts';

export interface CastMember {
  readonly index: number;
  readonly subject: Subject;
  readonly category: string;
  /** Natural size times the size the prompt asks for. */
  readonly bulk: number;
}

/** Who plays which part. Every subject is a backdrop, a lead, somebody's mount or somebody's thing. */
export interface Cast {
  readonly members: readonly CastMember[];
  readonly hero: CastMember | null;
  readonly leads: readonly CastMember[];
  readonly backdrops: readonly CastMember[];
  /** Rider to mount. */
  readonly carriers: ReadonlyMap<number, { readonly member: CastMember; readonly manner: Manner }>;
  /** Holder to held. */
  readonly held: ReadonlyMap<number, readonly CastMember[]>;
}

/** How `from` could be on, in or astride `to`; null when it rather stands before it. */
function mannerOf(relation: Relation, from: CastMember, to: CastMember): Manner | null {
  const { glyph } = to.subject;
  const contains = brimOf(glyph) !== null || isTransparent(glyph);
  switch (relation.kind) {
    case 'inside':
      return contains ? 'inside' : to.category.startsWith('transport') ? 'astride' : null;
    case 'in':
      return contains ? 'inside' : null;
    case 'ride':
      if (isBoard(glyph)) return 'standing';
      return contains && !to.category.startsWith('animal') ? 'inside' : 'astride';
    case 'on':
      if (isSkyBody(glyph) || from.subject.count > 3) return null;
      if (isBoard(glyph)) return 'standing';
      if (glyph === 'canoe' || glyph === 'bathtub') return 'inside';
      if (/animal|transport-ground/.test(to.category)) return 'astride';
      return 'standing';
    default:
      return null;
  }
}

const animate = (member: CastMember): boolean =>
  /animal|person|face|monkey|cat-face/.test(member.category) ||
  /robot|snowman|ghost|alien/.test(member.subject.glyph);

/**
 * @param categoryOf the art pack's category of a glyph, null for props
 */
export function castPlan(plan: ScenePlan, categoryOf: (glyph: string) => string | null): Cast {
  const members = plan.subjects.map((subject, index): CastMember => ({
    index,
    subject,
    category: categoryOf(subject.glyph) ?? 'prop',
    bulk: naturalSize(subject.glyph) * subject.scale,
  }));
  const carriers = new Map<number, { member: CastMember; manner: Manner }>();
  const held = new Map<number, CastMember[]>();
  const taken = new Set<number>();
  for (const relation of plan.relations) {
    const from = members[relation.from];
    const to = members[relation.to];
    if (!from || !to || from === to || taken.has(to.index)) continue;
    const manner = mannerOf(relation, from, to);
    const circular = carriers.get(to.index)?.member === from;
    if (manner && !carriers.has(from.index) && !circular) {
      carriers.set(from.index, { member: to, manner });
      taken.add(to.index);
    } else if (
      relation.kind === 'hold' ||
      (relation.kind === 'under' && to.subject.glyph === 'umbrella')
    ) {
      if (!animate(from) || !canBeHeld(to.subject.glyph, to.category) || to.subject.count > 2)
        continue;
      held.set(from.index, [...(held.get(from.index) ?? []), to]);
      taken.add(to.index);
    }
  }
  const free = members.filter((member) => !taken.has(member.index));
  const onStage = free.filter(
    (member) => !isScenery(member.subject.glyph) || carriers.has(member.index),
  );
  const hero = onStage[0] ?? free[0] ?? null;
  return {
    members,
    hero,
    leads: free.filter((member) => member === hero || onStage.includes(member)),
    backdrops: free.filter((member) => member !== hero && !onStage.includes(member)),
    carriers,
    held,
  };
}

/** The mounts below a rider, nearest the ground first, sized from the rider's size. */
export function mountsOf(cast: Cast, rider: CastMember, riderSize: number) {
  const mounts: { subject: number; size: number; manner: Manner }[] = [];
  let top = rider;
  let size = riderSize;
  for (let depth = 0; depth < 3; depth++) {
    const carrier = cast.carriers.get(top.index);
    if (!carrier) break;
    const ratio = carrier.member.bulk / top.bulk;
    const [least, most] =
      carrier.manner === 'inside'
        ? [1.15, 2]
        : isScenery(carrier.member.subject.glyph)
          ? [1.3, 2.6]
          : carrier.member.category.startsWith('animal')
            ? [1.3, 1.9]
            : [0.8, 1.75];
    size *= clamp(ratio, least, most);
    mounts.unshift({ subject: carrier.member.index, size, manner: carrier.manner });
    top = carrier.member;
  }
  return mounts;
}

export interface Surroundings {
  /** Everything floats: space, the sky, under water. */
  readonly floating: boolean;
}

const SEA_FLOOR = new Set(
  `crab lobster coral spiral-shell oyster snail @chest castle @cabin anchor shrimp rock @sandcastle
  @boulder`.split(/\s+/),
);

/** Whether a lead hangs in the air (or water) rather than stands. */
export function isAirborne(member: CastMember, cast: Cast, { floating }: Surroundings): boolean {
  const { glyph, motion } = member.subject;
  const carrier = cast.carriers.get(member.index)?.member;
  if (floating) return !SEA_FLOOR.has((carrier ?? member).subject.glyph);
  if (carrier) {
    const base = cast.carriers.get(carrier.index)?.member ?? carrier;
    return livesInTheAir(base.subject.glyph, base.category) || base.subject.glyph === '@carpet';
  }
  if (motion === 'fly' || motion === 'float' || motion === 'orbit') return true;
  if (motion === 'walk' || motion === 'run' || motion === 'dance' || motion === 'sit') return false;
  return livesInTheAir(glyph, member.category);
}
