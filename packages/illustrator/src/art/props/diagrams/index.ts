import type { PropFamily } from '../brush.ts';
import { CHARTS } from './charts.ts';
import { NATURE_CYCLES } from './nature-cycles.ts';
import { SKY_CHARTS } from './sky-charts.ts';

/** Sheets that fill the unit square. */
export const DIAGRAMS: PropFamily = { ...CHARTS, ...NATURE_CYCLES, ...SKY_CHARTS };
