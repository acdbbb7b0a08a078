import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  onBothSides,
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

/** A pleated shade with a lit opening below. @param box its middle, top, bottom and half widths */
function shade(
  context: Canvas2D,
  [x, top, bottom, narrow, wide]: readonly [number, number, number, number, number],
  colour: Colour,
): void {
  const [left, right] = [x - wide, x + wide];
  fillOutline(
    context,
    `M ${(x - narrow) * 100} ${top * 100} L ${(x + narrow) * 100} ${top * 100} L ${right * 100} ${bottom * 100} L ${left * 100} ${bottom * 100} Z`,
    roundShade(context, left, right, colour),
  );
  for (let i = -3; i <= 3; i++) {
    strokeOutline(
      context,
      `M ${(x + (i * narrow) / 3.6) * 100} ${top * 100} L ${(x + (i * wide) / 3.6) * 100} ${bottom * 100}`,
      0.008,
      css(shift(colour, -0.12), 0.45),
    );
  }
  fillEllipse(context, [x, bottom, wide, wide * 0.14], css(shift(colour, -0.14)));
  fillEllipse(context, [x, bottom + 0.004, wide * 0.94, wide * 0.105], css([0.97, 0.1, 95]));
  fillEllipse(context, [x, top, narrow, narrow * 0.14], css(shift(colour, -0.1)));
}

/** A tall pole with a shade and a round foot. */
function floorLamp(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.965, 0.19, 0.035], css(shift(BRASS, -0.25)));
  fillEllipse(context, [0.5, 0.955, 0.19, 0.033], roundShade(context, 0.31, 0.69, BRASS));
  fillBox(context, [0.484, 0.2, 0.032, 0.76], 0.012, roundShade(context, 0.484, 0.516, BRASS));
  for (const y of [0.6, 0.9]) fillBall(context, 0.5, y, 0.028, BRASS);
  strokeOutline(context, 'M 60 30 L 60 44', 0.01, css(shift(BRASS, -0.1)));
  fillBall(context, 0.6, 0.45, 0.018, BRASS);
  fillBall(context, 0.5, 0.015, 0.018, BRASS);
  shade(context, [0.5, 0.035, 0.3, 0.17, 0.29], colour);
}

/** A shade by itself with its ring for the bulb. */
function lampshade(context: Canvas2D, colour: Colour): void {
  shade(context, [0.5, 0.12, 0.9, 0.24, 0.46], colour);
  fillEllipse(context, [0.5, 0.12, 0.2, 0.022], css(shift(colour, -0.3)));
  strokeOutline(context, 'M 30 12 L 70 12', 0.016, css(BRASS));
  fillEllipse(context, [0.5, 0.12, 0.05, 0.014], css(BRASS));
}

/** One arm of the chandelier with its candle bulb and crystals. */
function chandelierArm(context: Canvas2D, x: number, y: number, colour: Colour): void {
  const [end, cup] = [x * 100, y * 100];
  strokeOutline(
    context,
    `M 50 66 C ${50 + (end - 50) * 0.5} 86 ${end} 84 ${end} ${cup}`,
    0.03,
    css(shift(colour, -0.06)),
  );
  fillEllipse(context, [x, y, 0.06, 0.02], css(colour));
  fillBox(
    context,
    [x - 0.022, y - 0.12, 0.044, 0.12],
    0.01,
    roundShade(context, x - 0.022, x + 0.022, PORCELAIN),
  );
  fillEllipse(
    context,
    [x, y - 0.16, 0.07, 0.08],
    radialGradient(context, x, y - 0.16, 0.08, [
      [0, WARM_LIGHT, 0.9],
      [1, WARM_LIGHT, 0],
    ]),
  );
  fillOutline(
    context,
    `M ${end} ${cup - 21} C ${end + 4.5} ${cup - 15} ${end + 3} ${cup - 12} ${end} ${cup - 12} C ${end - 3} ${cup - 12} ${end - 4.5} ${cup - 15} ${end} ${cup - 21} Z`,
    css([0.97, 0.1, 95]),
  );
  crystal(context, x, y + 0.03, 1);
}

