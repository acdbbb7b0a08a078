import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

const ENVELOPE = { x: 0.47, y: 0.31, across: 0.44, down: 0.2 } as const;
/** Bands of brass around the envelope, and seams between them, in half widths from its middle. */
const BANDS = [-0.62, 0, 0.62] as const;
const SEAMS = [-0.82, -0.32, 0.32, 0.82] as const;

/** An ellipse around the envelope as it is seen from the side: bent towards its ends. */
function ring(context: Canvas2D, at: number, wide: number, colour: string): void {
  const { x, y, across, down } = ENVELOPE;
  const tall = down * Math.sqrt(1 - at * at);
  const middle = x + at * across;
  context.strokeStyle = colour;
  context.lineWidth = wide;
  context.beginPath();
  context.ellipse(
    middle,
    y,
    Math.abs(at) * 0.05 + 0.006,
    tall,
    0,
    -Math.PI / 2,
    Math.PI / 2,
    at < 0,
  );
  context.stroke();
}

function envelope(context: Canvas2D, colour: Colour): void {
  const { x, y, across, down } = ENVELOPE;
  for (const fin of ['M 78 26 L 97 10 97 30 84 32 Z', 'M 78 36 L 97 52 97 31 84 30 Z'])
    fillOutline(context, fin, fallShade(context, 0.1, 0.52, shift(colour, -0.12)));
  fillEllipse(context, [x, y, across, down], fallShade(context, y - down, y + down, colour));
  for (const at of SEAMS) ring(context, at, 0.006, css(shift(colour, -0.16), 0.8));
  strokeLine(
    context,
    [
      [x - across * 0.99, y],
      [x + across * 0.99, y],
    ],
    0.006,
    css(shift(colour, -0.16), 0.6),
  );
  for (const at of BANDS) {
    ring(context, at, 0.026, css(shift(BRASS, -0.2)));
    ring(context, at, 0.018, css(BRASS));
    const tall = down * Math.sqrt(1 - at * at);
    for (const share of [-0.7, -0.25, 0.25, 0.7])
      fillBall(context, x + at * across, y + share * tall, 0.009, shift(BRASS, -0.08));
  }
  fillBall(context, x - across - 0.005, y, 0.03, BRASS);
}

function hull(context: Canvas2D): void {
  for (const [from, to] of [
    [0.24, 0.3],
    [0.42, 0.42],
    [0.56, 0.54],
    [0.7, 0.64],
  ] as const)
    strokeLine(
      context,
      [
        [from, 0.46],
        [to, 0.64],
      ],
      0.008,
      css(DARK_WOOD),
    );
  fillBox(context, [0.58, 0.52, 0.05, 0.12], 0.008, fallShade(context, 0.5, 0.66, [0.5, 0.06, 45]));
  fillBox(context, [0.57, 0.515, 0.07, 0.022], 0.008, css(BRASS));
  fillOutline(
    context,
    'M 22 62 L 72 62 Q 76 62 74 67 Q 70 78 58 80 L 38 80 Q 26 78 18 64 Q 17 62 22 62 Z',
    fallShade(context, 0.62, 0.8, WOOD),
  );
  for (const y of [68, 73.5])
    strokeOutline(context, `M ${y - 45} ${y} L ${141 - y} ${y}`, 0.005, css(DARK_WOOD, 0.7));
  fillBox(context, [0.19, 0.605, 0.56, 0.026], 0.012, css(BRASS));
  for (const x of [0.33, 0.44, 0.55]) {
    fillEllipse(context, [x, 0.695, 0.03, 0.03], css(shift(BRASS, -0.08)));
    fillEllipse(context, [x, 0.695, 0.021, 0.021], css(WARM_LIGHT));
  }
}

/** A propeller of brass at the stern, and a gear on the bow. */
function machinery(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.7, 0.69],
      [0.81, 0.69],
    ],
    0.02,
    css([0.4, 0.03, 60]),
  );
  fillEllipse(context, [0.82, 0.625, 0.018, 0.062], css(BRASS));
  fillEllipse(context, [0.82, 0.755, 0.018, 0.062], css(shift(BRASS, -0.08)));
  fillBall(context, 0.82, 0.69, 0.022, [0.6, 0.12, 60]);
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * TAU;
    fillBall(context, 0.25 + 0.04 * Math.cos(turn), 0.69 + 0.04 * Math.sin(turn), 0.011, BRASS);
  }
  strokeEllipse(context, [0.25, 0.69, 0.03, 0.03], 0.018, css(shift(BRASS, -0.06)));
}

/** White steam from the funnel. */
function steam(context: Canvas2D): void {
  for (const [x, y, size, alpha] of [
    [0.63, 0.5, 0.024, 0.9],
    [0.67, 0.485, 0.03, 0.75],
    [0.72, 0.495, 0.028, 0.55],
  ] as const)
    fillEllipse(context, [x, y, size, size * 0.8], css([0.98, 0.004, 90], alpha));
}

function steamAirship(context: Canvas2D, colour: Colour): void {
  envelope(context, colour);
  hull(context);
  machinery(context);
  steam(context);
}

/** An airship of leather, wood and brass. */
export const STEAM_AIRSHIP: PropFamily = {
  '@steamairship': (context, colour) => steamAirship(context, colour ?? [0.55, 0.1, 45]),
};
