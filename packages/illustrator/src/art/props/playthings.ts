import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { BLACK, STEEL } from './appliance-parts.ts';
import {
  BRASS,
  DARK_WOOD,
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

const TOY_COLOURS: readonly Colour[] = [
  [0.62, 0.22, 27],
  [0.87, 0.17, 95],
  [0.68, 0.17, 145],
  [0.62, 0.17, 250],
  [0.75, 0.17, 60],
  [0.62, 0.19, 310],
];
const toyColour = (i: number): Colour => TOY_COLOURS[i % TOY_COLOURS.length] ?? BRASS;

function rubberDuck(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 30 54 C 22 54 10 58 4 50 C 2 74 12 97 46 97 C 82 97 98 80 97 62 C 96 52 90 46 84 42 C 82 54 64 56 54 52 Z',
    fallShade(context, 0.4, 1, colour),
  );
  fillBall(context, 0.62, 0.3, 0.27, shift(colour, 0.02));
  fillOutline(
    context,
    'M 16 64 C 30 58 54 60 60 68 C 56 84 26 88 16 64 Z',
    fallShade(context, 0.58, 0.9, shift(colour, -0.04)),
  );
  strokeOutline(context, 'M 24 70 C 34 78 46 76 54 71', 0.014, css(shift(colour, -0.14), 0.7));
  fillOutline(
    context,
    'M 80 30 C 88 26 97 28 99 33 C 98 42 86 46 78 41 Z',
    fallShade(context, 0.26, 0.46, [0.72, 0.19, 50]),
  );
  strokeOutline(context, 'M 80 35.500 Q 90 38 98 34', 0.01, css([0.52, 0.17, 42]));
  fillEllipse(context, [0.68, 0.25, 0.042, 0.05], css([0.18, 0.02, 270]));
  gloss(context, [0.695, 0.233, 0.014, 0.015], 0.95);
  gloss(context, [0.52, 0.15, 0.07, 0.035], 0.45);
}

/** Folded of paper: two wings, a neck and a tail. */
function origamiCrane(context: Canvas2D, colour: Colour): void {
  const fold = (outline: string, tone: number): void =>
    fillOutline(context, outline, css(shift(colour, tone)));
  fold('M 44 60 L 4 34 L 30 78 Z', -0.1);
  fold('M 44 60 L 4 34 L 40 68 Z', -0.02);
  fold('M 54 60 L 86 28 L 62 78 Z', -0.08);
  fold('M 86 28 L 98 44 L 82 37 Z', -0.16);
  fold('M 86 28 L 82 37 L 60 70 L 56 62 Z', 0.02);
  fold('M 50 62 L 26 6 L 60 46 Z', 0.02);
  fold('M 50 62 L 26 6 L 38 64 Z', -0.07);
  fold('M 46 64 L 78 2 L 62 62 Z', -0.05);
  fold('M 46 64 L 78 2 L 54 40 Z', 0.05);
  fold('M 28 70 L 48 54 L 70 72 L 50 99 Z', -0.06);
  fold('M 28 70 L 48 54 L 50 99 Z', 0.03);
}

/** A cube of three by three colored squares, seen from a corner. */
function rubiksCube(context: Canvas2D): void {
  const face = (
    [x0, y0]: readonly [number, number],
    [ux, uy]: readonly [number, number],
    [vx, vy]: readonly [number, number],
    { tones, dim }: { readonly tones: readonly number[]; readonly dim: number },
  ): void => {
    const at = (u: number, v: number): string => `${x0 + ux * u + vx * v} ${y0 + uy * u + vy * v}`;
    fillOutline(
      context,
      `M ${at(0, 0)} L ${at(3, 0)} ${at(3, 3)} ${at(0, 3)} Z`,
      css([0.2, 0.01, 270]),
    );
    tones.forEach((tone, i) => {
      const [u, v] = [i % 3, Math.floor(i / 3)];
      const [a, b] = [0.1, 0.9];
      const outline = `M ${at(u + a, v + a)} L ${at(u + b, v + a)} ${at(u + b, v + b)} ${at(u + a, v + b)} Z`;
      const colour: Colour = tone === 6 ? [0.97, 0.008, 90] : toyColour(tone);
      fillOutline(context, outline, css(shift(colour, dim)));
    });
  };
  face([50, 4], [15, 8], [-15, 8], { tones: [6, 6, 1, 6, 6, 0, 3, 6, 6], dim: 0.02 });
  face([5, 28], [15, 8], [0, 15.4], { tones: [2, 2, 0, 2, 2, 2, 1, 2, 3], dim: -0.02 });
  face([50, 52], [15, -8], [0, 15.4], { tones: [0, 0, 4, 0, 0, 0, 6, 0, 2], dim: -0.1 });
}

