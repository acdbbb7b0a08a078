import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
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
  turned,
  within,
} from './brush.ts';

const CHROME: Colour = [0.84, 0.015, 245];

/** A towel with stripes over a rail on the wall. */
function towel(context: Canvas2D, colour: Colour): void {
  for (const x of [0.05, 0.95]) {
    fillBall(context, x, 0.1, 0.05, CHROME);
  }
  fillBox(context, [0.04, 0.08, 0.92, 0.04], 0.02, fallShade(context, 0.08, 0.12, CHROME));
  fillOutline(context, 'M 24 8 L 84 8 L 84 84 Q 54 88 24 84 Z', css(shift(colour, -0.16)));
  const front = 'M 16 12 Q 16 5 23 5 L 73 5 Q 80 5 80 12 L 81 94 Q 48 99 15 94 Z';
  fillOutline(context, front, fallShade(context, 0.02, 1.05, colour));
  within(context, front, () => {
    for (const [y, tall, tone] of [
      [0.74, 0.02, 0.97],
      [0.78, 0.06, 0.97],
      [0.86, 0.02, 0.97],
    ] as const) {
      fillBox(context, [0.1, y, 0.8, tall], 0, css([tone, 0.015, 90], 0.92));
    }
    for (const path of [
      'M 30 16 Q 33 46 29 70',
      'M 50 12 Q 48 40 52 68',
      'M 68 16 Q 65 40 69 70',
    ]) {
      strokeOutline(context, path, 0.02, css(shift(colour, -0.08), 0.6));
    }
  });
  for (let i = 0; i < 17; i++) {
    const x = 16.5 + i * 3.95;
    const y = 95 + 1.6 * Math.sin((i / 16) * Math.PI);
    strokeOutline(context, `M ${x} ${y} L ${x} ${y + 3.5}`, 0.016, css(shift(colour, 0.02)));
  }
  gloss(context, [0.34, 0.075, 0.12, 0.014], 0.45);
}

/** A comb with fine teeth. */
function comb(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 19; i++) {
    const x = 0.075 + i * 0.046;
    const tall = 0.4 - (i === 0 || i === 18 ? 0.02 : 0);
    const wide = i === 0 || i === 18 ? 0.044 : 0.026;
    fillBox(
      context,
      [x - wide / 2, 0.56, wide, tall],
      wide / 2,
      roundShade(context, x - 0.02, x + 0.02, shift(colour, -0.04)),
    );
  }
  fillOutline(
    context,
    'M 4 66 L 4 50 Q 6 36 24 34 Q 50 30 76 34 Q 94 36 96 50 L 96 66 Q 50 60 4 66 Z',
    fallShade(context, 0.3, 0.7, colour),
  );
  gloss(context, [0.42, 0.4, 0.26, 0.018], 0.45);
}

/** A bottle with a pump, a label and bubbles. */
function shampoo(context: Canvas2D, colour: Colour): void {
  const cap: Colour = [0.96, 0.01, 250];
  strokeOutline(context, 'M 50 10 L 50 24', 0.05, css(shift(cap, -0.1)));
  fillOutline(
    context,
    'M 24 8 Q 24 3 32 3 L 58 3 Q 64 3 64 8 L 64 13 L 34 13 L 30 18 L 24 18 Z',
    fallShade(context, 0.02, 0.18, cap),
  );
  fillBox(context, [0.39, 0.19, 0.22, 0.09], 0.02, roundShade(context, 0.39, 0.61, cap));
  fillOutline(
    context,
    'M 40 27 L 60 27 C 64 32 80 32 80 44 L 80 92 Q 80 99 72 99 L 28 99 Q 20 99 20 92 L 20 44 C 20 32 36 32 40 27 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillBox(
    context,
    [0.26, 0.48, 0.48, 0.36],
    0.05,
    roundShade(context, 0.26, 0.74, [0.96, 0.02, 90]),
  );
  fillOutline(
    context,
    'M 50 52 C 59 62 59 70 50 70 C 41 70 41 62 50 52 Z',
    fallShade(context, 0.52, 0.7, [0.72, 0.12, 230]),
  );
  fillBox(context, [0.34, 0.74, 0.32, 0.022], 0.01, css(shift(colour, -0.1)));
  fillBox(context, [0.39, 0.78, 0.22, 0.016], 0.008, css(shift(colour, -0.02)));
  fillBox(context, [0.235, 0.44, 0.03, 0.48], 0.015, css([1, 0, 0], 0.4));
  for (const [x, y, radius] of [
    [0.9, 0.9, 0.075],
    [0.1, 0.93, 0.06],
    [0.93, 0.74, 0.04],
  ] as const) {
    fillBall(context, x, y, radius, [0.88, 0.05, 220]);
    gloss(context, [x - radius * 0.35, y - radius * 0.4, radius * 0.3, radius * 0.22], 0.9);
  }
}

