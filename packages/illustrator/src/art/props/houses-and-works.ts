import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  litWindow,
  onBothSides,
  type PropFamily,
  roundShade,
  shadePath,
  spokes,
  STEEL,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const SLATE: Colour = [0.45, 0.045, 260];
const GRASS: Colour = [0.62, 0.15, 135];
const GLASS: Colour = [0.55, 0.09, 245];

/** One wing of a mansion, the left one. */
function mansionWing(context: Canvas2D, wall: Colour): void {
  fillBox(
    context,
    [0.13, 0.2, 0.06, 0.16],
    0.006,
    roundShade(context, 0.13, 0.19, [0.55, 0.1, 35]),
  );
  fillBox(context, [0.115, 0.19, 0.09, 0.03], 0.006, css([0.66, 0.05, 50]));
  fillOutline(context, 'M 0 46 L 10 30 L 52 30 L 52 46 Z', fallShade(context, 0.3, 0.46, SLATE));
  fillBox(context, [0.03, 0.45, 0.48, 0.53], 0, fallShade(context, 0.45, 1, wall));
  fillBox(context, [0.01, 0.445, 0.5, 0.028], 0.006, css(shift(wall, 0.08, 0.6)));
  fillBox(context, [0.03, 0.69, 0.48, 0.016], 0, css(shift(wall, 0.06, 0.6)));
  for (const x of [0.07, 0.2]) {
    for (const y of [0.51, 0.75]) {
      fillBox(context, [x - 0.012, y - 0.015, 0.104, 0.17], 0.006, css(shift(wall, 0.09, 0.5)));
      litWindow(context, [x, y, 0.08, 0.14], CREAM);
    }
  }
}

/** A grand house with a columned porch. */
function mansion(context: Canvas2D, wall: Colour): void {
  onBothSides(context, () => mansionWing(context, wall));
  const white: Colour = [0.96, 0.015, 85];
  fillBox(context, [0.32, 0.4, 0.36, 0.58], 0, fallShade(context, 0.4, 1, shift(wall, -0.1)));
  litWindow(context, [0.45, 0.46, 0.1, 0.15], CREAM);
  fillBox(
    context,
    [0.43, 0.7, 0.14, 0.27],
    [0.07, 0.07, 0, 0],
    fallShade(context, 0.7, 1, [0.42, 0.11, 40]),
  );
  strokeOutline(context, 'M 50 72 L 50 96', 0.007, css([0.25, 0.05, 40]));
  fillOutline(context, 'M 27 37 L 50 19 73 37 Z', fallShade(context, 0.18, 0.38, white));
  fillOutline(context, 'M 34 35 L 50 23 66 35 Z', css(shift(wall, -0.04)));
  fillEllipse(context, [0.5, 0.305, 0.03, 0.03], css([0.88, 0.13, 85]));
  fillBox(context, [0.28, 0.365, 0.44, 0.045], 0.006, fallShade(context, 0.36, 0.42, white));
  for (const x of [0.31, 0.395, 0.57, 0.655]) {
    fillBox(context, [x, 0.42, 0.035, 0.5], 0.004, roundShade(context, x, x + 0.035, white));
    fillBox(context, [x - 0.01, 0.405, 0.055, 0.025], 0.005, css(white));
  }
  fillBox(context, [0.29, 0.91, 0.42, 0.035], 0.005, css(shift(white, -0.03)));
  fillBox(context, [0.26, 0.94, 0.48, 0.03], 0.005, css(shift(white, -0.09)));
  fillBox(context, [0.23, 0.968, 0.54, 0.032], 0.005, css(shift(white, -0.16)));
  onBothSides(context, () => {
    for (const x of [0.05, 0.12, 0.19]) fillBall(context, x, 0.955, 0.045, GRASS);
  });
}

/** The window and the balcony of a flat. */
function flat(context: Canvas2D, x: number, y: number, colour: Colour): void {
  litWindow(context, [x, y, 0.13, 0.105], CREAM);
  fillBox(
    context,
    [x - 0.025, y + 0.075, 0.18, 0.055],
    0.008,
    fallShade(context, y + 0.07, y + 0.13, [0.93, 0.015, 85]),
  );
  for (let i = 0; i < 5; i++) {
    fillBox(context, [x - 0.008 + i * 0.034, y + 0.088, 0.01, 0.034], 0, css(shift(colour, -0.1)));
  }
  if ((Math.round(x * 100) + Math.round(y * 100)) % 3 === 0) {
    fillBall(context, x + 0.02, y + 0.068, 0.02, GRASS);
    fillBall(context, x + 0.05, y + 0.07, 0.017, [0.66, 0.2, 15]);
  }
}

