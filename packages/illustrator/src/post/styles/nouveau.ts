import type { Colour } from '../../math/colour.ts';
import { createBlockPrint } from '../block-print.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Cream, muted golds, sage and teal, rose and browns. */
const COLOURS: readonly Colour[] = [
  [0.95, 0.035, 90],
  [0.88, 0.06, 85],
  [0.8, 0.09, 80],
  [0.68, 0.1, 72],
  [0.54, 0.09, 62],
  [0.38, 0.06, 50],
  [0.26, 0.035, 45],
  [0.86, 0.05, 60],
  [0.76, 0.07, 48],
  [0.62, 0.07, 46],
  [0.74, 0.09, 25],
  [0.58, 0.13, 28],
  [0.78, 0.05, 140],
  [0.62, 0.06, 145],
  [0.46, 0.055, 160],
  [0.72, 0.055, 195],
  [0.54, 0.065, 205],
  [0.38, 0.055, 225],
];

/** A lithograph around 1900: flat muted colors in brown contours, on cream paper. */
export const nouveau: StyleFilter = (stage) =>
  createBlockPrint(stage, {
    blocks: COLOURS,
    replaced: [
      [
        [0.76, 0.105, 236],
        [0.74, 0.055, 190],
      ],
      [
        [0.92, 0.05, 220],
        [0.93, 0.04, 95],
      ],
    ],
    ink: [0.3, 0.05, 45],
    paper: { brightness: 250, stains: 7, tooth: 12, warmth: -10 },
  });
