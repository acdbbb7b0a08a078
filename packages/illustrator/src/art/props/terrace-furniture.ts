import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { starCorners } from '../../math/star-corners.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const WHITE: Colour = [0.97, 0.01, 90];

/** A table and two benches in one, on crossed legs. */
function picnicTable(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.56, 0.72, 0.05], 0.01, css(shift(colour, -0.16)));
  for (const [top, foot] of [
    [28, 12],
    [72, 88],
  ] as const) {
    strokeOutline(
      context,
      `M ${100 - top} 42 L ${100 - foot} 96`,
      0.055,
      css(shift(colour, -0.16)),
    );
    strokeOutline(context, `M ${top} 42 L ${foot} 96`, 0.06, css(shift(colour, -0.06)));
  }
  fillBox(
    context,
    [0.1, 0.66, 0.8, 0.06],
    0.015,
    fallShade(context, 0.66, 0.72, shift(colour, -0.08)),
  );
  fillOutline(context, 'M 12 34 L 88 34 L 96 44 L 4 44 Z', css(shift(colour, 0.06)));
  for (const [from, to] of [
    [28, 24],
    [43, 41],
    [57, 59],
    [72, 76],
  ] as const) {
    strokeOutline(context, `M ${from} 34.500 L ${to} 43.500`, 0.008, css(shift(colour, -0.16)));
  }
  fillBox(context, [0.03, 0.435, 0.94, 0.06], 0.015, fallShade(context, 0.43, 0.5, colour));
  fillOutline(context, 'M 4 70 L 96 70 L 100 76 L 0 76 Z', css(shift(colour, 0.08)));
  fillBox(context, [0, 0.75, 1, 0.06], 0.015, fallShade(context, 0.75, 0.81, shift(colour, 0.02)));
  for (const x of [0.1, 0.9]) {
    for (const y of [0.465, 0.78]) fillBall(context, x, y, 0.011, STEEL);
  }
}

/** A frame of wood with a sling of striped cloth. */
function deckChair(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 58 58 L 30 97', 0.04, css(shift(WOOD, -0.08)));
  strokeOutline(context, 'M 84 8 L 42 97', 0.04, css(shift(WOOD, -0.1)));
  strokeOutline(context, 'M 8 62 L 90 97', 0.04, css(shift(WOOD, -0.08)));
  const sling =
    'M 62 3 L 92 6 C 86 42 72 80 48 84 C 32 84 20 76 12 66 L 2 56 L 26 54 C 32 62 36 66 42 65 C 52 60 58 28 62 3 Z';
  fillOutline(context, sling, fallShade(context, 0, 0.9, WHITE));
  within(context, sling, () => {
    for (const shiftX of [0, 11, 22]) {
      strokeOutline(
        context,
        `M ${66 + shiftX} 0 C ${60 + shiftX} 34 ${54 + shiftX * 0.8} ${66 + shiftX * 0.5} 42 ${68 + shiftX * 0.6} C 32 ${70 + shiftX * 0.6} ${24 - shiftX * 0.4} 62 ${16 - shiftX * 0.6} 52`,
        0.05,
        css(colour),
      );
    }
  });
  strokeOutline(context, 'M 58 3 L 95 6', 0.045, css(shift(WOOD, 0.08)));
  strokeOutline(context, 'M 0 57 L 28 54', 0.045, css(shift(WOOD, 0.08)));
  strokeOutline(context, 'M 60 4 L 10 97', 0.045, css(WOOD));
  strokeOutline(context, 'M 28 55 L 66 97', 0.045, css(shift(WOOD, 0.05)));
}

