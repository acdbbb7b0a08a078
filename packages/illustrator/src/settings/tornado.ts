import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

const FAR_AWAY = /\b(far|distant|in the distance|on the horizon)\b/i;
const RINGS = 34;

interface Funnel {
  /** Its middle, its upper and its lower end, in pixels. */
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  /** 1 near by, smaller far away. */
  readonly grow: number;
  /** What "1" means for its widths, in pixels. */
  readonly measure: number;
  readonly dark: Colour;
}

/** Half the width of the funnel. @param t from its foot (0) to its upper end (1) */
const halfAt = (t: number, measure: number): number => (0.012 + 0.055 * t + 0.2 * t ** 4) * measure;

/** The cloud that it hangs from. */
function paintWallCloud(
  context: Canvas2D,
  { width, height }: Stage,
  { x, top, grow, measure, dark }: Funnel,
): void {
  const reach = 0.16 * height * grow;
  context.fillStyle = linearGradient(
    context,
    [0, -0.05 * height, 0, top + reach],
    [
      [0, shift(dark, -0.08), 0.95],
      [0.7, dark, 0.75],
      [1, dark, 0],
    ],
  );
  context.fillRect(-width, -height, width * 3, height + top + reach);
  for (let i = 0; i < 11; i++) {
    const sink = 1 - Math.abs(i / 5 - 1);
    const y = top + (0.045 * sink - 0.045) * measure;
    fillEllipse(
      context,
      [x + (i / 5 - 1) * 0.62 * measure, y, 0.17 * measure, (0.05 + 0.03 * sink) * measure],
      css(shift(dark, -0.07 + 0.012 * (i % 4)), 0.9),
    );
  }
}

/** Rings of air on each other, each with a bright streak that runs around it. */
function paintFunnel(
  context: Canvas2D,
  { unit }: Stage,
  { x, top, foot, grow, measure, dark }: Funnel,
  phase: number,
): void {
  const rise = Math.max(4 * unit, ((foot - top) / RINGS) * 1.25);
  for (let i = 0; i <= RINGS; i++) {
    const t = 1 - i / RINGS;
    const half = halfAt(t, measure);
    const middle = x + 0.03 * measure * (1 - t) * wave(phase, 1, t * 0.8);
    const level = foot - t * (foot - top);
    const tone = shift(dark, 0.09 * (1 - t) - 0.06 + 0.05 * wave(phase, 2, t * 3.1));
    context.fillStyle = css(tone, 0.8);
    context.beginPath();
    context.ellipse(middle, level, half, rise, -0.08, 0, TAU);
    context.fill();
    context.strokeStyle = css(shift(tone, 0.1), 0.55);
    context.lineWidth = 2.2 * unit * grow;
    const turn = saw(phase, 2, t * 2.7) * TAU;
    context.beginPath();
    context.ellipse(middle, level, half * 0.94, rise * 0.7, -0.08, turn, turn + 2.2);
    context.stroke();
  }
}

/** Dust that is whirled up where the funnel touches the ground. */
function paintDust(context: Canvas2D, { x, foot, measure, dark }: Funnel, phase: number): void {
  const dust = css(mix([0.62, 0.05, 70], dark, 0.35), 0.6);
  for (const [dx, radius] of [
    [-0.06, 0.045],
    [0.05, 0.05],
    [0, 0.06],
    [0.11, 0.03],
    [-0.11, 0.028],
  ] as const) {
    const puff = radius * measure * (1 + 0.12 * wave(phase, 1, dx * 4));
    fillEllipse(context, [x + dx * measure, foot, puff, puff * 0.55], dust);
  }
}

/** A funnel of dark air from the clouds down to the horizon, which turns and sways; small if it is far away. */
export function addTornado(stage: Stage): void {
  const { width, height, unit, palette, horizon, plan } = stage;
  const isFar = FAR_AWAY.test(plan.prompt);
  const grow = isFar ? 0.5 : 1;
  const funnel: Funnel = {
    x: (plan.subjects.length > 0 ? 0.76 : 0.58) * width,
    top: (isFar ? horizon - 0.34 : 0.08) * height,
    foot: (horizon + (isFar ? 0.005 : 0.06)) * height,
    grow,
    measure: grow * scaleOf(stage),
    dark: mix([0.42, 0.025, 265], palette.haze, isFar ? 0.3 : 0.12),
  };
  const { x, top, foot, measure, dark } = funnel;
  const random = createRandom(stage.seed + 303);
  const bits = Array.from({ length: 34 }, () => ({
    angle: random(),
    t: random() ** 2 * 0.5,
    size: (2 + 5 * random()) * unit * grow,
    reach: 1.4 + 1.6 * random(),
  }));
  stage.addLayer(11.5, 0.2, (context, phase) => {
    paintWallCloud(context, stage, funnel);
    paintFunnel(context, stage, funnel, phase);
    paintDust(context, funnel, phase);
    context.fillStyle = css(shift(dark, -0.2));
    for (const { angle, t, size, reach } of bits) {
      const turn = saw(phase, 1, angle) * TAU;
      const across = Math.cos(turn) * halfAt(t, measure) * reach * 1.6;
      const level = foot - t * (foot - top) - Math.sin(turn) * 8 * unit;
      context.fillRect(x + across, level, size, size * 0.7);
    }
  });
}
