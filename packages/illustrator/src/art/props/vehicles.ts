import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { radialGradient } from '../../painting.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  IRON,
  type PropFamily,
  spokes,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

function wheel(context: Canvas2D, x: number, y: number, radius: number, count: number): void {
  context.strokeStyle = css(DARK_WOOD);
  context.lineWidth = radius * 0.22;
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.stroke();
  spokes(context, [x, y, radius], count, radius * 0.12, WOOD);
  fillEllipse(context, [x, y, radius * 0.2, radius * 0.2], css(BRASS));
}

function submarine(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.5, 0.36],
      [0.5, 0.16],
      [0.6, 0.16],
    ],
    0.04,
    css(shift(colour, -0.14)),
  );
  fillBox(
    context,
    [0.38, 0.3, 0.26, 0.18],
    [0.06, 0.06, 0, 0],
    fallShade(context, 0.3, 0.5, shift(colour, 0.05)),
  );
  fillEllipse(context, [0.5, 0.6, 0.43, 0.21], fallShade(context, 0.4, 0.82, colour));
  for (const x of [0.28, 0.5, 0.72]) {
    fillEllipse(context, [x, 0.58, 0.075, 0.075], css(shift(colour, -0.18)));
    fillEllipse(
      context,
      [x, 0.58, 0.055, 0.055],
      radialGradient(context, x - 0.02, 0.56, 0.08, [
        [0, [0.97, 0.05, 210]],
        [1, [0.68, 0.13, 225]],
      ]),
    );
  }
  for (const y of [0.5, 0.7]) fillEllipse(context, [0.95, y, 0.035, 0.08], css([0.8, 0.14, 85]));
  fillEllipse(context, [0.93, 0.6, 0.03, 0.03], css([0.5, 0.06, 60]));
}

function wagon(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.08, 0.46, 0.78, 0.28],
    [0.02, 0.02, 0.06, 0.06],
    fallShade(context, 0.44, 0.76, colour),
  );
  fillBox(context, [0.04, 0.43, 0.86, 0.06], 0.02, css(shift(colour, 0.1)));
  strokeLine(
    context,
    [
      [0.08, 0.68],
      [-0.02, 0.4],
    ],
    0.03,
    css([0.3, 0.02, 270]),
  );
  for (const x of [0.24, 0.7]) wheel(context, x, 0.83, 0.12, 8);
}

function mineCart(context: Canvas2D): void {
  fillShape(
    context,
    [
      [0.06, 0.36],
      [0.94, 0.36],
      [0.82, 0.8],
      [0.18, 0.8],
    ],
    fallShade(context, 0.34, 0.82, [0.5, 0.03, 265]),
  );
  fillBox(context, [0.02, 0.32, 0.96, 0.08], 0.03, css([0.66, 0.03, 265]));
  for (const x of [0.28, 0.72]) wheel(context, x, 0.86, 0.09, 6);
}

function carriage(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.14, 0.76, colour);
  context.beginPath();
  context.ellipse(0.5, 0.46, 0.36, 0.32, 0, 0, TAU);
  context.fill();
  for (const x of [0.26, 0.54]) {
    fillBox(context, [x, 0.3, 0.2, 0.22], 0.08, css([0.95, 0.09, 92]));
  }
  strokeLine(
    context,
    [
      [0.12, 0.72],
      [0.88, 0.72],
    ],
    0.04,
    css(BRASS),
  );
  fillEllipse(context, [0.5, 0.13, 0.04, 0.05], css(BRASS));
  wheel(context, 0.24, 0.8, 0.14, 10);
  wheel(context, 0.76, 0.8, 0.14, 10);
}

