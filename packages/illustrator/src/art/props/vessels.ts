import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  WOOD,
} from './brush.ts';

function bowl(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.48, 0.46, 0.1], css(shift(colour, -0.16)));
  context.beginPath();
  context.moveTo(0.04, 0.48);
  context.bezierCurveTo(0.08, 0.8, 0.28, 0.94, 0.5, 0.94);
  context.bezierCurveTo(0.72, 0.94, 0.92, 0.8, 0.96, 0.48);
  context.bezierCurveTo(0.9, 0.6, 0.1, 0.6, 0.04, 0.48);
  context.fillStyle = roundShade(context, 0.05, 0.95, colour);
  context.fill();
  fillBox(context, [0.34, 0.91, 0.32, 0.05], 0.02, css(shift(colour, -0.12)));
  context.strokeStyle = css(shift(colour, 0.1));
  context.lineWidth = 0.022;
  context.beginPath();
  context.ellipse(0.5, 0.48, 0.455, 0.098, 0, 0, TAU);
  context.stroke();
}

function fishbowl(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.28, 0.14);
  context.bezierCurveTo(-0.1, 0.34, -0.02, 0.95, 0.5, 0.95);
  context.bezierCurveTo(1.02, 0.95, 1.1, 0.34, 0.72, 0.14);
  context.closePath();
  context.fillStyle = css([0.93, 0.04, 215], 0.45);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = linearGradient(
    context,
    [0, 0.34, 0, 0.95],
    [
      [0, [0.86, 0.09, 212], 0.75],
      [1, [0.6, 0.13, 235], 0.85],
    ],
  );
  context.fillRect(0, 0.34, 1, 0.7);
  fillEllipse(context, [0.5, 0.94, 0.34, 0.1], css([0.86, 0.08, 80]));
  for (const [x, lean] of [
    [0.26, -0.06],
    [0.32, 0.05],
    [0.74, 0.05],
  ] as const) {
    context.strokeStyle = css([0.62, 0.17, 150]);
    context.lineWidth = 0.03;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, 0.9);
    context.quadraticCurveTo(x + lean, 0.74, x - lean * 0.6, 0.58);
    context.stroke();
  }
  context.restore();
  fillEllipse(context, [0.5, 0.35, 0.41, 0.045], css([0.95, 0.05, 210], 0.8));
  context.strokeStyle = css([0.98, 0.02, 215], 0.9);
  context.lineWidth = 0.028;
  context.beginPath();
  context.ellipse(0.5, 0.14, 0.22, 0.035, 0, 0, TAU);
  context.stroke();
  context.lineWidth = 0.03;
  context.lineCap = 'round';
  context.strokeStyle = css([1, 0, 0], 0.75);
  context.beginPath();
  context.arc(0.5, 0.57, 0.36, Math.PI * 1.02, Math.PI * 1.28);
  context.stroke();
}

/** Pours to the right. */
function wateringCan(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(1, 0);
  context.scale(-1, 1);
  context.strokeStyle = css(shift(colour, -0.1));
  context.lineWidth = 0.05;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0.44, 0.44, 0.2, Math.PI * 1.02, Math.PI * 1.98);
  context.stroke();
  context.beginPath();
  context.arc(0.74, 0.62, 0.17, -Math.PI * 0.48, Math.PI * 0.48);
  context.stroke();
  fillShape(
    context,
    [
      [0.3, 0.86],
      [0.3, 0.66],
      [0.1, 0.36],
      [0.05, 0.4],
    ],
    css(shift(colour, -0.04)),
  );
  context.save();
  context.translate(0.075, 0.375);
  context.rotate(-0.9);
  fillEllipse(context, [0, 0, 0.105, 0.045], css(shift(colour, 0.1)));
  context.restore();
  fillBox(
    context,
    [0.26, 0.46, 0.5, 0.46],
    [0.05, 0.05, 0.09, 0.09],
    roundShade(context, 0.26, 0.76, colour),
  );
  fillEllipse(context, [0.51, 0.47, 0.25, 0.045], css(shift(colour, -0.16)));
  context.restore();
}

function bucket(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css([0.8, 0.01, 270]);
  context.lineWidth = 0.022;
  context.beginPath();
  context.arc(0.5, 0.4, 0.32, Math.PI, TAU);
  context.stroke();
  fillShape(
    context,
    [
      [0.14, 0.4],
      [0.86, 0.4],
      [0.76, 0.96],
      [0.24, 0.96],
    ],
    roundShade(context, 0.14, 0.86, colour),
  );
  fillEllipse(context, [0.5, 0.4, 0.37, 0.07], css(shift(colour, -0.14)));
}

