import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeLine,
  within,
} from './brush.ts';

/** Cakes without candles, and the pieces that lie on cakes and in bowls. */

/** Seen a little from above. */
function cakePlate(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.09], roundShade(context, 0, 1, shift(PORCELAIN, -0.06)));
  fillEllipse(context, [0.5, 0.885, 0.48, 0.08], css(PORCELAIN));
}

/** Icing runs over the edge in drops of different length. */
function runDown(context: Canvas2D, icing: Colour): void {
  context.fillStyle = fallShade(context, 0.36, 0.6, icing);
  context.beginPath();
  context.moveTo(0.1, 0.36);
  const drops = [0.13, 0.2, 0.12, 0.24, 0.14, 0.19, 0.11, 0.22, 0.13];
  const step = 0.8 / drops.length;
  for (const [i, long] of drops.entries()) {
    const left = 0.1 + i * step;
    const sag = 0.36 + 0.075 * Math.sin((Math.PI * (i + 0.5)) / drops.length);
    context.lineTo(left + step * 0.12, sag + long * 0.7);
    context.quadraticCurveTo(left + step * 0.5, sag + long, left + step * 0.88, sag + long * 0.7);
    context.quadraticCurveTo(left + step * 0.95, sag + 0.04, left + step, sag + 0.05);
  }
  context.lineTo(0.9, 0.36);
  context.closePath();
  context.fill();
}

/** A round cake of two layers on a plate; seen a little from above, so that there is room on it. */
function cake(context: Canvas2D, colour: Colour): void {
  const icing = shift(colour, colour[0] < 0.55 ? -0.05 : 0.02);
  const sponge: Colour = colour[0] < 0.6 ? shift(colour, 0.09, 1) : [0.84, 0.09, 78];
  const cream: Colour = colour[0] < 0.6 ? [0.95, 0.03, 80] : shift(colour, 0.06, 0.5);
  cakePlate(context);
  const side = 'M 10 36 L 10 82 C 10 95 90 95 90 82 L 90 36 Z';
  within(context, side, () => {
    context.fillStyle = roundShade(context, 0.1, 0.9, sponge);
    context.fillRect(0, 0.3, 1, 0.7);
    context.strokeStyle = css(cream);
    context.lineWidth = 0.05;
    context.beginPath();
    context.ellipse(0.5, 0.6, 0.41, 0.085, 0, 0, Math.PI);
    context.stroke();
    context.fillStyle = linearGradient(
      context,
      [0.1, 0, 0.9, 0],
      [
        [0, [0.2, 0.05, 40], 0],
        [0.7, [0.2, 0.05, 40], 0],
        [1, [0.2, 0.05, 40], 0.3],
      ],
    );
    context.fillRect(0, 0.3, 1, 0.7);
    runDown(context, icing);
  });
  fillEllipse(
    context,
    [0.5, 0.36, 0.4, 0.1],
    radialGradient(context, 0.4, 0.3, 0.55, [
      [0, shift(icing, 0.12)],
      [1, shift(icing, 0.02)],
    ]),
  );
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * TAU;
    const [x, y] = [0.5 + 0.36 * Math.cos(turn), 0.36 + 0.082 * Math.sin(turn)];
    fillEllipse(context, [x, y - 0.01, 0.04, 0.03], css(shift(cream, -0.05)));
    fillEllipse(context, [x, y - 0.018, 0.034, 0.026], css(cream));
  }
  for (let i = 0; i < 14; i++) {
    const x = 0.1 + i * 0.0615;
    const down = 0.86 + 0.045 * Math.sin((Math.PI * (x - 0.1)) / 0.8);
    fillEllipse(context, [x, down, 0.036, 0.028], css(cream));
  }
}

/** Corners of the gap that a slice leaves: its tip, the ends of its rim, and how deep the cake is. */
const GAP = { tip: [0.5, 0.36], right: [0.783, 0.431], left: [0.363, 0.454], deep: 0.475 } as const;

/** A cake of which one slice is gone, so that its layers are to be seen. */
function cutCake(context: Canvas2D, colour: Colour): void {
  cake(context, colour);
  const sponge: Colour = colour[0] < 0.6 ? shift(colour, 0.05, 1) : [0.86, 0.1, 82];
  const cream: Colour = colour[0] < 0.6 ? [0.95, 0.03, 80] : [0.72, 0.15, 10];
  const { tip, right, left, deep } = GAP;
  const onPlate = ([x, y]: readonly [number, number]): string => `${x * 100} ${(y + deep) * 100}`;
  fillOutline(
    context,
    `M ${onPlate(tip)} L ${onPlate(right)} Q 58 97 ${onPlate(left)} Z`,
    css(shift(PORCELAIN, -0.03)),
  );
  for (const [end, shade] of [
    [right, 0],
    [left, -0.08],
  ] as const) {
    const at = (down: number, along: number): readonly [number, number] => [
      tip[0] + (end[0] - tip[0]) * along,
      tip[1] + (end[1] - tip[1]) * along + deep * down,
    ];
    const layer = (from: number, to: number, tone: Colour): void =>
      fillShape(context, [at(from, 0), at(from, 1), at(to, 1), at(to, 0)], css(shift(tone, shade)));
    layer(0, 1, sponge);
    layer(0, 0.09, shift(colour, 0.03));
    layer(0.34, 0.41, cream);
    layer(0.66, 0.73, cream);
    for (let i = 0; i < 16; i++) {
      const [x, y] = at(0.14 + ((i * 29) % 80) / 100, 0.08 + ((i * 53) % 86) / 100);
      fillEllipse(context, [x, y, 0.007, 0.005], css(shift(sponge, shade - 0.09), 0.8));
    }
  }
}

