import type { Colour } from '../../math/colour.ts';
import { createBlockPrint } from '../block-print.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Paper, blues of indigo, a few earths and skins, and one red. */
const BLOCKS: readonly Colour[] = [
  [0.94, 0.035, 88],
  [0.86, 0.04, 90],
  [0.79, 0.045, 225],
  [0.64, 0.075, 240],
  [0.48, 0.095, 252],
  [0.33, 0.085, 262],
  [0.24, 0.03, 270],
  [0.83, 0.075, 75],
  [0.72, 0.1, 65],
  [0.6, 0.15, 38],
  [0.48, 0.08, 45],
  [0.88, 0.045, 62],
  [0.77, 0.07, 50],
  [0.62, 0.07, 48],
  [0.3, 0.025, 50],
  [0.74, 0.1, 20],
  [0.62, 0.07, 130],
  [0.44, 0.06, 150],
];
const SKY: Colour = [0.9, 0.04, 220];
const BARE_PAPER: Colour = [0.91, 0.035, 90];

/** A Japanese print from wood blocks: flat areas of few colors, in lines of indigo, on soft paper. */
export const ukiyoe: StyleFilter = (stage) =>
  createBlockPrint(stage, {
    blocks: BLOCKS,
    replaced: [[SKY, BARE_PAPER]],
    ink: [0.28, 0.05, 275],
    paper: { brightness: 250, stains: 7, tooth: 16, warmth: -6 },
  });
