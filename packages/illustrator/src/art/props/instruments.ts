import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
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
} from './brush.ts';

/** Violin, cello and double bass share a body; they differ in neck and in size on the stage. */
function bowedBody(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.5, 0.9],
      [0.5, 0.99],
    ],
    0.016,
    css(IRON),
  );
  context.beginPath();
  context.moveTo(0.5, 0.4);
  context.bezierCurveTo(0.66, 0.38, 0.7, 0.5, 0.62, 0.58);
  context.bezierCurveTo(0.58, 0.62, 0.6, 0.66, 0.66, 0.7);
  context.bezierCurveTo(0.78, 0.8, 0.7, 0.93, 0.5, 0.93);
  context.bezierCurveTo(0.3, 0.93, 0.22, 0.8, 0.34, 0.7);
  context.bezierCurveTo(0.4, 0.66, 0.42, 0.62, 0.38, 0.58);
  context.bezierCurveTo(0.3, 0.5, 0.34, 0.38, 0.5, 0.4);
  context.fillStyle = roundShade(context, 0.26, 0.74, colour);
  context.fill();
  context.lineWidth = 0.012;
  context.strokeStyle = css(shift(colour, -0.2));
  context.stroke();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(0.5 + side * 0.09, 0.62);
    context.quadraticCurveTo(0.5 + side * 0.06, 0.68, 0.5 + side * 0.1, 0.74);
    context.stroke();
  }
  fillBox(context, [0.478, 0.1, 0.044, 0.52], 0.01, css([0.26, 0.03, 40]));
  fillEllipse(context, [0.5, 0.07, 0.034, 0.045], css(shift(colour, -0.12)));
  for (const y of [0.12, 0.17]) {
    strokeLine(
      context,
      [
        [0.44, y],
        [0.56, y],
      ],
      0.018,
      css(DARK_WOOD),
    );
  }
  for (let i = 0; i < 4; i++) {
    strokeLine(
      context,
      [
        [0.488 + i * 0.008, 0.12],
        [0.48 + i * 0.013, 0.82],
      ],
      0.004,
      css([0.95, 0.02, 90]),
    );
  }
  fillBox(context, [0.44, 0.715, 0.12, 0.018], 0.006, css([0.8, 0.08, 75]));
}

function flute(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.5, 0.5);
  context.rotate(-0.5);
  fillBox(context, [-0.5, -0.035, 1, 0.07], 0.03, fallShade(context, -0.04, 0.04, colour));
  fillBox(context, [-0.5, -0.042, 0.12, 0.084], 0.02, css(shift(colour, -0.1)));
  fillEllipse(context, [-0.3, -0.01, 0.03, 0.017], css([0.3, 0.02, 270]));
  for (let i = 0; i < 7; i++) {
    fillEllipse(context, [-0.08 + i * 0.075, -0.008, 0.022, 0.02], css(shift(colour, 0.1)));
    fillEllipse(context, [-0.08 + i * 0.075, -0.005, 0.011, 0.01], css(shift(colour, -0.2)));
  }
  context.restore();
}

function clarinet(context: Canvas2D): void {
  context.save();
  context.translate(0.5, 0.5);
  context.rotate(0.35);
  fillBox(
    context,
    [-0.035, -0.46, 0.07, 0.8],
    0.02,
    roundShade(context, -0.035, 0.035, [0.28, 0.02, 290]),
  );
  fillShape(
    context,
    [
      [-0.035, 0.3],
      [0.035, 0.3],
      [0.1, 0.48],
      [-0.1, 0.48],
    ],
    roundShade(context, -0.1, 0.1, [0.28, 0.02, 290]),
  );
  fillShape(
    context,
    [
      [-0.02, -0.44],
      [0.02, -0.44],
      [0.01, -0.54],
    ],
    css([0.85, 0.08, 80]),
  );
  for (let i = 0; i < 7; i++) {
    fillEllipse(context, [0.006, -0.3 + i * 0.085, 0.022, 0.018], css([0.85, 0.01, 270]));
  }
  context.restore();
}

function harp(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.26, 0.93],
      [0.24, 0.16],
    ],
    0.06,
    roundShade(context, 0.2, 0.3, colour),
  );
  context.strokeStyle = fallShade(context, 0.1, 0.4, colour);
  context.lineWidth = 0.06;
  context.beginPath();
  context.moveTo(0.24, 0.14);
  context.bezierCurveTo(0.4, 0.0, 0.5, 0.36, 0.84, 0.24);
  context.stroke();
  strokeLine(
    context,
    [
      [0.84, 0.24],
      [0.34, 0.93],
    ],
    0.075,
    css(shift(colour, -0.06)),
  );
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    strokeLine(
      context,
      [
        [0.26 + t * 0.52, 0.14 + 0.12 * t + 0.05 * Math.sin(t * 5)],
        [0.26 + t * 0.52, 0.94 - t * 0.6],
      ],
      0.006,
      css([0.97, 0.02, 90]),
    );
  }
  fillBox(context, [0.16, 0.9, 0.34, 0.07], 0.03, css(shift(colour, -0.12)));
}

