import type { Canvas, Environment } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import type { ScenePlan } from '../plan/plan.ts';

/** Loads the picture of a thing in a color; null: in its own. */
export type LoadSprite = (glyph: string, sizePx: number, colour: Colour | null) => Promise<Canvas>;

/**
 * Draws other things onto the sprite of a glyph as the prompt says of its first subject with this glyph. Other sprites
 * come back as they are.
 * @param load loads the pictures of the other things
 */
export type AddToSprite = (
  environment: Environment,
  plan: Pick<ScenePlan, 'subjects'>,
  glyph: string,
  sprite: Canvas,
  load: LoadSprite,
) => Promise<Canvas>;
