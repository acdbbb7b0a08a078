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
  onBothSides,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  within,
} from './brush.ts';

/** Soft folds that hang down. */
function folds(context: Canvas2D, outlines: readonly string[], colour: Colour): void {
  for (const outline of outlines)
    strokeOutline(context, outline, 0.014, css(shift(colour, -0.13), 0.6));
}

/** A flared skirt with its folds on a hanger with clips. */
function skirt(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 50 15 L 50 10 Q 58 9 57 4 Q 55 0 50 1 Q 46 2 46 5',
    0.024,
    css(shift(STEEL, -0.25)),
  );
  fillBox(
    context,
    [0.26, 0.14, 0.48, 0.03],
    0.015,
    fallShade(context, 0.14, 0.17, shift(STEEL, -0.15)),
  );
  const cloth =
    'M 30 23 L 70 23 Q 76 58 96 92 Q 84 100 74 95 Q 62 101 50 97 Q 38 101 26 95 Q 16 100 4 92 Q 24 58 30 23 Z';
  fillOutline(context, cloth, roundShade(context, 0.05, 0.95, colour));
  within(context, cloth, () => {
    for (const [outline, tone] of [
      ['M 40 28 Q 36 62 20 100 L 32 100 Q 42 62 44 28 Z', -0.08],
      ['M 50 28 Q 50 62 46 100 L 56 100 Q 55 62 53 28 Z', -0.08],
      ['M 60 28 Q 66 62 76 100 L 86 100 Q 70 62 63 28 Z', -0.1],
    ] as const)
      fillOutline(context, outline, css(shift(colour, tone), 0.75));
  });
  fillBox(
    context,
    [0.29, 0.2, 0.42, 0.09],
    0.03,
    roundShade(context, 0.29, 0.71, shift(colour, -0.07)),
  );
  for (const x of [0.33, 0.6])
    fillBox(
      context,
      [x, 0.12, 0.07, 0.12],
      0.02,
      fallShade(context, 0.12, 0.24, shift(STEEL, -0.12)),
    );
}

/** A pajama top with a collar, buttons and dots over its folded trousers. */
function pajamas(context: Canvas2D, colour: Colour): void {
  const legs = 'M 32 52 L 68 52 L 76 98 L 54 98 L 50 66 L 46 98 L 24 98 Z';
  const top =
    'M 38 8 L 62 8 Q 76 10 82 20 L 99 46 L 84 56 L 73 42 L 74 68 L 26 68 L 27 42 L 16 56 L 1 46 L 18 20 Q 24 10 38 8 Z';
  fillOutline(context, legs, roundShade(context, 0.22, 0.78, shift(colour, -0.05)));
  fillOutline(context, top, roundShade(context, 0.04, 0.96, colour));
  for (const outline of [top, legs])
    within(context, outline, () => {
      for (let row = 0; row < 13; row++)
        for (let column = 0; column < 13; column++)
          fillEllipse(
            context,
            [column * 0.085 + (row % 2) * 0.042, 0.06 + row * 0.075, 0.014, 0.014],
            css([0.98, 0.03, 95], 0.85),
          );
    });
  const trim = css(shift(colour, 0.16, 0.5));
  strokeOutline(context, 'M 50 22 L 50 67', 0.012, css(shift(colour, -0.14)));
  onBothSides(context, () => {
    strokeOutline(context, 'M 3 45 L 15 53', 0.03, trim);
    strokeOutline(context, 'M 25.5 95.5 L 45 95.5', 0.03, trim);
    fillOutline(context, 'M 50 24 L 37 8 L 46 5 L 51 12 Z', css(shift(colour, 0.14, 0.6)));
  });
  for (const y of [0.32, 0.44, 0.56]) fillBall(context, 0.535, y, 0.018, [0.97, 0.01, 90]);
}

/** A cape that billows from its collar, with a clasp of gold. */
function cape(context: Canvas2D, colour: Colour): void {
  const back =
    'M 36 10 Q 50 16 64 10 Q 84 48 98 92 Q 86 88 76 96 Q 64 90 52 99 Q 38 90 26 97 Q 14 90 2 93 Q 18 46 36 10 Z';
  fillOutline(context, back, roundShade(context, 0, 1, colour));
  within(context, back, () => {
    for (const [outline, tone] of [
      ['M 42 12 Q 34 54 14 100 L 28 100 Q 42 56 45 12 Z', -0.11],
      ['M 50 12 Q 50 56 46 100 L 57 100 Q 55 56 52 12 Z', -0.1],
      ['M 57 12 Q 66 54 74 100 L 86 100 Q 72 52 60 12 Z', -0.12],
      ['M 37 12 Q 24 48 4 95 L 9 95 Q 29 50 39 12 Z', 0.09],
    ] as const)
      fillOutline(context, outline, css(shift(colour, tone), 0.7));
  });
  fillOutline(
    context,
    'M 34 12 Q 32 4 42 2 Q 50 8 58 2 Q 68 4 66 12 Q 58 18 50 20 Q 42 18 34 12 Z',
    fallShade(context, 0.02, 0.2, shift(colour, 0.04)),
  );
  fillBall(context, 0.5, 0.16, 0.05, BRASS);
}

