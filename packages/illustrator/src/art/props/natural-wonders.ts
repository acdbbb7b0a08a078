import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { radialGradient } from '../../painting.ts';
import {
  BRASS,
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
  within,
} from './brush.ts';

/** One ant from the side, about 8 hundredths long, at the origin. */
function ant(context: Canvas2D, [x, y, turn]: readonly [number, number, number]): void {
  turned(context, [x, y, turn], () => {
    const dark: Colour = [0.3, 0.07, 30];
    for (const leg of [-2.4, 0, 2.4])
      strokeOutline(context, `M ${leg * 0.4} 0 L ${leg} 3.6`, 0.007, css(dark));
    fillBall(context, -0.04, -0.005, 0.026, dark);
    fillBall(context, 0, 0, 0.016, dark);
    fillBall(context, 0.032, -0.008, 0.02, dark);
    strokeOutline(context, 'M 4 -2 L 6.4 -4.6', 0.006, css(dark));
  });
}

/** A hill of earth with its holes and busy ants. */
function anthill(context: Canvas2D, colour: Colour): void {
  const hill =
    'M 2 98 Q 18 84 28 56 Q 36 24 46 18 Q 50 22 56 18 Q 66 24 72 56 Q 82 84 98 98 Q 50 103 2 98 Z';
  fillOutline(context, hill, roundShade(context, 0.1, 0.9, colour));
  const random = createRandom(12);
  within(context, hill, () => {
    for (let i = 0; i < 170; i++)
      fillBall(
        context,
        random(),
        0.16 + random() * 0.84,
        0.008 + random() * 0.014,
        shift(colour, (random() - 0.5) * 0.2),
      );
  });
  fillEllipse(context, [0.51, 0.195, 0.055, 0.022], css([0.2, 0.04, 50]));
  fillEllipse(context, [0.4, 0.62, 0.05, 0.045], css([0.22, 0.04, 50]));
  fillEllipse(context, [0.66, 0.8, 0.045, 0.04], css([0.22, 0.04, 50]));
  for (const place of [
    [0.3, 0.74, -0.9],
    [0.5, 0.42, -1.2],
    [0.6, 0.6, 0.9],
    [0.44, 0.88, 0],
    [0.8, 0.92, 0.5],
    [0.17, 0.92, -0.4],
    [0.57, 0.145, 0.6],
  ] as const)
    ant(context, place);
}

/** An ammonite in a slab of stone. */
function fossil(context: Canvas2D, colour: Colour): void {
  const slab = 'M 6 40 L 22 10 L 54 3 L 86 14 L 98 46 L 92 82 L 68 98 L 28 99 L 5 78 Z';
  fillOutline(context, slab, fallShade(context, 0, 1, colour));
  within(context, slab, () => {
    fillOutline(
      context,
      'M 92 82 L 84 74 L 88 46 L 80 22 L 86 14 L 100 46 Z',
      css(shift(colour, -0.13)),
    );
    fillOutline(
      context,
      'M 5 78 L 14 72 L 30 88 L 66 88 L 84 74 L 94 82 L 68 100 L 28 100 Z',
      css(shift(colour, -0.16)),
    );
    fillOutline(
      context,
      'M 6 40 L 22 10 L 54 3 L 86 14 L 80 22 L 54 12 L 28 18 L 14 42 Z',
      css(shift(colour, 0.1)),
    );
  });
  const shell: Colour = [0.62, 0.08, 62];
  fillEllipse(context, [0.505, 0.515, 0.335, 0.335], css(shift(colour, -0.2)));
  // A spiral of ribs that shrink inward.
  for (let i = 0; i < 74; i++) {
    const turn = 0.5 + i * 0.24;
    const reach = 0.25 * Math.exp(-i * 0.028);
    const radius = reach * 0.36;
    const [x, y] = [0.49 + Math.cos(turn) * reach, 0.5 + Math.sin(turn) * reach];
    fillBall(context, x, y, radius, shift(shell, i % 2 === 0 ? 0.1 : -0.08));
  }
  fillBall(context, 0.49, 0.5, 0.04, shell);
}

