import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  onBothSides,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const RED: Colour = [0.56, 0.21, 27];
const GREEN: Colour = [0.52, 0.14, 148];
const BLACK: Colour = [0.26, 0.01, 280];
const INK = css([0.22, 0.02, 40]);
const ORANGE: Colour = [0.74, 0.17, 58];
const LEAF: Colour = [0.58, 0.15, 142];

/** A candle whose foot is at a point, with its flame. */
function candle(context: Canvas2D, x: number, foot: number, tall: number, colour: Colour): void {
  const top = foot - tall;
  fillBox(
    context,
    [x - 0.03, top, 0.06, tall],
    0.012,
    roundShade(context, x - 0.03, x + 0.03, colour),
  );
  const [flame, wick] = [x * 100, top * 100 - 1];
  fillOutline(
    context,
    `M ${flame} ${wick - 13} C ${flame + 6} ${wick - 6} ${flame + 4} ${wick} ${flame} ${wick} C ${flame - 4} ${wick} ${flame - 6} ${wick - 6} ${flame} ${wick - 13} Z`,
    fallShade(context, top - 0.13, top, [0.84, 0.16, 75]),
  );
  fillEllipse(context, [x, top - 0.04, 0.012, 0.026], css([0.98, 0.08, 98]));
}

/** Three red, a black and three green candles on a low rack with steps to its middle. */
function kinara(context: Canvas2D, colour: Colour): void {
  const cups = [0.12, 0.247, 0.373, 0.5, 0.627, 0.753, 0.88];
  const colours = [RED, RED, RED, BLACK, GREEN, GREEN, GREEN];
  cups.forEach((x, i) => {
    const foot = 0.68 - (3 - Math.abs(i - 3)) * 0.05;
    candle(context, x, foot, 0.3, colours[i] ?? RED);
    const cup = shift(colour, 0.06);
    fillBox(
      context,
      [x - 0.05, foot - 0.03, 0.1, 0.9 - foot],
      0.015,
      roundShade(context, x - 0.05, x + 0.05, cup),
    );
  });
  fillBox(context, [0.04, 0.78, 0.92, 0.13], 0.03, fallShade(context, 0.78, 0.91, colour));
  fillBox(
    context,
    [0.14, 0.89, 0.72, 0.1],
    0.025,
    fallShade(context, 0.89, 0.99, shift(colour, -0.08)),
  );
  for (const x of [0.24, 0.42, 0.58, 0.76]) {
    fillShape(context, [[x - 0.04, 0.845], [x, 0.81], [x + 0.04, 0.845], [x, 0.88]], css(BRASS)); // prettier-ignore
  }
}

/** Two round rice cakes on a stand of wood, with an orange on top. */
function kagamiMochi(context: Canvas2D): void {
  const rice: Colour = [0.965, 0.012, 90];
  fillShape(context, [[0.2, 0.72], [0.8, 0.72], [0.86, 0.99], [0.14, 0.99]], fallShade(context, 0.72, 0.99, [0.74, 0.09, 72])); // prettier-ignore
  fillEllipse(context, [0.5, 0.87, 0.06, 0.06], css([0.45, 0.08, 55]));
  fillBox(context, [0.06, 0.64, 0.88, 0.09], 0.02, fallShade(context, 0.64, 0.73, [0.8, 0.08, 76]));
  // Paper with zigzags hangs over the edge.
  fillShape(context, [[0.34, 0.62], [0.66, 0.62], [0.5, 0.84]], css([0.98, 0.005, 90])); // prettier-ignore
  strokeOutline(context, 'M 34 62 L 50 84 L 66 62', 0.018, css(RED));
  fillEllipse(context, [0.5, 0.54, 0.38, 0.13], fallShade(context, 0.41, 0.67, rice));
  gloss(context, [0.36, 0.49, 0.12, 0.03], 0.7);
  fillEllipse(context, [0.5, 0.36, 0.27, 0.11], fallShade(context, 0.25, 0.47, rice));
  gloss(context, [0.4, 0.32, 0.08, 0.025], 0.7);
  fillBall(context, 0.5, 0.18, 0.12, ORANGE);
  strokeLine(context, [[0.5, 0.08], [0.5, 0.03]], 0.02, css([0.45, 0.1, 130])); // prettier-ignore
  fillOutline(context, 'M 50 8 C 58 -2 70 0 74 5 C 66 12 56 12 50 8 Z', css(LEAF));
  fillOutline(context, 'M 50 8 C 43 0 34 0 30 4 C 36 11 45 12 50 8 Z', css(shift(LEAF, -0.06)));
}

