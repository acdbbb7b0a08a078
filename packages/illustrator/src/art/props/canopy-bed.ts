import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  WOOD,
} from './brush.ts';

const LINEN: Colour = [0.96, 0.012, 85];
const QUILT: Colour = [0.78, 0.06, 230];

/** Mattress, quilt and pillows before a headboard, from the foot of the bed. */
function mattress(context: Canvas2D): void {
  fillBox(
    context,
    [0.2, 0.5, 0.6, 0.3],
    [0.08, 0.08, 0, 0],
    fallShade(context, 0.5, 0.8, shift(WOOD, 0.04)),
  );
  fillBox(context, [0.23, 0.53, 0.54, 0.22], 0.05, css(shift(WOOD, -0.05)));
  for (const x of [0.24, 0.51]) {
    fillBox(context, [x, 0.585, 0.25, 0.12], 0.05, fallShade(context, 0.58, 0.7, LINEN));
    fillBox(context, [x + 0.03, 0.6, 0.19, 0.02], 0.01, css(shift(LINEN, 0.03)));
  }
  fillOutline(
    context,
    'M 18 71 C 30 66 70 66 82 71 L 88 92 L 12 92 Z',
    fallShade(context, 0.66, 0.93, QUILT),
  );
  fillOutline(
    context,
    'M 18 71 C 30 66 70 66 82 71 L 83.6 76 C 70 71.5 30 71.5 16.4 76 Z',
    css(LINEN),
  );
  for (const x of [0.32, 0.5, 0.68])
    strokeOutline(
      context,
      `M ${x * 100} 72 L ${50 + (x * 100 - 50) * 1.25} 92`,
      0.006,
      css(shift(QUILT, -0.08), 0.7),
    );
  fillBox(context, [0.1, 0.91, 0.8, 0.06], 0.012, fallShade(context, 0.9, 0.98, WOOD));
}

/** A post with a knob, and the curtain that is tied to it. */
function postWithCurtain(context: Canvas2D, cloth: Colour): void {
  fillOutline(
    context,
    'M 6 12 L 30 12 C 29 30 24 46 13 58 C 15 70 17 82 18 93 L 5 95 C 6 80 5 66 6 58 Z',
    fallShade(context, 0.12, 0.95, shift(cloth, -0.02)),
  );
  for (const fold of [
    'M 12 13 C 12 34 10 48 8.5 58 C 9 70 9 82 9 93',
    'M 19 13 C 19 34 14 48 10.5 58 C 12 70 13 82 14 93',
    'M 25 13 C 24 30 19 46 12 57',
  ])
    strokeOutline(context, fold, 0.008, css(shift(cloth, -0.12), 0.7));
  fillBox(context, [0.04, 0.565, 0.1, 0.03], 0.014, css([0.82, 0.14, 88]));
  fillBox(
    context,
    [0.045, 0.07, 0.032, 0.92],
    0.01,
    roundShade(context, 0.04, 0.08, shift(DARK_WOOD, 0.16)),
  );
  fillBall(context, 0.061, 0.055, 0.026, shift(DARK_WOOD, 0.2));
}

/** A bed between four posts, with cloth above it and at its sides. */
function canopyBed(context: Canvas2D, cloth: Colour): void {
  fillOutline(context, 'M 20 14 L 80 14 78 62 22 62 Z', css(shift(cloth, -0.1), 0.85));
  for (const x of [0.3, 0.42, 0.54, 0.66])
    strokeOutline(context, `M ${x * 100} 15 L ${x * 100} 61`, 0.01, css(shift(cloth, -0.16), 0.5));
  for (const x of [0.2, 0.776])
    fillBox(context, [x, 0.12, 0.022, 0.5], 0.006, css(shift(DARK_WOOD, 0.08)));
  mattress(context);
  onBothSides(context, () => postWithCurtain(context, cloth));
  fillBox(
    context,
    [0.04, 0.09, 0.92, 0.03],
    0.008,
    fallShade(context, 0.09, 0.12, shift(DARK_WOOD, 0.16)),
  );
  for (let i = 0; i < 6; i++) {
    const left = 4 + i * 15.4;
    fillOutline(
      context,
      `M ${left} 10 L ${left + 15.4} 10 L ${left + 15.4} 14 C ${left + 12} 22 ${left + 4} 22 ${left} 14 Z`,
      fallShade(context, 0.1, 0.21, shift(cloth, i % 2 ? -0.03 : 0.01)),
    );
  }
  fillEllipse(context, [0.5, 0.085, 0.03, 0.022], css([0.82, 0.14, 88]));
}

/** Beds with a roof of cloth. */
export const CANOPY_BEDS: PropFamily = {
  '@canopybed': (context, colour) => canopyBed(context, colour ?? [0.96, 0.015, 70]),
};
