import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillEllipse, fillOutline, roundShade, turned } from './brush.ts';

const CHINA: Colour = [0.97, 0.01, 80];

const HERB: Colour = [0.6, 0.16, 140];

const LEAF: Colour = [0.6, 0.16, 140];

const BERRY: Colour = [0.58, 0.22, 22];

export type Spot = readonly [x: number, y: number];

export type Place = readonly [x: number, y: number, size: number];

/** A wide plate that stands on y = 1; its hollow lies around (0.5, 0.84). */
export function dinnerPlate(context: Canvas2D, colour: Colour = CHINA): void {
  fillEllipse(context, [0.5, 0.87, 0.5, 0.13], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.845, 0.5, 0.13], fallShade(context, 0.71, 0.99, colour));
  fillEllipse(
    context,
    [0.5, 0.84, 0.38, 0.085],
    fallShade(context, 0.74, 0.94, shift(colour, -0.07)),
  );
}

/** Leaves of an herb that lie on something. */
export function herbs(context: Canvas2D, spots: readonly Spot[], size = 0.03): void {
  spots.forEach(([x, y], i) =>
    turned(context, [x, y, i * 2.1], () => {
      fillEllipse(context, [0, 0, size, size * 0.5], css(HERB));
      fillEllipse(
        context,
        [-size * 0.2, -size * 0.12, size * 0.6, size * 0.2],
        css(shift(HERB, 0.1)),
      );
    }),
  );
}

/** A strawberry with its leaves, upright. */
export function strawberry(context: Canvas2D, [x, y, size]: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  fillOutline(
    context,
    'M 0 50 C -30 34 -50 8 -42 -18 C -34 -36 34 -36 42 -18 C 50 8 30 34 0 50 Z',
    roundShade(context, -0.46, 0.46, BERRY),
  );
  for (const [sx, sy] of [
    [-0.22, -0.1],
    [0.02, -0.04],
    [0.24, -0.1],
    [-0.12, 0.14],
    [0.13, 0.15],
    [0, 0.32],
  ] as const)
    fillEllipse(context, [sx, sy, 0.03, 0.045], css([0.9, 0.12, 92]));
  fillOutline(
    context,
    'M -38 -22 L -22 -40 L -10 -34 L 0 -52 L 10 -34 L 22 -40 L 38 -22 L 18 -18 L 0 -12 L -18 -18 Z',
    css(LEAF),
  );
  context.restore();
}

export function mint(context: Canvas2D, [x, y, size]: Place): void {
  for (const turn of [-0.8, 0.5])
    turned(context, [x, y, turn], () => {
      context.scale(size, size);
      fillOutline(
        context,
        'M 0 0 C -40 -30 -34 -74 0 -100 C 34 -74 40 -30 0 0 Z',
        roundShade(context, -0.3, 0.3, LEAF),
      );
    });
}