/** A sunshade of eight panels on a pole with a heavy foot. */
function parasol(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.484, 0.1, 0.032, 0.86],
    0.01,
    roundShade(context, 0.484, 0.516, shift(WOOD, 0.08)),
  );
  fillOutline(
    context,
    'M 34 98 Q 36 92 44 91 L 56 91 Q 64 92 66 98 Q 66 100 64 100 L 36 100 Q 34 100 34 98 Z',
    roundShade(context, 0.34, 0.66, [0.62, 0.01, 260]),
  );
  fillOutline(context, 'M 4 42 Q 50 50 96 42 L 92 44 Q 50 54 8 44 Z', css(shift(colour, -0.25)));
  const tops = [2, 20, 38, 62, 80, 98];
  for (let i = 0; i < 5; i++) {
    const [left = 0, right = 0] = [tops[i], tops[i + 1]];
    const tone = i % 2 === 0 ? colour : WHITE;
    fillOutline(
      context,
      `M 50 6 C ${50 + (left - 50) * 0.7} 12 ${left} 26 ${left} 41 Q ${(left + right) / 2} 46 ${right} 41 C ${right} 26 ${50 + (right - 50) * 0.7} 12 50 6 Z`,
      fallShade(context, 0.02, 0.52, shift(tone, 0.03 - i * 0.02)),
    );
    fillOutline(
      context,
      `M ${left} 40.500 Q ${(left + right) / 2} 45.500 ${right} 40.500 L ${right} 46 Q ${(left + right) / 2} 53 ${left} 46 Z`,
      css(shift(tone, -0.07 - i * 0.02)),
    );
  }
  fillBox(context, [0.485, 0.01, 0.03, 0.07], 0.014, roundShade(context, 0.485, 0.515, BRASS));
  gloss(context, [0.3, 0.2, 0.07, 0.025], 0.4);
}

/** A flight of wooden steps with a handrail, rising to the right. */
function staircase(context: Canvas2D, colour: Colour): void {
  const white: Colour = [0.94, 0.015, 85];
  context.save();
  context.translate(0.07, 0.13);
  context.scale(0.87, 0.87);
  fillOutline(context, 'M 2 100 L 2 88 L 98 28 L 98 100 Z', fallShade(context, 0.2, 1.1, white));
  for (let i = 0; i < 6; i++) {
    const [x, y] = [0.02 + i * 0.16, 0.88 - i * 0.12];
    fillBox(
      context,
      [x, y, 0.98 - x, 0.13],
      0,
      fallShade(context, y, y + 0.13, shift(white, -0.03)),
    );
    fillBox(
      context,
      [x - 0.02, y - 0.015, 1 - x + 0.02, 0.04],
      0.012,
      fallShade(context, y - 0.015, y + 0.03, colour),
    );
    fillBox(context, [x, y + 0.025, 0.98 - x, 0.012], 0, css(shift(white, -0.2), 0.7));
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [0.08 + i * 0.16, 0.87 - i * 0.12];
    fillBox(
      context,
      [x - 0.016, y - 0.36, 0.032, 0.36],
      0.01,
      roundShade(context, x - 0.016, x + 0.016, white),
    );
  }
  strokeOutline(context, 'M 8 50 L 92 -11', 0.055, css(shift(colour, -0.14)));
  strokeOutline(context, 'M 8 49 L 92 -12', 0.045, css(shift(colour, 0.02)));
  fillBox(context, [0.035, 0.44, 0.09, 0.56], 0.02, roundShade(context, 0.035, 0.125, colour));
  fillBall(context, 0.08, 0.42, 0.06, shift(colour, 0.04));
  context.restore();
}

/** A bristly mat with a friendly border and two paws on it. */
function doormat(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 16 66 L 84 66 L 99 97 Q 99 100 96 100 L 4 100 Q 1 100 1 97 Z',
    css(shift(colour, -0.18)),
  );
  const top =
    'M 16 63 L 84 63 Q 86 63 87 65 L 99 94 Q 99 97 96 97 L 4 97 Q 1 97 1 94 L 13 65 Q 14 63 16 63 Z';
  fillOutline(context, top, fallShade(context, 0.6, 1, colour));
  within(context, top, () => {
    for (let i = 0; i < 130; i++) {
      const [x, y] = [((i * 61) % 100) / 100, 0.64 + ((i * 37) % 34) / 100];
      fillBox(context, [x, y, 0.005, 0.02], 0, css(shift(colour, i % 2 ? 0.08 : -0.1), 0.7));
    }
  });
  strokeOutline(
    context,
    'M 19 67.500 L 81 67.500 L 92.500 92.500 L 7.500 92.500 Z',
    0.016,
    css([0.3, 0.03, 50]),
  );
  for (const [x, y] of [
    [0.4, 0.82],
    [0.6, 0.78],
  ] as const) {
    fillEllipse(context, [x, y + 0.02, 0.05, 0.032], css([0.3, 0.03, 50]));
    for (const [dx, dy] of [
      [-0.055, -0.02],
      [-0.02, -0.042],
      [0.022, -0.042],
      [0.056, -0.02],
    ] as const) {
      fillEllipse(context, [x + dx, y + dy, 0.017, 0.016], css([0.3, 0.03, 50]));
    }
  }
}

