import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  litWindow,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

interface Masonry {
  /** The upper left corner of the first stone. */
  readonly from: readonly [x: number, y: number];
  readonly step: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly grid: readonly [columns: number, rows: number];
}

/** Rows of stones or bricks in shades of the color, each row shifted by half a stone. */
function stones(context: Canvas2D, colour: Colour, { from, step, size, grid }: Masonry): void {
  for (let row = 0; row < grid[1]; row++)
    for (let i = 0; i < grid[0]; i++) {
      const tone = shift(colour, ((row * 3 + i * 5) % 4) * 0.03 - 0.07);
      const x = from[0] + (i + (row % 2) / 2) * step[0];
      fillBox(context, [x, from[1] + row * step[1], ...size], size[1] * 0.27, css(tone, 0.45));
    }
}

/** A round tower of masonry with battlements. */
function stoneTower(context: Canvas2D, colour: Colour, hasBattlements = true): void {
  const wall = 'M 33 26 L 67 26 L 71 99 L 29 99 Z';
  fillOutline(context, wall, roundShade(context, 0.29, 0.71, colour));
  within(context, wall, () => {
    stones(context, colour, {
      from: [0.27, 0.27],
      step: [0.1, 0.062],
      size: [0.085, 0.045],
      grid: [5, 12],
    });
  });
  fillOutline(
    context,
    'M 26 16 L 74 16 L 69 29 L 31 29 Z',
    roundShade(context, 0.26, 0.74, shift(colour, 0.02)),
  );
  for (let i = 0; i < (hasBattlements ? 4 : 0); i++)
    fillBox(
      context,
      [0.26 + i * 0.131, 0.07, 0.085, 0.11],
      0.01,
      roundShade(context, 0.26, 0.74, shift(colour, 0.02)),
    );
  for (const [x, y] of [
    [0.5, 0.4],
    [0.42, 0.6],
  ] as const) {
    fillBox(context, [x - 0.035, y, 0.07, 0.12], [0.035, 0.035, 0, 0], css([0.24, 0.03, 270]));
    fillBox(
      context,
      [x - 0.022, y + 0.018, 0.044, 0.1],
      [0.022, 0.022, 0, 0],
      css([0.9, 0.14, 85]),
    );
  }
  fillBox(context, [0.44, 0.8, 0.13, 0.19], [0.065, 0.065, 0, 0], css([0.3, 0.03, 60]));
  fillBox(
    context,
    [0.455, 0.815, 0.1, 0.175],
    [0.05, 0.05, 0, 0],
    roundShade(context, 0.455, 0.555, DARK_WOOD),
  );
}

/** The tower with a pointed roof and a flag. */
function wizardTower(context: Canvas2D, colour: Colour): void {
  stoneTower(context, [0.68, 0.025, 280], false);
  strokeOutline(context, 'M 50 6 L 50 0', 0.012, css(BRASS));
  fillOutline(context, 'M 50 1 L 77 24 Q 50 30 23 24 Z', roundShade(context, 0.23, 0.77, colour));
}

/** A tank of boards on legs. */
function waterTower(context: Canvas2D, colour: Colour): void {
  for (const path of ['M 32 52 L 22 99', 'M 68 52 L 78 99', 'M 44 52 L 40 99', 'M 56 52 L 60 99'])
    strokeOutline(context, path, 0.028, css(IRON));
  for (const path of ['M 29 66 L 71 66', 'M 26 82 L 74 82', 'M 30 66 L 60 82', 'M 70 66 L 40 82'])
    strokeOutline(context, path, 0.014, css(IRON));
  fillBox(context, [0.22, 0.2, 0.56, 0.34], 0.02, roundShade(context, 0.22, 0.78, colour));
  for (let i = 1; i < 9; i++)
    fillBox(context, [0.22 + i * 0.062, 0.2, 0.006, 0.34], 0, css(shift(colour, -0.16), 0.7));
  for (const y of [0.26, 0.44]) fillBox(context, [0.21, y, 0.58, 0.022], 0.008, css(IRON));
  fillOutline(
    context,
    'M 18 21 L 50 2 L 82 21 Q 50 26 18 21 Z',
    roundShade(context, 0.18, 0.82, [0.5, 0.04, 260]),
  );
  fillBox(context, [0.19, 0.52, 0.62, 0.03], 0.01, css(shift(WOOD, -0.12)));
}

