import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  within,
} from './brush.ts';

/** What shops for skin care and candles sell. */

const LABEL: Colour = [0.97, 0.012, 85];

/** Lines that stand for print. */
function label(
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  fillBox(context, [x, y, width, height], 0.012, css(LABEL));
  const ink = css([0.36, 0.02, 60]);
  context.fillStyle = ink;
  context.fillRect(x + width * 0.22, y + height * 0.3, width * 0.56, height * 0.1);
  context.fillRect(x + width * 0.32, y + height * 0.52, width * 0.36, height * 0.06);
  context.fillRect(x + width * 0.28, y + height * 0.68, width * 0.44, height * 0.06);
}

/** A bar of soap that lies flat, with a stamp pressed into it. */
function soapBar(context: Canvas2D, colour: Colour): void {
  const side =
    'M 4 60 C 4 52 8 48 14 46 L 86 46 C 92 48 96 52 96 60 L 96 84 C 96 94 90 100 80 100 L 20 100 C 10 100 4 94 4 84 Z';
  fillOutline(
    context,
    side,
    linearGradient(
      context,
      [0, 0.55, 0, 1],
      [
        [0, shift(colour, -0.02)],
        [0.7, shift(colour, -0.08)],
        [1, shift(colour, -0.17, 1.1)],
      ],
    ),
  );
  const top =
    'M 16 42 L 84 42 C 92 44 97 56 95 62 C 94 68 90 71 84 71 L 16 71 C 10 71 6 68 5 62 C 3 56 8 44 16 42 Z';
  fillOutline(
    context,
    top,
    linearGradient(
      context,
      [0.1, 0.4, 0.9, 0.72],
      [
        [0, shift(colour, 0.07)],
        [1, shift(colour, 0.01)],
      ],
    ),
  );
  strokeEllipse(context, [0.5, 0.565, 0.26, 0.085], 0.012, css(shift(colour, -0.1), 0.8));
  for (const [x, wide] of [
    [0.42, 0.07],
    [0.58, 0.07],
  ] as const) {
    strokeLine(
      context,
      [
        [x - wide, 0.59],
        [x, 0.54],
        [x + wide, 0.585],
      ],
      0.012,
      css(shift(colour, -0.1), 0.8),
    );
  }
  gloss(context, [0.24, 0.47, 0.14, 0.012], 0.5);
}

/** A low round jar with a lid. */
function creamJar(context: Canvas2D, colour: Colour): void {
  const lid: Colour = shift(colour, colour[0] > 0.6 ? -0.02 : 0.1, 0.9);
  fillBox(
    context,
    [0.07, 0.5, 0.86, 0.48],
    [0.05, 0.05, 0.16, 0.16],
    roundShade(context, 0.07, 0.93, shift(colour, -0.03)),
  );
  fillBox(context, [0.07, 0.92, 0.86, 0.06], [0, 0, 0.16, 0.16], css(shift(colour, -0.2), 0.25));
  label(context, [0.27, 0.6, 0.46, 0.27]);
  fillBox(
    context,
    [0.04, 0.28, 0.92, 0.22],
    [0.05, 0.05, 0.03, 0.03],
    roundShade(context, 0.04, 0.96, lid),
  );
  fillEllipse(
    context,
    [0.5, 0.285, 0.455, 0.075],
    radialGradient(context, 0.38, 0.25, 0.6, [
      [0, shift(lid, 0.08)],
      [1, shift(lid, 0.01)],
    ]),
  );
  fillBox(context, [0.07, 0.495, 0.86, 0.02], 0.01, css(shift(colour, -0.25), 0.35));
  gloss(context, [0.14, 0.72, 0.018, 0.15], 0.55);
}

