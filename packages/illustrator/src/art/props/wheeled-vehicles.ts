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
  type PropFamily,
  roundShade,
  spokes,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

/** Vehicles for work and play, seen from the side; what drives looks to the left. */

export const RUBBER: Colour = [0.28, 0.015, 280];
export const FRAME: Colour = [0.36, 0.015, 275];
export const LEATHER: Colour = [0.34, 0.03, 40];
export const PANE: Colour = [0.84, 0.07, 225];
export const LAMP: Colour = [0.97, 0.09, 95];
const REAR_LAMP: Colour = [0.6, 0.22, 27];
export const WHITE: Colour = [0.96, 0.006, 250];

/** A thick tire on a bright rim. */
export function tyre(context: Canvas2D, x: number, radius: number, rim: Colour = STEEL): void {
  const y = 0.995 - radius;
  fillBall(context, x, y, radius, RUBBER);
  strokeEllipse(
    context,
    [x, y, radius * 0.8, radius * 0.8],
    radius * 0.07,
    css(shift(RUBBER, 0.1)),
  );
  fillBall(context, x, y, radius * 0.56, rim);
  fillEllipse(context, [x, y, radius * 0.36, radius * 0.36], css(shift(rim, -0.16)));
  fillBall(context, x, y, radius * 0.2, shift(rim, 0.06));
}

/** A thin wheel with spokes. */
function cycleWheel(context: Canvas2D, x: number, radius: number, width = 0.032): void {
  const y = 0.99 - radius - width / 2;
  spokes(context, [x, y, radius], 14, 0.007, [0.72, 0.01, 250]);
  strokeEllipse(context, [x, y, radius, radius], width, css(RUBBER));
  const rim = radius - width * 0.6;
  strokeEllipse(context, [x, y, rim, rim], width * 0.35, css(STEEL));
  fillBall(context, x, y, radius * 0.12, STEEL);
}

/** Tubes of a frame, lit along their upper edge. */
function tubes(context: Canvas2D, outline: string, width: number, colour: Colour): void {
  strokeOutline(context, outline, width, css(shift(colour, -0.08)));
  turned(context, [-width * 0.1, -width * 0.14, 0], () =>
    strokeOutline(context, outline, width * 0.55, css(shift(colour, 0.05))),
  );
}

/** A crank with two pedals. */
function pedals(context: Canvas2D, x: number, y: number, reach: number): void {
  const [dx, dy] = [reach * 80, reach * 60];
  const [cx, cy] = [x * 100, y * 100];
  strokeOutline(context, `M ${cx - dx} ${cy - dy} L ${cx + dx} ${cy + dy}`, 0.022, css(STEEL));
  fillBall(context, x, y, reach * 0.5, shift(STEEL, -0.12));
  for (const side of [-1, 1]) {
    const [left, top] = [x + (side * dx) / 100 - 0.045, y + (side * dy) / 100 - 0.014];
    fillBox(context, [left, top, 0.09, 0.03], 0.012, css(RUBBER));
  }
}

/** A padded saddle about its top middle. */
function saddle(context: Canvas2D, x: number, y: number, width: number): void {
  context.save();
  context.translate(x, y);
  context.scale(width, width);
  const outline =
    'M -52 8 Q -52 2 -34 4 C -10 7 12 4 32 -3 Q 54 -6 52 14 Q 50 32 30 30 C 12 26 -20 18 -46 16 Z';
  fillOutline(context, outline, fallShade(context, -0.06, 0.32, LEATHER));
  gloss(context, [0.3, 0.06, 0.14, 0.03], 0.3);
  context.restore();
}

