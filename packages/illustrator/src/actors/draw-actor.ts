import type { Canvas2D } from '../canvas.ts';
import { mix } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isShip, isSkyBody } from '../scene/nature.ts';
import type { Stage } from '../scene/stage.ts';
import type { Actor, Seat } from './actor.ts';
import { heldSize } from './held-thing.ts';
import { movementAt, type Movement } from './motion.ts';
import { drawPouring } from './pouring.ts';
import { drawShadow } from './shadow.ts';
import { drawSnore } from './sleep.ts';

interface Standpoint {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

/** How deep a hull lies below the water's surface, as a fraction of the height. */
const DRAUGHT = 0.022;

/** Where an actor's feet (or its middle, in the air) are at a phase, in pixels. */
export function standpointOf(
  actor: Actor,
  stage: Stage,
  phase: number,
  movement: Movement,
): Standpoint {
  const { placement, sizePx } = actor;
  const { width, height } = stage;
  if (placement.orbit) {
    const { x, y, radiusX, radiusY } = placement.orbit;
    const turn = TAU * (phase + placement.phaseOffset);
    return {
      x: (x + radiusX * Math.cos(turn)) * width,
      y: (y + radiusY * Math.sin(turn)) * height,
      tilt: 0,
    };
  }
  let { y } = placement;
  let tilt = 0;
  if (stage.water && stage.waterLine && !placement.airborne && placement.role !== 'back') {
    const { x } = placement;
    const base = actor.mounts[0]?.body.glyph ?? actor.body.glyph;
    y = stage.waterLine(x, phase) + (isShip(base) ? DRAUGHT : -0.012);
    const slope = stage.waterLine(x + 0.06, phase) - stage.waterLine(x - 0.06, phase);
    tilt = Math.atan2(slope * height, 0.12 * width) * 0.8;
  }
  return {
    x: placement.x * width + movement.x * sizePx,
    y: y * height + movement.y * sizePx,
    tilt,
  };
}

/** Draws an actor with all it rides and holds at a phase of the loop. */
export function drawActor(context: Canvas2D, actor: Actor, stage: Stage, phase: number): void {
  const { placement, body, sizePx } = actor;
  const back = placement.role === 'back';
  const p = placement.orbit ? phase : fract(phase + placement.phaseOffset);
  const movement = back ? stillOf(actor, p) : movementAt(placement.motion, p);
  const { x, y, tilt } = standpointOf(actor, stage, phase, movement);
  const lift = movement.lift * sizePx;
  const middle = placement.airborne ? y : y - lift - totalHeight(actor) / 2;
  drawHalo(context, actor, stage, x, middle);
  if (!placement.airborne && !stage.water && stage.ground !== null) {
    const footprint = Math.max(body.width, ...actor.mounts.map((mount) => mount.body.width));
    drawShadow(
      context,
      x,
      placement.y * stage.height,
      footprint,
      movement.lift,
      stage.palette.shadow,
    );
  }
  context.save();
  context.translate(x, y - lift);
  if (placement.airborne) {
    context.rotate(movement.rotation);
    context.scale(movement.scaleX, movement.scaleY);
    context.translate(0, totalHeight(actor) / 2);
  } else if (placement.motion === 'swing' || Math.abs(movement.rotation) > 0.5) {
    // Spinning things turn about their middle, not about their feet.
    context.translate(0, -body.height / 2);
    context.rotate(movement.rotation);
    context.translate(0, body.height / 2);
    context.scale(movement.scaleX, movement.scaleY);
  } else {
    context.rotate(movement.rotation + tilt + leanOf(actor, p));
    context.scale(movement.scaleX, movement.scaleY);
  }
  drawStack(context, actor, stage, 0, p, movement);
  context.restore();
  if (placement.motion === 'sleep' && !back) {
    context.save();
    context.translate(x, middle - totalHeight(actor) * 0.4);
    drawSnore(context, p, sizePx, stage.unit);
    context.restore();
  }
}

/** Scenery keeps still, except what hangs in the sky. */
function stillOf(actor: Actor, phase: number): Movement {
  const movement = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, lift: 0 };
  if (!actor.placement.airborne || isSkyBody(actor.body.glyph)) return movement;
  return { ...movement, y: 0.015 * wave(phase), x: 0.01 * wave(phase, 1, 0.25) };
}

