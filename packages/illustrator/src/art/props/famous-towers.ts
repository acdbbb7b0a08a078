import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
} from './brush.ts';

const IRON_BROWN: Colour = [0.5, 0.06, 60];
const SANDSTONE: Colour = [0.8, 0.06, 82];
const LIMESTONE: Colour = [0.84, 0.025, 85];
const MARBLE: Colour = [0.94, 0.015, 85];
const SLATE: Colour = [0.42, 0.04, 250];
const DARK: Colour = [0.3, 0.03, 265];

/** From the middle to the outer border of the Eiffel Tower at a height. */
const outerAt = (y: number): number => 0.018 + 0.36 * ((y - 0.1) / 0.9) ** 2.4;
/** From the middle to the inner border of a leg; the legs meet above. */
const innerAt = (y: number): number => (y < 0.47 ? 0 : 0.265 * ((y - 0.47) / 0.53) ** 1.25);

/** The heights at which the girders of the tower cross, from the ground on. */
function girderHeights(): readonly number[] {
  const heights = [0.99];
  for (let y = 0.99; y > 0.13;) {
    y -= Math.max(0.026, 0.85 * (outerAt(y) - innerAt(y)));
    heights.push(Math.max(y, 0.11));
  }
  return heights;
}

/** One half of the lattice: a dark inside, crossed girders, and the edges of the leg. */
function latticeLeg(context: Canvas2D, side: 1 | -1, colour: Colour): void {
  const heights = girderHeights();
  const outer = heights.map((y) => [0.5 + side * outerAt(y), y] as const);
  const inner = heights.map((y) => [0.5 + side * innerAt(y), y] as const);
  fillShape(context, [...outer, ...inner.toReversed()], css(shift(colour, -0.12), 0.62));
  const lit = css(shift(colour, side < 0 ? 0.12 : 0.02));
  for (let i = 1; i < heights.length; i++) {
    const [from, to] = [outer[i - 1], outer[i]];
    const [near, next] = [inner[i - 1], inner[i]];
    if (!from || !to || !near || !next) continue;
    const width = 0.003 + 0.004 * (from[1] - to[1]) * 10;
    strokeLine(context, [from, next], width, lit);
    strokeLine(context, [near, to], width, lit);
    strokeLine(context, [to, next], width, lit);
  }
  strokeLine(context, outer, 0.014, css(shift(colour, side < 0 ? 0.08 : -0.04)));
  strokeLine(context, inner, 0.01, css(shift(colour, -0.04)));
}

/** A platform of the tower with its railing. */
function platform(context: Canvas2D, y: number, tall: number, colour: Colour): void {
  const half = outerAt(y) + 0.02;
  fillBox(context, [0.5 - half, y - tall, half * 2, tall], 0.004, fallShade(context, y - tall, y, shift(colour, 0.06))); // prettier-ignore
  const post = css(shift(colour, -0.16));
  for (let x = 0.5 - half + 0.012; x < 0.5 + half - 0.01; x += 0.018)
    fillBox(context, [x, y - tall * 0.75, 0.007, tall * 0.5], 0, post);
}

function eiffelTower(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1] as const) latticeLeg(context, side, colour);
  context.lineCap = 'butt';
  for (const [reach, width, tone] of [
    [0.225, 0.03, -0.08],
    [0.215, 0.01, 0.1],
    [0.24, 0.01, 0.06],
  ] as const) {
    context.strokeStyle = css(shift(colour, tone));
    context.lineWidth = width;
    context.beginPath();
    context.ellipse(0.5, 0.965, reach, reach * 0.72, 0, Math.PI * 1.02, Math.PI * 1.98);
    context.stroke();
  }
  platform(context, 0.79, 0.036, colour);
  platform(context, 0.57, 0.028, colour);
  for (const side of [-1, 1])
    fillBox(
      context,
      [0.5 + side * 0.317 - 0.075, 0.965, 0.15, 0.035],
      0.006,
      css([0.7, 0.025, 75]),
    );
  fillBox(context, [0.472, 0.1, 0.056, 0.022], 0.005, css(shift(colour, 0.04)));
  fillBox(context, [0.482, 0.075, 0.036, 0.028], [0.016, 0.016, 0, 0], css(shift(colour, 0.02)));
  strokeLine(context, [[0.5, 0.01], [0.5, 0.08]], 0.01, css(colour)); // prettier-ignore
}

