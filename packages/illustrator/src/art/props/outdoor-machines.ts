import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  onBothSides,
  type PropFamily,
  roundShade,
  spokes,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const LEAF: Colour = [0.6, 0.16, 138];
const SEA: Colour = [0.7, 0.12, 225];

/** A leather suitcase with straps. */
function suitcase(context: Canvas2D, leather: Colour): void {
  const trim = shift(leather, -0.16);
  strokeOutline(
    context,
    'M 38 30 L 38 20 Q 38 16 42 16 L 58 16 Q 62 16 62 20 L 62 30',
    0.045,
    css(trim),
  );
  fillBox(context, [0.04, 0.27, 0.92, 0.72], 0.09, fallShade(context, 0.26, 1, leather));
  within(context, 'M 4 30 L 96 30 96 98 4 98 Z', () => {
    gloss(context, [0.3, 0.36, 0.32, 0.07], 0.16);
  });
  fillBox(context, [0.04, 0.44, 0.92, 0.016], 0, css(trim));
  onBothSides(context, () => {
    fillBox(context, [0.19, 0.27, 0.1, 0.72], 0.01, fallShade(context, 0.26, 1, trim));
    fillBox(context, [0.205, 0.48, 0.07, 0.085], 0.012, css(BRASS));
    fillBox(context, [0.22, 0.498, 0.04, 0.05], 0.006, css(trim));
    fillOutline(context, 'M 4 86 Q 15 86 15 99 L 12 99 Q 4 99 4 90 Z', css(trim));
    fillOutline(context, 'M 4 40 Q 15 40 15 27 L 12 27 Q 4 27 4 36 Z', css(trim));
    fillBall(context, 0.075, 0.94, 0.013, BRASS);
    fillBall(context, 0.075, 0.32, 0.013, BRASS);
  });
  fillBox(context, [0.44, 0.41, 0.12, 0.08], 0.015, fallShade(context, 0.4, 0.5, BRASS));
  fillEllipse(context, [0.5, 0.45, 0.013, 0.013], css(DARK_WOOD));
  turned(context, [0.42, 0.73, -0.16], () => {
    fillBox(context, [-0.075, -0.055, 0.15, 0.11], 0.012, css([0.9, 0.06, 88]));
    fillEllipse(context, [0, 0, 0.035, 0.035], css([0.62, 0.13, 235]));
  });
  fillEllipse(context, [0.61, 0.79, 0.06, 0.06], css([0.62, 0.18, 28]));
  fillEllipse(context, [0.61, 0.79, 0.035, 0.035], css([0.94, 0.05, 88]));
}

/** A ramp for skateboards, seen from the front. */
function halfPipe(context: Canvas2D, colour: Colour): void {
  const back = 'M 3 48 L 19 48 Q 24 82 50 82 Q 76 82 81 48 L 97 48 L 97 92 L 3 92 Z';
  fillOutline(context, back, css(shift(colour, -0.1)));
  const surface = 'M 19 48 Q 24 82 50 82 Q 76 82 81 48 L 87 56 Q 80 93 50 93 Q 20 93 13 56 Z';
  fillOutline(context, surface, fallShade(context, 0.45, 0.95, shift(colour, 0.12)));
  strokeOutline(
    context,
    'M 16 52 Q 22 87.5 50 87.5 Q 78 87.5 84 52',
    0.006,
    css(shift(colour, -0.06)),
  );
  const front = 'M 0 56 L 13 56 Q 20 93 50 93 Q 80 93 87 56 L 100 56 L 100 100 L 0 100 Z';
  fillOutline(context, front, fallShade(context, 0.55, 1, shift(colour, -0.04)));
  within(context, front, () => {
    for (const x of [4, 14, 25, 75, 86, 96]) {
      strokeOutline(context, `M ${x} 57 L ${x} 100`, 0.014, css(shift(colour, -0.14)));
    }
    strokeOutline(context, 'M 0 76 L 30 76 M 70 76 L 100 76', 0.014, css(shift(colour, -0.14)));
  });
  strokeOutline(context, 'M 13 56 Q 20 93 50 93 Q 80 93 87 56', 0.02, css(shift(colour, 0.05)));
  onBothSides(context, () => {
    fillOutline(context, 'M 3 48 L 19 48 13 56 0 56 Z', fallShade(context, 0.47, 0.57, WOOD));
    strokeOutline(context, 'M 19 48 L 13 56', 0.022, css(STEEL));
    strokeOutline(
      context,
      'M 1.5 55 L 1.5 40 M 4 48 L 4 32 M 1.5 40 L 4 32 M 1.5 48 L 4 40',
      0.014,
      css(IRON),
    );
  });
}

