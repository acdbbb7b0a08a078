import type { Canvas } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import type { LoadSprite } from './sprite-addition.ts';

/** A thing that is drawn onto another one, and the name of its color; null: its own. */
interface Named {
  readonly glyph: string;
  readonly colour: string | null;
}

/** The pictures of things that are drawn onto another one, in their order. */
export const loadPieces = (
  load: LoadSprite,
  things: readonly Named[],
  sizePx: number,
): Promise<readonly Canvas[]> =>
  Promise.all(
    things.map(({ glyph, colour }) => load(glyph, Math.ceil(sizePx), colourNamed(colour))),
  );
