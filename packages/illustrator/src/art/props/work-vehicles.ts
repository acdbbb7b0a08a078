import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
  WOOD,
  type PropFamily,
} from './brush.ts';
import { track } from './motors.ts';
import { FRAME, LAMP, LEATHER, PANE, RUBBER, tyre, WHITE } from './wheeled-vehicles.ts';

/** Trucks and machines of building sites, driving to the left. */

const EARTH: Colour = [0.5, 0.08, 55];
const YELLOW: Colour = [0.83, 0.17, 85];

/** A lamp in front and a bumper below it. */
function nose(context: Canvas2D, lampY: number): void {
  fillBall(context, 0.065, lampY, 0.037, LAMP);
  fillBox(
    context,
    [0, 0.79, 0.17, 0.065],
    0.022,
    fallShade(context, 0.79, 0.855, shift(STEEL, -0.16)),
  );
}

/** The frame, cab and wheels that all trucks share; `load` is drawn between frame and wheels. */
function truck(context: Canvas2D, colour: Colour, load: () => void): void {
  fillBox(context, [0.08, 0.76, 0.88, 0.09], 0.02, css(FRAME));
  load();
  fillOutline(
    context,
    'M 2.500 82 L 2.500 60 L 7 35 Q 8 30 13 30 L 31 30 Q 34 30 34 33 L 34 82 Z',
    fallShade(context, 0.28, 0.84, colour),
  );
  fillBox(context, [0.1, 0.275, 0.23, 0.035], 0.017, css(shift(colour, 0.08)));
  fillOutline(context, 'M 6.500 55 L 9.500 38 Q 10 36 12 36 L 13 36 L 13 55 Z', css(PANE));
  fillOutline(
    context,
    'M 16 55 L 16 36 L 28 36 Q 30 36 30 38 L 30 55 Z',
    fallShade(context, 0.34, 0.58, PANE),
  );
  fillOutline(context, 'M 18 55 L 23 36 L 27 36 L 22 55 Z', css([1, 0, 0], 0.4));
  strokeOutline(context, 'M 14.500 34 L 14.500 76', 0.009, css(shift(colour, -0.14)));
  fillBox(context, [0.25, 0.6, 0.06, 0.017], 0.008, css(STEEL));
  nose(context, 0.69);
  for (const x of [0.2, 0.63, 0.85]) {
    fillEllipse(context, [x, 0.86, 0.13, 0.115], css(FRAME));
    tyre(context, x, 0.113);
  }
}

/** A truck with a high bed full of earth. */
function dumpTruck(context: Canvas2D, colour: Colour): void {
  truck(context, colour, () => {
    fillOutline(
      context,
      'M 40 34 C 46 20 52 24 57 17 C 64 8 72 16 76 20 C 84 20 90 26 95 34 Z',
      fallShade(context, 0.12, 0.36, EARTH),
    );
    for (const [x, y, size] of [
      [0.56, 0.24, 0.03],
      [0.7, 0.2, 0.035],
      [0.83, 0.28, 0.03],
      [0.48, 0.3, 0.022],
    ] as const)
      fillBall(context, x, y, size, shift(EARTH, 0.07));
    fillOutline(
      context,
      'M 14 25 Q 13 21 17 21 L 38 21 Q 41 21 42 24 L 45 31 L 97 31 Q 101 31 100 35 L 93 71 Q 92 75 88 75 L 42 75 Q 37 75 37 70 L 35 27 Z',
      fallShade(context, 0.2, 0.78, colour),
    );
    for (const x of [45, 57, 69, 81])
      fillOutline(
        context,
        `M ${x} 38 L ${x + 5} 38 L ${x + 4} 72 L ${x + 0.5} 72 Z`,
        css(shift(colour, -0.12)),
      );
    fillBox(context, [0.43, 0.31, 0.565, 0.045], 0.02, css(shift(colour, 0.07)));
  });
}

