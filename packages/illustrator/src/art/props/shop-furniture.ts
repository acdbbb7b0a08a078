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
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  WOOD,
} from './brush.ts';

/** A heavy chair on a post, with a headrest, arms and a footrest. */
function barberChair(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.48, 0.965, 0.24, 0.035], css(shift(STEEL, -0.16)));
  fillBox(context, [0.42, 0.7, 0.12, 0.26], 0.02, roundShade(context, 0.42, 0.54, STEEL));
  strokeOutline(context, 'M 26 66 L 10 88', 0.04, css(STEEL));
  fillBox(context, [0.0, 0.86, 0.2, 0.05], 0.02, css(shift(STEEL, -0.2)));
  fillBox(context, [0.56, 0.01, 0.26, 0.12], 0.05, roundShade(context, 0.56, 0.82, colour));
  strokeOutline(context, 'M 70 12 L 70 20', 0.04, css(STEEL));
  fillOutline(
    context,
    'M 54 20 Q 56 16 62 16 L 80 16 Q 86 16 86 22 L 80 64 L 56 64 Z',
    roundShade(context, 0.54, 0.86, colour),
  );
  for (const y of [30, 42, 54])
    strokeOutline(context, `M 57 ${y} L 82 ${y}`, 0.01, css(shift(colour, -0.16)));
  fillBox(context, [0.2, 0.58, 0.62, 0.12], 0.05, fallShade(context, 0.58, 0.7, colour));
  strokeOutline(context, 'M 26 60 L 26 46 M 66 60 L 66 46', 0.035, css(STEEL));
  fillBox(
    context,
    [0.18, 0.41, 0.54, 0.07],
    0.035,
    fallShade(context, 0.41, 0.48, shift(colour, -0.06)),
  );
  fillBox(context, [0.2, 0.69, 0.6, 0.025], 0.012, css(STEEL));
  gloss(context, [0.62, 0.36, 0.02, 0.12], 0.3);
  gloss(context, [0.4, 0.61, 0.12, 0.014], 0.35);
}

/** A tall stool with a round seat. */
function barStool(context: Canvas2D, colour: Colour): void {
  const leg = css([0.34, 0.02, 60]);
  strokeOutline(context, 'M 40 18 L 26 98 M 60 18 L 74 98', 0.045, leg);
  strokeOutline(context, 'M 45 18 L 42 94 M 55 18 L 58 94', 0.035, css([0.26, 0.02, 60]));
  strokeOutline(context, 'M 31 70 L 69 70', 0.03, css(BRASS));
  fillBox(context, [0.24, 0.06, 0.52, 0.14], 0.06, roundShade(context, 0.24, 0.76, colour));
  fillEllipse(context, [0.5, 0.075, 0.26, 0.055], css(shift(colour, 0.09)));
}

/** A small chest with one drawer and a shelf. */
function nightstand(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.8])
    fillBox(context, [x, 0.8, 0.08, 0.19], 0.02, css(shift(colour, -0.16)));
  fillBox(context, [0.08, 0.14, 0.84, 0.74], 0.03, roundShade(context, 0.08, 0.92, colour));
  fillBox(context, [0.14, 0.54, 0.72, 0.28], 0.02, css(shift(colour, -0.26)));
  fillBox(
    context,
    [0.14, 0.2, 0.72, 0.28],
    0.025,
    fallShade(context, 0.2, 0.48, shift(colour, 0.05)),
  );
  fillBall(context, 0.5, 0.34, 0.035, BRASS);
  fillBox(context, [0.22, 0.72, 0.3, 0.05], 0.01, css([0.55, 0.13, 250]));
  fillBox(context, [0.25, 0.67, 0.28, 0.05], 0.01, css([0.62, 0.17, 35]));
  fillBox(
    context,
    [0.02, 0.08, 0.96, 0.09],
    0.025,
    fallShade(context, 0.08, 0.17, shift(colour, 0.06)),
  );
}

