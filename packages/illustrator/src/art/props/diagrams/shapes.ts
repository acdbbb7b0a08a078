import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { TAU } from '../../../math/periodic.ts';
import { fillPolygon } from '../../../painting.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, strokeOutline } from '../brush.ts';

type Point = readonly [x: number, y: number];

/** A shape of geometry by its corners, in the unit square. */
const polygon =
  (own: Colour, points: readonly Point[]) =>
  (context: Canvas2D, colour: Colour | null): void => {
    context.fillStyle = fallShade(context, 0, 1, colour ?? own);
    fillPolygon(context, points);
  };

/** Equal sides around the middle; the first corner is at the top. */
const regular = (corners: number): readonly Point[] =>
  Array.from({ length: corners }, (_, i): Point => {
    const turn = (i / corners) * TAU - Math.PI / 2;
    return [0.5 + 0.47 * Math.cos(turn), 0.5 + 0.47 * Math.sin(turn)];
  });

const ellipse =
  (own: Colour, across: number, down: number) =>
  (context: Canvas2D, colour: Colour | null): void =>
    fillEllipse(context, [0.5, 0.5, across, down], fallShade(context, 0, 1, colour ?? own));

/** Three lines of air that curl at their ends. */
function gust(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? [0.66, 0.1, 235];
  for (const [path, darker] of [
    ['M 8 36 L 56 36 C 78 36 80 8 62 8 C 50 8 48 22 56 25', 0],
    ['M 4 54 L 74 54 C 98 54 98 24 82 24 C 73 24 71 34 77 38', 0.07],
    ['M 16 72 L 62 72 C 82 72 82 98 64 98 C 54 98 51 87 58 84', 0.03],
  ] as const)
    strokeOutline(context, path, 0.075, css(shift(tone, -darker)));
}

/** Flat shapes for lessons, and the wind as weather charts show it. */
export const LESSON_SHAPES: PropFamily = {
  '@flatcircle': ellipse([0.66, 0.18, 25], 0.46, 0.46),
  '@flatoval': ellipse([0.72, 0.14, 195], 0.48, 0.32),
  '@flatsquare': (context, colour) =>
    fillBox(context, [0.07, 0.07, 0.86, 0.86], 0.02, fallShade(context, 0, 1, colour ?? [0.64, 0.16, 250])),
  '@flatrectangle': (context, colour) =>
    fillBox(context, [0.02, 0.24, 0.96, 0.54], 0.02, fallShade(context, 0, 1, colour ?? [0.66, 0.15, 300])),
  '@flattriangle': polygon([0.7, 0.16, 145], [[0.5, 0.06], [0.98, 0.92], [0.02, 0.92]]),
  '@flatdiamond': polygon([0.68, 0.17, 345], [[0.5, 0.02], [0.84, 0.5], [0.5, 0.98], [0.16, 0.5]]),
  '@flatpentagon': polygon([0.76, 0.15, 70], regular(5)),
  '@flathexagon': polygon([0.72, 0.13, 170], regular(6)),
  '@gust': gust,
}; // prettier-ignore
