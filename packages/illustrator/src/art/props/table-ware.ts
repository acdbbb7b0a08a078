import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

/** What stands on laid tables, and what lies among things that are photographed. */

const GLASS: Colour = [0.93, 0.015, 230];
const PORCELAIN: Colour = [0.96, 0.008, 250];
const LEAF: Colour = [0.6, 0.14, 142];

/** A flat tray with a rim, seen aslant. */
function tray(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 74 L 92 74 C 96 74 98 76 99 80 L 100 90 C 100 96 97 99 92 99 L 8 99 C 3 99 0 96 0 90 L 1 80 C 2 76 4 74 8 74 Z',
    fallShade(context, 0.74, 1, shift(colour, -0.05)),
  );
  fillOutline(
    context,
    'M 11 77 L 89 77 C 92 77 94 78 95 81 L 96.5 88 C 97 92 95 94 91 94 L 9 94 C 5 94 3 92 3.5 88 L 5 81 C 6 78 8 77 11 77 Z',
    css(shift(colour, -0.14)),
  );
  fillOutline(
    context,
    'M 11 79 L 89 79 C 92 79 93.5 80 94.5 82.5 L 96 89 C 96.5 92 95 94 91 94 L 9 94 C 5 94 3.5 92 4 89 L 5.5 82.5 C 6.5 80 8 79 11 79 Z',
    roundShade(context, 0, 1, shift(colour, 0.06)),
  );
  for (const y of [0.82, 0.86, 0.9]) {
    strokeLine(
      context,
      [
        [0.08, y],
        [0.92, y + 0.004],
      ],
      0.004,
      css(shift(colour, -0.08), 0.6),
    );
  }
}

/** A board with a handle, seen aslant. */
function cuttingBoard(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 6 76 L 80 76 C 84 76 86 79 90 80 L 97 80 C 100 81 100 89 97 90 L 91 90 C 87 92 86 96 82 98 L 4 98 C 1 98 0 95 0.5 92 L 3 79 C 3.5 77 4 76 6 76 Z',
    css(shift(colour, -0.16)),
  );
  fillOutline(
    context,
    'M 6 73 L 80 73 C 84 73 86 76 90 77 L 97 77 C 100 78 100 86 97 87 L 91 87 C 87 89 86 93 82 94.5 L 4 94.5 C 1 94.5 0 92 0.5 89 L 3 76 C 3.5 74 4 73 6 73 Z',
    roundShade(context, 0, 1, shift(colour, 0.08)),
  );
  fillEllipse(context, [0.945, 0.82, 0.015, 0.02], css(shift(colour, -0.18)));
  for (const y of [0.77, 0.81, 0.86, 0.9]) {
    strokeLine(
      context,
      [
        [0.05, y],
        [0.8, y + 0.006],
      ],
      0.005,
      css(shift(colour, -0.06), 0.7),
    );
  }
}

/** The same from straight above. */
function boardFromAbove(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.02, 0.16, 0.84, 0.68], 0.08, css(shift(colour, 0.04)));
  fillBox(context, [0.8, 0.43, 0.19, 0.14], 0.06, css(shift(colour, 0.04)));
  fillEllipse(context, [0.94, 0.5, 0.02, 0.02], css(shift(colour, -0.2)));
  for (let i = 0; i < 7; i++) {
    strokeLine(
      context,
      [
        [0.06, 0.23 + i * 0.09],
        [0.82, 0.225 + i * 0.09],
      ],
      0.005,
      css(shift(colour, -0.07), 0.7),
    );
  }
}

/** A bowl of soup with a spoon in it. */
function soup(context: Canvas2D, colour: Colour): void {
  const bowl: Colour = [0.93, 0.015, 80];
  fillEllipse(context, [0.5, 0.5, 0.48, 0.13], css(shift(bowl, 0.03)));
  fillEllipse(context, [0.5, 0.505, 0.44, 0.11], css(shift(bowl, -0.14)));
  fillEllipse(context, [0.5, 0.515, 0.425, 0.098], css(colour));
  fillEllipse(context, [0.42, 0.5, 0.2, 0.03], css(shift(colour, 0.08), 0.7));
  for (const [x, y] of [
    [0.36, 0.53],
    [0.52, 0.49],
    [0.6, 0.55],
    [0.46, 0.56],
    [0.3, 0.5],
  ] as const) {
    fillEllipse(context, [x, y, 0.018, 0.009], css(LEAF));
  }
  strokeLine(
    context,
    [
      [0.66, 0.53],
      [0.94, 0.22],
    ],
    0.028,
    css([0.78, 0.01, 250]),
  );
  fillOutline(
    context,
    'M 2 50 C 4 80 24 96 38 97 L 62 97 C 76 96 96 80 98 50 C 92 65.5 8 65.5 2 50 Z',
    roundShade(context, 0.02, 0.98, bowl),
  );
  fillBox(context, [0.36, 0.95, 0.28, 0.045], 0.02, css(shift(bowl, -0.1)));
}

