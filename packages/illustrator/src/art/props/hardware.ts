import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';

const RED: Colour = [0.62, 0.21, 27];
const BLACK: Colour = [0.3, 0.015, 270];

/** A cordless drill, its bit to the right. */
function powerDrill(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.83, 0.215, 0.17, 0.035], 0.012, fallShade(context, 0.2, 0.26, STEEL));
  fillOutline(
    context,
    'M 68 13 L 80 16 L 86 20 L 86 27 L 80 31 L 68 34 Z',
    fallShade(context, 0.13, 0.34, BLACK),
  );
  fillOutline(
    context,
    'M 20 34 L 42 34 C 40 50 42 64 46 82 L 18 82 C 22 64 22 50 20 34 Z',
    roundShade(context, 0.18, 0.46, BLACK),
  );
  fillOutline(context, 'M 42 36 L 52 36 C 52 44 48 50 43 50 Z', fallShade(context, 0.36, 0.5, RED));
  fillOutline(
    context,
    'M 12 4 L 58 4 C 66 4 70 8 70 14 L 70 32 C 70 37 66 40 60 40 L 20 40 C 8 40 3 32 3 22 C 3 12 6 4 12 4 Z',
    fallShade(context, 0.04, 0.42, colour),
  );
  for (let i = 0; i < 4; i++) {
    strokeLine(
      context,
      [
        [0.13 + i * 0.055, 0.16],
        [0.13 + i * 0.055, 0.28],
      ],
      0.022,
      css(shift(colour, -0.22)),
    );
  }
  fillBox(context, [0.38, 0.15, 0.26, 0.14], 0.04, css(shift(colour, -0.14)));
  fillBox(context, [0.14, 0.075, 0.46, 0.025], 0.012, css([1, 0, 0], 0.45));
  fillBox(context, [0.07, 0.8, 0.52, 0.2], 0.05, fallShade(context, 0.78, 1, BLACK));
  fillBox(context, [0.07, 0.8, 0.52, 0.07], 0.03, fallShade(context, 0.8, 0.88, colour));
  fillBall(context, 0.5, 0.935, 0.022, [0.8, 0.19, 150]);
}

/** Pliers that stand on their open handles. */
function pliers(context: Canvas2D, colour: Colour): void {
  const steel = shift(STEEL, -0.14);
  const half = (way: 1 | -1): void => {
    context.save();
    context.translate(0.5, 0);
    context.scale(way, 1);
    const metal = css(shift(steel, way * 0.05));
    fillOutline(context, 'M -1 2 C 8 2 14 18 13 30 C 12 38 4 46 -6 50 L -14 44 L -1 30 Z', metal);
    strokeOutline(context, 'M -8 44 C -22 58 -27 76 -24 94', 0.115, css(shift(colour, -0.14)));
    strokeOutline(context, 'M -9.5 45 C -22.5 58 -28 76 -25 93.5', 0.07, css(shift(colour, 0.04)));
    strokeOutline(context, 'M -13 48 C -23 60 -27 74 -26 86', 0.018, css([1, 0, 0], 0.45));
    context.restore();
  };
  half(-1);
  half(1);
  for (let i = 0; i < 5; i++) {
    fillBox(context, [0.47, 0.07 + i * 0.04, 0.06, 0.018], 0.006, css(shift(STEEL, -0.42)));
  }
  fillBox(context, [0.493, 0.03, 0.014, 0.25], 0.005, css(shift(STEEL, -0.45)));
  fillBall(context, 0.5, 0.39, 0.085, shift(STEEL, -0.06));
  fillEllipse(context, [0.5, 0.39, 0.035, 0.035], css(shift(STEEL, -0.3)));
}

/** A screw on its tip. */
function screw(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 40 20 L 60 20 L 59 76 L 50 100 L 41 76 Z',
    roundShade(context, 0.4, 0.6, shift(colour, -0.1)),
  );
  for (let i = 0; i < 7; i++) {
    const y = 30 + i * 8.4;
    const wide = i < 5 ? 15 : 15 - (i - 4) * 3.6;
    const thread = `M ${50 - wide} ${y + 3} L ${50 + wide} ${y - 2} L ${50 + wide} ${y + 1} L ${50 - wide} ${y + 7} Z`;
    fillOutline(context, thread, roundShade(context, 0.34, 0.66, colour));
  }
  fillOutline(
    context,
    'M 18 12 L 82 12 L 61 28 L 39 28 Z',
    roundShade(context, 0.18, 0.82, colour),
  );
  fillEllipse(context, [0.5, 0.115, 0.33, 0.105], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.105, 0.33, 0.1], fallShade(context, 0, 0.25, shift(colour, 0.06)));
  fillBox(context, [0.28, 0.088, 0.44, 0.034], 0.015, css(shift(colour, -0.4)));
  fillShape(
    context,
    [
      [0.48, 0.04],
      [0.52, 0.04],
      [0.53, 0.17],
      [0.47, 0.17],
    ],
    css(shift(colour, -0.4)),
  );
}

