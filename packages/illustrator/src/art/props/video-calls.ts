import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css } from '../../math/colour.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, WOOD } from './brush.ts';

/** Screens of a video call, with room for the face of the other one. */

const FRAME: Colour = [0.3, 0.015, 270];
const HANG_UP: Colour = [0.62, 0.23, 25];
const MICROPHONE: Colour = [0.97, 0.01, 250];

/** A screen from a top to a bottom, with its buttons at the lower edge. */
function callScreen(
  context: Canvas2D,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  fillBox(context, [left, top, width, height], 0.04, css(FRAME));
  const inner = [left + 0.025, top + 0.025, width - 0.05, height - 0.05] as const;
  fillBox(context, [...inner], 0.022, fallShade(context, top, top + height, [0.86, 0.06, 225]));
  const y = top + height - 0.062;
  fillEllipse(context, [left + width / 2 - 0.05, y, 0.026, 0.026], css(MICROPHONE));
  fillEllipse(context, [left + width / 2 + 0.05, y, 0.026, 0.026], css(HANG_UP));
}

function tabletCall(context: Canvas2D): void {
  callScreen(context, [0.06, 0.1, 0.88, 0.8]);
}

function laptopCall(context: Canvas2D): void {
  fillBox(context, [0.02, 0.7, 0.96, 0.05], 0.012, fallShade(context, 0.7, 0.75, WOOD));
  for (const x of [0.08, 0.86])
    fillBox(context, [x, 0.74, 0.06, 0.25], 0.01, css([0.46, 0.09, 55]));
  callScreen(context, [0.13, 0.06, 0.74, 0.6]);
  fillBox(
    context,
    [0.1, 0.655, 0.8, 0.05],
    0.02,
    fallShade(context, 0.65, 0.71, [0.74, 0.01, 270]),
  );
}

export const VIDEO_CALLS: PropFamily = {
  '@tabletcall': tabletCall,
  '@laptopcall': laptopCall,
};
