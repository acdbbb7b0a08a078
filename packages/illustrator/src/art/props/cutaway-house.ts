import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillShape,
  litWindow,
  type PropFamily,
  STEEL,
  WOOD,
} from './brush.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

const ROOF: Colour = [0.55, 0.15, 32];
const WALL: Colour = [0.93, 0.03, 80];
const GREEN: Colour = [0.6, 0.14, 145];

const paint = (context: Canvas2D, box: Box, colour: Colour, radius = 0.006): void =>
  fillBox(context, box, radius, fallShade(context, box[1], box[1] + box[3], colour));

function pottedPlant(context: Canvas2D, x: number, foot: number): void {
  paint(context, [x - 0.014, foot - 0.035, 0.028, 0.035], [0.62, 0.12, 45]);
  for (const [dx, dy] of [
    [-0.016, -0.055],
    [0.016, -0.06],
    [0, -0.075],
  ] as const)
    fillEllipse(context, [x + dx, foot + dy, 0.013, 0.022], css(GREEN));
}

/** A bed with a window and a picture above it. */
function bedroom(context: Canvas2D, [x, y, width, height]: Box): void {
  const foot = y + height;
  litWindow(context, [x + width * 0.62, y + 0.035, 0.075, 0.08]);
  paint(context, [x + 0.02, foot - 0.1, 0.018, 0.1], WOOD);
  paint(context, [x + 0.035, foot - 0.055, width * 0.52, 0.035], [0.95, 0.01, 90]);
  paint(context, [x + 0.085, foot - 0.065, width * 0.52 - 0.05, 0.045], [0.62, 0.13, 250]);
  fillEllipse(context, [x + 0.06, foot - 0.062, 0.024, 0.013], css([0.99, 0.01, 90]));
  paint(context, [x + 0.035 + width * 0.52, foot - 0.07, 0.014, 0.07], WOOD);
  paint(context, [x + 0.06, y + 0.045, 0.07, 0.055], DARK_WOOD);
  paint(context, [x + 0.067, y + 0.052, 0.056, 0.041], [0.8, 0.1, 200]);
}

/** A tub, a mirror and a basin. */
function bathroom(context: Canvas2D, [x, y, width, height]: Box): void {
  const foot = y + height;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++)
      fillBox(
        context,
        [x + 0.006 + i * (width / 8), foot - 0.1 + row * 0.033, width / 8 - 0.006, 0.028],
        0.002,
        css([0.9, 0.04, 205]),
      );
  paint(context, [x + 0.03, foot - 0.075, width * 0.52, 0.06], [0.98, 0.005, 250], 0.02);
  for (const leg of [0.05, width * 0.46])
    paint(context, [x + leg, foot - 0.016, 0.014, 0.016], STEEL);
  for (const [dx, dy] of [
    [0.06, -0.083],
    [0.09, -0.09],
    [0.12, -0.082],
  ] as const)
    fillBall(context, x + dx, foot + dy, 0.016, [0.95, 0.02, 220]);
  fillEllipse(context, [x + width * 0.82, y + 0.075, 0.03, 0.038], css(DARK_WOOD));
  fillEllipse(context, [x + width * 0.82, y + 0.075, 0.024, 0.032], css([0.88, 0.04, 215]));
  paint(context, [x + width * 0.72, foot - 0.095, 0.075, 0.022], [0.98, 0.005, 250], 0.01);
  paint(context, [x + width * 0.8, foot - 0.075, 0.014, 0.075], [0.94, 0.005, 250]);
}

/** A sofa below a picture, a lamp and a plant. */
function livingRoom(context: Canvas2D, [x, y, width, height]: Box): void {
  const foot = y + height;
  fillEllipse(context, [x + width * 0.44, foot - 0.008, width * 0.36, 0.01], css([0.62, 0.13, 25]));
  paint(context, [x + 0.05, foot - 0.105, width * 0.5, 0.06], [0.58, 0.1, 185], 0.016);
  paint(context, [x + 0.03, foot - 0.07, width * 0.5 + 0.04, 0.055], [0.64, 0.1, 185], 0.016);
  paint(context, [x + 0.12, y + 0.04, 0.1, 0.06], [0.8, 0.13, 85]);
  paint(context, [x + 0.128, y + 0.047, 0.084, 0.046], [0.72, 0.12, 20]);
  paint(context, [x + width * 0.8, foot - 0.15, 0.009, 0.15], DARK_WOOD);
  fillShape(
    context,
    [
      [x + width * 0.8 - 0.02, foot - 0.19],
      [x + width * 0.8 + 0.03, foot - 0.19],
      [x + width * 0.8 + 0.045, foot - 0.14],
      [x + width * 0.8 - 0.035, foot - 0.14],
    ],
    css([0.94, 0.11, 88]),
  );
  pottedPlant(context, x + width * 0.93, foot);
}