/** Two towers, cables with hangers and a road deck. */
function suspensionBridge(context: Canvas2D, colour: Colour): void {
  const cable = (x: number): number =>
    x < 26
      ? 70 - ((x + 4) / 30) * 42
      : x > 74
        ? 70 - ((104 - x) / 30) * 42
        : 28 + 38 * (1 - ((x - 50) / 24) ** 2);
  for (let x = 2; x <= 98; x += 4)
    strokeOutline(context, `M ${x} ${cable(x)} L ${x} 72`, 0.006, css(shift(colour, -0.04)));
  strokeOutline(context, 'M -4 70 L 26 28 C 38 78 62 78 74 28 L 104 70', 0.016, css(colour));
  for (const x of [26, 74]) {
    for (const side of [-3.5, 1.5])
      fillBox(
        context,
        [(x + side) / 100, 0.2, 0.025, 0.76],
        0.006,
        roundShade(context, (x + side) / 100, (x + side + 2.5) / 100, colour),
      );
    for (const y of [0.22, 0.36, 0.5])
      fillBox(context, [(x - 3.5) / 100, y, 0.075, 0.03], 0.006, css(shift(colour, -0.03)));
    fillBox(
      context,
      [(x - 6) / 100, 0.9, 0.12, 0.1],
      0.015,
      fallShade(context, 0.9, 1, [0.72, 0.015, 260]),
    );
  }
  fillBox(
    context,
    [-0.01, 0.71, 1.02, 0.05],
    0.008,
    fallShade(context, 0.7, 0.77, shift(colour, -0.06)),
  );
  fillBox(context, [-0.01, 0.69, 1.02, 0.022], 0.008, css(shift(colour, 0.08)));
}

/** The red box with panes and a lit sign. */
function phoneBooth(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.24, 0.94, 0.52, 0.06], 0.01, css(shift(colour, -0.2)));
  fillOutline(context, 'M 28 12 Q 50 -4 72 12 Z', roundShade(context, 0.28, 0.72, colour));
  fillBox(context, [0.27, 0.1, 0.46, 0.86], 0.012, roundShade(context, 0.27, 0.73, colour));
  fillBox(context, [0.25, 0.1, 0.5, 0.03], 0.01, css(shift(colour, 0.05)));
  fillBox(context, [0.31, 0.145, 0.38, 0.065], 0.012, css([0.97, 0.05, 92]));
  for (let i = 0; i < 5; i++)
    fillBox(context, [0.35 + i * 0.062, 0.168, 0.045, 0.02], 0.004, css([0.25, 0.02, 270]));
  fillBox(context, [0.31, 0.24, 0.38, 0.66], 0.01, css(shift(colour, -0.14)));
  for (let row = 0; row < 6; row++)
    for (const [x, wide] of [
      [0.33, 0.06],
      [0.4, 0.2],
      [0.61, 0.06],
    ] as const)
      fillBox(
        context,
        [x, 0.255 + row * 0.106, wide, 0.092],
        0.006,
        fallShade(context, 0.2, 0.9, [0.9, 0.07, 95]),
      );
  fillBox(context, [0.665, 0.56, 0.015, 0.07], 0.006, css(BRASS));
}

/** A little house on a post. */
function birdhouse(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.465, 0.7, 0.07, 0.3], 0.01, roundShade(context, 0.46, 0.54, DARK_WOOD));
  fillOutline(
    context,
    'M 50 8 L 80 36 L 80 76 L 20 76 L 20 36 Z',
    fallShade(context, 0.1, 0.78, colour),
  );
  for (const y of [0.48, 0.6, 0.7])
    fillBox(context, [0.2, y, 0.6, 0.008], 0, css(shift(colour, -0.14), 0.6));
  fillEllipse(context, [0.5, 0.42, 0.1, 0.1], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.425, 0.085, 0.085], css([0.22, 0.03, 50]));
  fillBox(context, [0.48, 0.57, 0.04, 0.06], 0.02, css(WOOD));
  fillBox(context, [0.14, 0.74, 0.72, 0.045], 0.015, css(shift(WOOD, -0.1)));
  strokeOutline(context, 'M 12 44 L 50 7 L 88 44', 0.075, css([0.56, 0.17, 27]));
}

