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
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const PAPER: Colour = [0.97, 0.012, 90];
const INK: Colour = [0.34, 0.03, 270];

/** Lines of print on a label. */
function print(context: Canvas2D, [x, y, width]: readonly [number, number, number]): void {
  fillBox(context, [x, y, width, 0.022], 0.011, css(INK));
  fillBox(context, [x + width * 0.16, y + 0.05, width * 0.68, 0.014], 0.007, css(INK, 0.7));
  fillBox(context, [x + width * 0.26, y + 0.085, width * 0.48, 0.014], 0.007, css(INK, 0.5));
}

/** A tall box with a bowl of rings on its front. */
function cerealBox(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 76 8 L 88 3 L 88 94 L 76 99 Z', css(shift(colour, -0.18)));
  fillOutline(context, 'M 16 8 L 28 3 L 88 3 L 76 8 Z', css(shift(colour, 0.12)));
  fillBox(context, [0.16, 0.08, 0.6, 0.91], 0.015, fallShade(context, 0.08, 0.99, colour));
  fillOutline(
    context,
    'M 16 14 L 76 14 L 76 32 Q 46 44 16 32 Z',
    fallShade(context, 0.14, 0.4, [0.88, 0.15, 92]),
  );
  fillBox(context, [0.26, 0.19, 0.4, 0.07], 0.035, css(PAPER));
  fillBox(context, [0.31, 0.215, 0.3, 0.02], 0.01, css([0.55, 0.2, 25]));
  fillEllipse(context, [0.46, 0.62, 0.23, 0.07], css(PAPER));
  for (const [x, y, hue] of [
    [0.32, 0.6, 70],
    [0.42, 0.57, 25],
    [0.53, 0.58, 140],
    [0.6, 0.62, 60],
    [0.39, 0.64, 300],
    [0.49, 0.65, 75],
  ] as const) {
    fillBall(context, x, y, 0.052, [0.74, 0.15, hue]);
    fillEllipse(context, [x, y, 0.018, 0.016], css([0.5, 0.12, hue]));
  }
  fillOutline(
    context,
    'M 23 63 Q 46 73 69 63 C 68 80 60 87 46 87 C 32 87 24 80 23 63 Z',
    roundShade(context, 0.2, 0.72, [0.93, 0.03, 240]),
  );
  fillBox(context, [0.2, 0.92, 0.24, 0.03], 0.015, css([1, 0, 0], 0.7));
  gloss(context, [0.2, 0.45, 0.012, 0.12], 0.35);
}

/** A wide tub with a screw lid and a label all around. */
function powderTub(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.14, 0.22, 0.72, 0.77],
    [0.05, 0.05, 0.1, 0.1],
    roundShade(context, 0.14, 0.86, colour),
  );
  fillBox(
    context,
    [0.1, 0.04, 0.8, 0.2],
    0.035,
    roundShade(context, 0.1, 0.9, shift(colour, -0.06)),
  );
  for (let i = 0; i < 19; i++)
    fillBox(context, [0.13 + i * 0.04, 0.07, 0.012, 0.15], 0.006, css(shift(colour, -0.14), 0.6));
  fillOutline(
    context,
    'M 14 38 Q 50 43 86 38 L 86 86 Q 50 91 14 86 Z',
    roundShade(context, 0.14, 0.86, PAPER),
  );
  fillOutline(
    context,
    'M 14 38 Q 50 43 86 38 L 86 52 Q 50 57 14 52 Z',
    roundShade(context, 0.14, 0.86, [0.66, 0.19, 45]),
  );
  fillBox(context, [0.3, 0.435, 0.4, 0.05], 0.025, css(PAPER));
  print(context, [0.27, 0.63, 0.46]);
  fillBall(context, 0.5, 0.79, 0.045, [0.66, 0.19, 45]);
  gloss(context, [0.21, 0.6, 0.018, 0.25], 0.45);
}