/** A low, round, upholstered seat. */
function ottoman(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.76]) fillBox(context, [x, 0.84, 0.08, 0.15], 0.02, css(DARK_WOOD));
  fillBox(
    context,
    [0.06, 0.44, 0.88, 0.44],
    [0.08, 0.08, 0.1, 0.1],
    roundShade(context, 0.06, 0.94, shift(colour, -0.04)),
  );
  fillEllipse(context, [0.5, 0.46, 0.45, 0.16], fallShade(context, 0.3, 0.62, shift(colour, 0.04)));
  for (const x of [0.3, 0.5, 0.7])
    fillEllipse(context, [x, 0.45, 0.022, 0.013], css(shift(colour, -0.18)));
}

/** A long low cupboard on thin legs. */
function sideboard(context: Canvas2D, colour: Colour): void {
  for (const x of [10, 86])
    strokeOutline(
      context,
      `M ${x + 2} 82 L ${x < 50 ? x - 2 : x + 6} 98`,
      0.035,
      css(shift(colour, -0.14)),
    );
  fillBox(context, [0.02, 0.42, 0.96, 0.42], 0.025, fallShade(context, 0.42, 0.84, colour));
  for (const x of [0.05, 0.355, 0.66])
    fillBox(
      context,
      [x, 0.48, 0.29, 0.31],
      0.015,
      roundShade(context, x, x + 0.29, shift(colour, 0.05)),
    );
  for (const x of [0.31, 0.385, 0.69]) fillBall(context, x, 0.635, 0.014, BRASS);
  fillBox(context, [0, 0.4, 1, 0.05], 0.015, css(shift(colour, 0.08)));
}

/** A post with hooks, a coat and a hat on it. */
function coatRack(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 50 86 L 32 98 M 50 86 L 68 98 M 50 86 L 50 98',
    0.035,
    css(shift(colour, -0.1)),
  );
  fillBox(context, [0.475, 0.04, 0.05, 0.86], 0.02, roundShade(context, 0.47, 0.53, colour));
  strokeOutline(context, 'M 50 18 Q 36 18 33 9 M 50 18 Q 64 18 67 9', 0.028, css(colour));
  fillBall(context, 0.5, 0.035, 0.03, colour);
  fillOutline(
    context,
    'M 35 11 C 44 16 46 30 46 44 L 48 68 L 22 68 L 27 40 C 27 26 28 16 35 11 Z',
    roundShade(context, 0.22, 0.48, [0.52, 0.1, 250]),
  );
  strokeOutline(context, 'M 36 15 L 36 66', 0.01, css([0.4, 0.09, 250]));
  fillEllipse(context, [0.68, 0.13, 0.14, 0.03], css([0.46, 0.07, 60]));
  fillOutline(
    context,
    'M 59 13 C 59 1 77 1 77 13 Z',
    roundShade(context, 0.59, 0.77, [0.52, 0.08, 60]),
  );
}

/** A tall stand with one furled umbrella in it. */
function umbrellaStand(context: Canvas2D, colour: Colour): void {
  const cloth: Colour = [0.55, 0.18, 25];
  strokeOutline(context, 'M 56 24 L 58 8 Q 60 1 67 4 Q 71 7 69 12', 0.032, css(WOOD));
  fillOutline(
    context,
    'M 54 22 C 50 36 44 48 44 66 L 60 66 C 62 48 60 34 58 22 Z',
    roundShade(context, 0.44, 0.62, cloth),
  );
  strokeOutline(
    context,
    'M 55 26 Q 51 46 50 64 M 57 26 Q 59 46 57 64',
    0.008,
    css(shift(cloth, -0.14)),
  );
  fillBox(
    context,
    [0.27, 0.54, 0.46, 0.44],
    [0.02, 0.02, 0.05, 0.05],
    roundShade(context, 0.27, 0.73, colour),
  );
  fillBox(
    context,
    [0.24, 0.51, 0.52, 0.06],
    0.025,
    roundShade(context, 0.24, 0.76, shift(colour, 0.06)),
  );
  for (const y of [0.64, 0.88])
    fillBox(context, [0.27, y, 0.46, 0.02], 0, css(shift(colour, -0.16)));
}

