import type { Canvas2D, Fill } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { linearGradient } from '../../painting.ts';
import {
  BRASS,
  fillBall,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  type PropFamily,
  strokeEllipse,
  turned,
} from './brush.ts';

/** Jewelry as it stands or lies in a shop, in the color of its metal. */

const GOLD: Colour = [0.8, 0.14, 85];
const PEARL: Colour = [0.95, 0.015, 70];

/** Light and dark bands of polished metal. */
const metal = (
  context: Canvas2D,
  line: readonly [number, number, number, number],
  colour: Colour,
): Fill =>
  linearGradient(context, line, [
    [0, shift(colour, -0.1)],
    [0.22, shift(colour, 0.14, 0.7)],
    [0.4, shift(colour, 0.02)],
    [0.62, shift(colour, -0.2, 1.05, -10)],
    [0.8, shift(colour, 0.1, 0.8)],
    [1, shift(colour, -0.12)],
  ]);

function sparkle(context: Canvas2D, x: number, y: number, reach: number): void {
  for (const [wide, tall] of [
    [reach, reach * 0.16],
    [reach * 0.16, reach],
  ] as const) {
    fillShape(
      context,
      [
        [x - wide, y],
        [x, y - tall],
        [x + wide, y],
        [x, y + tall],
      ],
      css([1, 0, 0], 0.95),
    );
  }
}

/** The band of a ring that stands on its edge, turned a little. */
function band(context: Canvas2D, colour: Colour, top: number): void {
  const middle = (1 + top) / 2;
  const half = (1 - top) / 2;
  const ringAt = (inset: number, aside: number): void => {
    context.beginPath();
    context.ellipse(0.5 + aside, middle, half * 0.92 - inset, half - inset, 0, 0, TAU);
  };
  context.lineWidth = 0.07;
  context.strokeStyle = css(shift(colour, -0.24, 1, -8));
  ringAt(0.05, 0.035);
  context.stroke();
  context.lineWidth = 0.1;
  context.strokeStyle = metal(context, [0.05, top, 0.95, 1], colour);
  ringAt(0.05, -0.01);
  context.stroke();
  context.lineWidth = 0.012;
  context.strokeStyle = css([1, 0.02, 90], 0.7);
  context.beginPath();
  context.ellipse(
    0.49,
    middle,
    half * 0.92 - 0.035,
    half - 0.035,
    0,
    Math.PI * 1.08,
    Math.PI * 1.42,
  );
  context.stroke();
}

function ring(context: Canvas2D, colour: Colour): void {
  band(context, colour, 0.08);
  sparkle(context, 0.2, 0.26, 0.09);
}

const DIAMOND: Colour = [0.95, 0.03, 225];
/** Red, green, blue and purple are colors of stones, all others of metals. */
const isOfStone = ([, chroma, hue]: Colour): boolean => chroma > 0.08 && (hue < 35 || hue > 115);

/** A cut stone over the band. */
function diamondRing(context: Canvas2D, named: Colour): void {
  const colour = isOfStone(named) ? GOLD : named;
  band(context, colour, 0.3);
  fillShape(
    context,
    [
      [0.36, 0.3],
      [0.64, 0.3],
      [0.57, 0.4],
      [0.43, 0.4],
    ],
    metal(context, [0.36, 0, 0.64, 0], colour),
  );
  const stone = isOfStone(named) ? named : DIAMOND;
  fillShape(
    context,
    [
      [0.36, 0.06],
      [0.64, 0.06],
      [0.76, 0.17],
      [0.5, 0.38],
      [0.24, 0.17],
    ],
    linearGradient(
      context,
      [0.24, 0.06, 0.7, 0.38],
      [
        [0, stone],
        [0.5, shift(stone, -0.13, 1.6)],
        [1, shift(stone, -0.03)],
      ],
    ),
  );
  for (const [points, tone] of [
    [
      [
        [0.36, 0.06],
        [0.43, 0.17],
        [0.24, 0.17],
      ],
      0.04,
    ],
    [
      [
        [0.64, 0.06],
        [0.57, 0.17],
        [0.76, 0.17],
      ],
      -0.1,
    ],
    [
      [
        [0.43, 0.17],
        [0.57, 0.17],
        [0.5, 0.38],
      ],
      0.04,
    ],
  ] as const) {
    fillShape(context, points, css(shift(stone, tone), 0.8));
  }
  sparkle(context, 0.33, 0.1, 0.11);
}

/** Small links along a curve. */
function chain(
  context: Canvas2D,
  colour: Colour,
  points: readonly (readonly [number, number])[],
): void {
  for (const [i, [x, y]] of points.entries()) {
    const next = points[i + 1] ?? points[i - 1] ?? [x, y];
    const turn = Math.atan2(next[1] - y, next[0] - x);
    turned(context, [x, y, turn], () => {
      strokeEllipse(
        context,
        [0, 0, 0.022, i % 2 ? 0.007 : 0.017],
        0.017,
        css(i % 2 ? shift(colour, -0.02) : shift(colour, -0.14, 1.1)),
      );
    });
  }
}

