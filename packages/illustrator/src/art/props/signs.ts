import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { DARK_WOOD, fallShade, fillBox, type PropFamily, roundShade, strokeLine } from './brush.ts';

/** Where a sign bears its lettering: left, top, width and height, fractions of the prop's box. */
export const SIGN_BOARDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '@sign': [0.05, 0.17, 0.9, 0.4],
  '@placard': [0.04, 0.24, 0.92, 0.56],
  '@chalkboard': [0.16, 0.12, 0.68, 0.62],
};

function board(
  context: Canvas2D,
  glyph: keyof typeof SIGN_BOARDS,
  colour: Colour,
  edge: Colour,
): void {
  const [x, y, width, height] = SIGN_BOARDS[glyph] ?? [0, 0, 1, 1];
  fillBox(context, [x - 0.03, y - 0.03, width + 0.06, height + 0.06], 0.035, css(edge));
  fillBox(context, [x, y, width, height], 0.02, fallShade(context, y, y + height, colour));
}

function woodenSign(context: Canvas2D, colour: Colour): void {
  for (const x of [0.24, 0.68]) {
    fillBox(context, [x, 0.12, 0.08, 0.87], 0.02, roundShade(context, x, x + 0.08, DARK_WOOD));
  }
  board(context, '@sign', colour, shift(colour, -0.16));
  context.fillStyle = css(shift(colour, -0.1), 0.5);
  for (const y of [0.3, 0.44]) context.fillRect(0.05, y, 0.9, 0.008);
}

const SLATE: Colour = [0.3, 0.02, 200];
const FRAME: Colour = [0.58, 0.09, 58];

/** A board with two legs behind it, as it stands before cafés. */
function chalkboard(context: Canvas2D): void {
  for (const [top, foot] of [
    [0.2, 0.12],
    [0.8, 0.88],
  ] as const) {
    const leg = [
      [top, 0.1],
      [foot, 0.97],
    ] as const;
    strokeLine(context, leg, 0.05, css(shift(FRAME, -0.12)));
  }
  fillBox(context, [0.1, 0.05, 0.8, 0.78], 0.03, fallShade(context, 0, 0.83, FRAME));
  board(context, '@chalkboard', SLATE, shift(SLATE, -0.06));
}

/** The same with the lines of a menu in chalk: a heading, and dishes with their prices. */
function menuBoard(context: Canvas2D): void {
  chalkboard(context);
  const chalk = css([0.96, 0.01, 90], 0.85);
  strokeLine(context, [[0.34, 0.21], [0.66, 0.21]], 0.03, chalk); // prettier-ignore
  strokeLine(context, [[0.28, 0.265], [0.72, 0.265]], 0.008, chalk); // prettier-ignore
  for (const [row, right] of [0.5, 0.56, 0.46, 0.53, 0.49].entries()) {
    const y = 0.34 + row * 0.075;
    strokeLine(context, [[0.23, y], [right, y]], 0.016, chalk); // prettier-ignore
    strokeLine(context, [[0.69, y], [0.77, y]], 0.016, chalk); // prettier-ignore
  }
}

/** On two feet, with a sum and shapes in chalk. */
function blackboard(context: Canvas2D): void {
  for (const x of [0.14, 0.8]) {
    fillBox(context, [x, 0.1, 0.06, 0.89], 0.015, roundShade(context, x, x + 0.06, DARK_WOOD));
  }
  fillBox(context, [0.02, 0.04, 0.96, 0.7], 0.03, fallShade(context, 0, 0.8, [0.6, 0.09, 58]));
  fillBox(context, [0.06, 0.08, 0.88, 0.62], 0.01, fallShade(context, 0, 0.8, [0.4, 0.06, 160]));
  const chalk = css([0.96, 0.01, 90], 0.9);
  const line = (...points: readonly (readonly [number, number])[]): void =>
    strokeLine(context, points, 0.016, chalk);
  // 1 + 2 = 3
  line([0.15, 0.2], [0.18, 0.17], [0.18, 0.3]);
  line([0.25, 0.24], [0.32, 0.24]);
  line([0.285, 0.205], [0.285, 0.275]);
  line([0.38, 0.19], [0.42, 0.17], [0.45, 0.2], [0.38, 0.3], [0.46, 0.3]);
  line([0.53, 0.22], [0.6, 0.22]);
  line([0.53, 0.26], [0.6, 0.26]);
  line([0.66, 0.18], [0.73, 0.18], [0.69, 0.225], [0.73, 0.26], [0.7, 0.3], [0.66, 0.295]);
  line([0.16, 0.58], [0.25, 0.4], [0.34, 0.58], [0.16, 0.58]);
  context.beginPath();
  context.arc(0.5, 0.5, 0.085, 0, Math.PI * 2);
  context.stroke();
  for (const [y, right] of [
    [0.42, 0.86],
    [0.49, 0.82],
    [0.56, 0.86],
  ] as const) {
    line([0.66, y], [right, y]);
  }
  fillBox(context, [0.06, 0.72, 0.88, 0.03], 0.01, css(shift(DARK_WOOD, 0.1)));
  fillBox(context, [0.62, 0.705, 0.08, 0.02], 0.008, chalk);
}

export const SIGNS: PropFamily = {
  '@blackboard': blackboard,
  '@chalkboard': chalkboard,
  '@menuboard': menuBoard,
  '@sign': (context, colour) => woodenSign(context, colour ?? [0.68, 0.09, 65]),
  '@placard': (context) => board(context, '@placard', [0.97, 0.012, 90], [0.5, 0.06, 60]),
};