/** An old till with keys, a display and a drawer. */
function cashRegister(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.28, 0.02, 0.44, 0.18], 0.05, fallShade(context, 0.02, 0.2, BRASS));
  fillBox(context, [0.33, 0.06, 0.34, 0.1], 0.015, css([0.95, 0.04, 90]));
  for (const x of [0.37, 0.46, 0.55]) fillBox(context, [x, 0.08, 0.06, 0.06], 0.01, css(IRON));
  fillOutline(context, 'M 24 20 L 76 20 L 90 72 L 10 72 Z', fallShade(context, 0.2, 0.72, colour));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      const spread = 0.075 + row * 0.012;
      fillBall(
        context,
        0.5 + (i - 2.5) * spread,
        0.3 + row * 0.1,
        0.028,
        i < 5 ? [0.95, 0.02, 90] : [0.62, 0.2, 25],
      );
    }
  strokeOutline(context, 'M 86 56 L 96 40', 0.03, css(STEEL));
  fillBall(context, 0.96, 0.38, 0.03, IRON);
  fillBox(
    context,
    [0.06, 0.72, 0.88, 0.26],
    0.03,
    fallShade(context, 0.72, 0.98, shift(colour, -0.05)),
  );
  fillBox(context, [0.1, 0.76, 0.8, 0.16], 0.02, css(shift(colour, 0.05)));
  fillBox(context, [0.42, 0.82, 0.16, 0.04], 0.02, css(BRASS));
}

/** A rail on a frame with clothes on hangers. */
function clothesRack(context: Canvas2D, colour: Colour): void {
  const steel = css(shift(colour, -0.06));
  strokeOutline(
    context,
    'M 8 10 L 92 10 M 10 10 L 10 96 M 90 10 L 90 96 M 10 86 L 90 86',
    0.026,
    steel,
  );
  for (const x of [0.1, 0.9]) fillBall(context, x, 0.97, 0.025, IRON);
  const cloths: readonly Colour[] = [
    [0.62, 0.16, 25],
    [0.88, 0.06, 85],
    [0.55, 0.11, 250],
    [0.8, 0.1, 350],
    [0.6, 0.09, 150],
    [0.84, 0.13, 88],
  ];
  for (const [i, cloth] of cloths.entries()) {
    const x = 21 + i * 11.6;
    const long = i % 2 === 0 ? 74 : 60;
    strokeOutline(context, `M ${x} 20 L ${x} 12 Q ${x} 7 ${x + 3} 8`, 0.012, css(STEEL));
    fillOutline(
      context,
      `M ${x} 18 C ${x - 4} 22 ${x - 8} 24 ${x - 8} 30 L ${x - 7} ${long} L ${x + 7} ${long} L ${x + 8} 30 C ${x + 8} 24 ${x + 4} 22 ${x} 18 Z`,
      roundShade(context, x / 100 - 0.08, x / 100 + 0.08, cloth),
    );
  }
}

export const SHOP_FURNITURE: PropFamily = {
  '@barberchair': (context, colour) => barberChair(context, colour ?? [0.45, 0.16, 25]),
  '@barstool': (context, colour) => barStool(context, colour ?? [0.5, 0.12, 35]),
  '@nightstand': (context, colour) => nightstand(context, colour ?? WOOD),
  '@ottoman': (context, colour) => ottoman(context, colour ?? [0.7, 0.09, 60]),
  '@sideboard': (context, colour) => sideboard(context, colour ?? [0.58, 0.09, 55]),
  '@coatrack': (context, colour) => coatRack(context, colour ?? WOOD),
  '@umbrellastand': (context, colour) => umbrellaStand(context, colour ?? [0.5, 0.05, 220]),
  '@cashregister': (context, colour) => cashRegister(context, colour ?? [0.5, 0.1, 45]),
  '@clothesrack': (context, colour) => clothesRack(context, colour ?? STEEL),
};
