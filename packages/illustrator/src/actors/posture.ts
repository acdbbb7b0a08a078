import { canBeDoneSeated } from '../language/gestures.ts';
import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import { choosePose } from './choose-pose.ts';
import type { HeldThing } from './held-thing.ts';
import type { PoseName } from './pose-name.ts';
import { isNarrow, isSeat, type Seat } from './seat.ts';

/** Low boats and carriages: on the deck of a ship one stands. */
const SAT_IN = /^(@openboat|@opencanoe|@kayak|@gondola|speedboat|@horsecarriage|@jinrikisha)$/;

/** Swings and wheelchairs are held at their ropes and arms. */
function poseOnRide(pose: PoseName, seat: Seat | null): PoseName {
  if (pose !== 'seated' && pose !== 'sit' && pose !== 'ride') return pose;
  if (seat?.body.glyph === '@oneswing') return 'onswing';
  return seat?.body.glyph === '@wheelchair' ? 'inchair' : pose;
}

/** On a seat the feet hang, and on shoulders the legs. */
function onSeat(pose: PoseName, seat: Seat | null): PoseName {
  if (seat?.isCarrier && /^(sit|ride|idle|embrace)$/.test(pose)) return 'onshoulders';
  if (seat?.body.glyph === '@blanket' && pose === 'sit') return 'seated';
  if (pose === 'sleep' && isNarrow(seat)) return 'doze';
  if (seat === null || seat.manner === 'inside' || /rug|carpet|mat/.test(seat.body.glyph))
    return pose;
  return pose === 'sit' ? 'seated' : pose === 'sleep' ? 'doze' : pose;
}

/** Guitars and violins are played, and phones looked at, on the ground as well as on a chair. */
const isHeldOnTheGround = ({ hold }: HeldThing): boolean => /^(?:strum|chin|palm)$/.test(hold);

interface PosedActor {
  readonly placement: Placement;
  readonly subject: Subject | undefined;
  /** What it sits or stands on or in. */
  readonly top: Seat | null;
  readonly held: readonly HeldThing[];
}

export interface Posture {
  readonly pose: PoseName;
  /** The pose of the hands where it is not that of the body. */
  readonly hands: PoseName | null;
  /** On a seat, with the hands at a deed. */
  readonly worksSeated: boolean;
}

/** Whether an actor sits on a seat and does with the hands what it does; `chosen` is the pose of that deed. */
const isWorkingSeated = ({ placement, top, held }: PosedActor, chosen: PoseName): boolean =>
  isSeat(top) &&
  (canBeDoneSeated(placement.motion) ||
    placement.attends === 'hug' ||
    (placement.motion === 'sit' && chosen !== 'sit') ||
    held.some(({ hold }) => hold === 'bench'));

/** How the body is, and what the hands do besides. */
export function postureOf(actor: PosedActor): Posture {
  const { placement, top, held } = actor;
  const { motion, attends } = placement;
  const chosen =
    (motion === 'yoga' ? actor.subject?.yogaPose : undefined) ??
    choosePose(motion, held, attends, top?.body.glyph ?? null);
  const worksSeated = isWorkingSeated(actor, chosen);
  return { ...posesOf(actor, chosen, worksSeated), worksSeated };
}

function posesOf(
  { placement, subject, top, held }: PosedActor,
  chosen: PoseName,
  worksSeated: boolean,
): Omit<Posture, 'worksSeated'> {
  const { motion } = placement;
  if (motion === 'holdhands' && subject?.meanwhile === 'walk' && top === null)
    return { pose: 'walk', hands: chosen };
  if (motion === 'holdhands' && subject?.meanwhile === 'sit' && top === null)
    return { pose: 'sit', hands: 'holdhandsabove' };
  const poseAt = (own: PoseName): PoseName => placement.pose ?? poseOnRide(own, top);
  if (worksSeated) return { pose: poseAt('seated'), hands: chosen };
  // In a carriage a bouquet is held sitting, and in a boat the oar.
  if (sitsInside(placement, top)) {
    const rows = held.some(({ glyph }) => glyph === '@oar');
    if (rows || chosen === 'hold') return { pose: poseAt('sit'), hands: rows ? 'row' : 'hold' };
  }
  if (
    top === null &&
    motion === 'sit' &&
    chosen !== 'read' &&
    placement.pose === undefined &&
    held.some(isHeldOnTheGround)
  )
    return { pose: 'sit', hands: chosen };
  const pose = poseAt(top?.body.glyph === '@vine' ? 'cling' : onSeat(chosen, top));
  const meanwhile = subject?.meanwhile ?? null;
  if (pose === 'pedal')
    return { pose, hands: meanwhile ?? (canBeDoneSeated(motion) ? motion : null) };
  return { pose, hands: pose === motion || pose === 'seated' ? meanwhile : null };
}

const sitsInside = ({ motion, pose }: Placement, top: Seat | null): boolean =>
  top?.manner === 'inside' && SAT_IN.test(top.body.glyph) && motion === 'sit' && pose === undefined;
