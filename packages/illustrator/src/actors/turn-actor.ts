import type { Canvas2D } from '../canvas.ts';
import { wave } from '../math/periodic.ts';
import { isRocker } from '../things/seats.ts';
import type { Actor } from './actor.ts';
import { hangingBelow, totalHeight } from './draw-stack.ts';
import { turnAt, type Movement } from './motion.ts';
import { rollingMiddle } from './rolling.ts';
import { isOnVine, leapsAlone } from './seat-moves.ts';
import { flipOver } from './upside-down.ts';

/** How far a pot is tipped that pours by itself. Radians. */
const TIP = -0.5;

/** What leans against a wall is seen from its side, where it looks upright. */
const STANDS_UPRIGHT =
  /^(bicycle|@flowerbicycle|motor-scooter|motorcycle|kick-scooter|@wheelbarrow|@moped|@tandem)$/;

/** How far a thing or an animal that is drawn whole leans. Radians. */
const LEANING = 0.2;
/** How far an animal that is drawn whole bends down. Radians. */
const BENT = 0.2;

/** On two legs they lean into their run. */
const BIRDS = /turkey|rooster|@hen|duck|goose|chick|@ostrich|@emu|@pigeon|peacock|dodo|t-rex/;

/** How far a rocking chair rocks to each side. Radians. */
const ROCKING = 0.11;

/** How far an actor leans to a side because of what it does, in radians. Puppets have poses for that. */
function leanOf(actor: Actor, phase: number): number {
  const { attends, facing, motion } = actor.placement;
  const { body } = actor;
  if (motion === 'sit' && actor.mounts.some(({ body: seat }) => isRocker(seat.glyph)))
    return ROCKING * wave(phase);
  if (actor.puppet) return 0;
  const side = facing === 'right' ? 1 : -1;
  if (motion === 'lean') return STANDS_UPRIGHT.test(body.glyph) ? 0 : side * LEANING;
  if (motion === 'run' && BIRDS.test(body.glyph)) return side * 0.2;
  if (motion === 'slide')
    return side * (body.glyph === '@slidingbird' ? 0.03 * wave(phase, 2) : -BENT);
  if (motion === 'graze' && !body.grazes) return side * (BENT + 0.02 * wave(phase, 2));
  if (!attends) return 0;
  return attends === 'hug' ? side * (0.1 + 0.03 * wave(phase)) : side * 0.03 * wave(phase);
}

/** How high above its feet it turns about: what hangs at its upper end, what spins at its middle; null: at its feet. */
function pivotOf(actor: Actor): number | null {
  const { body, mounts, placement } = actor;
  const { motion } = placement;
  if (motion === 'roll') return rollingMiddle(actor);
  // An actor on a swing moves with its seat.
  if (motion === 'swing' && mounts.length === 0) return body.height;
  return /^(spin|tumble|rebound|kicked|cartwheel)$/.test(motion) ? body.height / 2 : null;
}

/** About the middle, or the upper end of what swings. */
function turnInAir(context: Canvas2D, actor: Actor, movement: Movement): void {
  const { motion, facing, turn = 0 } = actor.placement;
  const isTurned = /^(fall|plunge)$/.test(motion) && facing === 'left';
  const tip = motion === 'pour' ? TIP : 0;
  const half = totalHeight(actor) / 2;
  const pivot = motion === 'swing' || isOnVine(actor) ? -half : 0;
  context.translate(0, pivot);
  context.rotate(tip + turn + (isTurned ? -movement.rotation : movement.rotation));
  context.scale(movement.scaleX, movement.scaleY);
  context.translate(0, half - pivot - hangingBelow(actor));
}

/** Turns and deforms an actor about its feet, its middle or what it hangs from. */
export function turnActor(
  context: Canvas2D,
  actor: Actor,
  movement: Movement,
  tilt: number,
  phase: number,
): void {
  const { placement } = actor;
  // What it leaps from stays where it is, see `moveOnSeat`.
  if (leapsAlone(actor)) return;
  if (placement.airborne) {
    turnInAir(context, actor, movement);
    return;
  }
  const pivot = pivotOf(actor);
  if (pivot !== null) {
    const isRolledBack = placement.motion === 'roll' && placement.facing === 'left';
    context.translate(0, -pivot);
    context.rotate(isRolledBack ? -movement.rotation : movement.rotation);
    context.translate(0, pivot);
    context.scale(movement.scaleX, movement.scaleY);
    return;
  }
  // Of a stack, only what is on top is turned.
  const turn = actor.mounts.length === 0 ? turnAt(placement, phase) : 0;
  context.rotate(movement.rotation + tilt + turn + leanOf(actor, phase));
  context.scale(movement.scaleX, movement.scaleY);
  if (placement.motion === 'rollover' && placement.role !== 'back')
    flipOver(context, totalHeight(actor), 0.05 * wave(phase, 2));
}