/** A chair on rockers, seen from the front, so that its back is behind who sits on it. */
function rockingChair(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(colour, -0.12));
  for (const x of [20, 80]) {
    strokeOutline(context, `M ${x - 8} 92 Q ${x} 104 ${x + 8} 92`, 0.04, dark);
    strokeOutline(
      context,
      `M ${x + (x < 50 ? 5 : -5)} 62 L ${x + (x < 50 ? 6 : -6)} 93`,
      0.03,
      dark,
    );
  }
  for (const x of [33, 41.5, 50, 58.5, 67])
    strokeOutline(context, `M ${x} 62 L ${x} 12`, 0.026, css(shift(colour, -0.05)));
  strokeOutline(context, 'M 24 64 L 22 8 M 76 64 L 78 8', 0.05, css(colour));
  fillBox(context, [0.18, 0.03, 0.64, 0.11], 0.05, fallShade(context, 0.03, 0.14, colour));
  fillBox(context, [0.24, 0.32, 0.52, 0.04], 0.02, fallShade(context, 0.32, 0.36, colour));
  fillBox(context, [0.17, 0.6, 0.66, 0.08], 0.035, fallShade(context, 0.58, 0.68, colour));
  fillBox(
    context,
    [0.21, 0.55, 0.58, 0.07],
    0.035,
    fallShade(context, 0.54, 0.62, [0.62, 0.15, 25]),
  );
  for (const side of [-1, 1]) {
    const x = 50 + side * 34;
    strokeOutline(context, `M ${x} 46 L ${x - side * 2} 93`, 0.045, css(colour));
    strokeOutline(
      context,
      `M ${50 + side * 27} 42 Q ${x} 40 ${x + side * 4} 46`,
      0.06,
      css(shift(colour, 0.05)),
    );
  }
}

/** A lit cabinet with a screen, a stick and buttons. */
function arcadeMachine(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 24 4 L 76 4 L 78 46 L 84 58 L 80 99 L 20 99 L 16 58 L 22 46 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  fillBox(
    context,
    [0.25, 0.05, 0.5, 0.12],
    0.015,
    fallShade(context, 0.05, 0.17, [0.85, 0.17, 80]),
  );
  for (let i = 0; i < 6; i++)
    fillBox(context, [0.31 + i * 0.065, 0.085, 0.048, 0.05], 0.01, css([0.55, 0.22, 15]));
  fillBox(context, [0.26, 0.2, 0.48, 0.33], 0.03, css([0.16, 0.03, 280]));
  fillBox(context, [0.29, 0.225, 0.42, 0.28], 0.025, css([0.25, 0.09, 275]));
  for (let i = 0; i < 8; i++)
    fillBox(
      context,
      [0.33 + (i % 4) * 0.09, 0.26 + Math.floor(i / 4) * 0.07, 0.055, 0.035],
      0.008,
      css(i < 4 ? [0.75, 0.18, 330] : [0.85, 0.16, 150]),
    );
  fillOutline(context, 'M 47 47 L 50 42 L 53 47 Z', css([0.9, 0.14, 210]));
  fillBox(context, [0.494, 0.38, 0.012, 0.03], 0.005, css([0.97, 0.1, 95]));
  fillOutline(
    context,
    'M 22 55 L 78 55 L 85 64 L 15 64 Z',
    fallShade(context, 0.54, 0.65, shift(colour, 0.12)),
  );
  fillBox(context, [0.345, 0.53, 0.02, 0.07], 0.008, css([0.3, 0.02, 270]));
  fillBall(context, 0.355, 0.52, 0.035, [0.6, 0.23, 27]);
  for (const [x, tone] of [
    [0.55, [0.85, 0.17, 90]],
    [0.63, [0.65, 0.18, 250]],
    [0.71, [0.7, 0.19, 145]],
  ] as const)
    fillEllipse(context, [x, 0.595, 0.028, 0.016], css(tone));
  fillBox(context, [0.36, 0.72, 0.28, 0.18], 0.02, css(shift(colour, -0.14)));
  for (const x of [0.41, 0.53]) {
    fillBox(context, [x, 0.76, 0.06, 0.08], 0.01, css([0.62, 0.2, 30]));
    fillBox(context, [x + 0.026, 0.775, 0.008, 0.04], 0, css([0.15, 0.02, 270]));
  }
}

/** Two beams of wood. */
function woodenCross(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.44, 0.02, 0.12, 0.97], 0.02, roundShade(context, 0.44, 0.56, colour));
  fillBox(context, [0.2, 0.24, 0.6, 0.115], 0.02, fallShade(context, 0.23, 0.36, colour));
  for (const x of [24, 62])
    strokeOutline(context, `M ${x} 29 L ${x + 12} 29.5`, 0.008, css(shift(colour, -0.12), 0.7));
  for (const y of [12, 48, 66, 84])
    strokeOutline(context, `M 49 ${y} L 49.5 ${y + 8}`, 0.008, css(shift(colour, -0.12), 0.7));
}

