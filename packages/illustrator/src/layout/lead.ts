import type { Relation } from '../language/relation.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { Subject } from '../language/subject.ts';
import { clamp } from '../math/periodic.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { hasOpenLid } from '../things/depiction.ts';
import { glassOf } from '../things/glass.ts';
import { isSharedByGroup, isSharedShelter } from '../things/nature.ts';
import { isFootbridge } from '../things/seats.ts';
import { statureOf } from '../things/stature.ts';
import { type Cast, type CastMember, glyphOf, isAnimate, isBunch } from './cast.ts';
import { chooseMotion } from './choose-motion.ts';
import { mountsOf } from './mounts.ts';
import type { Mount, Placement } from './placement.ts';

export type LayoutFrame = Pick<
  Stage,
  'width' | 'height' | 'ground' | 'horizon' | 'water' | 'window' | 'take'
>;

/** A copy of a lead before it has a place. */
export interface Slot {
  readonly member: CastMember;
  readonly copy: number;
  /** How many share this place because they share a mount. */
  readonly together: number;
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

/** The placements of a slot: one, or one for each rider of a shared mount. */
export function placementsOf(
  slot: Slot,
  position: Position,
  slotIndex: number,
  slotCount: number,
  context: LeadContext,
): Placement[] {
  const { member, together } = slot;
  const first = placementOf(slot, position, slotIndex, slotCount, context);
  if (together === 1) return [first];
  const fellows = context.cast.fellows.get(member.index) ?? [];
  const isAstride = first.mounts.at(-1)?.manner === 'astride';
  return Array.from({ length: together }, (_, i) => {
    const place = i - (together - fellows.length);
    const fellow = fellows[place];
    const own = fellow
      ? placementOf(
          // One of which several sit here is listed once for each.
          { ...slot, member: fellow, copy: place - fellows.indexOf(fellow) },
          besides(position, member, fellow),
          slotIndex,
          slotCount,
          context,
        )
      : { ...first, copy: slot.copy + i };
    return {
      ...own,
      order: first.order + i * 0.001,
      // They move in step, so that they keep their places on the mount.
      phaseOffset: first.phaseOffset,
      // On an animal or a bicycle all look where it goes.
      facing: isAstride || i < together / 2 ? 'right' : 'left',
      // The first one steers and is in front.
      ...seatOf(isAstride ? together - 1 - i : i, together, isBunch(context.cast, member)),
      ...(isCloseOnBridge(first, context.cast) && { seatShift: ((together - 1) / 2 - i) * CLOSE }),
      mounts: first.mounts.map((mount) =>
        drawnBy(mount, i, together, glyphOf(context.cast, mount.subject)),
      ),
    };
  });
}

/** The distance of two that touch each other on a bridge or a branch, in widths of it. */
const CLOSE = 0.15;

const isFootbridgeOrBranch = (glyph: string): boolean => isFootbridge(glyph) || glyph === '@branch';

/** Whether those on a bridge or a branch kiss, hug or hold hands. */
const isCloseOnBridge = ({ mounts, motion }: Placement, cast: Cast): boolean =>
  isFootbridgeOrBranch(glyphOf(cast, mounts.at(-1)?.subject ?? -1)) &&
  /^(?:kiss|holdhands|slowdance|snuggle)$/.test(motion);

/** Side by side; flowers lean away from each other. */
function seatOf(
  index: number,
  together: number,
  isInBunch: boolean,
): Pick<Placement, 'seatShift' | 'turn'> {
  const aside = (index - (together - 1) / 2) / together;
  return isInBunch ? { seatShift: aside * 0.16, turn: aside * 1.7 } : { seatShift: aside * 0.82 };
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A fellow's size goes with the first rider's. */
function besides(position: Position, first: CastMember, fellow: CastMember): Position {
  const arePeople = [first, fellow].every(({ subject }) => subject.person !== null);
  const share = arePeople
    ? statureOf(fellow.subject.glyph, fellow.category) /
      statureOf(first.subject.glyph, first.category)
    : (fellow.bulk / first.bulk) ** 0.7;
  const ratio = clamp(share, 0.6, 1.2);
  return { ...position, size: position.size * ratio };
}

/** A shared mount is drawn once: in front of those inside it, behind those on it or to be seen through it. */
function drawnBy(mount: Mount, rider: number, riders: number, glyph: string): Mount {
  const hides = mount.manner === 'inside' && glassOf(glyph) === null && !hasOpenLid(glyph);
  const drawn = rider === (hides ? riders - 1 : 0);
  return drawn ? mount : { ...mount, drawn: false };
}

function placementOf(
  slot: Slot,
  position: Position,
  slotIndex: number,
  slotCount: number,
  { plan, cast, frame, floating }: LeadContext,
): Placement {
  const { member, copy } = slot;
  const mounts = mountsOf(cast, member, position.size);
  const own = chooseMotion(member, cast, {
    airborne: slot.airborne,
    floating,
    water: frame.water,
  });
  // An actor that goes for a walk takes along those that are named beside it.
  const pace = cast.hero?.subject.motion;
  const isPaced = pace === 'walk' || pace === 'run' || pace === 'ride';
  const joins = own === 'idle' && isPaced && isAnimate(member) && member !== cast.hero;
  const motion = joins ? (pace === 'ride' ? 'run' : pace) : own;
  const dancing = motion === 'dance';
  const isOverLand = slot.airborne && !floating && isSkyBody(member.subject.glyph);
  const held = heldBy(member, copy, motion, cast);
  const isOverGroup = held.some(({ subject }) => isSharedByGroup(subject, member.subject.count));
  return {
    subject: member.index,
    copy,
    role: member === cast.hero ? 'hero' : 'main',
    ...position,
    airborne: slot.airborne,
    // Actors that stand lower stand nearer; an umbrella is behind those below it, the moon behind the land.
    order: isOverLand
      ? BEHIND_THE_LAND
      : 50 + (slot.airborne ? 0 : (position.y - 0.8) * 10) + (isOverGroup ? -1 : slotIndex) * 0.01,
    depth: 0.8,
    motion,
    phaseOffset: slotCount > 1 && !dancing ? (slotIndex * 0.23) % 1 : 0,
    facing: facingOf(position.x, slotCount, joins ? 'run' : motion),
    mounts,
    seatShift: 0,
    held: held.map((thing) => thing.index),
    attends: attendsTo(member, plan.relations),
    orbit: null,
    ...(looksOut(member, mounts, plan.relations) && { peeks: true as const }),
  };
}

const SECRETLY = /\b(?:hid|peek|peep|pok)/;

/** "peeking out of a box", "hiding in a trash can": only head and paws are above the brim. */
const looksOut = (
  { index }: CastMember,
  mounts: readonly Mount[],
  relations: readonly Relation[],
): boolean =>
  mounts.at(-1)?.manner === 'inside' &&
  relations.some(
    ({ from, kind, said }) =>
      from === index && kind === 'inside' && SECRETLY.test(said?.text ?? ''),
  );

/** What one of several has: two share one umbrella. */
function heldBy(member: CastMember, copy: number, motion: string, cast: Cast): CastMember[] {
  const { count } = member.subject;
  return (cast.held.get(member.index) ?? []).filter(({ subject }) =>
    motion === 'selfie'
      ? copy === count - 1
      : isHeldByOne(subject, member.subject)
        ? copy === Math.floor((count - 1) / 2)
        : copy === 0 || count > 2 || !isSharedShelter(subject),
  );
}

/** A group has one of them, in the hands of one of the group. */
const FOR_ALL =
  /^(trophy|@trophy|@banner|world-map|@treasuremap|birthday-cake|@cake|@weddingcake)$/;

const isHeldByOne = (thing: Subject, holder: Subject): boolean =>
  (holder.count > 2 && thing.count === 1 && FOR_ALL.test(thing.glyph)) ||
  isSharedByGroup(thing, holder.count);

/** After the sky, before the first hills. */
const BEHIND_THE_LAND = 5.5;

const TRAVELLING = new Set(['run', 'walk', 'drive', 'fly', 'swim', 'surf', 'ride', 'sail']);

function facingOf(x: number, count: number, motion: string): 'left' | 'right' {
  if (count === 1) return x < 0.48 || TRAVELLING.has(motion) ? 'right' : 'left';
  if (/^(run|walk|drive|slide)$/.test(motion)) return 'right';
  return x < 0.5 ? 'right' : 'left';
}

function attendsTo(member: CastMember, relations: readonly Relation[]): Placement['attends'] {
  for (const { kind, from } of relations) {
    if (from === member.index && (kind === 'hug' || kind === 'water')) return kind;
  }
  return null;
}
