import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
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
import { dinnerPlate, herbs } from './garnish.ts';

const WHITE: Colour = [0.97, 0.012, 85];

/** A jar with a screw lid, a label with peanuts and cream on a knife. */
function peanutButter(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.2, 0.72, 0.79], 0.12, roundShade(context, 0.14, 0.86, colour));
  fillBox(context, [0.14, 0.2, 0.72, 0.09], [0.12, 0.12, 0, 0], css([0.95, 0.02, 85], 0.5));
  fillBox(context, [0.17, 0.02, 0.66, 0.2], 0.05, roundShade(context, 0.17, 0.83, [0.58, 0.2, 25]));
  for (let i = 0; i < 13; i++)
    fillBox(context, [0.2 + i * 0.048, 0.05, 0.014, 0.14], 0.007, css([0.46, 0.17, 25], 0.6));
  fillBox(
    context,
    [0.14, 0.4, 0.72, 0.44],
    0.02,
    roundShade(context, 0.14, 0.86, [0.94, 0.07, 92]),
  );
  for (const y of [0.4, 0.8])
    fillBox(
      context,
      [0.14, y, 0.72, 0.045],
      0.01,
      roundShade(context, 0.14, 0.86, [0.58, 0.2, 25]),
    );
  for (const [x, y, turn] of [
    [0.42, 0.62, -0.5],
    [0.58, 0.63, 0.45],
  ] as const)
    turned(context, [x, y, turn], () => {
      const shell =
        'M 0 -16 C 9 -16 10 -6 6 0 C 11 6 10 16 0 16 C -10 16 -11 6 -6 0 C -10 -6 -9 -16 0 -16 Z';
      fillOutline(context, shell, roundShade(context, -0.1, 0.1, [0.72, 0.11, 70]));
      strokeOutline(
        context,
        'M -3 -13 Q -1 0 -4 13 M 3 -13 Q 1 0 4 13 M -6 -8 L 6 -8 M -7 8 L 7 8',
        0.01,
        css([0.56, 0.1, 62]),
      );
    });
  fillBox(context, [0.2, 0.26, 0.04, 0.64], 0.02, css([1, 0, 0], 0.45));
}

/** Round rolls with a cut on top and some flour. */
function breadRolls(context: Canvas2D, colour: Colour): void {
  for (const [x, y, size] of [
    [0.5, 0.44, 0.9],
    [0.28, 0.76, 1],
    [0.72, 0.76, 1],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    fillOutline(
      context,
      'M -29 14 C -32 -8 -16 -24 0 -24 C 16 -24 32 -8 29 14 C 26 26 -26 26 -29 14 Z',
      fallShade(context, -0.24, 0.26, colour),
    );
    fillOutline(
      context,
      'M -18 -2 C -8 -14 8 -16 18 -10 C 10 -2 -6 2 -18 -2 Z',
      css([0.93, 0.07, 82]),
    );
    strokeOutline(context, 'M -18 -2 C -8 -14 8 -16 18 -10', 0.022, css(shift(colour, -0.06)));
    for (let i = 0; i < 12; i++)
      fillEllipse(
        context,
        [-0.2 + ((i * 5) % 12) * 0.036, 0.02 + ((i * 7) % 12) * 0.012, 0.01, 0.006],
        css([0.97, 0.03, 85], 0.8),
      );
    gloss(context, [-0.14, -0.13, 0.05, 0.022], 0.35);
    context.restore();
  }
}

/** Meat and vegetables on two sticks, aslant. */
function kebab(context: Canvas2D, colour: Colour): void {
  const pieces: readonly (readonly [tone: Colour, wide: number])[] = [
    [colour, 0.12],
    [[0.6, 0.21, 27], 0.1],
    [shift(colour, 0.03), 0.12],
    [[0.66, 0.18, 138], 0.105],
    [[0.9, 0.06, 330], 0.095],
    [colour, 0.12],
    [[0.84, 0.16, 88], 0.1],
    [shift(colour, -0.03), 0.12],
  ];
  for (const [x, shiftBy] of [
    [0.34, 0],
    [0.66, 3],
  ] as const)
    turned(context, [x, 0.5, 0.22], () => {
      fillBox(
        context,
        [-0.013, -0.5, 0.026, 1],
        0.013,
        roundShade(context, -0.013, 0.013, [0.8, 0.09, 75]),
      );
      for (let i = 0; i < 7; i++) {
        const [tone, half] = pieces[(i + shiftBy) % 8] ?? [colour, 0.1];
        const y = -0.42 + i * 0.107;
        fillBox(
          context,
          [-half, y, half * 2, 0.115],
          0.045,
          roundShade(context, -half, half, tone),
        );
        if (half > 0.11)
          for (const bar of [-0.05, 0.02])
            fillBox(context, [bar, y + 0.02, 0.022, 0.075], 0.01, css(shift(tone, -0.14), 0.8));
        gloss(context, [-half * 0.5, y + 0.03, half * 0.28, 0.012], 0.4);
      }
    });
}

/** Square pillows with crimped edges in sauce. */
function ravioli(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context, [0.9, 0.03, 230]);
  fillOutline(
    context,
    'M 10 84 C 12 72 30 66 50 66 C 70 66 90 72 90 84 C 86 94 14 94 10 84 Z',
    css([0.57, 0.19, 30]),
  );
  for (const [x, y, turn] of [
    [0.5, 0.36, 0.1],
    [0.29, 0.56, -0.3],
    [0.7, 0.56, 0.25],
    [0.5, 0.62, -0.05],
    [0.24, 0.78, 0.12],
    [0.76, 0.78, -0.15],
    [0.5, 0.83, 0.2],
  ] as const)
    turned(context, [x, y, turn], () => {
      for (let i = 0; i < 6; i++)
        for (const side of [-0.155, 0.155]) {
          fillEllipse(
            context,
            [-0.15 + i * 0.06, side * 0.8, 0.035, 0.03],
            css(shift(colour, side < 0 ? 0.02 : -0.1)),
          );
          fillEllipse(context, [side, -0.12 + i * 0.048, 0.03, 0.03], css(shift(colour, -0.04)));
        }
      fillBox(
        context,
        [-0.16, -0.13, 0.32, 0.26],
        0.02,
        fallShade(context, -0.13, 0.13, shift(colour, -0.03)),
      );
      fillEllipse(context, [0, 0.01, 0.115, 0.095], css(shift(colour, -0.12)));
      fillEllipse(
        context,
        [0, -0.006, 0.11, 0.088],
        fallShade(context, -0.1, 0.09, shift(colour, 0.05)),
      );
      gloss(context, [-0.03, -0.05, 0.04, 0.018], 0.6);
    });
  fillOutline(
    context,
    'M 34 38 C 36 28 62 26 66 36 C 70 46 64 44 64 54 C 62 62 57 56 56 50 C 50 46 46 60 42 56 C 40 46 32 48 34 38 Z',
    fallShade(context, 0.26, 0.6, [0.6, 0.2, 30]),
  );
  gloss(context, [0.44, 0.34, 0.05, 0.014], 0.4);
  herbs(
    context,
    [
      [0.49, 0.34],
      [0.55, 0.35],
      [0.2, 0.68],
      [0.8, 0.66],
      [0.5, 0.72],
    ],
    0.04,
  );
}