/** A truck with a closed body, a sign of recycling and bags in the back. */
function garbageTruck(context: Canvas2D, colour: Colour): void {
  truck(context, WHITE, () => {
    fillBall(context, 0.9, 0.63, 0.085, [0.36, 0.02, 270]);
    fillBall(context, 0.95, 0.7, 0.05, [0.42, 0.02, 270]);
    fillOutline(
      context,
      'M 36 76 L 36 22 Q 36 16 42 16 L 80 16 Q 96 18 99 44 L 99 52 L 87 52 L 84 76 Z',
      fallShade(context, 0.14, 0.78, colour),
    );
    fillOutline(
      context,
      'M 82 76 L 82 70 L 99 70 Q 100 76 95 80 L 82 80 Z',
      css(shift(colour, -0.1)),
    );
    strokeOutline(context, 'M 80 18 L 84 46 L 82 74', 0.016, css(shift(colour, -0.14)));
    for (const x of [0.41, 0.745])
      fillBox(context, [x, 0.2, 0.022, 0.52], 0.01, css(shift(colour, -0.12)));
    gloss(context, [0.57, 0.19, 0.15, 0.012], 0.45);
    for (let side = 0; side < 3; side++)
      turned(context, [0.59, 0.46, (side / 3) * TAU], () => {
        strokeOutline(context, 'M -8 -7 Q 0 -18 6 -8', 0.038, css(WHITE));
        fillOutline(context, 'M 12 -10 L 8.500 0 L -0.500 -5 Z', css(WHITE));
      });
  });
}

/** A truck with a striped drum that leans back, and a chute. */
function mixerTruck(context: Canvas2D, colour: Colour): void {
  const drum =
    'M 36 58 C 34 42 44 27 62 22 L 86 14 Q 92 14 93 20 L 95 34 Q 95 38 92 41 L 76 62 C 64 78 38 76 36 58 Z';
  truck(context, colour, () => {
    strokeOutline(context, 'M 84 78 L 90 40 M 78 78 L 90 40', 0.028, css(FRAME));
    strokeOutline(context, 'M 93 40 L 98 68', 0.06, css(shift(STEEL, -0.14)));
    fillOutline(
      context,
      'M 84 8 L 100 8 L 96 24 L 88 24 Z',
      fallShade(context, 0.06, 0.26, colour),
    );
    fillOutline(context, 'M 38 78 L 41 58 L 70 62 L 72 78 Z', css(shift(FRAME, 0.06)));
    fillOutline(context, drum, css(WHITE));
    within(context, drum, () => {
      for (const [x, width] of [
        [40, 0.08],
        [58, 0.085],
        [76, 0.07],
        [91, 0.05],
      ] as const)
        strokeOutline(
          context,
          `M ${x - 4} ${46 - x * 0.42} C ${x - 6} ${66 - x * 0.3} ${x + 2} ${82 - x * 0.3} ${x + 11} ${94 - x * 0.3}`,
          width,
          css(colour),
        );
      fillOutline(
        context,
        'M 34 60 C 56 66 76 54 96 30 L 96 80 L 34 80 Z',
        css([0.25, 0.05, 280], 0.22),
      );
      strokeOutline(context, 'M 44 43 C 50 34 60 29 74 25', 0.03, css([1, 0, 0], 0.55));
    });
  });
}

/** A machine on tracks that pushes earth with its blade. */
function bulldozer(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 0 99 C 2 84 8 80 18 84 C 22 90 24 94 25 99 Z',
    fallShade(context, 0.8, 1, EARTH),
  );
  fillBox(context, [0.39, 0.2, 0.035, 0.3], 0.015, roundShade(context, 0.39, 0.425, FRAME));
  fillOutline(
    context,
    'M 55 46 L 58 14 L 90 14 L 92 46 Z',
    fallShade(context, 0.12, 0.5, shift(colour, -0.04)),
  );
  fillBox(context, [0.53, 0.08, 0.42, 0.075], 0.03, fallShade(context, 0.08, 0.155, colour));
  fillOutline(context, 'M 60 44 L 62 20 L 73 20 L 73 44 Z', fallShade(context, 0.18, 0.46, PANE));
  fillOutline(context, 'M 77 44 L 77 20 L 86 20 L 87 44 Z', fallShade(context, 0.18, 0.46, PANE));
  fillOutline(
    context,
    'M 28 78 L 28 50 Q 28 45 33 44 L 54 41 L 94 44 Q 97 45 97 50 L 97 78 Z',
    fallShade(context, 0.4, 0.8, colour),
  );
  for (const x of [0.33, 0.375, 0.42, 0.465])
    fillBox(context, [x, 0.52, 0.022, 0.15], 0.01, css(shift(colour, -0.18)));
  gloss(context, [0.42, 0.46, 0.1, 0.012], 0.45);
  context.save();
  context.translate(0, -0.115);
  context.scale(1, 1.125);
  track(context, 0.25, 0.99);
  context.restore();
  strokeOutline(context, 'M 60 84 L 14 80', 0.06, css(shift(colour, -0.1)));
  strokeOutline(context, 'M 34 60 L 15 66', 0.03, css(STEEL));
  fillOutline(
    context,
    'M 4 46 Q 5 43 9 44 L 16 47 C 11 62 12 78 20 93 L 17 97 L 6 97 C -3 80 -2 62 4 46 Z',
    fallShade(context, 0.42, 1, shift(colour, 0.02)),
  );
  strokeOutline(context, 'M 5 96 L 17 96', 0.035, css(STEEL));
}

