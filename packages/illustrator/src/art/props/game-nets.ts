import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css } from '../../math/colour.ts';
import {
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';

/** Nets that two sides play over, seen from the end of the net, so that one side is left and one right of it. */

/** The post near the viewer and the one beyond: x, foot, and top of the net. */
interface Posts {
  readonly near: readonly [x: number, foot: number, top: number];
  readonly far: readonly [x: number, foot: number, top: number];
  /** How far the net goes down, 1 to the ground. */
  readonly deep: number;
}

const TENNIS: Posts = { near: [0.64, 0.97, 0.6], far: [0.38, 0.78, 0.5], deep: 1 };
const VOLLEYBALL: Posts = { near: [0.66, 0.97, 0.06], far: [0.36, 0.78, 0.1], deep: 0.4 };
const COLUMNS = 14;
const ROWS = 9;

function gameNet(context: Canvas2D, { near, far, deep }: Posts, post: Colour): void {
  const at = (across: number, down: number): [number, number] => {
    const x = far[0] + (near[0] - far[0]) * across;
    const top = far[2] + (near[2] - far[2]) * across;
    const foot = far[1] + (near[1] - far[1]) * across;
    return [x, top + (foot - top) * deep * down];
  };
  drawPost(context, far, post);
  const thread = css([0.22, 0.02, 270], 0.6);
  for (let i = 0; i <= COLUMNS; i++)
    strokeLine(context, [at(i / COLUMNS, 0), at(i / COLUMNS, 1)], 0.005, thread);
  for (let i = 1; i <= ROWS; i++)
    strokeLine(context, [at(0, i / ROWS), at(1, i / ROWS)], 0.005, thread);
  strokeLine(context, [at(0, 0), at(1, 0)], 0.028, css([0.98, 0.005, 90]));
  drawPost(context, near, post);
}

const drawPost = (context: Canvas2D, [x, foot, top]: Posts['near'], colour: Colour): void =>
  fillBox(
    context,
    [x - 0.014, top - 0.03, 0.028, foot - top + 0.03],
    0.012,
    roundShade(context, x - 0.014, x + 0.014, colour),
  );

function shuttlecock(context: Canvas2D): void {
  fillOutline(context, 'M 40 60 L 12 14 C 34 2 66 2 88 14 L 60 60 Z', css([0.99, 0.005, 250]));
  for (const [top, foot] of [
    [0.12, 0.42],
    [0.36, 0.47],
    [0.64, 0.53],
    [0.88, 0.58],
  ] as const)
    strokeLine(
      context,
      [
        [top, 0.13],
        [foot, 0.6],
      ],
      0.014,
      css([0.62, 0.02, 250]),
    );
  strokeLine(
    context,
    [
      [0.28, 0.36],
      [0.72, 0.36],
    ],
    0.014,
    css([0.78, 0.01, 250]),
  );
  fillEllipse(context, [0.5, 0.7, 0.14, 0.17], css([0.93, 0.03, 80]));
  fillBox(context, [0.36, 0.6, 0.28, 0.07], 0.02, css([0.6, 0.2, 25]));
}

const POST: Colour = [0.34, 0.02, 270];

export const GAME_NETS: PropFamily = {
  '@courtnet': (context, colour) => gameNet(context, TENNIS, colour ?? POST),
  '@volleynet': (context, colour) => gameNet(context, VOLLEYBALL, colour ?? POST),
  '@shuttlecock': shuttlecock,
};
