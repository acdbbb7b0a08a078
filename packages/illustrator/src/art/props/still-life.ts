import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fillBall,
  fillBox,
  fillEllipse,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';

/** A round belly and a narrow neck with a lip. */
function vase(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.06, 0.15, 0.035], css(shift(colour, -0.2)));
  context.beginPath();
  context.moveTo(0.36, 0.06);
  context.bezierCurveTo(0.42, 0.2, 0.4, 0.26, 0.32, 0.36);
  context.bezierCurveTo(0.18, 0.52, 0.2, 0.84, 0.36, 0.97);
  context.bezierCurveTo(0.44, 1, 0.56, 1, 0.64, 0.97);
  context.bezierCurveTo(0.8, 0.84, 0.82, 0.52, 0.68, 0.36);
  context.bezierCurveTo(0.6, 0.26, 0.58, 0.2, 0.64, 0.06);
  context.bezierCurveTo(0.6, 0.1, 0.4, 0.1, 0.36, 0.06);
  context.fillStyle = roundShade(context, 0.2, 0.8, colour);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(shift(colour, -0.12), 0.5);
  context.fillRect(0, 0.6, 1, 0.02);
  context.fillRect(0, 0.64, 1, 0.008);
  context.fillRect(0, 0.42, 1, 0.012);
  context.restore();
  fillEllipse(context, [0.34, 0.56, 0.035, 0.13], css([1, 0, 0], 0.35));
}

/** A ribbed pumpkin with a stalk. */
function pumpkin(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.5, 0.34],
      [0.51, 0.22],
      [0.57, 0.13],
    ],
    0.08,
    linearGradient(
      context,
      [0.45, 0.1, 0.6, 0.3],
      [
        [0, [0.62, 0.11, 125]],
        [1, [0.44, 0.09, 120]],
      ],
    ),
  );
  for (const [x, width, tone] of [
    [0.22, 0.2, -0.1],
    [0.78, 0.2, -0.14],
    [0.34, 0.2, -0.04],
    [0.66, 0.2, -0.07],
    [0.5, 0.19, 0.03],
  ] as const) {
    const rib = shift(colour, tone);
    fillEllipse(
      context,
      [x, 0.65, width, 0.34 - Math.abs(x - 0.5) * 0.18],
      radialGradient(context, x - width * 0.3, 0.5, 0.5, [
        [0, shift(rib, 0.08)],
        [0.6, rib],
        [1, shift(rib, -0.14, 1, -8)],
      ]),
    );
  }
  fillEllipse(context, [0.4, 0.46, 0.04, 0.07], css([1, 0.02, 90], 0.25));
}

const leaf = (context: Canvas2D, x: number, y: number, turn: number): void => {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  fillEllipse(context, [0.05, 0, 0.055, 0.025], css([0.6, 0.14, 140]));
  context.restore();
};

/** Fruit heaped up in a bowl. */
function fruitBowl(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css([0.9, 0.16, 98]);
  context.lineCap = 'round';
  for (const [bend, tone] of [
    [0, 0],
    [0.05, -0.04],
  ] as const) {
    context.strokeStyle = css(shift([0.89, 0.16, 96], tone));
    context.lineWidth = 0.09;
    context.beginPath();
    context.moveTo(0.62, 0.24 + bend);
    context.quadraticCurveTo(0.86, 0.26 + bend, 0.9, 0.5 + bend);
    context.stroke();
  }
  fillBall(context, 0.3, 0.38, 0.16, [0.6, 0.21, 27]);
  strokeLine(
    context,
    [
      [0.3, 0.25],
      [0.33, 0.17],
    ],
    0.02,
    css([0.4, 0.07, 60]),
  );
  leaf(context, 0.32, 0.2, -0.4);
  fillBall(context, 0.55, 0.3, 0.15, [0.76, 0.17, 62]);
  leaf(context, 0.55, 0.16, -0.2);
  fillBall(context, 0.47, 0.46, 0.14, [0.78, 0.17, 125]);
  fillBall(context, 0.68, 0.45, 0.14, [0.62, 0.2, 22]);
  for (const [x, y] of [
    [0.14, 0.46],
    [0.2, 0.5],
    [0.12, 0.54],
    [0.18, 0.58],
    [0.1, 0.62],
    [0.15, 0.66],
  ] as const) {
    fillBall(context, x, y, 0.05, [0.48, 0.16, 310]);
  }
  context.beginPath();
  context.moveTo(0.05, 0.54);
  context.bezierCurveTo(0.09, 0.82, 0.28, 0.95, 0.5, 0.95);
  context.bezierCurveTo(0.72, 0.95, 0.91, 0.82, 0.95, 0.54);
  context.bezierCurveTo(0.86, 0.62, 0.14, 0.62, 0.05, 0.54);
  context.fillStyle = roundShade(context, 0.05, 0.95, colour);
  context.fill();
  fillBox(context, [0.34, 0.93, 0.32, 0.06], 0.02, css(shift(colour, -0.12)));
  for (const [x, y] of [
    [0.13, 0.56],
    [0.19, 0.6],
    [0.12, 0.63],
  ] as const) {
    fillBall(context, x, y, 0.05, [0.5, 0.16, 310]);
  }
}

/** A rounded glass bottle with a tall black cap. */
function nailPolish(context: Canvas2D, colour: Colour): void {
  const cap: Colour = [0.24, 0.02, 300];
  fillBox(
    context,
    [0.41, 0.02, 0.18, 0.46],
    [0.06, 0.06, 0.02, 0.02],
    roundShade(context, 0.41, 0.59, cap),
  );
  fillBox(
    context,
    [0.39, 0.46, 0.22, 0.05],
    0.015,
    roundShade(context, 0.39, 0.61, [0.8, 0.09, 85]),
  );
  fillBox(context, [0.26, 0.5, 0.48, 0.48], [0.16, 0.16, 0.08, 0.08], css([0.95, 0.02, colour[2]]));
  fillBox(
    context,
    [0.3, 0.55, 0.4, 0.39],
    [0.12, 0.12, 0.05, 0.05],
    roundShade(context, 0.3, 0.7, colour),
  );
  fillEllipse(context, [0.38, 0.72, 0.03, 0.12], css([1, 0, 0], 0.5));
}

export const STILL_LIFE: PropFamily = {
  '@vase': (context, colour) => vase(context, colour ?? [0.82, 0.05, 220]),
  '@nailpolish': (context, colour) => nailPolish(context, colour ?? [0.64, 0.2, 5]),
  '@pumpkin': (context, colour) => pumpkin(context, colour ?? [0.72, 0.17, 55]),
  '@fruitbowl': (context, colour) => fruitBowl(context, colour ?? [0.72, 0.09, 60]),
};
