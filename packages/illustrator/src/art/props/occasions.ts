import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle } from '../../painting.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

type Points = readonly (readonly [number, number])[];

/** The letters of STOP in a box of one, as strokes. */
const STOP: readonly (readonly Points[])[] = [
  [[[0.92, 0.16], [0.7, 0], [0.25, 0], [0.06, 0.2], [0.2, 0.42], [0.78, 0.56], [0.94, 0.78], [0.74, 1], [0.28, 1], [0.06, 0.84]]], // prettier-ignore
  [[[0, 0], [1, 0]], [[0.5, 0], [0.5, 1]]], // prettier-ignore
  [[[0.3, 0], [0.7, 0], [0.95, 0.28], [0.95, 0.72], [0.7, 1], [0.3, 1], [0.05, 0.72], [0.05, 0.28], [0.3, 0]]], // prettier-ignore
  [[[0.1, 1], [0.1, 0], [0.68, 0], [0.93, 0.16], [0.93, 0.38], [0.68, 0.54], [0.1, 0.54]]], // prettier-ignore
];

const octagon = (x: number, y: number, reach: number): Points =>
  Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + 0.5) / 8) * TAU;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
  });

/** On its post, with its word. */
function stopSign(context: Canvas2D): void {
  fillBox(context, [0.47, 0.5, 0.06, 0.5], 0.012, roundShade(context, 0.47, 0.53, STEEL));
  fillShape(context, octagon(0.5, 0.34, 0.355), css([0.98, 0.004, 90]));
  fillShape(context, octagon(0.5, 0.34, 0.325), css([0.57, 0.21, 26]));
  const white = css([0.99, 0.003, 90]);
  for (const [i, letter] of STOP.entries()) {
    const left = 0.252 + i * 0.132;
    for (const stroke of letter) {
      strokeLine(
        context,
        stroke.map(([x, y]) => [left + x * 0.1, 0.255 + y * 0.17] as const),
        0.028,
        white,
      );
    }
  }
}

function note(context: Canvas2D, x: number, y: number, turn: number): void {
  turned(context, [x, y, turn], () => {
    fillBox(context, [-0.13, -0.06, 0.26, 0.12], 0.012, fallShade(context, -0.06, 0.06, [0.74, 0.12, 150])); // prettier-ignore
    context.strokeStyle = css([0.52, 0.12, 152]);
    context.lineWidth = 0.008;
    context.beginPath();
    context.roundRect(-0.115, -0.046, 0.23, 0.092, 0.008);
    context.stroke();
    fillEllipse(context, [0, 0, 0.034, 0.036], css([0.88, 0.07, 145]));
    strokeLine(context, [[0.014, -0.016], [-0.014, -0.008], [0.014, 0.01], [-0.014, 0.018]], 0.007, css([0.45, 0.11, 152])); // prettier-ignore
  });
}

/** A heap of banknotes with coins at its foot. */
function moneyPile(context: Canvas2D): void {
  const random = createRandom(7);
  for (let row = 0; row < 9; row++) {
    const y = 0.92 - row * 0.09;
    const half = 0.4 * (1 - row / 9.4);
    const count = Math.max(1, Math.round(half * 12));
    for (let i = 0; i < count; i++) {
      const across = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      note(context, 0.5 + across * half + (random() - 0.5) * 0.04, y, (random() - 0.5) * 0.9 + across * 0.3); // prettier-ignore
    }
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = [0.1 + i * 0.1, 0.93 + (i % 2) * 0.03];
    fillEllipse(context, [x, y + 0.014, 0.052, 0.034], css(shift(BRASS, -0.14)));
    fillEllipse(context, [x, y, 0.052, 0.034], css(shift(BRASS, 0.04)));
    fillEllipse(context, [x, y, 0.034, 0.02], css(shift(BRASS, -0.05)));
  }
}