/** A rolled mat of down, half unrolled, with its hood and pillow. */
function sleepingBag(context: Canvas2D, colour: Colour): void {
  const lining: Colour = [0.8, 0.13, 75];
  fillOutline(
    context,
    'M 2 86 C 0 68 8 58 20 57 L 86 62 C 96 63 100 72 100 82 C 100 92 96 98 88 98 L 14 99 C 6 99 3 94 2 86 Z',
    fallShade(context, 0.54, 1.02, colour),
  );
  for (const x of [42, 56, 70, 84]) {
    strokeOutline(
      context,
      `M ${x} ${58 + (x - 20) * 0.07} C ${x + 5} 70 ${x + 5} 86 ${x} 98`,
      0.014,
      css(shift(colour, -0.14)),
    );
    strokeOutline(
      context,
      `M ${x + 1.5} ${60 + (x - 20) * 0.07} C ${x + 6} 70 ${x + 6} 80 ${x + 3} 92`,
      0.012,
      css(shift(colour, 0.1), 0.6),
    );
  }
  fillOutline(
    context,
    'M 4 88 C 1 70 8 60 19 59.500 C 30 60 36 72 34 84 C 32 94 24 97.500 15 97 C 8 97 5 94 4 88 Z',
    fallShade(context, 0.56, 1, lining),
  );
  fillOutline(
    context,
    'M 8 88 C 7 76 12 68 19 68 C 27 68 31 76 29 86 Q 18 95 8 88 Z',
    css(shift(lining, -0.2)),
  );
  fillBox(context, [0.06, 0.76, 0.23, 0.15], 0.07, fallShade(context, 0.76, 0.92, WHITE));
  strokeOutline(context, 'M 33 80 Q 60 82 98 83', 0.016, css(shift(colour, -0.24)));
  strokeOutline(context, 'M 33 80 Q 60 82 98 83', 0.007, css(BRASS));
  fillBox(context, [0.36, 0.785, 0.045, 0.035], 0.01, css(BRASS));
}

/** A chest of ice with a white lid, cans and a handle. */
function coolerBox(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 7 48 L 93 48 L 88 95 Q 87 99 83 99 L 17 99 Q 13 99 12 95 Z',
    fallShade(context, 0.46, 1, colour),
  );
  fillBox(context, [0.1, 0.62, 0.8, 0.05], 0, css([1, 0, 0], 0.85));
  fillBox(context, [0.03, 0.32, 0.94, 0.19], 0.05, fallShade(context, 0.32, 0.51, WHITE));
  fillBox(context, [0.03, 0.45, 0.94, 0.06], [0, 0, 0.05, 0.05], css([0.84, 0.015, 250]));
  strokeOutline(
    context,
    'M 12 46 L 12 18 Q 12 12 18 12 L 82 12 Q 88 12 88 18 L 88 46',
    0.05,
    css([0.9, 0.012, 250]),
  );
  fillBox(context, [0.32, 0.085, 0.36, 0.075], 0.035, fallShade(context, 0.085, 0.16, colour));
  for (const x of [0.12, 0.88]) fillBall(context, x, 0.45, 0.045, [0.75, 0.015, 250]);
  fillBox(context, [0.44, 0.46, 0.12, 0.1], 0.02, fallShade(context, 0.46, 0.56, [0.4, 0.02, 260]));
  for (const turn of [0, Math.PI / 3, (Math.PI * 2) / 3]) {
    turned(context, [0.5, 0.81, turn], () => {
      fillBox(context, [-0.1, -0.011, 0.2, 0.022], 0.01, css(WHITE));
      for (const x of [-0.075, 0.075])
        fillBox(context, [x - 0.008, -0.03, 0.016, 0.06], 0.008, css(WHITE));
    });
  }
  gloss(context, [0.36, 0.36, 0.24, 0.014], 0.9);
}

