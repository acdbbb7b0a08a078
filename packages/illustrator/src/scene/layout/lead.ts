import type { Relation } from '../../language/spec.ts';
import type { ScenePlan } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { type Cast, type CastMember, mountsOf } from './cast.ts';
import { chooseMotion } from './choose-motion.ts';
import type { Placement } from './placement.ts';

export type LayoutFrame = Pick<Stage, 'width' | 'height' | 'ground' | 'horizon' | 'water'>;

/** A copy of a lead before it has a place. */
export interface Slot {
  readonly member: CastMember;
  readonly copy: number;
  readonly size: number;
  readonly airborne: boolean;
}

export interface LeadContext {
  readonly plan: ScenePlan;
  readonly cast: Cast;
  readonly frame: LayoutFrame;
  readonly floating: boolean;
  readonly backdrops: readonly Placement[];
}

/** What a slot becomes wherever it ends up. */
export function placementOf(
  slot: Slot,
  position: { readonly x: number; readonly y: number; readonly size: number },
  slotIndex: number,
  slotCount: number,
  { plan, cast, frame, floating }: LeadContext,
): Placement {
  const { member, copy } = slot;
  const mounts = mountsOf(cast, member, position.size);
  const motion = chooseMotion(member, cast, {
    airborne: slot.airborne,
    floating,
    water: frame.water,
  });
  const dancing = motion === 'dance';
  return {
    subject: member.index,
    copy,
    role: member === cast.hero ? 'hero' : 'main',
    ...position,
    airborne: slot.airborne,
    // Whoever stands lower stands nearer.
    order: 50 + (slot.airborne ? 0 : (position.y - 0.8) * 10) + slotIndex * 0.01,
    depth: 0.8,
    motion,
    phaseOffset: slotCount > 1 && !dancing ? (slotIndex * 0.23) % 1 : 0,
    facing: facingOf(position.x, slotCount, motion),
    mounts,
    held: (cast.held.get(member.index) ?? []).map((thing) => thing.index),
    attends: attendsTo(member, plan.relations),
    orbit: null,
  };
}

const TRAVELLING = new Set(['run', 'walk', 'drive', 'fly', 'swim', 'surf', 'ride', 'sail']);

function facingOf(x: number, count: number, motion: string): 'left' | 'right' {
  if (count === 1) return x < 0.48 || TRAVELLING.has(motion) ? 'right' : 'left';
  if (motion === 'run' || motion === 'drive') return 'right';
  return x < 0.5 ? 'right' : 'left';
}

function attendsTo(member: CastMember, relations: readonly Relation[]): Placement['attends'] {
  for (const { kind, from } of relations) {
    if (from === member.index && (kind === 'hug' || kind === 'water')) return kind;
  }
  return null;
}
