import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
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
  STEEL,
  strokeEllipse,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

const SAND: Colour = [0.87, 0.09, 85];

/** A fan of tines below a long handle. */
function rake(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.475, 0, 0.05, 0.64], 0.025, roundShade(context, 0.475, 0.525, WOOD));
  fillBox(
    context,
    [0.468, 0, 0.064, 0.13],
    0.03,
    roundShade(context, 0.468, 0.532, shift(colour, -0.1)),
  );
  for (let i = -5; i <= 5; i++) {
    const foot = 50 + i * 7.2;
    strokeOutline(
      context,
      `M ${50 + i * 0.8} 62 L ${foot} 91 Q ${foot + i * 0.5} 96 ${foot - i * 0.1} 98.500`,
      0.028,
      css(shift(colour, i % 2 === 0 ? 0.02 : -0.06)),
    );
  }
  strokeOutline(context, 'M 27 80 Q 50 73 73 80', 0.032, css(shift(colour, -0.14)));
  fillOutline(
    context,
    'M 46 54 L 54 54 L 58 68 L 42 68 Z',
    roundShade(context, 0.42, 0.58, shift(colour, -0.06)),
  );
  fillBox(context, [0.46, 0.53, 0.08, 0.035], 0.012, roundShade(context, 0.46, 0.54, STEEL));
}

/** A gate of boards with a brace between two posts. */
function woodenGate(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 6; i++) {
    const x = 0.155 + i * 0.116;
    const top = 22 + 5 * Math.abs(2.5 - i) * 0.9;
    fillOutline(
      context,
      `M ${x * 100} 95 L ${x * 100} ${top + 5} Q ${x * 100 + 5.4} ${top - 5} ${x * 100 + 10.8} ${top + 5} L ${x * 100 + 10.8} 95 Z`,
      roundShade(context, x, x + 0.108, colour),
    );
  }
  strokeOutline(context, 'M 20 80 L 80 45', 0.075, css(shift(colour, -0.09)));
  for (const y of [0.4, 0.77]) {
    fillBox(
      context,
      [0.14, y, 0.72, 0.08],
      0.015,
      fallShade(context, y, y + 0.08, shift(colour, -0.04)),
    );
    fillBox(context, [0.08, y + 0.02, 0.24, 0.04], 0.018, fallShade(context, y, y + 0.06, IRON));
    for (const x of [0.19, 0.27]) fillBall(context, x, y + 0.04, 0.012, STEEL);
  }
  for (const x of [0, 0.88]) {
    fillBox(
      context,
      [x, 0.14, 0.12, 0.86],
      0.02,
      roundShade(context, x, x + 0.12, shift(colour, -0.1)),
    );
    fillOutline(
      context,
      `M ${x * 100 - 1} 15 L ${x * 100 + 6} 6 L ${x * 100 + 13} 15 L ${x * 100 + 12} 18 L ${x * 100} 18 Z`,
      roundShade(context, x, x + 0.12, shift(colour, -0.02)),
    );
  }
  fillBox(context, [0.78, 0.6, 0.13, 0.03], 0.014, css(IRON));
  fillBall(context, 0.8, 0.615, 0.032, shift(IRON, 0.1));
}

/** One wing of the iron gate with spears and scrolls. */
function ironWing(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 5; i++) {
    const x = 0.155 + i * 0.073;
    const top = 0.34 - i * 0.05;
    fillBox(
      context,
      [x - 0.011, top, 0.022, 0.98 - top],
      0.008,
      roundShade(context, x - 0.011, x + 0.011, colour),
    );
    fillOutline(
      context,
      `M ${x * 100} ${top * 100 - 8} Q ${x * 100 + 4} ${top * 100 - 2} ${x * 100} ${top * 100 + 2} Q ${x * 100 - 4} ${top * 100 - 2} ${x * 100} ${top * 100 - 8} Z`,
      css(BRASS),
    );
  }
  for (const y of [0.44, 0.7, 0.92]) {
    fillBox(
      context,
      [0.1, y, 0.39, 0.03],
      0.01,
      fallShade(context, y, y + 0.03, shift(colour, 0.04)),
    );
  }
  for (const x of [0.19, 0.265, 0.34, 0.41]) {
    strokeEllipse(context, [x, 0.815, 0.034, 0.06], 0.016, css(shift(colour, 0.05)));
    strokeEllipse(context, [x, 0.585, 0.034, 0.08], 0.012, css(shift(colour, 0.05)));
  }
}

/** Two wings of wrought iron between stone posts. */
function ironGate(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    ironWing(context, colour);
    const stone: Colour = [0.76, 0.025, 70];
    fillBox(context, [0.005, 0.24, 0.12, 0.76], 0.01, roundShade(context, 0, 0.125, stone));
    for (let y = 0.36; y < 0.98; y += 0.12) {
      fillBox(context, [0.005, y, 0.12, 0.008], 0, css(shift(stone, -0.2), 0.7));
    }
    fillBox(context, [-0.005, 0.2, 0.145, 0.05], 0.012, fallShade(context, 0.2, 0.25, stone));
    fillBall(context, 0.065, 0.15, 0.06, stone);
  });
  fillBall(context, 0.5, 0.62, 0.03, BRASS);
}

