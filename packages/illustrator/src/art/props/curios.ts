import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import { BLACK, STEEL } from './appliance-parts.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const GLASS: Colour = [0.9, 0.03, 210];

/** A tin with a handle; the paint runs down its side. */
function paintBucket(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 14 34 C 10 -4 90 -4 86 34', 0.02, css([0.5, 0.015, 270]));
  fillOutline(
    context,
    'M 13 30 L 87 30 L 82 95 Q 50 103 18 95 Z',
    roundShade(context, 0.13, 0.87, STEEL),
  );
  for (const y of [0.48, 0.8])
    fillBox(context, [0.15, y, 0.7, 0.014], 0.007, css(shift(STEEL, -0.14), 0.7));
  fillBox(context, [0.32, 0.56, 0.36, 0.22], 0.02, css([0.97, 0.01, 90]));
  fillBall(context, 0.5, 0.67, 0.07, colour);
  fillEllipse(context, [0.5, 0.3, 0.38, 0.09], css(shift(STEEL, 0.1)));
  fillEllipse(context, [0.5, 0.305, 0.345, 0.075], css(colour));
  fillEllipse(context, [0.42, 0.285, 0.16, 0.022], css(shift(colour, 0.12), 0.7));
  fillOutline(
    context,
    'M 16 31 C 26 40 70 42 85 31 C 87 36 84 50 83 56 C 82 62 76 62 76 55 C 76 48 70 46 69 54 L 69 78 C 69 86 60 86 60 78 L 60 52 C 59 45 50 46 50 52 C 50 66 41 66 41 57 C 41 50 33 48 32 56 C 32 72 23 72 23 62 C 22 52 16 40 16 31 Z',
    fallShade(context, 0.3, 0.86, colour),
  );
  for (const [x, y] of [
    [0.635, 0.74],
    [0.265, 0.6],
    [0.79, 0.5],
  ] as const)
    gloss(context, [x, y, 0.008, 0.03], 0.5);
}

/** A round flask with a cork, something glowing and bubbles. */
function potion(context: Canvas2D, colour: Colour): void {
  const flask =
    'M 40 16 L 60 16 L 60 36 C 84 44 94 60 88 78 C 82 96 66 99 50 99 C 34 99 18 96 12 78 C 6 60 16 44 40 36 Z';
  fillOutline(context, flask, css(GLASS, 0.5));
  within(context, flask, () => {
    fillOutline(
      context,
      'M 0 58 Q 26 50 50 58 Q 76 66 100 56 L 100 100 L 0 100 Z',
      radialGradient(context, 0.5, 0.72, 0.5, [
        [0, shift(colour, 0.2)],
        [0.6, colour],
        [1, shift(colour, -0.2)],
      ]),
    );
    for (const [x, y, radius] of [
      [0.34, 0.76, 0.04],
      [0.6, 0.7, 0.03],
      [0.5, 0.86, 0.05],
      [0.7, 0.82, 0.025],
      [0.44, 0.66, 0.022],
      [0.26, 0.66, 0.02],
    ] as const) {
      fillEllipse(context, [x, y, radius, radius], css(shift(colour, 0.25), 0.7));
      gloss(context, [x - radius * 0.3, y - radius * 0.3, radius * 0.3, radius * 0.3], 0.9);
    }
  });
  fillBox(
    context,
    [0.42, 0.02, 0.16, 0.17],
    0.025,
    roundShade(context, 0.42, 0.58, [0.7, 0.09, 65]),
  );
  fillBox(context, [0.37, 0.15, 0.26, 0.05], 0.025, css(GLASS, 0.9));
  strokeOutline(context, 'M 39 34 Q 50 39 61 34', 0.03, css([0.62, 0.1, 65]));
  fillOutline(context, 'M 66 36 L 84 34 L 84 52 L 68 50 Z', css([0.93, 0.05, 85]));
  fillOutline(
    context,
    'M 76 39 L 77.500 42 L 80 42.500 L 78 44.500 L 78.500 48 L 76 46 L 73 48 L 73.500 44.500 L 72 42.500 L 74.500 42 Z',
    css([0.6, 0.16, 300]),
  );
  strokeOutline(context, 'M 21 60 Q 19 74 26 84', 0.03, css([1, 0, 0], 0.5));
}

