import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';
import { pot } from './houseplants.ts';

const TERRACOTTA: Colour = [0.62, 0.13, 45];
const CACTUS: Colour = [0.6, 0.14, 152];
const LEAF: Colour = [0.56, 0.14, 148];

/** A pillar with two arms and rows of spines. */
function cactusBody(context: Canvas2D): void {
  for (const arm of [
    'M 40 56 L 26 56 C 21 56 20 53 20 50 L 20 36',
    'M 60 48 L 74 48 C 79 48 80 45 80 42 L 80 30',
  ]) {
    strokeOutline(context, arm, 0.115, css(shift(CACTUS, -0.06)));
    strokeOutline(context, arm, 0.07, css(shift(CACTUS, 0.03)));
  }
  fillBox(context, [0.37, 0.16, 0.26, 0.6], 0.13, roundShade(context, 0.37, 0.63, CACTUS));
  for (const x of [0.43, 0.5, 0.57])
    strokeLine(
      context,
      [
        [x, 0.22],
        [x, 0.68],
      ],
      0.008,
      css(shift(CACTUS, -0.12), 0.7),
    );
  for (let i = 0; i < 15; i++) {
    const [x, y] = [0.43 + (i % 3) * 0.07, 0.24 + Math.floor(i / 3) * 0.09];
    for (const turn of [-0.6, 0.6])
      turned(context, [x, y, turn], () =>
        strokeLine(
          context,
          [
            [0, 0],
            [0, -0.028],
          ],
          0.007,
          css([0.97, 0.03, 95]),
        ),
      );
  }
}

function cactusInPot(context: Canvas2D, clay: Colour): void {
  cactusBody(context);
  pot(context, 0.5, [0.74, 0.48], clay);
}

/** Petals around a yellow middle. */
function bloom(
  context: Canvas2D,
  [x, y, size]: readonly [number, number, number],
  tone: Colour,
): void {
  for (let i = 0; i < 9; i++)
    turned(context, [x, y, -1.5 + i * 0.375], () => {
      context.scale(size, size);
      fillOutline(
        context,
        'M 0 0 C -22 -24 -16 -58 0 -70 C 16 -58 22 -24 0 0 Z',
        fallShade(context, -0.7, 0, shift(tone, i % 2 ? -0.06 : 0.03)),
      );
    });
  fillEllipse(context, [x, y - size * 0.12, size * 0.2, size * 0.15], css([0.88, 0.16, 92]));
}

/** A flower blooms on its top, a bud on an arm. */
function floweringCactus(context: Canvas2D, petals: Colour): void {
  cactusBody(context);
  bloom(context, [0.5, 0.2, 0.24], petals);
  bloom(context, [0.8, 0.28, 0.1], petals);
  pot(context, 0.5, [0.74, 0.48], TERRACOTTA);
}

/** Feathered fronds on thin stems. */
function pottedPalm(context: Canvas2D, clay: Colour): void {
  for (const [i, [x, y, bend]] of (
    [
      [12, 46, -0.16],
      [88, 44, 0.16],
      [22, 26, -0.1],
      [78, 24, 0.1],
      [38, 15, -0.05],
      [62, 15, 0.05],
      [50, 11, 0],
    ] as const
  ).entries()) {
    const tone = shift(LEAF, (i % 3) * 0.045 - 0.04);
    const at = (t: number): readonly [number, number] => {
      const [mx, my] = [50 + bend * 30, y * 0.7 + 6];
      return [
        ((1 - t) ** 2 * 50 + 2 * t * (1 - t) * mx + t * t * x) / 100,
        ((1 - t) ** 2 * 76 + 2 * t * (1 - t) * my + t * t * y) / 100,
      ];
    };
    const along = Array.from({ length: 13 }, (_, k) => at(k / 12));
    strokeLine(context, along, 0.014, css(shift(tone, -0.08)));
    for (let k = 4; k < 13; k++) {
      const [px, py] = at(k / 12);
      const [qx, qy] = at((k - 1) / 12);
      const heading = Math.atan2(py - qy, px - qx);
      const long = 0.15 * Math.sin(Math.PI * (0.25 + 0.7 * ((k - 4) / 9)));
      for (const side of [-0.75, 0.75])
        turned(context, [px, py, heading + side], () =>
          fillEllipse(context, [long * 0.5, 0, long * 0.55, 0.017], css(tone)),
        );
    }
  }
  pot(context, 0.5, [0.74, 0.36], clay);
}

/** A bush of round leaves. */
function pottedHerb(context: Canvas2D, clay: Colour): void {
  for (let i = 0; i < 34; i++) {
    const turn = i * 2.4;
    const reach = 0.05 + 0.27 * Math.sqrt(i / 34);
    const [x, y] = [0.5 + Math.cos(turn) * reach * 1.2, 0.4 + Math.sin(turn) * reach];
    turned(context, [x, y, turn + 1.2], () => {
      fillOutline(
        context,
        'M 0 10 C -11 4 -10 -9 0 -13 C 10 -9 11 4 0 10 Z',
        fallShade(context, -0.13, 0.1, [0.58 + (i % 4) * 0.035, 0.16, 142]),
      );
      strokeOutline(context, 'M 0 8 L 0 -9', 0.008, css([0.76, 0.13, 135], 0.8));
    });
  }
  pot(context, 0.5, [0.68, 0.46], clay);
}

/** Plants of other places in a pot, which has the color that is said. */
export const POTTED_PLANTS: PropFamily = {
  '@pottedcactus': (context, colour) => cactusInPot(context, colour ?? TERRACOTTA),
  '@floweringcactus': (context, colour) => floweringCactus(context, colour ?? [0.74, 0.17, 355]),
  '@pottedpalm': (context, colour) => pottedPalm(context, colour ?? [0.94, 0.015, 80]),
  '@pottedherb': (context, colour) => pottedHerb(context, colour ?? TERRACOTTA),
};
