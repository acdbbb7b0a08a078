import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import { fillBox, fillEllipse, fillShape, type PropFamily, strokeLine, WOOD } from './brush.ts';

/** From the foot at the left to the top at the right. */
const LADDER = { foot: [0.3, 0.99], top: [0.7, 0.02], half: 0.05, rungs: 15 } as const;

/** A long narrow ladder that leans on something high. */
function skyLadder(context: Canvas2D, colour: Colour): void {
  const { foot, top, half, rungs } = LADDER;
  const at = (share: number, side: number): readonly [number, number] => [
    foot[0] + (top[0] - foot[0]) * share + side * half * (1 - 0.3 * share),
    foot[1] + (top[1] - foot[1]) * share + side * half * 0.3,
  ];
  for (let i = 0; i < rungs; i++) {
    const share = (i + 0.6) / rungs;
    strokeLine(context, [at(share, -1), at(share, 1)], 0.015, css(shift(colour, -0.05)));
  }
  for (const side of [-1, 1]) {
    strokeLine(context, [at(0, side), at(1, side)], 0.024, css(shift(colour, -0.1)));
    strokeLine(context, [at(0, side), at(1, side)], 0.016, css(shift(colour, 0.05)));
  }
}

const STEPS = 17;
const STONE: Colour = [0.93, 0.025, 80];
const SHADE: Colour = [0.62, 0.09, 300];

interface Step {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** The front edge of a step, from the nearest (0) to the highest (1): they wind up and become smaller. */
function stepAt(share: number): Step {
  const far = 1 - (1 - share) ** 1.45;
  return {
    x: 0.5 + 0.13 * Math.sin(share * 4.4) * (1 - 0.35 * share),
    y: 0.985 - 0.62 * far,
    half: 0.3 * (1 - share) ** 1.1 + 0.055,
  };
}

/** Steps without walls that wind up into the air. */
function skyStairs(context: Canvas2D, colour: Colour): void {
  for (let i = STEPS - 1; i >= 0; i--) {
    const share = i / STEPS;
    const [near, next] = [stepAt(share), stepAt((i + 1) / STEPS)];
    const rise = (near.y - next.y) * 0.52;
    const tone = mix(shift(colour, 0.03 * share), [0.97, 0.03, 330], 0.25 * share);
    fillShape(
      context,
      [
        [near.x - near.half, near.y - rise],
        [near.x + near.half, near.y - rise],
        [next.x + next.half, next.y],
        [next.x - next.half, next.y],
      ],
      css(shift(tone, 0.04)),
    );
    fillBox(
      context,
      [near.x - near.half, near.y - rise, near.half * 2, rise + 0.008],
      0.006,
      linearGradient(
        context,
        [0, near.y - rise, 0, near.y],
        [
          [0, mix(tone, SHADE, 0.12)],
          [1, mix(tone, SHADE, 0.42)],
        ],
      ),
    );
  }
}

const DOOR = { half: 0.062, tall: 0.2 } as const;
const LIGHT: Colour = [0.98, 0.08, 92];

/** A small door at the top of the steps, half open, with light behind it. */
function stairsToDoor(context: Canvas2D, colour: Colour): void {
  const { x, y } = stepAt(1);
  const { half, tall } = DOOR;
  const middle = y - tall / 2;
  fillEllipse(
    context,
    [x, middle, 0.3, 0.3],
    radialGradient(context, x, middle, 0.3, [
      [0, LIGHT, 0.95],
      [0.4, LIGHT, 0.4],
      [1, LIGHT, 0],
    ]),
  );
  skyStairs(context, colour);
  fillBox(
    context,
    [x - half - 0.014, y - tall - 0.014, half * 2 + 0.028, tall + 0.018],
    0.01,
    css([0.5, 0.09, 50]),
  );
  fillBox(context, [x - half, y - tall, half * 2, tall], 0.004, css([0.995, 0.045, 95]));
  fillShape(
    context,
    [
      [x + half, y - tall],
      [x + half + 0.05, y - tall + 0.028],
      [x + half + 0.05, y + 0.03],
      [x + half, y],
    ],
    css([0.58, 0.11, 55]),
  );
  fillEllipse(context, [x + half + 0.041, y - tall * 0.45, 0.007, 0.009], css([0.86, 0.14, 88]));
}

/** Where a climber is at the top and halfway up, in the unit square of each drawing. */
export const ENDS_OF_WAYS = {
  '@skyladder': { top: LADDER.top, halfway: [0.42, 0.72] },
  '@skystairs': { top: [stepAt(1).x, stepAt(1).y - 0.06], halfway: [stepAt(0.3).x, stepAt(0.3).y] },
  '@stairstodoor': {
    top: [stepAt(1).x, stepAt(1).y - 0.06],
    halfway: [stepAt(0.3).x, stepAt(0.3).y],
  },
} as const;

export const WAYS_TO_THE_SKY: PropFamily = {
  '@skyladder': (context, colour) => skyLadder(context, colour ?? WOOD),
  '@skystairs': (context, colour) => skyStairs(context, colour ?? STONE),
  '@stairstodoor': (context, colour) => stairsToDoor(context, colour ?? STONE),
};
