import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
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
  strokeLine,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

/** Seen from behind, as somebody types on it. */
function openLaptop(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.04, 0.9, 0.92, 0.08],
    0.03,
    fallShade(context, 0.9, 0.98, shift(colour, -0.1)),
  );
  fillBox(context, [0.16, 0.42, 0.68, 0.5], 0.05, fallShade(context, 0.42, 0.92, colour));
  fillEllipse(context, [0.5, 0.67, 0.055, 0.055], css(shift(colour, 0.16)));
}

/** Two needles in the beginning of a scarf, and the thread to its ball. */
function knitting(context: Canvas2D, colour: Colour): void {
  const thread = css(shift(colour, -0.04));
  context.strokeStyle = thread;
  context.lineWidth = 0.02;
  context.beginPath();
  context.moveTo(0.62, 0.34);
  context.bezierCurveTo(0.9, 0.5, 0.7, 0.7, 0.86, 0.8);
  context.stroke();
  fillBox(context, [0.22, 0.32, 0.44, 0.66], 0.04, fallShade(context, 0.3, 0.98, colour));
  for (let stripe = 0; stripe < 3; stripe++) {
    context.fillStyle = css(shift(colour, 0.14), 0.85);
    context.fillRect(0.22, 0.46 + stripe * 0.18, 0.44, 0.055);
  }
  context.strokeStyle = css(shift(colour, -0.12), 0.7);
  context.lineWidth = 0.018;
  for (let row = 0; row < 7; row++) {
    const y = 0.4 + row * 0.085;
    context.beginPath();
    for (let x = 0.25; x < 0.62; x += 0.07) {
      context.moveTo(x, y);
      context.lineTo(x + 0.035, y + 0.036);
      context.lineTo(x + 0.07, y);
    }
    context.stroke();
  }
  for (const [from, to] of [
    [0, 0.72],
    [0.88, 0.16],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.08],
        [to, 0.36],
      ],
      0.042,
      css([0.8, 0.1, 80]),
    );
    fillEllipse(context, [from, 0.08, 0.04, 0.04], css([0.55, 0.16, 25]));
  }
  fillEllipse(context, [0.86, 0.85, 0.14, 0.14], roundShade(context, 0.72, 1, colour));
  context.strokeStyle = css(shift(colour, -0.14), 0.7);
  context.lineWidth = 0.016;
  for (const turn of [-0.5, 0, 0.5]) {
    context.beginPath();
    context.ellipse(0.86, 0.85, 0.13, 0.06, 0.7 + turn, 0, Math.PI);
    context.stroke();
  }
}

/** A loop of a strap. */
function leash(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(colour);
  context.lineWidth = 0.07;
  context.beginPath();
  context.ellipse(0.5, 0.6, 0.36, 0.3, 0, 0, Math.PI * 2);
  context.stroke();
}

/** A stick with a marshmallow, held at its lower left end. */
function skewer(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.02, 0.7],
      [0.9, 0.46],
    ],
    0.03,
    css([0.5, 0.09, 55]),
  );
  context.save();
  context.translate(0.86, 0.47);
  context.rotate(-0.27);
  fillBox(context, [-0.13, -0.1, 0.26, 0.2], 0.07, fallShade(context, -0.1, 0.1, [0.97, 0.02, 80]));
  fillBox(context, [-0.06, 0.04, 0.14, 0.05], 0.025, css([0.72, 0.1, 65], 0.7));
  context.restore();
}

/** For turning what is fried. */
function spatula(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.5, 0.98],
      [0.5, 0.4],
    ],
    0.05,
    roundShade(context, 0.47, 0.53, [0.4, 0.03, 280]),
  );
  fillBox(context, [0.34, 0.04, 0.32, 0.36], 0.05, fallShade(context, 0, 0.4, [0.82, 0.01, 270]));
  for (const x of [0.42, 0.49, 0.56]) {
    fillBox(context, [x, 0.1, 0.026, 0.22], 0.012, css([0.55, 0.01, 270]));
  }
}

function shovel(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.5, 0.06],
      [0.5, 0.66],
    ],
    0.06,
    roundShade(context, 0.47, 0.53, WOOD),
  );
  strokeLine(
    context,
    [
      [0.4, 0.06],
      [0.6, 0.06],
    ],
    0.06,
    css(DARK_WOOD),
  );
  context.beginPath();
  context.moveTo(0.34, 0.62);
  context.lineTo(0.66, 0.62);
  context.quadraticCurveTo(0.68, 0.88, 0.5, 0.99);
  context.quadraticCurveTo(0.32, 0.88, 0.34, 0.62);
  context.fillStyle = roundShade(context, 0.34, 0.66, shift(IRON, 0.2));
  context.fill();
}

