import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { BLACK, STEEL } from './appliance-parts.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';

const PAPER: Colour = [0.97, 0.012, 90];
const MINT: Colour = [0.62, 0.08, 190];

/** Paper in the roller above, four rows of round keys below. */
function typewriter(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.28, 0.06, 0.44, 0.4], 0.015, fallShade(context, 0.06, 0.46, PAPER));
  for (const [y, width] of [
    [0.14, 0.3],
    [0.2, 0.34],
    [0.26, 0.24],
  ] as const) {
    fillBox(context, [0.33, y, width, 0.014], 0.007, css([0.55, 0.02, 270], 0.6));
  }
  fillBox(context, [0.08, 0.36, 0.84, 0.11], 0.05, fallShade(context, 0.36, 0.47, BLACK));
  for (const x of [0.02, 0.9]) {
    fillBox(context, [x, 0.35, 0.08, 0.13], 0.03, roundShade(context, x, x + 0.08, STEEL));
  }
  fillShape(
    context,
    [
      [0.14, 0.44],
      [0.86, 0.44],
      [0.94, 0.66],
      [0.06, 0.66],
    ],
    fallShade(context, 0.44, 0.66, shift(colour, 0.04)),
  );
  // The basket of type bars.
  context.fillStyle = css([0.2, 0.015, 270]);
  context.beginPath();
  context.ellipse(0.5, 0.6, 0.24, 0.12, 0, Math.PI, 0);
  context.fill();
  for (let i = 0; i < 11; i++) {
    const turn = Math.PI * (0.1 + 0.08 * i);
    strokeLine(
      context,
      [
        [0.5 - 0.05 * Math.cos(turn), 0.6 - 0.03 * Math.sin(turn)],
        [0.5 - 0.21 * Math.cos(turn), 0.6 - 0.1 * Math.sin(turn)],
      ],
      0.008,
      css(STEEL),
    );
  }
  fillShape(
    context,
    [
      [0.06, 0.62],
      [0.94, 0.62],
      [1, 0.95],
      [0, 0.95],
    ],
    fallShade(context, 0.62, 0.95, colour),
  );
  fillBox(context, [0, 0.92, 1, 0.08], 0.03, fallShade(context, 0.92, 1, shift(colour, -0.16)));
  for (let row = 0; row < 3; row++) {
    const y = 0.69 + row * 0.075;
    const count = 9;
    for (let i = 0; i < count; i++) {
      const x = 0.5 + (i - (count - 1) / 2 + (row % 2 ? 0.25 : 0)) * (0.086 + 0.004 * row);
      fillEllipse(context, [x, y + 0.008, 0.033, 0.03], css(shift(colour, -0.25), 0.6));
      fillEllipse(context, [x, y, 0.033, 0.029], css(STEEL));
      fillEllipse(context, [x, y, 0.026, 0.022], css(PAPER));
    }
  }
  fillBox(context, [0.28, 0.9, 0.44, 0.045], 0.02, css(PAPER));
}

/** A bag with a folded top and a label. */
function coffeeBag(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.2, 0.14],
      [0.8, 0.14],
      [0.86, 0.98],
      [0.14, 0.98],
    ],
    roundShade(context, 0.14, 0.86, colour),
  );
  fillShape(
    context,
    [
      [0.2, 0.14],
      [0.27, 0.14],
      [0.24, 0.98],
      [0.14, 0.98],
    ],
    css(shift(colour, -0.1), 0.5),
  );
  fillBox(
    context,
    [0.18, 0.04, 0.64, 0.13],
    0.02,
    fallShade(context, 0.04, 0.17, shift(colour, -0.05)),
  );
  fillBox(context, [0.16, 0.075, 0.68, 0.03], 0.01, css(BRASS));
  fillBox(context, [0.29, 0.36, 0.42, 0.4], 0.03, css([0.96, 0.025, 85]));
  bean(context, 0.44, 0.5, 0.075, -0.5);
  bean(context, 0.57, 0.56, 0.075, 0.5);
  fillBox(context, [0.35, 0.66, 0.3, 0.022], 0.01, css(shift(colour, -0.05)));
  fillBox(context, [0.4, 0.7, 0.2, 0.016], 0.008, css(shift(colour, -0.05), 0.6));
}

function bean(context: Canvas2D, x: number, y: number, size: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  fillEllipse(context, [0, 0, size * 0.68, size], css([0.36, 0.07, 45]));
  context.strokeStyle = css([0.58, 0.08, 55]);
  context.lineWidth = size * 0.14;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, -size * 0.8);
  context.bezierCurveTo(size * 0.4, -size * 0.2, -size * 0.4, size * 0.2, 0, size * 0.8);
  context.stroke();
  context.restore();
}

/** A heap of roasted beans. */
function beans(context: Canvas2D): void {
  const rows = [
    [0.14, 0.3, 0.46, 0.62, 0.78, 0.88],
    [0.24, 0.4, 0.55, 0.7],
    [0.38, 0.54],
  ];
  rows.forEach((row, level) => {
    row.forEach((x, i) => bean(context, x, 0.9 - level * 0.13, 0.095, (i * 2.1 + level) % 3));
  });
}

