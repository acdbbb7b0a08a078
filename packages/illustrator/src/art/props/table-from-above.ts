import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  gloss,
  onBothSides,
  PORCELAIN,
  type PropFamily,
  STEEL,
  turned,
  WOOD,
} from './brush.ts';

const GREEN: Colour = [0.5, 0.12, 145];
const CRUST: Colour = [0.6, 0.13, 55];
const SEATS = [0.19, 0.5, 0.81] as const;

/** A round thing with the shadow that it throws onto the table. */
function round(context: Canvas2D, x: number, y: number, radius: number, tone: Colour): void {
  fillEllipse(context, [x + 0.006, y + 0.01, radius, radius], css([0.2, 0.04, 50], 0.3));
  fillEllipse(context, [x, y, radius, radius], fallShade(context, y - radius, y + radius, tone));
}

/** Boards of wood, with a cloth along the middle. */
function tableTop(context: Canvas2D, runner: Colour): void {
  fillBox(context, [0, 0, 1, 1], 0.03, fallShade(context, 0, 1, shift(WOOD, 0.06)));
  for (let i = 1; i < 6; i++)
    fillBox(context, [i / 6 - 0.002, 0, 0.004, 1], 0, css(shift(DARK_WOOD, 0.1), 0.5));
  fillBox(context, [0.37, 0, 0.26, 1], 0, css(runner));
  for (const x of [0.378, 0.612])
    fillBox(context, [x, 0, 0.01, 1], 0, css(shift(runner, 0.22), 0.7));
}

/** A plate with a napkin, cutlery and a glass, for a guest at the left edge. */
function placeSetting(context: Canvas2D, y: number, runner: Colour): void {
  round(context, 0.15, y, 0.098, shift(PORCELAIN, -0.02));
  fillEllipse(context, [0.15, y, 0.068, 0.068], css(shift(PORCELAIN, -0.07)));
  fillEllipse(context, [0.15, y, 0.063, 0.063], css(PORCELAIN));
  turned(context, [0.15, y, 0.6], () =>
    fillBox(context, [-0.042, -0.02, 0.084, 0.04], 0.006, css(shift(runner, 0.06))),
  );
  for (const at of [y - 0.122, y + 0.118]) {
    fillBox(context, [0.08, at, 0.14, 0.009], 0.0045, css(shift(STEEL, -0.05)));
    fillEllipse(context, [0.215, at + 0.0045, 0.022, 0.011], css(STEEL));
  }
  round(context, 0.3, y - 0.07, 0.036, [0.93, 0.012, 230]);
  fillEllipse(context, [0.3, y - 0.07, 0.027, 0.027], css([0.42, 0.15, 15]));
}

/** The roast on its platter, between potatoes and herbs. */
function roast(context: Canvas2D): void {
  fillEllipse(context, [0.506, 0.51, 0.115, 0.14], css([0.2, 0.04, 50], 0.3));
  fillEllipse(context, [0.5, 0.5, 0.115, 0.14], css(PORCELAIN));
  for (let i = 0; i < 14; i++) {
    const [x, y] = [Math.cos((i / 14) * TAU) * 0.085, Math.sin((i / 14) * TAU) * 0.11];
    fillBall(context, 0.5 + x, 0.5 + y, i % 2 ? 0.017 : 0.021, i % 2 ? GREEN : [0.85, 0.12, 85]);
  }
  fillEllipse(context, [0.5, 0.49, 0.066, 0.085], fallShade(context, 0.4, 0.58, CRUST));
  for (const side of [-1, 1])
    turned(context, [0.5 + side * 0.045, 0.55, side * -0.5], () => {
      fillEllipse(context, [0, 0, 0.028, 0.05], css(shift(CRUST, 0.04)));
      fillEllipse(context, [0, 0.05, 0.011, 0.011], css(PORCELAIN));
    });
  gloss(context, [0.48, 0.45, 0.02, 0.03], 0.25);
}

/** A bowl of something in small pieces. */
function bowl(context: Canvas2D, y: number, tones: readonly Colour[]): void {
  round(context, 0.5, y, 0.085, PORCELAIN);
  fillEllipse(context, [0.5, y, 0.068, 0.068], css(shift(tones[0] ?? GREEN, -0.16)));
  for (let i = 0; i < 13; i++) {
    const radius = i === 0 ? 0 : i < 5 ? 0.026 : 0.05;
    const turn = i * 2.4;
    const tone = tones[i % tones.length] ?? GREEN;
    fillBall(context, 0.5 + Math.cos(turn) * radius, y + Math.sin(turn) * radius, 0.017, tone);
  }
}

/** A burning candle, between sprigs. */
function candle(context: Canvas2D, y: number): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      turned(
        context,
        [0.5 + side * (0.036 + i * 0.02), y + (i % 2 ? 0.012 : -0.012), side * 0.5],
        () => fillEllipse(context, [0, 0, 0.022, 0.009], css(shift(GREEN, -0.1))),
      );
  fillEllipse(context, [0.5, y, 0.06, 0.06], css([0.95, 0.13, 85], 0.3));
  round(context, 0.5, y, 0.03, [0.95, 0.03, 85]);
  fillEllipse(context, [0.5, y, 0.013, 0.013], css([0.9, 0.16, 75]));
  fillEllipse(context, [0.5, y, 0.006, 0.006], css([0.99, 0.06, 95]));
}

/** A table that is laid for six with a meal in the middle, seen from straight above. */
function laidTable(context: Canvas2D, runner: Colour): void {
  tableTop(context, runner);
  onBothSides(context, () => {
    for (const y of SEATS) placeSetting(context, y, runner);
  });
  bowl(context, 0.12, [GREEN, [0.62, 0.2, 28], shift(GREEN, 0.14)]);
  candle(context, 0.27);
  roast(context);
  candle(context, 0.72);
  bowl(context, 0.87, [
    [0.72, 0.17, 55],
    [0.8, 0.15, 75],
  ]);
}

/** Tables from above; the color is that of the cloth along the middle. */
export const TABLES_FROM_ABOVE: PropFamily = {
  '@laidtable': (context, colour) => laidTable(context, colour ?? [0.7, 0.06, 150]),
};