/** A basketball hoop on its pole; the ring is at its left, at 0.36 from the top. */
function hoop(context: Canvas2D): void {
  fillBox(context, [0.78, 0.16, 0.055, 0.82], 0.02, roundShade(context, 0.78, 0.84, IRON));
  fillBox(context, [0.64, 0.95, 0.32, 0.045], 0.02, css(shift(IRON, -0.08)));
  strokeLine(
    context,
    [
      [0.8, 0.2],
      [0.56, 0.2],
    ],
    0.04,
    css(IRON),
  );
  // The board, turned a little towards the viewer.
  fillShape(
    context,
    [
      [0.5, 0.02],
      [0.62, 0.05],
      [0.62, 0.36],
      [0.5, 0.38],
    ],
    fallShade(context, 0.02, 0.38, [0.96, 0.01, 250]),
  );
  strokeLine(
    context,
    [
      [0.53, 0.2],
      [0.59, 0.21],
      [0.59, 0.3],
      [0.53, 0.31],
      [0.53, 0.2],
    ],
    0.014,
    css([0.6, 0.2, 28]),
  );
  context.strokeStyle = css([0.96, 0.01, 90], 0.9);
  context.lineWidth = 0.012;
  for (let i = 0; i <= 5; i++) {
    context.beginPath();
    context.moveTo(0.2 + i * 0.06, 0.35);
    context.lineTo(0.26 + i * 0.036, 0.53);
    context.stroke();
    context.beginPath();
    context.moveTo(0.5 - i * 0.06, 0.35);
    context.lineTo(0.44 - i * 0.036, 0.53);
    context.stroke();
  }
  context.strokeStyle = css([0.66, 0.2, 40]);
  context.lineWidth = 0.034;
  context.beginPath();
  context.ellipse(0.35, 0.345, 0.16, 0.035, 0, 0, Math.PI * 2);
  context.stroke();
}

/** Upholstered seats: an armchair is nearly square, a sofa wide. */
function upholstered(context: Canvas2D, colour: Colour, top: number): void {
  const low = 1 - top;
  const y = (part: number): number => top + low * part;
  for (const x of [0.12, 0.8]) fillBox(context, [x, y(0.9), 0.08, low * 0.1], 0.01, css(DARK_WOOD));
  fillBox(
    context,
    [0.1, top, 0.8, low * 0.75],
    0.12,
    fallShade(context, top, y(0.75), shift(colour, -0.03)),
  );
  fillBox(
    context,
    [0.12, y(0.52), 0.76, low * 0.4],
    0.05,
    fallShade(context, y(0.5), y(0.92), colour),
  );
  fillBox(
    context,
    [0.14, y(0.5), 0.72, low * 0.17],
    0.06,
    fallShade(context, y(0.48), y(0.7), shift(colour, 0.06)),
  );
  for (const x of [0.02, 0.82])
    fillBox(
      context,
      [x, y(0.34), 0.16, low * 0.59],
      0.07,
      roundShade(context, x, x + 0.16, shift(colour, 0.02)),
    );
}

/** Flat, seen from a little above. */
function plate(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.93, 0.48, 0.065], css(shift(colour, -0.14)));
  fillEllipse(context, [0.5, 0.905, 0.48, 0.07], fallShade(context, 0.83, 0.98, colour));
  fillEllipse(context, [0.5, 0.9, 0.34, 0.042], css(shift(colour, -0.06)));
}

function tableLamp(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.95, 0.2, 0.04], css(DARK_WOOD));
  strokeLine(
    context,
    [
      [0.5, 0.5],
      [0.5, 0.94],
    ],
    0.06,
    css(shift(IRON, 0.1)),
  );
  fillShape(
    context,
    [
      [0.34, 0.06],
      [0.66, 0.06],
      [0.84, 0.54],
      [0.16, 0.54],
    ],
    fallShade(context, 0.06, 0.56, colour),
  );
  fillEllipse(context, [0.5, 0.54, 0.34, 0.035], css(WARM_LIGHT));
}

/** A cup on its saucer, seen from the side. */
function cup(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.93, 0.46, 0.06], css(shift(colour, -0.12)));
  fillEllipse(context, [0.5, 0.91, 0.44, 0.055], css(shift(colour, 0.02)));
  context.strokeStyle = css(shift(colour, -0.05));
  context.lineWidth = 0.075;
  context.beginPath();
  context.arc(0.8, 0.56, 0.12, -Math.PI * 0.55, Math.PI * 0.6);
  context.stroke();
  context.fillStyle = roundShade(context, 0.16, 0.82, colour);
  context.beginPath();
  context.moveTo(0.16, 0.38);
  context.bezierCurveTo(0.17, 0.72, 0.26, 0.9, 0.38, 0.91);
  context.lineTo(0.62, 0.91);
  context.bezierCurveTo(0.74, 0.9, 0.83, 0.72, 0.84, 0.38);
  context.closePath();
  context.fill();
  fillEllipse(context, [0.5, 0.38, 0.34, 0.075], css(shift(colour, 0.06)));
  fillEllipse(context, [0.5, 0.39, 0.29, 0.055], css([0.36, 0.07, 50]));
}