/** A jar in which a string of small lights glows. */
function jarOfLights(context: Canvas2D): void {
  fillBox(context, [0.18, 0.22, 0.64, 0.77], 0.13, css(GLASS, 0.4));
  within(context, 'M 18 34 L 82 34 L 82 99 L 18 99 Z', () => {
    fillEllipse(
      context,
      [0.5, 0.66, 0.42, 0.44],
      radialGradient(context, 0.5, 0.66, 0.42, [
        [0, [0.95, 0.13, 88], 0.75],
        [1, [0.9, 0.15, 75], 0],
      ]),
    );
    strokeOutline(
      context,
      'M 50 22 C 20 36 84 42 70 54 C 54 66 22 54 28 70 C 34 84 78 66 74 82 C 68 96 36 88 34 92',
      0.01,
      css([0.5, 0.08, 60]),
    );
  });
  for (const [x, y] of [
    [0.42, 0.33],
    [0.62, 0.41],
    [0.72, 0.51],
    [0.56, 0.6],
    [0.36, 0.59],
    [0.28, 0.68],
    [0.4, 0.76],
    [0.56, 0.74],
    [0.72, 0.76],
    [0.68, 0.88],
    [0.5, 0.91],
    [0.36, 0.91],
  ] as const) {
    fillEllipse(
      context,
      [x, y, 0.055, 0.055],
      radialGradient(context, x, y, 0.055, [
        [0, [0.97, 0.12, 88], 0.8],
        [1, [0.9, 0.15, 75], 0],
      ]),
    );
    fillEllipse(context, [x, y, 0.02, 0.02], css([0.99, 0.06, 95]));
  }
  fillBox(
    context,
    [0.23, 0.1, 0.54, 0.14],
    0.03,
    roundShade(context, 0.23, 0.77, [0.72, 0.08, 75]),
  );
  for (const y of [0.14, 0.19])
    fillBox(context, [0.23, y, 0.54, 0.012], 0.006, css([0.5, 0.07, 70], 0.7));
  fillBox(context, [0.25, 0.34, 0.045, 0.52], 0.022, css([1, 0, 0], 0.5));
}

/** A bottle on its side with a scroll in it. */
function messageBottle(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.66, -0.3], () => {
    const glass =
      'M -40 -12 Q -44 -19 -32 -20 L 14 -20 C 24 -20 26 -9 36 -8 L 46 -8 L 46 8 L 36 8 C 26 9 24 20 14 20 L -32 20 Q -44 19 -40 12 Z';
    fillOutline(context, glass, css(shift(colour, 0.1), 0.45));
    fillBox(
      context,
      [-0.3, -0.11, 0.44, 0.22],
      0.05,
      fallShade(context, -0.11, 0.11, [0.92, 0.06, 85]),
    );
    for (const x of [-0.24, 0.06])
      fillBox(context, [x, -0.115, 0.025, 0.23], 0.01, css([0.58, 0.18, 27]));
    fillEllipse(context, [0.14, 0, 0.03, 0.1], css([0.78, 0.07, 75]));
    fillOutline(context, glass, css(colour, 0.28));
    fillBox(
      context,
      [0.44, -0.07, 0.1, 0.14],
      0.02,
      fallShade(context, -0.07, 0.07, [0.68, 0.1, 62]),
    );
    fillBox(context, [-0.32, -0.155, 0.44, 0.035], 0.017, css([1, 0, 0], 0.6));
  });
}