const PAWN =
  'M -5 0 L -4.500 -2.500 C -2 -3.500 -2.200 -7 -1.800 -9 C -4.500 -11 -3.400 -15 0 -15 C 3.400 -15 4.500 -11 1.800 -9 C 2.200 -7 2 -3.500 4.500 -2.500 L 5 0 Z';
const KING =
  'M -5.500 0 L -5 -3 C -2.500 -5 -2.500 -12 -3 -16 L -5 -21 L -2.200 -19.500 L 0 -23 L 2.200 -19.500 L 5 -21 L 3 -16 C 2.500 -12 2.500 -5 5 -3 L 5.500 0 Z';
const KNIGHT =
  'M -5.500 0 L -5 -3 C -3 -6 -5 -11 -3 -15 C -2 -18.500 1 -20 2.500 -19.500 L 2.500 -17.500 C 5 -15.500 7 -12.500 6 -10.500 C 4 -10 3 -12 1.500 -11.500 C 3 -8 3 -5 5 -3 L 5.500 0 Z';
const ROOK =
  'M -5.500 0 L -5 -3 L -3.200 -5 L -3.200 -12 L -5 -13 L -5 -18 L -2.500 -18 L -2.500 -16 L -1.200 -16 L -1.200 -18 L 1.200 -18 L 1.200 -16 L 2.500 -16 L 2.500 -18 L 5 -18 L 5 -13 L 3.200 -12 L 3.200 -5 L 5 -3 L 5.500 0 Z';

/** Men on a board that is seen from its side. */
function chessSet(context: Canvas2D, colour: Colour): void {
  const at = (column: number, row: number): readonly [number, number] => {
    const depth = row / 8;
    const wide = 0.7 + 0.3 * depth;
    return [0.5 + (column / 8 - 0.5) * 0.94 * wide, 0.6 + 0.3 * depth];
  };
  fillOutline(
    context,
    'M 15 57 L 85 57 L 100 92 L 100 98 Q 100 100 98 100 L 2 100 Q 0 100 0 98 L 0 92 Z',
    fallShade(context, 0.57, 1, DARK_WOOD),
  );
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const corners = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ];
      const outline = corners.map(([x, y]) => `${x * 100} ${y * 100}`).join(' L ');
      fillOutline(
        context,
        `M ${outline} Z`,
        css((row + column) % 2 ? shift(colour, -0.3) : [0.93, 0.05, 82]),
      );
    }
  }
  const men: readonly (readonly [number, number, string, boolean])[] = [
    [0.5, 0.5, ROOK, false],
    [1.5, 0.5, KNIGHT, false],
    [3.5, 0.5, KING, false],
    [4.5, 0.5, KING, false],
    [6.5, 0.5, KNIGHT, false],
    [7.5, 0.5, ROOK, false],
    [1.5, 1.5, PAWN, false],
    [5.5, 1.5, PAWN, false],
    [3.5, 3.4, PAWN, false],
    [4.5, 4.5, PAWN, true],
    [2.5, 5.5, KNIGHT, true],
    [0.5, 6.5, PAWN, true],
    [6.5, 6.5, PAWN, true],
    [1.5, 7.5, ROOK, true],
    [4.5, 7.5, KING, true],
    [7.5, 7.5, ROOK, true],
  ];
  for (const [column, row, outline, isWhite] of men) {
    const [x, y] = at(column, row);
    const tone: Colour = isWhite ? [0.93, 0.05, 82] : [0.32, 0.05, 40];
    const size = 1.5 + row * 0.07;
    turned(context, [x, y, 0], () => {
      context.scale(size, size);
      fillEllipse(context, [0.01, 0, 0.06, 0.014], css([0.2, 0.03, 40], 0.35));
      fillOutline(context, outline, roundShade(context, -0.05, 0.05, tone));
    });
  }
}

