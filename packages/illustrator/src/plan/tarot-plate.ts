import type { Colour } from '../math/colour.ts';

/** Where the title of a card of the tarot stands, as shares of the height of the picture. */
export const TAROT_PLATE = { at: 0.917, height: 0.06 } as const;
export const TAROT_INK: Colour = [0.3, 0.07, 275];