/** A fork before a mast with a crate, an open cab and a heavy back. */
function forklift(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 45 56 L 50 10 L 82 10 L 90 54', 0.034, css(FRAME));
  fillBox(context, [0.44, 0.06, 0.42, 0.055], 0.025, fallShade(context, 0.06, 0.115, colour));
  fillBox(context, [0.7, 0.34, 0.07, 0.24], 0.03, fallShade(context, 0.34, 0.58, LEATHER));
  fillBox(context, [0.58, 0.51, 0.19, 0.07], 0.03, css(LEATHER));
  strokeOutline(context, 'M 46 60 L 54 44', 0.02, css(FRAME));
  strokeOutline(context, 'M 50 39 L 58 48', 0.024, css(RUBBER));
  fillOutline(
    context,
    'M 34 88 L 36 60 Q 37 56 41 56 L 47 56 L 50 66 L 56 66 L 58 56 L 90 52 Q 98 54 99 66 L 99 84 Q 99 89 94 89 L 36 90 Z',
    fallShade(context, 0.5, 0.92, colour),
  );
  fillBox(context, [0.87, 0.6, 0.12, 0.22], 0.03, css(shift(FRAME, 0.04)));
  gloss(context, [0.72, 0.585, 0.1, 0.011], 0.45);
  for (const x of [0.29, 0.345])
    fillBox(context, [x, 0.03, 0.032, 0.92], 0.012, roundShade(context, x, x + 0.032, FRAME));
  for (const y of [0.06, 0.36])
    fillBox(context, [0.28, y, 0.11, 0.035], 0.01, css(shift(FRAME, 0.1)));
  fillBox(context, [0.255, 0.52, 0.03, 0.32], 0.01, css(shift(STEEL, -0.2)));
  fillBox(context, [0, 0.81, 0.28, 0.03], 0.01, css(shift(STEEL, -0.2)));
  crate(context, [0.005, 0.54, 0.24, 0.25]);
  tyre(context, 0.44, 0.13, shift(colour, -0.04));
  tyre(context, 0.85, 0.105, shift(colour, -0.04));
}

/** A crate of boards. */
function crate(
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const pale = shift(WOOD, 0.14);
  fillBox(context, [x, y, width, height], 0.012, css(shift(WOOD, 0.04)));
  for (let board = 0; board < 3; board++)
    fillBox(
      context,
      [x + 0.012, y + 0.01 + (board * height) / 3, width - 0.024, height / 3 - 0.014],
      0.008,
      fallShade(context, y, y + height, pale),
    );
  for (const left of [x, x + width - 0.04])
    fillBox(context, [left, y, 0.04, height], 0.01, roundShade(context, left, left + 0.04, pale));
}

export const WORK_VEHICLES: PropFamily = {
  '@bulldozer': (context, colour) => bulldozer(context, colour ?? YELLOW),
  '@dumptruck': (context, colour) => dumpTruck(context, colour ?? YELLOW),
  '@garbagetruck': (context, colour) => garbageTruck(context, colour ?? [0.6, 0.15, 148]),
  '@mixertruck': (context, colour) => mixerTruck(context, colour ?? [0.66, 0.19, 45]),
  '@forklift': (context, colour) => forklift(context, colour ?? YELLOW),
};
