import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';

const CREAM: Colour = [0.98, 0.015, 85];
const CHERRY: Colour = [0.52, 0.21, 22];

/** A soft swirl of whipped cream that ends in a tip. */
function whippedCream(context: Canvas2D, middle: number, bottom: number, wide: number): void {
  for (const [rise, share] of [
    [0, 1],
    [0.55, 0.78],
    [1.05, 0.5],
    [1.42, 0.24],
  ] as const) {
    const y = bottom - rise * wide * 0.42;
    fillEllipse(
      context,
      [middle, y, wide * share, wide * 0.34 * (0.5 + share / 2)],
      fallShade(context, y - 0.08, y + 0.08, CREAM),
    );
    context.strokeStyle = css(shift(CREAM, -0.08), 0.6);
    context.lineWidth = 0.008;
    context.beginPath();
    context.ellipse(middle, y, wide * share * 0.9, wide * 0.2 * share, 0, 0.1, Math.PI - 0.4);
    context.stroke();
  }
}

/** A tall glass with whipped cream, a cherry and a straw. */
function milkshake(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.56, 0.4],
      [0.68, 0.02],
    ],
    0.035,
    css([0.62, 0.2, 20]),
  );
  whippedCream(context, 0.48, 0.34, 0.22);
  fillEllipse(context, [0.46, 0.12, 0.055, 0.055], css(CHERRY));
  fillEllipse(context, [0.445, 0.105, 0.016, 0.014], css([0.9, 0.08, 20]));
  strokeLine(
    context,
    [
      [0.46, 0.08],
      [0.5, 0.01],
    ],
    0.012,
    css([0.45, 0.11, 130]),
  );
  fillShape(
    context,
    [
      [0.22, 0.36],
      [0.74, 0.36],
      [0.66, 0.86],
      [0.3, 0.86],
    ],
    roundShade(context, 0.22, 0.74, colour),
  );
  fillBox(context, [0.2, 0.34, 0.56, 0.035], 0.017, css(shift(colour, 0.14), 0.9));
  for (const x of [0.34, 0.48, 0.62]) {
    strokeLine(
      context,
      [
        [x, 0.42],
        [0.48 + (x - 0.48) * 0.72, 0.82],
      ],
      0.014,
      css([1, 0, 0], 0.35),
    );
  }
  fillBox(context, [0.44, 0.85, 0.08, 0.09], 0.01, css([0.9, 0.02, 240]));
  fillEllipse(
    context,
    [0.48, 0.96, 0.2, 0.035],
    roundShade(context, 0.28, 0.68, [0.88, 0.02, 240]),
  );
}

/** The crown that a drop throws up where it falls into a liquid. */
function splash(context: Canvas2D, colour: Colour): void {
  const random = createRandom(11);
  fillEllipse(context, [0.5, 0.92, 0.49, 0.075], css(shift(colour, -0.1)));
  fillEllipse(context, [0.5, 0.905, 0.46, 0.06], css(shift(colour, 0.02)));
  for (const [isNear, spikes, base, reach, tall] of [
    [false, 6, 0.88, 0.3, 0.5],
    [true, 5, 0.93, 0.36, 0.36],
  ] as const) {
    context.fillStyle = isNear ? fallShade(context, 0.4, 0.95, colour) : css(shift(colour, -0.08));
    context.beginPath();
    context.moveTo(0.5 - reach, base);
    const step = (2 * reach) / spikes;
    for (let i = 0; i < spikes; i++) {
      const left = 0.5 - reach + i * step;
      const middle = left + step / 2;
      const tip = 0.5 + (middle - 0.5) * 1.5;
      const top =
        base - tall * (0.75 + 0.25 * Math.sin((Math.PI * (i + 0.5)) / spikes)) - 0.06 * random();
      const valley = base - tall * 0.34;
      context.bezierCurveTo(left + step * 0.25, valley, tip - 0.03, top + 0.12, tip - 0.026, top);
      context.arc(tip, top, 0.026, Math.PI, 0);
      context.bezierCurveTo(
        tip + 0.03,
        top + 0.12,
        left + step * 0.75,
        valley,
        left + step,
        valley,
      );
    }
    context.lineTo(0.5 + reach, base);
    context.closePath();
    context.fill();
  }
  for (let i = 0; i < 12; i++) {
    const radius = 0.012 + 0.02 * random();
    const x = 0.08 + 0.84 * random();
    const y = 0.06 + 0.4 * random() + 0.25 * Math.abs(x - 0.5);
    fillEllipse(context, [x, y, radius, radius * 1.15], css(shift(colour, 0.02)));
    fillEllipse(
      context,
      [x - radius * 0.3, y - radius * 0.35, radius * 0.3, radius * 0.3],
      css([1, 0, 0], 0.8),
    );
  }
}

