import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  turned,
} from './brush.ts';

/** A cube that shows its top and two sides. */
function cube(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 7 28 L 50 50 L 50 100 L 7 77 Q 5 76 5 73 L 5 29 Z',
    linearGradient(
      context,
      [0.05, 0.3, 0.5, 0.9],
      [
        [0, shift(colour, 0.06)],
        [1, shift(colour, -0.05)],
      ],
    ),
  );
  fillOutline(
    context,
    'M 93 28 L 50 50 L 50 100 L 93 77 Q 95 76 95 73 L 95 29 Z',
    linearGradient(
      context,
      [0.5, 0.4, 0.95, 0.9],
      [
        [0, shift(colour, -0.1)],
        [1, shift(colour, -0.2, 1.05, -10)],
      ],
    ),
  );
  fillOutline(
    context,
    'M 50 4 Q 52 4 54 5 L 95 27.5 L 50 51 L 5 27.5 L 46 5 Q 48 4 50 4 Z',
    css(shift(colour, 0.14, 0.9)),
  );
}

/** A ball with the shadow of its round side. */
function sphere(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.51, 0.49, colour);
  turned(context, [0.3, 0.27, -0.7], () => gloss(context, [0, 0, 0.13, 0.075], 0.5));
}

/** A cone on its round foot. */
function cone(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 46 4 Q 50 -2 54 4 L 95 84 C 95 105 5 105 5 84 Z',
    roundShade(context, 0.05, 0.95, colour),
  );
  fillShape(
    context,
    [
      [0.47, 0.08],
      [0.34, 0.94],
      [0.22, 0.92],
    ],
    css([1, 0, 0], 0.2),
  );
}

/** A standing cylinder. */
function cylinder(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 15 14 L 15 86 C 15 104 85 104 85 86 L 85 14 Z',
    roundShade(context, 0.15, 0.85, colour),
  );
  fillBox(context, [0.25, 0.26, 0.07, 0.62], 0.035, css([1, 0, 0], 0.25));
  fillEllipse(context, [0.5, 0.135, 0.35, 0.13], css(shift(colour, 0.15, 0.85)));
}

/** A smooth pyramid that shows two sides. */
function pyramidShape(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.5, 0.02],
      [0.62, 1],
      [0.01, 0.84],
    ],
    fallShade(context, 0, 1, shift(colour, 0.06)),
  );
  fillShape(
    context,
    [
      [0.5, 0.02],
      [0.62, 1],
      [0.99, 0.8],
    ],
    fallShade(context, 0, 1, shift(colour, -0.12, 1.05, -8)),
  );
}

/** A round rod in a spiral. */
function spiral(context: Canvas2D, colour: Colour): void {
  const points = Array.from({ length: 121 }, (_, i): readonly [number, number] => {
    const turn = (i / 120) * TAU * 2.75;
    const reach = 0.03 + (i / 120) * 0.4;
    return [0.5 + Math.cos(turn) * reach, 0.52 + Math.sin(turn) * reach];
  });
  const moved = (by: number): (readonly [number, number])[] =>
    points.map(([x, y]) => [x - by, y - by]);
  strokeLine(context, points, 0.105, css(shift(colour, -0.17, 1.05, -8)));
  strokeLine(context, moved(0.007), 0.085, fallShade(context, 0, 1, colour));
  strokeLine(context, moved(0.02), 0.018, css([1, 0, 0], 0.4));
}

const MAZE = [
  '###########',
  '#.....#...#',
  '###.#.#.#.#',
  '#...#...#.#',
  '#.#######.#',
  '#.#.....#.#',
  '#.#.###.#.#',
  '#.....#.#.#',
  '#.###.#.###',
  '#...#.#....',
  '#.#########',
];

/** A garden maze of hedges, from above. */
function maze(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.02, 1, 0.98], 0.04, css([0.86, 0.06, 85]));
  const cell = 1 / 11;
  const each = (draw: (x: number, y: number) => void): void =>
    MAZE.forEach((row, y) =>
      row.split('').forEach((sign, x) => sign === '#' && draw(x * cell, 0.005 + y * cell * 0.975)),
    );
  each((x, y) => fillBox(context, [x, y + 0.03, cell + 0.002, cell], 0.012, css([0.72, 0.06, 80])));
  each((x, y) =>
    fillBox(context, [x, y + 0.012, cell + 0.002, cell + 0.008], 0.012, css(shift(colour, -0.16))),
  );
  each((x, y) => fillBox(context, [x, y, cell + 0.002, cell * 0.98], 0.008, css(colour)));
  each((x, y) => {
    fillEllipse(context, [x + 0.03, y + 0.028, 0.02, 0.015], css(shift(colour, 0.08)));
    fillEllipse(context, [x + 0.066, y + 0.058, 0.016, 0.012], css(shift(colour, 0.05)));
  });
}

/** A globe of light above the plate that casts it. */
function hologram(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 30 86 L 4 12 C 20 0 80 0 96 12 L 70 86 Z',
    linearGradient(
      context,
      [0, 0.05, 0, 0.86],
      [
        [0, colour, 0.1],
        [1, colour, 0.75],
      ],
    ),
  );
  fillEllipse(
    context,
    [0.5, 0.38, 0.33, 0.33],
    radialGradient(context, 0.42, 0.28, 0.45, [
      [0, shift(colour, 0.14, 0.6)],
      [1, shift(colour, -0.12)],
    ]),
  );
  const line = css(shift(colour, 0.2, 0.5));
  for (const wide of [0.33, 0.2, 0.05]) {
    strokeEllipse(context, [0.5, 0.38, wide, 0.33], 0.014, line);
  }
  for (const [y, wide] of [
    [0.2, 0.275],
    [0.38, 0.33],
    [0.56, 0.275],
  ] as const) {
    strokeEllipse(context, [0.5, y, wide, 0.05], 0.014, line);
  }
  fillOutline(
    context,
    'M 16 88 L 16 92 C 16 102 84 102 84 92 L 84 88 Z',
    roundShade(context, 0.16, 0.84, [0.4, 0.03, 265]),
  );
  fillEllipse(context, [0.5, 0.88, 0.34, 0.07], css([0.55, 0.03, 265]));
  fillEllipse(context, [0.5, 0.875, 0.22, 0.042], css(shift(colour, 0.16, 0.7)));
}

const BLUE: Colour = [0.64, 0.17, 250];

export const SOLIDS: PropFamily = {
  '@cube': (context, colour) => cube(context, colour ?? BLUE),
  '@sphere': (context, colour) => sphere(context, colour ?? [0.66, 0.2, 25]),
  '@cone': (context, colour) => cone(context, colour ?? [0.74, 0.17, 60]),
  '@cylinder': (context, colour) => cylinder(context, colour ?? [0.68, 0.16, 155]),
  '@pyramidshape': (context, colour) => pyramidShape(context, colour ?? [0.82, 0.15, 85]),
  '@spiral': (context, colour) => spiral(context, colour ?? [0.62, 0.19, 300]),
  '@maze': (context, colour) => maze(context, colour ?? [0.58, 0.14, 145]),
  '@hologram': (context, colour) => hologram(context, colour ?? [0.78, 0.13, 215]),
};
