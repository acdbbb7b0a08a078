import { drawFlame } from '../draw-flame.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import { crowd, scaleOf } from '../settings/extent.ts';
import type { Stage } from '../stage/stage.ts';
import { addGlimmer } from './glimmer.ts';

interface Row {
  readonly order: number;
  /** Of the picture's height. */
  readonly foot: number;
  /** In a square picture. */
  readonly count: number;
  /** Height of a flame, in measures of the landscape. */
  readonly size: number;
  /** Fractions of the width that stay free for the subject. */
  readonly gap: readonly [from: number, to: number];
}

interface Flame {
  readonly x: number;
  readonly tall: number;
  readonly offset: number;
  /** Flickers in a loop. */
  readonly rounds: number;
}

function addRow(stage: Stage, { order, foot, count, size, gap }: Row): void {
  const { width, height } = stage;
  const random = createRandom(stage.seed + 71 * order);
  const total = crowd(stage, count);
  const flames = Array.from({ length: total }, (_, i): Flame => ({
    x: (i + 0.2 + 0.6 * random()) / total,
    tall: size * scaleOf(stage) * (0.65 + 0.6 * random()),
    offset: random(),
    rounds: 2 + Math.floor(random() * 2),
  })).filter(({ x }) => x < gap[0] || x > gap[1]);
  stage.addLayer(order, 0.8, (context, phase) => {
    for (const { x, tall, offset, rounds } of flames) {
      const flicker = tall * (1 + 0.14 * wave(phase, rounds, offset));
      const sway = tall * 0.12 * wave(phase, rounds, offset + 0.3);
      context.save();
      context.translate(x * width, foot * height);
      drawFlame(context, tall * 0.55, flicker, sway);
      context.restore();
    }
  });
}

/** A little below it, so that no flame ends above it. */
const LOWER_EDGE = 1.01;

/** Everything around the subject burns: flames behind it and before it, their light, and embers that rise. */
export function addFlames(stage: Stage, amount: number): void {
  const { width, height, ground, plan } = stage;
  const foot = plan.subjects.length === 0 || ground === null ? LOWER_EDGE : ground;
  addRow(stage, { order: 44, foot, count: 9 * amount, size: 0.34, gap: [0.5, 0.5] });
  addRow(stage, { order: 64, foot: LOWER_EDGE, count: 8 * amount, size: 0.2, gap: [0.36, 0.64] });
  stage.addLayer(65, 0, (context, phase) => {
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = 0.6 + 0.12 * wave(phase, 3);
    context.fillStyle = linearGradient(
      context,
      [0, height * 0.25, 0, height],
      [
        [0, [0.8, 0.17, 55], 0],
        [1, [0.8, 0.17, 55], 1],
      ],
    );
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
  addGlimmer(stage, 'embers', amount);
}