/** A square of planks with sand, a bucket, a spade and a castle. */
function sandbox(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 18 56 L 82 56 L 98 84 L 2 84 Z', css(shift(colour, -0.14)));
  fillOutline(context, 'M 21 60 L 79 60 L 93 86 L 7 86 Z', fallShade(context, 0.56, 0.9, SAND));
  fillOutline(context, 'M 18 54 L 82 54 L 80 60 L 20 60 Z', css(shift(colour, 0.04)));
  fillOutline(context, 'M 18 54 L 23 58 L 9 84 L 0 82 Z', css(shift(colour, 0.06)));
  fillOutline(context, 'M 82 54 L 77 58 L 91 84 L 100 82 Z', css(shift(colour, -0.05)));
  fillOutline(context, 'M 16 86 Q 34 60 52 74 Q 70 66 86 86 Z', css(shift(SAND, 0.04)));
  const castle =
    'M 26 78 L 28 50 L 32 50 L 32 54 L 36 54 L 36 50 L 41 50 L 41 54 L 45 54 L 45 50 L 49 50 L 51 78 Q 38 82 26 78 Z';
  fillOutline(context, castle, roundShade(context, 0.26, 0.52, shift(SAND, -0.08)));
  fillOutline(context, 'M 35 79 L 35 70 Q 38.500 64 42 70 L 42 79 Z', css(shift(SAND, -0.3)));
  strokeOutline(context, 'M 38.500 50 L 38.500 36', 0.012, css(WOOD));
  fillOutline(context, 'M 39 36 L 50 40 L 39 44 Z', css([0.6, 0.2, 27]));
  strokeOutline(context, 'M 60 62 C 60 48 77 48 77 62', 0.016, css([0.97, 0.01, 90]));
  fillOutline(
    context,
    'M 58 61 L 79 61 L 76 80 L 61 80 Z',
    roundShade(context, 0.58, 0.79, [0.62, 0.19, 27]),
  );
  fillEllipse(context, [0.685, 0.61, 0.105, 0.025], css([0.48, 0.17, 25]));
  strokeOutline(context, 'M 20 52 L 17 72 M 17 52 L 23 52', 0.024, css([0.78, 0.16, 90]));
  fillBox(context, [0.13, 0.7, 0.08, 0.11], [0.01, 0.01, 0.04, 0.04], css([0.62, 0.15, 245]));
  fillBox(context, [0, 0.82, 1, 0.17], 0.02, fallShade(context, 0.8, 1, colour));
  fillBox(context, [0.02, 0.9, 0.96, 0.008], 0, css(shift(colour, -0.14), 0.7));
  for (const x of [0.05, 0.95]) fillBall(context, x, 0.87, 0.015, STEEL);
}

/** A red roof over boards with an arched door and a bone above it. */
function doghouse(context: Canvas2D, colour: Colour): void {
  const wall: Colour = [0.8, 0.09, 75];
  fillOutline(
    context,
    'M 12 98 L 12 46 L 50 12 L 88 46 L 88 98 Z',
    roundShade(context, 0.1, 0.9, wall),
  );
  within(context, 'M 12 98 L 12 46 L 50 12 L 88 46 L 88 98 Z', () => {
    for (const y of [0.36, 0.48, 0.6, 0.72, 0.84]) {
      fillBox(context, [0.1, y, 0.8, 0.01], 0, css(shift(wall, -0.16), 0.6));
    }
  });
  fillOutline(context, 'M 29 98 L 29 66 C 29 42 71 42 71 66 L 71 98 Z', css(shift(wall, -0.22)));
  fillOutline(
    context,
    'M 33 98 L 33 67 C 33 48 67 48 67 67 L 67 98 Z',
    fallShade(context, 0.5, 1, [0.26, 0.04, 50]),
  );
  fillBox(context, [0.08, 0.95, 0.84, 0.05], 0.012, fallShade(context, 0.95, 1, DARK_WOOD));
  const bone: Colour = [0.97, 0.015, 90];
  for (const [x, y] of [
    [0.42, 0.335],
    [0.42, 0.375],
    [0.58, 0.335],
    [0.58, 0.375],
  ] as const) {
    fillEllipse(context, [x, y, 0.028, 0.026], css(bone));
  }
  fillBox(context, [0.42, 0.336, 0.16, 0.038], 0.01, css(bone));
  strokeOutline(context, 'M 5 50 L 50 9 L 95 50', 0.1, css(shift(colour, -0.12)));
  strokeOutline(context, 'M 5 48 L 50 7 L 95 48', 0.085, css(colour));
  strokeOutline(context, 'M 6 45.500 L 50 5.500', 0.02, css(shift(colour, 0.14)));
}