function starfish(context: Canvas2D, colour: Colour): void {
  for (const [size, tone] of [
    [1, -0.1],
    [0.93, 0],
  ] as const)
    turned(context, [0.5, 0.55, 0.12], () => {
      context.scale(size, size);
      for (let i = 0; i < 5; i++)
        turned(context, [0, 0, (i / 5) * Math.PI * 2], () =>
          fillOutline(
            context,
            'M -15 2 C -12 -18 -9 -32 -5 -44 Q 0 -50 5 -44 C 9 -32 12 -18 15 2 Z',
            fallShade(context, -0.46, 0.02, shift(colour, tone)),
          ),
        );
      fillEllipse(context, [0, 0, 0.17, 0.17], css(shift(colour, tone + 0.02)));
    });
  turned(context, [0.5, 0.55, 0.12], () => {
    for (let i = 0; i < 5; i++)
      turned(context, [0, 0, (i / 5) * Math.PI * 2], () => {
        for (let step = 0; step < 7; step++)
          fillEllipse(
            context,
            [0, -0.05 - step * 0.055, 0.02 - step * 0.0015, 0.018],
            css(shift(colour, 0.16, 0.8)),
          );
        for (const side of [-1, 1])
          for (let step = 0; step < 3; step++)
            fillEllipse(
              context,
              [side * (0.06 - step * 0.008), -0.14 - step * 0.08, 0.01, 0.01],
              css(shift(colour, 0.12, 0.8)),
            );
      });
  });
}

/** A pink pig with a slot and a coin. */
function piggyBank(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.11, 0.1, 0.11], css(BRASS));
  fillEllipse(context, [0.5, 0.11, 0.07, 0.08], css(shift(BRASS, 0.08)));
  for (const x of [0.24, 0.4, 0.58, 0.72])
    fillBox(
      context,
      [x, 0.78, 0.11, 0.21],
      0.04,
      css(shift(colour, x === 0.4 || x === 0.58 ? -0.14 : -0.06)),
    );
  strokeOutline(context, 'M 90 56 C 98 54 98 46 92 46', 0.025, css(shift(colour, -0.08)));
  fillEllipse(context, [0.52, 0.56, 0.4, 0.34], fallShade(context, 0.22, 0.92, colour));
  fillBox(context, [0.4, 0.225, 0.22, 0.03], 0.015, css(shift(colour, -0.3)));
  fillOutline(
    context,
    'M 24 34 L 22 14 Q 36 16 42 28 Z',
    fallShade(context, 0.14, 0.36, shift(colour, -0.05)),
  );
  fillEllipse(
    context,
    [0.12, 0.56, 0.11, 0.12],
    fallShade(context, 0.44, 0.68, shift(colour, 0.04)),
  );
  for (const x of [0.08, 0.145])
    fillEllipse(context, [x, 0.56, 0.017, 0.03], css(shift(colour, -0.24)));
  fillEllipse(context, [0.27, 0.45, 0.03, 0.034], css([0.2, 0.03, 10]));
  gloss(context, [0.28, 0.44, 0.01, 0.01], 0.9);
  fillEllipse(context, [0.3, 0.58, 0.05, 0.034], css([0.72, 0.15, 10], 0.6));
  gloss(context, [0.6, 0.32, 0.12, 0.03], 0.35);
}

function rollingPin(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.62, -0.5], () => {
    for (const x of [-0.54, 0.36])
      fillBox(
        context,
        [x, -0.045, 0.18, 0.09],
        0.045,
        fallShade(context, -0.05, 0.05, shift(colour, -0.12)),
      );
    fillBox(context, [-0.38, -0.12, 0.76, 0.24], 0.06, fallShade(context, -0.13, 0.13, colour));
    fillBox(context, [-0.32, -0.08, 0.64, 0.03], 0.015, css([1, 0.02, 80], 0.4));
  });
}

function whisk(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.5], () => {
    for (const wide of [24, 15, 6])
      strokeOutline(
        context,
        `M -2 8 C ${-wide * 1.3} -10 ${-wide} -50 0 -50 C ${wide} -50 ${wide * 1.3} -10 2 8`,
        0.016,
        css(shift(STEEL, wide === 15 ? 0.06 : -0.06)),
      );
    fillBox(context, [-0.045, 0.06, 0.09, 0.46], 0.045, roundShade(context, -0.045, 0.045, colour));
    fillBox(context, [-0.04, 0.05, 0.08, 0.06], 0.02, roundShade(context, -0.04, 0.04, STEEL));
  });
}

