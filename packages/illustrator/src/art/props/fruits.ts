import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const LEAF: Colour = [0.6, 0.16, 140];
const STALK: Colour = [0.5, 0.1, 75];

/** A leaf with a vein that grows from (x, y), upright before it is turned. */
function leaf(
  context: Canvas2D,
  [x, y, turn]: readonly [number, number, number],
  long: number,
): void {
  turned(context, [x, y, turn], () => {
    context.scale(long, long);
    fillOutline(
      context,
      'M 0 0 C -42 -24 -34 -76 0 -100 C 34 -76 42 -24 0 0 Z',
      roundShade(context, -0.34, 0.34, LEAF),
    );
    strokeOutline(context, 'M 0 -4 L 0 -82', 0.03, css(shift(LEAF, -0.12)));
  });
}

/** Half a citrus fruit that leans on the whole one. */
function grapefruit(context: Canvas2D, colour: Colour): void {
  const peel: Colour = [0.8, 0.15, 58];
  leaf(context, [0.4, 0.14, 0.9], 0.26);
  fillBall(context, 0.37, 0.46, 0.36, peel);
  fillEllipse(context, [0.38, 0.14, 0.03, 0.02], css(STALK));
  for (let i = 0; i < 16; i++)
    fillEllipse(
      context,
      [0.12 + ((i * 7) % 16) * 0.03, 0.26 + ((i * 5) % 16) * 0.028, 0.008, 0.008],
      css(shift(peel, -0.08), 0.7),
    );
  gloss(context, [0.24, 0.28, 0.06, 0.08], 0.35);
  fillEllipse(context, [0.64, 0.65, 0.35, 0.35], css(shift(peel, -0.04)));
  fillEllipse(context, [0.63, 0.65, 0.33, 0.335], css([0.95, 0.05, 75]));
  for (let i = 0; i < 10; i++)
    turned(context, [0.63, 0.65, (i / 10) * Math.PI * 2], () => {
      fillOutline(
        context,
        'M 0 -4 L -7.6 -25 Q -6 -30 0 -30.5 Q 6 -30 7.6 -25 Z',
        fallShade(context, -0.3, 0, colour),
      );
      strokeOutline(context, 'M -2 -24 L -1 -14', 0.012, css(shift(colour, 0.14), 0.7));
    });
  fillEllipse(context, [0.63, 0.65, 0.035, 0.035], css([0.96, 0.04, 75]));
}

/** A drop-shaped fruit with a half of another that shows its seeds. */
function fig(context: Canvas2D, colour: Colour): void {
  const shape =
    'M 50 4 C 58 4 56 22 62 32 C 72 44 88 52 88 70 C 88 90 70 98 50 98 C 30 98 12 90 12 70 C 12 52 28 44 38 32 C 44 22 42 4 50 4 Z';
  const placed = (x: number, y: number, size: number, turn: number, draw: () => void): void =>
    turned(context, [x, y, turn], () => {
      context.scale(size, size);
      context.translate(-0.5, -0.98);
      draw();
    });
  placed(0.35, 0.94, 0.9, -0.1, () => {
    fillOutline(context, shape, roundShade(context, 0.1, 0.9, colour));
    for (const [x, lean] of [
      [40, -14],
      [50, 0],
      [60, 14],
    ] as const)
      strokeOutline(
        context,
        `M ${x} 34 C ${x + lean} 52 ${x + lean * 1.4} 74 ${x + lean * 0.8} 92`,
        0.012,
        css(shift(colour, 0.14), 0.6),
      );
    strokeOutline(context, 'M 50 12 L 51 4', 0.06, css([0.62, 0.12, 125]));
    gloss(context, [0.27, 0.6, 0.04, 0.1], 0.35);
  });
  placed(0.7, 0.99, 0.72, 0.16, () => {
    fillOutline(context, shape, css(shift(colour, -0.03)));
    context.translate(0.04, 0.055);
    context.scale(0.92, 0.92);
    fillOutline(context, shape, css([0.93, 0.07, 105]));
    fillOutline(
      context,
      'M 50 38 C 66 48 78 56 78 70 C 78 84 64 90 50 90 C 36 90 22 84 22 70 C 22 56 34 48 50 38 Z',
      fallShade(context, 0.36, 0.94, [0.58, 0.19, 15]),
    );
    for (let i = 0; i < 30; i++) {
      const reach = 0.05 + 0.18 * Math.sqrt(i / 30);
      fillEllipse(
        context,
        [0.5 + reach * Math.cos(i * 2.4), 0.69 + reach * 0.86 * Math.sin(i * 2.4), 0.016, 0.016],
        css([0.9, 0.1, 85]),
      );
    }
    fillOutline(
      context,
      'M 50 54 C 54 62 54 74 50 80 C 46 74 46 62 50 54 Z',
      css([0.45, 0.17, 15]),
    );
  });
}