function jar(context: Canvas2D): void {
  fillBox(context, [0.2, 0.24, 0.6, 0.72], 0.12, css([0.95, 0.03, 215], 0.5));
  context.fillStyle = radialGradient(context, 0.5, 0.62, 0.34, [
    [0, [0.96, 0.15, 105], 0.95],
    [1, [0.9, 0.16, 100], 0],
  ]);
  context.fillRect(0.2, 0.3, 0.6, 0.64);
  for (const [x, y] of [
    [0.4, 0.5],
    [0.6, 0.62],
    [0.46, 0.76],
    [0.62, 0.42],
  ] as const) {
    fillEllipse(context, [x, y, 0.025, 0.025], css([0.99, 0.08, 105]));
  }
  fillBox(context, [0.24, 0.14, 0.52, 0.13], 0.04, fallShade(context, 0.14, 0.28, IRON));
  fillBox(context, [0.26, 0.34, 0.05, 0.5], 0.025, css([1, 0, 0], 0.6));
}

function basket(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(colour, -0.06));
  context.lineWidth = 0.05;
  context.beginPath();
  context.ellipse(0.5, 0.52, 0.36, 0.4, 0, Math.PI, TAU);
  context.stroke();
  context.beginPath();
  context.roundRect(0.08, 0.5, 0.84, 0.46, [0.04, 0.04, 0.16, 0.16]);
  context.fillStyle = roundShade(context, 0.08, 0.92, colour);
  context.fill();
  context.save();
  context.clip();
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 9; i++) {
      if ((i + row) % 2) continue;
      fillBox(
        context,
        [0.06 + i * 0.1, 0.52 + row * 0.09, 0.1, 0.085],
        0.02,
        css(shift(colour, -0.1), 0.7),
      );
    }
  }
  context.restore();
  fillBox(context, [0.05, 0.48, 0.9, 0.08], 0.04, css(shift(colour, 0.08)));
}

function cardboardBox(context: Canvas2D): void {
  const card: Colour = [0.72, 0.09, 68];
  fillShape(
    context,
    [
      [0.1, 0.46],
      [0.9, 0.46],
      [0.82, 0.36],
      [0.18, 0.36],
    ],
    css(shift(card, -0.24)),
  );
  fillBox(context, [0.1, 0.46, 0.8, 0.5], 0.01, fallShade(context, 0.46, 0.96, card));
  fillShape(
    context,
    [
      [0.1, 0.46],
      [0.18, 0.36],
      [0.04, 0.28],
      [-0.02, 0.4],
    ],
    css(shift(card, 0.06)),
  );
  fillShape(
    context,
    [
      [0.9, 0.46],
      [0.82, 0.36],
      [0.96, 0.28],
      [1.02, 0.4],
    ],
    css(shift(card, 0.02)),
  );
  fillBox(context, [0.44, 0.46, 0.12, 0.5], 0, css(shift(card, 0.1), 0.6));
}

/** An open crate of slats, seen from the front. */
function crate(context: Canvas2D, wood: Colour): void {
  // The dark inside, which shows between the slats. What is in it looks out above them.
  fillBox(context, [0.08, 0.46, 0.84, 0.46], 0, css(shift(wood, -0.3)));
  const slats = 3;
  for (let i = 0; i < slats; i++) {
    const y = 0.44 + i * 0.17;
    const shade = fallShade(context, y, y + 0.145, shift(wood, 0.03 - 0.02 * i));
    fillBox(context, [0.03, y, 0.94, 0.145], 0.012, shade);
    for (const grain of [0.04, 0.09]) {
      fillBox(context, [0.14, y + grain, 0.72, 0.006], 0.003, css(shift(wood, -0.14), 0.5));
    }
  }
  for (const x of [0.05, 0.86]) {
    fillBox(context, [x, 0.4, 0.09, 0.54], 0.012, fallShade(context, 0.4, 0.94, shift(wood, 0.07)));
    for (let i = 0; i < slats; i++) {
      fillEllipse(context, [x + 0.045, 0.51 + i * 0.17, 0.012, 0.012], css([0.4, 0.02, 60]));
    }
  }
}

