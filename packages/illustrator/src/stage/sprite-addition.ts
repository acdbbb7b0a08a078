import type { Canvas, Environment } from '../canvas.ts';
import type { Subject } from '../language/subject.ts';
import type { Colour } from '../math/colour.ts';

/** Loads the picture of a thing in a color; null: in its own. */
export type LoadSprite = (glyph: string, sizePx: number, colour: Colour | null) => Promise<Canvas>;

/**
 * Draws other things onto the sprite of a subject as the prompt says of it. Other sprites come back as they are.
 * @param subject the first one with the glyph of the sprite
 * @param load loads the pictures of the other things
 */
export type AddToSprite = (
  environment: Environment,
  subject: Subject,
  sprite: Canvas,
  load: LoadSprite,
) => Promise<Canvas>;