/** A nail on its tip. */
function nail(context: Canvas2D, colour: Colour): void {
  turned(context, [0.47, 0.535, 0.45], () => {
    fillOutline(
      context,
      'M -6 -44 L 6 -44 L 6 38 L 0 54 L -6 38 Z',
      roundShade(context, -0.06, 0.06, colour),
    );
    for (let i = 0; i < 3; i++) {
      fillBox(context, [-0.06, -0.36 + i * 0.04, 0.12, 0.014], 0.006, css(shift(colour, -0.24)));
    }
    fillBox(
      context,
      [-0.2, -0.5, 0.4, 0.07],
      0.03,
      roundShade(context, -0.2, 0.2, shift(colour, -0.06)),
    );
    fillEllipse(context, [0, -0.49, 0.2, 0.045], css(shift(colour, 0.1)));
  });
}

/** A tape measure with its tape drawn out. */
function tapeMeasure(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.52, 0.86, 0.46, 0.12], 0.01, fallShade(context, 0.84, 1, [0.88, 0.16, 95]));
  for (let i = 0; i < 8; i++) {
    const tall = i % 2 === 0 ? 0.065 : 0.04;
    fillBox(context, [0.66 + i * 0.037, 0.86, 0.01, tall], 0, css(BLACK));
  }
  fillBox(
    context,
    [0.955, 0.84, 0.045, 0.16],
    0.012,
    fallShade(context, 0.84, 1, shift(STEEL, -0.1)),
  );
  fillOutline(
    context,
    'M 30 22 C 50 22 64 36 66 56 L 66 92 C 66 97 63 100 58 100 L 10 100 C 4 100 0 96 0 90 L 0 54 C 0 34 12 22 30 22 Z',
    fallShade(context, 0.2, 1, colour),
  );
  fillOutline(
    context,
    'M 8 88 L 8 56 C 8 40 16 30 30 30 C 46 30 58 42 59 58 L 59 88 C 59 91 57 93 54 93 L 13 93 C 10 93 8 91 8 88 Z',
    fallShade(context, 0.3, 1, BLACK),
  );
  fillEllipse(context, [0.33, 0.62, 0.2, 0.2], css(shift(colour, -0.1)));
  fillEllipse(context, [0.33, 0.615, 0.18, 0.18], fallShade(context, 0.42, 0.82, colour));
  fillEllipse(context, [0.33, 0.615, 0.11, 0.11], css([0.97, 0.01, 90]));
  strokeOutline(context, 'M 31 57 L 34 55 L 34 68', 0.025, css(BLACK));
  fillBox(context, [0.6, 0.5, 0.08, 0.16], 0.03, css(shift(BLACK, 0.12)));
}

/** A roll of tape that stands, its end hanging off. */
function ductTape(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 62 6 C 84 8 97 26 97 51 C 97 78 84 96 62 98 L 46 98 L 46 6 Z',
    fallShade(context, 0, 1, shift(colour, -0.12)),
  );
  fillEllipse(context, [0.46, 0.52, 0.42, 0.47], fallShade(context, 0.05, 1, colour));
  for (const reach of [0.38, 0.34, 0.3]) {
    strokeEllipse(context, [0.46, 0.52, reach, reach * 1.12], 0.008, css(shift(colour, -0.08)));
  }
  fillEllipse(context, [0.46, 0.52, 0.245, 0.275], css([0.66, 0.08, 65]));
  fillEllipse(context, [0.475, 0.525, 0.205, 0.238], css([0.42, 0.06, 55]));
  fillOutline(
    context,
    'M 54 76 C 65 72 67 64 68 52 C 68 40 63 32 56 29 C 64 42 64 62 54 76 Z',
    css([0.56, 0.08, 60]),
  );
  fillOutline(
    context,
    'M 62 6 C 84 8 97 26 97 51 L 97 88 L 92 85 L 87 88 L 82 85 L 77 88 L 76 51 C 75 30 66 12 54 6 Z',
    fallShade(context, 0, 0.9, shift(colour, 0.05)),
  );
  strokeOutline(context, 'M 70 14 C 84 24 88 38 88 56', 0.02, css([1, 0, 0], 0.4));
}

