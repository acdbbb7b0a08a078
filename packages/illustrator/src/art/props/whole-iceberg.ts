import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import { fillOutline, type PropFamily, strokeOutline } from './brush.ts';

const ICE: Colour = [0.95, 0.025, 225];
const SURFACE: Colour = [0.72, 0.1, 225];
const DEEP: Colour = [0.34, 0.09, 250];

/** The tip above the water and the far larger part below it. */
const TIP = 'M 34 34 L 41 20 L 47 15 L 52 6 L 57 14 L 62 19 L 67 34 Z';
const BODY =
  'M 20 34 L 82 34 L 88 46 L 84 58 L 78 66 L 72 80 L 62 88 L 52 97 L 42 90 L 32 80 L 24 68 L 16 56 L 14 44 Z';

/** Sides of the body that catch the light from above, and those that do not. */
const LIT = [
  'M 20 34 L 14 44 L 16 56 L 30 50 L 34 34 Z',
  'M 52 97 L 42 90 L 32 80 L 44 70 L 54 78 Z',
  'M 66 34 L 82 34 L 88 46 L 74 52 Z',
];
const SHADED = [
  'M 74 52 L 88 46 L 84 58 L 78 66 Z',
  'M 54 78 L 72 80 L 62 88 L 52 97 Z',
  'M 16 56 L 30 50 L 24 68 Z',
];

/** Lighter above than below. */
const depth = (context: Canvas2D, colours: readonly [Colour, Colour, Colour]) =>
  linearGradient(
    context,
    [0, 0.34, 0, 0.98],
    [
      [0, colours[0]],
      [0.5, colours[1]],
      [1, colours[2]],
    ],
  );

function drawBody(context: Canvas2D): void {
  const ice = depth(context, [
    [0.86, 0.07, 220],
    [0.66, 0.1, 235],
    [0.5, 0.1, 250],
  ]);
  fillOutline(context, BODY, ice);
  for (const facet of LIT) fillOutline(context, facet, css([0.93, 0.05, 215], 0.28));
  for (const facet of SHADED) fillOutline(context, facet, css([0.3, 0.1, 255], 0.2));
}

/** A cut through the sea: an iceberg from its tip to its lowest point. */
function wholeIceberg(context: Canvas2D, colour: Colour): void {
  context.fillStyle = depth(context, [SURFACE, [0.52, 0.11, 240], DEEP]);
  context.fillRect(-1, 0.335, 3, 1);
  drawBody(context);
  fillOutline(context, TIP, css(colour));
  fillOutline(context, 'M 52 6 L 57 14 L 62 19 L 67 34 L 54 34 Z', css(shift(colour, -0.12, 1.6)));
  fillOutline(context, 'M 41 20 L 47 15 L 45 34 L 34 34 Z', css(shift(colour, 0.03)));
  strokeOutline(context, 'M -40 34 L 34 34', 0.008, css([0.97, 0.03, 210], 0.9));
  strokeOutline(context, 'M 66 34 L 140 34', 0.008, css([0.97, 0.03, 210], 0.9));
}

export const WHOLE_ICEBERG: PropFamily = {
  '@wholeiceberg': (context, colour) => wholeIceberg(context, colour ?? ICE),
};
