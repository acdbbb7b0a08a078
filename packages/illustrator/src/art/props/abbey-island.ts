import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';
import { arch, LIMESTONE } from './famous-buildings.ts';

/** A gray house of the island with its steep roof. */
function islandHouse(
  context: Canvas2D,
  [x, foot, wide, high]: readonly [number, number, number, number],
): void {
  const wall = shift(LIMESTONE, -0.06 + ((x * 37) % 1) * 0.08);
  fillBox(context, [x, foot - high, wide, high], 0, fallShade(context, foot - high, foot, wall));
  fillShape(context, [[x - 0.006, foot - high], [x + wide * 0.25, foot - high - wide * 0.62], [x + wide * 0.75, foot - high - wide * 0.62], [x + wide + 0.006, foot - high]], css([0.44, 0.035, 250])); // prettier-ignore
  fillBox(context, [x + wide * 0.2, foot - high * 0.72, wide * 0.2, high * 0.34], 0.002, css([0.34, 0.04, 260])); // prettier-ignore
  fillBox(context, [x + wide * 0.6, foot - high * 0.72, wide * 0.2, high * 0.34], 0.002, css([0.34, 0.04, 260])); // prettier-ignore
}

/** The abbey on the top: a nave with narrow windows and pinnacles, and the tower with its tall spire. */
function abbeyOnRock(context: Canvas2D): void {
  const wall = shift(LIMESTONE, -0.02);
  const slate: Colour = [0.42, 0.035, 250];
  fillBox(context, [0.3, 0.43, 0.42, 0.2], 0, fallShade(context, 0.43, 0.63, shift(wall, -0.06)));
  for (let x = 0.32; x < 0.7; x += 0.05) {
    fillBox(context, [x - 0.018, 0.42, 0.012, 0.22], 0.002, css(shift(wall, 0.03)));
    arch(context, [x, 0.47, 0.018, 0.12], [0.32, 0.04, 260]);
  }
  fillBox(context, [0.35, 0.335, 0.32, 0.11], 0, fallShade(context, 0.33, 0.45, wall));
  fillShape(context, [[0.34, 0.34], [0.37, 0.27], [0.65, 0.27], [0.68, 0.34]], fallShade(context, 0.27, 0.34, slate)); // prettier-ignore
  for (let x = 0.37; x < 0.65; x += 0.045) arch(context, [x, 0.36, 0.018, 0.07], [0.32, 0.04, 260]);
  for (const x of [0.345, 0.675])
    fillShape(context, [[x - 0.014, 0.4], [x - 0.014, 0.31], [x, 0.25], [x + 0.014, 0.31], [x + 0.014, 0.4]], css(shift(wall, 0.03))); // prettier-ignore
  fillBox(context, [0.465, 0.19, 0.08, 0.15], 0.003, roundShade(context, 0.465, 0.545, wall));
  for (const x of [0.475, 0.51]) arch(context, [x, 0.21, 0.022, 0.08], [0.32, 0.04, 260]);
  fillShape(context, [[0.46, 0.195], [0.5, 0.035], [0.51, 0.035], [0.55, 0.195]], roundShade(context, 0.46, 0.55, slate)); // prettier-ignore
  strokeLine(context, [[0.505, 0.04], [0.505, 0.012]], 0.007, css(BRASS)); // prettier-ignore
  fillEllipse(context, [0.505, 0.014, 0.009, 0.012], css(BRASS));
}

/** Mont-Saint-Michel: an island of rock and trees with an abbey on its top, houses below it, and ramparts at the water. */
function abbeyIsland(context: Canvas2D): void {
  fillShape(context, [[0.03, 0.9], [0.1, 0.79], [0.2, 0.7], [0.3, 0.6], [0.72, 0.6], [0.82, 0.7], [0.92, 0.8], [0.98, 0.9]], fallShade(context, 0.58, 0.9, [0.56, 0.04, 75])); // prettier-ignore
  for (const [x, y, radius] of [
    [0.16, 0.77, 0.06],
    [0.25, 0.68, 0.06],
    [0.76, 0.68, 0.06],
    [0.85, 0.77, 0.065],
    [0.66, 0.66, 0.05],
    [0.36, 0.66, 0.05],
    [0.5, 0.68, 0.05],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.75], css([0.46, 0.09, 145]));
    fillEllipse(context, [x - 0.012, y - 0.014, radius * 0.7, radius * 0.5], css([0.54, 0.1, 142]));
  }
  abbeyOnRock(context);
  for (const house of [
    [0.28, 0.77, 0.075, 0.06],
    [0.4, 0.75, 0.08, 0.065],
    [0.54, 0.76, 0.075, 0.06],
    [0.64, 0.78, 0.08, 0.06],
    [0.17, 0.86, 0.08, 0.06],
    [0.3, 0.86, 0.085, 0.065],
    [0.42, 0.865, 0.08, 0.07],
    [0.53, 0.86, 0.085, 0.065],
    [0.65, 0.865, 0.08, 0.07],
    [0.76, 0.86, 0.085, 0.06],
  ] as const)
    islandHouse(context, house);
  const rampart = shift(LIMESTONE, -0.12);
  fillBox(context, [0.04, 0.85, 0.92, 0.12], 0.006, fallShade(context, 0.85, 0.97, rampart));
  for (let x = 0.05; x < 0.94; x += 0.04)
    fillBox(context, [x, 0.836, 0.022, 0.02], 0.002, css(rampart));
  for (const x of [0.05, 0.35, 0.72, 0.95]) {
    fillBox(context, [x - 0.045, 0.82, 0.09, 0.155], 0.004, roundShade(context, x - 0.045, x + 0.045, shift(rampart, 0.05))); // prettier-ignore
    fillBox(context, [x - 0.05, 0.81, 0.1, 0.025], 0.003, css(shift(rampart, -0.04)));
  }
  arch(context, [0.5, 0.9, 0.05, 0.07], [0.28, 0.04, 60]);
  fillEllipse(context, [0.5, 0.972, 0.5, 0.026], css([0.5, 0.035, 80]));
}

export const ABBEY_ISLAND: PropFamily = { '@abbeyisland': abbeyIsland };
