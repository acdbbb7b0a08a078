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
} from './brush.ts';

const LEAF: Colour = [0.6, 0.16, 140];

/** A knobby root with a slice cut from it. */
function gingerRoot(context: Canvas2D, colour: Colour): void {
  const shape =
    'M 6 66 C 2 52 14 46 24 48 C 22 36 18 24 28 18 C 40 12 48 24 46 36 C 54 30 58 28 62 22 C 64 8 84 8 86 22 C 87 32 80 38 76 44 C 90 42 99 52 95 64 C 92 76 78 74 70 72 C 66 84 70 96 56 97 C 44 98 42 86 44 78 C 32 84 10 84 6 66 Z';
  fillOutline(context, shape, fallShade(context, 0.1, 1, colour));
  for (const path of [
    'M 25 28 Q 33 33 45 28',
    'M 26 40 Q 35 44 46 39',
    'M 62 30 Q 70 38 80 36',
    'M 14 52 Q 18 64 12 76',
    'M 27 50 Q 31 64 26 80',
    'M 84 46 Q 80 58 84 72',
    'M 46 84 Q 56 88 67 83',
    'M 46 50 Q 56 46 64 50',
  ])
    strokeOutline(context, path, 0.012, css(shift(colour, -0.14), 0.8));
  for (const [x, y, wide, high] of [
    [0.74, 0.15, 0.095, 0.055],
    [0.08, 0.63, 0.04, 0.075],
  ] as const) {
    fillEllipse(context, [x, y, wide, high], css(shift(colour, -0.1)));
    fillEllipse(context, [x, y, wide * 0.86, high * 0.84], css([0.92, 0.1, 95]));
    fillEllipse(context, [x, y, wide * 0.5, high * 0.46], css([0.87, 0.12, 92]));
  }
  gloss(context, [0.34, 0.56, 0.08, 0.025], 0.3);
  fillEllipse(context, [0.83, 0.89, 0.15, 0.1], css(shift(colour, -0.1)));
  fillEllipse(context, [0.82, 0.875, 0.14, 0.09], css([0.92, 0.1, 95]));
  fillEllipse(context, [0.82, 0.875, 0.085, 0.052], css([0.88, 0.12, 92]));
}

/** Stalks that join at the foot and bear leaves. */
function celery(context: Canvas2D, colour: Colour): void {
  const stalks = [
    [-26, -0.3],
    [26, 0.3],
    [-14, -0.15],
    [14, 0.15],
    [0, 0],
  ] as const;
  for (const [lean] of stalks) {
    const top = 50 + lean * 1.15;
    for (const [dx, dy, size] of [
      [-9, -3, 0.1],
      [9, -3, 0.1],
      [0, -12, 0.12],
      [-5, 6, 0.08],
      [6, 6, 0.08],
    ] as const) {
      const [x, y] = [(top + dx) / 100, (22 + dy + Math.abs(lean) * 0.25) / 100];
      fillEllipse(
        context,
        [x, y, size * 0.9, size * 0.8],
        roundShade(context, x - size, x + size, shift(LEAF, dy < 0 ? 0.03 : -0.04)),
      );
      strokeOutline(
        context,
        `M ${x * 100} ${y * 100 + size * 60} L ${x * 100} ${y * 100 - size * 50}`,
        0.01,
        css(shift(LEAF, -0.12)),
      );
    }
  }
  for (const [lean] of stalks) {
    const top = 50 + lean * 1.1;
    const foot = 50 + lean * 0.5;
    fillOutline(
      context,
      `M ${top - 5} ${30 + Math.abs(lean) * 0.2} L ${top + 5} ${30 + Math.abs(lean) * 0.2} C ${top + 4} 60 ${foot + 11} 74 ${foot + 10} 92 L ${foot - 10} 92 C ${foot - 11} 74 ${top - 4} 60 ${top - 5} ${30 + Math.abs(lean) * 0.2} Z`,
      roundShade(context, (foot - 11) / 100, (foot + 11) / 100, colour),
    );
    for (const side of [-2.5, 2.5])
      strokeOutline(
        context,
        `M ${top + side * 0.7} 36 C ${top + side} 60 ${foot + side * 1.6} 74 ${foot + side * 1.6} 90`,
        0.009,
        css(shift(colour, -0.1), 0.7),
      );
  }
  fillOutline(
    context,
    'M 27 88 Q 50 94 73 88 Q 72 99 60 99 L 40 99 Q 28 99 27 88 Z',
    roundShade(context, 0.27, 0.73, [0.93, 0.07, 115]),
  );
}