/** A deep plate of creamy rice with mushrooms and peas. */
function risotto(context: Canvas2D, colour: Colour): void {
  dinnerPlate(context);
  fillOutline(
    context,
    'M 8 82 C 10 62 30 50 50 50 C 70 50 90 62 92 82 C 88 94 12 94 8 82 Z',
    fallShade(context, 0.46, 0.96, colour),
  );
  for (let i = 0; i < 110; i++) {
    const reach = Math.sqrt(i / 110);
    const [x, y] = [
      0.5 + 0.39 * reach * Math.cos(i * 2.4),
      0.73 + 0.18 * reach * Math.sin(i * 2.4) - (1 - reach) * 0.06,
    ];
    turned(context, [x, y, i * 1.1], () => {
      fillEllipse(context, [0, 0.004, 0.028, 0.014], css(shift(colour, -0.1)));
      fillEllipse(context, [0, 0, 0.026, 0.012], css(shift(colour, 0.06)));
    });
  }
  for (const [x, y, turn] of [
    [0.34, 0.6, -0.3],
    [0.56, 0.55, 0.2],
    [0.7, 0.7, 0.4],
    [0.44, 0.76, -0.1],
    [0.22, 0.76, 0.2],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M -10 0 C -10 -12 10 -12 10 0 Q 8 3 3 2 L 3 9 Q 0 12 -3 9 L -3 2 Q -8 3 -10 0 Z',
        css([0.5, 0.07, 55]),
      );
      fillOutline(
        context,
        'M -8 -1 C -8 -9 8 -9 8 -1 Q 5 1 2 0 L 2 8 Q 0 9 -2 8 L -2 0 Q -5 1 -8 -1 Z',
        css([0.88, 0.05, 75]),
      );
    });
  for (const [x, y] of [
    [0.48, 0.64],
    [0.64, 0.62],
    [0.3, 0.7],
    [0.58, 0.8],
    [0.8, 0.8],
    [0.36, 0.86],
    [0.66, 0.86],
    [0.16, 0.84],
  ] as const)
    fillBall(context, x, y, 0.028, [0.68, 0.19, 135]);
  herbs(
    context,
    [
      [0.46, 0.54],
      [0.52, 0.5],
      [0.58, 0.67],
    ],
    0.045,
  );
}

