import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fallShade, fillBall, fillBox, fillEllipse, type PropFamily, strokeLine } from './brush.ts';

const WALL: Colour = [0.975, 0.008, 85];
const SHADED: Colour = [0.84, 0.03, 250];
const BLUE: Colour = [0.5, 0.15, 255];

type Box = readonly [x: number, y: number, width: number, height: number];

/** A house with a flat roof: its front, its side in the shade and a low wall around the roof. */
function cube(context: Canvas2D, [x, y, width, height]: Box, wall: Colour): void {
  const side = Math.min(0.06, width * 0.26);
  fillBox(
    context,
    [x + width - side, y + 0.006, side, height - 0.006],
    0,
    fallShade(context, y, y + height, SHADED),
  );
  fillBox(context, [x, y, width - side, height], 0, fallShade(context, y, y + height, wall));
  fillBox(context, [x - 0.006, y - 0.012, width + 0.012, 0.024], 0.01, css(shift(wall, 0.01)));
  context.fillStyle = css(SHADED, 0.5);
  context.fillRect(x, y + 0.012, width - side, 0.01);
}

/** A round dome with a small cross. */
function dome(context: Canvas2D, x: number, y: number, radius: number): void {
  fillBox(context, [x - radius * 1.04, y - 0.03, radius * 2.08, 0.034], 0.006, css(WALL));
  context.save();
  context.beginPath();
  context.rect(x - radius, y - 0.03 - radius * 1.1, radius * 2, radius * 1.1);
  context.clip();
  fillBall(context, x, y - 0.03, radius, BLUE);
  context.restore();
  const top = y - 0.03 - radius;
  strokeLine(context, [[x, top], [x, top - 0.05]], 0.009, css(WALL)); // prettier-ignore
  strokeLine(context, [[x - 0.015, top - 0.032], [x + 0.015, top - 0.032]], 0.008, css(WALL)); // prettier-ignore
}

/** With a round top. */
function door(context: Canvas2D, x: number, foot: number, width: number): void {
  const height = width * 1.9;
  const box = [x - width / 2, foot - height, width, height] as const;
  const arch = width / 2;
  fillBox(context, box, [arch, arch, 0, 0], fallShade(context, foot - height, foot, BLUE));
  fillEllipse(
    context,
    [x + width * 0.26, foot - height * 0.45, 0.005, 0.005],
    css([0.9, 0.12, 90]),
  );
}

function shutters(context: Canvas2D, x: number, y: number, size: number): void {
  fillBox(context, [x - size / 2, y, size, size * 1.2], 0.006, css([0.38, 0.07, 250]));
  for (const side of [-1, 1])
    fillBox(
      context,
      [x + side * size * 0.72 - size * 0.22, y, size * 0.44, size * 1.2],
      0.006,
      css(BLUE),
    );
}

/** Pink flowers that hang down a wall. */
function bougainvillea(context: Canvas2D, x: number, y: number, size: number): void {
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * TAU * 2.6;
    const reach = size * Math.sqrt(i / 16);
    const at = [x + reach * Math.cos(turn) * 0.7, y + reach * Math.sin(turn) * 1.2] as const;
    const tone: Colour = i % 4 === 0 ? [0.55, 0.13, 145] : [0.63, 0.21, 350 + (i % 3) * 6];
    fillEllipse(context, [...at, size * 0.3, size * 0.28], css(tone));
  }
}

/** Rocks that the houses stand on. */
const rock = (context: Canvas2D): void =>
  fillEllipse(context, [0.5, 0.965, 0.5, 0.045], fallShade(context, 0.92, 1, [0.76, 0.04, 75]));

function houses(context: Canvas2D, wall: Colour): void {
  rock(context);
  cube(context, [0.34, 0.3, 0.28, 0.4], wall);
  dome(context, 0.465, 0.3, 0.105);
  shutters(context, 0.455, 0.38, 0.06);
  cube(context, [0.66, 0.46, 0.22, 0.3], wall);
  shutters(context, 0.74, 0.53, 0.05);
  cube(context, [0.1, 0.47, 0.25, 0.3], wall);
  dome(context, 0.2, 0.47, 0.06);
  shutters(context, 0.26, 0.53, 0.05);
  cube(context, [0.04, 0.66, 0.27, 0.31], wall);
  door(context, 0.11, 0.97, 0.075);
  shutters(context, 0.21, 0.74, 0.05);
  cube(context, [0.3, 0.6, 0.33, 0.37], wall);
  door(context, 0.43, 0.97, 0.085);
  shutters(context, 0.525, 0.69, 0.052);
  shutters(context, 0.37, 0.69, 0.052);
  cube(context, [0.62, 0.68, 0.35, 0.29], wall);
  door(context, 0.86, 0.97, 0.075);
  shutters(context, 0.71, 0.77, 0.055);
  bougainvillea(context, 0.31, 0.72, 0.05);
  bougainvillea(context, 0.62, 0.88, 0.045);
}

/** One house with a dome. */
function house(context: Canvas2D, wall: Colour): void {
  rock(context);
  cube(context, [0.1, 0.42, 0.5, 0.55], wall);
  dome(context, 0.33, 0.42, 0.17);
  cube(context, [0.52, 0.6, 0.38, 0.37], wall);
  door(context, 0.32, 0.97, 0.13);
  shutters(context, 0.2, 0.54, 0.075);
  shutters(context, 0.44, 0.54, 0.075);
  shutters(context, 0.67, 0.7, 0.075);
  bougainvillea(context, 0.53, 0.84, 0.06);
}

/** White houses of the Greek islands, with flat roofs and blue domes. */
export const CYCLADIC_HOUSES: PropFamily = {
  '@cycladichouses': (context, colour) => houses(context, colour ?? WALL),
  '@cycladichouse': (context, colour) => house(context, colour ?? WALL),
};
