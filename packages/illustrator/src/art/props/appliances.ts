import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { BLACK, body, ENAMEL, feet, GLASS, knob, MINT, RED, STEEL } from './appliance-parts.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';
import { KITCHEN_APPLIANCES } from './kitchen-appliances.ts';

/** Middle of the drum, as fractions of the box. */
export const DRUM = { x: 0.5, y: 0.6 } as const;
export const FAN_HUB = { x: 0.5, y: 0.34 } as const;

function washerBody(context: Canvas2D, colour: Colour): void {
  feet(context, 0.15, 0.85);
  body(context, [0.1, 0.08, 0.8, 0.89], 0.06, colour);
  fillBox(context, [0.1, 0.245, 0.8, 0.012], 0, css(shift(colour, -0.16), 0.8));
  fillBox(context, [0.16, 0.125, 0.24, 0.08], 0.015, css(shift(colour, -0.08)));
  knob(context, 0.52, 0.165, 0.048);
  fillBox(context, [0.62, 0.13, 0.2, 0.07], 0.012, css(BLACK));
  strokeLine(
    context,
    [
      [0.66, 0.165],
      [0.74, 0.165],
    ],
    0.014,
    css([0.8, 0.14, 200]),
  );
  fillEllipse(context, [DRUM.x, DRUM.y, 0.3, 0.3], roundShade(context, 0.2, 0.8, STEEL));
}

/** The laundry behind the glass of the door. */
function washerDrum(context: Canvas2D): void {
  context.save();
  context.beginPath();
  context.arc(DRUM.x, DRUM.y, 0.235, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = css(GLASS);
  context.fillRect(0, 0, 1, 1);
  const clothes: readonly (readonly [number, number, Colour])[] = [
    [0.02, 0.12, [0.68, 0.18, 25]],
    [-0.12, 0.06, [0.8, 0.13, 230]],
    [0.13, 0.04, [0.87, 0.15, 95]],
    [0.02, -0.13, [0.9, 0.02, 250]],
  ];
  for (const [x, y, color] of clothes) {
    fillEllipse(context, [DRUM.x + x, DRUM.y + y, 0.12, 0.085], css(color));
    fillEllipse(
      context,
      [DRUM.x + x - 0.02, DRUM.y + y - 0.02, 0.07, 0.04],
      css(shift(color, 0.07)),
    );
  }
  context.restore();
}

function vacuum(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css([0.4, 0.01, 270]);
  context.lineWidth = 0.055;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.58, 0.68);
  context.bezierCurveTo(0.46, 0.2, 0.8, -0.02, 0.36, 0.14);
  context.stroke();
  strokeLine(
    context,
    [
      [0.36, 0.14],
      [0.15, 0.88],
    ],
    0.045,
    css(STEEL),
  );
  strokeLine(
    context,
    [
      [0.42, 0.08],
      [0.33, 0.24],
    ],
    0.06,
    css(BLACK),
  );
  fillShape(
    context,
    [
      [0.09, 0.86],
      [0.2, 0.86],
      [0.3, 1],
      [0.01, 1],
    ],
    css(BLACK),
  );
  context.fillStyle = roundShade(context, 0.44, 0.98, colour);
  context.beginPath();
  context.moveTo(0.46, 0.94);
  context.bezierCurveTo(0.42, 0.6, 0.62, 0.56, 0.78, 0.58);
  context.bezierCurveTo(0.96, 0.6, 1, 0.76, 0.97, 0.94);
  context.closePath();
  context.fill();
  fillBox(context, [0.62, 0.64, 0.2, 0.05], 0.025, css(shift(colour, -0.2)));
  fillEllipse(context, [0.85, 0.87, 0.12, 0.12], css(BLACK));
  fillEllipse(context, [0.85, 0.87, 0.055, 0.055], css(STEEL));
  fillEllipse(context, [0.52, 0.94, 0.05, 0.05], css(BLACK));
}

function fanStand(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.95, 0.25, 0.05], fallShade(context, 0.9, 1, STEEL));
  fillBox(context, [0.475, 0.5, 0.05, 0.45], 0.02, roundShade(context, 0.47, 0.53, STEEL));
  fillBox(context, [0.43, 0.62, 0.14, 0.1], 0.03, roundShade(context, 0.43, 0.57, ENAMEL));
}

/** Blades in their guard, which looks the same at each turn. */
function fanBlades(context: Canvas2D, colour: Colour): void {
  const { x, y } = FAN_HUB;
  fillEllipse(context, [x, y, 0.33, 0.33], css([0.95, 0.01, 230], 0.25));
  for (let blade = 0; blade < 3; blade++) {
    context.save();
    context.translate(x, y);
    context.rotate((blade / 3) * Math.PI * 2);
    context.fillStyle = css(shift(colour, 0.04 * blade));
    context.beginPath();
    context.moveTo(0.03, -0.03);
    context.bezierCurveTo(0.02, -0.24, 0.2, -0.34, 0.27, -0.13);
    context.quadraticCurveTo(0.18, -0.02, 0.03, 0.03);
    context.fill();
    context.restore();
  }
  context.strokeStyle = css(STEEL);
  context.lineWidth = 0.007;
  for (const radius of [0.14, 0.21, 0.27]) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.stroke();
  }
  context.lineWidth = 0.022;
  context.beginPath();
  context.arc(x, y, 0.325, 0, Math.PI * 2);
  context.stroke();
  fillEllipse(context, [x, y, 0.06, 0.06], css(shift(colour, -0.12)));
}

