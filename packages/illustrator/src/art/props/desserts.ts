import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
} from './brush.ts';
import { dinnerPlate, mint, strawberry } from './garnish.ts';

const WHITE: Colour = [0.98, 0.012, 85];

const COCOA: Colour = [0.4, 0.07, 45];

const BERRY: Colour = [0.58, 0.22, 22];

/** A pale wedge on a crumb base with berry sauce that runs over it. */
function cheesecake(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillOutline(context, 'M 8 46 L 62 58 L 62 92 L 8 78 Z', roundShade(context, 0, 0.8, colour));
  fillOutline(context, 'M 62 58 L 92 40 Q 95 56 92 74 L 62 92 Z', css(shift(colour, -0.1)));
  fillOutline(context, 'M 8 70 L 62 83 L 62 93 L 8 79 Z', css([0.6, 0.1, 58]));
  fillOutline(context, 'M 62 83 L 92 65 L 92 75 L 62 93 Z', css([0.5, 0.09, 55]));
  fillOutline(
    context,
    'M 8 46 Q 50 22 84 28 Q 92 32 92 40 L 62 58 Z',
    fallShade(context, 0.2, 0.7, shift(colour, 0.03)),
  );
  fillOutline(
    context,
    'M 14 46 Q 50 25 82 31 Q 92 35 91 42 C 92 52 86 54 85 46 C 80 50 80 62 75 60 C 71 58 73 54 70 53 C 66 56 66 72 61 71 C 56 70 58 60 53 57 C 48 56 48 64 43 63 C 38 61 40 55 36 53 Q 20 50 14 46 Z',
    fallShade(context, 0.26, 0.74, [0.5, 0.2, 18]),
  );
  strokeOutline(context, 'M 30 42 Q 50 33 70 34', 0.018, css([0.98, 0.03, 10], 0.55));
  strawberry(context, [0.66, 0.25, 0.34]);
  mint(context, [0.5, 0.38, 0.13]);
}

/** One of them, its left corner at the origin. */
function squareOfCake(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 0 11 L 26 20 L 26 36 L 0 27 Z',
    fallShade(context, 0.1, 0.36, shift(colour, -0.02)),
  );
  fillOutline(context, 'M 26 20 L 50 10 L 50 26 L 26 36 Z', css(shift(colour, -0.1)));
  fillOutline(
    context,
    'M 0 11 L 25 2 L 50 10 L 26 20 Z',
    fallShade(context, 0, 0.22, shift(colour, 0.12)),
  );
  strokeOutline(
    context,
    'M 8 11 L 18 10 L 24 14 L 34 9 L 43 11 M 22 6 L 18 10',
    0.009,
    css(shift(colour, -0.04)),
  );
  for (const [cx, cy] of [
    [0.06, 0.2],
    [0.15, 0.26],
    [0.2, 0.23],
    [0.34, 0.24],
    [0.42, 0.19],
  ] as const)
    fillEllipse(context, [cx, cy, 0.022, 0.016], css([0.24, 0.04, 40]));
  for (const [cx, cy] of [
    [0.2, 0.07],
    [0.33, 0.12],
    [0.13, 0.12],
  ] as const)
    fillBall(context, cx, cy, 0.024, [0.78, 0.09, 72]);
}

/** Squares of dark cake with a cracked top, stacked. */
function brownie(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  for (const [x, y] of [
    [0.05, 0.56],
    [0.47, 0.6],
    [0.26, 0.3],
  ] as const)
    turned(context, [x, y, 0], () => squareOfCake(context, colour));
}

/** Layers of cream and soaked sponge, dusted with cocoa. */
function tiramisu(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillOutline(context, 'M 10 38 L 62 46 L 62 94 L 10 84 Z', css(colour));
  fillOutline(context, 'M 62 46 L 91 34 L 91 78 L 62 94 Z', css(shift(colour, -0.09)));
  for (const y of [52, 72]) {
    fillOutline(
      context,
      `M 10 ${y} L 62 ${y + 9} L 62 ${y + 19} L 10 ${y + 10} Z`,
      css([0.66, 0.1, 62]),
    );
    fillOutline(
      context,
      `M 62 ${y + 9} L 91 ${y - 4} L 91 ${y + 5} L 62 ${y + 19} Z`,
      css([0.55, 0.1, 58]),
    );
    for (let i = 0; i < 6; i++)
      fillEllipse(
        context,
        [0.14 + i * 0.085, (y + 5.5 + i * 1.5) / 100, 0.035, 0.03],
        css([0.74, 0.1, 66]),
      );
  }
  fillOutline(context, 'M 10 38 L 40 26 L 91 34 L 62 46 Z', fallShade(context, 0.22, 0.5, COCOA));
  fillOutline(
    context,
    'M 10 37 L 62 45 L 91 33 L 91 38 Q 84 38 78 43 Q 70 44 62 51 Q 50 46 40 47 Q 28 42 18 43 Q 12 44 10 42 Z',
    css(shift(COCOA, -0.04)),
  );
  for (let i = 0; i < 26; i++)
    fillEllipse(
      context,
      [0.26 + ((i * 31) % 46) / 100, 0.31 + ((i * 13) % 9) / 100, 0.008, 0.006],
      css(i % 2 === 0 ? [0.54, 0.09, 50] : [0.3, 0.05, 45]),
    );
  for (const [x, y, turn] of [
    [0.36, 0.28, -0.5],
    [0.48, 0.3, 0.6],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillEllipse(
        context,
        [0, 0, 0.045, 0.032],
        roundShade(context, -0.05, 0.05, [0.34, 0.06, 45]),
      );
      strokeOutline(context, 'M -3.5 0 Q 0 1.5 3.5 0', 0.008, css([0.2, 0.03, 40]));
    });
  mint(context, [0.64, 0.33, 0.16]);
}

