import { fract } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { noseOf } from '../things/noses.ts';
import type { Actor } from './actor.ts';

/** Room beside the picture for what an actor holds and pulls, in widths of its body. */
const BESIDE = 0.6;

/**
 * How far an actor that crosses the picture is from its place, in pixels: it leaves at one side and comes back in at
 * the other, once in a loop. Stills show it in its place.
 */
export function crossingAt(actor: Actor, stage: Stage, phase: number): { x: number; y: number } {
  const { placement, body, mounts } = actor;
  if (stage.still || !stage.plan.subjects[placement.subject]?.crosses) return { x: 0, y: 0 };
  const nose = noseOf(body.glyph, placement.facing);
  const extent = Math.max(body.width, body.height, ...mounts.map((mount) => mount.body.width));
  const isSteep = Math.abs(nose.y) > Math.abs(nose.x);
  const [length, place] = isSteep ? [stage.height, placement.y] : [stage.width, placement.x];
  const way = length + 2 * BESIDE * extent;
  const along = isSteep ? nose.y : nose.x;
  const start = (place * length + BESIDE * extent) / way;
  const moved = (fract(start + Math.sign(along) * phase) - start) * way;
  return { x: (moved * nose.x) / along, y: (moved * nose.y) / along };
}