const loop = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * TAU + Math.PI / 2;
    const wide = 0.44 * (1 - 0.1 * Math.sin(turn));
    return [0.5 + wide * Math.cos(turn), 0.4 + 0.3 * Math.sin(turn)] as const;
  });

/** A fine chain that lies in a loop, with a drop before it. */
function necklace(context: Canvas2D, colour: Colour, isPearl: boolean): void {
  chain(context, colour, loop(64));
  fillEllipse(context, [0.5, 0.725, 0.022, 0.03], metal(context, [0.47, 0, 0.53, 0], colour));
  if (isPearl) {
    fillBall(context, 0.5, 0.83, 0.085, PEARL);
    gloss(context, [0.47, 0.8, 0.022, 0.018], 0.9);
    return;
  }
  fillOutline(
    context,
    'M 50 72 C 54 80 61 84 61 90 C 61 101 39 101 39 90 C 39 84 46 80 50 72',
    metal(context, [0.4, 0.74, 0.6, 0.98], colour),
  );
  gloss(context, [0.455, 0.87, 0.016, 0.04], 0.75);
}

/** The same around a neck: an arc whose ends go behind it. */
function wornNecklace(context: Canvas2D, colour: Colour, isPearl: boolean): void {
  const points = Array.from({ length: 44 }, (_, i) => {
    const along = i / 43;
    const turn = Math.PI * (1 - along);
    return [0.5 + 0.46 * Math.cos(turn), 0.1 + 0.6 * Math.sin(turn)] as const;
  });
  chain(context, colour, points);
  context.lineWidth = 0.03;
  context.strokeStyle = css(colour, 0.8);
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
  if (isPearl) fillBall(context, 0.5, 0.8, 0.1, PEARL);
  else {
    fillEllipse(context, [0.5, 0.82, 0.08, 0.11], metal(context, [0.42, 0.7, 0.58, 0.93], colour));
    gloss(context, [0.47, 0.79, 0.02, 0.04], 0.8);
  }
}

/** Two that hang from hooks, seen as they are laid out. */
function earrings(context: Canvas2D, colour: Colour): void {
  for (const [x, turn] of [
    [0.29, 0.1],
    [0.71, -0.1],
  ] as const) {
    turned(context, [x, 0, turn], () => {
      context.lineWidth = 0.022;
      context.lineCap = 'round';
      context.strokeStyle = metal(context, [-0.1, 0, 0.1, 0.4], colour);
      context.beginPath();
      context.moveTo(0.07, 0.3);
      context.bezierCurveTo(0.13, 0.02, -0.08, 0.0, -0.02, 0.28);
      context.lineTo(0, 0.36);
      context.stroke();
      fillEllipse(context, [0, 0.4, 0.05, 0.05], metal(context, [-0.05, 0, 0.05, 0], colour));
      context.lineWidth = 0.03;
      context.beginPath();
      context.ellipse(0, 0.66, 0.16, 0.22, 0, 0, TAU);
      context.stroke();
      fillBall(context, 0, 0.68, 0.095, PEARL);
      gloss(context, [-0.03, 0.65, 0.025, 0.02], 0.9);
      fillEllipse(context, [0, 0.92, 0.035, 0.055], metal(context, [-0.04, 0, 0.04, 0], colour));
    });
  }
}

/** One on each side of a face. */
function wornEarrings(context: Canvas2D, colour: Colour): void {
  for (const x of [0.09, 0.91]) {
    strokeEllipse(context, [x, 0.54, 0.075, 0.075], 0.05, css(shift(colour, -0.12)));
    strokeEllipse(context, [x, 0.54, 0.075, 0.075], 0.034, css(colour));
    fillEllipse(context, [x, 0.45, 0.022, 0.022], css(shift(colour, 0.08)));
  }
}

/** A chain with charms that lies in a ring. */
function bracelet(context: Canvas2D, colour: Colour): void {
  const points = Array.from({ length: 62 }, (_, i) => {
    const turn = (i / 62) * TAU;
    return [0.5 + 0.45 * Math.cos(turn), 0.68 + 0.22 * Math.sin(turn)] as const;
  });
  chain(context, colour, points);
  for (const turn of [0.35, 0.9, 1.57, 2.24, 2.8]) {
    const at = [0.5 + 0.45 * Math.cos(turn), 0.72 + 0.22 * Math.sin(turn)] as const;
    fillBall(context, at[0], at[1], 0.05, colour);
  }
}

export const JEWELRY: PropFamily = {
  '@ring': (context, colour) => ring(context, colour ?? GOLD),
  '@diamondring': (context, colour) => diamondRing(context, colour ?? GOLD),
  '@chainnecklace': (context, colour) => necklace(context, colour ?? GOLD, false),
  '@pearlpendant': (context, colour) => necklace(context, colour ?? GOLD, true),
  '@wornchain': (context, colour) => wornNecklace(context, colour ?? GOLD, false),
  '@wornpendant': (context, colour) => wornNecklace(context, colour ?? GOLD, true),
  '@earrings': (context, colour) => earrings(context, colour ?? GOLD),
  '@earringshat': (context, colour) => wornEarrings(context, colour ?? BRASS),
  '@bracelet': (context, colour) => bracelet(context, colour ?? GOLD),
};
