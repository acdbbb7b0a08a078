import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

const FAR_AWAY = /\b(far away|far off|distant|in the distance|on the horizon|far)\b/i;
const RINGS = 34;

/** A funnel of dark air from the clouds down to the horizon, which turns and sways; small if it is far away. */
export function addTornado(stage: Stage): void {
  const { width, height, unit, palette, horizon, plan } = stage;
  const scale = scaleOf(stage);
  const isFar = FAR_AWAY.test(plan.prompt);
  const grow = isFar ? 0.5 : 1;
  const foot = (horizon + (isFar ? 0.005 : 0.06)) * height;
  const top = (isFar ? horizon - 0.34 : 0.08) * height;
  const x = (plan.subjects.length > 0 ? 0.76 : 0.58) * width;
  const dark = mix([0.42, 0.025, 265], palette.haze, isFar ? 0.3 : 0.12);
  const half = (t: number): number => (0.012 + 0.055 * t + 0.2 * t ** 4) * grow * scale;
  const random = createRandom(stage.seed + 303);
  const bits = Array.from({ length: 34 }, () => ({
    angle: random(),
    t: random() ** 2 * 0.5,
    size: (2 + 5 * random()) * unit * grow,
    reach: 1.4 + 1.6 * random(),
  }));
  stage.addLayer(11.5, 0.2, (context, phase) => {
    // The wall cloud that it hangs from.
    context.fillStyle = linearGradient(
      context,
      [0, -0.05 * height, 0, top + 0.16 * height * grow],
      [
        [0, shift(dark, -0.08), 0.95],
        [0.7, dark, 0.75],
        [1, dark, 0],
      ],
    );
    context.fillRect(-width, -height, width * 3, height + top + 0.16 * height * grow);
    for (let i = 0; i < 11; i++) {
      context.fillStyle = css(shift(dark, -0.07 + 0.012 * (i % 4)), 0.9);
      context.beginPath();
      const across = (i / 5 - 1) * 0.62 * grow * scale;
      const sink = 1 - Math.abs(i / 5 - 1);
      const cloudY = top + (0.045 * sink - 0.045) * grow * scale;
      context.ellipse(
        x + across,
        cloudY,
        0.17 * grow * scale,
        (0.05 + 0.03 * sink) * grow * scale,
        0,
        0,
        TAU,
      );
      context.fill();
    }
    for (let i = 0; i <= RINGS; i++) {
      const t = 1 - i / RINGS;
      const sway = 0.03 * grow * scale * (1 - t) * wave(phase, 1, t * 0.8);
      const level = foot - t * (foot - top);
      const tone: Colour = shift(dark, 0.09 * (1 - t) - 0.06 + 0.05 * wave(phase, 2, t * 3.1));
      context.fillStyle = css(tone, 0.8);
      context.beginPath();
      const rise = Math.max(4 * unit, ((foot - top) / RINGS) * 1.25);
      context.ellipse(x + sway, level, half(t), rise, -0.08, 0, TAU);
      context.fill();
      context.strokeStyle = css(shift(tone, 0.1), 0.55);
      context.lineWidth = 2.2 * unit * grow;
      const turn = saw(phase, 2, t * 2.7) * TAU;
      context.beginPath();
      context.ellipse(x + sway, level, half(t) * 0.94, rise * 0.7, -0.08, turn, turn + 2.2);
      context.stroke();
    }
    context.fillStyle = css(mix([0.62, 0.05, 70], dark, 0.35), 0.6);
    for (const [dx, radius] of [
      [-0.06, 0.045],
      [0.05, 0.05],
      [0, 0.06],
      [0.11, 0.03],
      [-0.11, 0.028],
    ] as const) {
      context.beginPath();
      const puff = radius * grow * scale * (1 + 0.12 * wave(phase, 1, dx * 4));
      context.ellipse(x + dx * grow * scale, foot, puff, puff * 0.55, 0, 0, TAU);
      context.fill();
    }
    context.fillStyle = css(shift(dark, -0.2));
    for (const { angle, t, size, reach } of bits) {
      const turn = saw(phase, 1, angle) * TAU;
      const across = Math.cos(turn) * half(t) * reach * 1.6;
      context.fillRect(
        x + across,
        foot - t * (foot - top) - Math.sin(turn) * 8 * unit,
        size,
        size * 0.7,
      );
    }
  });
}