/** The wheel of a cannon and its balls. */
function cannonWheel(context: Canvas2D): void {
  strokeEllipse(
    context,
    [0.46, 0.75, 0.215, 0.215],
    0.055,
    fallShade(context, 0.5, 1, shift(WOOD, 0.03)),
  );
  strokeEllipse(context, [0.46, 0.75, 0.242, 0.242], 0.016, css(IRON));
  spokes(context, [0.46, 0.75, 0.2], 8, 0.03, WOOD);
  fillBall(context, 0.46, 0.75, 0.055, BRASS);
  for (const [x, y] of [
    [0.79, 0.94],
    [0.91, 0.94],
    [0.85, 0.84],
  ] as const)
    fillBall(context, x, y, 0.06, [0.32, 0.015, 270]);
}

/** A cannon on wheels, its mouth at the right. */
function cannon(context: Canvas2D, metal: Colour): void {
  fillOutline(
    context,
    'M 2 94 L 34 56 L 58 60 L 52 72 L 40 72 L 16 98 L 2 98 Z',
    fallShade(context, 0.55, 1, WOOD),
  );
  turned(context, [0.42, 0.55, -0.32], () => {
    fillBall(context, -0.39, 0, 0.045, metal);
    context.fillStyle = fallShade(context, -0.14, 0.14, metal);
    context.beginPath();
    context.moveTo(-0.3, -0.135);
    context.lineTo(0.5, -0.085);
    context.lineTo(0.5, 0.085);
    context.lineTo(-0.3, 0.135);
    context.quadraticCurveTo(-0.42, 0, -0.3, -0.135);
    context.fill();
    for (const [x, half] of [
      [-0.29, 0.148],
      [-0.02, 0.13],
      [0.22, 0.115],
    ] as const) {
      fillBox(
        context,
        [x, -half, 0.045, half * 2],
        0.015,
        fallShade(context, -half, half, shift(metal, 0.07)),
      );
    }
    fillBox(
      context,
      [0.47, -0.115, 0.07, 0.23],
      0.03,
      fallShade(context, -0.115, 0.115, shift(metal, 0.05)),
    );
    fillEllipse(context, [0.54, 0, 0.02, 0.07], css([0.15, 0.01, 270]));
    gloss(context, [0.08, -0.07, 0.34, 0.016], 0.35);
  });
  cannonWheel(context);
}

/** The arm of a catapult with its stone. */
function catapultArm(context: Canvas2D): void {
  strokeOutline(context, 'M 64 82 L 22 22', 0.05, css(shift(WOOD, 0.05)));
  fillBall(context, 0.17, 0.13, 0.105, [0.62, 0.015, 270]);
  fillOutline(
    context,
    'M 5 20 Q 10 34 24 32 Q 33 28 31 14 Q 26 24 17 24 Q 10 24 5 20 Z',
    fallShade(context, 0.14, 0.34, DARK_WOOD),
  );
  for (const [x, y] of [
    [32, 36],
    [36, 42],
    [55, 69],
  ] as const) {
    strokeOutline(context, `M ${x - 3} ${y + 2} L ${x + 3} ${y - 2}`, 0.022, css([0.84, 0.06, 85]));
  }
}

/** A war machine that throws stones. */
function catapult(context: Canvas2D, wood: Colour): void {
  strokeOutline(context, 'M 40 80 L 60 34 M 84 80 L 62 34', 0.05, css(shift(wood, -0.12)));
  strokeOutline(context, 'M 72 34 L 92 80', 0.04, css(shift(wood, -0.16)));
  catapultArm(context);
  fillBox(context, [0.5, 0.3, 0.28, 0.075], 0.03, fallShade(context, 0.3, 0.38, shift(wood, 0.04)));
  fillBox(context, [0.53, 0.29, 0.06, 0.095], 0.02, css([0.6, 0.16, 30]));
  strokeOutline(context, 'M 68 80 L 54 39', 0.05, css(wood));
  fillBox(context, [0.04, 0.73, 0.93, 0.1], 0.02, fallShade(context, 0.72, 0.84, wood));
  for (let i = 0; i < 5; i++)
    strokeOutline(
      context,
      `M ${60 + i * 2.2} 73 L ${60 + i * 2.2} 83`,
      0.012,
      css([0.86, 0.06, 85]),
    );
  for (const x of [0.18, 0.82]) {
    fillBall(context, x, 0.85, 0.148, shift(wood, -0.08));
    strokeEllipse(context, [x, 0.85, 0.135, 0.135], 0.028, css(IRON));
    spokes(context, [x, 0.85, 0.115], 6, 0.022, shift(wood, 0.06));
    fillBall(context, x, 0.85, 0.038, IRON);
  }
}