/** A glass pot with a plunger. */
function frenchPress(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 70 36 C 98 34 98 80 70 80', 0.06, css(BLACK));
  fillBall(context, 0.47, 0.05, 0.05, BLACK);
  fillBox(context, [0.458, 0.08, 0.024, 0.16], 0.01, css(STEEL));
  fillBox(context, [0.2, 0.28, 0.54, 0.69], 0.03, css(GLASS, 0.5));
  fillBox(
    context,
    [0.22, 0.46, 0.5, 0.49],
    0.03,
    roundShade(context, 0.22, 0.72, [0.33, 0.07, 45]),
  );
  fillBox(context, [0.22, 0.44, 0.5, 0.05], 0.02, css([0.68, 0.09, 62]));
  fillOutline(
    context,
    'M 14 26 L 22 22 Q 47 12 74 22 L 76 30 L 20 31 Z',
    roundShade(context, 0.14, 0.76, colour),
  );
  for (const y of [0.36, 0.9])
    fillBox(context, [0.19, y, 0.56, 0.045], 0.01, roundShade(context, 0.19, 0.75, colour));
  for (const x of [0.2, 0.45, 0.7])
    fillBox(context, [x, 0.38, 0.04, 0.6], 0.01, css(shift(colour, -0.06)));
  fillBox(context, [0.27, 0.42, 0.035, 0.44], 0.017, css([1, 0, 0], 0.35));
}

/** A red stocking with a white cuff. */
function christmasStocking(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 66 10 C 76 -2 82 8 74 16', 0.025, css(colour));
  fillOutline(
    context,
    'M 34 20 L 74 20 L 72 66 C 72 84 62 92 46 95 C 24 100 8 94 8 82 C 8 70 18 70 26 64 C 34 58 36 50 34 20 Z',
    fallShade(context, 0.2, 1, colour),
  );
  fillOutline(
    context,
    'M 8 82 C 8 72 16 70 24 66 C 34 74 32 92 24 97 C 14 96 8 92 8 82 Z',
    css([0.97, 0.01, 90]),
  );
  fillOutline(context, 'M 72 62 C 60 62 54 76 62 89 C 69 84 72 76 72 66 Z', css([0.97, 0.01, 90]));
  for (const [x, y] of [
    [0.46, 0.46],
    [0.6, 0.54],
    [0.5, 0.7],
    [0.4, 0.82],
  ] as const) {
    for (let i = 0; i < 3; i++)
      turned(context, [x, y, (i * Math.PI) / 3], () =>
        fillBox(context, [-0.035, -0.005, 0.07, 0.01], 0.005, css([0.98, 0.01, 90])),
      );
  }
  fillBox(
    context,
    [0.29, 0.1, 0.5, 0.17],
    0.075,
    fallShade(context, 0.08, 0.28, [0.98, 0.01, 240]),
  );
}

/** Painted eggs in grass. */
/** A painted egg of a size around (x, y), turned by radians. */
function paintedEgg(
  context: Canvas2D,
  [x, y, size]: readonly [number, number, number],
  turn: number,
  base: Colour,
  band: Colour,
): void {
  turned(context, [x, y, turn], () => {
    context.scale(size, size);
    const shell =
      'M 0 -32 C 18 -32 26 -6 26 8 C 26 24 14 32 0 32 C -14 32 -26 24 -26 8 C -26 -6 -18 -32 0 -32 Z';
    fillOutline(context, shell, roundShade(context, -0.26, 0.26, base));
    within(context, shell, () => {
      strokeOutline(
        context,
        'M -30 2 L -20 -6 L -10 2 L 0 -6 L 10 2 L 20 -6 L 30 2',
        0.04,
        css(band),
      );
      strokeOutline(context, 'M -30 20 L 30 20', 0.05, css([0.98, 0.01, 90]));
      for (const dot of [-0.14, 0, 0.14])
        fillEllipse(context, [dot, -0.17, 0.03, 0.03], css([0.98, 0.01, 90]));
    });
    gloss(context, [-0.12, -0.14, 0.035, 0.08], 0.4);
  });
}