/** A bottle of white glue with a pointed cap. */
function glueBottle(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 46 3 Q 50 -2 54 3 L 60 20 L 40 20 Z',
    roundShade(context, 0.4, 0.6, colour),
  );
  fillBox(
    context,
    [0.34, 0.19, 0.32, 0.1],
    0.025,
    roundShade(context, 0.34, 0.66, shift(colour, -0.05)),
  );
  for (let i = 0; i < 6; i++) {
    fillBox(context, [0.375 + i * 0.045, 0.205, 0.014, 0.07], 0.006, css(shift(colour, -0.16)));
  }
  fillOutline(
    context,
    'M 36 29 L 64 29 C 66 36 82 38 82 50 L 82 94 C 82 98 79 100 75 100 L 25 100 C 21 100 18 98 18 94 L 18 50 C 18 38 34 36 36 29 Z',
    roundShade(context, 0.18, 0.82, [0.92, 0.01, 250]),
  );
  fillBox(context, [0.18, 0.52, 0.64, 0.34], 0, roundShade(context, 0.18, 0.82, [0.6, 0.17, 255]));
  fillBox(context, [0.18, 0.52, 0.64, 0.04], 0, css(colour));
  fillBox(context, [0.18, 0.82, 0.64, 0.04], 0, css(colour));
  const white = css([1, 0, 0]);
  strokeOutline(
    context,
    'M 38 64 C 35 61 27 62 27 69 C 27 76 36 77 38 74 L 38 70 L 34 70',
    0.025,
    white,
  );
  strokeOutline(context, 'M 44 62 L 44 76 L 50 76', 0.025, white);
  strokeOutline(context, 'M 54.5 62 L 54.5 72 C 54.5 77.5 63 77.5 63 72 L 63 62', 0.025, white);
  strokeOutline(context, 'M 75 62 L 69 62 L 69 76 L 75 76 M 69 69 L 74 69', 0.025, white);
  fillBox(context, [0.24, 0.42, 0.03, 0.08], 0.015, css([1, 0, 0], 0.8));
}

/** A can of spray paint with its cap of the same color. */
function sprayCan(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.44, 0.01, 0.12, 0.09],
    0.025,
    roundShade(context, 0.44, 0.56, [0.93, 0.01, 250]),
  );
  fillBall(context, 0.46, 0.055, 0.014, BLACK);
  fillBox(
    context,
    [0.4, 0.09, 0.2, 0.06],
    0.015,
    roundShade(context, 0.4, 0.6, shift(STEEL, -0.1)),
  );
  fillOutline(
    context,
    'M 28 27 C 28 17 38 14 50 14 C 62 14 72 17 72 27 Z',
    roundShade(context, 0.28, 0.72, STEEL),
  );
  fillBox(
    context,
    [0.25, 0.25, 0.5, 0.75],
    [0.04, 0.04, 0.06, 0.06],
    roundShade(context, 0.25, 0.75, colour),
  );
  fillBox(context, [0.25, 0.25, 0.5, 0.045], 0.02, roundShade(context, 0.25, 0.75, STEEL));
  fillBox(
    context,
    [0.25, 0.95, 0.5, 0.05],
    0.02,
    roundShade(context, 0.25, 0.75, shift(STEEL, -0.05)),
  );
  fillOutline(
    context,
    'M 25 48 C 38 40 60 58 75 46 L 75 78 C 60 90 40 70 25 80 Z',
    roundShade(context, 0.25, 0.75, [0.94, 0.01, 250]),
  );
  fillBall(context, 0.47, 0.63, 0.09, colour);
  fillBall(context, 0.61, 0.68, 0.045, colour);
  fillBall(context, 0.35, 0.56, 0.032, colour);
  fillBox(context, [0.31, 0.31, 0.03, 0.62], 0.015, css([1, 0, 0], 0.35));
}