/** A slice of cake on a plate. */
function cakeSlice(context: Canvas2D, colour: Colour): void {
  const sponge: Colour = colour[0] < 0.6 ? shift(colour, 0.07) : [0.84, 0.1, 78];
  fillEllipse(context, [0.5, 0.9, 0.49, 0.09], css([0.88, 0.008, 250]));
  fillEllipse(context, [0.5, 0.885, 0.48, 0.08], css([0.96, 0.008, 250]));
  fillShape(
    context,
    [
      [0.12, 0.5],
      [0.8, 0.46],
      [0.84, 0.84],
      [0.16, 0.88],
    ],
    fallShade(context, 0.42, 0.9, sponge),
  );
  const cream: Colour = colour[0] < 0.6 ? [0.95, 0.03, 80] : shift(colour, 0.05, 0.6);
  for (const y of [0.61, 0.74]) {
    strokeLine(
      context,
      [
        [0.14, y + 0.01],
        [0.82, y - 0.03],
      ],
      0.03,
      css(cream),
    );
  }
  fillShape(
    context,
    [
      [0.12, 0.5],
      [0.66, 0.33],
      [0.8, 0.46],
    ],
    css(shift(colour, 0.06)),
  );
  fillOutline(context, 'M 12 49.5 L 80 45.5 80.5 52 C 60 53 40 55 13 57 Z', css(colour));
  fillOutline(
    context,
    'M 66 33 C 74 32 84 36 86 42 L 90 74 C 90 79 88 82 84 84 L 80 46 Z',
    fallShade(context, 0.34, 0.84, shift(colour, -0.03)),
  );
}

/** Syrup that runs down the side of a stack from `top`, in drops of different length; its shade ends at `foot`. */
export function syrupDrops(
  context: Canvas2D,
  [top, foot]: readonly [top: number, foot: number],
  syrup: Colour,
  drops: readonly (readonly [x: number, long: number, wide: number])[],
): void {
  for (const [x, long, wide] of drops) {
    fillBox(context, [x - wide, top, wide * 2, long], wide, fallShade(context, 0.3, foot, syrup));
    fillEllipse(context, [x, top + long - wide * 0.6, wide * 1.25, wide * 1.4], css(syrup));
    fillEllipse(
      context,
      [x - wide * 0.4, top + long - wide, wide * 0.28, wide * 0.5],
      css([1, 0.03, 80], 0.6),
    );
  }
}

/** Thick round pancakes on a plate, with butter and syrup that runs down. */
function pancakeStack(context: Canvas2D): void {
  const baked: Colour = [0.72, 0.12, 65];
  const edge: Colour = [0.9, 0.08, 85];
  const syrup: Colour = [0.48, 0.12, 50];
  cakePlate(context);
  fillEllipse(context, [0.47, 0.885, 0.4, 0.055], css(shift(syrup, 0.06), 0.6));
  for (const [i, [aside, half]] of (
    [
      [0, 0.39],
      [0.02, 0.385],
      [-0.015, 0.38],
      [0.01, 0.375],
    ] as const
  ).entries()) {
    const y = 0.83 - i * 0.135;
    const x = 0.5 + aside;
    fillBox(
      context,
      [x - half, y - 0.075, half * 2, 0.125],
      0.06,
      roundShade(context, 0.1, 0.9, edge),
    );
    fillEllipse(
      context,
      [x, y - 0.06, half, 0.085],
      roundShade(context, 0.1, 0.9, shift(baked, -0.06)),
    );
    fillEllipse(context, [x, y - 0.068, half * 0.97, 0.078], css(baked));
  }
  fillEllipse(context, [0.51, 0.355, 0.3, 0.062], fallShade(context, 0.3, 0.75, syrup));
  syrupDrops(context, [0.36, 0.8], syrup, [
    [0.27, 0.26, 0.03],
    [0.36, 0.42, 0.036],
    [0.52, 0.3, 0.034],
    [0.66, 0.46, 0.036],
    [0.76, 0.22, 0.028],
  ]);
  fillEllipse(context, [0.42, 0.345, 0.12, 0.02], css([0.85, 0.1, 75], 0.45));
  meltingButter(context);
}