/** Four fat wheels, wide guards and a handlebar. */
function quadBike(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 20 78 L 38 62 M 80 78 L 62 62', 0.035, css(shift(STEEL, -0.2)));
  fillOutline(context, 'M 34 62 L 66 62 L 64 84 L 36 84 Z', fallShade(context, 0.6, 0.86, FRAME));
  fillBall(context, 0.5, 0.73, 0.07, shift(STEEL, -0.1));
  strokeOutline(context, 'M 55 80 L 78 72 L 96 68', 0.04, css(STEEL));
  strokeOutline(context, 'M 32 50 L 39 24', 0.035, css(FRAME));
  strokeOutline(context, 'M 34 22 L 40 25 L 47 24', 0.045, css(RUBBER));
  for (const x of [0.2, 0.8]) tyre(context, x, 0.2, shift(STEEL, -0.04));
  fillOutline(
    context,
    'M 2 64 C 4 48 16 42 28 42 L 38 36 Q 44 34 48 42 L 52 50 L 84 46 C 94 46 100 54 99 64 Q 90 54 78 56 C 68 58 64 66 58 70 L 42 70 C 38 60 28 54 18 56 Q 8 57 2 64 Z',
    fallShade(context, 0.34, 0.72, colour),
  );
  fillOutline(
    context,
    'M 47 46 C 54 50 62 44 72 38 Q 86 34 88 44 Q 88 50 80 51 C 68 54 58 58 50 54 Z',
    fallShade(context, 0.36, 0.58, LEATHER),
  );
  strokeOutline(context, 'M 78 38 L 94 38 L 97 44', 0.022, css(FRAME));
  strokeOutline(context, 'M 6 44 L 24 38', 0.024, css(FRAME));
  fillBall(context, 0.13, 0.5, 0.04, LAMP);
  fillBox(context, [0.93, 0.52, 0.05, 0.04], 0.015, css(REAR_LAMP));
  gloss(context, [0.34, 0.44, 0.07, 0.012], 0.5);
}

/** A very long, polished car with dark windows. */
function limousine(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 17 77 C 22 66 26 63.500 34 63.500 L 80 63.500 C 87 64 90 70 93 77 Z',
    fallShade(context, 0.6, 0.8, shift(colour, 0.03)),
  );
  const glass = fallShade(context, 0.62, 0.78, [0.6, 0.06, 235]);
  fillOutline(context, 'M 21 76.500 C 25 68.500 28 66 33 66 L 35 66 L 35 76.500 Z', glass);
  for (const x of [37, 48, 59, 70])
    fillOutline(context, `M ${x} 66 L ${x + 9} 66 L ${x + 9} 76.500 L ${x} 76.500 Z`, glass);
  fillOutline(context, 'M 81 66 Q 85 67 88 76.500 L 81 76.500 Z', glass);
  for (const x of [39, 50, 61, 72])
    fillOutline(
      context,
      `M ${x} 76.500 L ${x + 3} 66 L ${x + 5} 66 L ${x + 2} 76.500 Z`,
      css([1, 0, 0], 0.35),
    );
  fillOutline(
    context,
    'M 1 90 C 0 82 3 78.500 10 77.500 L 20 76 L 92 76 C 98 77 100 82 99.500 90 Q 99 94 95 94 L 4 94 Q 1 94 1 90 Z',
    fallShade(context, 0.75, 0.96, colour),
  );
  strokeOutline(context, 'M 3 86.500 L 98 86.500', 0.009, css(STEEL));
  gloss(context, [0.52, 0.785, 0.36, 0.007], 0.55);
  for (const x of [36, 47, 58, 69, 80])
    strokeOutline(context, `M ${x} 77 L ${x} 92`, 0.005, css(shift(colour, -0.14)));
  for (const x of [0.38, 0.71]) fillBox(context, [x, 0.803, 0.04, 0.011], 0.005, css(STEEL));
  fillBall(context, 0.035, 0.83, 0.023, LAMP);
  fillBox(context, [0.965, 0.8, 0.03, 0.045], 0.012, css(REAR_LAMP));
  for (const x of [-0.004, 0.914]) fillBox(context, [x, 0.893, 0.09, 0.035], 0.015, css(STEEL));
  for (const x of [0.17, 0.83]) {
    fillEllipse(context, [x, 0.92, 0.09, 0.082], css(shift(colour, -0.14)));
    tyre(context, x, 0.078, shift(STEEL, 0.06));
  }
}