/** A horse on rockers, with a mane, a saddle and wheels of paint. */
function rockingHorse(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 4 84 Q 50 106 96 84', 0.05, css([0.58, 0.19, 25]));
  for (const path of ['M 34 62 L 26 92', 'M 40 64 L 38 95', 'M 66 62 L 74 92', 'M 60 64 L 62 95'])
    strokeOutline(
      context,
      path,
      0.075,
      css(shift(colour, path.includes('40') || path.includes('60') ? -0.1 : -0.02)),
    );
  strokeOutline(context, 'M 26 46 C 12 44 10 60 16 70', 0.07, css([0.42, 0.09, 45]));
  fillOutline(
    context,
    'M 26 42 C 40 48 54 48 62 40 C 66 28 70 18 80 10 L 84 4 L 87 12 C 94 16 99 26 98 32 C 96 38 88 38 84 34 C 80 42 80 54 76 62 C 70 72 34 72 28 64 C 22 58 22 48 26 42 Z',
    fallShade(context, 0.05, 0.75, colour),
  );
  fillOutline(
    context,
    'M 84 8 C 72 10 62 24 60 42 C 68 40 72 30 74 24 C 76 18 80 14 84 12 Z',
    css([0.42, 0.09, 45]),
  );
  fillEllipse(context, [0.855, 0.2, 0.02, 0.024], css([0.2, 0.02, 50]));
  fillOutline(
    context,
    'M 36 44 Q 48 52 58 44 L 60 58 Q 48 66 36 58 Z',
    fallShade(context, 0.44, 0.62, [0.58, 0.2, 25]),
  );
  fillOutline(context, 'M 35 44 Q 48 52 59 43 L 59 47 Q 48 55 35 48 Z', css(BRASS));
  strokeOutline(context, 'M 93 30 L 78 26 L 64 38', 0.016, css([0.58, 0.2, 25]));
}

/** A wooden locomotive of blocks, pulling a wagon. */
function toyTrain(context: Canvas2D): void {
  fillBox(context, [0.02, 0.56, 0.34, 0.26], 0.03, fallShade(context, 0.56, 0.82, toyColour(1)));
  for (const [i, x] of [0.06, 0.16, 0.26].entries())
    fillBox(context, [x, 0.45, 0.08, 0.13], 0.015, css(toyColour(i + 3)));
  fillBox(context, [0.34, 0.73, 0.12, 0.04], 0.01, css(DARK_WOOD));
  fillBox(context, [0.42, 0.72, 0.54, 0.12], 0.03, fallShade(context, 0.72, 0.84, toyColour(3)));
  fillBox(
    context,
    [0.58, 0.5, 0.37, 0.25],
    [0.05, 0.12, 0.06, 0.02],
    fallShade(context, 0.5, 0.75, toyColour(0)),
  );
  fillBox(context, [0.43, 0.32, 0.2, 0.42], 0.02, fallShade(context, 0.32, 0.74, toyColour(2)));
  fillBox(context, [0.47, 0.4, 0.12, 0.13], 0.015, css([0.95, 0.06, 95]));
  fillBox(context, [0.39, 0.27, 0.28, 0.07], 0.025, css(toyColour(0)));
  fillOutline(
    context,
    'M 80 52 L 78 34 L 92 34 L 90 52 Z',
    roundShade(context, 0.78, 0.92, toyColour(1)),
  );
  fillEllipse(context, [0.72, 0.49, 0.05, 0.04], css(BRASS));
  for (const [x, radius] of [
    [0.11, 0.1],
    [0.28, 0.1],
    [0.52, 0.12],
    [0.7, 0.1],
    [0.87, 0.1],
  ] as const) {
    fillBall(context, x, 0.99 - radius, radius, WOOD);
    fillEllipse(context, [x, 0.99 - radius, radius * 0.55, radius * 0.55], css(shift(WOOD, 0.14)));
    fillEllipse(context, [x, 0.99 - radius, radius * 0.18, radius * 0.18], css(DARK_WOOD));
  }
}

/** Cubes with letters, piled up. */
function buildingBlocks(context: Canvas2D): void {
  const block = (x: number, y: number, turn: number, i: number): void =>
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.19, -0.19, 0.38, 0.38], 0.04, css(shift(toyColour(i), -0.08)));
      fillBox(context, [-0.15, -0.15, 0.3, 0.3], 0.03, css([0.95, 0.04, 85]));
      const letter =
        [
          'M -7 9 L 0 -9 L 7 9 M -4 3 L 4 3',
          'M -6 9 L -6 -9 Q 7 -8 2 0 Q 9 1 4 8 L -6 9 M -6 0 L 2 0',
          'M 6 -6 Q 0 -11 -5 -4 Q -8 3 -3 8 Q 3 11 7 6',
        ][i % 3] ?? '';
      strokeOutline(context, letter, 0.035, css(toyColour(i)));
    });
  block(0.27, 0.8, 0, 0);
  block(0.72, 0.8, 0.04, 3);
  block(0.48, 0.41, -0.08, 2);
}

