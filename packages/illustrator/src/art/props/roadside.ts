import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { awning } from './awning.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  STONE,
  WARM_LIGHT,
} from './brush.ts';

/** A stand of wood with an awning, lanterns and steaming pots, and stools before it. */
function foodStall(context: Canvas2D, colour: Colour | null): void {
  const cloth = colour ?? [0.6, 0.2, 27];
  for (const x of [0.1, 0.87])
    fillBox(context, [x, 0.18, 0.03, 0.8], 0.004, fallShade(context, 0.2, 1, DARK_WOOD));
  fillBox(context, [0.13, 0.24, 0.74, 0.4], 0, fallShade(context, 0.24, 0.64, [0.62, 0.11, 62]));
  for (let i = 0; i < 6; i++) {
    fillBox(context, [0.17 + i * 0.115, 0.31, 0.06, 0.11], 0.004, css(CREAM));
    for (const y of [0.335, 0.36, 0.385])
      fillBox(context, [0.185 + i * 0.115, y, 0.03, 0.01], 0.003, css([0.35, 0.05, 30]));
  }
  awning(context, [0.06, 0.08, 0.88, 0.16], cloth);
  for (const x of [0.2, 0.4, 0.6, 0.8]) {
    fillEllipse(context, [x, 0.315, 0.036, 0.046], css([0.74, 0.18, 45]));
    fillEllipse(context, [x, 0.315, 0.02, 0.036], css([0.92, 0.13, 82]));
    fillBox(context, [x - 0.016, 0.265, 0.032, 0.01], 0.002, css([0.25, 0.03, 40]));
    fillBox(context, [x - 0.016, 0.356, 0.032, 0.01], 0.002, css([0.25, 0.03, 40]));
  }
  for (const [x, wide] of [
    [0.3, 0.13],
    [0.52, 0.16],
    [0.72, 0.12],
  ] as const) {
    for (const dx of [-0.2, 0.15]) {
      context.strokeStyle = css([1, 0, 0], 0.55);
      context.lineWidth = 0.014;
      context.beginPath();
      context.moveTo(x + dx * wide, 0.52);
      context.bezierCurveTo(
        x + dx * wide + 0.04,
        0.48,
        x + dx * wide - 0.03,
        0.45,
        x + dx * wide + 0.01,
        0.4,
      );
      context.stroke();
    }
    fillBox(
      context,
      [x - wide / 2, 0.535, wide, 0.085],
      [0.005, 0.005, 0.03, 0.03],
      fallShade(context, 0.53, 0.62, [0.6, 0.01, 260]),
    );
    fillEllipse(context, [x, 0.535, wide * 0.52, 0.016], css([0.82, 0.09, 75]));
  }
  fillBox(context, [0.04, 0.61, 0.92, 0.045], 0.008, css(shift(DARK_WOOD, 0.12)));
  fillBox(context, [0.08, 0.65, 0.84, 0.31], 0.004, fallShade(context, 0.65, 0.96, DARK_WOOD));
  for (let i = 1; i < 8; i++) {
    context.fillStyle = css(shift(DARK_WOOD, -0.08));
    context.fillRect(0.08 + i * 0.105, 0.66, 0.006, 0.3);
  }
  for (const x of [0.25, 0.5, 0.75]) {
    fillBox(context, [x - 0.01, 0.82, 0.02, 0.17], 0, css([0.3, 0.01, 260]));
    fillBox(context, [x - 0.05, 0.975, 0.1, 0.02], 0.006, css([0.3, 0.01, 260]));
    fillBox(context, [x - 0.065, 0.79, 0.13, 0.035], 0.016, css(cloth));
  }
}