/** Dark drupelets on a cone under a star of leaves. */
function blackberry(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 40 C 14 22 86 22 86 40 C 88 64 68 98 50 98 C 32 98 12 64 14 40 Z',
    css(shift(colour, -0.1)),
  );
  const rows: readonly (readonly [number, number, number])[] = [
    [0.34, 0.27, 4],
    [0.45, 0.315, 5],
    [0.56, 0.27, 4],
    [0.66, 0.24, 4],
    [0.76, 0.17, 3],
    [0.85, 0.1, 2],
    [0.92, 0, 1],
  ];
  for (const [y, half, count] of rows) {
    for (let i = 0; i < count; i++) {
      const x = 0.5 + (count === 1 ? 0 : (i / (count - 1)) * 2 - 1) * half;
      fillBall(context, x, y, 0.085, shift(colour, ((i * 3 + count) % 3) * 0.02));
      gloss(context, [x - 0.025, y - 0.035, 0.02, 0.014], 0.75);
    }
  }
  strokeOutline(context, 'M 50 24 Q 51 12 58 3', 0.035, css([0.55, 0.12, 130]));
  for (const turn of [-1.75, -1.2, 1.2, 1.75, -2.5, 2.5]) leaf(context, [0.5, 0.25, turn], 0.25);
}

/** Half of the fruit, full of black seeds, before the whole one. */
function papaya(context: Canvas2D, colour: Colour): void {
  const shape =
    'M 50 2 C 62 2 66 18 72 34 C 84 60 78 98 50 98 C 22 98 16 60 28 34 C 34 18 38 2 50 2 Z';
  turned(context, [0.33, 0.5, -0.22], () => {
    context.translate(-0.5, -0.5);
    fillOutline(context, shape, roundShade(context, 0.2, 0.8, [0.72, 0.15, 115]));
    within(context, shape, () =>
      fillEllipse(context, [0.36, 0.72, 0.2, 0.3], css([0.8, 0.16, 75], 0.6)),
    );
    fillEllipse(context, [0.5, 0.03, 0.04, 0.025], css(STALK));
  });
  turned(context, [0.66, 0.51, 0.24], () => {
    context.translate(-0.5, -0.5);
    fillOutline(context, shape, css([0.74, 0.15, 95]));
    context.translate(0.035, 0.035);
    context.scale(0.93, 0.93);
    fillOutline(context, shape, roundShade(context, 0.2, 0.8, colour));
    fillOutline(
      context,
      'M 50 28 C 56 36 62 48 62 62 C 62 76 56 84 50 84 C 44 84 38 76 38 62 C 38 48 44 36 50 28 Z',
      css(shift(colour, -0.12)),
    );
    for (let i = 0; i < 24; i++) {
      const y = 0.42 + i * 0.0165;
      const half = 0.095 * Math.sin(((y - 0.28) / 0.6) * Math.PI);
      fillBall(
        context,
        0.5 + half * ([-0.9, 0.4, -0.25, 0.95][i % 4] ?? 0),
        y,
        0.034,
        [0.27, 0.02, 160],
      );
    }
  });
}

