import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const WHITE: Colour = [0.97, 0.008, 90];

/** A closed can with ribs and a paper label that shows a tomato. */
function tinCan(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.16, 0.1, 0.68, 0.89],
    [0, 0, 0.1, 0.1],
    roundShade(context, 0.16, 0.84, STEEL),
  );
  for (const y of [0.19, 0.94])
    fillBox(context, [0.16, y, 0.68, 0.018], 0.009, css([0.6, 0.015, 250], 0.8));
  fillOutline(
    context,
    'M 16 24 Q 50 31 84 24 L 84 86 Q 50 94 16 86 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  fillOutline(context, 'M 16 32 Q 50 39 84 32 L 84 36 Q 50 43 16 36 Z', css([0.95, 0.06, 95]));
  fillOutline(context, 'M 16 78 Q 50 85 84 78 L 84 82 Q 50 89 16 82 Z', css([0.95, 0.06, 95]));
  fillEllipse(context, [0.5, 0.6, 0.21, 0.165], css([0.97, 0.02, 90]));
  fillBall(context, 0.5, 0.615, 0.115, [0.62, 0.22, 28]);
  fillOutline(context, 'M 50 53 L 40 51 L 48 49 L 50 43 L 53 49 L 60 51 Z', css([0.56, 0.16, 140]));
  fillEllipse(context, [0.5, 0.1, 0.34, 0.08], css([0.92, 0.01, 250]));
  fillEllipse(
    context,
    [0.5, 0.107, 0.31, 0.065],
    fallShade(context, 0.03, 0.18, [0.72, 0.012, 250]),
  );
  strokeEllipse(context, [0.5, 0.107, 0.22, 0.042], 0.012, css([0.88, 0.01, 250]));
  strokeEllipse(context, [0.57, 0.095, 0.08, 0.025], 0.018, css([0.56, 0.015, 250]));
  fillBox(context, [0.22, 0.28, 0.04, 0.56], 0.02, css([1, 0, 0], 0.35));
}

/** A glass shaker with a steel cap that has holes; salt lies within. */
function saltShaker(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 32 34 L 68 34 C 74 54 80 74 78 90 Q 77 99 68 99 L 32 99 Q 23 99 22 90 C 20 74 26 54 32 34 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  within(
    context,
    'M 34 38 L 66 38 C 71 56 76 74 74 89 Q 73 95 67 95 L 33 95 Q 27 95 26 89 C 24 74 29 56 34 38 Z',
    () => {
      fillBox(context, [0.2, 0.5, 0.6, 0.5], 0, fallShade(context, 0.5, 1.1, [0.99, 0.004, 250]));
      fillEllipse(context, [0.5, 0.5, 0.3, 0.03], css([1, 0, 0]));
      for (let i = 0; i < 26; i++)
        fillEllipse(
          context,
          [0.26 + ((i * 37) % 48) / 100, 0.55 + ((i * 23) % 38) / 100, 0.008, 0.008],
          css([0.82, 0.02, 250]),
        );
    },
  );
  fillBox(
    context,
    [0.28, 0.29, 0.44, 0.08],
    0.02,
    roundShade(context, 0.28, 0.72, [0.66, 0.014, 250]),
  );
  fillOutline(
    context,
    'M 29 30 C 28 8 40 2 50 2 C 60 2 72 8 71 30 Z',
    roundShade(context, 0.28, 0.72, STEEL),
  );
  for (const [x, y] of [
    [0.42, 0.11],
    [0.5, 0.08],
    [0.58, 0.11],
    [0.46, 0.16],
    [0.54, 0.16],
  ] as const)
    fillEllipse(context, [x, y, 0.017, 0.015], css([0.32, 0.02, 260]));
  fillBox(context, [0.29, 0.48, 0.035, 0.36], 0.017, css([1, 0, 0], 0.7));
}