/** A basket of slats full of clothes. */
function laundryBasket(context: Canvas2D, colour: Colour): void {
  clothesInBasket(context);
  emptyBasket(context, colour);
  hangingSock(context);
}

function clothesInBasket(context: Canvas2D): void {
  fillBall(context, 0.3, 0.4, 0.2, [0.72, 0.13, 235]);
  fillBall(context, 0.72, 0.4, 0.19, [0.68, 0.18, 25]);
  fillBall(context, 0.52, 0.34, 0.22, [0.96, 0.015, 90]);
  fillOutline(context, 'M 62 40 Q 78 20 88 44 Z', fallShade(context, 0.26, 0.44, [0.84, 0.14, 90]));
  for (const path of ['M 44 20 Q 50 30 46 42', 'M 60 20 Q 60 30 64 40', 'M 22 30 Q 28 36 26 44']) {
    strokeOutline(context, path, 0.016, css([0.6, 0.03, 250], 0.45));
  }
}

/** A basket of slats. */
function emptyBasket(context: Canvas2D, colour: Colour): void {
  const body = 'M 6 46 L 94 46 L 85 94 Q 84 99 78 99 L 22 99 Q 16 99 15 94 Z';
  fillOutline(context, body, roundShade(context, 0.06, 0.94, colour));
  within(context, body, () => {
    for (const y of [0.58, 0.72, 0.86]) {
      for (let i = 0; i < 9; i++) {
        const x = 0.5 + (i - 4) * (0.098 - (y - 0.58) * 0.05);
        fillBox(context, [x - 0.024, y, 0.048, 0.095], 0.018, css(shift(colour, -0.2)));
        fillBox(context, [x - 0.024, y + 0.07, 0.048, 0.025], 0.012, css(shift(colour, 0.03)));
      }
    }
  });
  fillBox(
    context,
    [0.02, 0.43, 0.96, 0.085],
    0.04,
    fallShade(context, 0.43, 0.515, shift(colour, 0.04)),
  );
  gloss(context, [0.36, 0.452, 0.22, 0.01], 0.5);
  onBothSides(context, () =>
    fillBox(context, [0.03, 0.47, 0.09, 0.09], 0.03, css(shift(colour, -0.06))),
  );
}

/** Over the rim. */
function hangingSock(context: Canvas2D): void {
  fillOutline(
    context,
    'M 20 40 L 34 40 L 34 62 Q 36 66 42 67 Q 47 70 44 75 Q 38 78 30 76 Q 20 74 20 64 Z',
    fallShade(context, 0.4, 0.78, [0.84, 0.15, 88]),
  );
  for (const y of [0.5, 0.58]) fillBox(context, [0.2, y, 0.14, 0.03], 0, css([0.97, 0.02, 90]));
}

/** A spout with a cross handle. */
function faucet(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.5, 0.9, 0.44, 0.1], 0.03, roundShade(context, 0.5, 0.94, colour));
  fillBox(context, [0.6, 0.36, 0.24, 0.56], 0.03, roundShade(context, 0.6, 0.84, colour));
  fillOutline(
    context,
    'M 84 46 L 84 32 Q 70 26 46 28 C 22 30 12 40 12 58 L 12 66 L 30 66 L 30 58 C 30 50 38 47 48 47 L 66 47 Z',
    fallShade(context, 0.26, 0.66, colour),
  );
  fillBox(
    context,
    [0.09, 0.63, 0.24, 0.06],
    0.02,
    roundShade(context, 0.09, 0.33, shift(colour, -0.06)),
  );
  strokeOutline(context, 'M 22 40 Q 34 32 56 33', 0.024, css([1, 0, 0], 0.75));
  fillBox(
    context,
    [0.66, 0.2, 0.12, 0.13],
    0.02,
    roundShade(context, 0.66, 0.78, shift(colour, -0.05)),
  );
  fillBox(context, [0.63, 0.3, 0.18, 0.06], 0.02, roundShade(context, 0.63, 0.81, colour));
  fillBox(context, [0.5, 0.1, 0.44, 0.08], 0.04, fallShade(context, 0.1, 0.18, colour));
  for (const x of [0.51, 0.93]) fillBall(context, x, 0.14, 0.055, colour);
  fillBall(context, 0.72, 0.13, 0.085, colour);
  fillEllipse(context, [0.72, 0.12, 0.042, 0.04], css([0.62, 0.16, 245]));
}

