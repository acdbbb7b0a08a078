import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
} from './brush.ts';

/** The turned foot that all pieces stand on. */
function foot(context: Canvas2D, colour: Colour): void {
  const shade = roundShade(context, 0.2, 0.8, colour);
  fillOutline(context, 'M 38 74 L 62 74 Q 66 84 74 88 L 26 88 Q 34 84 38 74 Z', shade);
  fillBox(context, [0.22, 0.86, 0.56, 0.06], 0.03, shade);
  fillBox(
    context,
    [0.18, 0.91, 0.64, 0.09],
    0.03,
    roundShade(context, 0.16, 0.84, shift(colour, -0.04)),
  );
  fillBox(context, [0.22, 0.915, 0.3, 0.018], 0.009, css([1, 0, 0], 0.3));
}

/** A turned body from the foot up to a collar. */
function body(context: Canvas2D, colour: Colour, top: number): void {
  const y = top * 100;
  fillOutline(
    context,
    `M 40 ${y} L 60 ${y} Q 57 58 63 76 L 37 76 Q 43 58 40 ${y} Z`,
    roundShade(context, 0.34, 0.66, colour),
  );
  fillBox(context, [0.33, top - 0.02, 0.34, 0.05], 0.025, roundShade(context, 0.32, 0.68, colour));
  fillBox(
    context,
    [0.36, top - 0.06, 0.28, 0.045],
    0.022,
    roundShade(context, 0.34, 0.66, shift(colour, -0.03)),
  );
}

function king(context: Canvas2D, colour: Colour): void {
  foot(context, colour);
  body(context, colour, 0.42);
  fillOutline(
    context,
    'M 38 38 L 62 38 L 67 20 Q 50 14 33 20 Z',
    roundShade(context, 0.32, 0.68, colour),
  );
  fillOutline(
    context,
    'M 33 20 Q 50 10 67 20 Q 50 26 33 20 Z',
    roundShade(context, 0.3, 0.7, shift(colour, 0.05)),
  );
  fillBox(context, [0.47, 0, 0.06, 0.17], 0.015, roundShade(context, 0.46, 0.54, colour));
  fillBox(context, [0.42, 0.045, 0.16, 0.055], 0.015, roundShade(context, 0.41, 0.6, colour));
  gloss(context, [0.42, 0.29, 0.018, 0.06], 0.4);
}

function queen(context: Canvas2D, colour: Colour): void {
  foot(context, colour);
  body(context, colour, 0.42);
  fillOutline(
    context,
    'M 38 38 L 62 38 L 71 14 L 62 22 L 57 12 L 50 22 L 43 12 L 38 22 L 29 14 Z',
    roundShade(context, 0.28, 0.72, colour),
  );
  for (const [x, y] of [
    [0.29, 0.13],
    [0.43, 0.105],
    [0.57, 0.105],
    [0.71, 0.13],
  ] as const)
    fillBall(context, x, y, 0.028, shift(colour, 0.04));
  fillBall(context, 0.5, 0.05, 0.045, shift(colour, 0.04));
  strokeOutline(context, 'M 50 8 L 50 20', 0.03, css(shift(colour, -0.05)));
  gloss(context, [0.42, 0.31, 0.018, 0.05], 0.4);
}

function bishop(context: Canvas2D, colour: Colour): void {
  foot(context, colour);
  body(context, colour, 0.46);
  fillOutline(
    context,
    'M 42 42 Q 32 34 36 24 Q 42 12 50 8 Q 58 12 64 24 Q 68 34 58 42 Z',
    roundShade(context, 0.32, 0.68, colour),
  );
  fillBall(context, 0.5, 0.055, 0.045, shift(colour, 0.04));
  strokeOutline(context, 'M 60 16 L 52 29', 0.026, css(shift(colour, -0.3)));
  gloss(context, [0.42, 0.26, 0.02, 0.06], 0.4);
}

function rook(context: Canvas2D, colour: Colour): void {
  foot(context, colour);
  fillOutline(
    context,
    'M 36 38 L 64 38 Q 62 60 66 76 L 34 76 Q 38 60 36 38 Z',
    roundShade(context, 0.32, 0.68, colour),
  );
  fillBox(context, [0.29, 0.35, 0.42, 0.06], 0.03, roundShade(context, 0.28, 0.72, colour));
  fillOutline(
    context,
    'M 29 36 L 27 12 L 37 12 L 37 20 L 45 20 L 45 12 L 55 12 L 55 20 L 63 20 L 63 12 L 73 12 L 71 36 Z',
    roundShade(context, 0.26, 0.74, colour),
  );
  fillBox(context, [0.31, 0.14, 0.025, 0.18], 0.01, css([1, 0, 0], 0.35));
  strokeOutline(context, 'M 29 27 L 71 27', 0.01, css(shift(colour, -0.14), 0.8));
}

function knight(context: Canvas2D, colour: Colour): void {
  foot(context, colour);
  fillOutline(
    context,
    'M 34 78 Q 30 66 42 56 Q 46 52 44 48 Q 34 52 28 56 Q 20 58 18 50 Q 18 44 24 36 Q 28 22 38 14 L 40 4 L 49 11 Q 76 16 77 52 Q 76 66 68 78 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  // The mane, in locks along the neck.
  for (const outline of [
    'M 52 12 Q 66 16 70 26 Q 60 22 54 24 Z',
    'M 60 20 Q 74 28 76 42 Q 67 34 60 34 Z',
    'M 65 34 Q 77 44 76 58 Q 68 48 62 48 Z',
    'M 66 50 Q 76 60 70 74 Q 66 64 61 62 Z',
  ])
    fillOutline(context, outline, css(shift(colour, -0.17)));
  fillEllipse(context, [0.4, 0.26, 0.028, 0.032], css(shift(colour, -0.42, 0.6)));
  fillEllipse(context, [0.392, 0.25, 0.009, 0.01], css([1, 0, 0], 0.9));
  fillEllipse(context, [0.235, 0.475, 0.012, 0.016], css(shift(colour, -0.34)));
  strokeOutline(context, 'M 22 54 Q 28 53 32 50', 0.011, css(shift(colour, -0.3)));
  fillBox(
    context,
    [0.31, 0.73, 0.4, 0.05],
    0.025,
    roundShade(context, 0.3, 0.72, shift(colour, -0.03)),
  );
}

const IVORY: Colour = [0.9, 0.05, 82];
const EBONY: Colour = [0.38, 0.06, 45];

export const CHESS_PIECES: PropFamily = {
  '@chessking': (context, colour) => king(context, colour ?? IVORY),
  '@chessqueen': (context, colour) => queen(context, colour ?? IVORY),
  '@chessbishop': (context, colour) => bishop(context, colour ?? EBONY),
  '@chessrook': (context, colour) => rook(context, colour ?? IVORY),
  '@chessknight': (context, colour) => knight(context, colour ?? EBONY),
};
