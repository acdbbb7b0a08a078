import type { PropFamily } from '../brush.ts';
import { CHARTS } from './charts.ts';
import { GROWTH_CHARTS } from './growth-chart.ts';
import { NATURE_CYCLES } from './nature-cycles.ts';
import { SECTIONS } from './sections.ts';
import { LESSON_SHAPES } from './shapes.ts';
import { SKY_CHARTS } from './sky-charts.ts';

/** Sheets that fill the unit square, and the shapes on them. */
export const DIAGRAMS: PropFamily = {
  ...CHARTS,
  ...NATURE_CYCLES,
  ...SKY_CHARTS,
  ...LESSON_SHAPES,
  ...SECTIONS,
  ...GROWTH_CHARTS,
};