/** A coil of green hose with its spray nozzle. */
function gardenHose(context: Canvas2D, colour: Colour): void {
  for (const [y, tone] of [
    [0.86, -0.1],
    [0.77, -0.03],
    [0.68, 0.03],
  ] as const) {
    strokeEllipse(context, [0.46, y, 0.4, 0.1], 0.08, css(shift(colour, tone - 0.14)));
    strokeEllipse(context, [0.46, y - 0.008, 0.4, 0.1], 0.062, css(shift(colour, tone)));
    strokeEllipse(context, [0.46, y - 0.02, 0.4, 0.1], 0.014, css(shift(colour, tone + 0.14)));
  }
  strokeOutline(context, 'M 85 66 C 96 58 99 30 84 24 L 74 21', 0.08, css(shift(colour, -0.12)));
  strokeOutline(
    context,
    'M 85 65 C 95 57 98 30 83 23.500 L 74 20.500',
    0.06,
    css(shift(colour, 0.04)),
  );
  fillOutline(context, 'M 77 14 L 73 28 L 62 25 L 66 11 Z', fallShade(context, 0.1, 0.3, BRASS));
  fillOutline(
    context,
    'M 66 10 L 62 26 L 40 19 L 36 21 L 40 4 L 44 6 Z',
    fallShade(context, 0, 0.28, [0.78, 0.17, 70]),
  );
  fillOutline(context, 'M 41 3 L 36 22 L 31 20 L 35 2 Z', css(IRON));
  strokeOutline(context, 'M 60 25 L 50 34', 0.035, css(IRON));
  for (const [x, y] of [
    [0.22, 0.06],
    [0.25, 0.15],
    [0.13, 0.11],
    [0.15, 0.21],
    [0.06, 0.2],
  ] as const) {
    fillBall(context, x, y, 0.022, [0.78, 0.11, 230]);
  }
}

/** A green roof over a glass column of seeds with a perch. */
function birdFeeder(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 16 C 42 8 46 1 50 1 C 56 1 56 8 51 9', 0.022, css(IRON));
  fillBox(context, [0.26, 0.36, 0.48, 0.48], 0.01, css([0.85, 0.05, 225]));
  fillOutline(
    context,
    'M 27 84 L 27 50 Q 50 42 73 50 L 73 84 Z',
    fallShade(context, 0.44, 0.84, [0.6, 0.1, 65]),
  );
  for (let i = 0; i < 46; i++) {
    const [x, y] = [0.3 + ((i * 37) % 41) / 100, 0.51 + ((i * 23) % 31) / 100];
    fillEllipse(
      context,
      [x, y, 0.016, 0.011],
      css(
        [
          [0.84, 0.1, 85],
          [0.42, 0.06, 50],
          [0.72, 0.12, 60],
        ][i % 3] as unknown as Colour,
      ),
    );
  }
  fillBox(context, [0.29, 0.38, 0.04, 0.42], 0.02, css([1, 0, 0], 0.45));
  for (const x of [0.22, 0.7])
    fillBox(context, [x, 0.34, 0.07, 0.54], 0.012, roundShade(context, x, x + 0.07, WOOD));
  fillBox(context, [0.06, 0.88, 0.88, 0.08], 0.025, fallShade(context, 0.88, 0.97, WOOD));
  fillBox(context, [0.06, 0.83, 0.88, 0.04], 0.015, css(shift(WOOD, 0.1)));
  fillOutline(context, 'M 32 86 Q 50 75 68 86 Z', css([0.78, 0.1, 75]));
  fillOutline(
    context,
    'M 50 12 Q 54 12 58 15 L 97 36 Q 100 42 94 43 L 6 43 Q 0 42 3 36 L 42 15 Q 46 12 50 12 Z',
    fallShade(context, 0.1, 0.44, colour),
  );
  strokeOutline(context, 'M 10 37 L 47 17', 0.018, css(shift(colour, 0.16)));
  gloss(context, [0.3, 0.33, 0.1, 0.018], 0.2);
}

export const GARDEN_THINGS: PropFamily = {
  '@rake': (context, colour) => rake(context, colour ?? [0.62, 0.17, 145]),
  '@woodengate': (context, colour) => woodenGate(context, colour ?? [0.64, 0.1, 62]),
  '@irongate': (context, colour) => ironGate(context, colour ?? [0.3, 0.015, 270]),
  '@sandbox': (context, colour) => sandbox(context, colour ?? [0.68, 0.11, 60]),
  '@doghouse': (context, colour) => doghouse(context, colour ?? [0.58, 0.19, 27]),
  '@gardenhose': (context, colour) => gardenHose(context, colour ?? [0.6, 0.16, 145]),
  '@birdfeeder': (context, colour) => birdFeeder(context, colour ?? [0.55, 0.13, 150]),
};