/** A pearl in its open shell. */
function pearl(context: Canvas2D, colour: Colour): void {
  const shell: Colour = [0.8, 0.07, 330];
  const upper =
    'M 50 62 Q 8 58 4 30 Q 14 24 18 16 Q 28 18 34 8 Q 42 12 50 4 Q 58 12 66 8 Q 72 18 82 16 Q 86 24 96 30 Q 92 58 50 62 Z';
  fillOutline(context, upper, fallShade(context, 0.04, 0.64, shell));
  within(context, upper, () => {
    for (const x of [14, 26, 38, 50, 62, 74, 86])
      strokeOutline(context, `M 50 66 Q ${(50 + x) / 2} 36 ${x} 4`, 0.014, css(shift(shell, -0.1)));
  });
  fillOutline(
    context,
    'M 50 60 Q 18 56 14 34 Q 30 22 50 20 Q 70 22 86 34 Q 82 56 50 60 Z',
    fallShade(context, 0.2, 0.6, [0.93, 0.03, 350]),
  );
  fillOutline(
    context,
    'M 3 66 Q 10 98 50 99 Q 90 98 97 66 Q 86 74 76 68 Q 64 76 50 70 Q 36 76 24 68 Q 14 74 3 66 Z',
    fallShade(context, 0.64, 1, shift(shell, -0.05)),
  );
  fillEllipse(context, [0.5, 0.66, 0.45, 0.1], css([0.95, 0.025, 350]));
  fillEllipse(context, [0.5, 0.68, 0.24, 0.05], css([0.7, 0.06, 330], 0.6));
  fillBall(context, 0.5, 0.51, 0.2, colour);
  fillEllipse(
    context,
    [0.5, 0.51, 0.2, 0.2],
    radialGradient(context, 0.45, 0.45, 0.3, [
      [0, [1, 0, 0], 0.3],
      [0.5, [0.9, 0.06, 340], 0.25],
      [1, [0.6, 0.07, 260], 0.35],
    ]),
  );
  gloss(context, [0.43, 0.42, 0.055, 0.04], 0.95);
}

/** Smooth pebbles, heaped. */
function pebbles(context: Canvas2D, colour: Colour): void {
  for (const [x, y, wide, tall, tone, hue] of [
    [0.34, 0.62, 0.2, 0.14, -0.04, 40],
    [0.66, 0.6, 0.22, 0.15, -0.14, 0],
    [0.5, 0.46, 0.18, 0.12, 0.1, 20],
    [0.16, 0.82, 0.16, 0.13, 0.06, -20],
    [0.84, 0.82, 0.16, 0.13, 0.02, 60],
    [0.5, 0.8, 0.2, 0.15, 0.12, 90],
    [0.32, 0.9, 0.13, 0.095, -0.16, 0],
    [0.7, 0.91, 0.14, 0.09, -0.02, -140],
  ] as const) {
    const tint = shift(colour, tone, hue === 0 ? 1 : 2, hue);
    fillEllipse(context, [x, y + 0.012, wide, tall], css(shift(tint, -0.24)));
    fillEllipse(
      context,
      [x, y, wide, tall],
      radialGradient(context, x - wide * 0.35, y - tall * 0.5, wide * 1.6, [
        [0, shift(tint, 0.14)],
        [0.5, tint],
        [1, shift(tint, -0.18)],
      ]),
    );
    gloss(context, [x - wide * 0.35, y - tall * 0.5, wide * 0.25, tall * 0.14], 0.35);
  }
}

/** A geyser that shoots up from its terrace. */
function geyser(context: Canvas2D, colour: Colour): void {
  const stone: Colour = [0.74, 0.06, 65];
  for (const [x, y, radius] of [
    [0.3, 0.16, 0.12],
    [0.7, 0.16, 0.12],
    [0.5, 0.11, 0.11],
    [0.22, 0.27, 0.09],
    [0.78, 0.27, 0.09],
    [0.4, 0.22, 0.12],
    [0.6, 0.22, 0.12],
  ] as const)
    fillBall(context, x, y, radius, shift(colour, 0.06, 0.5));
  const column =
    'M 42 82 Q 45 50 30 22 Q 42 28 44 14 Q 49 20 52 8 Q 55 22 60 16 Q 60 28 71 22 Q 55 50 58 82 Z';
  fillOutline(context, column, fallShade(context, 0.1, 0.84, colour));
  within(context, column, () => {
    strokeOutline(context, 'M 47 82 Q 48 50 42 24', 0.025, css([1, 0, 0], 0.8));
    strokeOutline(context, 'M 53 82 Q 53 50 58 26', 0.02, css([1, 0, 0], 0.7));
    strokeOutline(context, 'M 50 82 L 51 20', 0.014, css(shift(colour, -0.12), 0.7));
  });
  for (const [x, y, radius] of [
    [0.16, 0.42, 0.022],
    [0.25, 0.5, 0.016],
    [0.84, 0.42, 0.022],
    [0.76, 0.52, 0.016],
    [0.34, 0.44, 0.02],
    [0.67, 0.42, 0.018],
    [0.12, 0.56, 0.014],
    [0.88, 0.58, 0.014],
  ] as const)
    fillBall(context, x, y, radius, colour);
  fillOutline(
    context,
    'M 0 99 Q 10 88 24 88 Q 34 78 50 78 Q 66 78 76 88 Q 90 88 100 99 Z',
    fallShade(context, 0.78, 1, stone),
  );
  fillEllipse(context, [0.5, 0.82, 0.14, 0.03], css([0.62, 0.1, 215]));
  for (const x of [0.42, 0.47, 0.53, 0.58])
    fillBall(context, x, 0.81, 0.03, shift(colour, 0.06, 0.4));
  strokeOutline(context, 'M 14 95 Q 50 88 86 95', 0.012, css(shift(stone, -0.14)));
}