/** Studs on top: a plastic brick. */
function plasticBrick(context: Canvas2D, colour: Colour): void {
  for (const [row, y] of [0.38, 0.48].entries()) {
    for (let i = 0; i < 4; i++) {
      const x = 0.2 + i * 0.19 + row * -0.05 + 0.05;
      fillBox(
        context,
        [x - 0.065, y - 0.06, 0.13, 0.1],
        0.02,
        roundShade(context, x - 0.065, x + 0.065, colour),
      );
      fillEllipse(context, [x, y - 0.06, 0.065, 0.026], css(shift(colour, 0.1)));
    }
    if (row === 0)
      fillOutline(context, 'M 12 40 L 94 40 L 90 56 L 6 56 Z', css(shift(colour, 0.06)));
  }
  fillOutline(context, 'M 6 56 L 88 56 L 88 94 L 6 94 Z', fallShade(context, 0.5, 0.95, colour));
  fillOutline(context, 'M 88 56 L 95 40 L 95 78 L 88 94 Z', css(shift(colour, -0.14)));
}

/** A doll with woollen hair and a dress. */
function ragDoll(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.9, 0.05, 65];
  for (const x of [0.38, 0.54]) {
    fillBox(context, [x, 0.74, 0.09, 0.22], 0.04, css([0.97, 0.01, 85]));
    fillBox(context, [x - 0.01, 0.91, 0.11, 0.08], 0.04, css([0.4, 0.12, 20]));
  }
  onBothSides(context, () => strokeOutline(context, 'M 38 50 L 22 66', 0.09, css(skin)));
  fillOutline(
    context,
    'M 40 44 L 60 44 L 76 82 Q 50 90 24 82 Z',
    fallShade(context, 0.4, 0.9, colour),
  );
  for (const [x, y] of [
    [0.4, 0.68],
    [0.52, 0.6],
    [0.6, 0.74],
    [0.48, 0.78],
  ] as const)
    fillEllipse(context, [x, y, 0.022, 0.022], css([0.98, 0.01, 90], 0.9));
  onBothSides(context, () =>
    strokeOutline(context, 'M 30 20 C 22 32 20 44 26 52', 0.09, css([0.55, 0.16, 40])),
  );
  fillEllipse(context, [0.5, 0.25, 0.21, 0.21], css(skin));
  fillOutline(context, 'M 28 26 C 26 0 74 0 72 26 C 64 16 36 16 28 26 Z', css([0.55, 0.16, 40]));
  for (const x of [0.42, 0.58]) fillEllipse(context, [x, 0.26, 0.026, 0.03], css([0.2, 0.03, 50]));
  for (const x of [0.37, 0.63])
    fillEllipse(context, [x, 0.325, 0.035, 0.025], css([0.78, 0.13, 15], 0.8));
  strokeOutline(context, 'M 44 33 Q 50 38 56 33', 0.014, css([0.55, 0.19, 20]));
}

/** Striped, on its point. */
function spinningTop(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.475, 0.06, 0.05, 0.26], 0.02, roundShade(context, 0.47, 0.53, WOOD));
  fillBall(context, 0.5, 0.07, 0.055, toyColour(0));
  const outline =
    'M 50 99 C 46 90 10 62 8 48 C 8 32 34 26 50 26 C 66 26 92 32 92 48 C 90 62 54 90 50 99 Z';
  fillOutline(context, outline, roundShade(context, 0.08, 0.92, colour));
  within(context, outline, () => {
    fillBox(context, [0, 0.4, 1, 0.06], 0, css([0.97, 0.02, 90]));
    fillBox(context, [0, 0.5, 1, 0.07], 0, css(toyColour(1)));
    fillBox(context, [0, 0.66, 1, 0.05], 0, css([0.97, 0.02, 90]));
  });
  gloss(context, [0.28, 0.44, 0.05, 0.09], 0.35);
}

