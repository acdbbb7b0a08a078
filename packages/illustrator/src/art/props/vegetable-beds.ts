import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const SOIL: Colour = [0.36, 0.06, 50];
const LEAF: Colour = [0.6, 0.16, 140];

/** A low frame of boards with dark soil in it. */
function bed(context: Canvas2D): void {
  fillOutline(context, 'M 6 80 L 94 80 99 92 1 92 Z', fallShade(context, 0.78, 0.94, SOIL));
  for (let i = 0; i < 22; i++)
    fillEllipse(
      context,
      [0.08 + ((i * 37) % 84) / 100, 0.82 + ((i * 29) % 9) / 100, 0.014, 0.008],
      css(shift(SOIL, i % 2 ? 0.07 : -0.06)),
    );
}

/** The board towards the viewer. */
function board(context: Canvas2D): void {
  fillBox(context, [0.01, 0.9, 0.98, 0.095], 0.012, fallShade(context, 0.9, 1, WOOD));
  fillBox(context, [0.01, 0.9, 0.98, 0.02], 0.008, css(shift(WOOD, 0.1)));
  for (const x of [0.34, 0.67])
    strokeLine(
      context,
      [
        [x, 0.92],
        [x, 0.99],
      ],
      0.006,
      css(shift(WOOD, -0.14)),
    );
}

/** A cabbage: round leaves about a pale heart. */
function cabbage(context: Canvas2D, x: number, y: number, size: number): void {
  for (const [turn, tone] of [
    [-1.3, -0.06],
    [1.3, -0.06],
    [-0.6, 0],
    [0.6, 0],
  ] as const)
    turned(context, [x, y, turn], () => {
      context.scale(size, size);
      fillOutline(
        context,
        'M 0 4 C -60 -4 -54 -70 0 -84 C 54 -70 60 -4 0 4 Z',
        fallShade(context, -0.84, 0.04, shift(LEAF, tone)),
      );
      strokeOutline(context, 'M 0 0 L 0 -68', 0.05, css([0.86, 0.08, 130], 0.8));
    });
  fillBall(context, x, y - size * 0.4, size * 0.36, [0.78, 0.14, 132]);
}

function cabbageBed(context: Canvas2D): void {
  bed(context);
  for (const x of [0.15, 0.385, 0.615, 0.85]) cabbage(context, x, 0.91, 0.13);
  board(context);
}

function carrotBed(context: Canvas2D): void {
  bed(context);
  for (let i = 0; i < 6; i++) {
    const x = 0.11 + i * 0.156;
    for (const turn of [-0.5, -0.2, 0.12, 0.45])
      turned(context, [x, 0.86, turn], () => {
        strokeOutline(context, 'M 0 0 Q 1 -9 0 -17', 0.012, css(shift(LEAF, -0.04)));
        for (const y of [-0.07, -0.11, -0.15])
          fillEllipse(context, [0, y, 0.026, 0.012], css(shift(LEAF, turn * 0.08)));
      });
    fillOutline(
      context,
      `M ${x * 100 - 4} 84 C ${x * 100 - 4} 80 ${x * 100 + 4} 80 ${x * 100 + 4} 84 L ${x * 100 + 2.6} 91 L ${x * 100 - 2.6} 91 Z`,
      fallShade(context, 0.8, 0.92, [0.72, 0.18, 52]),
    );
  }
  board(context);
}

function tomatoBed(context: Canvas2D): void {
  bed(context);
  for (const x of [0.17, 0.5, 0.83]) {
    fillBox(context, [x - 0.009, 0.34, 0.018, 0.54], 0.006, css(shift(WOOD, 0.06)));
    for (let i = 0; i < 9; i++) {
      const [side, y] = [i % 2 ? 1 : -1, 0.42 + i * 0.05];
      turned(context, [x, y, side * 1.1], () =>
        fillOutline(
          context,
          'M 0 3 C -6 -2 -5 -9 0 -13 C 5 -9 6 -2 0 3 Z',
          css(shift(LEAF, (i % 3) * 0.05 - 0.06)),
        ),
      );
    }
    for (const [dx, y] of [
      [-0.055, 0.56],
      [0.06, 0.62],
      [-0.04, 0.71],
      [0.05, 0.78],
    ] as const)
      fillBall(context, x + dx, y, 0.036, [0.6, 0.22, 28]);
  }
  board(context);
}

/** Beds of a vegetable garden. */
export const VEGETABLE_BEDS: PropFamily = {
  '@cabbagebed': cabbageBed,
  '@carrotbed': carrotBed,
  '@tomatobed': tomatoBed,
};