/** An eclipse of the sun: the dark disk with its corona and the diamond of light. */
function eclipse(context: Canvas2D, colour: Colour): void {
  fillEllipse(
    context,
    [0.5, 0.5, 0.5, 0.5],
    radialGradient(context, 0.5, 0.5, 0.5, [
      [0, [0.98, 0.08, 92], 1],
      [0.62, [0.98, 0.08, 92], 0.95],
      [0.74, colour, 0.55],
      [1, colour, 0],
    ]),
  );
  for (let i = 0; i < 24; i++)
    turned(context, [0.5, 0.5, (i / 24) * TAU + 0.1], () => {
      const length = i % 2 === 0 ? 49 : 42;
      fillOutline(context, `M -4 -30 L 0 -${length} L 4 -30 Z`, css([0.95, 0.12, 90], 0.55));
    });
  fillEllipse(context, [0.5, 0.5, 0.335, 0.335], css([0.98, 0.09, 95]));
  fillEllipse(
    context,
    [0.5, 0.5, 0.315, 0.315],
    radialGradient(context, 0.42, 0.4, 0.5, [
      [0, [0.3, 0.04, 285]],
      [1, [0.14, 0.03, 285]],
    ]),
  );
  turned(context, [0.735, 0.285, 0.785], () => {
    fillOutline(
      context,
      'M 0 -13 Q 1.5 -1.5 10 0 Q 1.5 1.5 0 13 Q -1.5 1.5 -10 0 Q -1.5 -1.5 0 -13 Z',
      css([1, 0.02, 95]),
    );
    fillEllipse(context, [0, 0, 0.045, 0.045], css([1, 0.02, 95]));
  });
}

/** A dark cloud with hailstones that bounce. */
function hail(context: Canvas2D, colour: Colour): void {
  for (const [x, y, radius] of [
    [0.22, 0.36, 0.18],
    [0.78, 0.36, 0.19],
    [0.42, 0.24, 0.21],
    [0.62, 0.26, 0.2],
    [0.34, 0.4, 0.17],
    [0.52, 0.4, 0.18],
    [0.66, 0.42, 0.15],
  ] as const)
    fillBall(context, x, y, radius, colour);
  const ice: Colour = [0.92, 0.035, 225];
  for (const [x, y, radius] of [
    [0.2, 0.68, 0.05],
    [0.4, 0.66, 0.04],
    [0.6, 0.7, 0.055],
    [0.8, 0.66, 0.045],
    [0.3, 0.83, 0.045],
    [0.52, 0.86, 0.04],
    [0.72, 0.84, 0.045],
    [0.14, 0.93, 0.06],
    [0.42, 0.95, 0.05],
    [0.66, 0.95, 0.05],
    [0.88, 0.93, 0.06],
  ] as const) {
    if (y < 0.88)
      strokeOutline(
        context,
        `M ${x * 100 + 1.5} ${(y - radius) * 100 - 7} L ${x * 100} ${(y - radius) * 100}`,
        0.018,
        css([0.85, 0.04, 230], 0.8),
      );
    fillBall(context, x, y, radius, ice);
    gloss(context, [x - radius * 0.3, y - radius * 0.35, radius * 0.3, radius * 0.2], 0.9);
  }
}

/** A clock with the teeth of a gear around it. */
function gearClock(context: Canvas2D, brass: Colour): void {
  for (let i = 0; i < 16; i++)
    turned(context, [0.62, 0.36, (i / 16) * TAU], () =>
      fillOutline(context, 'M -3.4 -29 L -2 -36 L 2 -36 L 3.4 -29 Z', css(shift(brass, -0.1))),
    );
  fillBall(context, 0.62, 0.36, 0.315, brass);
  fillEllipse(context, [0.62, 0.36, 0.265, 0.265], css(shift(brass, -0.22)));
  fillEllipse(
    context,
    [0.62, 0.36, 0.245, 0.245],
    radialGradient(context, 0.56, 0.3, 0.32, [
      [0, [0.98, 0.03, 95]],
      [1, [0.8, 0.1, 200]],
    ]),
  );
  for (let i = 0; i < 12; i++)
    turned(context, [0.62, 0.36, (i / 12) * TAU], () =>
      fillBox(
        context,
        [-0.008, -0.23, 0.016, i % 3 === 0 ? 0.05 : 0.028],
        0.008,
        css([0.3, 0.05, 50]),
      ),
    );
  strokeOutline(context, 'M 62 36 L 62 20 M 62 36 L 74 30', 0.022, css([0.3, 0.05, 50]));
  fillBall(context, 0.62, 0.36, 0.028, BRASS);
}

