import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  SNOW,
  strokeLine,
  WOOD,
} from './brush.ts';

/** What people push before them points away from its handle, which is at the left. */

const TYRE: Colour = [0.28, 0.02, 270];

function wheel(context: Canvas2D, [x, y, radius]: readonly [number, number, number]): void {
  fillEllipse(context, [x, y, radius, radius], css(TYRE));
  fillEllipse(context, [x, y, radius * 0.66, radius * 0.66], css([0.86, 0.01, 270]));
  fillEllipse(context, [x, y, radius * 0.26, radius * 0.26], css(shift(IRON, 0.1)));
}

/** A baby's carriage with its hood up. */
function stroller(context: Canvas2D, colour: Colour): void {
  const frame = css(shift(IRON, 0.12));
  strokeLine(
    context,
    [
      [0.04, 0.3],
      [0.16, 0.34],
      [0.72, 0.86],
    ],
    0.034,
    frame,
  );
  strokeLine(
    context,
    [
      [0.74, 0.5],
      [0.3, 0.86],
    ],
    0.034,
    frame,
  );
  fillBox(context, [0, 0.27, 0.1, 0.055], 0.027, css([0.3, 0.02, 270]));
  context.fillStyle = fallShade(context, 0.4, 0.74, colour);
  context.beginPath();
  context.moveTo(0.2, 0.42);
  context.lineTo(0.94, 0.42);
  context.bezierCurveTo(0.93, 0.64, 0.8, 0.74, 0.58, 0.74);
  context.bezierCurveTo(0.34, 0.74, 0.22, 0.64, 0.2, 0.42);
  context.fill();
  context.fillStyle = fallShade(context, 0.05, 0.42, shift(colour, -0.05));
  context.beginPath();
  context.moveTo(0.56, 0.42);
  context.lineTo(0.2, 0.42);
  context.bezierCurveTo(0.18, 0.16, 0.36, 0.04, 0.56, 0.05);
  context.closePath();
  context.fill();
  context.strokeStyle = css(shift(colour, -0.14));
  context.lineWidth = 0.012;
  for (const x of [0.29, 0.42]) {
    context.beginPath();
    context.moveTo(0.56, 0.42);
    context.quadraticCurveTo(x, 0.3, x, 0.1);
    context.stroke();
  }
  fillBox(context, [0.18, 0.395, 0.78, 0.05], 0.025, css(shift(colour, 0.16)));
  wheel(context, [0.3, 0.87, 0.13]);
  wheel(context, [0.74, 0.87, 0.13]);
}

function lawnMower(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.03, 0.12],
      [0.14, 0.14],
      [0.48, 0.72],
    ],
    0.036,
    css(shift(IRON, 0.06)),
  );
  fillBox(context, [0, 0.095, 0.1, 0.055], 0.027, css([0.28, 0.02, 270]));
  fillShape(
    context,
    [
      [0.2, 0.52],
      [0.42, 0.64],
      [0.44, 0.84],
      [0.22, 0.84],
    ],
    fallShade(context, 0.5, 0.84, [0.4, 0.05, 150]),
  );
  fillBox(
    context,
    [0.4, 0.68, 0.56, 0.17],
    [0.06, 0.1, 0.03, 0.03],
    fallShade(context, 0.68, 0.86, colour),
  );
  fillBox(
    context,
    [0.54, 0.54, 0.26, 0.16],
    0.04,
    fallShade(context, 0.54, 0.7, shift(IRON, 0.08)),
  );
  fillBox(context, [0.6, 0.49, 0.14, 0.06], 0.025, css(shift(colour, -0.06)));
  wheel(context, [0.46, 0.89, 0.11]);
  wheel(context, [0.88, 0.9, 0.1]);
}

function wheelbarrow(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.03, 0.5],
      [0.5, 0.72],
      [0.86, 0.84],
    ],
    0.045,
    roundShade(context, 0, 0.9, WOOD),
  );
  strokeLine(
    context,
    [
      [0.36, 0.68],
      [0.3, 0.97],
    ],
    0.04,
    css(shift(IRON, 0.08)),
  );
  fillShape(
    context,
    [
      [0.2, 0.34],
      [0.98, 0.26],
      [0.78, 0.72],
      [0.4, 0.72],
    ],
    fallShade(context, 0.26, 0.74, colour),
  );
  strokeLine(
    context,
    [
      [0.2, 0.34],
      [0.98, 0.26],
    ],
    0.035,
    css(shift(colour, 0.12)),
  );
  wheel(context, [0.84, 0.86, 0.13]);
}

/** Held by its lower end. */
function hairbrush(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.45, 0.5, 0.1, 0.48], 0.05, roundShade(context, 0.45, 0.55, colour));
  for (let row = 0; row < 8; row++) {
    strokeLine(
      context,
      [
        [0.38, 0.1 + row * 0.055],
        [0.24, 0.1 + row * 0.055],
      ],
      0.018,
      css(TYRE),
    );
  }
  fillBox(context, [0.36, 0.03, 0.26, 0.52], 0.12, roundShade(context, 0.36, 0.62, colour));
  fillBox(context, [0.35, 0.07, 0.05, 0.44], 0.02, css([0.95, 0.02, 90]));
}

