import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
  WOOD,
} from './brush.ts';
import { paintOak } from './wild-plants.ts';

/** A level board on a stand, with a seat and a handle at each end. */
function seesaw(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 41 100 L 47 85 Q 50 82 53 85 L 59 100 Z',
    roundShade(context, 0.41, 0.59, shift(colour, -0.06, 1, 60)),
  );
  for (const side of [-1, 1]) {
    const handle = 0.5 + side * 0.28;
    strokeLine(context, [[handle, 0.87], [handle, 0.73]], 0.016, css(STEEL)); // prettier-ignore
    strokeLine(context, [[handle - 0.035, 0.73], [handle + 0.035, 0.73]], 0.022, css(colour)); // prettier-ignore
  }
  fillBox(context, [0, 0.865, 1, 0.04], 0.02, fallShade(context, 0.865, 0.905, colour));
  for (const left of [0.02, 0.81])
    fillBox(context, [left, 0.84, 0.17, 0.03], 0.014, fallShade(context, 0.84, 0.87, WOOD));
  fillEllipse(context, [0.5, 0.885, 0.024, 0.024], css(STEEL));
}

/** A large balance: a beam on a post, with a pan on chains at each end. */
function balance(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(colour, -0.18));
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.33;
    for (const reach of [-0.15, 0.15])
      strokeLine(context, [[x, 0.245], [x + reach, 0.685]], 0.008, dark); // prettier-ignore
    fillOutline(
      context,
      `M ${100 * x - 17} 68 Q ${100 * x} 71 ${100 * x + 17} 68 Q ${100 * x + 11} 78 ${100 * x} 78 Q ${100 * x - 11} 78 ${100 * x - 17} 68 Z`,
      fallShade(context, 0.67, 0.79, colour),
    );
    fillEllipse(context, [x, 0.685, 0.17, 0.016], css(shift(colour, 0.08)));
  }
  fillBox(context, [0.48, 0.2, 0.04, 0.74], 0.015, roundShade(context, 0.48, 0.52, colour));
  fillOutline(
    context,
    'M 30 100 Q 31 95 40 94.5 Q 46 93 47 88 L 53 88 Q 54 93 60 94.5 Q 69 95 70 100 Z',
    roundShade(context, 0.3, 0.7, colour),
  );
  fillBox(context, [0.15, 0.225, 0.7, 0.035], 0.017, fallShade(context, 0.22, 0.265, colour));
  fillEllipse(context, [0.5, 0.18, 0.038, 0.038], fallShade(context, 0.14, 0.22, colour));
  for (const side of [-1, 1]) fillEllipse(context, [0.5 + side * 0.33, 0.242, 0.022, 0.022], dark);
}

/** A plank on a wedge, level. */
function levelBoard(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 74 L 61 99 L 39 99 Z',
    fallShade(context, 0.74, 0.99, [0.62, 0.13, 250]),
  );
  fillBox(context, [0, 0.7, 1, 0.055], 0.02, fallShade(context, 0.7, 0.755, colour));
  for (const x of [0.18, 0.4, 0.62, 0.84])
    strokeLine(
      context,
      [
        [x - 0.06, 0.728],
        [x + 0.06, 0.73],
      ],
      0.005,
      css(shift(colour, -0.1), 0.7),
    );
  fillBall(context, 0.5, 0.745, 0.022, BRASS);
}

/** Where things lie at both sides, in the unit square of the drawing. */
export const SPOTS_ON = {
  '@levelboard': { left: [0.15, 0.7], right: [0.8, 0.7] },
} as const;

const RUBBER: Colour = [0.27, 0.012, 280];
const ROPE: Colour = [0.76, 0.06, 75];
/** Where the rope hangs, and the middle of the tire. */
const TIRE = { x: 0.15, y: 0.81, outer: 0.105, inner: 0.055 } as const;

/** A tire on a rope from a bough that an oak reaches out. */
function tireSwing(context: Canvas2D, leaves: Colour): void {
  const { x, y, outer, inner } = TIRE;
  context.save();
  context.translate(0.16, 0);
  context.scale(0.84, 1);
  paintOak(context, leaves);
  context.restore();
  fillOutline(
    context,
    'M 52 58 Q 34 50 8 50 Q 5 47.5 8 46 Q 36 45 56 50 Z',
    fallShade(context, 0.45, 0.58, [0.46, 0.07, 50]),
  );
  strokeLine(context, [[x, 0.47], [x, y - outer]], 0.014, css(ROPE)); // prettier-ignore
  fillBox(context, [x - 0.018, 0.455, 0.036, 0.06], 0.008, css(shift(ROPE, -0.06)));
  const middle = (outer + inner) / 2;
  strokeEllipse(context, [x, y, middle, middle], outer - inner, css(RUBBER));
  strokeEllipse(context, [x, y, outer - 0.012, outer - 0.012], 0.008, css(shift(RUBBER, 0.14)));
  strokeEllipse(context, [x, y, inner + 0.008, inner + 0.008], 0.008, css(shift(RUBBER, 0.1)));
}

/** Two ladders with rungs between them overhead. */
function monkeyBars(context: Canvas2D, colour: Colour): void {
  for (const left of [0.04, 0.86]) {
    for (const x of [left, left + 0.1])
      strokeLine(context, [[x, 0.08], [x, 0.98]], 0.024, css(colour)); // prettier-ignore
    for (let rung = 0; rung < 5; rung++) {
      const y = 0.24 + rung * 0.15;
      strokeLine(context, [[left, y], [left + 0.1, y]], 0.016, css(STEEL)); // prettier-ignore
    }
  }
  const [near, far] = [0.13, 0.06];
  for (let rung = 0; rung < 9; rung++) {
    const x = 0.12 + rung * 0.095;
    strokeLine(context, [[x - 0.012, near], [x + 0.012, far]], 0.014, css(STEEL)); // prettier-ignore
  }
  strokeLine(context, [[0.05, far], [0.95, far]], 0.022, css(shift(colour, -0.1))); // prettier-ignore
  strokeLine(context, [[0.03, near], [0.97, near]], 0.028, css(shift(colour, 0.06))); // prettier-ignore
}

export const PLAYGROUND: PropFamily = {
  '@levelboard': (context, colour) => levelBoard(context, colour ?? [0.66, 0.15, 40]),
  '@balance': (context, colour) => balance(context, colour ?? BRASS),
  '@seesaw': (context, colour) => seesaw(context, colour ?? [0.64, 0.19, 28]),
  '@tireswing': (context, colour) => tireSwing(context, colour ?? [0.56, 0.14, 136]),
  '@monkeybars': (context, colour) => monkeyBars(context, colour ?? [0.62, 0.17, 250]),
};