/** A low frame with a pointed nose, a bucket seat and an engine behind. */
function goKart(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.08, 0.82, 0.86, 0.07], 0.03, css(FRAME));
  strokeOutline(context, 'M 30 78 L 43 57', 0.026, css(shift(STEEL, -0.2)));
  strokeOutline(context, 'M 38 50 L 48 64', 0.04, css(RUBBER));
  fillBox(
    context,
    [0.76, 0.62, 0.17, 0.2],
    0.03,
    fallShade(context, 0.62, 0.82, shift(STEEL, -0.14)),
  );
  for (const y of [0.65, 0.69, 0.73]) fillBox(context, [0.77, y, 0.15, 0.015], 0.007, css(FRAME));
  strokeOutline(context, 'M 88 62 L 98 58', 0.035, css(STEEL));
  fillOutline(
    context,
    'M 52 86 Q 48 82 53 79 L 64 78 C 68 66 68 54 71 46 Q 75 40 79 46 C 80 60 78 74 74 86 Z',
    fallShade(context, 0.42, 0.88, LEATHER),
  );
  strokeOutline(context, 'M 72.500 50 C 71 62 70 72 66 80', 0.022, css(shift(LEATHER, 0.14)));
  fillOutline(
    context,
    'M 0 88 C 0 78 10 72 24 66 Q 32 63 34 70 L 38 82 L 70 82 Q 74 78 82 80 L 82 92 Q 82 95 78 95 L 6 95 Q 0 95 0 88 Z',
    fallShade(context, 0.62, 0.97, colour),
  );
  strokeOutline(context, 'M 42 88.500 L 66 88.500', 0.025, css(WHITE));
  gloss(context, [0.25, 0.685, 0.05, 0.01], 0.5);
  tyre(context, 0.2, 0.115, shift(STEEL, 0.05));
  tyre(context, 0.84, 0.145, shift(STEEL, 0.05));
}

/** One wheel below a saddle. */
function unicycle(context: Canvas2D, colour: Colour): void {
  cycleWheel(context, 0.5, 0.28, 0.05);
  tubes(context, 'M 50 16 L 50 36', 0.035, STEEL);
  tubes(context, 'M 43 69 L 43 42 Q 43 35 50 35 Q 57 35 57 42 L 57 69', 0.042, colour);
  fillBox(context, [0.465, 0.26, 0.07, 0.05], 0.015, css(RUBBER));
  pedals(context, 0.5, 0.69, 0.16);
  fillOutline(
    context,
    'M 35 6 C 42 12 59 12 66 5 Q 71 2 71 8 C 69 16 60 19 50 19 C 40 19 31 16 29 9 Q 29 3 35 6 Z',
    fallShade(context, 0.02, 0.2, LEATHER),
  );
  gloss(context, [0.41, 0.12, 0.05, 0.011], 0.3);
}

