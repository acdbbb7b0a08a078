import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';

/** Dripstones hanging from a ragged ceiling. */
export function paintDripstones(
  context: Canvas2D,
  stage: Stage,
  options: {
    readonly edge: number;
    readonly length: number;
    readonly colour: Colour;
    readonly count: number;
    readonly seed: number;
    readonly gap?: readonly [number, number];
  },
): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(options.seed);
  const count = crowd(stage, options.count);
  const edge = options.edge * height;
  const lit = mix(shift(options.colour, 0.12), palette.light, 0.2);
  context.fillStyle = verticalGradient(
    context,
    -0.1 * height,
    edge + options.length * scale * 0.7,
    [
      [0, shift(options.colour, -0.06)],
      [0.7, options.colour],
      [1, shift(options.colour, 0.07)],
    ],
  );
  context.beginPath();
  context.moveTo(-0.1 * width, -0.2 * height);
  context.lineTo(-0.1 * width, edge);
  const tips: [x: number, y: number, half: number][] = [];
  for (let i = -1; i <= count; i++) {
    const at = (i + 0.5 + 0.4 * (random() - 0.5)) / count;
    const half = (0.02 + 0.03 * random()) * scale;
    const short = options.gap && at > options.gap[0] && at < options.gap[1] ? 0.35 : 1;
    const arch = 0.1 * height * (Math.abs(at - 0.5) * 2) ** 2;
    const length = options.length * scale * (0.25 + 0.75 * random() ** 1.5) * short;
    const root = edge + arch;
    const x = at * width;
    context.lineTo(x - half * 1.5, root);
    context.quadraticCurveTo(x - half * 0.35, root + length * 0.3, x, root + length);
    context.quadraticCurveTo(x + half * 0.35, root + length * 0.3, x + half * 1.5, root);
    tips.push([x, root + length, half]);
  }
  context.lineTo(1.1 * width, edge);
  context.lineTo(1.1 * width, -0.2 * height);
  context.fill();
  context.strokeStyle = css(lit, 0.4);
  context.lineWidth = 2.2 * stage.unit;
  context.lineCap = 'round';
  for (const [x, y, half] of tips) {
    const root = Math.max(edge, y - half * 5);
    context.beginPath();
    context.moveTo(x - half * 0.3, root);
    context.lineTo(x - half * 0.06, y - half * 0.2);
    context.stroke();
  }
}
