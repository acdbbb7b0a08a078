import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, strokeLine } from './brush.ts';

const TYRE: Colour = [0.24, 0.02, 280];

function carWheel(context: Canvas2D, x: number, radius: number): void {
  fillEllipse(context, [x, 1 - radius, radius, radius], css(TYRE));
  fillEllipse(context, [x, 1 - radius, radius * 0.58, radius * 0.58], css([0.86, 0.01, 270]));
  fillEllipse(context, [x, 1 - radius, radius * 0.22, radius * 0.22], css([0.6, 0.01, 270]));
}

/** An open car that drives to the right; people in it sit behind its door. */
function convertible(context: Canvas2D, colour: Colour): void {
  // The screen and its frame.
  context.fillStyle = css([0.9, 0.05, 215], 0.55);
  context.beginPath();
  context.moveTo(0.66, 0.6);
  context.lineTo(0.74, 0.6);
  context.lineTo(0.66, 0.4);
  context.lineTo(0.63, 0.4);
  context.fill();
  strokeLine(
    context,
    [
      [0.74, 0.6],
      [0.655, 0.395],
    ],
    0.018,
    css([0.88, 0.01, 270]),
  );
  // The wheel in the driver's hands.
  strokeLine(
    context,
    [
      [0.61, 0.5],
      [0.645, 0.6],
    ],
    0.02,
    css(TYRE),
  );
  context.fillStyle = fallShade(context, 0.55, 0.92, colour);
  context.beginPath();
  context.moveTo(0.02, 0.7);
  context.bezierCurveTo(0.02, 0.6, 0.06, 0.565, 0.16, 0.565);
  context.lineTo(0.24, 0.565);
  context.quadraticCurveTo(0.27, 0.6, 0.32, 0.605);
  context.lineTo(0.6, 0.605);
  context.quadraticCurveTo(0.66, 0.6, 0.7, 0.59);
  context.bezierCurveTo(0.84, 0.585, 0.97, 0.62, 0.985, 0.74);
  context.lineTo(0.985, 0.85);
  context.quadraticCurveTo(0.985, 0.9, 0.94, 0.9);
  context.lineTo(0.06, 0.9);
  context.quadraticCurveTo(0.02, 0.9, 0.02, 0.84);
  context.closePath();
  context.fill();
  context.strokeStyle = css(shift(colour, 0.12), 0.9);
  context.lineWidth = 0.014;
  context.beginPath();
  context.moveTo(0.04, 0.715);
  context.lineTo(0.965, 0.715);
  context.stroke();
  // The door.
  context.strokeStyle = css(shift(colour, -0.16), 0.8);
  context.lineWidth = 0.01;
  context.beginPath();
  context.roundRect(0.36, 0.63, 0.25, 0.22, 0.03);
  context.stroke();
  fillBox(context, [0.39, 0.67, 0.06, 0.018], 0.009, css([0.9, 0.01, 270]));
  for (const x of [0.21, 0.79]) {
    context.fillStyle = css(shift(colour, -0.24));
    context.beginPath();
    context.arc(x, 0.88, 0.135, Math.PI, TAU);
    context.fill();
    carWheel(context, x, 0.115);
  }
  fillEllipse(context, [0.965, 0.76, 0.022, 0.034], css([0.97, 0.1, 95]));
  fillBox(context, [0.015, 0.74, 0.022, 0.05], 0.01, css([0.6, 0.22, 25]));
  fillBox(context, [0.9, 0.87, 0.095, 0.035], 0.015, css([0.88, 0.01, 270]));
  fillBox(context, [0.005, 0.87, 0.095, 0.035], 0.015, css([0.88, 0.01, 270]));
}

/** From the side: a deck with raised ends on two wheels. */
function skateboard(context: Canvas2D, colour: Colour): void {
  for (const x of [0.25, 0.75]) {
    fillBox(context, [x - 0.06, 0.86, 0.12, 0.035], 0.01, css([0.7, 0.01, 270]));
    fillEllipse(context, [x, 0.935, 0.062, 0.062], css([0.95, 0.03, 85]));
    fillEllipse(context, [x, 0.935, 0.026, 0.026], css([0.5, 0.02, 270]));
  }
  context.strokeStyle = css(shift(colour, -0.02));
  context.lineWidth = 0.06;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.04, 0.775);
  context.quadraticCurveTo(0.09, 0.845, 0.17, 0.845);
  context.lineTo(0.83, 0.845);
  context.quadraticCurveTo(0.91, 0.845, 0.96, 0.775);
  context.stroke();
  context.strokeStyle = css([0.3, 0.02, 280]);
  context.lineWidth = 0.018;
  context.beginPath();
  context.moveTo(0.05, 0.755);
  context.quadraticCurveTo(0.1, 0.818, 0.17, 0.82);
  context.lineTo(0.83, 0.82);
  context.quadraticCurveTo(0.9, 0.818, 0.95, 0.755);
  context.stroke();
}

/** Seen from a little above: a mat in a ring on legs. */
function trampoline(context: Canvas2D, colour: Colour): void {
  for (const [x, foot] of [
    [0.1, 0.94],
    [0.34, 0.99],
    [0.66, 0.99],
    [0.9, 0.94],
  ] as const) {
    strokeLine(
      context,
      [
        [x, 0.74],
        [x, foot],
      ],
      0.026,
      css([0.6, 0.01, 270]),
    );
  }
  fillEllipse(context, [0.5, 0.76, 0.49, 0.11], css(shift(colour, -0.12)));
  fillEllipse(context, [0.5, 0.735, 0.49, 0.11], fallShade(context, 0.62, 0.85, colour));
  fillEllipse(context, [0.5, 0.735, 0.4, 0.085], fallShade(context, 0.64, 0.82, [0.32, 0.02, 280]));
}

/** What is ridden, made so that a rider fits. */
export const RIDES: PropFamily = {
  '@convertible': (context, colour) => convertible(context, colour ?? [0.62, 0.21, 25]),
  '@trampoline': (context, colour) => trampoline(context, colour ?? [0.56, 0.16, 255]),
  '@skateboard': (context, colour) => skateboard(context, colour ?? [0.6, 0.16, 255]),
};
