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

export const HORSE_CARRIAGES: PropFamily = {
  '@horsecarriage': (context, colour) => horseCarriage(context, colour ?? [0.42, 0.13, 20]),
};
