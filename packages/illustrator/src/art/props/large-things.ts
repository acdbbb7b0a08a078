import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

/** Larger things of homes, gardens and beaches. */

/** Steps that wind around a post. */
function spiralStairs(context: Canvas2D, colour: Colour): void {
  const steps = 18;
  const at = (i: number): { x: number; y: number; isFront: boolean } => {
    const turn = (i / steps) * TAU * 1.5 + 0.4;
    return {
      x: 0.5 + 0.4 * Math.cos(turn),
      y: 0.95 - (i / steps) * 0.84,
      isFront: Math.sin(turn) > 0,
    };
  };
  const tread = (i: number): void => {
    const { x, y, isFront } = at(i);
    const next = at(i + 1);
    const tone = shift(colour, isFront ? 0.05 : -0.1);
    const depth = isFront ? 0.035 : -0.02;
    fillShape(
      context,
      [
        [0.5, y],
        [x, y + depth],
        [next.x, y + depth * 0.6],
        [0.5, y - 0.006],
      ],
      css(tone),
    );
    fillShape(
      context,
      [
        [0.5, y],
        [x, y + depth],
        [x, y + depth + 0.022],
        [0.5, y + 0.018],
      ],
      css(shift(tone, -0.12)),
    );
    strokeLine(
      context,
      [
        [x, y + depth],
        [x, y + depth - 0.13],
      ],
      0.009,
      css(IRON),
    );
  };
  const rail = (isFront: boolean): void => {
    for (let i = 0; i < steps; i++) {
      const [one, other] = [at(i), at(i + 1)];
      if (one.isFront !== isFront) continue;
      const lift = isFront ? 0.095 : 0.15;
      strokeLine(
        context,
        [
          [one.x, one.y - lift],
          [other.x, other.y - lift],
        ],
        0.022,
        css(shift(colour, isFront ? 0.02 : -0.14)),
      );
    }
  };
  rail(false);
  for (let i = 0; i < steps; i++) if (!at(i).isFront) tread(i);
  fillBox(
    context,
    [0.465, 0.02, 0.07, 0.97],
    0.02,
    roundShade(context, 0.465, 0.535, shift(colour, -0.06)),
  );
  for (let i = 0; i < steps; i++) if (at(i).isFront) tread(i);
  rail(true);
}

/** A desk with two screens, a keyboard, a computer with lights and headphones. */
function gamingDesk(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.02, 0.66, 0.96, 0.05],
    0.012,
    fallShade(context, 0.66, 0.71, [0.34, 0.02, 280]),
  );
  for (const x of [0.06, 0.9])
    fillBox(context, [x, 0.7, 0.04, 0.29], 0.008, css([0.28, 0.02, 280]));
  for (const [x, y, wide, tall] of [
    [0.13, 0.28, 0.36, 0.27],
    [0.51, 0.3, 0.27, 0.25],
  ] as const) {
    fillEllipse(
      context,
      [x + wide / 2, y + tall / 2, wide * 0.75, tall * 0.85],
      radialGradient(context, x + wide / 2, y + tall / 2, wide * 0.75, [
        [0, shift(colour, 0.1), 0.55],
        [1, colour, 0],
      ]),
    );
    fillBox(
      context,
      [x + wide / 2 - 0.02, y + tall, 0.04, 0.66 - y - tall],
      0,
      css([0.3, 0.01, 270]),
    );
    fillBox(context, [x, y, wide, tall], 0.014, css([0.2, 0.01, 270]));
    fillBox(
      context,
      [x + 0.014, y + 0.014, wide - 0.028, tall - 0.028],
      0.006,
      fallShade(context, y, y + tall, [0.5, 0.19, 290]),
    );
  }
  fillShape(
    context,
    [
      [0.15, 0.53],
      [0.22, 0.42],
      [0.28, 0.47],
      [0.36, 0.36],
      [0.47, 0.53],
    ],
    css([0.72, 0.17, 330]),
  );
  fillEllipse(context, [0.4, 0.34, 0.03, 0.03], css([0.9, 0.14, 90]));
  fillBox(context, [0.8, 0.32, 0.16, 0.34], 0.014, css([0.22, 0.01, 270]));
  for (const y of [0.39, 0.49, 0.59]) {
    fillEllipse(context, [0.88, y, 0.045, 0.045], css(shift(colour, 0.08)));
    fillEllipse(context, [0.88, y, 0.032, 0.032], css([0.24, 0.02, 280]));
  }
  for (let i = 0; i < 10; i++)
    fillBox(
      context,
      [0.17 + i * 0.026, 0.636, 0.022, 0.024],
      0.004,
      css([0.75, 0.18, (i * 36) % 360]),
    );
  fillBox(context, [0.47, 0.638, 0.03, 0.022], 0.01, css([0.85, 0.01, 270]));
  fillBox(context, [0.02, 0.705, 0.96, 0.01], 0.004, css(shift(colour, 0.1)));
}

