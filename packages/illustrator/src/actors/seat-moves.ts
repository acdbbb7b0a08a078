import type { Canvas2D } from '../canvas.ts';
import type { MotionName } from '../language/motion-name.ts';
import { fract, plateau } from '../math/periodic.ts';
import { isBoard, isFootbridge } from '../things/seats.ts';
import type { Actor } from './actor.ts';
import { circleAt } from './circling.ts';
import { fallOff } from './falling-off.ts';
import { emergedAt, growthAt, type Movement, presenceAt } from './motion.ts';
import type { Seat } from './seat.ts';
import { hasWheels } from './wheels.ts';

const LEAPS: ReadonlySet<MotionName> = new Set<MotionName>([
  'jump',
  'bounce',
  'rebound',
  'tumble',
  'cheer',
  'turn',
  'touchdown',
]);

/** Whether an actor leaps from or walks on what it stands on, which does not move with it. */
export const leapsAlone = ({ mounts, placement }: Actor): boolean => {
  const top = mounts.at(-1);
  if (!top || placement.airborne) return false;
  if (isFootbridge(top.body.glyph)) return true;
  if (!LEAPS.has(placement.motion)) return false;
  return top.manner !== 'astride' && !isBoard(top.body.glyph) && !hasWheels(top.body.glyph);
};

/** Whether a vine carries an actor through the air. */
export const isOnVine = ({ mounts, placement }: Actor): boolean =>
  placement.airborne && mounts.at(-1)?.body.glyph === '@vine';

/** How much of somebody who comes up out of a container goes down into it again, in heights of the body. */
const HIDDEN = 0.62;

/** How far up an actor comes that leaps out of a bowl, in heights of the bowl. */
const OUT_OF_GLASS = 0.68;

/** How who is on or in a thing moves there while the thing stands still. */
export function moveOnSeat(
  context: Canvas2D,
  actor: Actor,
  seat: Seat,
  phase: number,
  movement: Movement,
): void {
  const { placement, body } = actor;
  if (placement.motion === 'emerge' && seat.glass) {
    context.translate(0, -OUT_OF_GLASS * seat.heightPx * emergedAt(phase));
  } else if (placement.motion === 'emerge') {
    context.translate(0, HIDDEN * body.height * (1 - emergedAt(phase)));
  }
  if (placement.motion === 'grow') {
    const { scaleX, scaleY } = growthAt(phase);
    context.scale(scaleX, scaleY);
  }
  if (placement.motion === 'topple') fallOff(context, actor, seat, phase);
  if (placement.motion === 'swim' && seat.glass) swimRound(context, actor, seat, phase);
  if (seat.body.glyph === '@emptybelt') goAlong(context, seat, placement.seatShift, phase);
  if (!leapsAlone(actor)) return;
  context.globalAlpha *= presenceAt(placement.motion, phase);
  leap(context, actor, movement);
}

/** Off the seat, into the air. */
function leap(context: Canvas2D, { body, sizePx }: Actor, movement: Movement): void {
  context.translate(0, -movement.lift * sizePx - body.height / 2);
  context.rotate(movement.rotation);
  context.translate(0, body.height / 2);
}

/** How far a belt carries what is on it, in its widths. */
const BELT = 0.84;
/** A still shows it in the middle. */
const FROM_MIDDLE = 0.32;

/**
 * It comes onto the belt at one end and leaves it at the other.
 * @param shift from the middle where it is placed, in widths of the belt
 */
function goAlong(context: Canvas2D, { body }: Seat, shift: number, phase: number): void {
  const t = fract(phase + FROM_MIDDLE + shift / BELT);
  context.translate(body.width * (BELT * (t - 0.5) - shift), 0);
  context.globalAlpha *= plateau([0, 0.1], [0.9, 1], t);
}

/** Fish go round in their bowl. */
function swimRound(context: Canvas2D, { placement }: Actor, { body }: Seat, phase: number): void {
  const [wide, deep] = [body.width * 0.17, -body.height * 0.035];
  const { x, y, scaleX } = circleAt(phase, wide, deep, placement.facing);
  context.translate(x, y);
  context.scale(scaleX, 1);
}

/** How far who sits on a swing leans with it, as a part of the angle of its ropes. */
const LEANING = 0.4;

/** With the seat of a swing, aside and leaning. */
export function swingAlong(context: Canvas2D, { body, heightPx }: Seat, phase: number): void {
  if (!body.swing) return;
  const angle = body.swing.angleAt(phase);
  const ropes = -heightPx - body.swing.y;
  context.translate(-Math.tan(angle) * ropes, -heightPx);
  context.rotate(LEANING * angle);
  context.translate(0, heightPx);
}
