import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

/** Cans and bottles behind lit glass. */
function vendingMachine(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.01, 0.72, 0.96], 0.035, roundShade(context, 0.14, 0.86, colour));
  fillBox(context, [0.2, 0.96, 0.1, 0.04], 0.01, css([0.3, 0.02, 270]));
  fillBox(context, [0.7, 0.96, 0.1, 0.04], 0.01, css([0.3, 0.02, 270]));
  fillBox(context, [0.19, 0.05, 0.62, 0.07], 0.015, css(shift(colour, 0.22)));
  fillBox(
    context,
    [0.19, 0.14, 0.48, 0.56],
    0.02,
    fallShade(context, 0.14, 0.7, [0.93, 0.04, 220]),
  );
  const random = createRandom(8);
  const tones: readonly Colour[] = [
    [0.62, 0.2, 25],
    [0.66, 0.15, 150],
    [0.6, 0.15, 250],
    [0.8, 0.15, 85],
    [0.7, 0.17, 340],
  ];
  for (let row = 0; row < 4; row++) {
    const shelf = 0.265 + row * 0.14;
    for (let column = 0; column < 5; column++) {
      const tone = tones[Math.floor(random() * tones.length)] ?? [0.6, 0.15, 250];
      const x = 0.215 + column * 0.09;
      fillBox(
        context,
        [x, shelf - 0.09, 0.062, 0.09],
        0.014,
        roundShade(context, x, x + 0.06, tone),
      );
      fillBox(context, [x + 0.012, shelf - 0.06, 0.038, 0.03], 0.006, css([0.98, 0.01, 90], 0.85));
    }
    fillBox(context, [0.19, shelf, 0.48, 0.014], 0, css([0.55, 0.02, 260]));
    for (let column = 0; column < 5; column++) {
      fillBox(
        context,
        [0.23 + column * 0.09, shelf + 0.002, 0.03, 0.009],
        0.004,
        css([0.7, 0.2, 30]),
      );
    }
  }
  fillShape(
    context,
    [
      [0.2, 0.6],
      [0.42, 0.14],
      [0.52, 0.14],
      [0.24, 0.7],
      [0.2, 0.7],
    ],
    css([1, 0, 0], 0.16),
  );
  fillBox(context, [0.7, 0.16, 0.11, 0.16], 0.012, css([0.25, 0.03, 260]));
  fillBox(context, [0.715, 0.18, 0.08, 0.05], 0.008, css([0.82, 0.16, 150]));
  fillBox(context, [0.735, 0.36, 0.04, 0.07], 0.008, css([0.25, 0.03, 260]));
  fillBox(context, [0.21, 0.77, 0.44, 0.12], 0.02, css([0.22, 0.02, 260]));
  fillBox(context, [0.23, 0.785, 0.4, 0.045], 0.01, css([0.4, 0.02, 260]));
}

/** Washing on a line between two posts. */
function clothesline(context: Canvas2D): void {
  for (const x of [0.03, 0.92]) {
    fillBox(
      context,
      [x, 0.12, 0.05, 0.88],
      0.02,
      roundShade(context, x, x + 0.05, [0.58, 0.08, 60]),
    );
  }
  strokeLine(
    context,
    [
      [0.05, 0.16],
      [0.3, 0.2],
      [0.5, 0.21],
      [0.7, 0.2],
      [0.95, 0.16],
    ],
    0.012,
    css([0.92, 0.02, 90]),
  );
  const shirt: Colour = [0.7, 0.13, 240];
  fillShape(
    context,
    [
      [0.16, 0.19],
      [0.38, 0.2],
      [0.45, 0.32],
      [0.38, 0.36],
      [0.35, 0.3],
      [0.35, 0.56],
      [0.18, 0.55],
      [0.19, 0.29],
      [0.15, 0.35],
      [0.09, 0.31],
    ],
    fallShade(context, 0.19, 0.56, shirt),
  );
  fillBox(context, [0.49, 0.2, 0.14, 0.32], 0.012, fallShade(context, 0.2, 0.52, [0.95, 0.03, 85]));
  fillBox(context, [0.49, 0.42, 0.14, 0.035], 0, css([0.68, 0.18, 25]));
  const trousers: Colour = [0.6, 0.16, 350];
  fillBox(context, [0.69, 0.19, 0.19, 0.12], 0.012, fallShade(context, 0.19, 0.31, trousers));
  fillBox(context, [0.69, 0.28, 0.085, 0.34], 0.012, fallShade(context, 0.28, 0.62, trousers));
  fillBox(context, [0.795, 0.28, 0.085, 0.34], 0.012, fallShade(context, 0.28, 0.62, trousers));
  for (const x of [0.2, 0.34, 0.51, 0.6, 0.71, 0.85]) {
    fillBox(context, [x, 0.165, 0.016, 0.055], 0.006, css([0.8, 0.13, 75]));
  }
}

