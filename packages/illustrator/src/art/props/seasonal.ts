import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fillCircle } from '../../painting.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  SNOW,
  strokeLine,
} from './brush.ts';

const RED: Colour = [0.55, 0.2, 25];
const SKIN: Colour = [0.84, 0.07, 60];
const FUR: Colour = [0.55, 0.08, 55];

/** A reindeer in full gallop, its shoulder at a point; `scale` in units of the whole drawing. */
function reindeer(context: Canvas2D, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  for (const [from, knee, to] of [
    [-0.42, -0.58, -0.7],
    [-0.32, -0.4, -0.56],
    [0.2, 0.42, 0.62],
    [0.28, 0.56, 0.74],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.1],
        [knee, 0.34],
        [to, 0.42],
      ],
      0.09,
      css(shift(FUR, -0.1)),
    );
  }
  fillEllipse(context, [-0.05, 0, 0.42, 0.2], fallShade(context, -0.2, 0.2, FUR));
  strokeLine(
    context,
    [
      [0.28, -0.04],
      [0.5, -0.34],
    ],
    0.2,
    css(FUR),
  );
  fillEllipse(context, [0.6, -0.4, 0.19, 0.12], css(shift(FUR, 0.04)));
  fillEllipse(context, [0.42, -0.5, 0.09, 0.045], css(shift(FUR, -0.08)));
  fillCircle(context, 0.6, -0.44, 0.026);
  fillEllipse(context, [0.78, -0.38, 0.05, 0.05], css([0.6, 0.24, 27]));
  fillEllipse(context, [0.6, -0.44, 0.026, 0.03], css([0.2, 0.02, 40]));
  for (const lean of [0, 0.1]) {
    strokeLine(
      context,
      [
        [0.5 + lean, -0.5],
        [0.46 + lean, -0.72],
        [0.56 + lean, -0.9],
      ],
      0.05,
      css(DARK_WOOD),
    );
    strokeLine(
      context,
      [
        [0.46 + lean, -0.72],
        [0.34 + lean, -0.84],
      ],
      0.05,
      css(DARK_WOOD),
    );
  }
  fillEllipse(context, [-0.48, -0.1, 0.08, 0.06], css(SNOW));
  fillBox(context, [0.14, -0.2, 0.1, 0.4], 0.04, css(RED));
  context.restore();
}

