import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  spokes,
  strokeOutline,
} from './brush.ts';

function wheel(context: Canvas2D, x: number, radius: number): void {
  const y = 0.985 - radius;
  context.strokeStyle = css(DARK_WOOD);
  context.lineWidth = radius * 0.16;
  context.beginPath();
  context.arc(x, y, radius * 0.92, 0, TAU);
  context.stroke();
  spokes(context, [x, y, radius * 0.88], 10, radius * 0.09, shift(DARK_WOOD, 0.1));
  fillEllipse(context, [x, y, radius * 0.2, radius * 0.2], css(BRASS));
}

/** An open carriage that goes to the right, with a folded hood behind its seat. */
function horseCarriage(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 62 80 L 99 74', 0.022, css(DARK_WOOD));
  strokeOutline(context, 'M 22 76 Q 50 86 78 76', 0.03, css(IRON));
  fillOutline(
    context,
    'M 4 36 Q 2 28 12 29 Q 20 32 20 44 L 18 58 Q 8 50 4 36 Z',
    fallShade(context, 0.28, 0.58, shift(colour, -0.1)),
  );
  for (const path of ['M 7 34 Q 14 40 17 54', 'M 12 31 Q 18 38 19 48'])
    strokeOutline(context, path, 0.008, css(shift(colour, -0.2)));
  fillOutline(
    context,
    'M 8 42 Q 12 52 26 52 L 58 52 Q 66 52 70 44 L 82 44 Q 86 46 84 54 C 80 70 68 76 50 76 L 30 76 C 16 76 8 64 8 42 Z',
    fallShade(context, 0.42, 0.78, colour),
  );
  strokeOutline(context, 'M 8 43 Q 12 53 26 53 L 58 53 Q 66 53 70 45 L 83 45', 0.018, css(BRASS));
  fillOutline(context, 'M 40 56 L 56 56 56 72 40 72 Z', css(shift(colour, 0.06)));
  fillBall(context, 0.53, 0.64, 0.014, BRASS);
  gloss(context, [0.24, 0.6, 0.06, 0.016], 0.4);
  fillBall(context, 0.84, 0.36, 0.03, [0.97, 0.1, 90]);
  strokeOutline(context, 'M 84 39 L 84 46', 0.014, css(BRASS));
  wheel(context, 0.24, 0.21);
  wheel(context, 0.74, 0.17);
}

/** A two-wheeled rickshaw that somebody on foot pulls to the right. */
function pulledRickshaw(context: Canvas2D, colour: Colour): void {
  const lacquer: Colour = [0.24, 0.02, 30];
  strokeOutline(context, 'M 34 78 Q 66 80 98 60 L 98 55', 0.026, css(DARK_WOOD));
  fillOutline(
    context,
    'M 6 34 Q 4 24 15 22 Q 25 27 24 42 L 22 58 Q 10 50 6 34 Z',
    fallShade(context, 0.22, 0.58, lacquer),
  );
  for (const path of ['M 9 31 Q 17 38 21 54', 'M 14 26 Q 21 34 23 48'])
    strokeOutline(context, path, 0.008, css(shift(lacquer, 0.14)));
  fillOutline(
    context,
    'M 12 42 Q 15 50 28 50 L 58 50 Q 66 50 68 42 L 71 42 Q 72 56 70 64 L 80 76 Q 80 80 76 80 L 58 80 Q 54 78 52 74 L 26 74 Q 14 68 12 42 Z',
    fallShade(context, 0.42, 0.8, lacquer),
  );
  fillOutline(context, 'M 17 53 L 66 53 64 62 20 62 Z', fallShade(context, 0.53, 0.62, colour));
  strokeOutline(context, 'M 12 43 Q 15 51 28 51 L 58 51 Q 66 51 69 43', 0.018, css(BRASS));
  strokeOutline(context, 'M 70 64 L 79 76', 0.012, css(BRASS));
  gloss(context, [0.3, 0.66, 0.07, 0.012], 0.35);
  wheel(context, 0.36, 0.25);
}

export const HORSE_CARRIAGES: PropFamily = {
  '@horsecarriage': (context, colour) => horseCarriage(context, colour ?? [0.42, 0.13, 20]),
  '@jinrikisha': (context, colour) => pulledRickshaw(context, colour ?? [0.55, 0.21, 27]),
};