function perfume(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.4, 0.04, 0.2, 0.2], 0.03, roundShade(context, 0.4, 0.6, BRASS));
  fillBox(context, [0.44, 0.22, 0.12, 0.12], 0.01, css(shift(BRASS, -0.1)));
  fillBox(
    context,
    [0.16, 0.32, 0.68, 0.66],
    0.1,
    fallShade(context, 0.32, 0.98, shift(colour, 0.12)),
  );
  fillBox(context, [0.22, 0.5, 0.56, 0.43], 0.07, fallShade(context, 0.5, 0.93, colour));
  fillBox(context, [0.32, 0.58, 0.36, 0.22], 0.02, css([0.98, 0.01, 90], 0.85));
  fillBox(context, [0.21, 0.37, 0.05, 0.5], 0.025, css([1, 0, 0], 0.5));
}

interface BottleShape {
  /** Half of the width of the neck and of the body. */
  readonly neck: number;
  readonly body: number;
  /** Where the neck begins and ends, and where the body begins, from the top. */
  readonly top: number;
  readonly shoulder: number;
  readonly start: number;
  /** Where the shoulder turns, and how far the neck flares there. */
  readonly turn: number;
  readonly flare: number;
}

function fillBottle(
  context: Canvas2D,
  colour: Colour,
  { neck, body, top, shoulder, start, turn, flare }: BottleShape,
): void {
  const [left, right] = [0.5 - body, 0.5 + body];
  context.fillStyle = roundShade(context, left, right, colour);
  context.beginPath();
  context.moveTo(0.5 - neck, top);
  context.lineTo(0.5 + neck, top);
  context.lineTo(0.5 + neck, shoulder);
  context.bezierCurveTo(0.5 + neck + flare, turn, right, turn, right, start);
  context.lineTo(right, 0.92);
  context.quadraticCurveTo(right, 0.98, 0.63, 0.98);
  context.lineTo(0.37, 0.98);
  context.quadraticCurveTo(left, 0.98, left, 0.92);
  context.lineTo(left, start);
  context.bezierCurveTo(left, turn, 0.5 - neck - flare, turn, 0.5 - neck, shoulder);
  context.closePath();
  context.fill();
}

/** A slender bottle to drink from on the way: a body with round shoulders, a screw cap with a loop, a shine. */
function waterBottle(context: Canvas2D, colour: Colour): void {
  const cap = shift(colour, -0.22);
  context.strokeStyle = css(cap);
  context.lineWidth = 0.035;
  context.beginPath();
  context.arc(0.5, 0.07, 0.065, Math.PI, 0);
  context.stroke();
  fillBox(context, [0.4, 0.06, 0.2, 0.11], 0.025, roundShade(context, 0.4, 0.6, cap));
  const shape = { neck: 0.08, body: 0.2, top: 0.17, shoulder: 0.17, start: 0.36 };
  fillBottle(context, colour, { ...shape, turn: 0.245, flare: 0.02 });
  fillBox(context, [0.3, 0.84, 0.4, 0.025], 0, css(shift(colour, -0.1), 0.6));
  fillBox(context, [0.35, 0.34, 0.04, 0.46], 0.02, css([1, 0, 0], 0.45));
}

/** A bottle of dark glass with a cork and a paper label. */
function corkedBottle(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.455, 0.01, 0.09, 0.09], 0.015, css([0.72, 0.07, 70]));
  const shape = { neck: 0.065, body: 0.19, top: 0.07, shoulder: 0.3, start: 0.52 };
  fillBottle(context, colour, { ...shape, turn: 0.4, flare: 0.005 });
  fillBox(
    context,
    [0.31, 0.58, 0.38, 0.25],
    0.01,
    fallShade(context, 0.58, 0.83, [0.95, 0.03, 85]),
  );
  fillBox(context, [0.4, 0.64, 0.2, 0.03], 0.01, css([0.5, 0.1, 30]));
  fillBox(context, [0.4, 0.7, 0.2, 0.02], 0.01, css([0.6, 0.03, 60]));
  fillBox(context, [0.35, 0.5, 0.035, 0.42], 0.017, css([1, 0, 0], 0.35));
}

export const TOOLS: PropFamily = {
  '@waterbottle': (context, colour) => waterBottle(context, colour ?? [0.7, 0.1, 215]),
  '@bottle': (context, colour) => corkedBottle(context, colour ?? [0.42, 0.09, 145]),
  '@perfume': (context, colour) => perfume(context, colour ?? [0.78, 0.1, 350]),
  '@coffee': (context, colour) => cup(context, colour ?? [0.93, 0.02, 60]),
  '@plate': (context, colour) => plate(context, colour ?? [0.96, 0.01, 240]),
  '@lamp': (context, colour) => tableLamp(context, colour ?? [0.86, 0.12, 80]),
  '@openlaptop': (context, colour) => openLaptop(context, colour ?? [0.74, 0.01, 270]),
  '@knitting': (context, colour) => knitting(context, colour ?? [0.64, 0.17, 20]),
  '@shovel': shovel,
  '@spatula': spatula,
  '@skewer': skewer,
  '@jumprope': (context, colour) => leash(context, colour ?? [0.66, 0.18, 25]),
  '@leash': (context, colour) => leash(context, colour ?? [0.5, 0.17, 25]),
  '@hoop': hoop,
  '@armchair': (context, colour) => upholstered(context, colour ?? [0.58, 0.12, 30], 0.06),
  '@sofa': (context, colour) => upholstered(context, colour ?? [0.56, 0.11, 250], 0.48),
};