/** A turned wooden mill with a knob. */
function pepperMill(context: Canvas2D, colour: Colour): void {
  for (const [x, y] of [
    [0.18, 0.97],
    [0.13, 0.94],
    [0.84, 0.975],
    [0.89, 0.95],
    [0.8, 0.93],
  ] as const)
    fillBall(context, x, y, 0.026, [0.3, 0.03, 50]);
  fillBall(context, 0.5, 0.055, 0.055, STEEL);
  fillOutline(
    context,
    'M 50 9 C 64 9 70 18 66 26 C 63 31 61 32 61 36 L 39 36 C 39 32 37 31 34 26 C 30 18 36 9 50 9 Z',
    roundShade(context, 0.32, 0.68, colour),
  );
  fillBox(context, [0.37, 0.35, 0.26, 0.035], 0.015, roundShade(context, 0.37, 0.63, STEEL));
  fillOutline(
    context,
    'M 38 38 L 62 38 C 62 48 57 50 58 60 C 59 72 72 76 74 99 L 26 99 C 28 76 41 72 42 60 C 43 50 38 48 38 38 Z',
    roundShade(context, 0.26, 0.74, colour),
  );
  fillBox(context, [0.26, 0.92, 0.48, 0.03], 0.01, css(shift(colour, -0.16)));
  fillBox(context, [0.4, 0.44, 0.2, 0.02], 0.01, css(shift(colour, -0.14)));
  gloss(context, [0.42, 0.18, 0.025, 0.05], 0.4);
  gloss(context, [0.4, 0.82, 0.018, 0.08], 0.35);
}

/** A tray of twelve hollows with batter in bright papers. */
function cupcakeTin(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 38 L 86 38 L 99 88 Q 99 92 94 92 L 6 92 Q 1 92 1 88 Z',
    css(shift(colour, -0.22)),
  );
  fillOutline(
    context,
    'M 14 34 L 86 34 L 99 84 Q 99 88 94 88 L 6 88 Q 1 88 1 84 Z',
    fallShade(context, 0.3, 0.9, colour),
  );
  const papers: readonly Colour[] = [
    [0.78, 0.13, 5],
    [0.85, 0.12, 130],
    [0.8, 0.1, 230],
    [0.9, 0.12, 92],
  ];
  for (let row = 0; row < 3; row++) {
    const y = 0.42 + row * 0.17;
    const size = 0.075 + row * 0.008;
    for (let i = 0; i < 4; i++) {
      const x = 0.5 + (i - 1.5) * (0.18 + row * 0.024);
      const paper = papers[(i + row) % 4] ?? WHITE;
      fillEllipse(context, [x, y + 0.015, size * 1.14, size * 0.72], css(shift(colour, -0.3)));
      fillEllipse(context, [x, y, size * 1.06, size * 0.68], css(paper));
      fillEllipse(
        context,
        [x, y - 0.02, size, size * 0.72],
        fallShade(context, y - 0.08, y + 0.05, [0.72, 0.12, 66]),
      );
      gloss(context, [x - size * 0.35, y - 0.04, size * 0.25, size * 0.14], 0.35);
    }
  }
}

/** A quilted glove with a striped cuff. */
function ovenMitt(context: Canvas2D, colour: Colour): void {
  const glove =
    'M 30 80 C 24 60 18 40 22 22 C 26 0 62 0 66 22 C 67 30 67 36 68 42 C 72 36 78 30 86 32 C 96 35 95 46 90 52 C 84 60 78 66 74 80 Z';
  fillOutline(context, glove, roundShade(context, 0.2, 0.95, colour));
  within(context, glove, () => {
    for (let i = -6; i < 12; i++) {
      strokeOutline(context, `M ${i * 14} 0 L ${i * 14 + 90} 90`, 0.012, css(shift(colour, -0.12)));
      strokeOutline(
        context,
        `M ${i * 14 + 30} 0 L ${i * 14 - 60} 90`,
        0.012,
        css(shift(colour, -0.12)),
      );
    }
    gloss(context, [0.33, 0.2, 0.06, 0.12], 0.22);
  });
  strokeOutline(context, 'M 68 43 C 67 50 66 54 64 58', 0.016, css(shift(colour, -0.22)));
  strokeOutline(context, 'M 80 80 C 92 74 92 90 80 88', 0.025, css(shift(colour, -0.1)));
  fillBox(
    context,
    [0.25, 0.77, 0.55, 0.22],
    0.05,
    roundShade(context, 0.25, 0.8, [0.96, 0.02, 85]),
  );
  for (const y of [0.83, 0.91])
    fillBox(context, [0.25, y, 0.55, 0.03], 0, css(shift(colour, 0.02)));
}