/** Runners like those of a sled, and the floor on them. */
function runners(context: Canvas2D, brass: Colour): void {
  strokeOutline(
    context,
    'M 4 84 Q 2 97 14 97 L 90 97 Q 98 97 98 88',
    0.045,
    css(shift(brass, -0.12)),
  );
  strokeOutline(
    context,
    'M 5 85 Q 4 96 14 96 L 90 96 Q 97 96 97.5 88',
    0.016,
    css(shift(brass, 0.1)),
  );
  fillBox(
    context,
    [0.1, 0.8, 0.82, 0.08],
    0.03,
    fallShade(context, 0.8, 0.88, shift(brass, -0.05)),
  );
  for (const x of [0.2, 0.5, 0.8])
    fillBox(context, [x, 0.87, 0.04, 0.1], 0.01, css(shift(brass, -0.14)));
}

function velvetArmchair(context: Canvas2D): void {
  const velvet: Colour = [0.48, 0.19, 22];
  fillOutline(
    context,
    'M 62 34 Q 80 28 82 44 L 84 80 L 62 80 Z',
    roundShade(context, 0.58, 0.86, velvet),
  );
  fillBox(
    context,
    [0.4, 0.68, 0.4, 0.13],
    0.05,
    fallShade(context, 0.66, 0.82, shift(velvet, 0.05)),
  );
  fillBox(
    context,
    [0.44, 0.57, 0.3, 0.065],
    0.032,
    fallShade(context, 0.56, 0.64, shift(velvet, -0.06)),
  );
  for (const [x, y] of [
    [0.7, 0.42],
    [0.76, 0.46],
    [0.7, 0.51],
  ] as const)
    fillBall(context, x, y, 0.012, BRASS);
}

/** A console with levers and lamps. */
function leverConsole(context: Canvas2D): void {
  fillOutline(
    context,
    'M 12 80 L 16 58 L 32 62 L 32 80 Z',
    roundShade(context, 0.1, 0.34, [0.4, 0.03, 260]),
  );
  strokeOutline(context, 'M 24 60 L 32 42', 0.022, css([0.85, 0.01, 250]));
  fillBall(context, 0.325, 0.405, 0.038, [0.62, 0.22, 25]);
  strokeOutline(context, 'M 18 58 L 16 44', 0.018, css([0.85, 0.01, 250]));
  fillBall(context, 0.16, 0.42, 0.026, [0.8, 0.16, 90]);
  for (const [x, hue] of [
    [0.19, 145],
    [0.25, 50],
  ] as const)
    fillBall(context, x, 0.71, 0.024, [0.72, 0.19, hue]);
  strokeOutline(context, 'M 4 62 L 9 54 L 10 60 L 15 52', 0.014, css([0.92, 0.09, 205]));
  strokeOutline(context, 'M 30 16 L 24 10 L 25 17 L 18 12', 0.016, css([0.92, 0.09, 205]));
}

/** A machine to travel in time: a sledge of brass with its armchair, levers and the great dial behind. */
function timeMachine(context: Canvas2D, brass: Colour): void {
  gearClock(context, brass);
  runners(context, brass);
  velvetArmchair(context);
  leverConsole(context);
}

export const NATURAL_WONDERS: PropFamily = {
  '@anthill': (context, colour) => anthill(context, colour ?? [0.58, 0.09, 55]),
  '@fossil': (context, colour) => fossil(context, colour ?? [0.78, 0.03, 80]),
  '@pearl': (context, colour) => pearl(context, colour ?? [0.95, 0.015, 340]),
  '@pebbles': (context, colour) => pebbles(context, colour ?? [0.68, 0.02, 250]),
  '@geyser': (context, colour) => geyser(context, colour ?? [0.86, 0.06, 225]),
  '@eclipse': (context, colour) => eclipse(context, colour ?? [0.78, 0.17, 65]),
  '@hail': (context, colour) => hail(context, colour ?? [0.66, 0.03, 260]),
  '@timemachine': (context, colour) => timeMachine(context, colour ?? [0.74, 0.12, 75]),
};