/** A clown on a spring out of its box. */
function jackInTheBox(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 80 58 L 98 36 L 98 40 L 82 62 Z', css(shift(colour, 0.06)));
  for (let i = 0; i < 4; i++)
    fillEllipse(
      context,
      [0.5, 0.58 - i * 0.05, 0.11, 0.03],
      css(i % 2 ? STEEL : shift(STEEL, -0.14)),
    );
  fillOutline(
    context,
    'M 26 44 L 38 36 L 44 44 L 50 36 L 56 44 L 62 36 L 74 44 L 50 52 Z',
    css(toyColour(1)),
  );
  fillBall(context, 0.5, 0.27, 0.16, [0.92, 0.05, 60]);
  fillOutline(
    context,
    'M 34 20 C 36 2 60 -2 72 6 L 66 20 Q 50 12 34 20 Z',
    fallShade(context, 0, 0.22, toyColour(3)),
  );
  fillBall(context, 0.73, 0.07, 0.035, toyColour(1));
  fillBall(context, 0.5, 0.3, 0.04, toyColour(0));
  for (const x of [0.44, 0.56]) fillEllipse(context, [x, 0.25, 0.02, 0.026], css([0.2, 0.03, 50]));
  strokeOutline(context, 'M 42 35 Q 50 42 58 35', 0.016, css([0.55, 0.2, 20]));
  fillBox(context, [0.16, 0.58, 0.68, 0.41], 0.02, roundShade(context, 0.16, 0.84, colour));
  fillOutline(
    context,
    'M 50 64 L 53 74 L 63 74 L 55 80 L 58 91 L 50 84 L 42 91 L 45 80 L 37 74 L 47 74 Z',
    css(toyColour(1)),
  );
}

/** Bars of many colors with two mallets. */
function xylophone(context: Canvas2D): void {
  for (const path of ['M 4 56 L 96 64', 'M 4 88 L 96 80'])
    strokeOutline(context, path, 0.05, css(WOOD));
  for (let i = 0; i < 8; i++) {
    const high = 0.54 - i * 0.04;
    const x = 0.04 + i * 0.118;
    fillBox(
      context,
      [x, 0.72 - high / 2, 0.095, high],
      0.025,
      fallShade(
        context,
        0.72 - high / 2,
        0.72 + high / 2,
        toyColour([0, 4, 1, 2, 3, 5, 0, 4][i] ?? 0),
      ),
    );
    for (const side of [-1, 1])
      fillEllipse(context, [x + 0.048, 0.72 + side * (high / 2 - 0.05), 0.014, 0.014], css(STEEL));
  }
  for (const path of ['M 20 12 L 44 62', 'M 74 8 L 60 58'])
    strokeOutline(context, path, 0.025, css([0.8, 0.08, 75]));
  fillBall(context, 0.44, 0.62, 0.05, toyColour(0));
  fillBall(context, 0.6, 0.58, 0.05, toyColour(3));
}

/** Metal plates over a row of holes. */
function harmonica(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.03, 0.56, 0.94, 0.2], 0.02, css(shift(colour, -0.28)));
  fillBox(
    context,
    [0.02, 0.44, 0.96, 0.18],
    [0.09, 0.09, 0.02, 0.02],
    fallShade(context, 0.44, 0.62, colour),
  );
  fillBox(
    context,
    [0.02, 0.72, 0.96, 0.16],
    [0.02, 0.02, 0.08, 0.08],
    fallShade(context, 0.72, 0.88, shift(colour, -0.05)),
  );
  for (let i = 0; i < 10; i++)
    fillBox(context, [0.08 + i * 0.086, 0.63, 0.06, 0.08], 0.01, css(BLACK));
  gloss(context, [0.5, 0.49, 0.36, 0.016], 0.5);
}

/** Pins behind a ball. */
function bowlingPins(context: Canvas2D): void {
  const pin = (x: number, y: number, size: number): void =>
    turned(context, [x, y, 0], () => {
      context.scale(size, size);
      const outline =
        'M -10 0 C -17 -18 -14 -32 -7 -44 C -5 -50 -10 -56 -8 -63 C -5 -72 5 -72 8 -63 C 10 -56 5 -50 7 -44 C 14 -32 17 -18 10 0 Z';
      fillOutline(context, outline, roundShade(context, -0.15, 0.15, [0.97, 0.01, 90]));
      within(context, outline, () => {
        for (const stripe of [-0.5, -0.45])
          fillBox(context, [-0.2, stripe, 0.4, 0.025], 0, css([0.58, 0.21, 25]));
      });
    });
  for (const [x, y] of [
    [0.14, 0.86],
    [0.38, 0.84],
    [0.62, 0.84],
    [0.86, 0.86],
  ] as const)
    pin(x, y, 0.86);
  for (const x of [0.26, 0.74]) pin(x, 0.92, 0.94);
  pin(0.5, 0.99, 1.04);
}