/** A hooded wicker seat for two, as on German beaches. */
function beachBasket(context: Canvas2D, colour: Colour): void {
  const wicker: Colour = [0.78, 0.08, 75];
  fillOutline(
    context,
    'M 10 98 L 8 44 C 8 16 26 4 50 4 C 74 4 92 16 92 44 L 90 98 Z',
    roundShade(context, 0.08, 0.92, wicker),
  );
  context.save();
  context.clip();
  for (let i = 0; i < 16; i++) {
    for (const [from, to] of [
      [-0.2 + i * 0.1, 0.3 + i * 0.1],
      [0.3 + i * 0.1, -0.2 + i * 0.1],
    ] as const) {
      strokeLine(
        context,
        [
          [from - 0.15, 1],
          [to - 0.15, 0],
        ],
        0.006,
        css(shift(wicker, -0.14), 0.4),
      );
    }
  }
  context.restore();
  fillOutline(
    context,
    'M 17 66 L 17 46 C 17 24 31 13 50 13 C 69 13 83 24 83 46 L 83 66 Z',
    css([0.32, 0.05, 60]),
  );
  const stripes = 9;
  within(context, 'M 20 64 L 20 46 C 20 27 33 17 50 17 C 67 17 80 27 80 46 L 80 64 Z', () => {
    for (let i = 0; i < stripes; i++) {
      context.fillStyle = i % 2 ? css([0.97, 0.01, 90]) : css(colour);
      context.fillRect(0.2 + (i * 0.6) / stripes, 0.1, 0.6 / stripes + 0.002, 0.6);
    }
  });
  for (let i = 0; i < stripes; i++) {
    const x = 0.17 + (i * 0.66) / stripes;
    fillShape(
      context,
      [
        [x, 0.62],
        [x + 0.66 / stripes, 0.62],
        [x + 0.72 / stripes, 0.74],
        [x - 0.01, 0.74],
      ],
      i % 2 ? css([0.94, 0.01, 90]) : css(shift(colour, -0.04)),
    );
  }
  fillBox(
    context,
    [0.12, 0.74, 0.76, 0.09],
    0.02,
    fallShade(context, 0.74, 0.83, shift(wicker, 0.04)),
  );
  fillBox(
    context,
    [0.2, 0.84, 0.6, 0.11],
    0.015,
    fallShade(context, 0.84, 0.95, shift(wicker, -0.06)),
  );
  for (const x of [0.08, 0.86])
    fillBox(context, [x, 0.5, 0.06, 0.4], 0.02, fallShade(context, 0.5, 0.9, shift(wicker, -0.04)));
}