/** A van that sells food through an opening in its side, under an awning. */
function foodTruck(context: Canvas2D, colour: Colour | null): void {
  const body = colour ?? [0.76, 0.12, 195];
  fillBox(context, [0.26, 0.26, 0.72, 0.58], 0.03, fallShade(context, 0.24, 0.84, body));
  fillShape(
    context,
    [
      [0.28, 0.84],
      [0.02, 0.84],
      [0.02, 0.64],
      [0.1, 0.42],
      [0.28, 0.42],
    ],
    fallShade(context, 0.4, 0.84, shift(body, 0.04)),
  );
  fillShape(
    context,
    [
      [0.06, 0.62],
      [0.125, 0.46],
      [0.25, 0.46],
      [0.25, 0.62],
    ],
    fallShade(context, 0.44, 0.62, [0.84, 0.07, 225]),
  );
  fillBox(context, [0.26, 0.7, 0.72, 0.05], 0, css(CREAM));
  fillBox(context, [0.38, 0.4, 0.5, 0.24], 0.008, fallShade(context, 0.4, 0.64, WARM_LIGHT));
  for (const [x, hue] of [
    [0.44, 27],
    [0.52, 90],
    [0.76, 140],
    [0.83, 50],
  ] as const)
    fillBox(context, [x, 0.53, 0.026, 0.1], [0.01, 0.01, 0, 0], css([0.62, 0.16, hue]));
  for (const x of [0.6, 0.68]) fillEllipse(context, [x, 0.6, 0.036, 0.036], css([0.74, 0.12, 65]));
  fillBox(context, [0.36, 0.63, 0.54, 0.03], 0.008, css(shift(DARK_WOOD, 0.2)));
  awning(context, [0.36, 0.32, 0.54, 0.09], [0.62, 0.2, 27]);
  fillBox(context, [0.4, 0.17, 0.46, 0.1], 0.014, css(shift(body, -0.22)));
  for (const [x, wide] of [
    [0.45, 0.1],
    [0.57, 0.16],
    [0.75, 0.06],
  ] as const)
    fillBox(context, [x, 0.21, wide, 0.026], 0.01, css([0.97, 0.09, 95]));
  fillEllipse(context, [0.04, 0.7, 0.022, 0.03], css([0.97, 0.08, 95]));
  fillBox(context, [0, 0.81, 1, 0.045], 0.014, css([0.42, 0.01, 260]));
  for (const x of [0.2, 0.78]) {
    fillEllipse(context, [x, 0.875, 0.105, 0.115], css([0.24, 0.01, 270]));
    fillEllipse(context, [x, 0.875, 0.05, 0.055], css([0.8, 0.01, 260]));
  }
}

/** An old tram from the side, with its pole on the roof. */
function sideTram(context: Canvas2D, colour: Colour | null): void {
  const paint = colour ?? [0.8, 0.15, 88];
  context.strokeStyle = css([0.28, 0.01, 260]);
  context.lineWidth = 0.012;
  context.beginPath();
  context.moveTo(0.52, 0.34);
  context.lineTo(0.7, 0.2);
  context.lineTo(0.98, 0.17);
  context.stroke();
  fillBox(context, [0.1, 0.335, 0.8, 0.05], 0.02, css([0.42, 0.03, 60]));
  fillBox(context, [0.03, 0.37, 0.94, 0.05], 0.024, css([0.9, 0.02, 85]));
  fillBox(context, [0.04, 0.41, 0.92, 0.25], 0.01, fallShade(context, 0.4, 0.66, CREAM));
  fillBox(context, [0.03, 0.64, 0.94, 0.24], 0.02, fallShade(context, 0.62, 0.88, paint));
  fillBox(context, [0.03, 0.67, 0.94, 0.014], 0, css(shift(paint, -0.2)));
  fillBox(context, [0.06, 0.82, 0.88, 0.012], 0, css(shift(paint, -0.2)));
  for (let i = 0; i < 5; i++) {
    const x = 0.205 + i * 0.122;
    fillBox(context, [x, 0.44, 0.1, 0.19], 0.012, css(shift(DARK_WOOD, 0.06)));
    fillBox(
      context,
      [x + 0.01, 0.45, 0.08, 0.17],
      0.01,
      fallShade(context, 0.44, 0.62, WARM_LIGHT),
    );
  }
  for (const x of [0.07, 0.83]) {
    fillBox(context, [x, 0.44, 0.1, 0.42], 0.012, css(shift(DARK_WOOD, 0.06)));
    fillBox(
      context,
      [x + 0.012, 0.455, 0.076, 0.19],
      0.01,
      fallShade(context, 0.44, 0.64, [0.84, 0.07, 225]),
    );
  }
  fillEllipse(context, [0.035, 0.74, 0.022, 0.03], css([0.98, 0.08, 95]));
  fillBox(context, [0.0, 0.86, 1, 0.03], 0.012, css([0.32, 0.01, 260]));
  for (const x of [0.26, 0.74]) {
    fillEllipse(context, [x, 0.925, 0.07, 0.072], css([0.25, 0.01, 270]));
    fillEllipse(context, [x, 0.925, 0.034, 0.036], css([0.66, 0.01, 260]));
  }
}

