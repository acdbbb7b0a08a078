import type { Actor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import { fract, smoothstep } from '../math/periodic.ts';
import type { DrawLayer, Stage } from '../stage/stage.ts';
import { createBurst } from './bursting.ts';

/** How an actor is drawn that flies to pieces or becomes shorter in a loop; null for others. */
export function createChanging(actor: Actor, stage: Stage): DrawLayer | null {
  const { burst, shortens } = stage.plan.subjects[actor.placement.subject] ?? {};
  if (burst !== undefined) return createBurst(actor, burst, stage);
  return shortens === true && !stage.still ? createShortening(actor, stage) : null;
}

/** How much of its height it loses. */
const LOST = 0.5;
/** Share of the loop after which it is whole again. */
const IS_WHOLE = 0.88;

/** It sinks behind the edge of its foot, so that its top stays as it is. */
function createShortening(actor: Actor, stage: Stage): DrawLayer {
  const { width, height } = stage;
  const foot = actor.placement.y * height;
  return (context, phase) => {
    const at = fract(phase + 0.141);
    const sunk = (at / IS_WHOLE) * (1 - smoothstep(IS_WHOLE, 1, at));
    context.save();
    context.beginPath();
    context.rect(0, 0, width, foot + actor.body.height * 0.02);
    context.clip();
    context.translate(0, Math.min(1, sunk) * LOST * actor.body.height);
    drawActor(context, actor, stage, phase);
    context.restore();
  };
}