/** A sleigh with Santa and his sack, drawn by two reindeer. */
function santaSleigh(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.36, 0.6],
      [0.72, 0.5],
      [0.9, 0.44],
    ],
    0.01,
    css([0.35, 0.07, 45]),
  );
  reindeer(context, 0.63, 0.53, 0.14);
  reindeer(context, 0.84, 0.46, 0.14);
  // The sack and the presents behind the seat.
  fillEllipse(context, [0.1, 0.5, 0.1, 0.14], roundShade(context, 0, 0.2, [0.6, 0.1, 60]));
  fillBox(context, [0.14, 0.38, 0.08, 0.1], 0.01, css([0.62, 0.16, 150]));
  fillBox(context, [0.17, 0.38, 0.02, 0.1], 0, css([0.9, 0.13, 92]));
  // Santa.
  fillEllipse(context, [0.28, 0.54, 0.085, 0.12], roundShade(context, 0.19, 0.37, RED));
  strokeLine(
    context,
    [
      [0.31, 0.5],
      [0.4, 0.54],
    ],
    0.05,
    css(shift(RED, 0.03)),
  );
  fillEllipse(context, [0.41, 0.545, 0.025, 0.025], css(SNOW));
  fillEllipse(context, [0.28, 0.4, 0.06, 0.06], css(SKIN));
  fillEllipse(context, [0.285, 0.445, 0.06, 0.055], css(SNOW));
  fillEllipse(context, [0.325, 0.405, 0.018, 0.016], css([0.72, 0.13, 30]));
  fillEllipse(context, [0.305, 0.385, 0.008, 0.01], css([0.2, 0.02, 40]));
  fillShape(
    context,
    [
      [0.215, 0.37],
      [0.345, 0.37],
      [0.29, 0.28],
      [0.2, 0.26],
      [0.17, 0.33],
      [0.215, 0.31],
    ],
    css(RED),
  );
  fillBox(context, [0.21, 0.355, 0.14, 0.03], 0.015, css(SNOW));
  fillEllipse(context, [0.175, 0.335, 0.024, 0.024], css(SNOW));
  // The sleigh before them.
  context.fillStyle = fallShade(context, 0.5, 0.76, colour);
  context.beginPath();
  context.moveTo(0.02, 0.44);
  context.quadraticCurveTo(0.08, 0.62, 0.2, 0.6);
  context.lineTo(0.36, 0.6);
  context.quadraticCurveTo(0.46, 0.6, 0.47, 0.5);
  context.quadraticCurveTo(0.52, 0.72, 0.38, 0.75);
  context.lineTo(0.16, 0.75);
  context.quadraticCurveTo(0.02, 0.7, 0.02, 0.44);
  context.fill();
  context.strokeStyle = css(BRASS);
  context.lineWidth = 0.014;
  context.beginPath();
  context.moveTo(0.02, 0.44);
  context.quadraticCurveTo(0.08, 0.62, 0.2, 0.6);
  context.lineTo(0.36, 0.6);
  context.quadraticCurveTo(0.46, 0.6, 0.47, 0.5);
  context.stroke();
  context.lineWidth = 0.018;
  context.beginPath();
  context.moveTo(0.06, 0.84);
  context.lineTo(0.44, 0.84);
  context.quadraticCurveTo(0.56, 0.84, 0.52, 0.72);
  context.stroke();
  for (const x of [0.16, 0.36]) {
    strokeLine(
      context,
      [
        [x, 0.74],
        [x, 0.84],
      ],
      0.016,
      css(BRASS),
    );
  }
}

/** Petals around a middle. */
function flower(context: Canvas2D, x: number, y: number, size: number, colour: Colour): void {
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * TAU;
    fillEllipse(
      context,
      [
        x + size * 0.62 * Math.cos(turn),
        y + size * 0.62 * Math.sin(turn),
        size * 0.36,
        size * 0.36,
      ],
      css(i % 2 === 0 ? colour : shift(colour, 0.06)),
    );
  }
}