/** One of them, its left corner at the origin. */
function diamondOfSheets(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 0 14 L 25 28 L 25 42 L 0 28 Z', css(shift(colour, -0.08)));
  fillOutline(context, 'M 25 28 L 50 14 L 50 28 L 25 42 Z', css(shift(colour, -0.16)));
  for (let i = 0; i < 4; i++) {
    const tone: Colour = i === 1 || i === 2 ? [0.62, 0.13, 120] : [0.9, 0.1, 84];
    strokeOutline(
      context,
      `M 1 ${17 + i * 3.4} L 25 ${31 + i * 3.4} L 49 ${17 + i * 3.4}`,
      0.013,
      css(tone),
    );
  }
  fillOutline(
    context,
    'M 0 13 L 25 0 L 50 13 L 25 28 Z',
    fallShade(context, 0, 0.28, shift(colour, 0.04)),
  );
  strokeOutline(context, 'M 10 13 L 25 6 M 30 22 L 42 15', 0.012, css([1, 0.02, 90], 0.6));
  for (let i = 0; i < 9; i++)
    fillEllipse(
      context,
      [0.19 + ((i * 4) % 9) * 0.014, 0.1 + i * 0.009, 0.02, 0.014],
      css([0.66 + (i % 3) * 0.07, 0.15, 125]),
    );
}

/** Diamonds of flaky sheets with pistachios and syrup. */
function baklava(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context, [0.5, 0.1, 200]);
  for (const [x, y] of [
    [0.05, 0.5],
    [0.47, 0.52],
    [0.25, 0.22],
  ] as const)
    turned(context, [x, y, 0], () => diamondOfSheets(context, colour));
}

/** A fluted crust with custard and rings of fruit. */
function fruitTart(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 56 L 12 90 Q 50 104 88 90 L 98 56 Z',
    roundShade(context, 0.02, 0.98, shift(colour, -0.06)),
  );
  for (let i = 0; i < 13; i++) {
    const x = 8 + i * 7;
    strokeOutline(
      context,
      `M ${x} ${66 + (1 - ((x - 50) / 46) ** 2) * 14} L ${50 + (x - 50) * 0.84} ${90 + (1 - ((x - 50) / 46) ** 2) * 7}`,
      0.016,
      css(shift(colour, -0.16)),
    );
  }
  fillEllipse(context, [0.5, 0.56, 0.49, 0.24], fallShade(context, 0.3, 0.82, shift(colour, 0.05)));
  fillEllipse(context, [0.5, 0.55, 0.43, 0.195], css([0.93, 0.1, 92]));
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [0.5 + 0.35 * Math.cos(turn), 0.545 + 0.15 * Math.sin(turn)];
    if (i % 2 === 0) strawberry(context, [x, y - 0.01, 0.17]);
    else {
      fillEllipse(context, [x, y, 0.075, 0.05], css([0.7, 0.17, 128]));
      fillEllipse(context, [x, y, 0.03, 0.018], css([0.93, 0.07, 115]));
      for (let seed = 0; seed < 7; seed++)
        fillEllipse(
          context,
          [x + 0.043 * Math.cos(seed), y + 0.028 * Math.sin(seed), 0.006, 0.006],
          css([0.25, 0.03, 60]),
        );
    }
  }
  for (let i = 0; i < 9; i++)
    fillBall(
      context,
      0.5 + 0.17 * Math.cos(i * 0.7),
      0.54 + 0.07 * Math.sin(i * 0.7),
      0.048,
      [0.4, 0.12, 275],
    );
  strawberry(context, [0.5, 0.48, 0.24]);
  mint(context, [0.6, 0.48, 0.12]);
}

