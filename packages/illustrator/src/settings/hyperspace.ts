import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';

const STREAKS: readonly Colour[] = [
  [0.97, 0.03, 230],
  [0.84, 0.11, 230],
  [0.76, 0.15, 265],
  [0.92, 0.06, 200],
];

/** Stars drawn out to lines that fly towards us from one point. */
export function addHyperspace(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const [x, y] = [0.5 * width, 0.46 * height];
  const reach = Math.hypot(width, height) * 0.62;
  const random = createRandom(stage.seed + 404);
  const streaks = Array.from({ length: crowd(stage, 260) }, (_, i) => ({
    angle: random() * TAU,
    offset: random(),
    cycles: 1 + Math.floor(random() * 2),
    thick: (1.2 + 3.4 * random() ** 2) * unit,
    long: 0.12 + 0.3 * random(),
    colour: css(STREAKS[i % STREAKS.length] ?? [1, 0, 0]),
  }));
  const core = glowSprite(environment, [0.95, 0.06, 230]);
  stage.addLayer(4, 0.05, (context, phase) => {
    context.fillStyle = radialGradient(context, x, y, reach, [
      [0, [0.5, 0.17, 262], 0.85],
      [0.25, [0.28, 0.14, 268], 0.85],
      [1, [0.08, 0.05, 275], 0.9],
    ]);
    context.fillRect(-width, -height, width * 3, height * 3);
    context.globalCompositeOperation = 'screen';
    context.lineCap = 'round';
    for (const { angle, offset, cycles, thick, long, colour } of streaks) {
      const t = saw(phase, cycles, offset);
      const from = 0.05 + t ** 1.7;
      const to = from + long * (0.25 + t);
      context.globalAlpha = Math.min(1, 3 * t) * (1 - 0.5 * t);
      context.strokeStyle = colour;
      context.lineWidth = thick * (0.4 + 1.2 * t);
      context.beginPath();
      context.moveTo(x + Math.cos(angle) * from * reach, y + Math.sin(angle) * from * reach);
      context.lineTo(x + Math.cos(angle) * to * reach, y + Math.sin(angle) * to * reach);
      context.stroke();
    }
    context.globalAlpha = 1;
    drawGlow(context, core, x, y, 0.32 * Math.min(width, height), 0.9);
    context.globalCompositeOperation = 'source-over';
  });
}