/** A child's tricycle with a large wheel in front. */
function tricycle(context: Canvas2D, colour: Colour): void {
  tyre(context, 0.7, 0.13, shift(STEEL, 0.06));
  tubes(context, 'M 32 34 C 38 66 56 72 82 84', 0.06, colour);
  tubes(context, 'M 66 76 L 68 56', 0.05, colour);
  cycleWheel(context, 0.25, 0.21, 0.055);
  tubes(context, 'M 34 14 L 31 42 L 25 75', 0.052, colour);
  fillOutline(
    context,
    'M 3 64 C 8 46 34 42 46 58 Q 30 46 3 64 Z',
    fallShade(context, 0.44, 0.66, colour),
  );
  strokeOutline(context, 'M 33 14 L 46 9', 0.03, css(STEEL));
  strokeOutline(context, 'M 44 10 L 56 12', 0.05, css(RUBBER));
  for (const [end, hue] of [
    ['62 26', 95],
    ['57 28', 230],
    ['67 22', 350],
  ] as const)
    // prettier-ignore
    strokeOutline(context, `M 57 12 Q 63 14 ${end}`, 0.014, css([0.78, 0.16, hue]));
  fillBox(
    context,
    [0.55, 0.49, 0.3, 0.075],
    [0.03, 0.03, 0.04, 0.04],
    fallShade(context, 0.48, 0.57, LEATHER),
  );
  fillOutline(
    context,
    'M 76 54 L 82 34 Q 84 30 88 32 Q 92 34 90 38 L 85 55 Z',
    fallShade(context, 0.3, 0.56, LEATHER),
  );
  pedals(context, 0.25, 0.752, 0.1);
  tyre(context, 0.84, 0.15, shift(STEEL, 0.06));
}

/** A bicycle for two. */
function tandem(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.84]) cycleWheel(context, x, 0.145, 0.024);
  strokeOutline(context, 'M 37 84.500 L 84 83 M 37 86.500 L 84 85', 0.009, css(shift(FRAME, 0.1)));
  tubes(context, 'M 23 62 L 16 83 M 23 64 L 36 85 L 64 85 L 84 83 L 70 63 L 23 63', 0.026, colour);
  tubes(context, 'M 45 58 L 36 85 M 45 62 L 64 85 M 70.500 58 L 64 85', 0.026, colour);
  strokeOutline(
    context,
    'M 23 62 L 21.500 53 M 46 60 L 46.500 53 M 70 63 L 71 56',
    0.02,
    css(STEEL),
  );
  strokeOutline(
    context,
    'M 21.500 53 L 15 54 Q 12 58 16 60 M 52 61 L 46 52 L 40 54',
    0.018,
    css(FRAME),
  );
  for (const [x, y] of [
    [0.16, 0.6],
    [0.4, 0.54],
  ] as const)
    // prettier-ignore
    fillBox(context, [x - 0.025, y - 0.014, 0.065, 0.028], 0.014, css(LEATHER));
  for (const x of [0.45, 0.715]) saddle(context, x + 0.015, 0.56 - (x < 0.6 ? 0.012 : 0), 0.12);
  for (const x of [0.36, 0.64]) pedals(context, x, 0.85, 0.062);
  fillBall(context, 0.175, 0.66, 0.022, LAMP);
}

/** A light motorcycle with a step-through frame and a basket-like carrier. */
function moped(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 46 78 L 66 84 L 94 82', 0.05, css(STEEL));
  for (const x of [0.19, 0.81]) {
    cycleWheel(context, x, 0.155, 0.05);
    fillBall(context, x, 0.81, 0.05, STEEL);
  }
  tubes(context, 'M 36 26 L 19 80', 0.042, STEEL);
  fillOutline(
    context,
    'M 29 40 Q 36 38 38 46 C 40 62 46 64 56 62 L 60 50 L 88 48 Q 96 50 95 60 L 84 66 L 70 80 L 46 82 C 34 78 28 56 29 40 Z',
    fallShade(context, 0.36, 0.84, colour),
  );
  fillOutline(
    context,
    'M 0 76 C 2 58 30 52 38 74 Q 20 58 0 76 Z',
    fallShade(context, 0.56, 0.78, colour),
  );
  fillOutline(
    context,
    'M 63 78 C 66 58 92 58 100 76 Q 82 62 63 78 Z',
    fallShade(context, 0.58, 0.8, shift(colour, -0.05)),
  );
  fillBox(
    context,
    [0.46, 0.68, 0.16, 0.14],
    0.035,
    fallShade(context, 0.68, 0.82, shift(STEEL, -0.12)),
  );
  for (const y of [0.71, 0.745, 0.78]) fillBox(context, [0.48, y, 0.12, 0.012], 0.006, css(FRAME));
  fillOutline(
    context,
    'M 55 48 C 56 40 66 44 74 41 L 90 39 Q 97 40 95 48 Q 90 53 76 52 L 60 53 Q 55 52 55 48 Z',
    fallShade(context, 0.38, 0.54, LEATHER),
  );
  strokeOutline(context, 'M 36 28 L 38 20 L 48 22', 0.03, css(FRAME));
  strokeOutline(context, 'M 43 21 L 50 23', 0.05, css(RUBBER));
  strokeOutline(context, 'M 37 20 L 33 8', 0.014, css(FRAME));
  fillEllipse(context, [0.33, 0.07, 0.045, 0.034], css(STEEL));
  fillBall(context, 0.27, 0.32, 0.06, LAMP);
  fillBox(context, [0.93, 0.5, 0.05, 0.06], 0.02, css(REAR_LAMP));
  pedals(context, 0.54, 0.84, 0.07);
  gloss(context, [0.74, 0.54, 0.1, 0.012], 0.4);
}