/** The painted skull of the Day of the Dead. */
function sugarSkull(context: Canvas2D, colour: Colour): void {
  const bone = colour;
  context.fillStyle = roundShade(context, 0.1, 0.9, bone);
  context.beginPath();
  context.moveTo(0.5, 0.03);
  context.bezierCurveTo(0.94, 0.03, 1.02, 0.5, 0.8, 0.68);
  context.lineTo(0.76, 0.92);
  context.quadraticCurveTo(0.74, 1, 0.64, 1);
  context.lineTo(0.36, 1);
  context.quadraticCurveTo(0.26, 1, 0.24, 0.92);
  context.lineTo(0.2, 0.68);
  context.bezierCurveTo(-0.02, 0.5, 0.06, 0.03, 0.5, 0.03);
  context.fill();
  for (const [x, tone] of [
    [0.32, [0.62, 0.22, 350]],
    [0.68, [0.62, 0.22, 350]],
  ] as const) {
    flower(context, x, 0.5, 0.15, tone);
    fillEllipse(context, [x, 0.5, 0.1, 0.1], css([0.2, 0.04, 300]));
    fillEllipse(context, [x, 0.5, 0.035, 0.035], css([0.85, 0.16, 90]));
  }
  fillShape(
    context,
    [
      [0.5, 0.6],
      [0.555, 0.7],
      [0.5, 0.68],
      [0.445, 0.7],
    ],
    css([0.2, 0.04, 300]),
  );
  flower(context, 0.5, 0.2, 0.1, [0.72, 0.18, 55]);
  fillEllipse(context, [0.5, 0.2, 0.045, 0.045], css([0.88, 0.16, 95]));
  for (const [x, y, tone] of [
    [0.36, 0.15, [0.62, 0.17, 160]],
    [0.64, 0.15, [0.62, 0.17, 160]],
    [0.28, 0.23, [0.6, 0.18, 250]],
    [0.72, 0.23, [0.6, 0.18, 250]],
    [0.22, 0.33, [0.72, 0.18, 55]],
    [0.78, 0.33, [0.72, 0.18, 55]],
    [0.5, 0.36, [0.62, 0.22, 350]],
    [0.26, 0.74, [0.62, 0.17, 160]],
    [0.74, 0.74, [0.62, 0.17, 160]],
    [0.5, 0.94, [0.62, 0.22, 350]],
  ] as const) {
    fillEllipse(context, [x, y, 0.026, 0.026], css(tone));
  }
  for (const side of [-1, 1]) {
    context.strokeStyle = css([0.6, 0.18, 250]);
    context.lineWidth = 0.016;
    context.lineCap = 'round';
    context.beginPath();
    context.arc(0.5 + side * 0.3, 0.78, 0.05, 0, TAU * 0.7);
    context.stroke();
  }
  context.strokeStyle = css([0.25, 0.04, 300]);
  context.lineWidth = 0.014;
  context.beginPath();
  context.moveTo(0.3, 0.82);
  context.quadraticCurveTo(0.5, 0.88, 0.7, 0.82);
  context.stroke();
  for (const x of [0.36, 0.43, 0.5, 0.57, 0.64]) {
    strokeLine(
      context,
      [
        [x, 0.8],
        [x, 0.89],
      ],
      0.012,
      css([0.25, 0.04, 300]),
    );
  }
}

/** Two posts with a chequered banner over the road. */
function finishLine(context: Canvas2D, colour: Colour): void {
  for (const x of [0.02, 0.92]) {
    fillBox(context, [x, 0.1, 0.06, 0.9], 0.01, roundShade(context, x, x + 0.06, colour));
  }
  fillBox(context, [0, 0.06, 1, 0.26], 0.02, css([0.98, 0.005, 90]));
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 12; column++) {
      if ((row + column) % 2 === 1) continue;
      context.fillStyle = css([0.22, 0.02, 280]);
      context.fillRect(column / 12, 0.06 + row * 0.0867, 1 / 12, 0.0867);
    }
  }
  fillBox(context, [0, 0.32, 1, 0.035], 0, css(colour));
}

/** A crescent that lies on its back, so that somebody can sit in it. */
function moonSeat(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.5, 0.5);
  context.rotate(-0.22);
  context.fillStyle = fallShade(context, -0.1, 0.48, colour);
  context.beginPath();
  context.arc(0, 0.0, 0.48, 0.02 * Math.PI, 0.98 * Math.PI);
  context.quadraticCurveTo(-0.4, 0.22, -0.16, 0.24);
  context.quadraticCurveTo(0, 0.28, 0.16, 0.24);
  context.quadraticCurveTo(0.4, 0.22, 0.48, 0.03);
  context.fill();
  for (const [x, y, radius] of [
    [-0.2, 0.34, 0.035],
    [0.08, 0.4, 0.045],
    [0.27, 0.3, 0.028],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.8], css(shift(colour, -0.08)));
  }
  context.restore();
}