/** A face of the clock with its gilded frame. */
function clockFace(context: Canvas2D, x: number, y: number, radius: number): void {
  fillBox(context, [x - radius * 1.3, y - radius * 1.3, radius * 2.6, radius * 2.6], 0.006, css(shift(SANDSTONE, -0.1))); // prettier-ignore
  fillEllipse(context, [x, y, radius * 1.14, radius * 1.14], css(BRASS));
  fillEllipse(context, [x, y, radius, radius], css([0.98, 0.02, 90]));
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour / 12) * Math.PI * 2;
    const mark = radius * 0.82;
    fillEllipse(context, [x + Math.sin(turn) * mark, y - Math.cos(turn) * mark, 0.006, 0.006], css(DARK)); // prettier-ignore
  }
  strokeLine(context, [[x, y - radius * 0.68], [x, y], [x + radius * 0.42, y + radius * 0.24]], 0.011, css(DARK)); // prettier-ignore
}

/** Big Ben: a shaft with ribs and narrow windows, the clock, the belfry and a roof in two steps. */
function clockTower(context: Canvas2D): void {
  fillBox(context, [0.345, 0.44, 0.31, 0.55], 0.004, roundShade(context, 0.345, 0.655, SANDSTONE));
  for (const x of [0.345, 0.41, 0.475, 0.54, 0.605])
    fillBox(context, [x, 0.44, 0.022, 0.55], 0.004, css(shift(SANDSTONE, 0.05)));
  for (let y = 0.5; y < 0.95; y += 0.115) {
    fillBox(context, [0.345, y - 0.022, 0.31, 0.012], 0, css(shift(SANDSTONE, -0.1)));
    for (const x of [0.38, 0.445, 0.51, 0.575])
      fillBox(context, [x, y, 0.018, 0.074], [0.009, 0.009, 0, 0], css(shift(SANDSTONE, -0.3)));
  }
  fillBox(context, [0.325, 0.95, 0.35, 0.04], 0.004, css(shift(SANDSTONE, -0.08)));
  fillBox(context, [0.32, 0.235, 0.36, 0.215], 0.006, roundShade(context, 0.32, 0.68, shift(SANDSTONE, 0.02))); // prettier-ignore
  clockFace(context, 0.5, 0.342, 0.085);
  for (const x of [0.318, 0.646]) {
    fillBox(context, [x, 0.2, 0.036, 0.25], 0.004, css(shift(SANDSTONE, 0.06)));
    fillShape(context, [[x - 0.004, 0.2], [x + 0.018, 0.14], [x + 0.04, 0.2]], css(BRASS)); // prettier-ignore
  }
  fillShape(context, [[0.345, 0.235], [0.655, 0.235], [0.59, 0.15], [0.41, 0.15]], roundShade(context, 0.35, 0.65, SLATE)); // prettier-ignore
  fillBox(context, [0.41, 0.112, 0.18, 0.042], 0.003, css(shift(SANDSTONE, -0.02)));
  for (const x of [0.425, 0.462, 0.499, 0.536])
    fillBox(context, [x, 0.12, 0.02, 0.034], [0.01, 0.01, 0, 0], css(DARK));
  fillShape(context, [[0.405, 0.114], [0.595, 0.114], [0.5, 0.02]], roundShade(context, 0.41, 0.59, SLATE)); // prettier-ignore
  strokeLine(context, [[0.5, 0.004], [0.5, 0.03]], 0.008, css(BRASS)); // prettier-ignore
}

/** The Leaning Tower of Pisa: galleries of columns around a round tower, and a narrower belfry. */
function leaningTower(context: Canvas2D): void {
  context.save();
  context.translate(0.46, 0.99);
  context.rotate(0.085);
  context.translate(-0.5, -0.99);
  fillBox(context, [0.34, 0.8, 0.32, 0.2], 0.004, roundShade(context, 0.34, 0.66, MARBLE));
  for (const x of [0.36, 0.43, 0.5, 0.57])
    fillBox(context, [x, 0.835, 0.05, 0.15], [0.025, 0.025, 0, 0], css(shift(MARBLE, -0.1)));
  fillBox(context, [0.475, 0.87, 0.05, 0.115], [0.025, 0.025, 0, 0], css([0.42, 0.05, 55]));
  for (let floor = 0; floor < 6; floor++) {
    const top = 0.69 - floor * 0.098;
    fillBox(
      context,
      [0.35, top, 0.3, 0.1],
      0,
      roundShade(context, 0.35, 0.65, shift(MARBLE, -0.22)),
    );
    for (let i = 0; i < 9; i++) {
      const x = 0.5 - 0.15 * Math.cos((Math.PI * (i + 0.5)) / 9);
      fillBox(context, [x - 0.007, top + 0.02, 0.014, 0.08], 0.003, css(shift(MARBLE, 0.04 - i * 0.014))); // prettier-ignore
      if (i < 8) {
        const next = 0.5 - 0.15 * Math.cos((Math.PI * (i + 1.5)) / 9);
        strokeEllipse(context, [(x + next) / 2, top + 0.034, (next - x) / 2, 0.017], 0.008, css(shift(MARBLE, 0.02 - i * 0.012))); // prettier-ignore
      }
    }
    fillBox(context, [0.335, top + 0.094, 0.33, 0.018], 0.006, roundShade(context, 0.335, 0.665, MARBLE)); // prettier-ignore
    fillBox(
      context,
      [0.345, top - 0.002, 0.31, 0.02],
      0,
      roundShade(context, 0.345, 0.655, MARBLE),
    );
  }
  fillBox(context, [0.4, 0.1, 0.2, 0.1], 0.004, roundShade(context, 0.4, 0.6, MARBLE));
  for (const x of [0.42, 0.48, 0.54])
    fillBox(context, [x, 0.125, 0.04, 0.07], [0.02, 0.02, 0, 0], css(shift(MARBLE, -0.34)));
  fillBox(context, [0.385, 0.082, 0.23, 0.022], 0.006, roundShade(context, 0.385, 0.615, MARBLE));
  context.restore();
}