/** Three fruits with rough red skin, one of them half peeled. */
function lychee(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 30 36 Q 44 22 52 16 Q 62 22 70 38 M 52 16 L 53 8', 0.03, css(STALK));
  leaf(context, [0.53, 0.17, 1.2], 0.36);
  leaf(context, [0.51, 0.18, -1.25], 0.33);
  const rough = (x: number, y: number, radius: number): void => {
    fillBall(context, x, y, radius, colour);
    for (let i = 0; i < 34; i++) {
      const reach = radius * 0.9 * Math.sqrt((i + 0.5) / 34);
      const [sx, sy] = [x + reach * Math.cos(i * 2.4), y + reach * Math.sin(i * 2.4)];
      fillEllipse(context, [sx, sy + 0.006, 0.02, 0.018], css(shift(colour, -0.12), 0.7));
      fillEllipse(context, [sx - 0.003, sy - 0.003, 0.013, 0.012], css(shift(colour, 0.09), 0.85));
    }
  };
  rough(0.26, 0.48, 0.23);
  rough(0.74, 0.48, 0.23);
  fillBall(context, 0.5, 0.72, 0.27, [0.94, 0.02, 20]);
  gloss(context, [0.4, 0.58, 0.06, 0.045], 0.9);
  within(
    context,
    'M 20 70 L 28 76 L 38 70 L 46 78 L 56 71 L 64 78 L 74 70 L 82 72 L 82 100 L 18 100 Z',
    () => rough(0.5, 0.72, 0.275),
  );
}

/** Wrinkled brown fruits, one of them open with its stone. */
function dateFruit(context: Canvas2D, colour: Colour): void {
  const one = (x: number, y: number, turn: number, isOpen: boolean): void =>
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0, 0, 0.3, 0.17], fallShade(context, -0.16, 0.18, colour));
      for (const [dy, bend] of [
        [-8, -4],
        [-2, -1],
        [5, 3],
        [10, 4],
      ] as const)
        strokeOutline(
          context,
          `M -22 ${dy} Q 0 ${dy + bend} 22 ${dy - 1}`,
          0.012,
          css(shift(colour, -0.1), 0.8),
        );
      gloss(context, [-0.08, -0.1, 0.12, 0.022], 0.4);
      fillEllipse(context, [-0.28, -0.01, 0.04, 0.055], css([0.74, 0.11, 80]));
      if (!isOpen) return;
      fillEllipse(context, [0.02, 0.01, 0.22, 0.1], css([0.76, 0.12, 72]));
      fillEllipse(
        context,
        [0.02, 0.02, 0.16, 0.062],
        fallShade(context, -0.05, 0.08, [0.5, 0.08, 55]),
      );
      strokeOutline(context, 'M -11 2 L 15 2', 0.014, css([0.36, 0.06, 50]));
    });
  one(0.34, 0.34, -0.25, false);
  one(0.7, 0.5, 0.2, false);
  one(0.32, 0.62, 0.12, false);
  one(0.6, 0.82, -0.1, true);
}

export const FRUITS: PropFamily = {
  '@grapefruit': (context, colour) => grapefruit(context, colour ?? [0.66, 0.19, 25]),
  '@fig': (context, colour) => fig(context, colour ?? [0.4, 0.11, 320]),
  '@blackberry': (context, colour) => blackberry(context, colour ?? [0.33, 0.1, 300]),
  '@papaya': (context, colour) => papaya(context, colour ?? [0.75, 0.17, 50]),
  '@lychee': (context, colour) => lychee(context, colour ?? [0.6, 0.18, 15]),
  '@datefruit': (context, colour) => dateFruit(context, colour ?? [0.44, 0.1, 48]),
};