/** A knitted mitten with a cuff and a snowflake. */
function mitten(context: Canvas2D, colour: Colour): void {
  const hand =
    'M 30 74 Q 24 40 30 20 Q 36 3 52 4 Q 68 5 72 24 Q 75 36 75 44 Q 82 36 90 38 Q 99 42 94 52 Q 86 66 76 74 Z';
  fillOutline(context, hand, roundShade(context, 0.22, 0.96, colour));
  within(context, hand, () => {
    for (let row = 0; row < 12; row++)
      for (let column = 0; column < 12; column++) {
        const x = 20 + column * 7;
        const y = 2 + row * 6.6;
        strokeOutline(
          context,
          `M ${x} ${y} L ${x + 3.2} ${y + 3.6} L ${x + 6.4} ${y}`,
          0.009,
          css(shift(colour, -0.1), 0.4),
        );
      }
  });
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI + 0.52;
    const [x, y] = [Math.cos(turn) * 14, Math.sin(turn) * 14];
    strokeOutline(
      context,
      `M ${51 - x} ${38 - y} L ${51 + x} ${38 + y}`,
      0.025,
      css([0.98, 0.01, 240]),
    );
    for (const end of [-1, 1])
      fillEllipse(
        context,
        [0.51 + (end * x) / 100, 0.38 + (end * y) / 100, 0.026, 0.026],
        css([0.98, 0.01, 240]),
      );
  }
  const cuff: Colour = [0.96, 0.02, 80];
  for (let i = 0; i < 7; i++)
    fillBox(
      context,
      [0.25 + i * 0.077, 0.72, 0.08, 0.27],
      0.035,
      roundShade(context, 0.24 + i * 0.077, 0.34 + i * 0.077, shift(cuff, -0.01 * i)),
    );
}

/** A raincoat with its hood, pockets and big buttons. */
function raincoat(context: Canvas2D, colour: Colour): void {
  const body =
    'M 36 26 Q 50 32 64 26 Q 76 28 82 36 L 98 66 L 84 74 L 75 58 Q 76 78 82 97 Q 50 102 18 97 Q 24 78 25 58 L 16 74 L 2 66 L 18 36 Q 24 28 36 26 Z';
  fillOutline(context, body, roundShade(context, 0.02, 0.98, colour));
  folds(context, ['M 25 58 L 27 46', 'M 75 58 L 73 46'], colour);
  fillOutline(
    context,
    'M 28 30 Q 24 2 50 1 Q 76 2 72 30 Q 62 38 50 38 Q 38 38 28 30 Z',
    roundShade(context, 0.26, 0.74, shift(colour, 0.03)),
  );
  fillOutline(
    context,
    'M 35 29 Q 33 9 50 9 Q 67 9 65 29 Q 50 38 35 29 Z',
    fallShade(context, 0.08, 0.34, shift(colour, -0.3, 0.8)),
  );
  strokeOutline(context, 'M 50 37 L 50 98', 0.014, css(shift(colour, -0.16)));
  onBothSides(context, () => {
    fillBox(context, [0.27, 0.68, 0.17, 0.15], 0.02, css(shift(colour, -0.07)));
    fillBox(
      context,
      [0.26, 0.66, 0.19, 0.055],
      0.02,
      fallShade(context, 0.66, 0.72, shift(colour, 0.03)),
    );
  });
  for (const y of [0.46, 0.58, 0.7, 0.82])
    fillBall(context, 0.545, y, 0.022, shift(colour, -0.34, 0.7));
  gloss(context, [0.38, 0.05, 0.05, 0.018], 0.5);
  strokeOutline(context, 'M 14 48 L 24 36', 0.025, css([1, 0, 0], 0.35));
}