/** Below the spout. */
function hangingDrop(context: Canvas2D): void {
  fillOutline(
    context,
    'M 21 72 C 31 86 30 96 21 96 C 12 96 11 86 21 72 Z',
    fallShade(context, 0.72, 0.96, [0.76, 0.12, 232]),
  );
  gloss(context, [0.18, 0.89, 0.014, 0.026], 0.9);
}

/** A tube with a cap and a curl of paste. */
function toothpaste(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.72, -0.2], () => {
    fillBox(context, [-0.52, -0.155, 0.05, 0.31], 0.012, css(shift(colour, -0.14)));
    fillOutline(
      context,
      'M -48 -15 L 26 -12 Q 33 -10 34 -6 L 34 6 Q 33 10 26 12 L -48 15 Z',
      fallShade(context, -0.16, 0.16, [0.97, 0.008, 250]),
    );
    fillOutline(
      context,
      'M -48 -15 L -14 -13.600 C -4 -6 -22 4 -8 13.300 L -48 15 Z',
      fallShade(context, -0.16, 0.16, colour),
    );
    fillOutline(
      context,
      'M -8 -13.300 C 2 -6 -14 4 -1 13 L 4 12.900 C -8 4 8 -6 -3 -13.100 Z',
      css([0.62, 0.2, 27]),
    );
    for (const y of [-0.07, 0, 0.07])
      fillBox(context, [0.08, y - 0.012, 0.17, 0.024], 0.012, css(shift(colour, 0.04)));
    fillBox(
      context,
      [0.33, -0.055, 0.06, 0.11],
      0.015,
      fallShade(context, -0.055, 0.055, shift(colour, -0.05)),
    );
    fillBox(context, [-0.42, -0.115, 0.64, 0.025], 0.012, css([1, 0, 0], 0.6));
  });
  strokeOutline(
    context,
    'M 87 64 C 96 62 98 72 91 75 C 84 78 86 86 94 86',
    0.07,
    css([0.84, 0.09, 190]),
  );
  strokeOutline(
    context,
    'M 88 63 C 95 62 96 70 90 73.500 C 83 77 85 84 93 84.500',
    0.022,
    css([0.97, 0.02, 200]),
  );
}

/** A wooden peg with its spring. */
function clothespin(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 48.500 99 L 48.500 84 Q 43 80 48.500 76 L 48.500 46 L 36 3 Q 35 0 32 1 L 27 3 Q 24 4 25 8 L 33 46 L 33 74 L 42 99 Z',
      roundShade(context, 0.24, 0.5, colour),
    );
    for (const y of [14, 19, 24]) {
      strokeOutline(
        context,
        `M ${28 + (y - 14) * 0.2} ${y + 1} L ${35 + (y - 14) * 0.28} ${y - 1}`,
        0.012,
        css(shift(colour, -0.16)),
      );
    }
  });
  for (const y of [0.44, 0.475, 0.51]) {
    fillBox(context, [0.29, y, 0.42, 0.03], 0.015, fallShade(context, y, y + 0.03, STEEL));
  }
  strokeOutline(context, 'M 30 45 L 30 60 L 42 60', 0.022, css(shift(STEEL, -0.1)));
  strokeOutline(context, 'M 70 45 L 70 60 L 58 60', 0.022, css(shift(STEEL, -0.2)));
}