/** A round roof on six posts, with a railing. */
function gazebo(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 92 L 92 92 L 96 99 L 4 99 Z',
    fallShade(context, 0.92, 1, [0.8, 0.02, 80]),
  );
  for (const x of [0.14, 0.34, 0.61, 0.81])
    fillBox(context, [x, 0.42, 0.05, 0.51], 0.01, roundShade(context, x, x + 0.05, colour));
  for (const [x, width] of [
    [0.16, 0.2],
    [0.64, 0.2],
  ] as const) {
    for (const y of [0.68, 0.9]) fillBox(context, [x, y, width, 0.022], 0.008, css(colour));
    for (let i = 1; i < 5; i++)
      fillBox(context, [x + (i * width) / 5, 0.69, 0.015, 0.22], 0, css(shift(colour, -0.05)));
  }
  fillBox(context, [0.1, 0.39, 0.8, 0.05], 0.015, fallShade(context, 0.39, 0.44, colour));
  fillOutline(
    context,
    'M 50 6 Q 62 24 97 40 L 3 40 Q 38 24 50 6 Z',
    roundShade(context, 0.03, 0.97, [0.52, 0.1, 215]),
  );
  for (const bend of [-24, 0, 24])
    strokeOutline(
      context,
      `M 50 8 Q ${50 + bend * 0.6} 24 ${50 + bend} 40`,
      0.01,
      css([0.42, 0.09, 215], 0.8),
    );
  fillBall(context, 0.5, 0.05, 0.03, BRASS);
}

/** A narrow house of bricks with steps before its door. */
function townhouse(context: Canvas2D, colour: Colour): void {
  const wall = 'M 18 16 L 82 16 L 82 99 L 18 99 Z';
  fillOutline(context, wall, roundShade(context, 0.18, 0.82, colour));
  within(context, wall, () => {
    stones(context, colour, {
      from: [0.16, 0.17],
      step: [0.08, 0.04],
      size: [0.068, 0.028],
      grid: [9, 21],
    });
  });
  fillBox(
    context,
    [0.13, 0.09, 0.74, 0.08],
    0.015,
    fallShade(context, 0.09, 0.17, [0.9, 0.02, 80]),
  );
  fillBox(context, [0.68, 0.01, 0.09, 0.09], 0.01, roundShade(context, 0.68, 0.77, colour));
  for (const y of [0.23, 0.48])
    for (const x of [0.25, 0.44, 0.63]) litWindow(context, [x, y, 0.13, 0.17], PORCELAIN);
  for (const x of [0.25, 0.44]) litWindow(context, [x, 0.72, 0.13, 0.15], PORCELAIN);
  fillBox(context, [0.61, 0.7, 0.17, 0.25], [0.05, 0.05, 0, 0], css([0.93, 0.02, 80]));
  fillBox(
    context,
    [0.635, 0.725, 0.12, 0.225],
    [0.03, 0.03, 0, 0],
    roundShade(context, 0.63, 0.76, [0.42, 0.1, 255]),
  );
  fillEllipse(context, [0.735, 0.84, 0.011, 0.011], css(BRASS));
  fillBox(context, [0.57, 0.94, 0.25, 0.055], 0.01, fallShade(context, 0.94, 1, [0.78, 0.015, 80]));
}

export const STRUCTURES: PropFamily = {
  '@woodencross': (context, colour) => woodenCross(context, colour ?? WOOD),
  '@gazebo': (context, colour) => gazebo(context, colour ?? [0.96, 0.008, 250]),
  '@townhouse': (context, colour) => townhouse(context, colour ?? [0.55, 0.12, 35]),
  '@stonetower': (context, colour) => stoneTower(context, colour ?? [0.7, 0.02, 80]),
  '@wizardtower': (context, colour) => wizardTower(context, colour ?? [0.48, 0.16, 290]),
  '@watertower': (context, colour) => waterTower(context, colour ?? [0.58, 0.09, 55]),
  '@suspensionbridge': (context, colour) => suspensionBridge(context, colour ?? [0.56, 0.03, 250]),
  '@phonebooth': (context, colour) => phoneBooth(context, colour ?? [0.55, 0.22, 27]),
  '@birdhouse': (context, colour) => birdhouse(context, colour ?? [0.76, 0.1, 75]),
  '@rockingchair': (context, colour) => rockingChair(context, colour ?? WOOD),
  '@arcade': (context, colour) => arcadeMachine(context, colour ?? [0.42, 0.15, 285]),
};
