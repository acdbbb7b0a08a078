import type { TextSurface } from '../things/text-surfaces.ts';

/** Of the height of a surface. */
const PICTURE = 0.64;
const GAP = 0.03;

/** The part of a surface for what is printed above its words. */
export function aboveWords({ box, shared = box }: TextSurface): TextSurface['box'] {
  const [left, top, width, height] = shared;
  return [left, top, width, height * PICTURE];
}

/** The part of a surface for the words below a print. */
export function belowPrint({ box, shared = box }: TextSurface): TextSurface['box'] {
  const [left, top, width, height] = shared;
  return [left, top + height * (PICTURE + GAP), width, height * (1 - PICTURE - GAP)];
}