/** A cut drop of glass on a bead. */
function crystal(context: Canvas2D, x: number, y: number, size: number): void {
  const [cx, cy] = [x * 100, y * 100];
  fillBall(context, x, y, 0.012 * size, [0.9, 0.04, 225]);
  fillOutline(
    context,
    `M ${cx} ${cy + size} L ${cx + 2.4 * size} ${cy + 6 * size} L ${cx} ${cy + 10 * size} L ${cx - 2.4 * size} ${cy + 6 * size} Z`,
    css([0.8, 0.07, 225]),
  );
  fillOutline(
    context,
    `M ${cx} ${cy + size} L ${cx} ${cy + 10 * size} L ${cx - 2.4 * size} ${cy + 6 * size} Z`,
    css([0.95, 0.03, 220]),
  );
}

/** Brass arms with lit candles and drops of crystal on a chain. */
function chandelier(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 38 0 L 62 0 Q 58 6 50 7 Q 42 6 38 0 Z',
    roundShade(context, 0.38, 0.62, colour),
  );
  for (let y = 0.08; y < 0.3; y += 0.045) {
    fillEllipse(context, [0.5, y + 0.012, 0.016, 0.026], css(shift(colour, -0.06)));
    fillEllipse(context, [0.5, y + 0.012, 0.006, 0.014], css(shift(colour, -0.3)));
  }
  for (const [x, y] of [
    [0.33, 0.5],
    [0.67, 0.5],
    [0.1, 0.6],
    [0.9, 0.6],
  ] as const) {
    chandelierArm(context, x, y, colour);
  }
  fillOutline(
    context,
    'M 47 30 L 53 30 C 54 38 60 40 58 48 C 56 54 54 56 56 62 C 60 68 56 76 50 80 C 44 76 40 68 44 62 C 46 56 44 54 42 48 C 40 40 46 38 47 30 Z',
    roundShade(context, 0.4, 0.6, colour),
  );
  gloss(context, [0.46, 0.45, 0.012, 0.04], 0.5);
  onBothSides(context, () => {
    strokeOutline(context, 'M 12 62 Q 24 74 34 54', 0.008, css([0.92, 0.04, 225]));
    for (const [x, y] of [
      [0.17, 0.655],
      [0.23, 0.66],
      [0.29, 0.625],
    ] as const) {
      fillBall(context, x, y, 0.014, [0.92, 0.04, 225]);
    }
  });
  for (const x of [0.42, 0.58]) crystal(context, x, 0.78, 0.9);
  crystal(context, 0.5, 0.8, 1.7);
}

/** Four blades about a motor with a light, seen from slightly below. */
function ceilingFan(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 38 0 L 62 0 L 57 9 L 43 9 Z', roundShade(context, 0.38, 0.62, BRASS));
  fillBox(context, [0.48, 0.08, 0.04, 0.28], 0.01, roundShade(context, 0.48, 0.52, BRASS));
  for (const [turn, tone] of [
    [-2.5, -0.08],
    [-0.64, -0.08],
    [2.6, 0.04],
    [0.54, 0.04],
  ] as const) {
    context.save();
    context.translate(0.5, 0.5);
    context.scale(1, 0.5);
    turned(context, [0, 0, turn], () => {
      fillBox(context, [0.08, -0.03, 0.1, 0.06], 0.01, css(shift(BRASS, -0.12)));
      fillBox(
        context,
        [0.15, -0.085, 0.345, 0.17],
        [0.03, 0.085, 0.085, 0.03],
        css(shift(colour, tone - 0.12)),
      );
      fillBox(
        context,
        [0.15, -0.085, 0.345, 0.145],
        [0.03, 0.085, 0.085, 0.03],
        css(shift(colour, tone)),
      );
    });
    context.restore();
  }
  fillBox(context, [0.37, 0.36, 0.26, 0.17], 0.06, roundShade(context, 0.37, 0.63, BRASS));
  fillBox(context, [0.37, 0.43, 0.26, 0.025], 0, css(shift(BRASS, -0.18), 0.7));
  fillOutline(
    context,
    'M 36 54 L 64 54 C 64 72 56 76 50 76 C 44 76 36 72 36 54 Z',
    fallShade(context, 0.5, 0.8, [0.95, 0.08, 92]),
  );
  fillBox(context, [0.35, 0.52, 0.3, 0.035], 0.015, css(shift(BRASS, -0.08)));
  gloss(context, [0.43, 0.61, 0.025, 0.045], 0.8);
  strokeOutline(context, 'M 60 70 L 60 92', 0.01, css(shift(BRASS, -0.1)));
  fillBall(context, 0.6, 0.94, 0.024, WOOD);
}