/** A belt in a loose coil, its buckle in front. */
function belt(context: Canvas2D, colour: Colour): void {
  fillEllipse(
    context,
    [0.5, 0.58, 0.46, 0.2],
    fallShade(context, 0.36, 0.78, shift(colour, -0.12)),
  );
  fillOutline(
    context,
    'M 4 58 L 4 74 C 8 104 92 104 96 74 L 96 58 C 92 88 8 88 4 58 Z',
    roundShade(context, 0.04, 0.96, colour),
  );
  context.save();
  context.beginPath();
  context.ellipse(0.5, 0.575, 0.42, 0.16, 0, 0, Math.PI * 2);
  context.clip();
  fillBox(context, [0, 0.3, 1, 0.6], 0, fallShade(context, 0.42, 0.74, shift(colour, -0.2)));
  fillEllipse(context, [0.5, 0.7, 0.46, 0.18], css([0.2, 0.02, 60], 0.28));
  context.restore();
  strokeOutline(context, 'M 6 69 C 14 94 86 94 94 69', 0.008, css(shift(colour, 0.16), 0.7));
  strokeOutline(context, 'M 7 77 C 16 100 84 100 93 77', 0.008, css(shift(colour, 0.16), 0.7));
  context.strokeStyle = fallShade(context, 0.74, 1, BRASS);
  context.lineWidth = 0.04;
  context.beginPath();
  context.roundRect(0.38, 0.76, 0.26, 0.21, 0.05);
  context.stroke();
  fillBox(
    context,
    [0.36, 0.845, 0.2, 0.035],
    0.017,
    fallShade(context, 0.84, 0.88, shift(BRASS, 0.06)),
  );
  for (const x of [0.7, 0.77, 0.84])
    fillEllipse(context, [x, 0.875 - (x - 0.7) * 0.25, 0.011, 0.014], css(shift(colour, -0.26)));
}

/** Suspenders laid out: two straps that cross, with clips of metal. */
function suspenders(context: Canvas2D, colour: Colour): void {
  for (const [from, to] of [
    ['M 24 10 C 22 44 70 60 78 92', 'M 24 10 C 22 44 70 60 78 92'],
    ['M 76 10 C 78 44 30 60 22 92', 'M 76 10 C 78 44 30 60 22 92'],
  ] as const) {
    strokeOutline(context, from, 0.1, css(shift(colour, -0.12)));
    strokeOutline(context, to, 0.075, css(colour));
    strokeOutline(context, to, 0.012, css(shift(colour, 0.2, 0.6)));
  }
  fillOutline(
    context,
    'M 50 41 L 60 52 L 50 63 L 40 52 Z',
    fallShade(context, 0.42, 0.63, [0.42, 0.08, 50]),
  );
  for (const [x, y] of [
    [0.24, 0.08],
    [0.76, 0.08],
    [0.22, 0.92],
    [0.78, 0.92],
  ] as const) {
    fillBox(
      context,
      [x - 0.075, y - 0.08, 0.15, 0.15],
      0.03,
      roundShade(context, x - 0.08, x + 0.08, STEEL),
    );
    fillBox(context, [x - 0.045, y - 0.03, 0.09, 0.05], 0.015, css(shift(STEEL, -0.25)));
  }
}

/** A life jacket with its straps and buckles. */
function lifeJacket(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 32 6 Q 50 30 68 6 L 74 30 L 50 44 L 26 30 Z', css(shift(colour, -0.24)));
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 24 4 Q 34 0 38 8 Q 40 26 48 34 L 48 96 Q 30 101 10 96 Q 5 94 6 86 L 8 56 Q 19 44 17 28 Q 16 10 24 4 Z',
      roundShade(context, 0.04, 0.5, colour),
    );
    fillBox(context, [0.16, 0.4, 0.22, 0.018], 0.009, css(shift(colour, -0.14)));
    fillBox(context, [0.2, 0.16, 0.17, 0.06], 0.02, css([0.93, 0.01, 240]));
  });
  for (const y of [0.5, 0.7]) {
    fillBox(
      context,
      [0.065, y, 0.87, 0.075],
      0.01,
      fallShade(context, y, y + 0.08, [0.32, 0.02, 260]),
    );
    fillBox(
      context,
      [0.42, y - 0.02, 0.16, 0.115],
      0.03,
      fallShade(context, y, y + 0.1, [0.5, 0.02, 260]),
    );
    fillBox(context, [0.46, y + 0.015, 0.08, 0.045], 0.015, css([0.28, 0.02, 260]));
  }
  strokeOutline(context, 'M 50 36 L 50 49', 0.012, css(shift(colour, -0.25)));
  strokeOutline(context, 'M 22 8 Q 19 18 21 28', 0.02, css([1, 0, 0], 0.4));
}

export const CLOTHES: PropFamily = {
  '@skirt': (context, colour) => skirt(context, colour ?? [0.62, 0.2, 20]),
  '@pajamas': (context, colour) => pajamas(context, colour ?? [0.66, 0.12, 255]),
  '@cape': (context, colour) => cape(context, colour ?? [0.58, 0.22, 25]),
  '@mitten': (context, colour) => mitten(context, colour ?? [0.58, 0.21, 22]),
  '@raincoat': (context, colour) => raincoat(context, colour ?? [0.88, 0.17, 95]),
  '@belt': (context, colour) => belt(context, colour ?? [0.45, 0.09, 50]),
  '@suspenders': (context, colour) => suspenders(context, colour ?? [0.58, 0.21, 25]),
  '@lifejacket': (context, colour) => lifeJacket(context, colour ?? [0.72, 0.19, 48]),
};