/** A round doll without arms, one of whose eyes is still blank. */
function daruma(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 4 C 78 4 94 30 94 58 C 94 84 76 99 50 99 C 24 99 6 84 6 58 C 6 30 22 4 50 4 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  fillOutline(
    context,
    'M 50 20 C 70 16 82 28 80 44 C 78 60 64 66 50 66 C 36 66 22 60 20 44 C 18 28 30 16 50 20 Z',
    fallShade(context, 0.18, 0.66, [0.9, 0.05, 75]),
  );
  for (const x of [0.36, 0.64])
    fillEllipse(context, [x, 0.42, 0.09, 0.095], css([0.99, 0.004, 90]));
  for (const x of [0.36, 0.64]) strokeEllipse(context, [x, 0.42, 0.09, 0.095], 0.014, INK);
  fillEllipse(context, [0.36, 0.42, 0.045, 0.05], INK);
  onBothSides(context, () => {
    strokeOutline(context, 'M 26 32 C 30 24 38 23 45 29', 0.045, INK);
    strokeOutline(context, 'M 46 55 C 38 56 30 54 25 49', 0.026, INK);
    strokeOutline(context, 'M 12 66 C 20 74 22 84 18 92', 0.022, css(BRASS));
    strokeOutline(context, 'M 22 72 C 28 78 30 86 28 94', 0.022, css(BRASS));
  });
  strokeOutline(context, 'M 44 59 C 47 62 53 62 56 59', 0.026, css(RED));
  fillEllipse(context, [0.5, 0.81, 0.1, 0.1], css(BRASS));
  strokeOutline(
    context,
    'M 44 78 L 56 78 M 50 74 L 50 88 M 45 84 L 55 84',
    0.022,
    css(shift(colour, -0.1)),
  );
  gloss(context, [0.3, 0.13, 0.09, 0.035], 0.35);
}

/** A ghost of white cloth on a string, which asks for fine weather. */
function teruTeruBozu(context: Canvas2D): void {
  const cloth: Colour = [0.975, 0.008, 240];
  strokeLine(context, [[0.5, 0], [0.5, 0.16]], 0.014, css([0.7, 0.06, 70])); // prettier-ignore
  fillOutline(
    context,
    'M 40 44 C 34 62 22 80 10 92 Q 20 99 29 91 Q 39 102 50 92 Q 61 102 71 91 Q 80 99 90 92 C 78 80 66 62 60 44 Z',
    fallShade(context, 0.44, 0.98, shift(cloth, -0.02)),
  );
  for (const [from, to] of [
    [0.44, 0.3],
    [0.5, 0.5],
    [0.56, 0.7],
  ] as const) {
    strokeLine(context, [[from, 0.52], [to, 0.88]], 0.01, css([0.84, 0.02, 250], 0.8)); // prettier-ignore
  }
  fillBall(context, 0.5, 0.29, 0.2, cloth);
  fillBox(context, [0.38, 0.45, 0.24, 0.045], 0.02, css(RED));
  for (const x of [0.43, 0.57]) fillEllipse(context, [x, 0.27, 0.022, 0.032], INK);
  for (const x of [0.37, 0.63])
    fillEllipse(context, [x, 0.335, 0.03, 0.018], css([0.82, 0.1, 15], 0.7));
  strokeOutline(context, 'M 45 34 C 47 38 53 38 55 34', 0.02, INK);
}