/** Ribs of a heater below a shelf. */
function radiator(context: Canvas2D, colour: Colour): void {
  for (const x of [0.08, 0.86]) {
    fillBox(context, [x, 0.9, 0.06, 0.1], 0.01, css(shift(colour, -0.2)));
  }
  fillBox(context, [0.02, 0.42, 0.96, 0.06], 0.02, css(shift(colour, 0.03)));
  for (let i = 0; i < 9; i++) {
    const x = 0.03 + i * 0.105;
    fillBox(context, [x, 0.46, 0.1, 0.46], 0.045, roundShade(context, x, x + 0.1, colour));
  }
  fillBox(context, [0.02, 0.82, 0.96, 0.04], 0.01, css(shift(colour, -0.08), 0.5));
  fillEllipse(context, [0.97, 0.86, 0.03, 0.04], css([0.75, 0.03, 260]));
}

/** Clothes in a heap. */
function laundryPile(context: Canvas2D): void {
  const random = createRandom(21);
  const tones: readonly Colour[] = [
    [0.72, 0.12, 240],
    [0.9, 0.03, 90],
    [0.72, 0.15, 20],
    [0.8, 0.12, 150],
    [0.82, 0.13, 85],
    [0.68, 0.13, 310],
  ];
  const heaps: readonly (readonly [x: number, y: number, wide: number])[] = [
    [0.2, 0.9, 0.2],
    [0.5, 0.9, 0.24],
    [0.8, 0.9, 0.2],
    [0.34, 0.78, 0.21],
    [0.66, 0.78, 0.21],
    [0.22, 0.84, 0.14],
    [0.78, 0.84, 0.14],
    [0.5, 0.68, 0.24],
  ];
  for (const [i, [x, y, wide]] of heaps.entries()) {
    const tone = tones[i % tones.length] ?? [0.8, 0.1, 90];
    context.fillStyle = fallShade(context, y - wide * 0.5, y + wide * 0.5, tone);
    context.beginPath();
    context.moveTo(x - wide, y + wide * 0.42);
    context.bezierCurveTo(
      x - wide * 1.1,
      y - wide * 0.5,
      x - wide * 0.3,
      y - wide * 0.6,
      x,
      y - wide * 0.4,
    );
    context.bezierCurveTo(
      x + wide * 0.4,
      y - wide * 0.65,
      x + wide * 1.15,
      y - wide * 0.3,
      x + wide,
      y + wide * 0.42,
    );
    context.closePath();
    context.fill();
    for (let fold = 0; fold < 3; fold++) {
      context.strokeStyle = css(shift(tone, -0.12), 0.6);
      context.lineWidth = 0.011;
      context.lineCap = 'round';
      const left = x - wide * 0.7 + fold * wide * 0.5;
      context.beginPath();
      context.moveTo(left, y - wide * 0.22 + 0.03 * random());
      context.quadraticCurveTo(left + wide * 0.2, y, left + wide * 0.1, y + wide * 0.32);
      context.stroke();
    }
  }
  // A sleeve that hangs out.
  strokeLine(
    context,
    [
      [0.12, 0.86],
      [0.03, 0.97],
    ],
    0.07,
    css([0.72, 0.12, 240]),
  );
}

/** A low table with a quilt around it and a heater below. */
function kotatsu(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.5, 1, colour);
  context.beginPath();
  context.moveTo(0.12, 0.52);
  context.lineTo(0.88, 0.52);
  context.bezierCurveTo(0.94, 0.7, 1, 0.86, 1, 0.97);
  for (let i = 0; i < 8; i++) {
    const x = 1 - (i + 1) / 8;
    context.quadraticCurveTo(x + 1 / 16, 1.02, x, 0.97);
  }
  context.bezierCurveTo(0, 0.86, 0.06, 0.7, 0.12, 0.52);
  context.fill();
  for (const x of [0.16, 0.33, 0.5, 0.67, 0.84]) {
    strokeLine(
      context,
      [
        [0.5 + (x - 0.5) * 0.95, 0.56],
        [0.5 + (x - 0.5) * 1.2, 0.95],
      ],
      0.012,
      css(shift(colour, 0.12), 0.7),
    );
  }
  strokeLine(
    context,
    [
      [0.07, 0.76],
      [0.93, 0.76],
    ],
    0.012,
    css(shift(colour, 0.12), 0.7),
  );
  fillBox(context, [0.08, 0.44, 0.84, 0.1], 0.025, fallShade(context, 0.44, 0.54, [0.58, 0.1, 58]));
  fillBox(context, [0.1, 0.445, 0.8, 0.02], 0.01, css([0.72, 0.09, 65]));
  for (const [x, y] of [
    [0.44, 0.4],
    [0.54, 0.4],
    [0.49, 0.34],
  ] as const) {
    fillEllipse(
      context,
      [x, y, 0.052, 0.046],
      fallShade(context, y - 0.05, y + 0.05, [0.76, 0.17, 62]),
    );
    fillEllipse(context, [x, y - 0.036, 0.012, 0.008], css([0.5, 0.12, 135]));
  }
}

