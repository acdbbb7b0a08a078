import { type Colour, css, shift } from '../../math/colour.ts';
import { fillCircle, verticalGradient } from '../../painting.ts';
import type { End } from './end.ts';

const GOLD: Colour = [0.82, 0.14, 84];
const STONE: Colour = [0.56, 0.02, 75];
const RED: Colour = [0.46, 0.18, 26];

/** The sky and a hill through a round opening. */
function daylight({ context, stage, arch, at, box }: End): void {
  arch([-0.02, -0.3, 1.02, 1], [0.98, 0.03, 95]);
  const [left, top] = at(0.04, -0.2);
  const [right, bottom] = at(0.96, 1);
  context.save();
  context.beginPath();
  const radius = (right - left) / 2;
  context.roundRect(left, top, right - left, bottom - top, [radius, radius, 0, 0]);
  context.clip();
  context.fillStyle = verticalGradient(context, top, bottom, stage.hours[stage.plan.time].sky);
  context.fillRect(left, top, right - left, bottom - top);
  box([0, 0.66, 1, 1], [0.62, 0.13, 140]);
  box([0.36, 0.66, 0.64, 1], [0.5, 0.012, 265]);
  context.restore();
}

/** A golden chair on steps below a banner. */
function throne({ box, arch, context, at, size }: End): void {
  box([0, 0, 1, 1], shift(STONE, 0.04));
  box([0.26, -0.3, 0.74, 0.62], RED);
  box([0.26, -0.3, 0.29, 0.62], GOLD);
  box([0.71, -0.3, 0.74, 0.62], GOLD);
  const [x, y] = at(0.5, 0.08);
  context.fillStyle = css(GOLD);
  fillCircle(context, x, y, 0.1 * size);
  arch([0.38, 0.3, 0.62, 0.86], GOLD);
  arch([0.41, 0.35, 0.59, 0.86], RED);
  box([0.34, 0.6, 0.4, 0.86], shift(GOLD, -0.05));
  box([0.6, 0.6, 0.66, 0.86], shift(GOLD, -0.05));
  box([0.39, 0.66, 0.61, 0.74], shift(RED, 0.06));
  for (const [step, y0] of [0.84, 0.89, 0.945].entries()) {
    const reach = 0.2 + step * 0.07;
    box([0.5 - reach, y0, 0.5 + reach, 1], shift(STONE, 0.12 - step * 0.03));
    box([0.44, y0, 0.56, 1], RED);
  }
}

/** A golden figure that sits in a bright niche, with candles before it. */
function statue({ box, arch, context, at, size }: End): void {
  box([0, 0, 1, 1], [0.4, 0.1, 35]);
  arch([0.14, -0.1, 0.86, 1], GOLD);
  arch([0.18, -0.04, 0.82, 1], [0.5, 0.15, 30]);
  const ball = (x: number, y: number, radius: number, colour: Colour): void => {
    context.fillStyle = css(colour);
    fillCircle(context, ...at(x, y), radius * size);
  };
  ball(0.5, 0.3, 0.26, [0.92, 0.11, 88]);
  ball(0.5, 0.3, 0.22, [0.66, 0.15, 50]);
  const [x, y] = at(0.5, 0.72);
  context.fillStyle = css(shift(GOLD, -0.05));
  context.beginPath();
  context.ellipse(x, y, 0.27 * size, 0.08 * size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(GOLD);
  context.beginPath();
  context.ellipse(x, y - 0.16 * size, 0.16 * size, 0.2 * size, 0, 0, Math.PI * 2);
  context.fill();
  ball(0.5, 0.31, 0.1, shift(GOLD, 0.05));
  ball(0.5, 0.2, 0.045, shift(GOLD, 0.02));
  box([0.2, 0.78, 0.8, 1], [0.36, 0.1, 30]);
  box([0.2, 0.78, 0.8, 0.81], GOLD);
  for (const candle of [0.26, 0.34, 0.66, 0.74]) {
    box([candle - 0.012, 0.68, candle + 0.012, 0.78], [0.95, 0.03, 85]);
    ball(candle, 0.65, 0.022, [0.92, 0.15, 80]);
  }
}

/** A stone coffin with a golden face, before a wall with a great eye. */
function sarcophagus({ box, arch, context, at, size }: End): void {
  box([0, 0, 1, 1], [0.66, 0.09, 74]);
  box([0.1, 0.06, 0.9, 0.94], [0.74, 0.08, 78]);
  arch([0.34, 0.16, 0.66, 0.98], [0.36, 0.06, 60]);
  arch([0.37, 0.2, 0.63, 0.98], GOLD);
  for (let i = 0; i < 5; i++) box([0.37, 0.5 + i * 0.09, 0.63, 0.54 + i * 0.09], [0.42, 0.14, 260]);
  const [x, y] = at(0.5, 0.36);
  context.fillStyle = css([0.42, 0.14, 260]);
  fillCircle(context, x, y, 0.12 * size);
  context.fillStyle = css(shift(GOLD, 0.06));
  fillCircle(context, x, y + 0.01 * size, 0.08 * size);
  context.fillStyle = css([0.22, 0.03, 60]);
  for (const side of [-1, 1]) fillCircle(context, x + side * 0.03 * size, y, 0.011 * size);
}

/** The ends of built passages. */
export const BUILT_ENDS = {
  daylight,
  throne,
  statue,
  sarcophagus,
  darkarch: ({ box, arch }: End): void => {
    box([0, 0, 1, 1], [0.36, 0.05, 55]);
    arch([0.16, 0.1, 0.84, 1], [0.28, 0.04, 60]);
    arch([0.22, 0.17, 0.78, 1], [0.1, 0.03, 160]);
  },
  exit: ({ box }: End): void => {
    box([0, 0, 1, 1], [0.66, 0.01, 90]);
    box([0.14, 0.34, 0.86, 1], [0.9, 0.05, 90]);
    box([0.14, 0.7, 0.86, 1], [0.62, 0.01, 90]);
    box([0.32, 0.14, 0.68, 0.27], [0.56, 0.15, 155]);
    box([0.37, 0.185, 0.63, 0.225], [0.97, 0.02, 150]);
  },
} as const;