/** A sack of coarse cloth, tied below its mouth. */
function burlapSack(context: Canvas2D, colour: Colour): void {
  const body =
    'M 36 22 C 20 34 8 56 10 80 C 11 94 20 99 32 99 L 68 99 C 80 99 89 94 90 80 C 92 56 80 34 64 22 Z';
  fillOutline(
    context,
    'M 38 21 C 30 14 26 8 28 4 Q 38 9 44 3 Q 50 9 57 3 Q 63 9 72 4 C 74 8 70 14 62 21 Z',
    roundShade(context, 0.26, 0.74, shift(colour, -0.03)),
  );
  fillOutline(context, body, roundShade(context, 0.08, 0.92, colour));
  within(context, body, () => {
    for (let i = -8; i < 20; i++) {
      const at = i * 8;
      strokeOutline(context, `M ${at} 20 L ${at + 20} 100`, 0.006, css(shift(colour, -0.14), 0.4));
      strokeOutline(context, `M 0 ${at} L 100 ${at - 4}`, 0.006, css(shift(colour, 0.1), 0.4));
    }
    fillEllipse(context, [0.2, 0.96, 0.5, 0.1], css(shift(colour, -0.2), 0.35));
  });
  strokeOutline(context, 'M 36 21 Q 50 27 64 21', 0.045, css(shift(DARK_WOOD, 0.12)));
  strokeOutline(
    context,
    'M 58 24 Q 68 30 64 40 M 56 24 Q 56 34 50 38',
    0.02,
    css(shift(DARK_WOOD, 0.12)),
  );
}

/** A slim bottle of sauce with a pepper on its label. */
function sauceBottle(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.43, 0.01, 0.14, 0.13],
    0.03,
    roundShade(context, 0.43, 0.57, [0.6, 0.18, 145]),
  );
  fillBox(
    context,
    [0.455, 0.13, 0.09, 0.06],
    0,
    roundShade(context, 0.45, 0.55, shift(colour, 0.1)),
  );
  fillOutline(
    context,
    'M 45 16 L 55 16 L 55 30 C 56 38 70 40 71 52 L 71 93 Q 71 99 65 99 L 35 99 Q 29 99 29 93 L 29 52 C 30 40 44 38 45 30 Z',
    roundShade(context, 0.29, 0.71, colour),
  );
  fillBox(context, [0.29, 0.55, 0.42, 0.34], 0, roundShade(context, 0.29, 0.71, [0.93, 0.09, 92]));
  fillOutline(
    context,
    'M 41 62 C 46 58 52 62 54 68 C 56 74 60 78 64 78 C 58 84 46 82 43 74 C 41 69 40 66 41 62 Z',
    fallShade(context, 0.6, 0.84, [0.58, 0.22, 28]),
  );
  strokeOutline(context, 'M 41 63 Q 38 60 38 57', 0.022, css([0.55, 0.16, 145]));
  fillBox(context, [0.36, 0.845, 0.28, 0.018], 0.009, css(INK));
  gloss(context, [0.345, 0.6, 0.014, 0.14], 0.5);
}