/** Fuel pumps under a canopy, and a small shop behind them. */
function gasStation(context: Canvas2D, colour: Colour | null): void {
  const paint = colour ?? [0.58, 0.2, 27];
  const white: Colour = [0.95, 0.01, 90];
  fillBox(context, [0.5, 0.56, 0.46, 0.42], 0.006, fallShade(context, 0.56, 0.98, white));
  fillBox(context, [0.48, 0.53, 0.5, 0.05], 0.008, css(paint));
  fillBox(
    context,
    [0.54, 0.68, 0.2, 0.18],
    0.006,
    fallShade(context, 0.68, 0.86, [0.84, 0.07, 215]),
  );
  fillBox(context, [0.79, 0.68, 0.12, 0.3], 0.006, css([0.6, 0.05, 225]));
  fillEllipse(context, [0.895, 0.84, 0.008, 0.008], css(BRASS));
  for (const x of [0.1, 0.42])
    fillBox(context, [x, 0.38, 0.03, 0.6], 0.004, fallShade(context, 0.4, 1, [0.8, 0.01, 260]));
  fillBox(context, [0, 0.28, 0.66, 0.11], 0.012, fallShade(context, 0.28, 0.39, white));
  fillBox(context, [0, 0.31, 0.66, 0.05], 0, css(paint));
  fillBox(context, [0.03, 0.385, 0.6, 0.012], 0, css([0.97, 0.05, 95]));
  fillBox(context, [0.06, 0.955, 0.44, 0.035], 0.008, css(STONE));
  for (const x of [0.16, 0.29]) {
    fillBox(context, [x, 0.64, 0.1, 0.32], 0.02, fallShade(context, 0.64, 0.96, paint));
    fillBox(context, [x + 0.018, 0.675, 0.064, 0.09], 0.008, css(white));
    fillBox(context, [x + 0.03, 0.69, 0.04, 0.02], 0, css([0.3, 0.01, 260]));
    context.strokeStyle = css([0.22, 0.01, 260]);
    context.lineWidth = 0.013;
    context.beginPath();
    context.moveTo(x + 0.1, 0.72);
    context.quadraticCurveTo(x + 0.135, 0.8, x + 0.11, 0.88);
    context.stroke();
  }
  fillBox(context, [0.855, 0.12, 0.022, 0.44], 0, css([0.6, 0.01, 260]));
  fillBox(context, [0.77, 0.03, 0.19, 0.14], 0.02, css(paint));
  fillBox(context, [0.79, 0.05, 0.15, 0.1], 0.012, css(white));
  // A drop of fuel on the sign.
  fillEllipse(context, [0.865, 0.112, 0.022, 0.024], css(paint));
  fillShape(
    context,
    [
      [0.845, 0.105],
      [0.865, 0.06],
      [0.885, 0.105],
    ],
    css(paint),
  );
}

/** What stands at a street, or runs in it, as seen from its side. */
export const ROADSIDE: PropFamily = {
  '@foodstall': foodStall,
  '@foodtruck': foodTruck,
  '@sidetram': sideTram,
  '@gasstation': gasStation,
};