/** One carved face of a totem pole. @param top where it begins, in hundredths */
function totemFace(context: Canvas2D, top: number, colour: Colour, isBeaked: boolean): void {
  const y = top / 100;
  fillBox(context, [0.33, y, 0.34, 0.25], 0.04, roundShade(context, 0.33, 0.67, colour));
  strokeOutline(
    context,
    `M 35 ${top + 4} Q 42 ${top} 48 ${top + 5} M 65 ${top + 4} Q 58 ${top} 52 ${top + 5}`,
    0.022,
    css([0.25, 0.02, 60]),
  );
  for (const x of [0.415, 0.585]) {
    fillEllipse(context, [x, y + 0.085, 0.05, 0.036], css(CREAM));
    fillEllipse(context, [x, y + 0.087, 0.024, 0.026], css([0.22, 0.02, 60]));
  }
  if (isBeaked) {
    fillOutline(
      context,
      `M 44 ${top + 11} L 56 ${top + 11} 50 ${top + 22} Z`,
      fallShade(context, y + 0.1, y + 0.22, [0.84, 0.16, 82]),
    );
    return;
  }
  fillBox(context, [0.47, y + 0.09, 0.06, 0.05], 0.02, css(shift(colour, -0.12)));
  fillBox(context, [0.38, y + 0.16, 0.24, 0.062], 0.03, css([0.25, 0.05, 25]));
  for (let i = 0; i < 5; i++)
    fillBox(context, [0.395 + i * 0.044, y + 0.168, 0.036, 0.042], 0.006, css(CREAM));
}

/** A tall pole of carved faces with wings. */
function totemPole(context: Canvas2D, wood: Colour): void {
  onBothSides(context, () => {
    const wing = 'M 40 14 Q 22 8 6 14 Q 6 24 16 25 Q 16 30 26 30 Q 30 33 40 31 Z';
    fillOutline(context, wing, fallShade(context, 0.08, 0.33, [0.5, 0.13, 245]));
    strokeOutline(context, 'M 12 17 L 38 18 M 20 24 L 38 24', 0.018, css([0.84, 0.16, 82]));
    fillOutline(context, 'M 35 4 L 39 -0 44 5 Z', css([0.6, 0.2, 28]));
    fillOutline(context, 'M 35 58 Q 27 53 25 60 Q 27 66 35 65 Z', css(shift(wood, -0.06)));
  });
  fillBox(context, [0.35, 0.03, 0.3, 0.95], 0.05, roundShade(context, 0.35, 0.65, wood));
  totemFace(context, 4, [0.6, 0.2, 28], true);
  totemFace(context, 28.5, [0.62, 0.11, 190], false);
  totemFace(context, 53, wood, true);
  fillBox(
    context,
    [0.33, 0.775, 0.34, 0.08],
    0.02,
    roundShade(context, 0.33, 0.67, [0.84, 0.16, 82]),
  );
  for (const x of [37, 45.5, 54, 62])
    fillOutline(context, `M ${x - 3.5} 85 L ${x} 78 ${x + 3.5} 85 Z`, css([0.5, 0.13, 245]));
  fillBox(
    context,
    [0.34, 0.855, 0.32, 0.12],
    0.02,
    roundShade(context, 0.34, 0.66, [0.58, 0.19, 28]),
  );
  fillBox(context, [0.27, 0.955, 0.46, 0.045], 0.02, fallShade(context, 0.95, 1, LEAF));
}