/** A churn of metal with two handles. */
function milkCan(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(colour, -0.22));
  context.lineWidth = 0.035;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(0.5 + side * 0.27, 0.33, 0.07, 0.1, 0, 0, TAU);
    context.stroke();
  }
  fillOutline(
    context,
    'M 34 3 L 66 3 L 66 20 C 66 27 80 31 80 43 L 80 95 Q 80 100 75 100 L 25 100 Q 20 100 20 95 L 20 43 C 20 31 34 27 34 20 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillBox(context, [0.3, 0, 0.4, 0.06], 0.03, roundShade(context, 0.3, 0.7, shift(colour, 0.04)));
  for (const y of [0.45, 0.88])
    fillBox(context, [0.195, y, 0.61, 0.035], 0.012, roundShade(context, 0.2, 0.8, shift(colour, -0.08))); // prettier-ignore
}

const FEATHERS: Colour = [0.97, 0.008, 250];

/** Two swans face each other; between their necks there is a heart. */
function swanHeart(context: Canvas2D): void {
  for (const side of [1, -1]) {
    context.save();
    context.translate(0.5, 0);
    context.scale(side, 1);
    fillOutline(context, 'M 12 96 C 6 78 20 66 32 70 C 40 58 50 60 50 66 C 52 82 44 98 30 99 Q 18 100 12 96 Z', fallShade(context, 0.6, 1, FEATHERS)); // prettier-ignore
    fillOutline(
      context,
      'M 24 90 C 22 78 34 72 48 68 C 46 86 36 94 24 90 Z',
      css([0.9, 0.015, 255]),
    );
    strokeOutline(
      context,
      'M 17 84 C 2 72 26 58 26 38 C 26 22 8 20 4 36',
      0.078,
      css([0.9, 0.014, 255]),
    );
    strokeOutline(context, 'M 17 84 C 2 72 26 58 26 38 C 26 22 8 20 4 36', 0.066, css(FEATHERS));
    fillEllipse(context, [0.052, 0.37, 0.05, 0.042], css(FEATHERS));
    fillOutline(context, 'M 5.5 39 Q 1 42 0.4 47 Q 4 48 8.4 42 Z', css([0.72, 0.17, 55]));
    fillEllipse(context, [0.058, 0.362, 0.009, 0.011], css([0.2, 0.02, 280]));
    context.restore();
  }
}

/** Sunflowers or tulips in paper with a ribbon. */
function wrapped(context: Canvas2D, head: (x: number, y: number) => void, ribbon: Colour): void {
  for (const [x, y] of [
    [0.16, 0.34],
    [0.84, 0.34],
    [0.32, 0.12],
    [0.68, 0.12],
  ] as const)
    // prettier-ignore
    fillEllipse(context, [x, y, 0.07, 0.11], css([0.52, 0.13, 145]));
  fillOutline(context, 'M 12 42 L 88 42 L 60 80 L 72 99 L 28 99 L 40 80 Z', roundShade(context, 0.1, 0.9, [0.84, 0.05, 75])); // prettier-ignore
  fillOutline(context, 'M 50 48 L 88 42 L 60 80 Z', css([0.77, 0.06, 70], 0.8));
  for (const [x, y] of [
    [0.34, 0.17],
    [0.66, 0.17],
    [0.2, 0.36],
    [0.8, 0.36],
    [0.5, 0.3],
    [0.36, 0.47],
    [0.64, 0.47],
  ] as const)
    // prettier-ignore
    head(x, y);
  fillBox(context, [0.37, 0.765, 0.26, 0.05], 0.02, css(ribbon));
  for (const side of [-1, 1])
    fillEllipse(context, [0.5 + side * 0.09, 0.785, 0.085, 0.045], css(shift(ribbon, 0.05)));
}

function sunflower(context: Canvas2D, x: number, y: number): void {
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * TAU;
    context.fillStyle = css([i % 2 === 0 ? 0.84 : 0.79, 0.17, 86]);
    context.beginPath();
    context.ellipse(x + Math.cos(turn) * 0.095, y + Math.sin(turn) * 0.095, 0.06, 0.026, turn, 0, TAU); // prettier-ignore
    context.fill();
  }
  fillBall(context, x, y, 0.068, [0.36, 0.07, 50]);
  context.fillStyle = css([0.5, 0.09, 60]);
  for (let i = 0; i < 9; i++)
    fillCircle(context, x + Math.cos(i * 2.4) * 0.042, y + Math.sin(i * 2.4) * 0.042, 0.008);
}