/** A lantern of brass and colored glass with a ring to hang it by. */
function fanous(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(BRASS, -0.05));
  context.lineWidth = 0.025;
  context.beginPath();
  context.arc(0.5, 0.07, 0.05, 0, TAU);
  context.stroke();
  // The dome, the lit body, the foot.
  context.fillStyle = roundShade(context, 0.28, 0.72, BRASS);
  context.beginPath();
  context.moveTo(0.5, 0.1);
  context.bezierCurveTo(0.56, 0.2, 0.72, 0.2, 0.74, 0.36);
  context.lineTo(0.26, 0.36);
  context.bezierCurveTo(0.28, 0.2, 0.44, 0.2, 0.5, 0.1);
  context.fill();
  fillBox(
    context,
    [0.22, 0.35, 0.56, 0.05],
    0.02,
    roundShade(context, 0.22, 0.78, shift(BRASS, -0.04)),
  );
  fillShape(
    context,
    [
      [0.26, 0.4],
      [0.74, 0.4],
      [0.66, 0.82],
      [0.34, 0.82],
    ],
    fallShade(context, 0.4, 0.82, [0.9, 0.13, 88]),
  );
  for (const [i, x] of [0.3, 0.43, 0.57].entries()) {
    const tone: Colour = i === 1 ? [0.9, 0.14, 85] : colour;
    const lower = 0.5 + (x + 0.065 - 0.5) * 0.7;
    fillShape(
      context,
      [
        [x, 0.44],
        [x + 0.13, 0.44],
        [lower + 0.05, 0.78],
        [lower - 0.05, 0.78],
      ],
      css(tone, 0.85),
    );
  }
  fillEllipse(context, [0.5, 0.6, 0.05, 0.08], css([0.98, 0.08, 95], 0.9));
  fillBox(context, [0.3, 0.81, 0.4, 0.05], 0.02, roundShade(context, 0.3, 0.7, BRASS));
  fillShape(
    context,
    [
      [0.36, 0.86],
      [0.64, 0.86],
      [0.72, 1],
      [0.28, 1],
    ],
    roundShade(context, 0.28, 0.72, shift(BRASS, -0.06)),
  );
}

/** A black pot that is full of coins. */
function potOfGold(context: Canvas2D, colour: Colour): void {
  for (const [x, y, radius] of [
    [0.24, 0.34, 0.09],
    [0.76, 0.34, 0.09],
    [0.36, 0.24, 0.1],
    [0.64, 0.24, 0.1],
    [0.5, 0.17, 0.1],
    [0.5, 0.32, 0.11],
    [0.36, 0.36, 0.1],
    [0.64, 0.36, 0.1],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.9], css(shift(colour, -0.1)));
    fillEllipse(context, [x, y - 0.008, radius * 0.92, radius * 0.82], css(colour));
    fillEllipse(context, [x, y - 0.008, radius * 0.6, radius * 0.52], css(shift(colour, 0.06)));
  }
  const iron: Colour = [0.28, 0.02, 280];
  context.fillStyle = roundShade(context, 0.08, 0.92, iron);
  context.beginPath();
  context.moveTo(0.14, 0.42);
  context.bezierCurveTo(-0.06, 0.98, 1.06, 0.98, 0.86, 0.42);
  context.closePath();
  context.fill();
  for (const x of [0.26, 0.66])
    fillBox(context, [x, 0.86, 0.08, 0.13], 0.03, css(shift(iron, -0.06)));
  fillBox(context, [0.1, 0.38, 0.8, 0.08], 0.04, roundShade(context, 0.1, 0.9, shift(iron, 0.06)));
  fillEllipse(context, [0.08, 0.95, 0.07, 0.03], css(colour));
  fillEllipse(context, [0.92, 0.96, 0.07, 0.03], css(colour));
}

export const SEASONAL: PropFamily = {
  '@potofgold': (context, colour) => potOfGold(context, colour ?? [0.84, 0.16, 88]),
  '@fanous': (context, colour) => fanous(context, colour ?? [0.6, 0.16, 250]),
  '@santasleigh': (context, colour) => santaSleigh(context, colour ?? [0.5, 0.19, 25]),
  '@sugarskull': (context, colour) => sugarSkull(context, colour ?? [0.96, 0.015, 85]),
  '@finishline': (context, colour) => finishLine(context, colour ?? [0.58, 0.21, 27]),
  '@moonseat': (context, colour) => moonSeat(context, colour ?? [0.93, 0.09, 92]),
};