function easterEggs(context: Canvas2D): void {
  paintedEgg(context, [0.5, 0.5, 0.98], 0, [0.82, 0.11, 350], [0.7, 0.15, 300]);
  paintedEgg(context, [0.24, 0.66, 0.92], -0.25, [0.86, 0.14, 95], [0.68, 0.17, 40]);
  paintedEgg(context, [0.76, 0.66, 0.92], 0.25, [0.8, 0.1, 225], [0.72, 0.15, 150]);
  for (let i = 0; i < 19; i++) {
    const x = 3 + i * 5.2;
    fillOutline(
      context,
      `M ${x - 3} 99 Q ${x} ${84 + (i % 3) * 3} ${x + ((i % 5) - 2) * 2} ${76 + (i % 4) * 3} Q ${x + 2} 88 ${x + 4} 99 Z`,
      css(shift([0.62, 0.16, 140], (i % 3) * 0.05 - 0.05)),
    );
  }
}

function golfBall(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 38 76 L 62 76 L 53 88 L 52 99 L 48 99 L 47 88 Z',
    roundShade(context, 0.38, 0.62, [0.62, 0.2, 27]),
  );
  fillBall(context, 0.5, 0.42, 0.38, colour);
  within(context, 'M 12 42 C 12 -8 88 -8 88 42 C 88 92 12 92 12 42 Z', () => {
    for (let row = -4; row <= 4; row++)
      for (let i = -4; i <= 4; i++) {
        const [x, y] = [0.5 + (i + (row % 2) * 0.5) * 0.086, 0.42 + row * 0.078];
        if (Math.hypot(x - 0.5, y - 0.42) < 0.335)
          fillEllipse(context, [x, y, 0.024, 0.022], css(shift(colour, -0.12), 0.6));
      }
  });
}

/** A beige computer with a green screen and a keyboard. */
function retroComputer(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.04, 0.72, 0.56], 0.05, fallShade(context, 0.04, 0.6, colour));
  fillBox(context, [0.2, 0.1, 0.6, 0.42], 0.04, css(shift(colour, -0.16)));
  fillBox(context, [0.23, 0.125, 0.54, 0.37], 0.04, css([0.22, 0.04, 160]));
  for (const [y, wide] of [
    [0.18, 0.3],
    [0.24, 0.38],
    [0.3, 0.22],
    [0.36, 0.34],
  ] as const)
    fillBox(context, [0.28, y, wide, 0.022], 0.006, css([0.85, 0.2, 145]));
  fillBox(context, [0.28, 0.42, 0.03, 0.03], 0.004, css([0.85, 0.2, 145]));
  gloss(context, [0.66, 0.19, 0.07, 0.03], 0.18);
  fillBox(
    context,
    [0.1, 0.6, 0.8, 0.16],
    0.03,
    fallShade(context, 0.58, 0.76, shift(colour, -0.03)),
  );
  for (const x of [0.5, 0.68])
    fillBox(context, [x, 0.65, 0.15, 0.022], 0.008, css([0.3, 0.02, 270]));
  fillEllipse(context, [0.17, 0.68, 0.016, 0.016], css([0.8, 0.2, 145]));
  fillOutline(
    context,
    'M 10 80 L 90 80 L 98 97 Q 98 99 96 99 L 4 99 Q 2 99 2 97 Z',
    fallShade(context, 0.78, 1, colour),
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 11; i++)
      fillBox(
        context,
        [0.13 - row * 0.018 + i * (0.068 + row * 0.003), 0.82 + row * 0.05, 0.052, 0.035],
        0.008,
        css(shift(colour, -0.2)),
      );
}