/** A clear bottle with a push cap and a label with bubbles. */
function dishSoap(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.43, 0.02, 0.14, 0.09], 0.03, roundShade(context, 0.43, 0.57, WHITE));
  fillBox(
    context,
    [0.37, 0.09, 0.26, 0.13],
    0.03,
    roundShade(context, 0.37, 0.63, [0.94, 0.01, 250]),
  );
  fillOutline(
    context,
    'M 38 21 L 62 21 C 62 30 78 32 80 46 C 81 56 72 60 73 68 C 74 78 80 84 79 92 Q 78 99 70 99 L 30 99 Q 22 99 21 92 C 20 84 26 78 27 68 C 28 60 19 56 20 46 C 22 32 38 30 38 21 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillOutline(context, 'M 30 48 Q 50 42 70 48 L 68 82 Q 50 88 32 82 Z', css(WHITE));
  strokeOutline(context, 'M 38 74 C 36 62 62 58 62 74', 0.03, css([0.72, 0.1, 230]));
  fillEllipse(context, [0.5, 0.75, 0.15, 0.025], css([0.72, 0.1, 230]));
  for (const [x, y, size] of [
    [0.42, 0.56, 0.035],
    [0.54, 0.53, 0.045],
    [0.61, 0.6, 0.025],
  ] as const)
    fillBall(context, x, y, size, [0.86, 0.07, 220]);
  gloss(context, [0.29, 0.4, 0.025, 0.06], 0.6);
}

/** A cloth napkin with a colored hem, folded to a fan in a ring. */
function napkin(context: Canvas2D, colour: Colour): void {
  const fold = 'M -5 4 L -13 -62 Q 0 -78 13 -62 L 5 4 Z';
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) {
    turned(context, [0.5, 0.8, i * 0.24], () => {
      const tone = shift(colour, i % 2 === 0 ? 0.01 : -0.06);
      fillOutline(context, fold, roundShade(context, -0.13, 0.13, tone));
      within(context, fold, () =>
        strokeOutline(context, 'M -14 -58 Q 0 -74 14 -58', 0.035, css([0.6, 0.19, 25])),
      );
    });
  }
  fillOutline(
    context,
    'M 41 80 C 34 92 30 96 24 99 L 76 99 C 70 96 66 92 59 80 Z',
    roundShade(context, 0.24, 0.76, colour),
  );
  for (const x of [38, 50, 62])
    strokeOutline(
      context,
      `M ${50 + (x - 50) * 0.4} 84 L ${x} 98`,
      0.014,
      css(shift(colour, -0.14)),
    );
  fillBox(context, [0.37, 0.72, 0.26, 0.13], 0.06, fallShade(context, 0.72, 0.85, BRASS));
  gloss(context, [0.44, 0.755, 0.05, 0.014], 0.6);
}

export const KITCHEN_GOODS: PropFamily = {
  '@tincan': (context, colour) => tinCan(context, colour ?? [0.58, 0.21, 27]),
  '@saltshaker': (context, colour) => saltShaker(context, colour ?? [0.86, 0.03, 230]),
  '@peppermill': (context, colour) => pepperMill(context, colour ?? WOOD),
  '@cupcaketin': (context, colour) => cupcakeTin(context, colour ?? [0.68, 0.02, 255]),
  '@ovenmitt': (context, colour) => ovenMitt(context, colour ?? [0.6, 0.2, 25]),
  '@dishsoap': (context, colour) => dishSoap(context, colour ?? [0.76, 0.17, 140]),
  '@napkin': (context, colour) => napkin(context, colour ?? [0.93, 0.03, 75]),
};
