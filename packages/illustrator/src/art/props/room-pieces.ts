import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily } from './brush.ts';

/** The counter of a café: a machine, cakes under glass, a board with the menu. */
function cafeCounter(context: Canvas2D, colour: Colour | null): void {
  const front = colour ?? [0.56, 0.09, 52];
  fillBox(context, [0.2, 0.08, 0.6, 0.24], 0.02, css([0.5, 0.08, 55]));
  fillBox(context, [0.225, 0.1, 0.55, 0.2], 0.01, css([0.3, 0.02, 200]));
  for (let i = 0; i < 3; i++) {
    fillBox(
      context,
      [0.27, 0.135 + i * 0.05, 0.26 - 0.04 * i, 0.016],
      0.006,
      css([0.95, 0.01, 90]),
    );
    fillBox(context, [0.66, 0.135 + i * 0.05, 0.07, 0.016], 0.006, css([0.88, 0.12, 85]));
  }
  fillBox(context, [0.04, 0.6, 0.92, 0.38], 0.02, fallShade(context, 0.6, 0.98, front));
  for (let i = 0; i < 4; i++) {
    fillBox(context, [0.08 + i * 0.215, 0.66, 0.195, 0.27], 0.015, css(shift(front, 0.06)));
  }
  fillBox(context, [0.01, 0.56, 0.98, 0.06], 0.02, css([0.88, 0.04, 75]));
  fillBox(
    context,
    [0.08, 0.36, 0.26, 0.2],
    0.03,
    fallShade(context, 0.36, 0.56, [0.62, 0.02, 250]),
  );
  fillBox(context, [0.11, 0.4, 0.2, 0.06], 0.015, css([0.3, 0.02, 260]));
  for (const x of [0.15, 0.25]) {
    fillBox(context, [x, 0.46, 0.025, 0.04], 0.005, css([0.2, 0.02, 260]));
    fillBox(context, [x - 0.012, 0.51, 0.05, 0.05], [0, 0, 0.02, 0.02], css([0.97, 0.01, 90]));
  }
  fillBox(context, [0.46, 0.38, 0.46, 0.18], 0.02, css([0.86, 0.04, 215], 0.7));
  for (const [x, hue] of [
    [0.53, 350],
    [0.65, 60],
    [0.77, 30],
    [0.86, 330],
  ] as const) {
    fillBox(context, [x - 0.04, 0.5, 0.08, 0.05], 0.01, css([0.8, 0.09, 70]));
    fillEllipse(context, [x, 0.495, 0.042, 0.03], css([0.82, 0.13, hue]));
  }
}

export const ROOM_PIECES: PropFamily = {
  '@cafecounter': cafeCounter,
};