function tulip(context: Canvas2D, x: number, y: number, colour: Colour): void {
  const [h, v] = [x * 100, y * 100];
  fillOutline(context, `M ${h - 9} ${v - 11} Q ${h - 4} ${v - 6} ${h} ${v - 13} Q ${h + 4} ${v - 6} ${h + 9} ${v - 11} C ${h + 13} ${v + 5} ${h + 6} ${v + 11} ${h} ${v + 11} C ${h - 6} ${v + 11} ${h - 13} ${v + 5} ${h - 9} ${v - 11} Z`, css(colour)); // prettier-ignore
  fillOutline(context, `M ${h} ${v - 13} C ${h + 7} ${v - 4} ${h + 6} ${v + 8} ${h} ${v + 11} C ${h - 6} ${v + 8} ${h - 7} ${v - 4} ${h} ${v - 13} Z`, css(shift(colour, 0.08))); // prettier-ignore
}

/** A tree whose crown is a heart of leaves. */
function heartTree(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 45 100 Q 48 80 46 60 L 54 60 Q 52 80 57 100 Z', roundShade(context, 0.45, 0.57, [0.46, 0.08, 50])); // prettier-ignore
  strokeOutline(context, 'M 49 74 Q 40 62 32 56 M 51 70 Q 60 60 68 54', 0.022, css([0.42, 0.07, 50])); // prettier-ignore
  const heart =
    'M 50 74 C 14 54 2 36 10 18 C 18 2 42 2 50 20 C 58 2 82 2 90 18 C 98 36 86 54 50 74 Z';
  fillOutline(context, heart, fallShade(context, 0.05, 0.74, colour));
  const random = createRandom(3);
  within(context, heart, () => {
    for (let i = 0; i < 150; i++) {
      const [x, y] = [random(), random() * 0.76];
      context.fillStyle = css(shift(colour, (random() - 0.55) * 0.2), 0.7);
      context.beginPath();
      context.ellipse(x, y, 0.034, 0.02, random() * TAU, 0, TAU);
      context.fill();
    }
  });
}

/** Coins that lie on each other, not quite even. */
function coinStack(context: Canvas2D, colour: Colour): void {
  const [half, rise, tall] = [0.4, 0.13, 0.105];
  [0.01, -0.02, 0.015, -0.01, 0.02, 0].forEach((lean, i) => {
    const [x, y] = [0.5 + lean, 0.99 - rise - i * tall];
    const side = roundShade(context, x - half, x + half, shift(colour, -0.05));
    fillEllipse(context, [x, y, half, rise], side);
    fillBox(context, [x - half, y - tall, half * 2, tall], 0, side);
    for (let groove = -7; groove <= 7; groove++) {
      const across = x + Math.sin((groove / 8) * (Math.PI / 2)) * half;
      const low = y + rise * Math.cos((groove / 8) * (Math.PI / 2));
      strokeLine(context, [[across, low - 0.02], [across, low - tall + 0.02]], 0.01, css(shift(colour, -0.2), 0.55)); // prettier-ignore
    }
    fillEllipse(context, [x, y - tall, half, rise], css(shift(colour, 0.05)));
    strokeEllipse(context, [x, y - tall, half * 0.84, rise * 0.8], 0.014, css(shift(colour, -0.1)));
  });
  gloss(context, [0.4, 0.225, 0.14, 0.03], 0.35);
}

/** What people send, celebrate with and warn with. */
export const OCCASIONS: PropFamily = {
  '@coinstack': (context, colour) => coinStack(context, colour ?? [0.8, 0.15, 78]),
  '@stopsign': stopSign,
  '@hearttree': (context, colour) => heartTree(context, colour ?? [0.64, 0.17, 140]),
  '@moneypile': moneyPile,
  '@milkcan': (context, colour) => milkCan(context, colour ?? STEEL),
  '@swanheart': swanHeart,
  '@sunflowerbouquet': (context) =>
    wrapped(context, (x, y) => sunflower(context, x, y), [0.6, 0.13, 250]),
  '@tulipbouquet': (context, colour) =>
    wrapped(context, (x, y) => tulip(context, x, y, colour ?? [0.68, 0.19, 12]), [0.9, 0.05, 340]),
};
