import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, STEEL, strokeLine } from './brush.ts';

const WIRES = 15;
const COOKIE: Colour = [0.72, 0.11, 68];

/** A rack of wires on short legs, seen aslant from above. */
function coolingRack(context: Canvas2D, metal: Colour): void {
  fillEllipse(context, [0.5, 0.97, 0.48, 0.025], css([0.2, 0.02, 60], 0.25));
  for (const x of [0.05, 0.95])
    strokeLine(
      context,
      [
        [x, 0.9],
        [x, 0.98],
      ],
      0.016,
      css(shift(metal, -0.2)),
    );
  for (let i = 0; i <= WIRES; i++) {
    const across = i / WIRES;
    strokeLine(
      context,
      [
        [0.12 + across * 0.76, 0.755],
        [0.02 + across * 0.96, 0.91],
      ],
      0.009,
      css(shift(metal, -0.06)),
    );
  }
  for (const [y, left, width] of [
    [0.755, 0.12, 0.014],
    [0.83, 0.07, 0.012],
    [0.91, 0.02, 0.02],
  ] as const)
    strokeLine(
      context,
      [
        [left, y],
        [1 - left, y],
      ],
      width,
      css(shift(metal, 0.02)),
    );
}

/** A flat sheet of metal with a rim. */
function bakingTray(context: Canvas2D, metal: Colour): void {
  context.fillStyle = fallShade(context, 0.74, 0.96, shift(metal, -0.16));
  context.beginPath();
  context.moveTo(0.1, 0.75);
  context.lineTo(0.9, 0.75);
  context.lineTo(0.99, 0.92);
  context.lineTo(0.01, 0.92);
  context.fill();
  fillBox(
    context,
    [0, 0.9, 1, 0.08],
    [0.02, 0.02, 0.05, 0.05],
    fallShade(context, 0.9, 0.98, metal),
  );
  fillBox(context, [0, 0.895, 1, 0.025], 0.012, css(shift(metal, 0.08)));
  fillBox(context, [0.09, 0.74, 0.82, 0.014], 0.007, css(shift(metal, 0.02)));
}

/** Round cookies that lie on a rack or a tray, the nearer ones before the others. */
function lyingCookies(context: Canvas2D, dough: Colour): void {
  for (const [row, y] of [0.765, 0.835].entries())
    for (let i = 0; i < 4; i++) {
      const x = (row ? 0.14 : 0.17) + i * (row ? 0.24 : 0.22);
      const [wide, tall] = row ? [0.115, 0.055] : [0.1, 0.046];
      fillEllipse(context, [x, y + 0.018, wide, tall], css(shift(dough, -0.16)));
      fillEllipse(context, [x, y, wide, tall], fallShade(context, y - tall, y + tall, dough));
      for (const [dx, dy] of [
        [-0.5, -0.1],
        [0.05, -0.45],
        [0.5, 0.1],
        [-0.1, 0.4],
      ] as const)
        fillEllipse(context, [x + dx * wide, y + dy * tall, 0.017, 0.01], css([0.33, 0.06, 45]));
    }
}

/** What baked goods cool on. */
export const BAKING_RACKS: PropFamily = {
  '@coolingrack': (context, colour) => coolingRack(context, colour ?? STEEL),
  '@bakingtray': (context, colour) => bakingTray(context, colour ?? STEEL),
  '@cookierack': (context, colour) => {
    coolingRack(context, STEEL);
    lyingCookies(context, colour ?? COOKIE);
  },
  '@cookiesheet': (context, colour) => {
    bakingTray(context, STEEL);
    lyingCookies(context, colour ?? COOKIE);
  },
};
