import type { Canvas2D } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';

/** Draws a prop into the unit square, in `colour` when the prompt names one. */
type DrawProp = (context: Canvas2D, colour: Colour | null) => void;
/** Keys start with "@". "@star" must be there: it stands in for what is missing. */
export type PropTable = Readonly<Record<string, DrawProp>>;