function drumKit(context: Canvas2D, colour: Colour): void {
  for (const [x, top] of [
    [0.12, 0.24],
    [0.88, 0.24],
  ] as const) {
    strokeLine(
      context,
      [
        [x, top],
        [x, 0.95],
      ],
      0.014,
      css([0.75, 0.01, 270]),
    );
    fillEllipse(context, [x, top, 0.14, 0.025], css(BRASS));
  }
  const drum = (x: number, y: number, width: number, height: number): void => {
    fillBox(context, [x, y, width, height], 0.02, roundShade(context, x, x + width, colour));
    fillEllipse(context, [x + width / 2, y, width / 2, 0.035], css([0.97, 0.01, 90]));
  };
  drum(0.26, 0.4, 0.2, 0.16);
  drum(0.54, 0.4, 0.2, 0.16);
  drum(0.06, 0.62, 0.22, 0.24);
  drum(0.72, 0.62, 0.22, 0.24);
  context.fillStyle = css(shift(colour, -0.12));
  context.beginPath();
  context.arc(0.5, 0.74, 0.23, 0, TAU);
  context.fill();
  fillEllipse(context, [0.5, 0.74, 0.19, 0.19], css([0.96, 0.01, 90]));
  fillEllipse(context, [0.5, 0.74, 0.07, 0.07], css(shift(colour, 0.05)));
}

function grandPiano(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.05, 0.5, shift(colour, 0.06));
  context.beginPath();
  context.moveTo(0.12, 0.5);
  context.lineTo(0.2, 0.1);
  context.bezierCurveTo(0.5, 0.0, 0.6, 0.3, 0.94, 0.3);
  context.lineTo(0.94, 0.5);
  context.fill();
  strokeLine(
    context,
    [
      [0.74, 0.5],
      [0.66, 0.28],
    ],
    0.014,
    css(BRASS),
  );
  for (const x of [0.14, 0.5, 0.86])
    fillBox(context, [x, 0.66, 0.06, 0.31], 0.02, css(shift(colour, -0.05)));
  fillBox(context, [0.06, 0.48, 0.9, 0.2], 0.03, fallShade(context, 0.46, 0.7, colour));
  fillBox(context, [0.04, 0.56, 0.7, 0.09], 0.01, css([0.98, 0.01, 90]));
  for (let i = 0; i < 14; i++) {
    if (i % 7 === 2 || i % 7 === 6) continue;
    fillBox(context, [0.075 + i * 0.047, 0.56, 0.022, 0.052], 0.004, css([0.2, 0.01, 280]));
  }
}

function tambourine(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.5, 0.42, 0.42], roundShade(context, 0.1, 0.9, colour));
  fillEllipse(context, [0.5, 0.5, 0.34, 0.34], css([0.96, 0.03, 85]));
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU;
    const x = 0.5 + 0.38 * Math.cos(angle);
    const y = 0.5 + 0.38 * Math.sin(angle);
    fillEllipse(context, [x, y, 0.045, 0.045], css(BRASS));
    fillEllipse(context, [x, y, 0.015, 0.015], css(shift(BRASS, -0.3)));
  }
}

function turntable(context: Canvas2D): void {
  fillBox(context, [0.04, 0.4, 0.92, 0.5], 0.05, fallShade(context, 0.4, 0.9, [0.35, 0.04, 285]));
  fillEllipse(context, [0.4, 0.62, 0.3, 0.19], css([0.18, 0.01, 280]));
  for (let i = 0; i < 3; i++) {
    context.strokeStyle = css([0.45, 0.02, 280], 0.7);
    context.lineWidth = 0.006;
    context.beginPath();
    context.ellipse(0.4, 0.62, 0.26 - i * 0.05, 0.165 - i * 0.032, 0, 0, TAU);
    context.stroke();
  }
  fillEllipse(context, [0.4, 0.62, 0.09, 0.057], css([0.68, 0.2, 20]));
  strokeLine(
    context,
    [
      [0.84, 0.46],
      [0.82, 0.68],
      [0.6, 0.72],
    ],
    0.022,
    css([0.85, 0.01, 270]),
  );
}

const WHITE_KEYS = 14;

/** Seen from before its player: the keys are to be seen on its slanting top. */
function digitalPiano(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.7, 1, 0.3], 0.04, fallShade(context, 0.7, 1, colour));
  fillBox(context, [0.04, 0.745, 0.92, 0.17], 0.015, css([0.97, 0.01, 90]));
  const step = 0.92 / WHITE_KEYS;
  context.fillStyle = css([0.55, 0.01, 280]);
  for (let i = 1; i < WHITE_KEYS; i++)
    context.fillRect(0.04 + i * step - 0.002, 0.745, 0.004, 0.17);
  for (let i = 1; i < WHITE_KEYS; i++) {
    // No black key between E and F, and between B and C.
    if (i % 7 === 3 || i % 7 === 0) continue;
    fillBox(context, [0.04 + i * step - 0.014, 0.81, 0.028, 0.105], 0.005, css([0.22, 0.02, 285]));
  }
  fillBox(context, [0.06, 0.945, 0.3, 0.02], 0.01, css(shift(colour, 0.2)));
}

export const INSTRUMENTS: PropFamily = {
  '@digitalpiano': (context, colour) => digitalPiano(context, colour ?? [0.3, 0.03, 285]),
  '@cello': (context, colour) => bowedBody(context, colour ?? [0.56, 0.13, 48]),
  '@doublebass': (context, colour) => bowedBody(context, colour ?? [0.46, 0.11, 45]),
  '@flute': (context, colour) => flute(context, colour ?? [0.85, 0.015, 250]),
  '@clarinet': clarinet,
  '@harp': (context, colour) => harp(context, colour ?? BRASS),
  '@drumkit': (context, colour) => drumKit(context, colour ?? [0.58, 0.21, 25]),
  '@grandpiano': (context, colour) => grandPiano(context, colour ?? [0.26, 0.02, 285]),
  '@tambourine': (context, colour) => tambourine(context, colour ?? [0.62, 0.12, 55]),
  '@turntable': turntable,
};