/** A jug of glass with a small handle, full of syrup. */
function syrupJug(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 62 22 C 80 18 80 42 66 42', 0.045, css(shift(colour, 0.14), 0.85));
  fillOutline(
    context,
    'M 41 14 L 59 14 C 58 26 60 32 70 40 C 82 50 84 62 84 76 C 84 93 78 99 66 99 L 34 99 C 22 99 16 93 16 76 C 16 62 18 50 30 40 C 40 32 42 26 41 14 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  fillBox(context, [0.38, 0.02, 0.24, 0.13], 0.03, roundShade(context, 0.38, 0.62, CREAM));
  fillBox(context, [0.28, 0.56, 0.44, 0.3], 0.04, css(CREAM));
  fillOutline(
    context,
    'M 50 59 L 53 65 L 59 62 L 57 69 L 63 70 L 57 75 L 58 78 L 51 77 L 50 83 L 49 77 L 42 78 L 43 75 L 37 70 L 43 69 L 41 62 L 47 65 Z',
    css([0.6, 0.19, 35]),
  );
  gloss(context, [0.25, 0.62, 0.02, 0.15], 0.5);
  gloss(context, [0.46, 0.28, 0.012, 0.06], 0.5);
}

/** A carton with a folded top. */
function milkCarton(context: Canvas2D, colour: Colour): void {
  const side = shift(colour, -0.13);
  fillOutline(context, 'M 62 30 L 82 26 L 82 95 L 62 99 Z', css(side));
  fillBox(context, [0.2, 0.3, 0.42, 0.69], 0, fallShade(context, 0.3, 0.99, colour));
  fillOutline(context, 'M 20 30 L 27 12 L 69 10 L 62 30 Z', css(shift(colour, -0.05)));
  fillOutline(context, 'M 62 30 L 69 10 L 82 26 Z', css(shift(colour, -0.2)));
  fillBox(context, [0.265, 0.02, 0.43, 0.1], 0.01, css(shift(colour, 0.02)));
  const blue: Colour = [0.58, 0.15, 250];
  within(context, 'M 20 30 L 62 30 L 82 26 L 82 95 L 62 99 L 20 99 Z', () => {
    fillOutline(context, 'M 20 72 Q 32 62 42 72 Q 54 82 62 70 L 62 99 L 20 99 Z', css(blue));
    fillOutline(context, 'M 62 70 Q 74 60 82 68 L 82 99 L 62 99 Z', css(shift(blue, -0.14)));
  });
  fillBox(context, [0.27, 0.4, 0.28, 0.06], 0.03, css(blue));
  fillBox(context, [0.3, 0.5, 0.22, 0.03], 0.015, css(blue, 0.7));
}

/** A cup of paper to take away, with a lid and a sleeve. */
function paperCup(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 20 18 L 80 18 L 70 99 L 30 99 Z', roundShade(context, 0.2, 0.8, PAPER));
  fillOutline(
    context,
    'M 22.5 38 L 77.5 38 L 73.3 74 L 26.7 74 Z',
    roundShade(context, 0.22, 0.78, colour),
  );
  fillEllipse(context, [0.5, 0.56, 0.11, 0.1], css(CREAM));
  fillOutline(context, 'M 44 60 C 42 52 50 48 56 51 C 58 58 52 65 44 60 Z', css([0.4, 0.07, 50]));
  fillBox(
    context,
    [0.16, 0.12, 0.68, 0.08],
    0.03,
    roundShade(context, 0.16, 0.84, [0.3, 0.02, 60]),
  );
  fillOutline(
    context,
    'M 22 13 L 27 4 Q 28 2 31 2 L 69 2 Q 72 2 73 4 L 78 13 Z',
    roundShade(context, 0.22, 0.78, [0.34, 0.02, 60]),
  );
  gloss(context, [0.3, 0.58, 0.014, 0.14], 0.35);
}

/** A see-through bottle of capsules with a white cap. */
function pillBottle(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.2, 0.27, 0.6, 0.72],
    [0.06, 0.06, 0.09, 0.09],
    roundShade(context, 0.2, 0.8, colour),
  );
  for (const [x, y, turn] of [
    [0.31, 0.9, 0.3],
    [0.48, 0.92, -0.5],
    [0.66, 0.9, 0.8],
    [0.4, 0.36, 0.9],
    [0.6, 0.36, -0.3],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.07, -0.03, 0.07, 0.06], [0.03, 0, 0, 0.03], css([0.62, 0.2, 25]));
      fillBox(context, [0, -0.03, 0.07, 0.06], [0, 0.03, 0.03, 0], css(PAPER));
    });
  fillBox(context, [0.16, 0.05, 0.68, 0.2], 0.04, roundShade(context, 0.16, 0.84, PAPER));
  for (let i = 0; i < 13; i++)
    fillBox(context, [0.2 + i * 0.048, 0.08, 0.014, 0.14], 0.007, css([0.8, 0.01, 250], 0.8));
  fillBox(context, [0.2, 0.44, 0.6, 0.38], 0, roundShade(context, 0.2, 0.8, PAPER));
  fillBox(context, [0.45, 0.49, 0.1, 0.035], 0.01, css([0.58, 0.15, 155]));
  fillBox(context, [0.4825, 0.457, 0.035, 0.1], 0.01, css([0.58, 0.15, 155]));
  print(context, [0.3, 0.62, 0.4]);
  gloss(context, [0.26, 0.6, 0.016, 0.24], 0.5);
}