/** White florets in a collar of leaves. */
function cauliflower(context: Canvas2D, colour: Colour): void {
  for (const [turn, size] of [
    [-1.15, 0.62],
    [1.15, 0.62],
    [-0.7, 0.72],
    [0.7, 0.72],
  ] as const)
    turned(context, [0.5, 0.9, turn], () => {
      context.scale(size, size);
      fillOutline(
        context,
        'M 0 10 C -40 -10 -40 -70 0 -98 C 40 -70 40 -10 0 10 Z',
        roundShade(context, -0.34, 0.34, LEAF),
      );
      strokeOutline(
        context,
        'M 0 0 L 0 -80 M 0 -30 L -14 -50 M 0 -30 L 14 -50',
        0.03,
        css(shift(LEAF, 0.16)),
      );
    });
  for (const [x, y, size] of [
    [0.28, 0.42, 0.17],
    [0.72, 0.42, 0.17],
    [0.5, 0.28, 0.19],
    [0.38, 0.3, 0.15],
    [0.63, 0.3, 0.15],
    [0.5, 0.48, 0.2],
    [0.25, 0.57, 0.15],
    [0.75, 0.57, 0.15],
    [0.38, 0.6, 0.16],
    [0.62, 0.6, 0.16],
  ] as const) {
    for (let i = 0; i < 8; i++)
      fillBall(
        context,
        x + size * 0.62 * Math.cos(i * 0.8),
        y + size * 0.56 * Math.sin(i * 0.8),
        size * 0.42,
        shift(colour, y > 0.5 ? -0.03 : 0),
      );
    fillBall(context, x, y - size * 0.1, size * 0.5, colour);
  }
  for (const side of [-1, 1])
    fillOutline(
      context,
      `M 50 99 C ${50 + side * 26} 99 ${50 + side * 46} 84 ${50 + side * 44} 58 C ${50 + side * 34} 62 ${50 + side * 16} 74 50 78 Z`,
      fallShade(context, 0.56, 1, shift(LEAF, 0.03)),
    );
  fillOutline(
    context,
    'M 50 99 C 32 96 28 78 34 66 C 44 72 56 72 66 66 C 72 78 68 96 50 99 Z',
    fallShade(context, 0.62, 1, shift(LEAF, 0.07)),
  );
  strokeOutline(
    context,
    'M 50 96 L 50 76 M 50 88 L 41 77 M 50 88 L 59 77',
    0.02,
    css([0.87, 0.1, 120]),
  );
}

/** A whole one, aslant, with slices before it. */
function zucchini(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.44, -0.5], () => {
    fillBox(
      context,
      [-0.56, -0.06, 0.16, 0.1],
      0.03,
      fallShade(context, -0.06, 0.04, [0.7, 0.13, 118]),
    );
    fillOutline(
      context,
      'M -42 -8 C -30 -14 10 -18 38 -16 C 54 -15 54 15 38 16 C 10 18 -30 12 -42 7 Z',
      fallShade(context, -0.16, 0.17, colour),
    );
    for (const y of [-8, -1, 7])
      strokeOutline(
        context,
        `M -38 ${y * 0.7} Q 0 ${y * 1.3} 40 ${y}`,
        0.012,
        css(shift(colour, 0.16), 0.7),
      );
    gloss(context, [0.05, -0.11, 0.24, 0.018], 0.45);
  });
  for (const [x, y] of [
    [0.34, 0.84],
    [0.6, 0.86],
    [0.84, 0.82],
  ] as const) {
    fillEllipse(context, [x + 0.025, y + 0.02, 0.14, 0.13], css(shift(colour, -0.06)));
    fillEllipse(context, [x, y, 0.14, 0.13], css(colour));
    fillEllipse(context, [x, y, 0.12, 0.11], css([0.93, 0.08, 115]));
    fillEllipse(context, [x, y, 0.075, 0.068], css([0.88, 0.1, 112]));
    for (let i = 0; i < 8; i++)
      turned(context, [x, y, i * 0.785], () =>
        fillEllipse(context, [0, -0.05, 0.009, 0.017], css([0.97, 0.05, 105])),
      );
  }
}