/** A wine glass with a stem. @param wine its color */
function wineGlass(context: Canvas2D, wine: Colour): void {
  fillEllipse(context, [0, 0.96, 0.17, 0.03], css(shift(GLASS, -0.06), 0.9));
  fillBox(context, [-0.014, 0.55, 0.028, 0.41], 0.01, css(shift(GLASS, -0.05), 0.95));
  const bowl = 'M -17 6 C -24 34 -20 56 0 58 C 20 56 24 34 17 6 Z';
  within(context, bowl, () => {
    context.fillStyle = css(GLASS, 0.55);
    context.fillRect(-0.3, 0, 0.6, 0.6);
    context.fillStyle = linearGradient(
      context,
      [-0.2, 0, 0.2, 0],
      [
        [0, shift(wine, 0.06)],
        [1, shift(wine, -0.08)],
      ],
    );
    context.fillRect(-0.3, 0.26, 0.6, 0.4);
    fillEllipse(context, [0, 0.26, 0.225, 0.028], css(shift(wine, 0.1)));
  });
  strokeOutline(context, bowl, 0.012, css([1, 0, 0], 0.85));
  gloss(context, [-0.13, 0.3, 0.018, 0.12], 0.6);
}

/** Two glasses of wine that touch, with a spark where they do. */
function clinkingWine(context: Canvas2D, colour: Colour): void {
  turned(context, [0.335, 0.06, 0.17], () => wineGlass(context, colour));
  turned(context, [0.665, 0.06, -0.17], () => wineGlass(context, colour));
  for (const [x, y, long] of [
    [0.5, 0.02, 0.07],
    [0.42, 0.05, 0.045],
    [0.58, 0.05, 0.045],
  ] as const) {
    strokeLine(
      context,
      [
        [x, y],
        [x + (x - 0.5) * 0.5, y + long],
      ],
      0.016,
      css([0.92, 0.15, 92]),
    );
  }
}

/** A tall narrow glass with bubbles. */
function champagneFlute(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.96, 0.15, 0.03], css(shift(GLASS, -0.06), 0.9));
  fillBox(context, [0.488, 0.6, 0.024, 0.36], 0.01, css(shift(GLASS, -0.05), 0.95));
  const bowl = 'M 39 3 C 37 30 40 56 50 62 C 60 56 63 30 61 3 Z';
  within(context, bowl, () => {
    context.fillStyle = css(GLASS, 0.55);
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = roundShade(context, 0.38, 0.62, colour);
    context.fillRect(0.3, 0.13, 0.4, 0.6);
    fillEllipse(context, [0.5, 0.13, 0.115, 0.018], css(shift(colour, 0.08)));
    for (const [x, y] of [
      [0.47, 0.5],
      [0.52, 0.42],
      [0.48, 0.34],
      [0.54, 0.28],
      [0.45, 0.24],
      [0.51, 0.18],
    ] as const) {
      fillEllipse(context, [x, y, 0.01, 0.01], css([1, 0, 0], 0.8));
    }
  });
  strokeOutline(context, bowl, 0.012, css([1, 0, 0], 0.85));
  gloss(context, [0.42, 0.28, 0.012, 0.14], 0.6);
}

/** A thick candle whose wax has the color. */
function pillarCandle(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.28, 0.34, 0.44, 0.65],
    [0.05, 0.05, 0.03, 0.03],
    roundShade(context, 0.28, 0.72, colour),
  );
  fillEllipse(context, [0.5, 0.355, 0.22, 0.05], css(shift(colour, 0.07)));
  for (const [x, long] of [
    [0.32, 0.16],
    [0.42, 0.1],
    [0.66, 0.2],
  ] as const) {
    fillBox(context, [x - 0.025, 0.36, 0.05, long], 0.025, css(shift(colour, 0.06)));
  }
  strokeLine(
    context,
    [
      [0.5, 0.36],
      [0.5, 0.27],
    ],
    0.018,
    css([0.25, 0.03, 50]),
  );
  fillOutline(context, 'M 50 2 C 60 12 60 29 50 29 C 40 29 40 12 50 2 Z', css([0.82, 0.17, 65]));
  fillEllipse(context, [0.5, 0.22, 0.04, 0.06], css([0.97, 0.12, 95]));
}

