import { TAU } from './periodic.ts';

/**
 * The corners of a star: its tips and the dents between them in turn, beginning with the tip at the top.
 * @param reach how far the tips are from the middle
 * @param waist how far the dents are from the middle, as a share of the reach
 */
export const starCorners = (
  [x, y]: readonly [x: number, y: number],
  reach: number,
  waist: number,
  tips = 5,
): [x: number, y: number][] =>
  Array.from({ length: tips * 2 }, (_, i) => {
    const turn = (i / (tips * 2)) * TAU - TAU / 4;
    const far = i % 2 === 0 ? reach : reach * waist;
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
