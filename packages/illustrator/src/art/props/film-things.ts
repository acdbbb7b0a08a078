import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  onBothSides,
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
} from './brush.ts';
import { limb } from './industrial-machines.ts';

const DARK: Colour = [0.32, 0.02, 268];

/** A film reel with its strip. */
function filmReel(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 50 84 L 100 84 L 100 100 L 50 100 Z', css(DARK));
  for (let i = 0; i < 7; i++) {
    fillBox(context, [0.56 + i * 0.064, 0.855, 0.03, 0.025], 0.006, css([0.92, 0.01, 250]));
    fillBox(context, [0.56 + i * 0.064, 0.96, 0.03, 0.025], 0.006, css([0.92, 0.01, 250]));
  }
  fillEllipse(context, [0.48, 0.5, 0.475, 0.49], css(shift(colour, -0.2)));
  fillEllipse(context, [0.47, 0.49, 0.465, 0.48], fallShade(context, 0, 1, colour));
  strokeEllipse(context, [0.47, 0.49, 0.425, 0.44], 0.012, css(shift(colour, 0.12)));
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * TAU - Math.PI / 2;
    const [x, y] = [0.47 + Math.cos(turn) * 0.265, 0.49 + Math.sin(turn) * 0.275];
    fillEllipse(context, [x, y, 0.122, 0.126], css(shift(colour, 0.14)));
    fillEllipse(context, [x + 0.006, y + 0.008, 0.112, 0.116], css([0.22, 0.02, 40]));
    strokeEllipse(context, [x + 0.006, y + 0.008, 0.08, 0.084], 0.012, css([0.34, 0.03, 40]));
  }
  fillBall(context, 0.47, 0.49, 0.09, shift(colour, 0.06));
  fillEllipse(context, [0.47, 0.49, 0.032, 0.032], css(DARK));
}

/** A tripod with its head. */
function tripod(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.5, 0.3],
      [0.5, 0.95],
    ],
    0.055,
    css(shift(colour, -0.08)),
  );
  onBothSides(context, () => {
    limb(context, [0.46, 0.3], [0.28, 0.66], 0.07, colour);
    limb(context, [0.28, 0.66], [0.14, 0.95], 0.045, shift(STEEL, -0.12));
    fillBox(context, [0.235, 0.62, 0.09, 0.07], 0.02, css([0.62, 0.2, 27]));
    fillEllipse(context, [0.135, 0.965, 0.05, 0.034], css(shift(colour, -0.12)));
  });
  fillEllipse(context, [0.5, 0.965, 0.045, 0.034], css(shift(colour, -0.14)));
  strokeLine(
    context,
    [
      [0.5, 0.2],
      [0.86, 0.32],
    ],
    0.035,
    css(shift(STEEL, -0.2)),
  );
  strokeLine(
    context,
    [
      [0.76, 0.287],
      [0.88, 0.327],
    ],
    0.06,
    css(shift(colour, -0.04)),
  );
  fillBox(
    context,
    [0.45, 0.1, 0.1, 0.26],
    0.03,
    roundShade(context, 0.45, 0.55, shift(colour, 0.06)),
  );
  fillBox(context, [0.38, 0.24, 0.24, 0.1], 0.04, fallShade(context, 0.24, 0.34, colour));
  fillBall(context, 0.5, 0.16, 0.07, shift(STEEL, -0.1));
  fillBox(context, [0.36, 0.03, 0.28, 0.075], 0.02, fallShade(context, 0.03, 0.1, colour));
}

/** A projector for films on the wall, its lens to the front. */
function homeProjector(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => fillBox(context, [0.12, 0.92, 0.12, 0.08], 0.02, css(DARK)));
  fillBox(context, [0, 0.42, 1, 0.53], 0.09, fallShade(context, 0.42, 0.95, shift(colour, -0.03)));
  fillOutline(
    context,
    'M 12 36 L 88 36 Q 94 36 97 44 L 98 52 L 2 52 L 3 44 Q 6 36 12 36 Z',
    css(shift(colour, 0.02)),
  );
  fillBox(context, [0.02, 0.51, 0.96, 0.014], 0, css(shift(colour, -0.14)));
  for (let i = 0; i < 5; i++) {
    fillBox(context, [0.64, 0.59 + i * 0.058, 0.28, 0.026], 0.013, css(shift(colour, -0.3)));
  }
  for (const x of [0.58, 0.66, 0.74])
    fillEllipse(context, [x, 0.44, 0.028, 0.014], css(shift(colour, -0.22)));
  fillBall(context, 0.84, 0.44, 0.016, [0.8, 0.19, 150]);
  fillEllipse(context, [0.33, 0.7, 0.235, 0.235], css(shift(STEEL, -0.1)));
  fillBall(context, 0.33, 0.7, 0.21, DARK);
  fillEllipse(context, [0.33, 0.7, 0.155, 0.155], css([0.18, 0.03, 265]));
  fillBall(context, 0.33, 0.7, 0.125, [0.62, 0.16, 262]);
  fillEllipse(context, [0.28, 0.65, 0.04, 0.03], css([1, 0, 0], 0.8));
  fillEllipse(context, [0.38, 0.75, 0.022, 0.018], css([0.9, 0.09, 200], 0.8));
}

export const FILM_THINGS: PropFamily = {
  '@filmreel': (context, colour) => filmReel(context, colour ?? [0.66, 0.015, 260]),
  '@tripod': (context, colour) => tripod(context, colour ?? DARK),
  '@homeprojector': (context, colour) => homeProjector(context, colour ?? PORCELAIN),
};