function iron(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.02, 0.97],
      [0.1, 0.87],
      [0.95, 0.87],
      [0.98, 0.97],
    ],
    fallShade(context, 0.87, 0.97, STEEL),
  );
  context.fillStyle = fallShade(context, 0.4, 0.88, colour);
  context.beginPath();
  context.moveTo(0.08, 0.88);
  context.quadraticCurveTo(0.26, 0.62, 0.5, 0.58);
  context.lineTo(0.92, 0.58);
  context.quadraticCurveTo(0.96, 0.72, 0.94, 0.88);
  context.closePath();
  context.fill();
  context.strokeStyle = css(shift(colour, -0.14));
  context.lineWidth = 0.09;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.42, 0.58);
  context.bezierCurveTo(0.42, 0.34, 0.6, 0.34, 0.86, 0.36);
  context.lineTo(0.88, 0.58);
  context.stroke();
  knob(context, 0.6, 0.72, 0.06);
}

function hairDryer(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.5, 0.5],
      [0.68, 0.5],
      [0.62, 0.97],
      [0.46, 0.97],
    ],
    roundShade(context, 0.46, 0.68, shift(colour, -0.1)),
  );
  fillShape(
    context,
    [
      [0.02, 0.2],
      [0.16, 0.26],
      [0.16, 0.48],
      [0.02, 0.54],
    ],
    css(BLACK),
  );
  context.fillStyle = fallShade(context, 0.14, 0.6, colour);
  context.beginPath();
  context.moveTo(0.14, 0.25);
  context.bezierCurveTo(0.5, 0.1, 0.96, 0.1, 0.96, 0.37);
  context.bezierCurveTo(0.96, 0.62, 0.5, 0.6, 0.14, 0.49);
  context.closePath();
  context.fill();
  fillEllipse(context, [0.84, 0.37, 0.07, 0.12], css(BLACK));
  fillBox(context, [0.545, 0.62, 0.045, 0.13], 0.02, css(RED));
}

function airConditioner(context: Canvas2D, colour: Colour): void {
  body(context, [0.02, 0.4, 0.96, 0.34], 0.06, colour);
  fillBox(context, [0.07, 0.62, 0.86, 0.07], 0.02, css(BLACK));
  for (const y of [0.64, 0.665]) fillBox(context, [0.09, y, 0.82, 0.01], 0, css(STEEL));
  fillEllipse(context, [0.88, 0.52, 0.016, 0.016], css([0.8, 0.19, 145]));
  for (const x of [0.25, 0.5, 0.75]) {
    context.strokeStyle = css([0.86, 0.07, 220], 0.8);
    context.lineWidth = 0.022;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, 0.79);
    context.bezierCurveTo(x - 0.06, 0.84, x + 0.06, 0.9, x - 0.03, 0.97);
    context.stroke();
  }
}

function sewingMachine(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.04, 0.84, 0.92, 0.13], 0.04, fallShade(context, 0.84, 0.97, [0.5, 0.09, 55]));
  body(context, [0.66, 0.32, 0.22, 0.53], 0.03, colour);
  body(context, [0.12, 0.26, 0.76, 0.2], 0.08, colour);
  body(context, [0.12, 0.3, 0.17, 0.36], 0.04, colour);
  strokeLine(
    context,
    [
      [0.2, 0.66],
      [0.2, 0.82],
    ],
    0.014,
    css(STEEL),
  );
  fillBox(context, [0.14, 0.79, 0.13, 0.03], 0.01, css(STEEL));
  fillEllipse(context, [0.91, 0.4, 0.07, 0.11], roundShade(context, 0.84, 0.98, STEEL));
  fillBox(context, [0.42, 0.12, 0.1, 0.14], 0.02, css(RED));
  strokeLine(
    context,
    [
      [0.42, 0.18],
      [0.2, 0.3],
    ],
    0.008,
    css(RED),
  );
}

/** Household appliances, of which emoji show a television alone. */
export const APPLIANCES: PropFamily = {
  ...KITCHEN_APPLIANCES,
  '@washerbody': (context, colour) => washerBody(context, colour ?? ENAMEL),
  '@washerdrum': (context) => washerDrum(context),
  '@washer': (context, colour) => {
    washerBody(context, colour ?? ENAMEL);
    washerDrum(context);
  },
  '@vacuum': (context, colour) => vacuum(context, colour ?? RED),
  '@fanstand': (context) => fanStand(context),
  '@fanblades': (context, colour) => fanBlades(context, colour ?? [0.72, 0.12, 235]),
  '@fan': (context, colour) => {
    fanStand(context);
    fanBlades(context, colour ?? [0.72, 0.12, 235]);
  },
  '@iron': (context, colour) => iron(context, colour ?? [0.66, 0.13, 240]),
  '@hairdryer': (context, colour) => hairDryer(context, colour ?? [0.72, 0.16, 355]),
  '@aircon': (context, colour) => airConditioner(context, colour ?? ENAMEL),
  '@sewingmachine': (context, colour) => sewingMachine(context, colour ?? MINT),
};
