import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, STEEL } from './brush.ts';

const RED: Colour = [0.6, 0.23, 26];
const SHINE: Colour = [0.99, 0.01, 90];

/** Of a page, as wide as the words on it: a pill with a shaded edge. */
function webButton(context: Canvas2D, colour: Colour): void {
  const [x, y, width, height] = [0.02, 0.33, 0.96, 0.32];
  fillBox(context, [x, y + 0.035, width, height], height / 2, css(shift(colour, -0.17)));
  fillBox(context, [x, y, width, height], height / 2, fallShade(context, y, y + height, colour));
  fillBox(context, [x + 0.1, y + 0.025, width - 0.2, 0.03], 0.015, css(SHINE, 0.35));
}

/** A dome on a steel base, to be pushed down. */
function pushButton(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.8, 0.47, 0.17], css(shift(STEEL, -0.2)));
  fillEllipse(context, [0.5, 0.74, 0.47, 0.17], css(STEEL));
  fillEllipse(context, [0.5, 0.72, 0.35, 0.12], css(shift(STEEL, -0.25)));
  context.fillStyle = fallShade(context, 0.3, 0.76, colour);
  context.beginPath();
  context.moveTo(0.18, 0.7);
  context.bezierCurveTo(0.18, 0.28, 0.82, 0.28, 0.82, 0.7);
  context.bezierCurveTo(0.7, 0.82, 0.3, 0.82, 0.18, 0.7);
  context.fill();
  fillEllipse(context, [0.4, 0.47, 0.1, 0.045], css(SHINE, 0.5));
}

/** What is clicked and what is pushed. */
export const BUTTONS: PropFamily = {
  '@webbutton': (context, colour) => webButton(context, colour ?? RED),
  '@pushbutton': (context, colour) => pushButton(context, colour ?? RED),
};
