import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

const GOLD: Colour = [0.82, 0.15, 88];
const VELVET: Colour = [0.3, 0.03, 290];
const CREAM: Colour = [0.94, 0.025, 85];

/** Outlines about their hook, which is at the origin. */
const SHAPES = {
  moon: 'M 3 1 C -8 2 -12 12 -8 19 C -4 26 6 27 11 21 C 4 22 -1 18 -1 11 C -1 7 1 3 3 1 Z',
  heart: 'M 0 4 C 4 -1 12 0 12 8 C 12 15 4 19 0 24 C -4 19 -12 15 -12 8 C -12 0 -4 -1 0 4 Z',
  star: 'M 0 0 L 3.6 8 12 8.6 5.6 14 7.8 22.4 0 17.6 -7.8 22.4 -5.6 14 -12 8.6 -3.6 8 Z',
  cross: 'M -2.6 1 L 2.6 1 2.6 7 8 7 8 12 2.6 12 2.6 25 -2.6 25 -2.6 12 -8 12 -8 7 -2.6 7 Z',
  leaf: 'M 0 1 C 9 7 9 19 0 26 C -9 19 -9 7 0 1 Z',
  drop: 'M 0 1 C 3 8 8 12 8 18 C 8 24 4 26 0 26 C -4 26 -8 24 -8 18 C -8 12 -3 8 0 1 Z',
} as const;
type Shape = keyof typeof SHAPES;

/** What hangs on the chain. */
function pendant(
  context: Canvas2D,
  [x, y, size]: readonly [number, number, number],
  shape: Shape,
  metal: Colour,
): void {
  strokeEllipse(context, [x, y - 0.006, 0.014, 0.016], 0.008, css(shift(metal, -0.08)));
  turned(context, [x, y + 0.008, 0], () => {
    context.scale(size, size);
    fillOutline(context, SHAPES[shape], fallShade(context, 0, 0.26, shift(metal, 0.04)));
    strokeOutline(context, SHAPES[shape], 0.012, css(shift(metal, -0.14)));
    if (shape === 'leaf') strokeOutline(context, 'M 0 4 L 0 24', 0.01, css(shift(metal, -0.16)));
    gloss(context, [-0.035, 0.09, 0.02, 0.03], 0.6);
  });
}

/** A place on a curve of two ends and two handles. */
const along = ([a, b, c, d]: Curve, t: number): readonly [number, number] => {
  const [p, q, r, w] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [p * a[0] + q * b[0] + r * c[0] + w * d[0], p * a[1] + q * b[1] + r * c[1] + w * d[1]];
};

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** Small links along a curve. */
function chain(context: Canvas2D, curve: Curve, links: number, metal: Colour): void {
  for (let i = 0; i <= links; i++) {
    const [x, y] = along(curve, i / links);
    fillEllipse(context, [x, y, 0.011, 0.011], css(shift(metal, -0.14)));
    fillEllipse(context, [x - 0.002, y - 0.002, 0.007, 0.007], css(shift(metal, 0.1)));
  }
}

/** A neck with shoulders for jewelry, of velvet. */
function bust(context: Canvas2D, velvet: Colour): void {
  fillOutline(
    context,
    'M 40 3 C 44 1 56 1 60 3 L 60 24 C 62 32 72 35 82 39 C 92 43 97 52 94 66 C 91 80 78 97 50 99 C 22 97 9 80 6 66 C 3 52 8 43 18 39 C 28 35 38 32 40 24 Z',
    roundShade(context, 0.05, 0.95, velvet),
  );
  fillOutline(
    context,
    'M 30 44 C 40 54 60 54 70 44 C 78 54 74 82 50 92 C 26 82 22 54 30 44 Z',
    css(shift(velvet, 0.05), 0.55),
  );
  fillEllipse(context, [0.5, 0.035, 0.1, 0.022], css(shift(velvet, -0.06)));
  strokeOutline(
    context,
    'M 18 39 C 28 35 38 32 40 24 L 40 4',
    0.008,
    css(shift(velvet, 0.14), 0.6),
  );
}

/** Of pale velvet for dark metal, of dark velvet for gold and silver. */
function onBust(context: Canvas2D, shape: Shape, metal: Colour): void {
  bust(context, metal[0] > 0.5 ? VELVET : CREAM);
  chain(
    context,
    [
      [0.39, 0.22],
      [0.3, 0.4],
      [0.42, 0.52],
      [0.5, 0.55],
    ],
    20,
    metal,
  );
  chain(
    context,
    [
      [0.61, 0.22],
      [0.7, 0.4],
      [0.58, 0.52],
      [0.5, 0.55],
    ],
    20,
    metal,
  );
  pendant(context, [0.5, 0.555, 1], shape, metal);
}

