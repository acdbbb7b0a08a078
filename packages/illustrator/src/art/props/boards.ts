import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  strokeLine,
} from './brush.ts';

function surfboard(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.5, 0.5);
  context.beginPath();
  context.moveTo(-0.5, -0.03);
  context.bezierCurveTo(-0.42, -0.11, 0.3, -0.12, 0.49, -0.03);
  context.bezierCurveTo(0.52, 0, 0.5, 0.05, 0.44, 0.06);
  context.bezierCurveTo(0.2, 0.1, -0.3, 0.1, -0.5, -0.03);
  context.closePath();
  context.fillStyle = linearGradient(
    context,
    [0, -0.12, 0, 0.1],
    [
      [0, [0.98, 0.03, 90]],
      [0.5, [0.94, 0.05, 80]],
      [1, shift(colour, -0.1)],
    ],
  );
  context.fill();
  context.clip();
  context.fillStyle = linearGradient(
    context,
    [-0.5, 0, 0.5, 0],
    [
      [0, colour],
      [1, shift(colour, 0.05, 1, 30)],
    ],
  );
  context.beginPath();
  context.moveTo(-0.5, 0);
  context.bezierCurveTo(-0.3, 0.06, 0.2, 0.06, 0.5, 0.01);
  context.lineTo(0.5, 0.2);
  context.lineTo(-0.5, 0.2);
  context.fill();
  context.fillStyle = css(shift(colour, -0.04, 0.8, 175));
  context.beginPath();
  context.moveTo(-0.12, -0.15);
  context.lineTo(-0.03, -0.15);
  context.lineTo(0.03, 0.2);
  context.lineTo(-0.06, 0.2);
  context.fill();
  context.restore();
}

/** Flat on the ground, seen from a little above. */
function rug(context: Canvas2D, colour: Colour): void {
  const sheet = (inset: number): readonly (readonly [number, number])[] => [
    [0.12 + inset * 0.9, 0.8 + inset * 0.35],
    [0.88 - inset * 0.9, 0.8 + inset * 0.35],
    [1 - inset * 1.3, 0.98 - inset * 0.35],
    [inset * 1.3, 0.98 - inset * 0.35],
  ];
  fillShape(context, sheet(0), fallShade(context, 0.8, 0.98, shift(colour, -0.08)));
  fillShape(context, sheet(0.05), css([0.93, 0.05, 85]));
  fillShape(context, sheet(0.09), fallShade(context, 0.8, 0.98, colour));
}

function magicCarpet(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.5, 0.5);
  context.fillStyle = fallShade(context, -0.1, 0.14, colour);
  context.beginPath();
  context.moveTo(-0.48, 0.02);
  context.bezierCurveTo(-0.3, -0.12, -0.1, 0.1, 0.1, -0.02);
  context.bezierCurveTo(0.25, -0.1, 0.4, -0.06, 0.48, -0.04);
  context.lineTo(0.45, 0.1);
  context.bezierCurveTo(0.3, 0.02, 0.2, 0.1, 0.05, 0.12);
  context.bezierCurveTo(-0.15, 0.16, -0.3, 0.02, -0.45, 0.14);
  context.closePath();
  context.fill();
  context.lineWidth = 0.02;
  context.strokeStyle = css([0.85, 0.14, 85]);
  context.stroke();
  for (let i = 0; i < 6; i++) {
    const at = -0.36 + i * 0.145;
    const rise = 0.035 * Math.sin(i * 1.9 + 0.6);
    fillEllipse(context, [at, 0.035 + rise, 0.028, 0.016], css([0.9, 0.13, 88]));
  }
  context.restore();
}

function raft(context: Canvas2D): void {
  for (let i = 0; i < 6; i++) {
    const x = 0.04 + i * 0.155;
    fillBox(context, [x, 0.66, 0.15, 0.16], 0.07, fallShade(context, 0.66, 0.84, [0.6, 0.1, 62]));
    fillEllipse(context, [x + 0.075, 0.76, 0.04, 0.045], css([0.78, 0.08, 75]));
  }
  strokeLine(
    context,
    [
      [0.05, 0.7],
      [0.95, 0.7],
    ],
    0.025,
    css([0.85, 0.07, 85]),
  );
}

function skis(context: Canvas2D, colour: Colour): void {
  for (const [dy, tone] of [
    [0, -0.08],
    [0.05, 0.04],
  ] as const) {
    context.strokeStyle = css(shift(colour, tone));
    context.lineWidth = 0.045;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(0.04, 0.52 + dy);
    context.lineTo(0.84, 0.52 + dy);
    context.quadraticCurveTo(0.93, 0.52 + dy, 0.96, 0.44 + dy);
    context.stroke();
  }
}

export const BOARDS: PropFamily = {
  '@surfboard': (context, colour) => surfboard(context, colour ?? [0.72, 0.17, 25]),
  '@snowboard': (context, colour) => surfboard(context, colour ?? [0.55, 0.2, 260]),
  '@carpet': (context, colour) => magicCarpet(context, colour ?? [0.5, 0.2, 20]),
  '@rug': (context, colour) => rug(context, colour ?? [0.55, 0.15, 300]),
  '@raft': raft,
  '@skis': (context, colour) => skis(context, colour ?? [0.6, 0.2, 20]),
};