/** A pouch that stands by itself, with a zip and a label. */
function standUpPouch(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 20 4 L 80 4 L 81 20 C 84 50 88 70 90 92 Q 90 99 82 99 L 18 99 Q 10 99 10 92 C 12 70 16 50 19 20 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  fillBox(context, [0.2, 0.04, 0.6, 0.07], 0.008, css(shift(colour, 0.08)));
  strokeOutline(context, 'M 20 16 L 80 16', 0.012, css(shift(colour, -0.16)));
  strokeOutline(context, 'M 12 90 Q 50 78 88 90', 0.01, css(shift(colour, -0.16), 0.7));
  fillBox(context, [0.27, 0.32, 0.46, 0.42], 0.03, css(PAPER));
  fillBall(context, 0.5, 0.44, 0.065, shift(colour, -0.05));
  print(context, [0.33, 0.56, 0.34]);
  gloss(context, [0.2, 0.5, 0.016, 0.26], 0.35);
}

/** A paper bag of flour with its top folded over. */
function flourBag(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.97, 0.46, 0.03], css([0.98, 0.008, 90]));
  fillOutline(
    context,
    'M 22 20 L 78 20 L 82 94 Q 82 98 77 98 L 23 98 Q 18 98 18 94 Z',
    roundShade(context, 0.18, 0.82, colour),
  );
  fillOutline(
    context,
    'M 20 8 L 80 8 L 79 24 L 21 24 Z',
    fallShade(context, 0.08, 0.24, shift(colour, -0.05)),
  );
  fillBox(context, [0.26, 0.36, 0.48, 0.44], 0.03, css([0.62, 0.13, 250]));
  fillBox(context, [0.31, 0.42, 0.38, 0.07], 0.035, css(PAPER));
  strokeOutline(context, 'M 50 76 L 50 56', 0.016, css([0.88, 0.13, 88]));
  for (const y of [0.57, 0.62, 0.67])
    for (const side of [-1, 1])
      turned(context, [0.5 + side * 0.05, y, side * 0.7], () =>
        fillEllipse(context, [0, 0, 0.022, 0.042], css([0.88, 0.13, 88])),
      );
  strokeOutline(context, 'M 24 30 L 22 92 M 76 30 L 78 92', 0.008, css(shift(colour, -0.14), 0.6));
}

const PULP: Colour = [0.74, 0.02, 80];
const SHELL: Colour = [0.83, 0.075, 62];