function cauldron(context: Canvas2D): void {
  const iron: Colour = [0.3, 0.03, 285];
  for (const x of [0.26, 0.68])
    fillBox(context, [x, 0.86, 0.07, 0.12], 0.02, css(shift(iron, -0.06)));
  context.fillStyle = roundShade(context, 0.08, 0.92, iron);
  context.beginPath();
  context.ellipse(0.5, 0.62, 0.42, 0.32, 0, 0, TAU);
  context.fill();
  fillBox(context, [0.1, 0.34, 0.8, 0.1], 0.05, roundShade(context, 0.1, 0.9, shift(iron, 0.1)));
  fillEllipse(context, [0.5, 0.37, 0.34, 0.05], css([0.8, 0.22, 140]));
  for (const [x, y, radius] of [
    [0.36, 0.3, 0.05],
    [0.52, 0.26, 0.07],
    [0.66, 0.31, 0.045],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius], css([0.85, 0.2, 140], 0.85));
  }
}

function barrel(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.22, 0.14);
  context.quadraticCurveTo(0.08, 0.55, 0.22, 0.96);
  context.lineTo(0.78, 0.96);
  context.quadraticCurveTo(0.92, 0.55, 0.78, 0.14);
  context.closePath();
  context.fillStyle = roundShade(context, 0.14, 0.86, WOOD);
  context.fill();
  context.save();
  context.clip();
  for (const y of [0.24, 0.78])
    fillBox(context, [0, y, 1, 0.07], 0, roundShade(context, 0.1, 0.9, IRON));
  for (let i = 1; i < 6; i++) {
    context.fillStyle = css([0.35, 0.07, 50], 0.5);
    context.fillRect(0.12 + i * 0.127, 0.1, 0.01, 0.9);
  }
  context.restore();
  fillEllipse(context, [0.5, 0.15, 0.28, 0.045], css(shift(WOOD, 0.1)));
}

/** Its spout is on the left. */
function jug(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(colour, -0.1));
  context.lineWidth = 0.07;
  context.beginPath();
  context.ellipse(0.76, 0.56, 0.16, 0.2, 0, -1.5, 1.5);
  context.stroke();
  context.beginPath();
  context.moveTo(0.1, 0.18);
  context.quadraticCurveTo(0.3, 0.3, 0.22, 0.5);
  context.quadraticCurveTo(0.12, 0.8, 0.28, 0.97);
  context.lineTo(0.68, 0.97);
  context.quadraticCurveTo(0.84, 0.8, 0.76, 0.5);
  context.quadraticCurveTo(0.7, 0.34, 0.76, 0.18);
  context.closePath();
  context.fillStyle = roundShade(context, 0.14, 0.82, colour);
  context.fill();
  fillEllipse(context, [0.44, 0.18, 0.32, 0.05], css(shift(colour, 0.08)));
}

/** With its fish, for where it stands among others. */
function goldfishBowl(context: Canvas2D): void {
  fishbowl(context);
  const gold: Colour = [0.74, 0.18, 50];
  const fin = css(shift(gold, 0.06));
  fillShape(context, [[0.56, 0.6], [0.78, 0.47], [0.74, 0.61], [0.78, 0.75]], fin); // prettier-ignore
  fillShape(context, [[0.4, 0.53], [0.5, 0.43], [0.58, 0.55]], fin); // prettier-ignore
  fillEllipse(context, [0.45, 0.6, 0.17, 0.1], fallShade(context, 0.5, 0.7, gold));
  fillEllipse(context, [0.35, 0.575, 0.026, 0.026], css([1, 0, 0]));
  fillEllipse(context, [0.346, 0.576, 0.014, 0.014], css([0.2, 0.02, 270]));
}

export const VESSELS: PropFamily = {
  '@jug': (context, colour) => jug(context, colour ?? [0.9, 0.02, 230]),
  '@bowl': (context, colour) => bowl(context, colour ?? [0.8, 0.1, 215]),
  '@fishbowl': fishbowl,
  '@goldfishbowl': goldfishBowl,
  '@wateringcan': (context, colour) => wateringCan(context, colour ?? [0.68, 0.14, 200]),
  '@bucket': (context, colour) => bucket(context, colour ?? [0.66, 0.18, 25]),
  '@jar': jar,
  '@basket': (context, colour) => basket(context, colour ?? [0.66, 0.1, 68]),
  '@box': cardboardBox,
  '@crate': (context, colour) => crate(context, colour ?? [0.68, 0.085, 66]),
  '@cauldron': cauldron,
  '@barrel': barrel,
};
