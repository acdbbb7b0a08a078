import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';

const UNCHANGED = /evergreen|christmas|palm|cactus|@baretree|@\w*treehouse/;

/** The color that the prompt names, or that the season gives a tree; null: as it is drawn. */
export function subjectColour(stage: Stage, glyph: string, named: string | null): Colour | null {
  if (named !== null) return COLOURS[named] ?? null;
  if (stage.foliage && /tree/.test(glyph) && !UNCHANGED.test(glyph))
    return stage.foliage[0] ?? null;
  return null;
}
