import type { Actor } from './actor.ts';
import type { Movement } from './motion.ts';

/** How high the middle and the top of those are who are curled up, and from the middle to a side. In heights of the body. */
const CURLED = {
  person: { middle: 0.34, top: 0.66, side: 0.2 },
  puppet: { middle: 0.46, top: 0.9, side: 0.36 },
} as const;

function curledUp({ body, puppet, isAnimal }: Actor) {
  const { height, width } = body;
  if (!puppet) return { middle: height / 2, top: height, side: width / 2 };
  const { middle, top, side } = CURLED[isAnimal ? 'puppet' : 'person'];
  return { middle: middle * height, top: top * height, side: side * height };
}

/** The point that somebody rolls about, in pixels above the ground. */
export const rollingMiddle = (actor: Actor): number => curledUp(actor).middle;

/** One who rolls stays on the ground, whichever side is down. */
export function rollingOnGround(actor: Actor, movement: Movement): Movement {
  const { middle, top, side } = curledUp(actor);
  const onSide = Math.sin(movement.rotation) ** 2;
  const onHead = Math.sin(movement.rotation / 2) ** 2 * (1 - onSide);
  const raised = (top - 2 * middle) * onHead + (side - middle) * onSide;
  return { ...movement, lift: movement.lift + raised / actor.sizePx };
}