/** Tied to a stick in a bed of earth, with ripe and green fruit. */
function tomatoPlant(context: Canvas2D): void {
  fillOutline(
    context,
    'M 2 99.5 C 8 88 24 86 50 86 C 76 86 92 88 98 99.5 Z',
    fallShade(context, 0.86, 1, [0.42, 0.06, 50]),
  );
  fillBox(context, [0.485, 0.03, 0.028, 0.9], 0.01, css(shift(WOOD, 0.08)));
  strokeOutline(
    context,
    'M 52 90 C 46 70 56 52 49 34 C 47 26 51 18 50 12',
    0.032,
    css([0.55, 0.13, 138]),
  );
  for (const [x, y, turn] of [
    [0.34, 0.24, -2.6],
    [0.66, 0.2, -0.5],
    [0.3, 0.44, -2.9],
    [0.7, 0.42, -0.2],
    [0.32, 0.66, 2.9],
    [0.68, 0.64, 0.25],
    [0.5, 0.12, -1.5],
  ] as const) {
    strokeLine(
      context,
      [
        [0.5, y + 0.06],
        [x, y],
      ],
      0.016,
      css([0.5, 0.13, 138]),
    );
    turned(context, [x, y, turn], () => {
      for (const [dx, dy, long] of [
        [0.03, 0, 0.13],
        [-0.02, -0.05, 0.08],
        [-0.02, 0.05, 0.08],
      ] as const) {
        fillEllipse(context, [dx, dy, long, 0.045], css([0.58, 0.15, 140]));
      }
    });
  }
  for (const [x, y, radius, isRipe] of [
    [0.4, 0.36, 0.07, true],
    [0.62, 0.33, 0.065, true],
    [0.38, 0.56, 0.075, true],
    [0.61, 0.54, 0.07, true],
    [0.45, 0.73, 0.065, true],
    [0.6, 0.74, 0.06, false],
  ] as const) {
    fillBall(context, x, y, radius, isRipe ? [0.6, 0.22, 28] : [0.78, 0.16, 125]);
    for (let i = 0; i < 5; i++) {
      const turn = (i / 5) * TAU;
      strokeLine(
        context,
        [
          [x, y - radius * 0.8],
          [x + Math.cos(turn) * radius * 0.5, y - radius * 0.8 + Math.sin(turn) * radius * 0.3],
        ],
        0.012,
        css([0.48, 0.12, 140]),
      );
    }
  }
}

/** White sheets on a line between posts. */
function sheetLine(context: Canvas2D, colour: Colour): void {
  for (const x of [0.03, 0.94])
    fillBox(context, [x, 0.2, 0.03, 0.79], 0.008, roundShade(context, x, x + 0.03, WOOD));
  strokeOutline(context, 'M 4 25 Q 50 31 96 25', 0.008, css([0.5, 0.02, 80]));
  for (const [left, wide, long] of [
    [0.09, 0.25, 0.5],
    [0.37, 0.26, 0.55],
    [0.66, 0.25, 0.5],
  ] as const) {
    const top = 0.265 + 0.02 * Math.sin(Math.PI * (left + wide / 2));
    fillOutline(
      context,
      `M ${left * 100} ${top * 100} L ${(left + wide) * 100} ${top * 100} C ${(left + wide + 0.02) * 100} ${(top + long * 0.5) * 100} ${(left + wide - 0.02) * 100} ${(top + long * 0.8) * 100} ${(left + wide + 0.015) * 100} ${(top + long) * 100} C ${(left + wide * 0.7) * 100} ${(top + long + 0.03) * 100} ${(left + wide * 0.4) * 100} ${(top + long - 0.03) * 100} ${(left + 0.01) * 100} ${(top + long + 0.01) * 100} C ${(left - 0.015) * 100} ${(top + long * 0.6) * 100} ${(left + 0.02) * 100} ${(top + long * 0.3) * 100} ${left * 100} ${top * 100} Z`,
      roundShade(context, left, left + wide, colour),
    );
    for (const fold of [0.3, 0.62, 0.85]) {
      strokeLine(
        context,
        [
          [left + wide * fold, top + 0.02],
          [left + wide * (fold + 0.04), top + long * 0.94],
        ],
        0.01,
        css(shift(colour, -0.08), 0.55),
      );
    }
    for (const x of [left + 0.02, left + wide - 0.035])
      fillBox(context, [x, top - 0.03, 0.014, 0.05], 0.004, css(shift(WOOD, 0.1)));
  }
}

export const LARGE_THINGS: PropFamily = {
  '@spiralstairs': (context, colour) => spiralStairs(context, colour ?? [0.5, 0.08, 55]),
  '@gamingdesk': (context, colour) => gamingDesk(context, colour ?? [0.65, 0.2, 300]),
  '@strandkorb': (context, colour) => beachBasket(context, colour ?? [0.55, 0.17, 255]),
  '@tomatoplant': tomatoPlant,
  '@sheetline': (context, colour) => sheetLine(context, colour ?? [0.97, 0.008, 240]),
};
