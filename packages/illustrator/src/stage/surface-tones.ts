import type { SurfaceName } from '../language/picture-look.ts';
import type { Colour } from '../math/colour.ts';

/** The colors of what things stand on where the prompt names none. */
export const SURFACE_TONES: Readonly<Record<SurfaceName, Colour>> = {
  wood: [0.63, 0.085, 58],
  marble: [0.94, 0.006, 250],
  stone: [0.7, 0.008, 250],
  pebbles: [0.55, 0.012, 250],
  cloth: [0.93, 0.018, 85],
  blanket: [0.58, 0.2, 27],
  velvet: [0.4, 0.13, 20],
  silk: [0.92, 0.03, 80],
};