/** A hand-held console with a cross, two buttons and a green screen. */
function handheldConsole(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.2, 0.02, 0.6, 0.97],
    [0.04, 0.04, 0.14, 0.05],
    roundShade(context, 0.2, 0.8, colour),
  );
  fillBox(context, [0.25, 0.08, 0.5, 0.39], [0.03, 0.03, 0.09, 0.03], css([0.42, 0.03, 275]));
  fillBox(context, [0.32, 0.13, 0.36, 0.3], 0.01, css([0.78, 0.13, 120]));
  fillBox(context, [0.36, 0.36, 0.28, 0.025], 0, css([0.45, 0.1, 130]));
  for (const [x, y] of [
    [0.42, 0.3],
    [0.45, 0.27],
    [0.48, 0.3],
    [0.45, 0.33],
    [0.56, 0.22],
    [0.6, 0.22],
  ] as const)
    fillBox(context, [x, y, 0.03, 0.03], 0, css([0.42, 0.1, 130]));
  fillEllipse(context, [0.285, 0.26, 0.012, 0.012], css([0.62, 0.22, 27]));
  fillBox(context, [0.27, 0.62, 0.19, 0.06], 0.012, css(BLACK));
  fillBox(context, [0.335, 0.555, 0.06, 0.19], 0.012, css(BLACK));
  for (const [x, y] of [
    [0.58, 0.68],
    [0.7, 0.62],
  ] as const)
    fillBall(context, x, y, 0.045, [0.45, 0.19, 0]);
  for (const x of [0.38, 0.49])
    turned(context, [x, 0.83, -0.4], () =>
      fillBox(context, [-0.04, -0.012, 0.08, 0.024], 0.012, css([0.45, 0.03, 275])),
    );
  for (let i = 0; i < 4; i++)
    turned(context, [0.62 + i * 0.035, 0.87, 0.5], () =>
      fillBox(context, [-0.007, -0.06, 0.014, 0.12], 0.007, css(shift(colour, -0.2))),
    );
}

/** A jacket with a shirt and a tie on a hanger. */
function suit(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 12 Q 50 6 54 5 Q 57 2 52 0', 0.016, css(STEEL));
  strokeOutline(context, 'M 28 18 L 50 10 L 72 18', 0.03, css(WOOD));
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 30 17 C 18 20 12 26 10 38 L 4 80 Q 10 84 18 82 L 26 46 Z',
      fallShade(context, 0.16, 0.86, shift(colour, -0.04)),
    );
    fillBox(context, [0.055, 0.79, 0.12, 0.03], 0.01, css([0.97, 0.01, 240]));
  });
  fillOutline(
    context,
    'M 32 16 L 68 16 L 80 30 L 82 99 L 18 99 L 20 30 Z',
    roundShade(context, 0.18, 0.82, colour),
  );
  fillOutline(context, 'M 38 14 L 62 14 L 50 62 Z', css([0.98, 0.008, 240]));
  fillOutline(
    context,
    'M 46 20 L 54 20 L 56 26 L 52 29 L 55 52 L 50 60 L 45 52 L 48 29 L 44 26 Z',
    fallShade(context, 0.2, 0.6, [0.52, 0.2, 22]),
  );
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 38 13 L 30 18 L 26 36 L 33 39 L 30 43 L 50 66 L 50 60 Z',
      css(shift(colour, 0.06)),
    );
    fillOutline(context, 'M 38 13 L 42 12 L 50 22 L 44 28 Z', css([0.99, 0.005, 240]));
  });
  strokeOutline(context, 'M 50 64 L 50 99', 0.01, css(shift(colour, -0.12)));
  for (const y of [0.72, 0.84])
    fillEllipse(context, [0.54, y, 0.018, 0.018], css(shift(colour, -0.2)));
  for (const x of [0.25, 0.61])
    fillBox(context, [x, 0.78, 0.14, 0.025], 0.008, css(shift(colour, -0.1)));
  fillOutline(context, 'M 62 44 L 74 44 L 72 38 L 69 42 L 66 37 Z', css([0.98, 0.01, 90]));
}