/** A box of pulp with its lid open; it holds two rows of eggs. @param odd the color of one of them */
function eggCarton(context: Canvas2D, odd: Colour | null): void {
  fillOutline(context, 'M 8 34 L 92 34 L 97 62 L 3 62 Z', css(shift(PULP, -0.12)));
  fillOutline(
    context,
    'M 12 8 Q 50 3 88 8 L 94 38 L 6 38 Z',
    fallShade(context, 0.05, 0.4, shift(PULP, 0.03)),
  );
  for (const [y, from, gap, size] of [
    [0.5, 0.21, 0.29, 0.1],
    [0.63, 0.18, 0.32, 0.115],
  ] as const)
    for (let i = 0; i < 3; i++) {
      const x = from + gap * i;
      fillEllipse(
        context,
        [x, y, size, size * 1.28],
        roundShade(context, x - size, x + size, odd !== null && i === 1 && y > 0.6 ? odd : SHELL),
      );
      gloss(context, [x - size * 0.35, y - size * 0.5, size * 0.18, size * 0.3], 0.45);
    }
  fillOutline(
    context,
    'M 2 66 Q 10 62 18 68 Q 34 74 34 67 Q 42 74 50 68 Q 58 74 66 67 Q 66 74 82 68 Q 90 62 98 66 L 93 93 Q 92 97 87 97 L 13 97 Q 8 97 7 93 Z',
    fallShade(context, 0.64, 0.97, PULP),
  );
  for (const x of [18, 34, 50, 66, 82])
    strokeOutline(
      context,
      `M ${x} 74 L ${50 + (x - 50) * 0.94} 95`,
      0.014,
      css(shift(PULP, -0.12), 0.7),
    );
}

/** A small box of velvet, open, with a ring in its cushion. */
function ringBox(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 52 L 10 12 Q 10 4 18 4 L 82 4 Q 90 4 90 12 L 86 52 Z',
    fallShade(context, 0.04, 0.52, colour),
  );
  fillOutline(
    context,
    'M 20 50 L 17 15 Q 17 10 22 10 L 78 10 Q 83 10 83 15 L 80 50 Z',
    fallShade(context, 0.1, 0.5, CREAM),
  );
  fillOutline(context, 'M 12 52 L 88 52 L 84 66 L 16 66 Z', css(shift(CREAM, -0.05)));
  strokeOutline(context, 'M 38 62 C 34 40 66 40 62 62', 0.035, css(BRASS));
  fillOutline(context, 'M 42 32 L 46 27 L 54 27 L 58 32 L 50 43 Z', css([0.9, 0.06, 220]));
  fillOutline(context, 'M 46 27 L 54 27 L 53 32 L 47 32 Z', css([0.99, 0.01, 220]));
  fillOutline(context, 'M 47 32 L 53 32 L 50 43 Z', css([0.8, 0.09, 225]));
  fillOutline(
    context,
    'M 12 58 Q 30 66 38 60 Q 50 66 62 60 Q 70 66 88 58 L 85 72 L 15 72 Z',
    fallShade(context, 0.58, 0.72, CREAM),
  );
  fillOutline(
    context,
    'M 9 66 L 91 66 L 87 93 Q 86 99 80 99 L 20 99 Q 14 99 13 93 Z',
    fallShade(context, 0.66, 0.99, colour),
  );
  fillBox(context, [0.45, 0.68, 0.1, 0.05], 0.015, css(BRASS));
  gloss(context, [0.24, 0.78, 0.08, 0.015], 0.25);
}

export const PACKAGING: PropFamily = {
  '@cerealbox': (context, colour) => cerealBox(context, colour ?? [0.56, 0.2, 265]),
  '@powdertub': (context, colour) => powderTub(context, colour ?? [0.3, 0.02, 270]),
  '@burlapsack': (context, colour) => burlapSack(context, colour ?? [0.7, 0.075, 75]),
  '@saucebottle': (context, colour) => sauceBottle(context, colour ?? [0.55, 0.21, 30]),
  '@syrupjug': (context, colour) => syrupJug(context, colour ?? [0.46, 0.12, 50]),
  '@milkcarton': (context, colour) => milkCarton(context, colour ?? PAPER),
  '@papercup': (context, colour) => paperCup(context, colour ?? [0.66, 0.085, 60]),
  '@pillbottle': (context, colour) => pillBottle(context, colour ?? [0.68, 0.16, 60]),
  '@pouch': (context, colour) => standUpPouch(context, colour ?? [0.72, 0.07, 150]),
  '@flourbag': (context, colour) => flourBag(context, colour ?? [0.93, 0.03, 85]),
  '@eggcarton': eggCarton,
  '@ringbox': (context, colour) => ringBox(context, colour ?? [0.42, 0.14, 12]),
};