/** The keys, the slot for the card and the tray of a cash machine. */
function keypad(context: Canvas2D): void {
  fillOutline(
    context,
    'M 16 60 L 84 60 90 72 10 72 Z',
    fallShade(context, 0.59, 0.73, shift(STEEL, -0.04)),
  );
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      const key: Colour =
        i < 3
          ? CREAM
          : ((
              [
                [0.62, 0.21, 27],
                [0.82, 0.16, 90],
                [0.66, 0.18, 145],
              ] as const
            )[row] ?? CREAM);
      fillBox(context, [0.27 + i * 0.06, 0.61 + row * 0.034, 0.046, 0.024], 0.006, css(key));
    }
  }
  fillBox(context, [0.58, 0.63, 0.2, 0.03], 0.01, css([0.2, 0.02, 260]));
  fillBox(context, [0.63, 0.645, 0.1, 0.045], 0.006, css([0.84, 0.15, 88]));
  fillBox(context, [0.1, 0.715, 0.8, 0.035], 0.012, css(shift(STEEL, -0.16)));
  fillBox(context, [0.27, 0.79, 0.46, 0.045], 0.015, css([0.2, 0.02, 260]));
  fillBox(
    context,
    [0.32, 0.81, 0.36, 0.11],
    0.01,
    fallShade(context, 0.8, 0.92, [0.74, 0.13, 150]),
  );
  fillEllipse(context, [0.5, 0.868, 0.037, 0.037], css([0.9, 0.07, 150]));
}

/** A machine that gives out cash. */
function cashMachine(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.16, 0.02, 0.68, 0.97], 0.05, roundShade(context, 0.16, 0.84, colour));
  fillBox(context, [0.21, 0.06, 0.58, 0.12], 0.03, css([0.97, 0.02, 230]));
  strokeOutline(
    context,
    'M 33 15.5 L 37 8.5 41 15.5 M 34.5 13 L 39.5 13 M 45 8.5 L 55 8.5 M 50 8.5 L 50 15.5 M 59 15.5 L 59 8.5 63 13 67 8.5 67 15.5',
    0.018,
    css(shift(colour, -0.1)),
  );
  fillBox(context, [0.21, 0.22, 0.58, 0.34], 0.03, css([0.28, 0.03, 260]));
  fillBox(
    context,
    [0.27, 0.255, 0.46, 0.27],
    0.015,
    fallShade(context, 0.25, 0.53, [0.66, 0.13, 225]),
  );
  fillBox(context, [0.36, 0.31, 0.28, 0.03], 0.012, css(CREAM));
  for (const x of [0.31, 0.53])
    for (const y of [0.385, 0.45])
      fillBox(context, [x, y, 0.16, 0.038], 0.012, css([0.86, 0.07, 220]));
  keypad(context);
}

/** A booth that takes pictures, with a curtain. */
function photoBooth(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.06, 0.14, 0.88, 0.85], 0.03, fallShade(context, 0.12, 1, colour));
  fillBox(context, [0.03, 0.02, 0.94, 0.17], 0.04, fallShade(context, 0.02, 0.2, CREAM));
  fillBox(context, [0.1, 0.24, 0.48, 0.75], [0.05, 0.05, 0, 0], css([0.26, 0.03, 300]));
  fillBox(context, [0.3, 0.78, 0.2, 0.035], 0.015, css(STEEL));
  fillBox(context, [0.385, 0.81, 0.03, 0.18], 0, css(shift(STEEL, -0.2)));
  for (let i = 0; i < 4; i++) {
    fillBox(
      context,
      [0.1 + i * 0.072, 0.26, 0.076, 0.5 + (i % 2) * 0.02],
      [0, 0, 0.03, 0.03],
      roundShade(context, 0.1 + i * 0.072, 0.176 + i * 0.072, [0.54, 0.2, 20]),
    );
  }
  strokeOutline(context, 'M 10 26.5 L 58 26.5', 0.022, css(BRASS));
  fillBox(context, [0.65, 0.25, 0.22, 0.52], 0.02, css(shift(colour, -0.14)));
  fillBox(context, [0.69, 0.28, 0.14, 0.46], 0.01, css([0.98, 0.005, 90]));
  for (let i = 0; i < 3; i++) {
    const y = 0.295 + i * 0.146;
    fillBox(context, [0.705, y, 0.11, 0.13], 0.006, css([0.78, 0.09, [225, 60, 150][i] ?? 60]));
    fillEllipse(
      context,
      [0.76, y + 0.125, 0.045, 0.035],
      css([0.5, 0.14, [25, 265, 320][i] ?? 25]),
    );
    fillBall(context, 0.76, y + 0.065, 0.034, [0.8, 0.08, 60]);
  }
  fillBox(context, [0.68, 0.82, 0.16, 0.05], 0.012, css([0.2, 0.02, 270]));
  fillBox(context, [0.33, 0.065, 0.17, 0.09], 0.02, css([0.3, 0.03, 270]));
  fillBox(context, [0.37, 0.05, 0.06, 0.03], 0.008, css([0.3, 0.03, 270]));
  fillBall(context, 0.415, 0.11, 0.035, [0.6, 0.1, 235]);
  for (const x of [0.1, 0.18, 0.26, 0.58, 0.66, 0.74, 0.82, 0.9])
    fillBall(context, x, 0.105, 0.026, [0.86, 0.15, 85]);
}

