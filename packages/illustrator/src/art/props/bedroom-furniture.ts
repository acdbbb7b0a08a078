import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

const LINEN: Colour = [0.96, 0.012, 250];

/** Three wide drawers with brass knobs on turned feet. */
function chestOfDrawers(context: Canvas2D, colour: Colour): void {
  for (const x of [0.08, 0.84]) {
    fillBox(
      context,
      [x, 0.9, 0.08, 0.1],
      0.02,
      roundShade(context, x, x + 0.08, shift(colour, -0.1)),
    );
  }
  fillBox(context, [0.05, 0.16, 0.9, 0.78], 0.03, roundShade(context, 0.05, 0.95, colour));
  fillBox(
    context,
    [0.01, 0.11, 0.98, 0.07],
    0.03,
    fallShade(context, 0.11, 0.18, shift(colour, 0.05)),
  );
  fillBox(context, [0.06, 0.18, 0.88, 0.015], 0, css(shift(colour, -0.16), 0.6));
  for (const y of [0.22, 0.455, 0.69]) {
    fillBox(context, [0.1, y, 0.8, 0.205], 0.025, css(shift(colour, -0.17)));
    fillBox(
      context,
      [0.105, y, 0.79, 0.192],
      0.022,
      fallShade(context, y, y + 0.2, shift(colour, 0.05)),
    );
    fillBox(context, [0.125, y + 0.012, 0.75, 0.012], 0.006, css(shift(colour, 0.16), 0.8));
    for (const x of [0.3, 0.7]) {
      fillEllipse(context, [x + 0.006, y + 0.112, 0.034, 0.032], css(shift(colour, -0.2), 0.7));
      fillBall(context, x, y + 0.098, 0.033, BRASS);
    }
  }
}

/** One bed of the two: mattress, blanket and pillow on a board. @param y the top of the board */
function bunk(context: Canvas2D, y: number, wood: Colour, blanket: Colour): void {
  fillBox(context, [0.08, y - 0.07, 0.84, 0.09], 0.03, css(LINEN));
  fillBox(
    context,
    [0.1, y - 0.125, 0.22, 0.085],
    0.04,
    fallShade(context, y - 0.13, y - 0.04, LINEN),
  );
  fillOutline(
    context,
    `M 31 ${y * 100} L 31 ${y * 100 - 7} Q 32 ${y * 100 - 10} 38 ${y * 100 - 10} L 88 ${y * 100 - 10} Q 92 ${y * 100 - 9} 92 ${y * 100} Z`,
    fallShade(context, y - 0.11, y + 0.02, blanket),
  );
  fillBox(context, [0.31, y - 0.1, 0.07, 0.1], 0.015, css(shift(blanket, 0.14)));
  fillBox(context, [0.05, y - 0.01, 0.9, 0.085], 0.015, fallShade(context, y, y + 0.08, wood));
}

/** Two beds above one another with a ladder. */
function bunkBed(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.08, 0.16, 0.84, 0.02], 0, css(shift(colour, -0.08)));
  bunk(context, 0.36, colour, [0.62, 0.15, 250]);
  bunk(context, 0.8, colour, [0.68, 0.17, 40]);
  fillBox(context, [0.36, 0.2, 0.58, 0.045], 0.02, fallShade(context, 0.2, 0.245, colour));
  for (const x of [0.42, 0.86]) {
    fillBox(context, [x, 0.22, 0.03, 0.14], 0, css(shift(colour, -0.04)));
  }
  for (const x of [0.02, 0.9]) {
    fillBox(context, [x, 0.08, 0.08, 0.92], 0.025, roundShade(context, x, x + 0.08, colour));
    fillBall(context, x + 0.04, 0.08, 0.05, shift(colour, 0.03));
  }
  for (const y of [0.3, 0.44, 0.58, 0.72, 0.86]) {
    fillBox(
      context,
      [0.62, y, 0.2, 0.035],
      0.015,
      fallShade(context, y, y + 0.035, shift(colour, 0.1)),
    );
  }
  for (const x of [0.59, 0.8]) {
    fillBox(
      context,
      [x, 0.14, 0.04, 0.86],
      0.018,
      roundShade(context, x, x + 0.04, shift(colour, 0.07)),
    );
  }
}

