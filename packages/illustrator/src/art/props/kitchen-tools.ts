import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { body, feet } from './appliance-parts.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
} from './brush.ts';

const CRUST: Colour = [0.74, 0.13, 68];

/** Seen from the side and a little from above; its handle points to the left. */
export function fryingPan(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.05, 0.5],
      [0.42, 0.6],
    ],
    0.07,
    css([0.34, 0.05, 40]),
  );
  fillOutline(
    context,
    'M 36 58 C 38 78 48 80 67 80 C 86 80 96 78 98 58 Z',
    roundShade(context, 0.36, 0.98, colour),
  );
  fillEllipse(context, [0.67, 0.58, 0.31, 0.085], css(shift(colour, 0.16)));
  fillEllipse(
    context,
    [0.67, 0.59, 0.28, 0.068],
    fallShade(context, 0.52, 0.66, shift(colour, -0.08)),
  );
}

function pancake(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.56, 0.46, 0.2], fallShade(context, 0.4, 0.76, shift(CRUST, -0.12)));
  fillEllipse(context, [0.5, 0.5, 0.46, 0.19], fallShade(context, 0.3, 0.7, [0.86, 0.1, 82]));
  fillEllipse(context, [0.5, 0.5, 0.38, 0.145], fallShade(context, 0.34, 0.66, CRUST));
}

function friedEgg(context: Canvas2D): void {
  fillOutline(
    context,
    'M 6 56 C 8 36 30 40 46 34 C 66 28 94 40 95 56 C 96 70 74 70 60 74 C 40 80 6 76 6 56 Z',
    fallShade(context, 0.3, 0.78, [0.98, 0.008, 90]),
  );
  fillEllipse(context, [0.5, 0.5, 0.19, 0.15], fallShade(context, 0.35, 0.66, [0.84, 0.16, 80]));
  fillEllipse(context, [0.45, 0.45, 0.05, 0.03], css([0.98, 0.03, 90], 0.8));
}

/** An oven whose door is folded down before its glow. */
function openOven(context: Canvas2D, colour: Colour): void {
  feet(context, 0.12, 0.88);
  body(context, [0.08, 0.16, 0.84, 0.81], 0.05, colour);
  fillBox(context, [0.06, 0.13, 0.88, 0.07], 0.02, fallShade(context, 0.13, 0.2, [0.3, 0.02, 270]));
  for (const x of [0.18, 0.33, 0.5, 0.67, 0.82])
    fillEllipse(context, [x, 0.28, 0.036, 0.036], css([0.3, 0.02, 270]));
  fillBox(context, [0.16, 0.37, 0.68, 0.43], 0.03, fallShade(context, 0.37, 0.8, [0.5, 0.14, 48]));
  fillEllipse(context, [0.5, 0.72, 0.3, 0.1], css([0.82, 0.16, 70], 0.75));
  for (const y of [0.48, 0.62]) fillBox(context, [0.17, y, 0.66, 0.012], 0, css(IRON));
  fillOutline(
    context,
    'M 14 80 L 86 80 L 95 95 L 5 95 Z',
    fallShade(context, 0.8, 0.95, shift(colour, -0.12)),
  );
  fillOutline(context, 'M 24 82 L 76 82 L 81 91 L 19 91 Z', css([0.42, 0.09, 48]));
  strokeLine(
    context,
    [
      [0.14, 0.965],
      [0.86, 0.965],
    ],
    0.03,
    css(STEEL),
  );
}

/** A unit with a basin and a tap. */
function sink(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 34 44 L 34 22 C 34 8 54 8 54 24', 0.045, css(STEEL));
  fillBox(context, [0.04, 0.44, 0.92, 0.53], 0.03, fallShade(context, 0.44, 0.97, colour));
  fillBox(
    context,
    [0.01, 0.41, 0.98, 0.07],
    0.02,
    fallShade(context, 0.41, 0.48, [0.92, 0.02, 80]),
  );
  fillBox(context, [0.26, 0.43, 0.5, 0.15], 0.05, fallShade(context, 0.43, 0.58, STEEL));
  fillBox(context, [0.3, 0.44, 0.42, 0.03], 0.015, css(shift(STEEL, -0.25)));
  fillBox(context, [0.495, 0.62, 0.012, 0.32], 0, css(shift(colour, -0.14)));
  for (const x of [0.45, 0.55]) fillEllipse(context, [x, 0.76, 0.016, 0.016], css(STEEL));
}

/** Of shops and kitchens: a pan over a dial. */
function weighingScale(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 26 50 L 74 50 L 84 97 L 16 97 Z', fallShade(context, 0.5, 0.97, colour));
  fillBox(context, [0.44, 0.36, 0.12, 0.16], 0.02, css(shift(STEEL, -0.1)));
  fillOutline(
    context,
    'M 4 26 C 10 44 30 46 50 46 C 70 46 90 44 96 26 Z',
    roundShade(context, 0.04, 0.96, STEEL),
  );
  fillEllipse(context, [0.5, 0.26, 0.46, 0.045], css(shift(STEEL, -0.12)));
  fillEllipse(context, [0.5, 0.73, 0.17, 0.17], css([0.97, 0.01, 90]));
  strokeLine(
    context,
    [
      [0.5, 0.74],
      [0.58, 0.63],
    ],
    0.022,
    css([0.55, 0.21, 27]),
  );
}

export const KITCHEN_TOOLS: PropFamily = {
  '@fryingpan': (context, colour) => fryingPan(context, colour ?? [0.33, 0.02, 270]),
  '@pancake': pancake,
  '@friedegg': friedEgg,
  '@openoven': (context, colour) => openOven(context, colour ?? [0.93, 0.008, 240]),
  '@sink': (context, colour) => sink(context, colour ?? [0.72, 0.06, 210]),
  '@scale': (context, colour) => weighingScale(context, colour ?? [0.56, 0.16, 28]),
};
