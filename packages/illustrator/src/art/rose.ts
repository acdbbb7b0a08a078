import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fallShade, fillEllipse, fillOutline, roundShade } from './props/brush.ts';

const RED: Colour = [0.56, 0.22, 22];
const GREEN: Colour = [0.56, 0.14, 145];

const LEAVES = [
  'M 50 84 C 56 70 72 66 84 70 C 80 82 66 90 50 84 Z',
  'M 49 90 C 42 78 30 76 19 81 C 25 91 38 96 49 90 Z',
] as const;

/** The outer petals behind the bud, and the two that are wrapped around it in front. */
const PETALS_BEHIND =
  'M 22 26 C 20 8 40 2 50 8 C 60 2 80 8 78 26 C 82 44 66 60 50 62 C 34 60 18 44 22 26 Z';
const LEFT_PETAL = 'M 20 22 C 14 42 28 62 50 64 C 60 56 62 46 58 38 C 44 40 32 34 20 22 Z';
const RIGHT_PETAL = 'M 80 22 C 86 42 72 62 50 64 C 40 58 37 50 40 42 C 58 42 70 34 80 22 Z';

/** Rings of petals that wind around the middle of the bud. */
const WHORL: readonly (readonly [x: number, y: number, rx: number, ry: number, light: number])[] = [
  [0.5, 0.25, 0.25, 0.17, -0.1],
  [0.47, 0.235, 0.2, 0.135, 0.02],
  [0.52, 0.25, 0.16, 0.105, -0.12],
  [0.5, 0.235, 0.115, 0.075, 0.01],
  [0.51, 0.245, 0.075, 0.045, -0.14],
  [0.5, 0.237, 0.035, 0.02, 0.02],
];

/** The bloom of a rose without its stem; its middle is at (0.5, 0.33), and it reaches 0.31 to each side. */
export function drawRoseBloom(context: Canvas2D, bloom: Colour): void {
  fillOutline(context, PETALS_BEHIND, fallShade(context, 0, 0.6, shift(bloom, -0.05)));
  for (const [x, y, rx, ry, light] of WHORL)
    fillEllipse(context, [x, y, rx, ry], css(shift(bloom, light)));
  fillOutline(context, LEFT_PETAL, roundShade(context, 0.12, 0.64, shift(bloom, 0.01)));
  fillOutline(context, RIGHT_PETAL, css(shift(bloom, -0.12)));
  fillOutline(
    context,
    'M 82 24 C 86 42 72 60 51 63 C 42 57 40 51 42 45 C 60 45 72 37 82 24 Z',
    roundShade(context, 0.36, 0.9, shift(bloom, 0.04)),
  );
}

/** A rose on its stem in the unit square; without a color it is red. */
export function drawRose(context: Canvas2D, colour: Colour | null): void {
  fillOutline(context, 'M 48 58 L 53 58 L 52 100 L 48 100 Z', css(shift(GREEN, -0.06)));
  for (const leaf of LEAVES) fillOutline(context, leaf, roundShade(context, 0.2, 0.85, GREEN));
  drawRoseBloom(context, colour ?? RED);
  fillOutline(
    context,
    'M 50 68 C 42 68 36 62 32 56 C 40 60 46 60 50 58 C 54 60 60 60 68 56 C 64 62 58 68 50 68 Z',
    css(GREEN),
  );
}