/** A knitted jumper with ribbed cuffs and a band of pattern. */
function sweater(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 32 14 C 18 18 12 26 10 40 L 2 78 Q 10 84 19 82 L 30 48 Z',
      fallShade(context, 0.14, 0.84, shift(colour, -0.04)),
    );
    fillBox(context, [0.02, 0.77, 0.175, 0.075], 0.02, css(shift(colour, -0.12)));
  });
  const body = 'M 32 14 Q 50 22 68 14 L 78 26 L 80 94 L 20 94 L 22 26 Z';
  fillOutline(context, body, roundShade(context, 0.2, 0.8, colour));
  within(context, body, () => {
    for (const y of [40, 52])
      strokeOutline(
        context,
        `M 16 ${y} L 24 ${y + 5} L 32 ${y} L 40 ${y + 5} L 48 ${y} L 56 ${y + 5} L 64 ${y} L 72 ${y + 5} L 80 ${y} L 88 ${y + 5}`,
        0.024,
        css([0.97, 0.015, 85]),
      );
    for (let x = 24; x < 80; x += 8)
      fillEllipse(context, [x / 100, 0.49, 0.014, 0.014], css([0.97, 0.015, 85]));
  });
  fillBox(context, [0.19, 0.88, 0.62, 0.1], 0.025, css(shift(colour, -0.12)));
  for (let x = 0.22; x < 0.8; x += 0.035)
    fillBox(context, [x, 0.885, 0.008, 0.09], 0.004, css(shift(colour, -0.22), 0.7));
  fillOutline(context, 'M 34 10 Q 50 22 66 10 L 69 17 Q 50 32 31 17 Z', css(shift(colour, -0.12)));
}

/** A hood, strings and a pouch. */
function hoodie(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 30 26 C 26 -4 74 -4 70 26 Q 50 40 30 26 Z',
    fallShade(context, 0, 0.34, shift(colour, 0.02)),
  );
  fillOutline(context, 'M 37 26 C 36 6 64 6 63 26 Q 50 36 37 26 Z', css(shift(colour, -0.24)));
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 32 22 C 18 26 12 32 10 44 L 2 82 Q 10 88 19 86 L 30 54 Z',
      fallShade(context, 0.2, 0.88, shift(colour, -0.04)),
    );
    fillBox(context, [0.02, 0.82, 0.175, 0.06], 0.02, css(shift(colour, -0.12)));
  });
  fillOutline(
    context,
    'M 31 21 Q 50 42 69 21 L 78 32 L 80 96 L 20 96 L 22 32 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillOutline(context, 'M 34 66 L 66 66 L 74 90 L 26 90 Z', css(shift(colour, -0.07)));
  fillBox(context, [0.19, 0.92, 0.62, 0.07], 0.02, css(shift(colour, -0.12)));
  for (const x of [44, 56]) {
    strokeOutline(context, `M ${x} 32 L ${x} 52`, 0.016, css([0.97, 0.01, 90]));
    fillBox(context, [(x - 1) / 100, 0.52, 0.02, 0.035], 0.006, css(STEEL));
  }
}

/** A biker's jacket with lapels, zips and a belt. */
function leatherJacket(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 31 13 C 18 17 12 24 10 38 L 4 82 Q 12 88 20 85 L 29 48 Z',
      roundShade(context, 0.02, 0.3, shift(colour, 0.02)),
    );
    strokeOutline(context, 'M 7 74 L 20 76', 0.012, css(STEEL));
  });
  fillOutline(
    context,
    'M 31 13 L 69 13 L 79 26 L 79 94 L 21 94 L 21 26 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillOutline(context, 'M 38 12 L 62 12 L 54 40 L 52 90 L 48 90 L 46 40 Z', css([0.97, 0.01, 240]));
  onBothSides(context, () =>
    fillOutline(
      context,
      'M 38 10 L 29 14 L 25 34 L 46 46 L 46 38 L 36 18 Z',
      css(shift(colour, 0.1)),
    ),
  );
  strokeOutline(context, 'M 54 42 L 56 92', 0.014, css(STEEL));
  strokeOutline(context, 'M 27 60 L 40 54 M 62 62 L 74 58', 0.014, css(STEEL));
  fillBox(context, [0.2, 0.86, 0.6, 0.09], 0.02, css(shift(colour, -0.06)));
  fillBox(context, [0.44, 0.86, 0.1, 0.09], 0.012, css(STEEL));
  fillBox(context, [0.465, 0.885, 0.05, 0.04], 0.006, css(colour));
  gloss(context, [0.28, 0.5, 0.02, 0.14], 0.16);
}