/** Five floors of flats with balconies. */
function apartmentBuilding(context: Canvas2D, wall: Colour): void {
  fillBox(context, [0.24, 0.03, 0.15, 0.1], 0.01, roundShade(context, 0.24, 0.39, STEEL));
  strokeOutline(context, 'M 70 12 L 70 1 M 65 3 L 75 3 M 66 6 L 74 6', 0.01, css(IRON));
  fillBox(context, [0.14, 0.11, 0.72, 0.88], 0.01, fallShade(context, 0.1, 1, wall));
  shadePath(
    context,
    [0.14, 0, 0.86, 0],
    [
      [0, [1, 0, 0], 0.12],
      [1, [0.2, 0.1, 300], 0.22],
    ],
  );
  fillBox(context, [0.11, 0.09, 0.78, 0.04], 0.01, css(shift(wall, 0.14, 0.5)));
  for (let row = 0; row < 5; row++) {
    for (const x of [0.2, 0.435, 0.67]) flat(context, x, 0.16 + row * 0.145, wall);
  }
  fillBox(context, [0.14, 0.88, 0.72, 0.12], 0, fallShade(context, 0.86, 1, shift(wall, -0.18)));
  fillBox(context, [0.43, 0.885, 0.14, 0.115], 0.006, css([0.93, 0.1, 88]));
  strokeLine(
    context,
    [
      [0.5, 0.89],
      [0.5, 1],
    ],
    0.01,
    css(DARK_WOOD),
  );
  fillBox(context, [0.39, 0.86, 0.22, 0.03], 0.008, css([0.52, 0.17, 28]));
  for (const x of [0.2, 0.68]) fillBox(context, [x, 0.905, 0.13, 0.06], 0.006, css([0.9, 0.1, 88]));
}

/** A round store of grain. */
function silo(context: Canvas2D, metal: Colour): void {
  fillOutline(
    context,
    'M 27 24 Q 29 4 50 3 Q 71 4 73 24 Z',
    roundShade(context, 0.27, 0.73, shift(metal, -0.06)),
  );
  fillBox(context, [0.45, 0, 0.1, 0.045], 0.02, css(shift(metal, -0.15)));
  fillBox(context, [0.28, 0.23, 0.44, 0.77], 0.008, roundShade(context, 0.28, 0.72, metal));
  for (let i = 0; i < 10; i++) {
    fillBox(
      context,
      [0.275, 0.235 + i * 0.076, 0.45, 0.016],
      0.006,
      roundShade(context, 0.28, 0.72, shift(metal, -0.1)),
    );
  }
  fillBox(
    context,
    [0.26, 0.215, 0.48, 0.03],
    0.012,
    roundShade(context, 0.26, 0.74, shift(metal, 0.04)),
  );
  strokeOutline(context, 'M 58 22 L 58 99 M 66 22 L 66 99', 0.012, css(IRON));
  for (let y = 28; y < 98; y += 6) strokeOutline(context, `M 58 ${y} L 66 ${y}`, 0.01, css(IRON));
  fillBox(context, [0.33, 0.76, 0.15, 0.24], 0.01, fallShade(context, 0.76, 1, [0.52, 0.19, 27]));
  strokeOutline(context, 'M 34.5 77.5 L 46.5 98.5 M 46.5 77.5 L 34.5 98.5', 0.012, css(CREAM));
  fillBox(context, [0.24, 0.97, 0.52, 0.03], 0.008, css([0.66, 0.015, 80]));
}

/** The wooden wheel of a mill. */
function millWheel(context: Canvas2D): void {
  const [x, y] = [0.29, 0.69];
  for (const reach of [0.285, 0.19]) {
    strokeEllipse(
      context,
      [x, y, reach, reach],
      0.03,
      fallShade(context, 0.4, 0.98, shift(WOOD, 0.05)),
    );
  }
  spokes(context, [x, y, 0.27], 8, 0.026, WOOD);
  for (let i = 0; i < 16; i++) {
    turned(context, [x, y, (i / 16) * Math.PI * 2], () => {
      fillBox(context, [0.175, -0.015, 0.135, 0.03], 0.006, css(shift(WOOD, -0.12)));
    });
  }
  fillBall(context, x, y, 0.055, IRON);
}

/** The window, the door, the wheel and the water of a mill. */
function millStream(context: Canvas2D): void {
  litWindow(context, [0.68, 0.46, 0.11, 0.14], DARK_WOOD);
  fillBox(
    context,
    [0.73, 0.73, 0.12, 0.24],
    [0.06, 0.06, 0, 0],
    fallShade(context, 0.72, 0.98, DARK_WOOD),
  );
  fillBox(context, [0, 0.375, 0.3, 0.035], 0.01, css(WOOD));
  fillOutline(
    context,
    'M 0 36 L 22 36 Q 30 37 31 46 L 27 46 Q 26 40 20 39.5 L 0 39.5 Z',
    css([0.78, 0.1, 225]),
  );
  millWheel(context);
  fillOutline(
    context,
    'M 0 93 Q 12 89 25 92 Q 40 95 52 91 Q 62 94 62 100 L 0 100 Z',
    fallShade(context, 0.9, 1, [0.68, 0.12, 232]),
  );
  strokeOutline(
    context,
    'M 6 96 Q 12 94 18 96 M 32 97 Q 40 95 47 97',
    0.01,
    css([0.94, 0.04, 220]),
  );
  fillBox(context, [0.58, 0.955, 0.42, 0.045], 0.02, css(GRASS));
}