/** A cot with bars, a pillow and a teddy's blanket inside. */
function crib(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.08, 0.3, 0.84, 0.03], 0, css(shift(colour, -0.14)));
  for (let i = 0; i < 9; i++) {
    fillBox(context, [0.125 + i * 0.09, 0.32, 0.022, 0.36], 0, css(shift(colour, -0.15)));
  }
  fillBox(context, [0.08, 0.6, 0.84, 0.2], 0.04, fallShade(context, 0.58, 0.8, LINEN));
  fillBox(context, [0.11, 0.51, 0.24, 0.13], 0.06, fallShade(context, 0.5, 0.66, [0.97, 0.03, 85]));
  fillOutline(
    context,
    'M 38 80 L 38 60 Q 40 55 46 55 L 86 55 Q 92 56 92 62 L 92 80 Z',
    fallShade(context, 0.54, 0.8, [0.8, 0.1, 225]),
  );
  for (let i = 0; i < 9; i++) {
    const x = 0.115 + i * 0.09;
    fillBox(context, [x, 0.34, 0.034, 0.48], 0.012, roundShade(context, x, x + 0.034, colour));
  }
  fillBox(
    context,
    [0.04, 0.29, 0.92, 0.07],
    0.03,
    fallShade(context, 0.29, 0.36, shift(colour, 0.03)),
  );
  fillBox(context, [0.04, 0.78, 0.92, 0.09], 0.02, fallShade(context, 0.78, 0.87, colour));
  for (const x of [0.01, 0.9]) {
    fillBox(context, [x, 0.2, 0.09, 0.77], 0.03, roundShade(context, x, x + 0.09, colour));
    fillBall(context, x + 0.045, 0.19, 0.055, shift(colour, 0.03));
    fillBall(context, x + 0.045, 0.965, 0.035, [0.45, 0.02, 270]);
  }
}

/** A thick pad with quilted top and piping, seen from a corner. */
function mattress(context: Canvas2D, colour: Colour): void {
  const top =
    'M 12 50 Q 14 47 18 47 L 82 47 Q 86 47 88 50 L 99 68 Q 99 72 95 72 L 6 72 Q 1 72 3 68 Z';
  fillOutline(
    context,
    'M 1 68 L 99 68 L 99 94 Q 99 99 94 99 L 6 99 Q 1 99 1 94 Z',
    fallShade(context, 0.66, 1, shift(colour, -0.07)),
  );
  fillOutline(context, top, fallShade(context, 0.44, 0.76, shift(colour, 0.02)));
  within(context, top, () => {
    for (let i = -3; i < 16; i++) {
      strokeOutline(
        context,
        `M ${i * 9} 74 L ${i * 9 + 22} 46`,
        0.006,
        css(shift(colour, -0.16), 0.8),
      );
      strokeOutline(
        context,
        `M ${i * 9 + 16} 74 L ${i * 9 - 6} 46`,
        0.006,
        css(shift(colour, -0.16), 0.8),
      );
    }
  });
  const blue: Colour = [0.66, 0.1, 245];
  strokeOutline(
    context,
    'M 2 70 Q 3 72.500 6 72.500 L 94 72.500 Q 98 72.500 98 70',
    0.02,
    css(blue),
  );
  strokeOutline(context, 'M 2 95 Q 3 98 6 98 L 94 98 Q 98 98 98 95', 0.02, css(blue));
  for (const x of [18, 34, 50, 66, 82]) {
    strokeOutline(context, `M ${x} 78 L ${x} 90`, 0.012, css(shift(colour, -0.16), 0.8));
  }
  gloss(context, [0.4, 0.53, 0.14, 0.015], 0.5);
}

/** A plump white pillow with a fold at each corner. */
function pillow(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 4 48 C 2 42 8 38 16 43 C 38 34 62 34 84 43 C 92 38 98 42 96 48 C 92 60 92 76 97 92 C 98 98 92 101 85 96 C 62 101 38 101 15 96 C 8 101 2 98 3 92 C 8 76 8 60 4 48 Z',
    fallShade(context, 0.34, 1.04, colour),
  );
  for (const path of [
    'M 8 47 Q 18 50 24 58',
    'M 92 47 Q 82 50 76 58',
    'M 8 92 Q 18 88 23 80',
    'M 92 92 Q 82 88 77 80',
  ]) {
    strokeOutline(context, path, 0.016, css(shift(colour, -0.13, 1.3), 0.75));
  }
  fillOutline(context, 'M 26 46 C 40 40 60 40 72 45 C 60 50 40 50 26 46 Z', css([1, 0, 0], 0.7));
}

