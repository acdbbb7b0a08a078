import { onBothSides } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { HeadTop } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { ball, sheen } from './hair-strokes.ts';
import type { Point } from './pose.ts';

const PINK: Colour = [0.8, 0.09, 10];
const HORN: Colour = [0.36, 0.05, 30];

/** A pointed shape over a curve on each side of its tip. */
function leaf(
  context: Canvas2D,
  [from, over, tip, back, to]: readonly [Point, Point, Point, Point, Point],
): void {
  context.beginPath();
  context.moveTo(...from);
  context.quadraticCurveTo(...over, ...tip);
  context.quadraticCurveTo(...back, ...to);
  context.fill();
}

function catEar(context: Canvas2D, fur: Colour): void {
  context.fillStyle = sheen(context, fur, [0.1, -0.2], [0.3, 0.3]);
  leaf(context, [
    [0.1, 0.36],
    [0.02, 0.0],
    [0.1, -0.2],
    [0.3, -0.12],
    [0.44, 0.12],
  ]);
  context.fillStyle = css(PINK);
  leaf(context, [
    [0.15, 0.26],
    [0.09, 0.02],
    [0.13, -0.1],
    [0.26, -0.05],
    [0.34, 0.12],
  ]);
}

function rabbitEar(context: Canvas2D, fur: Colour): void {
  for (const [colour, wide, tall] of [
    [fur, 0.1, 0.36],
    [PINK, 0.05, 0.27],
  ] as const) {
    context.fillStyle = sheen(context, colour, [0.28, -0.5], [0.28, 0.1]);
    context.beginPath();
    context.ellipse(0.28, -0.17, wide, tall, -0.16, 0, Math.PI * 2);
    context.fill();
  }
}

function bearEar(context: Canvas2D, fur: Colour): void {
  ball(context, fur, [0.18, 0.1], 0.16);
  ball(context, PINK, [0.19, 0.11], 0.09);
}

function horn(context: Canvas2D): void {
  context.fillStyle = sheen(context, HORN, [0.1, -0.25], [0.3, 0.2]);
  leaf(context, [
    [0.2, 0.22],
    [-0.02, 0.1],
    [0.06, -0.26],
    [0.1, 0.02],
    [0.34, 0.13],
  ]);
  context.strokeStyle = css(shift(HORN, 0.12), 0.7);
  context.lineWidth = 0.014;
  for (const [x, y] of [
    [0.1, 0.1],
    [0.07, 0.0],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 0.11, y - 0.01);
    context.stroke();
  }
}

const TOPS: Readonly<Record<HeadTop, (context: Canvas2D, fur: Colour) => void>> = {
  cat: catEar,
  rabbit: rabbitEar,
  bear: bearEar,
  horns: horn,
};

/** Ears or horns on both sides of a head, in the space of its box: drawn before the head. */
export const drawHeadTop = (context: Canvas2D, top: HeadTop, fur: Colour): void =>
  onBothSides(context, () => TOPS[top](context, fur));