/** Goes to the left: a track under the seat, a hood with a windshield, and skis before it. */
function snowmobile(context: Canvas2D, colour: Colour): void {
  const dark: Colour = [0.27, 0.02, 280];
  strokeOutline(context, 'M 22 72 L 18 92', 0.035, css(IRON));
  strokeOutline(context, 'M 30 72 L 28 92', 0.035, css(IRON));
  strokeOutline(context, 'M 2 84 Q 4 94 14 94 L 42 94', 0.045, css(shift(colour, -0.15)));
  fillBox(context, [0.4, 0.72, 0.56, 0.2], 0.1, fallShade(context, 0.72, 0.92, dark));
  for (const x of [0.5, 0.62, 0.74, 0.86])
    fillEllipse(context, [x, 0.83, 0.045, 0.045], css([0.5, 0.015, 270]));
  fillOutline(
    context,
    'M 4 74 Q 8 58 30 50 L 46 50 54 62 92 60 Q 98 62 96 70 L 92 76 36 80 Q 10 82 4 74 Z',
    fallShade(context, 0.48, 0.82, colour),
  );
  fillOutline(
    context,
    'M 46 62 Q 50 50 62 52 L 88 52 Q 94 54 93 62 L 92 65 50 66 Z',
    fallShade(context, 0.5, 0.66, dark),
  );
  gloss(context, [0.72, 0.55, 0.12, 0.01], 0.3);
  gloss(context, [0.2, 0.62, 0.09, 0.02], 0.5);
  fillOutline(context, 'M 24 53 Q 30 36 38 30 L 42 34 38 51 Z', css([0.88, 0.06, 215], 0.85));
  strokeOutline(context, 'M 40 52 L 46 36', 0.04, css(IRON));
  strokeOutline(context, 'M 42 36 L 54 33', 0.04, css(dark));
  fillEllipse(context, [0.1, 0.66, 0.035, 0.03], css([0.97, 0.08, 95]));
}

function gondola(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.56, 0.9, colour);
  context.beginPath();
  context.moveTo(0.02, 0.46);
  context.quadraticCurveTo(0.12, 0.88, 0.5, 0.88);
  context.quadraticCurveTo(0.9, 0.88, 0.98, 0.42);
  context.quadraticCurveTo(0.9, 0.68, 0.5, 0.68);
  context.quadraticCurveTo(0.12, 0.68, 0.02, 0.46);
  context.fill();
  strokeLine(
    context,
    [
      [0.18, 0.66],
      [0.5, 0.7],
      [0.82, 0.66],
    ],
    0.025,
    css(BRASS),
  );
}

function paperBoat(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.5, 0.14],
      [0.74, 0.62],
      [0.26, 0.62],
    ],
    css(shift(colour, -0.06)),
  );
  fillShape(
    context,
    [
      [0.5, 0.14],
      [0.74, 0.62],
      [0.5, 0.62],
    ],
    css(shift(colour, -0.14)),
  );
  fillShape(
    context,
    [
      [0.03, 0.5],
      [0.5, 0.6],
      [0.97, 0.5],
      [0.76, 0.86],
      [0.24, 0.86],
    ],
    fallShade(context, 0.5, 0.88, colour),
  );
  fillShape(
    context,
    [
      [0.5, 0.6],
      [0.97, 0.5],
      [0.76, 0.86],
      [0.5, 0.86],
    ],
    css(shift(colour, -0.1), 0.6),
  );
}

export const VEHICLES: PropFamily = {
  '@submarine': (context, colour) => submarine(context, colour ?? [0.85, 0.16, 92]),
  '@wagon': (context, colour) => wagon(context, colour ?? [0.58, 0.22, 25]),
  '@minecart': mineCart,
  '@carriage': (context, colour) => carriage(context, colour ?? [0.72, 0.17, 55]),
  '@snowmobile': (context, colour) => snowmobile(context, colour ?? [0.62, 0.2, 25]),
  '@gondola': (context, colour) => gondola(context, colour ?? [0.3, 0.04, 280]),
  '@paperboat': (context, colour) => paperBoat(context, colour ?? [0.97, 0.01, 240]),
};