/** A bunch of broad, crinkled leaves tied at their stalks. */
function spinach(context: Canvas2D, colour: Colour): void {
  for (const [turn, size, tone] of [
    [-0.85, 0.72, -0.05],
    [0.85, 0.72, -0.06],
    [-0.45, 0.88, 0],
    [0.45, 0.88, -0.02],
    [0, 0.96, 0.04],
    [-0.22, 0.66, 0.06],
    [0.25, 0.64, 0.05],
  ] as const)
    turned(context, [0.5, 0.93, turn], () => {
      context.scale(size, size);
      strokeOutline(context, 'M 0 0 L 0 -40', 0.06, css([0.78, 0.14, 128]));
      fillOutline(
        context,
        'M 0 -36 C -10 -30 -24 -36 -23 -46 C -30 -52 -28 -62 -24 -66 C -25 -78 -16 -86 -11 -87 C -8 -94 -3 -97 0 -97 C 3 -97 8 -94 11 -87 C 16 -86 25 -78 24 -66 C 28 -62 30 -52 23 -46 C 24 -36 10 -30 0 -36 Z',
        roundShade(context, -0.28, 0.28, shift(colour, tone)),
      );
      strokeOutline(context, 'M 0 -36 L 0 -88', 0.024, css(shift(colour, 0.2)));
      strokeOutline(
        context,
        'M 0 -48 L -14 -60 M 0 -48 L 14 -60 M 0 -64 L -12 -76 M 0 -64 L 12 -76',
        0.014,
        css(shift(colour, 0.14)),
      );
    });
  fillOutline(
    context,
    'M 43 82 L 57 82 L 60 99 L 40 99 Z',
    roundShade(context, 0.4, 0.6, [0.78, 0.14, 128]),
  );
  fillBox(context, [0.39, 0.8, 0.22, 0.065], 0.03, fallShade(context, 0.8, 0.87, [0.6, 0.21, 25]));
}

/** A wide bowl of kidney beans. */
function bowlOfBeans(context: Canvas2D, colour: Colour): void {
  const bowl: Colour = [0.8, 0.08, 75];
  fillEllipse(context, [0.5, 0.5, 0.48, 0.14], css(shift(bowl, 0.06)));
  fillEllipse(context, [0.5, 0.51, 0.44, 0.11], css(shift(colour, -0.14)));
  for (let row = 0; row < 4; row++) {
    const count = 8 - row;
    for (let i = 0; i < count; i++) {
      const along = (i / (count - 1)) * 2 - 1;
      const high = [0.41, 0.33, 0.48, 0.54][row] ?? 0.5;
      turned(
        context,
        [
          0.5 + along * (row < 2 ? 0.3 - row * 0.08 : 0.4 - (row - 2) * 0.07),
          high + along * along * 0.08 * (row < 2 ? 1 : 0.3),
          i * 1.7 + row,
        ],
        () => {
          fillOutline(
            context,
            'M -9 0 C -10 -8 -3 -9 0 -6 C 3 -9 10 -8 9 0 C 8 8 -8 8 -9 0 Z',
            fallShade(context, -0.08, 0.08, shift(colour, (i % 3) * 0.03)),
          );
          gloss(context, [-0.035, -0.03, 0.022, 0.012], 0.55);
        },
      );
    }
  }
  fillOutline(
    context,
    'M 2 50 C 6 84 28 98 38 99 L 62 99 C 72 98 94 84 98 50 C 88 68 12 68 2 50 Z',
    roundShade(context, 0.02, 0.98, bowl),
  );
  gloss(context, [0.18, 0.74, 0.025, 0.08], 0.4);
}

export const GREENS: PropFamily = {
  '@ginger': (context, colour) => gingerRoot(context, colour ?? [0.78, 0.09, 78]),
  '@celery': (context, colour) => celery(context, colour ?? [0.83, 0.14, 125]),
  '@cauliflower': (context, colour) => cauliflower(context, colour ?? [0.95, 0.035, 92]),
  '@zucchini': (context, colour) => zucchini(context, colour ?? [0.52, 0.13, 142]),
  '@spinach': (context, colour) => spinach(context, colour ?? [0.52, 0.14, 143]),
  '@beans': (context, colour) => bowlOfBeans(context, colour ?? [0.48, 0.14, 25]),
};