/** A pat of butter that sinks into its own pool. */
function meltingButter(context: Canvas2D): void {
  const butter: Colour = [0.92, 0.12, 98];
  fillEllipse(context, [0.53, 0.352, 0.17, 0.036], css(butter, 0.75));
  fillOutline(
    context,
    'M 42 26.5 L 60 25 65 29.5 65 35 C 59 37 50 37 46 36 L 42 32 Z',
    css(shift(butter, -0.09)),
  );
  fillOutline(context, 'M 42 26.5 L 60 25 65 29.5 46.5 31 Z', css(butter));
}

/** A thin striped candle that burns. */
function cakeCandle(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.44, 0.36, 0.12, 0.64], 0.03, roundShade(context, 0.44, 0.56, colour));
  within(context, 'M 44 36 L 56 36 56 100 44 100 Z', () => {
    for (const y of [0.4, 0.54, 0.68, 0.82, 0.96]) {
      strokeLine(
        context,
        [
          [0.42, y + 0.05],
          [0.58, y - 0.03],
        ],
        0.035,
        css([0.98, 0.01, 90], 0.9),
      );
    }
  });
  strokeLine(
    context,
    [
      [0.5, 0.37],
      [0.5, 0.28],
    ],
    0.02,
    css([0.3, 0.03, 50]),
  );
  fillEllipse(
    context,
    [0.5, 0.2, 0.2, 0.2],
    radialGradient(context, 0.5, 0.2, 0.2, [
      [0, [0.95, 0.12, 85], 0.6],
      [1, [0.95, 0.12, 85], 0],
    ]),
  );
  fillOutline(context, 'M 50 3 C 62 16 61 31 50 31 C 39 31 38 16 50 3', css([0.8, 0.17, 65]));
  fillEllipse(context, [0.5, 0.23, 0.045, 0.07], css([0.96, 0.13, 95]));
}

function blueberry(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.55, 0.44, colour);
  fillEllipse(context, [0.5, 0.27, 0.17, 0.09], css(shift(colour, -0.14)));
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * TAU + 0.3;
    const at = [0.5 + 0.14 * Math.cos(turn), 0.26 + 0.08 * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.055, 0.035], css(shift(colour, 0.1, 0.8)));
  }
  gloss(context, [0.34, 0.48, 0.07, 0.1], 0.35);
}

/** Boiled, cut in half. */
function halfEgg(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.56, 0.4, 0.43], css([0.86, 0.03, 80]));
  fillEllipse(context, [0.5, 0.54, 0.385, 0.415], css([0.985, 0.008, 90]));
  fillBall(context, 0.5, 0.6, 0.21, [0.82, 0.16, 82]);
}

/** A slice of raw salmon with its white lines. */
function salmonSlice(context: Canvas2D, colour: Colour): void {
  const outline =
    'M 6 62 C 10 30 44 14 80 24 C 98 30 98 48 90 60 C 76 88 30 96 12 84 C 4 78 4 70 6 62 Z';
  within(context, outline, () => {
    context.fillStyle = fallShade(context, 0.2, 0.9, colour);
    context.fillRect(0, 0, 1, 1);
    for (let i = 0; i < 6; i++) {
      strokeLine(
        context,
        [
          [0.08 + i * 0.17, 0.96],
          [0.16 + i * 0.17, 0.55],
          [0.1 + i * 0.19, 0.12],
        ],
        0.035,
        css([0.93, 0.05, 50], 0.85),
      );
    }
  });
}

/** A round slice with its seeds. */
function bananaSlice(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.58, 0.45, 0.36], css([0.84, 0.12, 90]));
  fillEllipse(context, [0.5, 0.54, 0.43, 0.34], css([0.96, 0.06, 95]));
  fillEllipse(context, [0.5, 0.54, 0.22, 0.17], css([0.92, 0.09, 92]));
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * TAU;
    const at = [0.5 + 0.1 * Math.cos(turn), 0.54 + 0.08 * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.025, 0.035], css([0.5, 0.07, 70]));
  }
}

export const CAKES: PropFamily = {
  '@cake': (context, colour) => cake(context, colour ?? [0.94, 0.035, 60]),
  '@cutcake': (context, colour) => cutCake(context, colour ?? [0.95, 0.03, 80]),
  '@cakeslice': (context, colour) => cakeSlice(context, colour ?? [0.95, 0.03, 80]),
  '@pancakes': pancakeStack,
  '@cakecandle': (context, colour) => cakeCandle(context, colour ?? [0.72, 0.15, 230]),
  '@blueberry': (context, colour) => blueberry(context, colour ?? [0.44, 0.13, 275]),
  '@halfegg': halfEgg,
  '@salmonslice': (context, colour) => salmonSlice(context, colour ?? [0.74, 0.16, 42]),
  '@bananaslice': bananaSlice,
};