const PAPERS: readonly Colour[] = [
  [0.68, 0.24, 5],
  [0.85, 0.17, 92],
  [0.7, 0.15, 205],
  [0.74, 0.19, 140],
  [0.7, 0.19, 50],
  [0.6, 0.2, 300],
  [0.62, 0.23, 27],
];

/** A ball of colored paper with seven cones that end in tassels, on a string. */
function starPinata(context: Canvas2D): void {
  strokeLine(context, [[0.5, 0], [0.5, 0.3]], 0.016, css([0.6, 0.06, 70])); // prettier-ignore
  PAPERS.forEach((colour, i) => {
    const turn = (i / PAPERS.length) * TAU + TAU / 4;
    turned(context, [0.5, 0.54, turn], () => {
      for (const lean of [-0.34, 0, 0.34]) {
        strokeLine(context, [[0.38, 0], [0.45, lean * 0.16]], 0.016, css(shift(colour, 0.06))); // prettier-ignore
      }
      fillShape(context, [[0.12, -0.12], [0.4, 0], [0.12, 0.12]], css(colour)); // prettier-ignore
      fillShape(context, [[0.2, -0.085], [0.26, -0.06], [0.26, 0.06], [0.2, 0.085]], css([0.97, 0.02, 90], 0.85)); // prettier-ignore
    });
  });
  fillBall(context, 0.5, 0.54, 0.21, [0.66, 0.22, 350]);
  [0.42, 0.5, 0.58, 0.66].forEach((y, i) => {
    const half = Math.sqrt(Math.max(0, 0.2 ** 2 - (y - 0.54) ** 2));
    strokeOutline(
      context,
      `M ${50 - half * 100} ${y * 100} Q 50 ${y * 100 + 6} ${50 + half * 100} ${y * 100}`,
      0.035,
      css(PAPERS[(i * 2 + 1) % PAPERS.length] ?? RED),
    );
  });
}

/** A pole wound with leaves and ribbons, with a wreath at its top and ribbons in many colors. */
function maypole(context: Canvas2D): void {
  fillBox(context, [0.48, 0.06, 0.04, 0.93], 0.012, roundShade(context, 0.48, 0.52, WOOD));
  for (let y = 0.3; y < 0.96; y += 0.09) {
    strokeLine(context, [[0.475, y + 0.05], [0.525, y]], 0.02, css(RED)); // prettier-ignore
  }
  const ends = [0.03, 0.17, 0.31, 0.69, 0.83, 0.97];
  ends.forEach((x, i) => {
    const slack = 0.5 + (x - 0.5) * 0.55;
    strokeOutline(
      context,
      `M 50 16 Q ${slack * 100} 62 ${x * 100} ${Math.abs(x - 0.5) > 0.3 ? 88 : 96}`,
      0.026,
      css(PAPERS[i] ?? RED),
    );
  });
  strokeEllipse(context, [0.5, 0.17, 0.2, 0.055], 0.045, css(LEAF));
  for (let i = 0; i < 9; i++) {
    const turn = (i / 9) * TAU;
    const colour = PAPERS[(i * 3) % PAPERS.length] ?? RED;
    fillBall(context, 0.5 + Math.cos(turn) * 0.2, 0.17 + Math.sin(turn) * 0.055, 0.028, colour);
  }
  fillBall(context, 0.5, 0.06, 0.045, [0.85, 0.17, 92]);
}

