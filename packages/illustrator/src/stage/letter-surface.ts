import type { Canvas } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { TextSurface } from '../things/text-surfaces.ts';
import { letterRoom, type Room } from './letter-lines.ts';
import type { Stage } from './stage.ts';
import { inkFor } from './text-surface.ts';

/** What a surface needs to know of the stage to be lettered. */
export type LetteringStage = Pick<Stage, 'environment' | 'letteredPx'> & {
  readonly plan: Pick<ScenePlan, 'captionColour'>;
};

/**
 * Letters the room of a surface in the color that the prompt names, or in one that can be read on the
 * ground, and tells the stage how large the letters are.
 */
export function letterSurface(
  { environment, plan, letteredPx }: LetteringStage,
  text: string,
  surface: TextSurface,
  ground: Colour,
  room: Room,
): Canvas {
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  const inks = { ink: inkFor(named, surface.ink, ground), ground };
  const { picture, letterPx } = letterRoom(environment, text, surface, room, inks);
  letteredPx.set(text, Math.max(letteredPx.get(text) ?? 0, letterPx));
  return picture;
}
