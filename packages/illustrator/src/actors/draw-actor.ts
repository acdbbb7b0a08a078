import type { Canvas2D } from '../canvas.ts';
import { fract } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import {
  type ActorPlace,
  drawEffectsAround,
  drawEffectsBehind,
  drawGroundShadow,
  drawHalo,
  drawTraces,
} from './actor-effects.ts';
import { actorMovement } from './actor-movement.ts';
import type { Actor } from './actor.ts';
import { circleAt, roomAround } from './circling.ts';
import { crossingAt } from './crossing.ts';
import { drawStack, totalHeight } from './draw-stack.ts';
import { drawHung } from './hung.ts';
import { leapAcross } from './leap-across.ts';
import { drawLeapSplashes, leapFromWater } from './leap-from-water.ts';
import { type Movement, presenceAt, STILL } from './motion.ts';
import { drawOnWall } from './on-wall.ts';
import { leapsAlone } from './seat-moves.ts';
import { standpointOf } from './standpoint.ts';
import { clipAbove, drawWaterRings, sunkInLake } from './swimmer.ts';
import { turnActor } from './turn-actor.ts';

/** Where an actor is that goes round in circles, from the middle of the circle; null for others. */
function roundOf(actor: Actor, stage: Stage, x: number, phase: number) {
  const { placement, body, mounts } = actor;
  const circles = stage.plan.subjects[placement.subject]?.circles === true;
  if (!circles || placement.role === 'back' || mounts.length > 0) return null;
  const radius = roomAround(x, stage.width, body.width);
  const deep = stage.height * (placement.airborne ? 0.09 : 0.03);
  return circleAt(phase, radius, deep, placement.facing);
}

/** An actor's arm alone, that lies on the one it hugs; null where its body has none to move. */
export function huggingArmOf(actor: Actor): Actor | null {
  const { body } = actor;
  const draw = body.drawHuggingArm?.bind(body);
  if (!draw) return null;
  const mounts = actor.mounts.map((mount) => ({ ...mount, drawn: false }));
  return { ...actor, mounts, body: { ...body, draw }, isPart: true };
}

/** Draws an actor with all it rides and holds at a phase of the loop. */
export function drawActor(context: Canvas2D, actor: Actor, stage: Stage, phase: number): void {
  const { placement } = actor;
  const pace = stage.plan.subjects[placement.subject]?.pace ?? 1;
  const p = placement.orbit ? phase : fract(pace * phase + placement.phaseOffset);
  const presence = stage.still || leapsAlone(actor) ? 1 : presenceAt(placement.motion, p);
  if (presence === 1) return drawPresent(context, actor, stage, phase, p);
  context.save();
  context.globalAlpha *= presence;
  drawPresent(context, actor, stage, phase, p);
  context.restore();
}

/** @param p of the actor's own motion */
function drawPresent(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  phase: number,
  p: number,
): void {
  const { placement } = actor;
  if (drawOutOfWater(context, actor, stage, p)) return;
  const movement = actorMovement(actor, stage, phase, p);
  const stood = standpointOf(actor, stage, phase, movement);
  const round = roundOf(actor, stage, stood.x, p);
  const crossing = crossingAt(actor, stage, phase);
  const [x, y] = [stood.x + (round?.x ?? 0) + crossing.x, stood.y + (round?.y ?? 0) + crossing.y];
  const lift = leapsAlone(actor) ? 0 : movement.lift * actor.sizePx;
  const middle = placement.airborne ? y : y - lift - totalHeight(actor) / 2;
  const place = { x, y, middle, lift };
  // Riders of one mount share its shadow and its halo.
  const leads = actor.isPart !== true && actor.mounts.every((mount) => mount.drawn);
  if (leads && stage.plan.setting !== 'flatlay') drawHalo(context, actor, stage, x, middle);
  if (placement.hangs !== undefined) {
    const draw = placement.hangs === 'to a wall' ? drawOnWall : drawHung;
    draw(context, actor, stage, p);
    return;
  }
  if (leads && !placement.airborne && !stage.water && stage.ground !== null) {
    const ground = (placement.orbit ? y : placement.y * stage.height) + crossing.y;
    drawGroundShadow(context, actor, stage, { x, ground }, movement);
  }
  drawEffectsBehind(context, actor, stage, place, p);
  const turn = {
    tilt: stood.tilt,
    scaleX: round?.scaleX ?? leapAcross(actor, stage, p)?.scaleX ?? wayAround(placement, phase),
  };
  drawInPlace(context, actor, stage, place, { movement, turn, phase: p });
  drawEffectsAround(context, actor, stage, place, p, round !== null);
}

/** Draws an animal that leaps out of the water above its surface alone; false: it does not leap out of it. */
function drawOutOfWater(context: Canvas2D, actor: Actor, stage: Stage, phase: number): boolean {
  const leap = leapFromWater(actor, stage, phase);
  if (leap === null) return false;
  const { x, y, surface, rotation } = leap;
  const inTheAir = { ...actor, placement: { ...actor.placement, airborne: true } };
  context.save();
  clipAbove(context, surface, stage);
  drawInPlace(
    context,
    inTheAir,
    stage,
    { x, y, middle: y, lift: 0 },
    {
      movement: { ...STILL, rotation },
      turn: { tilt: 0, scaleX: 1 },
      phase,
    },
  );
  context.restore();
  drawLeapSplashes(context, leap, actor, phase);
  return true;
}

/** Who runs around something on the ground looks the other way on the far half of the ring. */
const wayAround = ({ orbit, airborne, phaseOffset }: Actor['placement'], phase: number): 1 | -1 =>
  orbit !== null && !airborne && fract(phase + phaseOffset) >= 0.5 ? -1 : 1;

interface Moving {
  readonly movement: Movement;
  /** How it is tilted, in radians, and how wide it is seen. */
  readonly turn: { readonly tilt: number; readonly scaleX: number };
  readonly phase: number;
}

/** The actor itself, moved and turned; in a lake, what is above the water. */
function drawInPlace(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  { x, y, lift }: ActorPlace,
  { movement, turn, phase }: Moving,
): void {
  const { traces } = actor.placement;
  const sunk = sunkInLake(actor, stage);
  if (sunk > 0) drawWaterRings(context, x, y, actor.body.width, stage, phase);
  context.save();
  if (sunk > 0) clipAbove(context, y, stage);
  context.translate(x, y - lift + sunk);
  context.scale(turn.scaleX, 1);
  turnActor(context, actor, movement, turn.tilt, phase);
  if (traces !== undefined) drawTraces(context, actor, traces);
  drawStack(context, actor, 0, phase, movement);
  context.restore();
}