/** A plain glass of juice. */
function juice(context: Canvas2D, colour: Colour): void {
  const glass = 'M 24 14 L 76 14 L 70 94 C 69 98 67 99 63 99 L 37 99 C 33 99 31 98 30 94 Z';
  within(context, glass, () => {
    context.fillStyle = css(GLASS, 0.5);
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = roundShade(context, 0.24, 0.76, colour);
    context.fillRect(0, 0.27, 1, 0.66);
    fillEllipse(context, [0.5, 0.27, 0.27, 0.03], css(shift(colour, 0.08)));
  });
  strokeOutline(context, glass, 0.014, css([1, 0, 0], 0.8));
  fillEllipse(context, [0.5, 0.14, 0.26, 0.025], css([1, 0, 0], 0.35));
  gloss(context, [0.34, 0.55, 0.02, 0.24], 0.5);
}

/** A bottle of juice with a paper label. */
function juiceBottle(context: Canvas2D, colour: Colour): void {
  const bottle =
    'M 42 9 L 58 9 L 58.5 26 C 60 36 70 38 70 50 L 70 94 C 70 98 68 99.5 64 99.5 L 36 99.5 C 32 99.5 30 98 30 94 L 30 50 C 30 38 40 36 41.5 26 Z';
  within(context, bottle, () => {
    context.fillStyle = css(GLASS, 0.7);
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = roundShade(context, 0.3, 0.7, colour);
    context.fillRect(0, 0.2, 1, 0.8);
  });
  strokeOutline(context, bottle, 0.01, css([1, 0, 0], 0.6));
  fillBox(
    context,
    [0.41, 0.02, 0.18, 0.09],
    0.02,
    roundShade(context, 0.41, 0.59, [0.82, 0.1, 85]),
  );
  fillBox(context, [0.3, 0.56, 0.4, 0.27], 0.01, css([0.96, 0.03, 90]));
  fillEllipse(context, [0.5, 0.675, 0.075, 0.075], css(shift(colour, -0.04)));
  strokeLine(
    context,
    [
      [0.5, 0.61],
      [0.52, 0.575],
    ],
    0.014,
    css([0.4, 0.07, 60]),
  );
  fillEllipse(context, [0.545, 0.6, 0.03, 0.015], css(LEAF));
  context.fillStyle = css([0.4, 0.04, 60]);
  context.fillRect(0.39, 0.775, 0.22, 0.018);
  gloss(context, [0.36, 0.62, 0.018, 0.26], 0.5);
}

/** A plate with a napkin, fork, knife and glass, seen aslant. */
function placeSetting(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.46, 0.87, 0.34, 0.12], css(shift(PORCELAIN, -0.12)));
  fillEllipse(context, [0.46, 0.855, 0.34, 0.12], css(shift(PORCELAIN, -0.02)));
  fillEllipse(context, [0.46, 0.85, 0.255, 0.085], css(shift(PORCELAIN, 0.03)));
  fillShape(
    context,
    [
      [0.34, 0.86],
      [0.46, 0.66],
      [0.58, 0.86],
      [0.46, 0.9],
    ],
    fallShade(context, 0.66, 0.9, colour),
  );
  strokeLine(
    context,
    [
      [0.46, 0.68],
      [0.46, 0.89],
    ],
    0.006,
    css(shift(colour, -0.1)),
  );
  const steel = css([0.72, 0.01, 250]);
  strokeLine(
    context,
    [
      [0.06, 0.97],
      [0.1, 0.8],
    ],
    0.016,
    steel,
  );
  for (const dx of [-0.018, 0, 0.018])
    strokeLine(
      context,
      [
        [0.1 + dx, 0.8],
        [0.112 + dx, 0.72],
      ],
      0.008,
      steel,
    );
  strokeLine(
    context,
    [
      [0.86, 0.97],
      [0.83, 0.8],
    ],
    0.016,
    steel,
  );
  strokeLine(
    context,
    [
      [0.83, 0.8],
      [0.815, 0.71],
    ],
    0.026,
    css([0.82, 0.01, 250]),
  );
  context.save();
  context.translate(0.84, 0.22);
  context.scale(0.58, 0.58);
  wineGlass(context, [0.9, 0.07, 95]);
  context.restore();
}