function pearlsOnBust(context: Canvas2D, pearl: Colour): void {
  bust(context, VELVET);
  for (const [low, count, reach] of [
    [0.5, 19, 0.13],
    [0.62, 25, 0.19],
  ] as const)
    for (let i = 0; i < count; i++) {
      const t = (i / (count - 1)) * 2 - 1;
      const x = 0.5 + t * reach;
      const y = low - (low - 0.28) * t * t;
      fillBall(context, x, y, 0.019, pearl);
    }
}

/** A necklace that lies open, its pendant in the middle below. */
function withPendant(context: Canvas2D, shape: Shape, metal: Colour): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [0.5 + side * x, y];
    chain(context, [at(0, 0.62), at(0.28, 0.56), at(0.46, 0.4), at(0.4, 0.2)], 34, metal);
    chain(context, [at(0.4, 0.2), at(0.36, 0.06), at(0.16, 0.03), at(0, 0.03)], 26, metal);
  }
  pendant(context, [0.5, 0.635, 1.35], shape, metal);
}

/** A ring that stands up and carries a cut stone. */
function gemRing(
  context: Canvas2D,
  [x, y, size]: readonly [number, number, number],
  metal: Colour,
  gem: Colour,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  strokeEllipse(context, [0, 0.24, 0.3, 0.32], 0.085, roundShade(context, -0.3, 0.3, metal));
  strokeEllipse(context, [0, 0.24, 0.325, 0.345], 0.014, css(shift(metal, 0.14), 0.8));
  for (const claw of [-0.13, 0.13])
    strokeOutline(context, `M ${claw * 60} -8 L ${claw * 100} -24`, 0.04, css(shift(metal, -0.05)));
  fillOutline(
    context,
    'M -22 -30 L -12 -42 12 -42 22 -30 0 -4 Z',
    fallShade(context, -0.42, -0.04, gem),
  );
  fillOutline(context, 'M -12 -42 L 12 -42 8 -31 -8 -31 Z', css(shift(gem, 0.2, 0.6)));
  fillOutline(context, 'M -8 -31 L 8 -31 0 -4 Z', css(shift(gem, 0.06)));
  fillOutline(context, 'M -22 -30 L -12 -42 -8 -31 Z', css(shift(gem, 0.1)));
  fillOutline(context, 'M 22 -30 L 12 -42 8 -31 Z', css(shift(gem, -0.08)));
  context.restore();
}

/** An open box of velvet with a ring in its cushion. */
function gemRingBox(context: Canvas2D, metal: Colour, gem: Colour): void {
  const velvet: Colour = [0.36, 0.12, 300];
  fillOutline(
    context,
    'M 12 54 L 8 12 Q 8 3 17 3 L 83 3 Q 92 3 92 12 L 88 54 Z',
    fallShade(context, 0.03, 0.54, velvet),
  );
  fillOutline(
    context,
    'M 18 52 L 15 15 Q 15 9 21 9 L 79 9 Q 85 9 85 15 L 82 52 Z',
    fallShade(context, 0.08, 0.52, CREAM),
  );
  fillOutline(context, 'M 10 54 L 90 54 86 72 14 72 Z', css(shift(CREAM, -0.05)));
  gemRing(context, [0.5, 0.43, 0.52], metal, gem);
  fillOutline(
    context,
    'M 10 60 Q 30 68 40 62 Q 50 68 60 62 Q 70 68 90 60 L 87 76 13 76 Z',
    fallShade(context, 0.58, 0.76, CREAM),
  );
  fillOutline(
    context,
    'M 7 70 L 93 70 89 94 Q 88 99 82 99 L 18 99 Q 12 99 11 94 Z',
    fallShade(context, 0.68, 0.99, velvet),
  );
  fillEllipse(context, [0.5, 0.735, 0.05, 0.022], css(BRASS));
}

const SILVER: Colour = [0.86, 0.012, 255];
const EMERALD: Colour = [0.62, 0.16, 158];

/** Jewelry with pendants and stones of a shape or a color that is said. */
export const PENDANTS: PropFamily = {
  ...Object.fromEntries(
    (Object.keys(SHAPES) as Shape[]).flatMap((shape) => [
      [
        `@necklaceof${shape}`,
        (context: Canvas2D, colour: Colour | null) => withPendant(context, shape, colour ?? GOLD),
      ],
      [
        `@bustwith${shape}`,
        (context: Canvas2D, colour: Colour | null) => onBust(context, shape, colour ?? GOLD),
      ],
    ]),
  ),
  '@bustwithpearls': (context, colour) => pearlsOnBust(context, colour ?? [0.95, 0.02, 80]),
  '@goldgemring': (context, colour) => gemRing(context, [0.5, 0.46, 0.92], GOLD, colour ?? EMERALD),
  '@silvergemring': (context, colour) =>
    gemRing(context, [0.5, 0.46, 0.92], SILVER, colour ?? EMERALD),
  '@goldgembox': (context, colour) => gemRingBox(context, GOLD, colour ?? EMERALD),
  '@silvergembox': (context, colour) => gemRingBox(context, SILVER, colour ?? EMERALD),
};
