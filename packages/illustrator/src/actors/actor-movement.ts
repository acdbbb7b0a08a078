import type { Expression } from '../language/expression-name.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { standsInSea } from '../things/nature.ts';
import type { Actor } from './actor.ts';
import { alongCable } from './cable.ts';
import { fainting, LIES } from './fainting.ts';
import { growsFromPot } from './growing-plant.ts';
import { leapAcross } from './leap-across.ts';
import { type Movement, movementAt, STILL } from './motion.ts';
import { rollingOnGround } from './rolling.ts';
import { isOnVine } from './seat-moves.ts';
import { withWingbeat } from './wingbeat.ts';

const ON_FOOT = /^(walk|push|pull)$/;

/** With a vine to the other side and back, from the side where it is placed. Radians. */
const throughAir = ({ placement: { turn = 0 } }: Actor, phase: number): number =>
  turn * (Math.cos(TAU * phase) - 1);

/** In the air there is no ground to leap from: the leap becomes a rise and fall. */
function movementOf(actor: Actor, phase: number): Movement {
  const { placement } = actor;
  const base = actor.mounts[0]?.body.glyph ?? actor.body.glyph;
  const along = alongCable(base, phase);
  if (along) return { ...STILL, ...along };
  if (standsInSea(base) && placement.motion === 'sail') return STILL;
  // What swims behind glass moves in it, and the vessel stands.
  if (placement.motion === 'swim' && actor.mounts.at(-1)?.glass != null) return STILL;
  // The pot stays as it is.
  if (placement.motion === 'grow' && (actor.mounts.length > 0 || growsFromPot(actor.body.glyph)))
    return STILL;
  // What turns on a stand or on the ground stays there.
  if (placement.motion === 'revolve' && !placement.airborne) return STILL;
  const movement = withWingbeat(actor, movementAt(placement.motion, phase), phase);
  if (placement.motion === 'kicked' && placement.x < 0.5)
    return { ...movement, x: -movement.x, rotation: -movement.rotation };
  if (isOnVine(actor)) return { ...movement, rotation: throughAir(actor, phase) };
  if (placement.motion === 'turn' && actor.mounts.length > 0) return { ...movement, y: 0 };
  // Legs with joints reach the ground by themselves.
  if (actor.puppet && ON_FOOT.test(placement.motion)) return { ...movement, lift: 0 };
  if (!placement.airborne || movement.lift === 0) return movement;
  return { ...movement, lift: 0, y: movement.y - (movement.lift - 0.2) * 0.3 };
}

const LAUGHING: ReadonlySet<Expression | null> = new Set<Expression | null>(['laugh', 'joytears']);

/** The whole body shakes with laughter. */
const laughing = (movement: Movement, phase: number): Movement => ({
  ...movement,
  scaleY: movement.scaleY * (1 + 0.02 * wave(phase, 5)),
  rotation: movement.rotation + 0.02 * wave(phase, 5, 0.25),
});

/** Scenery keeps still, except what hangs in the sky. */
function stillOf(actor: Actor, phase: number): Movement {
  if (!actor.placement.airborne || isSkyBody(actor.body.glyph)) return STILL;
  return { ...STILL, y: 0.015 * wave(phase), x: 0.01 * wave(phase, 1, 0.25) };
}

/** How far what falls is above the ground, in sizes. */
function wayDown({ placement, body, sizePx }: Actor, { ground, height }: Stage): number {
  const middle = placement.y * height;
  return Math.max(0.8, ((ground ?? 0.9) * height - body.height / 2 - middle) / sizePx);
}

/**
 * How an actor moves and deforms, with all that the prompt says of it.
 * @param phase of the loop
 * @param p of the actor's own motion
 */
export function actorMovement(actor: Actor, stage: Stage, phase: number, p: number): Movement {
  const { placement } = actor;
  const { expression = null, turnsOver } = stage.plan.subjects[placement.subject] ?? {};
  const back = placement.role === 'back';
  const isFullGrown = stage.still && placement.motion === 'grow';
  // A ball keeps in step with the foot that kicks it.
  const own = placement.motion === 'kicked' ? phase : p;
  const moved = back || isFullGrown ? stillOf(actor, p) : movementOf(actor, own);
  const leap = leapAcross(actor, stage, p);
  if (leap !== null) return { ...leap, scaleX: 1 };
  if (placement.motion === 'faint') return fainting(actor, stage.still ? LIES : p);
  if (placement.motion === 'roll') return rollingOnGround(actor, moved);
  if (placement.motion === 'comedown') return { ...moved, y: moved.y * wayDown(actor, stage) };
  const felt = LAUGHING.has(expression) && !back ? laughing(moved, p) : moved;
  const isTurning = turnsOver && placement.airborne && !stage.still;
  return isTurning ? { ...felt, rotation: felt.rotation + TAU * phase } : felt;
}