const snowball = (context: Canvas2D): void =>
  fillEllipse(context, [0.5, 0.5, 0.46, 0.46], roundShade(context, 0.04, 0.96, shift(SNOW, -0.04)));

const SEA: Colour = [0.66, 0.13, 240];
const LAND: Colour = [0.74, 0.16, 145];

/** A globe on a stand, which turns between the ends of an arc. */
function deskGlobe(context: Canvas2D, stand: Colour): void {
  fillEllipse(context, [0.5, 0.93, 0.24, 0.06], roundShade(context, 0.26, 0.74, stand));
  fillBox(context, [0.46, 0.8, 0.08, 0.13], 0.02, roundShade(context, 0.46, 0.54, stand));
  context.strokeStyle = css(stand);
  context.lineWidth = 0.045;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0.5, 0.42, 0.41, -1.2, 1.95);
  context.stroke();
  fillEllipse(context, [0.5, 0.42, 0.35, 0.35], roundShade(context, 0.15, 0.85, SEA));
  for (const [x, y, radiusX, radiusY] of [
    [0.38, 0.3, 0.12, 0.1],
    [0.44, 0.52, 0.07, 0.13],
    [0.64, 0.34, 0.11, 0.09],
    [0.66, 0.5, 0.07, 0.1],
  ] as const)
    fillEllipse(context, [x, y, radiusX, radiusY], css(LAND));
}

/** Full of water, with a knot. */
function waterBalloon(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.56, 0.4, 0.4], roundShade(context, 0.1, 0.9, colour));
  fillBox(context, [0.44, 0.06, 0.12, 0.13], 0.04, css(shift(colour, -0.1)));
  fillEllipse(context, [0.36, 0.42, 0.08, 0.12], css([0.98, 0.02, 230], 0.7));
}

/** A long beam on two stands, as gymnasts have it. */
function balanceBeam(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.76]) {
    fillBox(context, [x + 0.02, 0.68, 0.04, 0.28], 0.01, css([0.5, 0.02, 270]));
    fillBox(context, [x - 0.04, 0.94, 0.16, 0.045], 0.02, css([0.42, 0.02, 270]));
  }
  fillBox(context, [0.02, 0.58, 0.96, 0.11], 0.03, fallShade(context, 0.58, 0.69, colour));
}

/** Of a pointer, on the ground. */
function laserDot(context: Canvas2D, colour: Colour): void {
  for (const [radius, alpha] of [
    [0.48, 0.22],
    [0.34, 0.4],
    [0.2, 1],
  ] as const)
    fillEllipse(context, [0.5, 0.7, radius, radius * 0.6], css(colour, alpha));
  fillEllipse(context, [0.5, 0.69, 0.09, 0.06], css([0.96, 0.04, 30]));
}

/** A piece of wood with a knot and the rest of a twig. */
function stick(context: Canvas2D, colour: Colour): void {
  for (const [from, to, width] of [
    [[0.06, 0.7], [0.94, 0.34], 0.1],
    [[0.58, 0.48], [0.66, 0.22], 0.06],
  ] as const) {
    strokeLine(context, [from, to], width, css(shift(colour, -0.12)));
    strokeLine(context, [from, to], width * 0.66, css(colour));
  }
  fillEllipse(context, [0.32, 0.59, 0.035, 0.03], css(shift(colour, -0.16)));
}

/** A thin skin that shows the colors of the rainbow at its rim. */
function soapBubble(context: Canvas2D): void {
  fillEllipse(
    context,
    [0.5, 0.5, 0.48, 0.48],
    radialGradient(context, 0.5, 0.5, 0.48, [
      [0, [0.95, 0.03, 220], 0.08],
      [0.7, [0.9, 0.07, 220], 0.2],
      [0.84, [0.85, 0.12, 200], 0.42],
      [0.92, [0.85, 0.13, 330], 0.6],
      [0.98, [0.92, 0.1, 95], 0.7],
      [1, [0.98, 0.02, 230], 0.85],
    ]),
  );
  gloss(context, [0.33, 0.27, 0.11, 0.07], 0.9);
  gloss(context, [0.68, 0.76, 0.06, 0.035], 0.7);
  gloss(context, [0.24, 0.42, 0.03, 0.045], 0.7);
}

/** By name: what is pushed, and small things of the hand. */
export const PUSHED_THINGS: PropFamily = {
  '@stroller': (context, colour) => stroller(context, colour ?? [0.68, 0.13, 250]),
  '@lawnmower': (context, colour) => lawnMower(context, colour ?? [0.6, 0.2, 28]),
  '@wheelbarrow': (context, colour) => wheelbarrow(context, colour ?? [0.62, 0.14, 150]),
  '@hairbrush': (context, colour) => hairbrush(context, colour ?? [0.7, 0.15, 350]),
  '@snowball': snowball,
  '@stick': (context, colour) => stick(context, colour ?? [0.56, 0.08, 60]),
  '@balancebeam': (context, colour) => balanceBeam(context, colour ?? [0.74, 0.09, 70]),
  '@laserdot': (context, colour) => laserDot(context, colour ?? [0.62, 0.26, 28]),
  '@deskglobe': (context, colour) => deskGlobe(context, colour ?? [0.74, 0.12, 80]),
  '@soapbubble': soapBubble,
  '@waterballoon': (context, colour) => waterBalloon(context, colour ?? [0.7, 0.14, 235]),
};