/** A basket with a checked cloth, a baguette and a bottle in it. */
function picnicBasket(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 14 54 C 14 0 86 0 86 54', 0.05, css(shift(colour, -0.1)));
  turned(context, [0.36, 0.38, 0.3], () => {
    fillBox(
      context,
      [-0.065, -0.32, 0.13, 0.5],
      0.065,
      roundShade(context, -0.065, 0.065, [0.74, 0.12, 65]),
    );
    for (const y of [-0.24, -0.14, -0.04])
      strokeOutline(context, `M -4 ${y * 100 + 3} L 4 ${y * 100 - 2}`, 0.02, css([0.92, 0.06, 80]));
  });
  fillBox(
    context,
    [0.58, 0.1, 0.065, 0.2],
    0.015,
    roundShade(context, 0.58, 0.645, [0.4, 0.1, 150]),
  );
  fillBox(
    context,
    [0.54, 0.22, 0.145, 0.34],
    0.05,
    roundShade(context, 0.54, 0.685, [0.42, 0.11, 150]),
  );
  fillBox(context, [0.57, 0.06, 0.085, 0.07], 0.015, css([0.55, 0.18, 25]));
  fillBall(context, 0.78, 0.47, 0.1, [0.62, 0.21, 27]);
  const body = 'M 5 54 L 95 54 L 88 95 Q 87 99 82 99 L 18 99 Q 13 99 12 95 Z';
  fillOutline(context, body, roundShade(context, 0.05, 0.95, colour));
  within(context, body, () => {
    for (let row = 0; row < 6; row++) {
      for (let i = 0; i < 12; i++) {
        fillBox(
          context,
          [i * 0.09 - (row % 2) * 0.045, 0.6 + row * 0.068, 0.05, 0.05],
          0.014,
          css(shift(colour, -0.12)),
        );
      }
    }
  });
  const cloth = 'M 4 52 Q 50 44 96 52 L 97 60 L 80 72 L 66 60 L 50 78 L 34 60 L 20 72 L 3 60 Z';
  fillOutline(context, cloth, css(WHITE));
  within(context, cloth, () => {
    for (let i = 0; i < 13; i++)
      fillBox(context, [i * 0.08, 0.4, 0.04, 0.5], 0, css([0.6, 0.2, 25], 0.55));
    for (let i = 0; i < 5; i++)
      fillBox(context, [0, 0.46 + i * 0.08, 1, 0.04], 0, css([0.6, 0.2, 25], 0.55));
  });
  fillBox(context, [0.02, 0.49, 0.96, 0.05], 0.025, css(shift(colour, 0.05), 0));
}

/** A tin box with a clasp, a handle and an apple beside it. */
function lunchBox(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 34 36 L 34 24 Q 34 18 40 18 L 60 18 Q 66 18 66 24 L 66 36',
    0.05,
    css(IRON),
  );
  fillBox(context, [0.03, 0.34, 0.94, 0.65], 0.12, fallShade(context, 0.32, 1, colour));
  fillBox(
    context,
    [0.03, 0.34, 0.94, 0.25],
    [0.12, 0.12, 0, 0],
    fallShade(context, 0.3, 0.62, shift(colour, 0.07)),
  );
  fillBox(context, [0.03, 0.575, 0.94, 0.022], 0, css(shift(colour, -0.16)));
  for (const x of [0.2, 0.7]) {
    fillBox(context, [x, 0.52, 0.1, 0.14], 0.025, fallShade(context, 0.52, 0.66, STEEL));
    fillBox(context, [x + 0.025, 0.56, 0.05, 0.02], 0.01, css(shift(STEEL, -0.25)));
  }
  fillShape(context, starCorners([0.5, 0.79], 0.12, 0.43), css([0.9, 0.15, 95]));
  gloss(context, [0.34, 0.39, 0.2, 0.018], 0.5);
}

export const TERRACE_FURNITURE: PropFamily = {
  '@picnictable': (context, colour) => picnicTable(context, colour ?? [0.66, 0.1, 62]),
  '@deckchair': (context, colour) => deckChair(context, colour ?? [0.62, 0.16, 245]),
  '@parasol': (context, colour) => parasol(context, colour ?? [0.64, 0.2, 28]),
  '@staircase': (context, colour) => staircase(context, colour ?? [0.55, 0.1, 50]),
  '@doormat': (context, colour) => doormat(context, colour ?? [0.66, 0.09, 65]),
  '@sleepingbag': (context, colour) => sleepingBag(context, colour ?? [0.6, 0.15, 245]),
  '@coolerbox': (context, colour) => coolerBox(context, colour ?? [0.58, 0.17, 250]),
  '@picnicbasket': (context, colour) => picnicBasket(context, colour ?? [0.66, 0.1, 65]),
  '@lunchbox': (context, colour) => lunchBox(context, colour ?? [0.64, 0.19, 28]),
};