/** The palm of an islet. */
function isletPalm(context: Canvas2D): void {
  fillOutline(
    context,
    'M 50 77 Q 46 50 57 28 L 61 29 Q 54 52 58 77 Z',
    roundShade(context, 0.47, 0.61, WOOD),
  );
  for (const [x, y] of [
    [52, 70],
    [51.5, 62],
    [52, 54],
    [53.5, 46],
    [56, 38],
  ] as const) {
    strokeOutline(
      context,
      `M ${x - 1.5} ${y} Q ${x + 1} ${y + 1.5} ${x + 3.5} ${y}`,
      0.009,
      css(DARK_WOOD),
    );
  }
  const leaves = [
    'M 58 28 Q 40 8 20 20 Q 14 26 12 36 Q 32 22 58 30 Z',
    'M 58 28 Q 36 26 28 40 Q 26 47 28 54 Q 40 36 60 31 Z',
    'M 58 28 Q 76 8 92 18 Q 98 24 98 32 Q 82 22 58 31 Z',
    'M 58 28 Q 80 26 86 40 Q 88 47 86 54 Q 76 36 58 31 Z',
    'M 56 29 Q 46 6 58 1 Q 70 3 72 8 Q 62 12 60 30 Z',
  ];
  leaves.forEach((leaf, i) =>
    fillOutline(context, leaf, fallShade(context, 0, 0.5, shift(LEAF, i % 2 ? -0.06 : 0.03))),
  );
  for (const [x, y] of [
    [0.555, 0.33],
    [0.61, 0.335],
  ] as const)
    fillBall(context, x, y, 0.03, [0.48, 0.09, 50]);
  fillBall(context, 0.76, 0.86, 0.035, [0.68, 0.02, 270]);
}

/** A small round island, with a palm unless something else is built on it. */
function islet(context: Canvas2D, hasPalm: boolean): void {
  fillEllipse(context, [0.5, 0.91, 0.5, 0.09], fallShade(context, 0.82, 1, SEA));
  fillEllipse(context, [0.5, 0.905, 0.45, 0.068], css([0.93, 0.05, 215]));
  fillOutline(
    context,
    'M 9 90 Q 22 77 50 74 Q 78 77 91 90 Q 78 96 50 96 Q 22 96 9 90 Z',
    fallShade(context, 0.74, 0.97, [0.87, 0.09, 85]),
  );
  fillOutline(
    context,
    'M 26 82 Q 34 72 52 70 Q 70 72 76 82 Q 66 80 60 84 Q 48 80 40 84 Q 32 80 26 82 Z',
    fallShade(context, 0.69, 0.85, LEAF),
  );
  if (hasPalm) isletPalm(context);
}

/** Large machines, ramps and curiosities that stand outside, and the suitcase of a journey. */
export const OUTDOOR_MACHINES: PropFamily = {
  '@suitcase': (context, colour) => suitcase(context, colour ?? [0.56, 0.11, 52]),
  '@halfpipe': (context, colour) => halfPipe(context, colour ?? [0.74, 0.08, 70]),
  '@cannon': (context, colour) => cannon(context, colour ?? [0.38, 0.02, 270]),
  '@catapult': (context, colour) => catapult(context, colour ?? WOOD),
  '@totempole': (context, colour) => totemPole(context, colour ?? [0.62, 0.1, 60]),
  '@cashmachine': (context, colour) => cashMachine(context, colour ?? [0.52, 0.14, 258]),
  '@photobooth': (context, colour) => photoBooth(context, colour ?? [0.6, 0.17, 350]),
  '@islet': (context) => islet(context, true),
  '@bareislet': (context) => islet(context, false),
};
