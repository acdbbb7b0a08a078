import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fallShade, fillEllipse, fillOutline, type PropFamily, turned } from './brush.ts';

const PAD: Colour = [0.62, 0.16, 145];

/** A round leaf with a notch that lies on the water. */
function floatingLeaf(context: Canvas2D): void {
  for (const [y, fill] of [
    [0.86, css(shift(PAD, -0.16))],
    [0.84, fallShade(context, 0.72, 0.96, PAD)],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(0.5, y, 0.49, 0.125, 0, 0.35, TAU - 0.1);
    context.lineTo(0.5, y);
    context.fill();
  }
}

/** Petals of one ring, from the outer ones inwards so that the upright ones stand in front. */
function ring(context: Canvas2D, turns: readonly number[], outline: string, colour: Colour): void {
  for (const [i, turn] of turns.entries())
    turned(context, [0.48, 0.84, turn], () =>
      fillOutline(context, outline, fallShade(context, -0.5, 0, shift(colour, 0.02 * (i % 2)))),
    );
}

/** Seen from the side: open petals over a leaf on the water. */
function waterLily(context: Canvas2D, colour: Colour): void {
  floatingLeaf(context);
  fillEllipse(context, [0.48, 0.845, 0.27, 0.05], css(shift(PAD, -0.22), 0.6));
  const wide = 'M 0 2 Q -15 -20 0 -47 Q 15 -20 0 2 Z';
  const slim = 'M 0 2 Q -12 -18 0 -40 Q 12 -18 0 2 Z';
  ring(context, [-0.3, 0.3, 0], 'M 0 2 Q -16 -24 0 -53 Q 16 -24 0 2 Z', shift(colour, -0.07));
  fillEllipse(context, [0.48, 0.54, 0.08, 0.05], css([0.86, 0.17, 88]));
  ring(context, [-1.2, 1.2, -0.82, 0.82], wide, colour);
  ring(context, [-0.46, 0.46, 0], slim, shift(colour, 0.05));
}

/** Plants that float on ponds. */
export const WATER_PLANTS: PropFamily = {
  '@waterlily': (context, colour) => waterLily(context, colour ?? [0.84, 0.12, 350]),
};