/** A fridge, a stove and cupboards, and a table with two chairs' backs. */
function kitchen(context: Canvas2D, [x, y, width, height]: Box): void {
  const foot = y + height;
  paint(context, [x + width - 0.085, foot - 0.165, 0.07, 0.165], [0.88, 0.03, 200]);
  fillBox(context, [x + width - 0.082, foot - 0.1, 0.064, 0.005], 0, css([0.6, 0.03, 220]));
  paint(context, [x + width - 0.185, foot - 0.085, 0.095, 0.085], [0.95, 0.01, 90]);
  fillBox(context, [x + width - 0.172, foot - 0.055, 0.068, 0.04], 0.006, css([0.3, 0.02, 270]));
  paint(context, [x + width - 0.17, foot - 0.115, 0.045, 0.03], [0.6, 0.17, 28], 0.01);
  paint(context, [x + 0.02, y + 0.03, width - 0.12, 0.05], [0.72, 0.09, 60]);
  for (let i = 1; i < 4; i++)
    fillBox(
      context,
      [x + 0.02 + (i * (width - 0.12)) / 4, y + 0.034, 0.004, 0.042],
      0,
      css([0.55, 0.08, 55]),
    );
  paint(context, [x + 0.03, foot - 0.085, 0.13, 0.014], WOOD);
  for (const leg of [0.04, 0.138]) paint(context, [x + leg, foot - 0.075, 0.011, 0.075], WOOD);
  fillBall(context, x + 0.095, foot - 0.098, 0.015, [0.66, 0.2, 30]);
  fillBall(context, x + 0.075, foot - 0.096, 0.013, [0.85, 0.16, 95]);
}

/** A trunk, boxes and a round window under the roof. */
function attic(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.21, 0.042, 0.042], css(DARK_WOOD));
  fillEllipse(context, [0.5, 0.21, 0.033, 0.033], css([0.95, 0.11, 90]));
  paint(context, [0.36, 0.3, 0.08, 0.06], [0.7, 0.08, 65]);
  paint(context, [0.375, 0.255, 0.055, 0.047], [0.76, 0.08, 70]);
  paint(context, [0.56, 0.3, 0.1, 0.06], [0.5, 0.1, 45], 0.02);
  fillBox(context, [0.6, 0.315, 0.02, 0.022], 0.003, css([0.85, 0.13, 88]));
}

type Furnish = (context: Canvas2D, room: Box) => void;
const ROOMS: readonly (readonly [box: Box, paper: Colour, furnish: Furnish])[] = [
  [[0.15, 0.39, 0.34, 0.26], [0.84, 0.06, 300], bedroom],
  [[0.515, 0.39, 0.335, 0.26], [0.87, 0.05, 195], bathroom],
  [[0.15, 0.68, 0.34, 0.27], [0.9, 0.07, 85], livingRoom],
  [[0.515, 0.68, 0.335, 0.27], [0.9, 0.06, 140], kitchen],
];

/** A house without its front: five rooms, each with its furniture. */
function cutawayHouse(context: Canvas2D, roof: Colour): void {
  paint(context, [0.7, 0.08, 0.075, 0.2], [0.6, 0.1, 40]);
  fillShape(
    context,
    [
      [0.5, 0.015],
      [0.97, 0.39],
      [0.03, 0.39],
    ],
    fallShade(context, 0.02, 0.39, roof),
  );
  fillShape(
    context,
    [
      [0.5, 0.09],
      [0.82, 0.36],
      [0.18, 0.36],
    ],
    fallShade(context, 0.09, 0.36, [0.78, 0.07, 70]),
  );
  attic(context);
  paint(context, [0.115, 0.36, 0.77, 0.625], shift(WALL, -0.04));
  for (const [box, paper, furnish] of ROOMS) {
    const [x, y, width, height] = box;
    paint(context, box, paper, 0.002);
    fillBox(context, [x, y + height - 0.012, width, 0.012], 0, css(WOOD));
    furnish(context, [x, y, width, height - 0.012]);
  }
  paint(context, [0.09, 0.965, 0.82, 0.03], [0.62, 0.03, 80]);
  fillBox(context, [0.115, 0.36, 0.77, 0.012], 0, css(CREAM));
}

export const CUTAWAY_HOUSE: PropFamily = {
  '@cutawayhouse': (context, colour) => cutawayHouse(context, colour ?? ROOF),
};