/** Rows of windows on a wall of a skyscraper. */
function windowRows(
  context: Canvas2D,
  [left, top, width, height]: readonly [number, number, number, number],
  columns: number,
  colour: Colour,
): void {
  const step = width / columns;
  for (let y = top + 0.012; y < top + height - 0.014; y += 0.026)
    for (let i = 0; i < columns; i++)
      fillBox(context, [left + step * (i + 0.28), y, step * 0.44, 0.015], 0.001, css((i * 7 + Math.round(y * 40)) % 5 === 0 ? [0.9, 0.11, 88] : colour)); // prettier-ignore
}

/** The Empire State Building: a tower in steps with lines of windows, a crown and a mast. */
function steppedTower(context: Canvas2D): void {
  for (const [left, top, columns] of [
    [0.18, 0.84, 11],
    [0.24, 0.7, 9],
    [0.3, 0.56, 7],
    [0.35, 0.24, 5],
  ] as const) {
    const width = 1 - left * 2;
    fillBox(context, [left, top, width, 0.99 - top], 0.004, roundShade(context, left, 1 - left, LIMESTONE)); // prettier-ignore
    windowRows(context, [left, top, width, (top === 0.24 ? 0.76 : 0.99) - top], columns, [0.45, 0.05, 250]); // prettier-ignore
    for (let i = 0; i <= columns; i++)
      fillBox(context, [left + (width / columns) * i - 0.004, top, 0.008, 0.99 - top], 0, css(shift(LIMESTONE, 0.05), 0.8)); // prettier-ignore
  }
  fillBox(context, [0.39, 0.2, 0.22, 0.05], 0.004, roundShade(context, 0.39, 0.61, LIMESTONE));
  fillBox(context, [0.43, 0.165, 0.14, 0.04], 0.004, roundShade(context, 0.43, 0.57, LIMESTONE));
  fillBox(context, [0.465, 0.115, 0.07, 0.055], [0.03, 0.03, 0, 0], roundShade(context, 0.465, 0.535, STEEL)); // prettier-ignore
  strokeLine(context, [[0.5, 0.01], [0.5, 0.12]], 0.012, css(shift(STEEL, -0.15))); // prettier-ignore
  fillBox(context, [0.45, 0.9, 0.1, 0.09], 0.004, css(DARK));
}

/** The Burj Khalifa: tubes of glass of different heights around a needle. */
function needleTower(context: Canvas2D): void {
  const glass: Colour = [0.74, 0.05, 235];
  for (const [x, top, width] of [
    [0.36, 0.74, 0.07],
    [0.57, 0.66, 0.07],
    [0.39, 0.56, 0.07],
    [0.545, 0.48, 0.065],
    [0.415, 0.4, 0.065],
    [0.525, 0.32, 0.055],
    [0.44, 0.24, 0.06],
    [0.47, 0.16, 0.06],
  ] as const) {
    fillBox(context, [x, top, width, 0.99 - top], [width / 2, width / 2, 0, 0], roundShade(context, x, x + width, glass)); // prettier-ignore
    for (let y = top + 0.04; y < 0.97; y += 0.034)
      fillBox(context, [x + 0.004, y, width - 0.008, 0.006], 0, css(shift(glass, -0.2), 0.55));
  }
  fillOutline(context, 'M 49 18 L 50 1 L 51 18 Z', css(STEEL));
  fillBox(context, [0.3, 0.95, 0.4, 0.045], 0.006, css(shift(CREAM, -0.12)));
}

/** Towers that cities are known by. */
export const FAMOUS_TOWERS: PropFamily = {
  '@eiffel': (context, colour) => eiffelTower(context, colour ?? IRON_BROWN),
  '@clocktower': clockTower,
  '@leaningtower': leaningTower,
  '@steppedtower': steppedTower,
  '@needletower': needleTower,
};
