import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { BLACK, body, ENAMEL, feet, gleam, knob, MINT, RED, STEEL } from './appliance-parts.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';

function fridge(context: Canvas2D, colour: Colour): void {
  feet(context, 0.27, 0.73);
  body(context, [0.22, 0.02, 0.56, 0.95], 0.07, colour);
  fillBox(context, [0.22, 0.35, 0.56, 0.016], 0, css(shift(colour, -0.2), 0.8));
  for (const [y, height] of [
    [0.15, 0.15],
    [0.42, 0.24],
  ] as const) {
    fillBox(context, [0.29, y, 0.035, height], 0.017, roundShade(context, 0.29, 0.325, STEEL));
  }
  fillBox(context, [0.53, 0.46, 0.13, 0.12], 0.01, css([0.96, 0.06, 95]));
  fillEllipse(context, [0.595, 0.46, 0.02, 0.02], css(RED));
}

function oven(context: Canvas2D, colour: Colour): void {
  feet(context, 0.12, 0.88);
  body(context, [0.08, 0.16, 0.84, 0.81], 0.05, colour);
  fillBox(context, [0.06, 0.13, 0.88, 0.07], 0.02, fallShade(context, 0.13, 0.2, BLACK));
  for (const x of [0.27, 0.73]) fillBox(context, [x - 0.12, 0.105, 0.24, 0.03], 0.015, css(IRON));
  for (const x of [0.18, 0.33, 0.67, 0.82]) knob(context, x, 0.28, 0.042);
  fillBox(context, [0.43, 0.245, 0.14, 0.07], 0.012, css(BLACK));
  strokeLine(
    context,
    [
      [0.46, 0.28],
      [0.54, 0.28],
    ],
    0.012,
    css([0.8, 0.18, 145]),
  );
  fillBox(context, [0.14, 0.38, 0.72, 0.52], 0.04, css(shift(colour, -0.1)));
  strokeLine(
    context,
    [
      [0.2, 0.43],
      [0.8, 0.43],
    ],
    0.03,
    roundShade(context, 0.2, 0.8, STEEL),
  );
  fillBox(context, [0.2, 0.49, 0.6, 0.35], 0.03, fallShade(context, 0.49, 0.84, [0.4, 0.09, 50]));
  fillBox(context, [0.2, 0.7, 0.6, 0.012], 0, css(IRON));
  gleam(context, [0.2, 0.49, 0.6, 0.35]);
}

function dishwasher(context: Canvas2D, colour: Colour): void {
  feet(context, 0.15, 0.85);
  body(context, [0.1, 0.08, 0.8, 0.89], 0.05, colour);
  fillBox(context, [0.13, 0.12, 0.74, 0.11], 0.02, fallShade(context, 0.12, 0.23, BLACK));
  for (const x of [0.64, 0.71, 0.78])
    fillEllipse(context, [x, 0.175, 0.018, 0.018], css([0.82, 0.14, 200]));
  strokeLine(
    context,
    [
      [0.22, 0.3],
      [0.78, 0.3],
    ],
    0.035,
    roundShade(context, 0.2, 0.8, STEEL),
  );
  // A plate says what it washes.
  fillEllipse(context, [0.5, 0.62, 0.19, 0.19], css(shift(colour, -0.13)));
  fillEllipse(context, [0.5, 0.62, 0.165, 0.165], css(shift(colour, 0.05)));
  fillEllipse(context, [0.5, 0.62, 0.1, 0.1], css(shift(colour, -0.06)));
  for (const [x, y] of [
    [0.7, 0.46],
    [0.75, 0.55],
    [0.3, 0.8],
  ] as const) {
    fillEllipse(context, [x, y, 0.03, 0.03], css([0.9, 0.05, 220], 0.9));
  }
}

function toaster(context: Canvas2D, colour: Colour): void {
  for (const x of [0.26, 0.52]) {
    fillBox(
      context,
      [x, 0.2, 0.22, 0.3],
      [0.08, 0.08, 0, 0],
      fallShade(context, 0.2, 0.5, [0.62, 0.11, 60]),
    );
    fillBox(context, [x + 0.025, 0.23, 0.17, 0.27], [0.06, 0.06, 0, 0], css([0.86, 0.09, 82]));
  }
  feet(context, 0.18, 0.82);
  body(context, [0.1, 0.42, 0.8, 0.55], 0.14, colour);
  fillBox(context, [0.2, 0.43, 0.6, 0.035], 0.017, css(BLACK));
  fillBox(context, [0.9, 0.5, 0.03, 0.3], 0.01, css(BLACK));
  fillBox(context, [0.88, 0.54, 0.1, 0.06], 0.025, css(BLACK));
  knob(context, 0.72, 0.82, 0.055);
  gleam(context, [0.16, 0.5, 0.4, 0.34]);
}

