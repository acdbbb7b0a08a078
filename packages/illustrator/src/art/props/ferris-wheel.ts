import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  WARM_LIGHT,
} from './brush.ts';

/** Where the wheel turns, in fractions of the box. */
export const FERRIS_HUB = { x: 0.5, y: 0.42 };
const RADIUS = 0.335;
const CARS = 10;

/** Where the gondolas hang, from the hub, in fractions of the box. */
export const GONDOLAS: readonly (readonly [x: number, y: number])[] = Array.from(
  { length: CARS },
  (_, i) => [RADIUS * Math.cos((i / CARS) * TAU), RADIUS * Math.sin((i / CARS) * TAU)],
);

/** Of a car, in widths of the whole. */
export const GONDOLA_SIZE = 0.13;
/** Of the inner ring, in radii of the outer one. */
const INNER = 0.82;
const CAR: Colour = [0.66, 0.19, 28];

/** The legs behind the wheel, and a platform. */
function stand(context: Canvas2D, colour: Colour): void {
  const { x, y } = FERRIS_HUB;
  for (const foot of [0.2, 0.8]) {
    strokeLine(context, [[x, y], [foot, 0.94]], 0.034, css(shift(colour, -0.12))); // prettier-ignore
    strokeLine(context, [[x, y], [foot, 0.94]], 0.014, css(shift(colour, 0.1))); // prettier-ignore
  }
  strokeLine(context, [[0.32, 0.73], [0.68, 0.73]], 0.02, css(shift(colour, -0.1))); // prettier-ignore
  fillBox(context, [0.12, 0.92, 0.76, 0.06], 0.02, fallShade(context, 0.92, 0.98, colour));
  gloss(context, [0.16, 0.93, 0.5, 0.012], 0.35);
}

/** Two rings with spokes between them and a lamp at each car. */
function rim(context: Canvas2D, colour: Colour): void {
  const { x, y } = FERRIS_HUB;
  for (const [i, [dx, dy]] of GONDOLAS.entries()) {
    strokeLine(context, [[x, y], [x + dx, y + dy]], 0.01, css(shift(STEEL, i % 2 ? -0.04 : 0.06))); // prettier-ignore
    const [nextX, nextY] = GONDOLAS[(i + 1) % CARS]!;
    strokeLine(context, [[x + dx * INNER, y + dy * INNER], [x + nextX, y + nextY]], 0.006, css(STEEL, 0.8)); // prettier-ignore
  }
  for (const [share, width] of [
    [1, 0.022],
    [INNER, 0.013],
    [0.3, 0.01],
  ] as const) {
    context.strokeStyle = css(shift(colour, share === 1 ? 0.04 : -0.04));
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, RADIUS * share, 0, TAU);
    context.stroke();
  }
  for (const [dx, dy] of GONDOLAS) {
    fillEllipse(context, [x + dx * 0.91, y + dy * 0.91, 0.012, 0.012], css(WARM_LIGHT));
  }
  fillBall(context, x, y, 0.045, shift(colour, 0.06));
}

/** A car, hung by the middle of its upper edge. */
function gondola(context: Canvas2D): void {
  strokeLine(context, [[0.5, 0], [0.5, 0.2]], 0.07, css(shift(STEEL, -0.1))); // prettier-ignore
  fillOutline(context, 'M 8 30 Q 50 2 92 30 Z', fallShade(context, 0.05, 0.3, shift(CAR, 0.06)));
  for (const x of [0.16, 0.84]) strokeLine(context, [[x, 0.28], [x, 0.6]], 0.06, css(STEEL)); // prettier-ignore
  fillOutline(
    context,
    'M 8 56 L 92 56 Q 92 98 62 98 L 38 98 Q 8 98 8 56 Z',
    roundShade(context, 0.08, 0.92, CAR),
  );
  gloss(context, [0.18, 0.63, 0.3, 0.05], 0.5);
}

const FRAME: Colour = [0.6, 0.14, 285];

export const FERRIS_WHEEL: PropFamily = {
  '@ferriswheel': (context, colour) => {
    stand(context, colour ?? FRAME);
    rim(context, colour ?? FRAME);
    for (const [x, y] of GONDOLAS) {
      context.save();
      context.translate(FERRIS_HUB.x + x - GONDOLA_SIZE / 2, FERRIS_HUB.y + y);
      context.scale(GONDOLA_SIZE, GONDOLA_SIZE);
      gondola(context);
      context.restore();
    }
  },
  '@ferriswheelstand': (context, colour) => stand(context, colour ?? FRAME),
  '@ferriswheelrim': (context, colour) => rim(context, colour ?? FRAME),
  '@ferriscar': gondola,
};