/** A blanket over the backs of two chairs, with pillows before and within. */
function pillowFort(context: Canvas2D, colour: Colour): void {
  for (const x of [0.08, 0.84])
    fillBox(context, [x, 0.2, 0.08, 0.79], 0.02, roundShade(context, x, x + 0.08, WOOD));
  fillOutline(context, 'M 12 34 L 88 34 L 88 96 L 12 96 Z', css([0.32, 0.06, 45]));
  fillEllipse(context, [0.5, 0.9, 0.3, 0.14], css([0.93, 0.12, 85], 0.5));
  fillOutline(
    context,
    'M 4 26 Q 50 44 96 26 L 99 98 L 76 98 Q 80 62 62 52 Q 50 47 38 52 Q 20 62 24 98 L 1 98 Z',
    fallShade(context, 0.24, 0.98, colour),
  );
  fillOutline(context, 'M 4 26 Q 50 2 96 26 Q 50 46 4 26 Z', css(shift(colour, 0.1)));
  for (const [x, y] of [
    [12, 60],
    [14, 82],
    [86, 58],
    [88, 80],
    [30, 40],
    [50, 38],
    [70, 40],
  ] as const)
    fillOutline(
      context,
      `M ${x} ${y - 4} L ${x + 1.4} ${y - 1} L ${x + 4} ${y} L ${x + 1.4} ${y + 1} L ${x} ${y + 4} L ${x - 1.4} ${y + 1} L ${x - 4} ${y} L ${x - 1.4} ${y - 1} Z`,
      css([0.95, 0.1, 95]),
    );
  for (const [x, y, wide, hue] of [
    [0.2, 0.84, 0.26, 15],
    [0.56, 0.85, 0.26, 250],
    [0.4, 0.88, 0.24, 90],
    [0.02, 0.87, 0.22, 150],
    [0.76, 0.87, 0.23, 330],
  ] as const)
    pillow(context, x, y, wide, [0.76, 0.13, hue]);
}

function pillow(context: Canvas2D, x: number, y: number, wide: number, colour: Colour): void {
  const [left, right] = [x * 100, (x + wide) * 100];
  const [top, foot] = [y * 100, Math.min(99.5, y * 100 + wide * 48)];
  fillOutline(
    context,
    `M ${left} ${top} Q ${(left + right) / 2} ${top + 3} ${right} ${top} Q ${right - 2} ${(top + foot) / 2} ${right} ${foot} Q ${(left + right) / 2} ${foot - 2} ${left} ${foot} Q ${left + 2} ${(top + foot) / 2} ${left} ${top} Z`,
    fallShade(context, top / 100, foot / 100, colour),
  );
}

export const PLAYTHINGS: PropFamily = {
  '@rubberduck': (context, colour) => rubberDuck(context, colour ?? [0.88, 0.17, 95]),
  '@origamicrane': (context, colour) => origamiCrane(context, colour ?? [0.78, 0.14, 15]),
  '@rubikscube': rubiksCube,
  '@chessset': (context, colour) => chessSet(context, colour ?? [0.72, 0.1, 60]),
  '@rockinghorse': (context, colour) => rockingHorse(context, colour ?? [0.76, 0.1, 68]),
  '@toytrain': toyTrain,
  '@buildingblocks': buildingBlocks,
  '@plasticbrick': (context, colour) => plasticBrick(context, colour ?? [0.6, 0.22, 27]),
  '@ragdoll': (context, colour) => ragDoll(context, colour ?? [0.66, 0.17, 5]),
  '@spinningtop': (context, colour) => spinningTop(context, colour ?? [0.6, 0.18, 25]),
  '@jackinthebox': (context, colour) => jackInTheBox(context, colour ?? [0.58, 0.19, 300]),
  '@xylophone': xylophone,
  '@harmonica': (context, colour) => harmonica(context, colour ?? STEEL),
  '@bowlingpins': bowlingPins,
  '@pillowfort': (context, colour) => pillowFort(context, colour ?? [0.62, 0.11, 260]),
};