/** A white gown with lace and a wide skirt. */
function weddingDress(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () =>
    strokeOutline(context, 'M 40 18 Q 38 8 42 2', 0.02, css(shift(colour, -0.04))),
  );
  const skirt = 'M 40 42 L 60 42 C 68 60 88 78 96 97 Q 50 104 4 97 C 12 78 32 60 40 42 Z';
  fillOutline(context, skirt, roundShade(context, 0.06, 0.94, colour));
  within(context, skirt, () => {
    for (const [x, y] of [
      [28, 98],
      [42, 99],
      [58, 99],
      [72, 98],
    ] as const)
      strokeOutline(
        context,
        `M ${50 + (x - 50) * 0.2} 44 Q ${50 + (x - 50) * 0.5} 70 ${x} ${y}`,
        0.012,
        css(shift(colour, -0.09), 0.7),
      );
    for (let i = 0; i < 14; i++)
      fillEllipse(context, [0.04 + i * 0.071, 0.975, 0.04, 0.03], css(shift(colour, -0.05)));
  });
  fillOutline(
    context,
    'M 36 18 Q 43 12 50 20 Q 57 12 64 18 L 60 43 L 40 43 Z',
    roundShade(context, 0.36, 0.64, shift(colour, -0.01)),
  );
  for (const [x, y] of [
    [0.44, 0.24],
    [0.5, 0.28],
    [0.56, 0.24],
    [0.46, 0.34],
    [0.54, 0.34],
    [0.5, 0.38],
  ] as const)
    fillEllipse(context, [x, y, 0.012, 0.012], css(shift(colour, -0.12)));
  fillBox(context, [0.395, 0.41, 0.21, 0.035], 0.012, css([0.85, 0.07, 20]));
}

export const CURIOS: PropFamily = {
  '@paintbucket': (context, colour) => paintBucket(context, colour ?? [0.64, 0.19, 250]),
  '@potion': (context, colour) => potion(context, colour ?? [0.62, 0.22, 310]),
  '@jaroflights': jarOfLights,
  '@messagebottle': (context, colour) => messageBottle(context, colour ?? [0.72, 0.1, 170]),
  '@starfish': (context, colour) => starfish(context, colour ?? [0.7, 0.17, 45]),
  '@piggybank': (context, colour) => piggyBank(context, colour ?? [0.8, 0.12, 5]),
  '@rollingpin': (context, colour) => rollingPin(context, colour ?? [0.74, 0.1, 68]),
  '@whisk': (context, colour) => whisk(context, colour ?? [0.58, 0.2, 25]),
  '@frenchpress': (context, colour) => frenchPress(context, colour ?? STEEL),
  '@stocking': (context, colour) => christmasStocking(context, colour ?? [0.54, 0.21, 25]),
  '@paintedegg': (context, colour) =>
    paintedEgg(
      context,
      [0.5, 0.5, 1.45],
      0,
      colour ?? [0.82, 0.11, 350],
      shift(colour ?? [0.82, 0.11, 350], -0.18),
    ),
  '@eastereggs': easterEggs,
  '@golfball': (context, colour) => golfBall(context, colour ?? [0.96, 0.008, 240]),
  '@retrocomputer': (context, colour) => retroComputer(context, colour ?? [0.86, 0.04, 85]),
  '@handheld': (context, colour) => handheldConsole(context, colour ?? [0.8, 0.015, 90]),
  '@suit': (context, colour) => suit(context, colour ?? [0.34, 0.05, 265]),
  '@sweater': (context, colour) => sweater(context, colour ?? [0.58, 0.18, 25]),
  '@hoodie': (context, colour) => hoodie(context, colour ?? [0.55, 0.1, 260]),
  '@leatherjacket': (context, colour) => leatherJacket(context, colour ?? [0.27, 0.02, 280]),
  '@weddingdress': (context, colour) => weddingDress(context, colour ?? [0.97, 0.01, 85]),
};