/** An electric heater with glowing bars behind a grille. */
function heater(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.74]) fillBox(context, [x, 0.93, 0.14, 0.07], 0.02, css(IRON));
  fillBox(context, [0.03, 0.34, 0.94, 0.61], 0.07, fallShade(context, 0.34, 0.95, colour));
  fillBox(context, [0.08, 0.47, 0.72, 0.42], 0.03, css([0.25, 0.02, 40]));
  fillBox(
    context,
    [0.09, 0.48, 0.7, 0.4],
    0.025,
    radialGradient(context, 0.44, 0.68, 0.4, [
      [0, [0.62, 0.2, 40]],
      [1, [0.32, 0.09, 35]],
    ]),
  );
  for (const y of [0.56, 0.68, 0.8]) {
    fillBox(context, [0.11, y - 0.02, 0.66, 0.04], 0.02, css([0.7, 0.21, 42]));
    fillBox(context, [0.12, y - 0.01, 0.64, 0.016], 0.008, css([0.93, 0.13, 90]));
  }
  for (let i = 0; i < 9; i++)
    fillBox(context, [0.125 + i * 0.078, 0.475, 0.012, 0.41], 0.006, css(STEEL));
  fillBox(context, [0.3, 0.385, 0.3, 0.03], 0.015, css(shift(colour, -0.2)));
  for (const y of [0.56, 0.73]) {
    fillBall(context, 0.885, y, 0.05, [0.4, 0.015, 270]);
    fillBox(context, [0.88, y - 0.045, 0.01, 0.04], 0.005, css([0.98, 0, 0]));
  }
  fillBall(context, 0.885, 0.85, 0.02, [0.65, 0.22, 28]);
  gloss(context, [0.3, 0.36, 0.2, 0.01], 0.6);
}

/** A plate with a rocker switch, pressed at the top. */
function lightSwitch(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.17, 0.03, 0.66, 0.96], 0.07, css(shift(colour, -0.22)));
  fillBox(context, [0.16, 0.01, 0.66, 0.96], 0.07, fallShade(context, 0.01, 0.97, colour));
  fillBox(context, [0.33, 0.2, 0.32, 0.58], 0.03, css(shift(colour, -0.25)));
  fillBox(
    context,
    [0.345, 0.215, 0.29, 0.29],
    [0.02, 0.02, 0, 0],
    fallShade(context, 0.2, 0.5, shift(colour, -0.12)),
  );
  fillBox(
    context,
    [0.345, 0.49, 0.29, 0.275],
    [0, 0, 0.02, 0.02],
    fallShade(context, 0.46, 0.8, shift(colour, 0.03)),
  );
  fillBox(context, [0.345, 0.73, 0.29, 0.035], [0, 0, 0.02, 0.02], css(shift(colour, -0.1)));
  fillBox(context, [0.465, 0.28, 0.05, 0.018], 0.008, css([0.68, 0.2, 140]));
  for (const y of [0.11, 0.87]) {
    fillBall(context, 0.49, y, 0.03, STEEL);
    turned(context, [0.49, y, 0.6], () =>
      fillBox(context, [-0.022, -0.004, 0.044, 0.008], 0, css([0.5, 0.01, 260])),
    );
  }
}

export const LAMPS: PropFamily = {
  '@floorlamp': (context, colour) => floorLamp(context, colour ?? [0.92, 0.08, 85]),
  '@lampshade': (context, colour) => lampshade(context, colour ?? [0.9, 0.08, 80]),
  '@chandelier': (context, colour) => chandelier(context, colour ?? BRASS),
  '@ceilingfan': (context, colour) => ceilingFan(context, colour ?? [0.58, 0.1, 55]),
  '@heater': (context, colour) => heater(context, colour ?? [0.92, 0.012, 250]),
  '@lightswitch': (context, colour) => lightSwitch(context, colour ?? [0.95, 0.01, 90]),
};