/** A coil spring, upright. */
function coilSpring(context: Canvas2D, colour: Colour): void {
  const turns = 6;
  for (let i = 0; i < turns; i++) {
    const y = 18 + i * 12.8;
    strokeOutline(
      context,
      `M 74 ${y - 3} C 74 ${y - 12} 26 ${y - 8} 26 ${y - 1}`,
      0.06,
      css(shift(colour, -0.3)),
    );
  }
  for (let i = 0; i < turns; i++) {
    const y = 11 + i * 12.8;
    const front = `M 24 ${y} C 24 ${y + 12} 76 ${y + 16} 76 ${y + 5}`;
    strokeOutline(context, front, 0.085, css(shift(colour, -0.14)));
    strokeOutline(
      context,
      `M 24 ${y - 0.8} C 24 ${y + 11} 76 ${y + 15} 76 ${y + 4}`,
      0.06,
      roundShade(context, 0.2, 0.8, colour),
    );
    strokeOutline(
      context,
      `M 27 ${y + 2.5} C 32 ${y + 7} 42 ${y + 9.5} 50 ${y + 10}`,
      0.016,
      css([1, 0, 0], 0.7),
    );
  }
  strokeOutline(context, 'M 24 10 C 26 1 70 1 76 10', 0.075, css(shift(colour, -0.06)));
  strokeOutline(context, 'M 25 88 C 30 98 70 98 76 92', 0.075, css(shift(colour, -0.16)));
}

/** A bent metal pipe with flanges. */
function metalPipe(context: Canvas2D, colour: Colour): void {
  const shade = linearGradient(
    context,
    [0.5, 0.3, 0.7, 0.5],
    [
      [0, shift(colour, 0.1)],
      [1, shift(colour, -0.14)],
    ],
  );
  fillBox(context, [0.08, 0.2, 0.46, 0.32], 0, fallShade(context, 0.2, 0.52, colour));
  fillOutline(context, 'M 50 20 C 72 20 82 32 82 52 L 50 52 Z', shade);
  fillBox(context, [0.5, 0.5, 0.32, 0.44], 0, roundShade(context, 0.5, 0.82, colour));
  fillBox(
    context,
    [0.01, 0.14, 0.12, 0.44],
    0.03,
    fallShade(context, 0.14, 0.58, shift(colour, -0.05)),
  );
  fillBox(
    context,
    [0.44, 0.88, 0.44, 0.12],
    0.03,
    roundShade(context, 0.44, 0.88, shift(colour, -0.05)),
  );
  fillBox(
    context,
    [0.36, 0.165, 0.08, 0.39],
    0.02,
    fallShade(context, 0.16, 0.56, shift(colour, -0.05)),
  );
  fillBox(
    context,
    [0.465, 0.62, 0.39, 0.08],
    0.02,
    roundShade(context, 0.46, 0.86, shift(colour, -0.05)),
  );
  strokeOutline(context, 'M 17 26 L 33 26 M 48 26 C 62 26 72 31 75 42', 0.025, css([1, 0, 0], 0.4));
  for (const y of [0.21, 0.36, 0.51]) fillBall(context, 0.07, y, 0.026, shift(colour, -0.12));
  for (const x of [0.51, 0.66, 0.81]) fillBall(context, x, 0.94, 0.026, shift(colour, -0.12));
}

export const HARDWARE: PropFamily = {
  '@powerdrill': (context, colour) => powerDrill(context, colour ?? [0.83, 0.17, 90]),
  '@pliers': (context, colour) => pliers(context, colour ?? RED),
  '@screw': (context, colour) => screw(context, colour ?? shift(STEEL, -0.06)),
  '@nail': (context, colour) => nail(context, colour ?? shift(STEEL, -0.12)),
  '@tapemeasure': (context, colour) => tapeMeasure(context, colour ?? [0.83, 0.17, 90]),
  '@ducttape': (context, colour) => ductTape(context, colour ?? [0.7, 0.015, 260]),
  '@gluebottle': (context, colour) => glueBottle(context, colour ?? [0.7, 0.19, 50]),
  '@spraycan': (context, colour) => sprayCan(context, colour ?? [0.64, 0.22, 15]),
  '@coilspring': (context, colour) => coilSpring(context, colour ?? shift(STEEL, -0.05)),
  '@metalpipe': (context, colour) => metalPipe(context, colour ?? [0.66, 0.03, 245]),
};
