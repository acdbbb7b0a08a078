import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  WOOD,
} from './brush.ts';

/** Vessels that one looks into: empty, since what the prompt puts into them is drawn behind their glass. */

const GLASS: Colour = [0.94, 0.03, 220];
const clearGlass = (context: Canvas2D, x: number, y: number, radius: number) =>
  radialGradient(context, x - radius * 0.25, y - radius * 0.3, radius * 1.5, [
    [0, GLASS, 0.5],
    [0.75, [0.8, 0.07, 235], 0.45],
    [1, [0.7, 0.09, 245], 0.6],
  ]);

/** The gleam at the upper left of something round. */
function gleam(context: Canvas2D, x: number, y: number, radius: number): void {
  context.strokeStyle = css([1, 0, 0], 0.8);
  context.lineWidth = radius * 0.075;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius * 0.82, Math.PI * 1.05, Math.PI * 1.34);
  context.stroke();
}

function globe(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.44, 0.42, 0.42], clearGlass(context, 0.5, 0.44, 0.42));
  context.save();
  context.beginPath();
  context.arc(0.5, 0.44, 0.41, 0, TAU);
  context.clip();
  fillEllipse(context, [0.5, 0.84, 0.5, 0.16], css([0.98, 0.01, 230]));
  for (let flake = 0; flake < 22; flake++) {
    const x = 0.14 + ((flake * 0.37) % 0.72);
    fillEllipse(context, [x, 0.08 + ((flake * 0.23) % 0.6), 0.011, 0.011], css([1, 0, 0], 0.9));
  }
  context.restore();
  fillBox(
    context,
    [0.22, 0.8, 0.56, 0.16],
    [0.06, 0.06, 0.03, 0.03],
    roundShade(context, 0.22, 0.78, [0.5, 0.13, 30]),
  );
  gleam(context, 0.5, 0.44, 0.42);
}

function bubble(context: Canvas2D): void {
  fillEllipse(
    context,
    [0.5, 0.5, 0.46, 0.46],
    radialGradient(context, 0.46, 0.44, 0.5, [
      [0, GLASS, 0.12],
      [0.7, [0.86, 0.08, 320], 0.28],
      [0.9, [0.82, 0.1, 215], 0.5],
      [1, [0.9, 0.07, 180], 0.7],
    ]),
  );
  gleam(context, 0.5, 0.5, 0.46);
  fillEllipse(context, [0.68, 0.72, 0.05, 0.035], css([1, 0, 0], 0.7));
}

function bulb(context: Canvas2D): void {
  context.beginPath();
  context.arc(0.5, 0.38, 0.35, Math.PI * 0.8, Math.PI * 0.2);
  context.quadraticCurveTo(0.66, 0.64, 0.64, 0.76);
  context.lineTo(0.36, 0.76);
  context.quadraticCurveTo(0.34, 0.64, 0.217, 0.586);
  context.closePath();
  context.fillStyle = clearGlass(context, 0.5, 0.38, 0.35);
  context.fill();
  context.strokeStyle = css([1, 0, 0], 0.5);
  context.lineWidth = 0.015;
  context.stroke();
  for (let ring = 0; ring < 3; ring++) {
    fillBox(
      context,
      [0.36, 0.75 + ring * 0.065, 0.28, 0.055],
      0.025,
      roundShade(context, 0.36, 0.64, IRON),
    );
  }
  fillEllipse(context, [0.5, 0.955, 0.09, 0.035], css(shift(IRON, -0.08)));
  gleam(context, 0.5, 0.38, 0.35);
}

function jar(context: Canvas2D): void {
  fillBox(
    context,
    [0.16, 0.2, 0.68, 0.76],
    0.14,
    linearGradient(
      context,
      [0.16, 0, 0.84, 0],
      [
        [0, [0.82, 0.06, 230], 0.55],
        [0.3, GLASS, 0.35],
        [0.8, GLASS, 0.35],
        [1, [0.74, 0.08, 240], 0.6],
      ],
    ),
  );
  fillBox(context, [0.2, 0.09, 0.6, 0.13], 0.04, fallShade(context, 0.09, 0.22, BRASS));
  fillBox(context, [0.22, 0.3, 0.045, 0.5], 0.022, css([1, 0, 0], 0.65));
}