/** A bowl of noodle soup from straight above. */
function ramenFromAbove(context: Canvas2D, colour: Colour): void {
  const disc = (radius: number, tone: Colour): void =>
    fillEllipse(context, [0.5, 0.5, radius, radius], css(tone));
  disc(0.48, shift(colour, -0.1));
  disc(0.47, colour);
  disc(0.41, shift(colour, -0.14));
  disc(0.395, [0.68, 0.13, 62]);
  context.save();
  context.beginPath();
  context.arc(0.5, 0.5, 0.39, 0, TAU);
  context.clip();
  const random = createRandom(5);
  context.lineWidth = 0.018;
  context.lineCap = 'round';
  for (let i = 0; i < 34; i++) {
    context.strokeStyle = css([0.9 - 0.07 * random(), 0.09, 88]);
    context.beginPath();
    const x = 0.3 + 0.4 * random();
    const y = 0.36 + 0.36 * random();
    context.moveTo(x - 0.2, y - 0.06 + 0.1 * random());
    context.bezierCurveTo(
      x - 0.06,
      y - 0.16,
      x + 0.06,
      y + 0.16,
      x + 0.22,
      y - 0.05 + 0.1 * random(),
    );
    context.stroke();
  }
  context.restore();
  // Seaweed, slices of meat, an egg, a fish cake and chives.
  fillBox(context, [0.57, 0.21, 0.16, 0.21], 0.015, css([0.3, 0.06, 150]));
  for (const [x, y] of [
    [0.3, 0.33],
    [0.38, 0.26],
  ] as const) {
    fillEllipse(context, [x, y, 0.13, 0.11], css([0.62, 0.1, 35]));
    fillEllipse(context, [x, y, 0.1, 0.085], css([0.72, 0.09, 40]));
    fillEllipse(context, [x + 0.02, y, 0.05, 0.03], css([0.85, 0.05, 55]));
  }
  for (const [x, y] of [
    [0.36, 0.66],
    [0.52, 0.7],
  ] as const) {
    fillEllipse(context, [x, y, 0.085, 0.105], css([0.97, 0.01, 85]));
    fillEllipse(context, [x, y + 0.01, 0.05, 0.055], css([0.76, 0.17, 68]));
    fillEllipse(context, [x - 0.015, y - 0.005, 0.018, 0.018], css([0.9, 0.13, 85]));
  }
  fillEllipse(context, [0.68, 0.56, 0.08, 0.08], css([0.98, 0.005, 90]));
  context.strokeStyle = css([0.7, 0.17, 0]);
  context.lineWidth = 0.014;
  context.beginPath();
  for (let i = 0; i <= 24; i++) {
    const turn = (i / 24) * TAU * 1.6;
    const radius = 0.012 + (0.045 * i) / 24;
    context.lineTo(0.68 + radius * Math.cos(turn), 0.56 + radius * Math.sin(turn));
  }
  context.stroke();
  for (let i = 0; i < 16; i++) {
    const turn = random() * TAU;
    const radius = 0.1 + 0.16 * random();
    context.strokeStyle = css([0.62, 0.16, 138]);
    context.lineWidth = 0.009;
    context.beginPath();
    context.arc(0.5 + radius * Math.cos(turn), 0.5 + radius * Math.sin(turn), 0.014, 0, TAU);
    context.stroke();
  }
}

export const SERVINGS: PropFamily = {
  '@milkshake': (context, colour) => milkshake(context, colour ?? [0.8, 0.1, 10]),
  '@splash': (context, colour) => splash(context, colour ?? [0.78, 0.1, 230]),
  '@ramenabove': (context, colour) => ramenFromAbove(context, colour ?? [0.42, 0.12, 25]),
};