/** Yogurt, berries and granola in layers in a tall glass. */
function parfait(context: Canvas2D, colour: Colour): void {
  const glass = 'M 22 22 L 78 22 L 68 80 Q 66 88 54 89 L 46 89 Q 34 88 32 80 Z';
  fillEllipse(context, [0.5, 0.96, 0.22, 0.04], fallShade(context, 0.92, 1, [0.88, 0.03, 230]));
  fillBox(
    context,
    [0.45, 0.86, 0.1, 0.1],
    0.02,
    roundShade(context, 0.45, 0.55, [0.88, 0.03, 230]),
  );
  fillOutline(context, glass, css([0.9, 0.03, 230]));
  within(context, glass, () => {
    for (const [y, tone] of [
      [0.26, WHITE],
      [0.38, colour],
      [0.48, WHITE],
      [0.6, [0.74, 0.12, 72]],
      [0.7, WHITE],
      [0.79, colour],
    ] as const)
      fillOutline(
        context,
        `M 20 ${y * 100} Q 35 ${y * 100 + 4} 50 ${y * 100} Q 65 ${y * 100 - 3} 80 ${y * 100 + 1} L 80 100 L 20 100 Z`,
        roundShade(context, 0.22, 0.78, tone as Colour),
      );
    for (let i = 0; i < 12; i++)
      fillBall(
        context,
        0.3 + ((i * 7) % 12) * 0.036,
        0.635 + (i % 3) * 0.022,
        0.024,
        i % 2 === 0 ? [0.66, 0.12, 65] : [0.82, 0.1, 78],
      );
    for (let i = 0; i < 8; i++)
      fillBall(context, 0.26 + i * 0.068, 0.435, 0.028, i % 2 === 0 ? BERRY : [0.38, 0.11, 275]);
  });
  fillOutline(
    context,
    'M 20 24 C 22 10 36 12 42 8 C 52 2 62 8 66 11 C 76 12 80 18 80 24 Q 50 32 20 24 Z',
    fallShade(context, 0.04, 0.3, WHITE),
  );
  strawberry(context, [0.46, 0.13, 0.26]);
  fillBall(context, 0.63, 0.15, 0.06, [0.4, 0.12, 275]);
  fillBall(context, 0.71, 0.2, 0.05, [0.4, 0.12, 275]);
  fillBall(context, 0.3, 0.18, 0.05, [0.56, 0.21, 10]);
  mint(context, [0.56, 0.11, 0.11]);
  fillBox(context, [0.29, 0.3, 0.035, 0.46], 0.017, css([1, 0, 0], 0.55));
}

/** An open cup with a wave of yogurt, a lid bent back and a spoon. */
function yogurt(context: Canvas2D, colour: Colour): void {
  turned(context, [0.66, 0.36, 0.42], () => {
    fillBox(context, [-0.03, -0.36, 0.06, 0.4], 0.03, roundShade(context, -0.03, 0.03, STEEL));
    fillEllipse(context, [0, -0.33, 0.045, 0.06], roundShade(context, -0.05, 0.05, STEEL));
  });
  fillOutline(
    context,
    'M 16 32 C 2 26 2 8 14 4 C 26 2 38 12 40 30 Z',
    fallShade(context, 0, 0.34, [0.78, 0.015, 250]),
  );
  fillOutline(
    context,
    'M 14 32 L 86 32 L 76 94 Q 75 99 69 99 L 31 99 Q 25 99 24 94 Z',
    roundShade(context, 0.14, 0.86, WHITE),
  );
  fillEllipse(context, [0.5, 0.32, 0.37, 0.085], css([0.88, 0.015, 80]));
  fillEllipse(context, [0.5, 0.315, 0.335, 0.07], css([0.99, 0.006, 90]));
  fillOutline(
    context,
    'M 24 32 C 28 18 42 26 48 18 C 54 10 62 18 58 24 C 66 20 76 26 76 32 Q 50 42 24 32 Z',
    fallShade(context, 0.14, 0.42, [0.97, 0.02, 20]),
  );
  strokeOutline(context, 'M 36 30 Q 50 32 56 25', 0.014, css([0.88, 0.05, 15]));
  fillOutline(
    context,
    'M 17 50 Q 50 60 83 50 L 78 82 Q 50 91 22 82 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  fillEllipse(context, [0.5, 0.7, 0.17, 0.13], css(WHITE));
  strawberry(context, [0.5, 0.7, 0.23]);
  fillBox(context, [0.22, 0.42, 0.03, 0.48], 0.015, css([1, 0, 0], 0.4));
}

export const DESSERTS: PropFamily = {
  '@cheesecake': (context, colour) => cheesecake(context, colour ?? [0.95, 0.055, 88]),
  '@brownie': (context, colour) => brownie(context, colour ?? [0.38, 0.075, 42]),
  '@tiramisu': (context, colour) => tiramisu(context, colour ?? [0.96, 0.035, 85]),
  '@baklava': (context, colour) => baklava(context, colour ?? [0.76, 0.14, 68]),
  '@fruittart': (context, colour) => fruitTart(context, colour ?? [0.74, 0.12, 68]),
  '@parfait': (context, colour) => parfait(context, colour ?? [0.6, 0.19, 5]),
  '@yogurt': (context, colour) => yogurt(context, colour ?? [0.8, 0.11, 5]),
};
