import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  turned,
} from './brush.ts';

/** Things in the midst of what happens to them: a rocket that starts or lands, pins that fly. */

/** Fins, body and window of a rocket. */
function hull(context: Canvas2D, colour: Colour): void {
  const metal: Colour = [0.93, 0.012, 250];
  fillOutline(
    context,
    'M 36 52 C 26 58 23 66 24 76 L 37 70 Z',
    fallShade(context, 0.5, 0.76, colour),
  );
  fillOutline(
    context,
    'M 64 52 C 74 58 77 66 76 76 L 63 70 Z',
    fallShade(context, 0.5, 0.76, colour),
  );
  fillOutline(
    context,
    'M 50 2 C 64 14 68 32 66 50 C 65 60 63 68 60 74 L 40 74 C 37 68 35 60 34 50 C 32 32 36 14 50 2 Z',
    roundShade(context, 0.34, 0.66, metal),
  );
  fillOutline(
    context,
    'M 50 2 C 57 8 61 15 63.4 23 L 36.6 23 C 39 15 43 8 50 2 Z',
    roundShade(context, 0.36, 0.64, colour),
  );
  fillEllipse(context, [0.5, 0.37, 0.085, 0.085], css([0.6, 0.02, 260]));
  fillEllipse(context, [0.5, 0.37, 0.064, 0.064], css([0.72, 0.13, 235]));
  fillBox(context, [0.4, 0.72, 0.2, 0.035], 0.01, css(shift(IRON, -0.05)));
}

/** Upright on its legs over its flame and the dust that it raises. */
function landingRocket(context: Canvas2D, colour: Colour): void {
  for (const [x, y, wide, tall] of [
    [0.2, 0.93, 0.2, 0.06],
    [0.8, 0.93, 0.2, 0.06],
    [0.5, 0.95, 0.34, 0.05],
    [0.34, 0.9, 0.15, 0.06],
    [0.66, 0.9, 0.15, 0.06],
  ] as const) {
    fillEllipse(context, [x, y, wide, tall], css([0.86, 0.02, 60], 0.8));
  }
  fillOutline(
    context,
    'M 42 74 C 40 86 46 92 50 99 C 54 92 60 86 58 74 Z',
    fallShade(context, 0.74, 0.98, [0.74, 0.18, 55]),
  );
  fillOutline(
    context,
    'M 45.5 74 C 44 82 48 87 50 91 C 52 87 56 82 54.5 74 Z',
    css([0.95, 0.13, 95]),
  );
  for (const [from, to] of [
    [0.4, 0.22],
    [0.6, 0.78],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.68],
        [to, 0.93],
      ],
      0.026,
      css(IRON),
    );
    fillBox(context, [to - 0.05, 0.92, 0.1, 0.022], 0.01, css(IRON));
  }
  hull(context, colour);
}

/** Upright on a long flame, over the smoke of its start. */
function launchingRocket(context: Canvas2D, colour: Colour): void {
  for (const [x, y, radius] of [
    [0.3, 0.93, 0.07],
    [0.42, 0.9, 0.085],
    [0.58, 0.9, 0.085],
    [0.7, 0.93, 0.07],
    [0.2, 0.96, 0.045],
    [0.8, 0.96, 0.045],
    [0.5, 0.94, 0.08],
  ] as const) {
    fillEllipse(context, [x, y, radius * 1.2, radius * 0.8], css([0.92, 0.012, 60], 0.9));
  }
  context.save();
  context.translate(0.17, -0.02);
  context.scale(0.66, 0.66);
  fillOutline(
    context,
    'M 41 74 C 36 96 46 116 50 138 C 54 116 64 96 59 74 Z',
    fallShade(context, 0.74, 1.38, [0.72, 0.19, 52]),
  );
  fillOutline(
    context,
    'M 45 74 C 42 92 48 104 50 118 C 52 104 58 92 55 74 Z',
    css([0.95, 0.13, 95]),
  );
  hull(context, colour);
  context.restore();
}

/** A ball among pins that fly. */
function bowlingStrike(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.08, 0.14);
  context.scale(0.84, 0.86);
  const pin = (x: number, y: number, turn: number): void =>
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M -4.5 -17 C -4.5 -22 4.5 -22 4.5 -17 C 4.5 -12 3 -10 3.4 -6 C 8 2 8 12 5 19 L -5 19 C -8 12 -8 2 -3.4 -6 C -3 -10 -4.5 -12 -4.5 -17 Z',
        roundShade(context, -0.07, 0.07, [0.96, 0.01, 90]),
      );
      fillBox(context, [-0.036, -0.11, 0.072, 0.018], 0.004, css([0.58, 0.22, 25]));
      fillBox(context, [-0.036, -0.082, 0.072, 0.012], 0.004, css([0.58, 0.22, 25]));
    });
  for (const [x, y, turn] of [
    [0.14, 0.36, -1.1],
    [0.3, 0.18, -0.6],
    [0.52, 0.14, 0.25],
    [0.74, 0.2, 0.9],
    [0.88, 0.42, 1.4],
    [0.2, 0.66, -1.9],
    [0.82, 0.7, 2.1],
    [0.42, 0.42, -0.35],
    [0.62, 0.44, 0.5],
  ] as const)
    pin(x, y, turn);
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI + (i / 8) * Math.PI;
    strokeLine(
      context,
      [
        [0.5 + 0.25 * Math.cos(turn), 0.78 + 0.25 * Math.sin(turn)],
        [0.5 + 0.31 * Math.cos(turn), 0.78 + 0.31 * Math.sin(turn)],
      ],
      0.014,
      css([0.95, 0.13, 92]),
    );
  }
  fillBall(context, 0.5, 0.79, 0.2, colour);
  for (const [x, y] of [
    [0.44, 0.68],
    [0.52, 0.66],
    [0.5, 0.74],
  ] as const)
    fillEllipse(context, [x, y, 0.025, 0.022], css(shift(colour, -0.2)));
  context.restore();
}

export const ROCKETS: PropFamily = {
  '@landingrocket': (context, colour) => landingRocket(context, colour ?? [0.6, 0.22, 25]),
  '@launchingrocket': (context, colour) => launchingRocket(context, colour ?? [0.6, 0.22, 25]),
  '@bowlingstrike': (context, colour) => bowlingStrike(context, colour ?? [0.42, 0.15, 285]),
};