/** A mill by a stream. */
function watermill(context: Canvas2D, roof: Colour): void {
  fillBox(context, [0.8, 0.08, 0.08, 0.2], 0.006, roundShade(context, 0.8, 0.88, [0.6, 0.03, 60]));
  fillBox(context, [0.32, 0.38, 0.6, 0.58], 0, fallShade(context, 0.36, 0.7, CREAM));
  fillBox(context, [0.32, 0.68, 0.6, 0.28], 0, fallShade(context, 0.68, 0.98, [0.68, 0.025, 70]));
  for (const [x, y] of [
    [60, 74],
    [72, 72],
    [63, 86],
    [86, 82],
    [71, 90],
    [88, 73],
    [60, 92],
  ] as const) {
    fillBox(context, [x / 100 - 0.03, y / 100, 0.075, 0.035], 0.015, css([0.77, 0.025, 75]));
  }
  const beams =
    'M 34 68 L 90 68 M 34 40 L 34 68 M 90 40 L 90 68 M 62 40 L 62 68 M 34 40 L 44 68 M 90 42 L 82 68';
  strokeOutline(context, beams, 0.022, css(DARK_WOOD));
  fillOutline(context, 'M 24 41 L 38 12 L 86 12 L 100 41 Z', fallShade(context, 0.1, 0.42, roof));
  for (const y of [20, 27, 34]) {
    strokeOutline(
      context,
      `M ${34 - (y - 20) * 0.45} ${y} L ${90 + (y - 20) * 0.45} ${y}`,
      0.008,
      css(shift(roof, -0.12)),
    );
  }
  millStream(context);
}

/** The derrick and the deck of an oil rig. */
function rigTop(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 34 48 L 43 4 L 53 4 L 62 48', 0.022, css(colour));
  strokeOutline(
    context,
    'M 41 15 L 57 26 M 55 15 L 39 26 M 39 26 L 60 37 M 57 26 L 37 37 M 37 37 L 61 48 M 60 37 L 35 48 M 41 15 L 55 15 M 39 26 L 57 26 M 37 37 L 60 37',
    0.012,
    css(shift(colour, -0.06)),
  );
  fillBox(context, [0.41, 0.02, 0.14, 0.03], 0.008, css(IRON));
  strokeOutline(context, 'M 90 48 L 97 20', 0.018, css(IRON));
  fillOutline(
    context,
    'M 94 20 Q 91 13 97 6 Q 97 11 100 12 Q 102 17 99 20 Z',
    fallShade(context, 0.05, 0.2, [0.78, 0.18, 60]),
  );
  strokeOutline(context, 'M 18 46 L 18 36 L 2 20 M 4 22 L 4 34', 0.018, css([0.8, 0.16, 85]));
  fillBox(
    context,
    [0.65, 0.34, 0.22, 0.16],
    0.01,
    fallShade(context, 0.34, 0.5, [0.94, 0.015, 240]),
  );
  for (const x of [0.68, 0.75, 0.82]) fillBox(context, [x, 0.38, 0.035, 0.045], 0.005, css(GLASS));
  fillBox(
    context,
    [0.13, 0.42, 0.15, 0.08],
    0.01,
    roundShade(context, 0.13, 0.28, [0.6, 0.19, 28]),
  );
  fillBox(
    context,
    [0.06, 0.48, 0.88, 0.06],
    0.01,
    fallShade(context, 0.47, 0.55, [0.82, 0.15, 85]),
  );
  fillBox(context, [0.1, 0.54, 0.8, 0.055], 0.006, fallShade(context, 0.53, 0.6, IRON));
}

/** A platform at sea that drills for oil. */
function oilRig(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 20 62 L 50 92 L 80 62 M 50 62 L 18 92 M 50 62 L 82 92',
    0.02,
    css(shift(IRON, 0.1)),
  );
  for (const x of [0.15, 0.46, 0.77]) {
    fillBox(context, [x, 0.58, 0.08, 0.4], 0.008, roundShade(context, x, x + 0.08, colour));
    fillBox(context, [x - 0.008, 0.72, 0.096, 0.03], 0.008, css([0.95, 0.01, 90]));
  }
  rigTop(context, colour);
  fillOutline(
    context,
    'M 4 96 Q 12 90 20 94 Q 30 98 40 93 Q 50 90 60 94 Q 70 98 80 93 Q 90 90 96 96 L 92 100 L 8 100 Z',
    fallShade(context, 0.91, 1, [0.66, 0.11, 235]),
  );
}

/** Houses, mills, stores and works. */
export const HOUSES_AND_WORKS: PropFamily = {
  '@mansion': (context, colour) => mansion(context, colour ?? [0.85, 0.06, 75]),
  '@apartmentbuilding': (context, colour) => apartmentBuilding(context, colour ?? [0.68, 0.12, 45]),
  '@silo': (context, colour) => silo(context, colour ?? STEEL),
  '@watermill': (context, colour) => watermill(context, colour ?? [0.5, 0.13, 35]),
  '@oilrig': (context, colour) => oilRig(context, colour ?? [0.62, 0.19, 35]),
};