function kettle(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(BLACK);
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.66, 0.28);
  context.bezierCurveTo(0.96, 0.22, 0.98, 0.72, 0.74, 0.76);
  context.stroke();
  fillShape(
    context,
    [
      [0.3, 0.36],
      [0.1, 0.3],
      [0.14, 0.24],
      [0.36, 0.24],
    ],
    roundShade(context, 0.1, 0.4, colour),
  );
  context.fillStyle = roundShade(context, 0.2, 0.78, colour);
  context.beginPath();
  context.moveTo(0.32, 0.22);
  context.lineTo(0.66, 0.22);
  context.lineTo(0.78, 0.88);
  context.lineTo(0.2, 0.88);
  context.closePath();
  context.fill();
  fillBox(context, [0.3, 0.17, 0.38, 0.07], 0.035, css(BLACK));
  fillEllipse(context, [0.49, 0.155, 0.05, 0.035], css(BLACK));
  fillBox(context, [0.16, 0.87, 0.68, 0.1], 0.04, fallShade(context, 0.87, 0.97, BLACK));
  fillBox(context, [0.45, 0.42, 0.06, 0.32], 0.03, css([0.86, 0.06, 225]));
  fillBox(context, [0.45, 0.55, 0.06, 0.19], 0.03, css([0.66, 0.12, 235]));
}

function microwave(context: Canvas2D, colour: Colour): void {
  feet(context, 0.1, 0.9);
  body(context, [0.03, 0.38, 0.94, 0.59], 0.06, colour);
  fillBox(context, [0.08, 0.44, 0.6, 0.47], 0.04, css(shift(colour, -0.16)));
  fillBox(context, [0.12, 0.49, 0.52, 0.37], 0.03, fallShade(context, 0.49, 0.86, BLACK));
  fillEllipse(context, [0.38, 0.8, 0.19, 0.035], css([0.8, 0.06, 90], 0.7));
  gleam(context, [0.12, 0.49, 0.52, 0.37]);
  fillBox(context, [0.73, 0.46, 0.19, 0.1], 0.015, css(BLACK));
  strokeLine(
    context,
    [
      [0.77, 0.51],
      [0.88, 0.51],
    ],
    0.02,
    css([0.82, 0.19, 145]),
  );
  for (const y of [0.63, 0.71, 0.79]) {
    for (const x of [0.76, 0.825, 0.89])
      fillEllipse(context, [x, y, 0.02, 0.02], css(shift(colour, -0.24)));
  }
  fillBox(context, [0.69, 0.5, 0.02, 0.36], 0.01, css(STEEL));
}

function blender(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.3, 0.66],
      [0.7, 0.66],
      [0.78, 0.97],
      [0.22, 0.97],
    ],
    roundShade(context, 0.22, 0.78, colour),
  );
  knob(context, 0.5, 0.83, 0.07);
  context.strokeStyle = css([0.86, 0.03, 220], 0.9);
  context.lineWidth = 0.045;
  context.beginPath();
  context.moveTo(0.72, 0.24);
  context.bezierCurveTo(0.94, 0.22, 0.92, 0.52, 0.69, 0.54);
  context.stroke();
  fillShape(
    context,
    [
      [0.24, 0.15],
      [0.76, 0.15],
      [0.68, 0.66],
      [0.32, 0.66],
    ],
    css([0.93, 0.025, 220], 0.75),
  );
  fillShape(
    context,
    [
      [0.265, 0.31],
      [0.735, 0.31],
      [0.68, 0.65],
      [0.32, 0.65],
    ],
    fallShade(context, 0.3, 0.66, [0.72, 0.17, 5]),
  );
  fillBox(context, [0.22, 0.09, 0.56, 0.07], 0.03, css(BLACK));
  fillBox(context, [0.42, 0.045, 0.16, 0.06], 0.02, css(BLACK));
  fillShape(
    context,
    [
      [0.31, 0.2],
      [0.36, 0.2],
      [0.4, 0.6],
      [0.37, 0.6],
    ],
    css([1, 0, 0], 0.45),
  );
}

function coffeeMachine(context: Canvas2D, colour: Colour): void {
  body(context, [0.14, 0.06, 0.72, 0.28], 0.07, colour);
  body(context, [0.58, 0.3, 0.28, 0.6], 0.02, colour);
  fillBox(context, [0.1, 0.87, 0.8, 0.11], 0.04, fallShade(context, 0.87, 0.98, BLACK));
  fillBox(context, [0.27, 0.34, 0.2, 0.07], 0.02, css(BLACK));
  strokeLine(
    context,
    [
      [0.37, 0.41],
      [0.37, 0.62],
    ],
    0.022,
    css([0.36, 0.08, 50]),
  );
  fillBox(context, [0.24, 0.62, 0.26, 0.22], [0.02, 0.02, 0.09, 0.09], css(ENAMEL));
  fillEllipse(context, [0.37, 0.63, 0.12, 0.025], css([0.36, 0.08, 50]));
  context.strokeStyle = css(ENAMEL);
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0.5, 0.71, 0.06, -1.4, 1.4);
  context.stroke();
  knob(context, 0.68, 0.2, 0.055);
  for (const x of [0.26, 0.36, 0.46])
    fillEllipse(context, [x, 0.2, 0.024, 0.024], css([0.82, 0.14, 200]));
}

/** Appliances of kitchens. */
export const KITCHEN_APPLIANCES: PropFamily = {
  '@fridge': (context, colour) => fridge(context, colour ?? MINT),
  '@oven': (context, colour) => oven(context, colour ?? ENAMEL),
  '@dishwasher': (context, colour) => dishwasher(context, colour ?? STEEL),
  '@toaster': (context, colour) => toaster(context, colour ?? RED),
  '@kettle': (context, colour) => kettle(context, colour ?? STEEL),
  '@microwave': (context, colour) => microwave(context, colour ?? STEEL),
  '@blender': (context, colour) => blender(context, colour ?? STEEL),
  '@coffeemachine': (context, colour) => coffeeMachine(context, colour ?? RED),
};