/** The same without its lid, which leans at its side: the cream has a swirl. */
function openCreamJar(context: Canvas2D, colour: Colour): void {
  const cream: Colour = [0.98, 0.012, 85];
  const lid: Colour = shift(colour, colour[0] > 0.6 ? -0.04 : 0.1, 0.9);
  fillBox(
    context,
    [0.02, 0.54, 0.72, 0.44],
    [0.04, 0.04, 0.14, 0.14],
    roundShade(context, 0.02, 0.74, shift(colour, -0.03)),
  );
  label(context, [0.18, 0.68, 0.4, 0.22]);
  fillEllipse(context, [0.38, 0.54, 0.36, 0.085], css(shift(colour, -0.1)));
  fillEllipse(context, [0.38, 0.53, 0.325, 0.07], css(shift(cream, -0.06)));
  fillOutline(
    context,
    'M 8 52 C 12 44 26 47 30 41 C 34 35 42 36 41 42 C 52 41 66 45 68 52 C 62 60 14 60 8 52 Z',
    css(cream),
  );
  strokeLine(
    context,
    [
      [0.2, 0.52],
      [0.38, 0.545],
      [0.54, 0.5],
      [0.4, 0.465],
      [0.31, 0.485],
    ],
    0.012,
    css(shift(cream, -0.12)),
  );
  fillEllipse(context, [0.84, 0.75, 0.13, 0.235], roundShade(context, 0.7, 0.98, shift(lid, -0.1)));
  fillEllipse(context, [0.815, 0.75, 0.115, 0.225], css(shift(lid, 0.02)));
  fillEllipse(context, [0.81, 0.75, 0.085, 0.175], css(shift(lid, -0.07)));
  gloss(context, [0.08, 0.76, 0.016, 0.12], 0.55);
}

/** The cap of a lipstick: a tube with a ring of gold. */
function lipstickCap(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.28, 0.1, 0.44, 0.89],
    [0.06, 0.06, 0.02, 0.02],
    roundShade(context, 0.28, 0.72, colour),
  );
  fillBox(
    context,
    [0.28, 0.86, 0.44, 0.13],
    0.02,
    roundShade(context, 0.28, 0.72, [0.82, 0.14, 88]),
  );
  fillEllipse(context, [0.5, 0.12, 0.21, 0.035], css(shift(colour, 0.14)));
  gloss(context, [0.36, 0.46, 0.02, 0.28], 0.4);
}

/** Wax in a glass that takes the color, burning. */
function candleInJar(context: Canvas2D, colour: Colour): void {
  const wax: Colour = [0.94, 0.05, 85];
  const glow = radialGradient(context, 0.5, 0.3, 0.4, [
    [0, [0.95, 0.12, 80], 0.65],
    [1, [0.95, 0.12, 80], 0],
  ]);
  context.fillStyle = glow;
  context.fillRect(0, 0, 1, 0.8);
  // Behind the flame, the far rim of the glass.
  fillEllipse(context, [0.5, 0.2, 0.37, 0.05], css(shift(colour, 0.06), 0.5));
  const glass =
    'M 13 20 L 13 88 C 13 96 18 99 26 99 L 74 99 C 82 99 87 96 87 88 L 87 20 C 80 25 20 25 13 20 Z';
  within(context, glass, () => {
    context.fillStyle = css(shift(colour, 0.03), 0.5);
    context.fillRect(0, 0.1, 1, 0.9);
    context.fillStyle = roundShade(context, 0.13, 0.87, [
      wax[0] * 0.45 + colour[0] * 0.5,
      colour[1] * 0.8 + 0.02,
      colour[2],
    ]);
    context.fillRect(0, 0.46, 1, 0.6);
    fillEllipse(context, [0.5, 0.46, 0.37, 0.045], css([0.95, 0.09, 82]));
  });
  strokeLine(
    context,
    [
      [0.5, 0.46],
      [0.5, 0.38],
    ],
    0.022,
    css([0.25, 0.03, 50]),
  );
  fillOutline(context, 'M 50 14 C 60 24 59 40 50 40 C 41 40 40 24 50 14 Z', css([0.82, 0.17, 65]));
  fillEllipse(context, [0.5, 0.33, 0.04, 0.06], css([0.97, 0.12, 95]));
  within(context, glass, () => {
    context.fillStyle = roundShade(context, 0.13, 0.87, colour);
    context.globalAlpha = 0.28;
    context.fillRect(0, 0.1, 1, 0.9);
    context.globalAlpha = 1;
  });
  strokeEllipse(context, [0.5, 0.2, 0.37, 0.05], 0.018, css(shift(colour, 0.12), 0.9));
  label(context, [0.28, 0.57, 0.44, 0.28]);
  gloss(context, [0.2, 0.6, 0.02, 0.26], 0.5);
}

export const BEAUTY: PropFamily = {
  '@soapbar': (context, colour) => soapBar(context, colour ?? [0.9, 0.05, 85]),
  '@creamjar': (context, colour) => creamJar(context, colour ?? [0.94, 0.015, 60]),
  '@opencreamjar': (context, colour) => openCreamJar(context, colour ?? [0.94, 0.015, 60]),
  '@lipstickcap': (context, colour) => lipstickCap(context, colour ?? [0.25, 0.02, 280]),
  '@candlejar': (context, colour) => candleInJar(context, colour ?? [0.86, 0.04, 80]),
};