/** Who hugs leans over and squeezes. Puppets do so by their pose. */
function leanOf(actor: Actor, phase: number): number {
  const { attends, facing } = actor.placement;
  if (!attends || actor.puppet) return 0;
  const side = facing === 'right' ? 1 : -1;
  return attends === 'hug' ? side * (0.1 + 0.03 * wave(phase)) : side * 0.03 * wave(phase);
}

export function totalHeight(actor: Actor): number {
  let height = 0;
  for (const mount of actor.mounts) height += mount.heightPx;
  return (
    height + actor.body.height - (actor.mounts.length > 0 ? sinkOf(actor, actor.mounts.at(-1)) : 0)
  );
}

/** How far the rider sits down into its seat, in pixels. */
function sinkOf(actor: Actor, seat: Seat | undefined): number {
  if (!seat) return 0;
  if (seat.transparent) return Math.max(0, seat.heightPx * 0.5 + actor.body.height * 0.5);
  if (seat.manner === 'inside') return actor.body.height * (actor.puppet ? 0.42 : 0.34);
  if (seat.manner === 'standing') return actor.body.height * 0.03;
  return actor.body.seatDepth;
}

/** From the ground up: each mount, and on or in it whatever it carries. */
function drawStack(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  level: number,
  phase: number,
  movement: Movement,
): void {
  const seat = actor.mounts[level];
  if (!seat) {
    drawRider(context, actor, stage, phase, movement);
    return;
  }
  const forward = actor.placement.facing === 'right' ? 1 : -1;
  const last = level === actor.mounts.length - 1;
  const sink = last ? sinkOf(actor, seat) : 0;
  const carry = (): void => {
    const bounce =
      seat.manner === 'astride' ? 0.012 * seat.body.height * Math.abs(wave(phase, 2, 0.12)) : 0;
    context.save();
    context.translate(
      seat.manner === 'astride' ? -forward * 0.04 * seat.body.width : 0,
      -seat.heightPx + sink - bounce,
    );
    if (seat.manner !== 'inside') context.rotate(-movement.rotation * 0.45 + 0.02 * wave(phase, 2));
    drawStack(context, actor, stage, level + 1, phase, movement);
    context.restore();
  };
  if (seat.manner === 'inside') {
    carry();
    context.globalAlpha = seat.transparent ? 0.6 : 1;
    seat.body.draw(context, phase);
    context.globalAlpha = 1;
  } else {
    seat.body.draw(context, phase);
    carry();
  }
}

function drawRider(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  phase: number,
  movement: Movement,
): void {
  const { body, placement, held } = actor;
  if (actor.mounts.length > 0 && placement.motion !== 'jump')
    context.scale(movement.scaleX, movement.scaleY);
  body.draw(context, phase);
  const side = placement.facing === 'right' ? 1 : -1;
  for (const thing of held) {
    const size = body.height * 0.62 * heldSize(thing.glyph, thing.hold);
    context.save();
    switch (thing.hold) {
      case 'head':
        context.translate(0, -body.height * 1.02 - size * 0.12);
        break;
      case 'eyes':
        context.translate(0, -body.height * 0.68);
        break;
      case 'overhead':
        context.translate(side * body.width * 0.16, -body.height * 1.05);
        break;
      default:
        context.translate(side * body.width * 0.46, -body.height * 0.36);
        context.rotate(side * 0.05 * wave(phase, 2));
        context.scale(side, 1);
    }
    thing.draw(context, size);
    context.restore();
  }
  if (placement.attends === 'water') {
    context.save();
    context.translate(side * body.width * (actor.puppet ? 0.98 : 0.8), -body.height * 0.36);
    drawPouring(context, phase, side * body.width * 0.22, body.height * 0.3);
    context.restore();
  }
}

/** A breath of light behind the actors lifts them off the background. */
function drawHalo(context: Canvas2D, actor: Actor, stage: Stage, x: number, y: number): void {
  const { placement, body, sizePx } = actor;
  const { palette, environment } = stage;
  if (placement.role === 'back') {
    if (isSkyBody(body.glyph))
      drawGlow(context, glowSprite(environment, palette.light), x, y, sizePx * 1.4, 0.5);
    return;
  }
  const dark = palette.night > 0.5;
  const colour = dark ? mix(palette.rim, palette.haze, 0.4) : palette.light;
  const radius = Math.max(sizePx, totalHeight(actor)) * 0.82;
  drawGlow(context, glowSprite(environment, colour), x, y, radius, dark ? 0.28 : 0.22);
}