/** The back of the throne with its golden frame, crown and buttons. */
function throneBack(context: Canvas2D, colour: Colour): void {
  const frame = 'M 24 70 L 20 24 Q 30 20 36 12 Q 44 14 50 8 Q 56 14 64 12 Q 70 20 80 24 L 76 70 Z';
  fillOutline(context, frame, roundShade(context, 0.2, 0.8, BRASS));
  fillOutline(
    context,
    'M 30 68 L 27 30 Q 50 14 73 30 L 70 68 Z',
    fallShade(context, 0.18, 0.72, colour),
  );
  for (const [x, y] of [
    [0.4, 0.36],
    [0.6, 0.36],
    [0.5, 0.45],
    [0.4, 0.54],
    [0.6, 0.54],
  ] as const) {
    fillEllipse(context, [x, y + 0.006, 0.022, 0.02], css(shift(colour, -0.14)));
    fillBall(context, x, y, 0.015, BRASS);
  }
  fillOutline(
    context,
    'M 38 14 L 34 0 L 43 6 L 50 -3 L 57 6 L 66 0 L 62 14 Q 50 18 38 14 Z',
    fallShade(context, 0, 0.17, shift(BRASS, 0.02)),
  );
  fillBall(context, 0.5, 0.1, 0.03, [0.58, 0.2, 25]);
  for (const x of [0.22, 0.78]) fillBall(context, x, 0.2, 0.05, BRASS);
}

/** A golden seat of kings in red velvet. */
function throne(context: Canvas2D, colour: Colour): void {
  throneBack(context, colour);
  fillBox(context, [0.17, 0.74, 0.66, 0.12], 0.03, fallShade(context, 0.74, 0.86, BRASS));
  fillBox(
    context,
    [0.2, 0.62, 0.6, 0.14],
    0.06,
    fallShade(context, 0.6, 0.78, shift(colour, 0.04)),
  );
  gloss(context, [0.42, 0.655, 0.14, 0.015], 0.3);
  onBothSides(context, () => {
    strokeOutline(context, 'M 24 46 L 16 48 Q 9 50 10 57', 0.06, css(shift(BRASS, -0.02)));
    fillBox(context, [0.1, 0.52, 0.07, 0.26], 0.025, roundShade(context, 0.1, 0.17, BRASS));
    fillBall(context, 0.12, 0.53, 0.06, BRASS);
    fillOutline(
      context,
      'M 13 78 L 27 80 C 25 88 20 88 22 94 Q 22 100 15 100 Q 7 100 9 94 C 12 88 9 84 13 78 Z',
      roundShade(context, 0.08, 0.26, BRASS),
    );
  });
  fillBall(context, 0.5, 0.8, 0.03, [0.58, 0.2, 25]);
}

/** Slats of white between rails, with cords at the right. */
function windowBlinds(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.07, 0.08, 0.86, 0.86],
    0.01,
    fallShade(context, 0.08, 0.94, [0.86, 0.08, 232]),
  );
  for (let i = 0; i < 11; i++) {
    const y = 0.1 + i * 0.072;
    fillBox(context, [0.05, y + 0.042, 0.9, 0.014], 0, css([0.5, 0.06, 245], 0.7));
    fillBox(context, [0.03, y, 0.94, 0.05], 0.012, fallShade(context, y, y + 0.056, colour));
  }
  for (const x of [0.22, 0.78])
    fillBox(context, [x, 0.08, 0.014, 0.84], 0, css(shift(colour, -0.2)));
  fillBox(
    context,
    [0.01, 0.01, 0.98, 0.1],
    0.025,
    fallShade(context, 0.01, 0.11, shift(colour, -0.04)),
  );
  fillBox(
    context,
    [0.03, 0.9, 0.94, 0.055],
    0.02,
    fallShade(context, 0.9, 0.955, shift(colour, -0.05)),
  );
  strokeOutline(context, 'M 90 10 L 90 62', 0.012, css(shift(CREAM, -0.2)));
  fillOutline(context, 'M 89 60 L 91 60 L 93 70 L 87 70 Z', css(shift(WOOD, 0.06)));
}