/** Stems with purple spikes, tied with a ribbon. */
function lavender(context: Canvas2D, colour: Colour): void {
  const random = createRandom(17);
  const stems = 9;
  for (let i = 0; i < stems; i++) {
    const t = i / (stems - 1) - 0.5;
    const top = 0.06 + 0.5 * t * t + 0.06 * random();
    const head = 0.5 + t * 0.6;
    strokeLine(
      context,
      [
        [0.5 + t * 0.26, 0.99],
        [0.5 + t * 0.12, 0.74],
        [head, top + 0.2],
      ],
      0.016,
      css([0.58, 0.11, 138]),
    );
    for (let bud = 0; bud < 9; bud++) {
      const along = bud / 8;
      const x = head + t * 0.1 * (1 - along);
      const y = top + 0.32 * along;
      const wide = 0.018 + 0.022 * Math.sin(Math.PI * (0.15 + 0.85 * along));
      for (const side of [-1, 1]) {
        fillEllipse(
          context,
          [x + side * wide, y, 0.024, 0.022],
          css(shift(colour, 0.1 * (random() - 0.45))),
        );
      }
    }
  }
  fillBox(context, [0.42, 0.72, 0.16, 0.05], 0.02, css([0.95, 0.03, 85]));
}

function hanger(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 50 44 L 50 34 C 50 26 60 28 60 19 C 60 8 42 8 42 19',
    0.035,
    css(STEEL),
  );
  strokeOutline(context, 'M 50 44 L 8 70 Q 4 78 14 78 L 86 78 Q 96 78 92 70 Z', 0.06, css(colour));
  strokeOutline(context, 'M 50 43 L 12 67', 0.018, css(shift(colour, 0.14), 0.8));
}

/** A stick that smokes in its holder. */
function incense(context: Canvas2D): void {
  strokeOutline(context, 'M 18 88 L 70 30', 0.02, css([0.45, 0.08, 40]));
  fillEllipse(context, [0.7, 0.3, 0.024, 0.024], css([0.72, 0.2, 40]));
  for (const [bend, alpha] of [
    [12, 0.55],
    [-10, 0.35],
  ] as const)
    strokeOutline(
      context,
      `M 70 27 C ${70 + bend} 20 ${70 - bend} 12 ${72 + bend * 0.4} 2`,
      0.022,
      css([0.93, 0.005, 250], alpha),
    );
  fillOutline(
    context,
    'M 4 84 Q 50 96 96 84 Q 92 97 76 97 L 24 97 Q 8 97 4 84 Z',
    fallShade(context, 0.84, 0.98, WOOD),
  );
}

/** A coil of cable with a plug at its end. */
function cableCoil(context: Canvas2D, colour: Colour): void {
  for (const [grow, light] of [
    [0, -0.1],
    [0.06, 0],
    [0.12, 0.06],
  ] as const)
    strokeEllipse(
      context,
      [0.46, 0.56, 0.22 + grow, 0.16 + grow * 0.8],
      0.05,
      css(shift(colour, light)),
    );
  strokeOutline(context, 'M 76 46 C 84 34 74 26 84 20', 0.05, css(colour));
  fillBox(context, [0.77, 0.06, 0.15, 0.15], 0.03, css(shift(colour, 0.04)));
  for (const x of [0.8, 0.87]) fillBox(context, [x, 0.01, 0.025, 0.06], 0.01, css(STEEL));
}

export const HOUSEHOLD: PropFamily = {
  '@hanger': (context, colour) => hanger(context, colour ?? [0.68, 0.1, 65]),
  '@incense': incense,
  '@cable': (context, colour) => cableCoil(context, colour ?? [0.38, 0.02, 270]),
  '@clothesline': clothesline,
  '@vendingmachine': (context, colour) => vendingMachine(context, colour ?? [0.58, 0.2, 25]),
  '@radiator': (context, colour) => radiator(context, colour ?? [0.94, 0.01, 90]),
  '@laundrypile': (context) => laundryPile(context),
  '@kotatsu': (context, colour) => kotatsu(context, colour ?? [0.52, 0.16, 20]),
  '@lavender': (context, colour) => lavender(context, colour ?? [0.6, 0.15, 300]),
};