/** Round and clear, with a spout at the right and a wooden knob on its lid. */
function glassTeapot(context: Canvas2D): void {
  const edge = css([0.74, 0.08, 235], 0.65);
  context.strokeStyle = edge;
  context.lineWidth = 0.035;
  context.beginPath();
  context.ellipse(0.14, 0.58, 0.11, 0.19, 0, 0.4 * Math.PI, 1.6 * Math.PI);
  context.stroke();
  context.fillStyle = css(GLASS, 0.5);
  context.beginPath();
  context.moveTo(0.79, 0.5);
  context.quadraticCurveTo(0.86, 0.46, 0.88, 0.34);
  context.lineTo(0.98, 0.34);
  context.quadraticCurveTo(0.96, 0.62, 0.8, 0.72);
  context.quadraticCurveTo(0.84, 0.6, 0.79, 0.5);
  context.fill();
  context.stroke();
  context.fillStyle = linearGradient(
    context,
    [0.12, 0, 0.84, 0],
    [
      [0, [0.8, 0.07, 230], 0.6],
      [0.3, GLASS, 0.28],
      [0.75, GLASS, 0.28],
      [1, [0.74, 0.08, 240], 0.6],
    ],
  );
  context.beginPath();
  context.ellipse(0.47, 0.6, 0.36, 0.36, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 0.014;
  context.stroke();
  fillBox(context, [0.26, 0.2, 0.42, 0.075], 0.036, fallShade(context, 0.2, 0.28, BRASS));
  fillBox(context, [0.42, 0.1, 0.1, 0.11], 0.05, fallShade(context, 0.1, 0.21, [0.5, 0.09, 58]));
  fillBox(context, [0.2, 0.46, 0.04, 0.28], 0.02, css([1, 0, 0], 0.6));
}

/** On its side in a wooden cradle, its neck to the right. */
function bottleOnSide(context: Canvas2D): void {
  for (const x of [0.2, 0.62]) {
    fillShape(
      context,
      [
        [x, 0.97],
        [x + 0.02, 0.78],
        [x + 0.1, 0.78],
        [x + 0.12, 0.97],
      ],
      css(WOOD),
    );
  }
  fillBox(context, [0.12, 0.92, 0.7, 0.05], 0.02, css(DARK_WOOD));
  context.beginPath();
  context.roundRect(0, 0.3, 0.74, 0.54, 0.16);
  context.roundRect(0.7, 0.48, 0.2, 0.18, 0.04);
  context.fillStyle = linearGradient(
    context,
    [0, 0.3, 0, 0.84],
    [
      [0, [0.9, 0.05, 200], 0.6],
      [0.35, GLASS, 0.35],
      [1, [0.72, 0.09, 205], 0.62],
    ],
  );
  context.fill();
  // Its edge is seen against the sky as well.
  context.beginPath();
  context.roundRect(0.008, 0.308, 0.724, 0.524, 0.155);
  context.strokeStyle = css([0.62, 0.07, 215], 0.55);
  context.lineWidth = 0.014;
  context.stroke();
  fillBox(context, [0.88, 0.5, 0.12, 0.14], 0.03, css([0.68, 0.09, 65]));
  fillBox(context, [0.1, 0.36, 0.5, 0.04], 0.02, css([1, 0, 0], 0.7));
}

function glassDome(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.14, 0.88);
  context.lineTo(0.14, 0.46);
  context.arc(0.5, 0.46, 0.36, Math.PI, TAU);
  context.lineTo(0.86, 0.88);
  context.closePath();
  context.fillStyle = clearGlass(context, 0.5, 0.5, 0.45);
  context.fill();
  fillEllipse(context, [0.5, 0.075, 0.045, 0.045], css([0.9, 0.05, 220]));
  fillBox(context, [0.06, 0.86, 0.88, 0.1], 0.04, fallShade(context, 0.86, 0.96, DARK_WOOD));
  gleam(context, 0.5, 0.46, 0.36);
}

function fishTank(context: Canvas2D): void {
  fillBox(context, [0, 0.3, 1, 0.64], 0.02, css(GLASS, 0.4));
  context.fillStyle = linearGradient(
    context,
    [0, 0.38, 0, 0.94],
    [
      [0, [0.86, 0.09, 212], 0.75],
      [1, [0.58, 0.13, 238], 0.85],
    ],
  );
  context.fillRect(0.015, 0.38, 0.97, 0.54);
  fillBox(context, [0.015, 0.88, 0.97, 0.06], [0.03, 0.03, 0, 0], css([0.86, 0.08, 80]));
  context.lineWidth = 0.024;
  context.lineCap = 'round';
  context.strokeStyle = css([0.62, 0.17, 150]);
  for (const x of [0.1, 0.16, 0.86, 0.92]) {
    context.beginPath();
    context.moveTo(x, 0.92);
    context.quadraticCurveTo(x + 0.04, 0.78, x - 0.01, 0.6);
    context.stroke();
  }
  fillBox(context, [0, 0.92, 1, 0.06], 0.02, css(IRON));
  fillBox(context, [0, 0.27, 1, 0.05], 0.02, css(IRON));
  fillBox(context, [0.05, 0.42, 0.03, 0.36], 0.015, css([1, 0, 0], 0.5));
}

const glassOutline = (top: number): (readonly [number, number])[] => [
  [0.12 + (top - 0.06) * 0.1, top],
  [0.88 - (top - 0.06) * 0.1, top],
  [0.79, 0.96],
  [0.21, 0.96],
];

/** @param fill paints what is in it */
function drinkingGlass(context: Canvas2D, fill?: () => void): void {
  fillShape(context, glassOutline(0.06), css(GLASS, 0.45));
  fill?.();
  fillBox(context, [0.21, 0.92, 0.58, 0.05], 0.02, css([0.9, 0.04, 225], 0.9));
  fillBox(context, [0.22, 0.16, 0.045, 0.6], 0.022, css([1, 0, 0], 0.65));
}

/** @param drink null for water */
function waterGlass(context: Canvas2D, drink: Colour | null): void {
  drinkingGlass(context, () => {
    fillShape(
      context,
      glassOutline(0.26),
      linearGradient(
        context,
        [0, 0.26, 0, 0.96],
        [
          [0, drink ? shift(drink, 0.06) : [0.84, 0.08, 225], drink ? 0.95 : 0.75],
          [1, drink ? shift(drink, -0.06) : [0.68, 0.11, 240], drink ? 0.96 : 0.8],
        ],
      ),
    );
    fillEllipse(
      context,
      [0.5, 0.265, 0.36, 0.035],
      css(drink ? shift(drink, 0.12) : [0.93, 0.05, 215], 0.85),
    );
  });
}

export const GLASSWARE: PropFamily = {
  '@emptyglobe': globe,
  '@bubble': bubble,
  '@clearbulb': bulb,
  '@emptyjar': jar,
  '@glassteapot': glassTeapot,
  '@bottleonside': bottleOnSide,
  '@glassdome': glassDome,
  '@waterglass': (context, colour) => waterGlass(context, colour ?? null),
  '@plainglass': (context) => drinkingGlass(context),
  '@fishtank': fishTank,
};