/** A shiny bag, open at the top, with chips that look out and lie before it. */
function potatoChips(context: Canvas2D, colour: Colour): void {
  const chip = (x: number, y: number, turn: number, size: number): void =>
    turned(context, [x, y, turn], () => {
      context.scale(size, size);
      fillOutline(
        context,
        'M -14 2 C -14 -12 12 -14 14 -2 C 15 10 4 9 0 6 C -5 3 -13 12 -14 2 Z',
        fallShade(context, -0.13, 0.1, [0.87, 0.14, 88]),
      );
      for (const [sx, sy] of [
        [-0.06, -0.03],
        [0.03, -0.06],
        [0.07, 0.01],
      ] as const)
        fillEllipse(context, [sx, sy, 0.016, 0.01], css([0.7, 0.14, 68]));
    });
  for (const [x, y, turn] of [
    [0.34, 0.14, -0.4],
    [0.5, 0.09, 0.2],
    [0.66, 0.14, 0.6],
    [0.42, 0.17, 0.3],
    [0.58, 0.17, -0.3],
  ] as const)
    chip(x, y, turn, 0.95);
  const bag =
    'M 20 17 L 26 21 L 32 17 L 38 21 L 44 17 L 50 21 L 56 17 L 62 21 L 68 17 L 74 21 L 80 17 C 75 40 76 66 84 97 L 78 99 L 22 99 L 16 97 C 24 66 25 40 20 17 Z';
  fillOutline(context, bag, roundShade(context, 0.16, 0.84, colour));
  within(context, bag, () => {
    fillOutline(context, 'M 10 74 Q 50 62 90 74 L 90 92 Q 50 82 10 92 Z', css([0.88, 0.16, 90]));
    fillBox(context, [0.1, 0.95, 0.8, 0.05], 0, css(shift(colour, -0.14)));
    for (const x of [0.3, 0.72])
      turned(context, [x, 0.5, x < 0.5 ? 0.04 : -0.05], () =>
        fillEllipse(context, [0, 0, 0.018, 0.3], css([1, 0, 0], 0.3)),
      );
  });
  fillEllipse(context, [0.5, 0.5, 0.2, 0.17], css(WHITE));
  chip(0.5, 0.52, -0.2, 1.15);
  for (const [x, y, turn] of [
    [0.17, 0.93, 0.3],
    [0.86, 0.92, -0.4],
    [0.74, 0.95, 0.1],
  ] as const)
    chip(x, y, turn, 0.8);
}

/** A table under a checked cloth that falls to its knees. */
function tablecloth(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.82])
    fillBox(context, [x, 0.5, 0.06, 0.49], 0.02, roundShade(context, x, x + 0.06, [0.5, 0.09, 55]));
  const cloth =
    'M 12 30 L 88 30 L 98 46 L 98 76 Q 92 82 86 76 Q 78 84 70 77 Q 60 84 50 77 Q 40 84 30 77 Q 22 84 14 76 Q 8 82 2 76 L 2 46 Z';
  fillOutline(context, cloth, css(WHITE));
  within(context, cloth, () => {
    for (let i = 0; i < 9; i++) {
      const [a, b] = [3 + i * 11, 8.5 + i * 11];
      const top = (x: number): number => 50 + (x - 50) * 0.8;
      fillOutline(
        context,
        `M ${top(a)} 30 L ${top(b)} 30 L ${b} 46 L ${b} 90 L ${a} 90 L ${a} 46 Z`,
        css(colour, 0.6),
      );
    }
    for (const [y, high] of [
      [0.325, 0.03],
      [0.38, 0.035],
      [0.5, 0.055],
      [0.61, 0.055],
      [0.72, 0.055],
    ] as const)
      fillBox(context, [0, y, 1, high], 0, css(colour, 0.6));
    fillBox(context, [0, 0.46, 1, 0.4], 0, css([0.3, 0.05, 20], 0.1));
    for (const x of [14, 32, 50, 68, 86])
      strokeOutline(context, `M ${x} 50 L ${x} 84`, 0.02, css([0.3, 0.05, 20], 0.12));
  });
  strokeOutline(context, 'M 2 46 L 98 46', 0.012, css([1, 0, 0], 0.6));
}

export const EVERYDAY_FOOD: PropFamily = {
  '@peanutbutter': (context, colour) => peanutButter(context, colour ?? [0.68, 0.12, 65]),
  '@breadrolls': (context, colour) => breadRolls(context, colour ?? [0.7, 0.13, 62]),
  '@kebab': (context, colour) => kebab(context, colour ?? [0.5, 0.1, 42]),
  '@ravioli': (context, colour) => ravioli(context, colour ?? [0.9, 0.09, 88]),
  '@risotto': (context, colour) => risotto(context, colour ?? [0.91, 0.06, 90]),
  '@potatochips': (context, colour) => potatoChips(context, colour ?? [0.58, 0.21, 25]),
  '@tablecloth': (context, colour) => tablecloth(context, colour ?? [0.58, 0.21, 25]),
};
