import { type Colour, css, shift } from '../math/colour.ts';
import { fract, saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import { type CreateMotif, inTurn, reachOf } from './motif-colours.ts';

const RAINBOW: readonly Colour[] = [
  [0.64, 0.21, 28],
  [0.75, 0.17, 60],
  [0.87, 0.16, 95],
  [0.7, 0.17, 145],
  [0.62, 0.16, 250],
  [0.52, 0.2, 300],
];
const STRIPES = 14;

/** Slanted stripes that move across the picture. */
export const stripes: CreateMotif = (stage, palette) => {
  const { width, height, plan } = stage;
  const colours = /\brainbow\b/i.test(plan.prompt) ? RAINBOW : palette;
  const reach = 1.1 * reachOf(stage);
  const wide = (2 * reach) / STRIPES;
  return (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(TAU / 8);
    // One round of all colors in a loop.
    const moved = phase * colours.length;
    for (let i = -colours.length; i <= STRIPES; i++) {
      const left = -reach + (i + fract(moved)) * wide;
      const colour = inTurn(colours, i - Math.floor(moved));
      context.fillStyle = linearGradient(
        context,
        [left, 0, left + wide, 0],
        [
          [0, shift(colour, -0.05)],
          [1, shift(colour, 0.05)],
        ],
      );
      context.fillRect(left, -reach, wide + 1, 2 * reach);
    }
    context.restore();
  };
};

/** Share of the loop after which the bar is full. */
const IS_FULL = 0.84;

/** A bar that fills from left to right. */
export const progress: CreateMotif = (stage, palette) => {
  const { width, height } = stage;
  const [wide, tall] = [0.72 * width, 0.09 * Math.min(width, height)];
  const [left, top] = [(width - wide) / 2, (height - tall) / 2];
  const rim = tall * 0.16;
  const [colour, next] = [inTurn(palette, 0), inTurn(palette, 1)];
  return (context, phase) => {
    // Loops begin with a bar that is nearly empty, and stills show it well filled.
    const at = stage.still ? IS_FULL * 0.62 : fract(phase + 0.141);
    const share = Math.min(1, 0.06 + at / IS_FULL);
    context.fillStyle = css([0.98, 0.005, 280]);
    context.beginPath();
    context.roundRect(left - 2 * rim, top - 2 * rim, wide + 4 * rim, tall + 4 * rim, tall);
    context.fill();
    context.fillStyle = css([0.3, 0.05, 285]);
    context.beginPath();
    context.roundRect(left - rim, top - rim, wide + 2 * rim, tall + 2 * rim, tall);
    context.fill();
    context.globalAlpha = 1 - Math.max(0, (at - 0.94) / 0.06);
    context.fillStyle = linearGradient(
      context,
      [left, 0, left + wide, 0],
      [
        [0, colour],
        [1, next],
      ],
    );
    context.beginPath();
    context.roundRect(left, top, Math.max(tall, wide * share), tall, tall / 2);
    context.fill();
    context.globalAlpha = 1;
  };
};

const COLUMNS = 26;
const DIGITS = 20;
const GREEN: Colour = [0.78, 0.22, 145];

/** Columns of zeros and ones that come down, bright in front and fading behind. */
export const code: CreateMotif = (stage, palette) => {
  const { width, height, plan, seed } = stage;
  const random = createRandom(seed + 41);
  const colour = plan.colours.length > 0 ? inTurn(palette, 0) : GREEN;
  const [body, head] = [css(colour), css(shift(colour, 0.18, 0.4))];
  const step = width / COLUMNS;
  const tall = step * 1.35;
  const columns = Array.from({ length: COLUMNS }, (_, column) => ({
    x: (column + 0.5) * step,
    start: random(),
    falls: 1 + (column % 2),
    isZero: Array.from({ length: DIGITS }, () => random() < 0.5),
  }));
  return (context, phase) => {
    context.lineWidth = step * 0.13;
    for (const { x, start, falls, isZero } of columns) {
      // By whole digits, as on a screen.
      const span = height + DIGITS * tall;
      const front = Math.floor((saw(phase, falls, start) * span) / tall) * tall;
      for (const [i, zero] of isZero.entries()) {
        const y = front - i * tall;
        context.globalAlpha = 1 - i / DIGITS;
        context.strokeStyle = i === 0 ? head : body;
        context.beginPath();
        if (zero) context.ellipse(x, y, step * 0.24, tall * 0.34, 0, 0, TAU);
        else {
          context.moveTo(x - step * 0.14, y - tall * 0.2);
          context.lineTo(x, y - tall * 0.34);
          context.lineTo(x, y + tall * 0.34);
        }
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  };
};
