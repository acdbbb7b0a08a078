import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
} from './brush.ts';

const LEAF: Colour = [0.6, 0.16, 140];

/** Leaves on stalks, which come out of a root at (50, 44). */
function rootLeaves(context: Canvas2D, stalk: Colour): void {
  for (const lean of [-20, 20, 0]) {
    const x = 50 + lean;
    strokeOutline(context, `M 50 44 Q ${50 + lean * 0.3} 30 ${x} 22`, 0.035, css(stalk));
    fillOutline(
      context,
      `M ${x} 30 C ${x - 15} 24 ${x - 12} 8 ${x + lean * 0.3} 2 C ${x + 13} 10 ${x + 14} 24 ${x} 30 Z`,
      roundShade(context, (x - 12) / 100, (x + 12) / 100, shift(LEAF, lean === 0 ? 0.05 : -0.02)),
    );
  }
}

interface Root {
  readonly skin: Colour;
  readonly stalk: Colour;
  /** Of the lower half, where it has another color. */
  readonly below?: Colour;
}

/** A round root with its leaves and the thin end of its root. */
function root(context: Canvas2D, { skin, stalk, below }: Root): void {
  rootLeaves(context, stalk);
  strokeOutline(context, 'M 50 82 Q 52 92 47 99', 0.025, css(below ?? shift(skin, -0.06)));
  fillOutline(
    context,
    'M 50 40 C 72 38 82 52 76 66 C 70 80 58 86 50 90 C 42 86 30 80 24 66 C 18 52 28 38 50 40 Z',
    roundShade(context, 0.22, 0.78, skin),
  );
  if (below) {
    fillOutline(
      context,
      'M 23 60 Q 50 70 77 60 C 74 78 60 85 50 90 C 40 85 26 78 23 60 Z',
      roundShade(context, 0.22, 0.78, below),
    );
  }
  gloss(context, [0.4, 0.52, 0.07, 0.045]);
}

function leek(context: Canvas2D): void {
  for (const [x, lean] of [
    [42, -26],
    [58, 26],
    [46, -10],
    [54, 10],
  ] as const)
    fillOutline(
      context,
      `M ${x - 7} 48 Q ${x + lean * 0.5 - 7} 26 ${x + lean} 2 Q ${x + lean * 0.7 + 9} 26 ${x + 7} 48 Z`,
      fallShade(context, 0, 0.5, shift(LEAF, lean > 0 ? -0.08 : -0.02)),
    );
  fillOutline(
    context,
    'M 36 44 L 64 44 Q 61 70 62 88 Q 50 96 38 88 Q 39 70 36 44 Z',
    fallShade(context, 0.4, 0.75, [0.93, 0.07, 122]),
  );
  for (const x of [44, 50, 56])
    strokeOutline(context, `M ${x} 50 L ${x} 86`, 0.008, css([0.8, 0.08, 125], 0.8));
  for (const x of [42, 47, 53, 58])
    strokeOutline(
      context,
      `M ${x} 90 Q ${x - 1} 95 ${x + (x - 50) * 0.4} 99`,
      0.014,
      css([0.86, 0.04, 90]),
    );
}

/** A bundle that is held by a band. */
function asparagus(context: Canvas2D): void {
  for (const [x, top] of [
    [28, 14],
    [72, 12],
    [39, 6],
    [61, 8],
    [50, 2],
  ] as const) {
    const foot = 50 + (x - 50) * 0.8;
    const left = (foot - 6) / 100;
    fillOutline(
      context,
      `M ${x - 6} ${top + 16} L ${foot - 6} 97 L ${foot + 6} 97 L ${x + 6} ${top + 16} Z`,
      roundShade(context, left, left + 0.12, [0.72, 0.15, 132]),
    );
    fillOutline(
      context,
      `M ${x - 7} ${top + 20} Q ${x - 8} ${top + 8} ${x} ${top} Q ${x + 8} ${top + 8} ${x + 7} ${top + 20} Q ${x} ${top + 26} ${x - 7} ${top + 20} Z`,
      css([0.58, 0.14, 145]),
    );
    for (const y of [top + 34, top + 52])
      fillOutline(
        context,
        `M ${x - 4} ${y + 4} L ${x} ${y - 4} L ${x + 4} ${y + 4} Z`,
        css([0.58, 0.14, 145], 0.7),
      );
  }
  fillOutline(
    context,
    'M 24 58 Q 50 64 76 58 L 75 68 Q 50 74 25 68 Z',
    fallShade(context, 0.58, 0.74, [0.62, 0.17, 300]),
  );
}

/** A round head of leaves that lie over each other like scales, the tips pointing up. */
function artichoke(context: Canvas2D): void {
  strokeOutline(context, 'M 50 76 L 50 97', 0.1, css([0.62, 0.12, 135]));
  for (const [y, spread, count] of [
    [30, 10, 2],
    [44, 25, 4],
    [58, 33, 5],
    [70, 30, 4],
    [79, 19, 3],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const across = (i / (count - 1) - 0.5) * 2;
      const x = 50 + across * spread;
      const tip = x - across * 5;
      fillOutline(
        context,
        `M ${tip} ${y - 24} C ${x + 9} ${y - 16} ${x + 15} ${y - 2} ${x + 8} ${y + 8} Q ${x} ${y + 13} ${x - 8} ${y + 8} C ${x - 15} ${y - 2} ${x - 9} ${y - 16} ${tip} ${y - 24} Z`,
        fallShade(context, (y - 24) / 100, (y + 12) / 100, [0.72 - y * 0.0016, 0.11, 138]),
      );
      strokeOutline(
        context,
        `M ${tip} ${y - 22} Q ${x + 1} ${y - 8} ${x} ${y + 8}`,
        0.008,
        css([0.5, 0.1, 140], 0.5),
      );
    }
  }
}

export const VEGETABLES: PropFamily = {
  '@radish': (context) =>
    root(context, { skin: [0.62, 0.2, 10], stalk: LEAF, below: [0.86, 0.07, 5] }),
  '@beetroot': (context) => root(context, { skin: [0.42, 0.14, 5], stalk: [0.5, 0.17, 8] }),
  '@turnip': (context) =>
    root(context, { skin: [0.66, 0.14, 325], stalk: LEAF, below: [0.95, 0.02, 100] }),
  '@leek': leek,
  '@asparagus': asparagus,
  '@artichoke': artichoke,
};