/** A pan for dust with a hand brush before it. */
function dustpan(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.44, 0.02, 0.12, 0.42],
    0.05,
    roundShade(context, 0.44, 0.56, shift(colour, -0.06)),
  );
  fillEllipse(context, [0.5, 0.08, 0.022, 0.028], css(shift(colour, -0.3)));
  fillOutline(
    context,
    'M 22 40 Q 50 30 78 40 L 98 90 Q 99 94 95 94 L 5 94 Q 1 94 2 90 Z',
    fallShade(context, 0.34, 0.96, colour),
  );
  fillOutline(
    context,
    'M 26 48 Q 50 40 74 48 L 90 92 L 10 92 Z',
    fallShade(context, 0.4, 1, shift(colour, -0.12)),
  );
  for (const x of [22, 36, 50, 64, 78]) {
    strokeOutline(
      context,
      `M ${50 + (x - 50) * 0.7} 56 L ${x} 86`,
      0.016,
      css(shift(colour, -0.02)),
    );
  }
  fillBox(
    context,
    [0.02, 0.9, 0.96, 0.05],
    0.02,
    fallShade(context, 0.9, 0.95, shift(colour, 0.08)),
  );
  turned(context, [0.52, 0.73, -0.32], () => {
    fillBox(
      context,
      [-0.3, 0.02, 0.42, 0.17],
      0.02,
      fallShade(context, 0.02, 0.2, [0.86, 0.09, 85]),
    );
    for (let i = 0; i < 9; i++) {
      fillBox(context, [-0.27 + i * 0.045, 0.06, 0.008, 0.13], 0, css([0.68, 0.1, 70], 0.8));
    }
    fillBox(
      context,
      [-0.32, -0.07, 0.46, 0.11],
      0.04,
      fallShade(context, -0.07, 0.04, [0.78, 0.15, 80]),
    );
    fillBox(
      context,
      [0.12, -0.05, 0.34, 0.075],
      0.037,
      fallShade(context, -0.05, 0.03, [0.78, 0.15, 80]),
    );
    gloss(context, [-0.1, -0.04, 0.16, 0.012], 0.5);
  });
}

/** A white machine with a round door of dark glass and warm clothes. */
function tumbleDryer(context: Canvas2D, colour: Colour): void {
  for (const x of [0.18, 0.74]) fillBox(context, [x, 0.95, 0.08, 0.05], 0.01, css(IRON));
  fillBox(context, [0.1, 0.06, 0.8, 0.9], 0.04, roundShade(context, 0.1, 0.9, colour));
  fillBox(context, [0.1, 0.22, 0.8, 0.012], 0, css(shift(colour, -0.16)));
  fillBox(context, [0.15, 0.1, 0.26, 0.08], 0.015, css([0.25, 0.02, 265]));
  fillBox(context, [0.18, 0.13, 0.12, 0.018], 0.009, css([0.75, 0.18, 55]));
  fillBall(context, 0.54, 0.14, 0.05, STEEL);
  for (const x of [0.68, 0.75, 0.82])
    fillEllipse(context, [x, 0.14, 0.02, 0.02], css(shift(colour, -0.25)));
  fillBall(context, 0.5, 0.59, 0.33, [0.7, 0.015, 260]);
  fillEllipse(context, [0.5, 0.59, 0.27, 0.27], css([0.24, 0.03, 30]));
  const glass = 'M 24 59 C 24 25 76 25 76 59 C 76 93 24 93 24 59 Z';
  within(context, glass, () => {
    fillBall(context, 0.42, 0.72, 0.14, [0.72, 0.16, 40]);
    fillBall(context, 0.58, 0.74, 0.13, [0.9, 0.05, 85]);
    for (const x of [34, 50, 66]) {
      strokeOutline(
        context,
        `M ${x} 56 C ${x + 6} 51 ${x - 6} 46 ${x} 40`,
        0.03,
        css([0.75, 0.18, 55]),
      );
    }
  });
  strokeEllipse(context, [0.5, 0.59, 0.275, 0.275], 0.02, css(shift(STEEL, 0.1)));
  fillOutline(context, 'M 32 50 Q 36 38 46 36 Q 38 44 34 54 Z', css([1, 0, 0], 0.5));
  fillBox(context, [0.8, 0.54, 0.04, 0.1], 0.02, css(shift(STEEL, -0.15)));
}

export const WASHING_THINGS: PropFamily = {
  '@towel': (context, colour) => towel(context, colour ?? [0.76, 0.11, 220]),
  '@comb': (context, colour) => comb(context, colour ?? [0.6, 0.16, 300]),
  '@shampoo': (context, colour) => shampoo(context, colour ?? [0.7, 0.14, 165]),
  '@emptylaundrybasket': (context, colour) => emptyBasket(context, colour ?? [0.86, 0.06, 235]),
  '@laundrybasket': (context, colour) => laundryBasket(context, colour ?? [0.86, 0.06, 235]),
  '@faucet': (context, colour) => {
    faucet(context, colour ?? CHROME);
    hangingDrop(context);
  },
  '@dryfaucet': (context, colour) => faucet(context, colour ?? CHROME),
  '@toothpaste': (context, colour) => toothpaste(context, colour ?? [0.6, 0.15, 245]),
  '@clothespin': (context, colour) => clothespin(context, colour ?? [0.8, 0.09, 75]),
  '@dustpan': (context, colour) => dustpan(context, colour ?? [0.62, 0.16, 245]),
  '@dryer': (context, colour) => tumbleDryer(context, colour ?? [0.94, 0.01, 250]),
};