/** A three-wheeled taxi with a cloth roof. */
function tuktuk(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 20 58 L 30 22 L 90 22 L 92 60 Z', css([0.42, 0.03, 250]));
  fillOutline(
    context,
    'M 70 64 L 70 36 Q 70 32 74 32 L 84 32 Q 88 32 88 36 L 88 64 Z',
    fallShade(context, 0.3, 0.66, [0.55, 0.18, 27]),
  );
  fillBox(context, [0.56, 0.56, 0.3, 0.11], 0.04, css([0.5, 0.17, 27]));
  fillBox(context, [0.36, 0.57, 0.14, 0.09], 0.03, css(LEATHER));
  fillOutline(context, 'M 16 56 L 25 23 L 37 23 L 32 56 Z', fallShade(context, 0.2, 0.58, PANE));
  fillOutline(context, 'M 21 54 L 29 25 L 33 25 L 26 54 Z', css([1, 0, 0], 0.35));
  strokeOutline(context, 'M 32 56 L 38 24 M 54 68 L 55 24', 0.03, css(colour));
  strokeOutline(context, 'M 35 57 L 41 47', 0.022, css(FRAME));
  strokeOutline(context, 'M 37 47 L 44 47', 0.034, css(RUBBER));
  fillOutline(
    context,
    'M 6 84 C 6 66 8 56 15 54 L 30 54 Q 34 55 35 60 L 38 76 L 52 76 L 55 64 L 88 64 L 89 30 L 94 30 Q 98 52 99 82 Q 99 88 94 88 L 12 88 Q 6 88 6 84 Z',
    fallShade(context, 0.5, 0.9, colour),
  );
  fillOutline(
    context,
    'M 19 24 C 21 10 30 8 42 8 L 84 8 Q 97 10 98 26 Q 98 30 94 30 L 24 27 Q 19 27 19 24 Z',
    fallShade(context, 0.06, 0.32, [0.85, 0.16, 88]),
  );
  strokeOutline(context, 'M 22 25.500 L 96 28', 0.018, css([0.7, 0.15, 75]));
  gloss(context, [0.5, 0.115, 0.2, 0.013], 0.5);
  strokeOutline(context, 'M 57 72 L 95 72', 0.022, css([0.85, 0.16, 88]));
  fillBall(context, 0.11, 0.66, 0.045, LAMP);
  fillBox(context, [0.95, 0.68, 0.04, 0.07], 0.015, css(REAR_LAMP));
  fillOutline(
    context,
    'M 4 88 C 6 70 32 70 35 88 Z',
    fallShade(context, 0.72, 0.9, shift(colour, 0.05)),
  );
  for (const x of [0.2, 0.8]) tyre(context, x, 0.115, shift(STEEL, 0.04));
}