/** A plate with six dishes around its middle, seen from above at a slant. */
function sederPlate(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.72, 0.49, 0.27], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.69, 0.49, 0.27], fallShade(context, 0.42, 0.96, colour));
  strokeEllipse(context, [0.5, 0.69, 0.455, 0.245], 0.014, css([0.55, 0.14, 255]));
  const foods: readonly Colour[] = [
    [0.95, 0.03, 80], // egg
    [0.6, 0.08, 45], // bone
    LEAF,
    [0.5, 0.08, 40], // nuts and apples
    [0.64, 0.17, 135], // lettuce
    [0.9, 0.03, 100], // horseradish
  ];
  foods.forEach((food, i) => {
    const turn = (i / foods.length) * TAU - TAU / 4;
    const [x, y] = [0.5 + Math.cos(turn) * 0.31, 0.69 + Math.sin(turn) * 0.165];
    fillEllipse(context, [x, y, 0.105, 0.06], css(shift(PORCELAIN, -0.1)));
    fillEllipse(context, [x, y - 0.008, 0.095, 0.052], css(PORCELAIN));
    fillEllipse(context, [x, y - 0.02, 0.065, 0.042], fallShade(context, y - 0.06, y + 0.02, food));
  });
  fillEllipse(context, [0.5, 0.69, 0.11, 0.06], css([0.55, 0.14, 255]));
  fillShape(context, [[0.5, 0.65], [0.56, 0.715], [0.44, 0.715]], css(BRASS)); // prettier-ignore
  fillShape(context, [[0.5, 0.735], [0.56, 0.67], [0.44, 0.67]], css(BRASS)); // prettier-ignore
}

/** Two steps under an arch of marigolds, with candles, bread, a skull and a picture. */
function ofrenda(context: Canvas2D): void {
  const cloths = [[0.66, 0.05, 0.9, PAPERS[0]], [0.44, 0.2, 0.6, PAPERS[5]]] as const; // prettier-ignore
  for (let i = 0; i <= 18; i++) {
    const turn = Math.PI * (1 + i / 18);
    const [x, y] = [0.5 + Math.cos(turn) * 0.42, 0.5 + Math.sin(turn) * 0.44];
    fillBall(context, x, y, 0.055, i % 3 === 1 ? [0.82, 0.17, 85] : ORANGE);
  }
  for (const [top, left, wide, colour] of cloths.toReversed()) {
    const foot = top === 0.44 ? 0.68 : 0.99;
    const cloth = colour ?? RED;
    fillBox(context, [left, top, wide, foot - top], 0.01, fallShade(context, top, foot, cloth));
    for (let x = left; x < left + wide - 0.05; x += 0.1) {
      fillShape(context, [[x, top], [x + 0.1, top], [x + 0.05, top + 0.09]], css([0.88, 0.15, 92])); // prettier-ignore
    }
  }
  fillBox(context, [0.4, 0.2, 0.2, 0.24], 0.015, css(DARK_WOOD));
  fillBox(context, [0.425, 0.225, 0.15, 0.19], 0.005, css([0.88, 0.05, 85]));
  fillEllipse(context, [0.5, 0.29, 0.034, 0.04], css([0.5, 0.06, 55]));
  fillOutline(context, 'M 44 41.5 C 44 34 56 34 56 41.5 Z', css([0.5, 0.06, 55]));
  candle(context, 0.28, 0.44, 0.12, [0.96, 0.03, 88]);
  candle(context, 0.72, 0.44, 0.12, [0.96, 0.03, 88]);
  candle(context, 0.12, 0.66, 0.14, [0.96, 0.03, 88]);
  candle(context, 0.88, 0.66, 0.14, [0.96, 0.03, 88]);
  fillEllipse(context, [0.34, 0.6, 0.1, 0.06], fallShade(context, 0.54, 0.66, [0.68, 0.11, 60]));
  fillEllipse(context, [0.66, 0.57, 0.075, 0.07], css([0.97, 0.01, 90]));
  fillBox(context, [0.62, 0.6, 0.08, 0.06], 0.015, css([0.97, 0.01, 90]));
  for (const x of [0.635, 0.685]) fillEllipse(context, [x, 0.57, 0.02, 0.024], INK);
}

/** What stands, hangs and lies where feasts of several cultures are celebrated. */
export const FEAST_THINGS: PropFamily = {
  '@kinara': (context, colour) => kinara(context, colour ?? WOOD),
  '@kagamimochi': kagamiMochi,
  '@daruma': (context, colour) => daruma(context, colour ?? RED),
  '@teruterubozu': teruTeruBozu,
  '@starpinata': starPinata,
  '@maypole': maypole,
  '@sederplate': (context, colour) => sederPlate(context, colour ?? PORCELAIN),
  '@ofrenda': ofrenda,
};