/** A bed seen from its side, with the dark below it in which somebody may hide. */
function highBed(context: Canvas2D, colour: Colour): void {
  const wood: Colour = [0.5, 0.1, 55];
  fillOutline(context, 'M 6 60 L 94 60 94 97 6 97 Z', fallShade(context, 0.56, 1, [0.24, 0.05, 285])); // prettier-ignore
  fillBox(context, [0.01, 0.2, 0.07, 0.78], 0.03, fallShade(context, 0.1, 1, wood));
  fillBox(context, [0.93, 0.4, 0.06, 0.58], 0.03, fallShade(context, 0.3, 1, wood));
  fillBox(context, [0.05, 0.44, 0.9, 0.15], 0.05, css(LINEN));
  fillBox(context, [0.1, 0.34, 0.24, 0.14], 0.06, fallShade(context, 0.32, 0.5, LINEN));
  fillOutline(
    context,
    'M 30 45 Q 34 38 44 38 L 88 38 Q 96 39 96 47 L 96 62 Q 80 66 66 62 Q 50 67 36 62 Q 30 62 30 56 Z',
    fallShade(context, 0.37, 0.68, colour),
  );
  strokeOutline(context, 'M 32 47 Q 60 42 95 45', 0.014, css(shift(colour, 0.1)));
  fillBox(context, [0.04, 0.58, 0.27, 0.06], 0.02, fallShade(context, 0.58, 0.64, wood));
}

/** A bed seen from its foot: the pillow before the headboard, and a blanket that hangs down before. */
function tuckBed(context: Canvas2D, colour: Colour): void {
  const wood: Colour = [0.5, 0.1, 55];
  for (const x of [0.06, 0.86])
    fillBox(context, [x, 0.84, 0.08, 0.15], 0.02, css(shift(wood, -0.08)));
  fillOutline(
    context,
    'M 4 90 L 4 22 Q 4 12 14 11 Q 50 0 86 11 Q 96 12 96 22 L 96 90 Z',
    fallShade(context, 0.02, 0.9, wood),
  );
  fillOutline(
    context,
    'M 11 60 L 11 26 Q 11 19 18 18 Q 50 9 82 18 Q 89 19 89 26 L 89 60 Z',
    fallShade(context, 0.1, 0.6, shift(wood, 0.07)),
  );
  fillBox(context, [0.08, 0.42, 0.84, 0.2], 0.06, css(LINEN));
  fillBox(context, [0.2, 0.28, 0.6, 0.26], 0.1, fallShade(context, 0.26, 0.56, LINEN));
  fillOutline(
    context,
    'M 5 58 Q 6 52 14 52 L 86 52 Q 94 52 95 58 L 98 88 Q 82 95 66 90 Q 50 95 34 90 Q 18 95 2 88 Z',
    fallShade(context, 0.5, 0.96, colour),
  );
  fillOutline(context, 'M 5 58 Q 6 52 14 52 L 86 52 Q 94 52 95 58 L 95.6 63 L 4.4 63 Z', css(shift(LINEN, -0.02))); // prettier-ignore
  for (const [x, y] of [
    [0.2, 0.74],
    [0.5, 0.71],
    [0.8, 0.74],
    [0.35, 0.83],
    [0.65, 0.83],
  ] as const)
    fillEllipse(context, [x, y, 0.022, 0.02], css(shift(colour, 0.14)));
}

export const BEDROOM_FURNITURE: PropFamily = {
  '@chestofdrawers': (context, colour) => chestOfDrawers(context, colour ?? [0.62, 0.1, 60]),
  '@bunkbed': (context, colour) => bunkBed(context, colour ?? [0.66, 0.1, 65]),
  '@highbed': (context, colour) => highBed(context, colour ?? [0.55, 0.15, 255]),
  '@tuckbed': (context, colour) => tuckBed(context, colour ?? [0.55, 0.14, 285]),
  '@sitbed': (context, colour) => tuckBed(context, colour ?? [0.62, 0.11, 235]),
  '@crib': (context, colour) => crib(context, colour ?? [0.93, 0.02, 80]),
  '@mattress': (context, colour) => mattress(context, colour ?? [0.95, 0.015, 85]),
  '@pillow': (context, colour) => pillow(context, colour ?? [0.96, 0.012, 255]),
  '@throne': (context, colour) => throne(context, colour ?? [0.5, 0.19, 22]),
  '@windowblinds': (context, colour) => windowBlinds(context, colour ?? [0.95, 0.012, 90]),
};