/** The slim tower of a wind turbine with its cabin on top. */
function turbineTower(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 48.500 38 L 51.500 38 L 53.500 99 Q 50 101 46.500 99 Z',
    roundShade(context, 0.46, 0.54, colour),
  );
  fillBox(
    context,
    [0.455, 0.345, 0.11, 0.065],
    0.03,
    fallShade(context, 0.34, 0.42, shift(colour, -0.04)),
  );
}

/** Three blades about the hub. */
function turbineBlades(context: Canvas2D, colour: Colour): void {
  for (let blade = 0; blade < 3; blade++)
    turned(context, [TURBINE_HUB.x, TURBINE_HUB.y, 0.35 + (blade / 3) * TAU], () =>
      fillOutline(
        context,
        'M -1.200 0 C -1.500 -4 -4.500 -7 -4 -11 L -0.400 -36 Q 0 -38 0.500 -36 L 1.600 -6 L 1.200 0 Z',
        roundShade(context, -0.05, 0.02, colour),
      ),
    );
  fillBall(context, TURBINE_HUB.x, TURBINE_HUB.y, 0.034, shift(colour, -0.05));
}

export const TURBINE_HUB = { x: 0.5, y: 0.375 };

/** A bench that hangs from its cable. */
function chairLift(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 0 9 L 100 3', 0.016, css(shift(FRAME, -0.06)));
  fillBox(
    context,
    [0.42, 0.025, 0.16, 0.07],
    0.025,
    fallShade(context, 0.02, 0.1, shift(STEEL, -0.16)),
  );
  tubes(context, 'M 50 8 L 50 36', 0.045, shift(STEEL, -0.1));
  tubes(
    context,
    'M 10 84 L 10 42 Q 10 36 16 36 L 84 36 Q 90 36 90 42 L 90 84',
    0.042,
    shift(STEEL, -0.1),
  );
  for (const x of [0.13, 0.385, 0.64]) {
    fillBox(context, [x, 0.42, 0.235, 0.3], 0.05, fallShade(context, 0.4, 0.74, colour));
    gloss(context, [x + 0.09, 0.455, 0.05, 0.011], 0.4);
    fillBox(
      context,
      [x, 0.71, 0.235, 0.11],
      0.04,
      fallShade(context, 0.7, 0.84, shift(colour, -0.08)),
    );
  }
  tubes(context, 'M 11 64 L 17 64 M 89 64 L 83 64', 0.045, FRAME);
  tubes(
    context,
    'M 30 82 L 30 97 M 70 82 L 70 97 M 22 97.500 L 78 97.500',
    0.03,
    shift(STEEL, -0.1),
  );
}

const RED: Colour = [0.6, 0.22, 27];
const GREEN: Colour = [0.6, 0.15, 148];
const BLUE: Colour = [0.58, 0.15, 250];

export const WHEELED_VEHICLES: PropFamily = {
  '@gokart': (context, colour) => goKart(context, colour ?? RED),
  '@unicycle': (context, colour) => unicycle(context, colour ?? RED),
  '@tricycle': (context, colour) => tricycle(context, colour ?? RED),
  '@tandem': (context, colour) => tandem(context, colour ?? [0.62, 0.13, 200]),
  '@quadbike': (context, colour) => quadBike(context, colour ?? RED),
  '@limousine': (context, colour) => limousine(context, colour ?? [0.36, 0.02, 270]),
  '@tuktuk': (context, colour) => tuktuk(context, colour ?? GREEN),
  '@moped': (context, colour) => moped(context, colour ?? [0.7, 0.12, 195]),
  '@chairlift': (context, colour) => chairLift(context, colour ?? BLUE),
  '@windturbine': (context, colour) => {
    turbineTower(context, colour ?? WHITE);
    turbineBlades(context, colour ?? WHITE);
  },
  '@windturbinetower': (context, colour) => turbineTower(context, colour ?? WHITE),
  '@windturbineblades': (context, colour) => turbineBlades(context, colour ?? WHITE),
};