/** A twig with green leaves that lies there. */
function leafSprig(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 4 90 C 30 88 60 78 94 52', 0.02, css(shift(colour, -0.18)));
  for (const [x, y, turn, size] of [
    [0.2, 0.8, -1.0, 0.13],
    [0.28, 0.92, 0.5, 0.13],
    [0.42, 0.7, -1.1, 0.14],
    [0.52, 0.86, 0.35, 0.14],
    [0.63, 0.58, -1.15, 0.13],
    [0.74, 0.76, 0.2, 0.13],
    [0.9, 0.46, -0.6, 0.12],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M -13 0 C -6 -9 6 -9 13 0 C 6 8 -6 8 -13 0 Z',
        fallShade(context, -0.08, 0.08, shift(colour, 0.02)),
      );
      strokeLine(
        context,
        [
          [-size, 0],
          [size * 0.9, 0],
        ],
        0.01,
        css(shift(colour, 0.14), 0.8),
      );
    });
  }
}

/** Folded twice, with its weave and fringes. */
function foldedBlanket(context: Canvas2D, colour: Colour): void {
  for (const [y, tone] of [
    [0.84, -0.06],
    [0.72, -0.01],
    [0.6, 0.04],
  ] as const) {
    fillBox(
      context,
      [0.04, y, 0.92, 0.15],
      [0.07, 0.03, 0.03, 0.07],
      fallShade(context, y, y + 0.15, shift(colour, tone)),
    );
    for (let i = 0; i < 7; i++) {
      const x = 0.14 + i * 0.12;
      strokeLine(
        context,
        [
          [x, y + 0.02],
          [x - 0.02, y + 0.13],
        ],
        0.008,
        css(shift(colour, tone - 0.08), 0.6),
      );
    }
  }
  for (let i = 0; i < 10; i++) {
    strokeLine(
      context,
      [
        [0.95, 0.62 + i * 0.037],
        [1, 0.63 + i * 0.037],
      ],
      0.012,
      css(shift(colour, 0.08)),
    );
  }
}

/** An open box with a pizza in it. */
function pizzaBox(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.08, 0.72],
      [0.16, 0.26],
      [0.88, 0.26],
      [0.94, 0.72],
    ],
    fallShade(context, 0.26, 0.72, shift(colour, 0.04)),
  );
  fillEllipse(context, [0.52, 0.46, 0.14, 0.1], css([0.6, 0.2, 28], 0.8));
  fillShape(
    context,
    [
      [0.02, 0.95],
      [0.08, 0.72],
      [0.94, 0.72],
      [1, 0.95],
    ],
    css(shift(colour, -0.12)),
  );
  fillEllipse(context, [0.51, 0.83, 0.38, 0.09], css([0.68, 0.13, 62]));
  fillEllipse(context, [0.51, 0.825, 0.33, 0.072], css([0.88, 0.14, 90]));
  for (const [x, y] of [
    [0.36, 0.81],
    [0.5, 0.79],
    [0.64, 0.82],
    [0.44, 0.86],
    [0.58, 0.865],
  ] as const) {
    fillEllipse(context, [x, y, 0.045, 0.018], css([0.58, 0.2, 30]));
  }
  fillBox(
    context,
    [0.02, 0.93, 0.98, 0.07],
    0.008,
    fallShade(context, 0.92, 1, shift(colour, -0.03)),
  );
}

export const TABLE_WARE: PropFamily = {
  '@tray': (context, colour) => tray(context, colour ?? WOOD),
  '@wineglass': (context, colour) =>
    turned(context, [0.5, 0, 0], () => wineGlass(context, colour ?? [0.4, 0.15, 12])),
  '@cuttingboard': (context, colour) => cuttingBoard(context, colour ?? WOOD),
  '@boardabove': (context, colour) => boardFromAbove(context, colour ?? WOOD),
  '@soup': (context, colour) => soup(context, colour ?? [0.76, 0.13, 72]),
  '@champagneflute': (context, colour) => champagneFlute(context, colour ?? [0.9, 0.09, 92]),
  '@pillarcandle': (context, colour) => pillarCandle(context, colour ?? [0.94, 0.03, 80]),
  '@clinkingwine': (context, colour) => clinkingWine(context, colour ?? [0.42, 0.16, 12]),
  '@juice': (context, colour) => juice(context, colour ?? [0.78, 0.17, 62]),
  '@juicebottle': (context, colour) => juiceBottle(context, colour ?? [0.78, 0.14, 78]),
  '@placesetting': (context, colour) => placeSetting(context, colour ?? [0.86, 0.05, 20]),
  '@leafsprig': (context, colour) => leafSprig(context, colour ?? LEAF),
  '@foldedblanket': (context, colour) => foldedBlanket(context, colour ?? [0.74, 0.06, 60]),
  '@pizzabox': (context, colour) => pizzaBox(context, colour ?? [0.76, 0.06, 70]),
};