/** A dropper bottle with a label, as serums come in. */
function dropperBottle(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.44, 0.02, 0.12, 0.16], 0.055, roundShade(context, 0.44, 0.56, BLACK));
  fillBox(context, [0.39, 0.15, 0.22, 0.13], 0.02, roundShade(context, 0.39, 0.61, BRASS));
  fillBox(
    context,
    [0.41, 0.27, 0.18, 0.07],
    0,
    roundShade(context, 0.41, 0.59, shift(colour, -0.04)),
  );
  fillBox(
    context,
    [0.24, 0.32, 0.52, 0.66],
    [0.12, 0.12, 0.05, 0.05],
    roundShade(context, 0.24, 0.76, colour),
  );
  fillBox(context, [0.29, 0.36, 0.05, 0.52], 0.02, css([1, 0, 0], 0.35));
  fillBox(context, [0.32, 0.52, 0.36, 0.3], 0.015, css([0.97, 0.012, 85]));
  fillBox(context, [0.39, 0.58, 0.22, 0.022], 0.01, css([0.4, 0.03, 60]));
  fillBox(context, [0.42, 0.63, 0.16, 0.014], 0.007, css([0.4, 0.03, 60], 0.6));
  fillBox(context, [0.42, 0.74, 0.16, 0.012], 0.006, css([0.4, 0.03, 60], 0.4));
}

/** A board on folding legs with a cover. */
function ironingBoard(context: Canvas2D, colour: Colour): void {
  for (const [from, to] of [
    [0.25, 0.78],
    [0.75, 0.22],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.4],
        [to, 0.97],
      ],
      0.035,
      css(STEEL),
    );
  }
  context.fillStyle = fallShade(context, 0.3, 0.44, colour);
  context.beginPath();
  context.moveTo(0.98, 0.33);
  context.bezierCurveTo(0.6, 0.3, 0.3, 0.28, 0.02, 0.36);
  context.bezierCurveTo(0.1, 0.44, 0.6, 0.44, 0.98, 0.43);
  context.fill();
  fillBox(context, [0.86, 0.34, 0.12, 0.08], 0.02, css(IRON));
}

/** Symbols of mathematics, drawn with strokes. */
function formulas(context: Canvas2D, colour: Colour): void {
  const ink = css(colour);
  const cross = (x: number, y: number, half: number): void => {
    strokeLine(
      context,
      [
        [x - half, y],
        [x + half, y],
      ],
      0.035,
      ink,
    );
    strokeLine(
      context,
      [
        [x, y - half],
        [x, y + half],
      ],
      0.035,
      ink,
    );
  };
  cross(0.2, 0.24, 0.11);
  for (const y of [0.2, 0.3])
    strokeLine(
      context,
      [
        [0.66, y],
        [0.88, y],
      ],
      0.035,
      ink,
    );
  strokeLine(
    context,
    [
      [0.12, 0.56],
      [0.32, 0.76],
    ],
    0.035,
    ink,
  );
  strokeLine(
    context,
    [
      [0.32, 0.56],
      [0.12, 0.76],
    ],
    0.035,
    ink,
  );
  strokeLine(
    context,
    [
      [0.62, 0.7],
      [0.9, 0.7],
    ],
    0.035,
    ink,
  );
  for (const y of [0.58, 0.82]) fillEllipse(context, [0.76, y, 0.03, 0.03], ink);
  strokeLine(
    context,
    [
      [0.4, 0.46],
      [0.45, 0.56],
      [0.51, 0.32],
      [0.64, 0.32],
    ],
    0.03,
    ink,
  );
}

/** A tall pile of loose sheets. */
function paperStack(context: Canvas2D): void {
  for (let i = 0; i < 13; i++) {
    const y = 0.95 - i * 0.068;
    const shiftX = 0.05 * Math.sin(i * 2.4) + 0.012 * i * Math.sin(i);
    turned(context, [0.5 + shiftX, y, 0.045 * Math.sin(i * 1.9)], () => {
      fillBox(
        context,
        [-0.34, -0.04, 0.68, 0.075],
        0.012,
        fallShade(context, -0.04, 0.04, shift(PAPER, i % 2 ? 0 : -0.05)),
      );
      context.strokeStyle = css([0.55, 0.02, 270], 0.45);
      context.lineWidth = 0.007;
      for (const line of [-0.016, 0.002, 0.02]) {
        context.beginPath();
        context.moveTo(-0.33, line);
        context.lineTo(0.33, line);
        context.stroke();
      }
    });
  }
}

/** A sheet with lines by hand, unfolded. */
function writtenLetter(context: Canvas2D): void {
  fillBox(
    context,
    [0.12, 0.04, 0.76, 0.94],
    0.02,
    fallShade(context, 0.04, 0.98, [0.95, 0.03, 85]),
  );
  for (const y of [0.36, 0.68])
    fillBox(context, [0.12, y, 0.76, 0.012], 0, css([0.82, 0.04, 80], 0.8));
  for (let i = 0; i < 8; i++) {
    const right = i === 0 ? 44 : i === 7 ? 52 : 78 - ((i * 7) % 9);
    const y = 15 + i * 10;
    strokeOutline(
      context,
      `M 21 ${y} Q ${(21 + right) / 3} ${y - 3} ${(21 + right) / 2} ${y} Q ${(21 + right) / 1.5} ${y + 3} ${right} ${y - 1}`,
      0.016,
      css([0.38, 0.08, 265]),
    );
  }
}

export const DESK_THINGS: PropFamily = {
  '@formulas': (context, colour) => formulas(context, colour ?? [0.97, 0.01, 90]),
  '@paperstack': paperStack,
  '@typewriter': (context, colour) => typewriter(context, colour ?? MINT),
  '@coffeebag': (context, colour) => coffeeBag(context, colour ?? [0.45, 0.07, 45]),
  '@coffeebeans': (context) => beans(context),
  '@serum': (context, colour) => dropperBottle(context, colour ?? [0.6, 0.11, 60]),
  '@ironingboard': (context, colour) => ironingBoard(context, colour ?? [0.72, 0.1, 215]),
  '@writtenletter': writtenLetter,
};
