import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../scene/stage.ts';
import { crowd, scaleOf } from './extent.ts';

export interface GodRays {
  readonly order: number;
  /** In a square picture. */
  readonly count?: number;
  readonly alpha?: number;
  readonly colour?: Colour;
  /** How far down they reach, as a fraction of the height. */
  readonly reach?: number;
}

const BEAM_WIDTH = 64;
const BEAM_LENGTH = 128;

/** Slanting beams of light from above that swell and fade in turn. */
export function addGodRays(stage: Stage, options: GodRays): void {
  const { width, height, environment } = stage;
  const { count = 6, alpha = 0.16, reach = 0.97 } = options;
  const colour = options.colour ?? stage.palette.light;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 5);
  const beam = paintOnce(environment, BEAM_WIDTH, BEAM_LENGTH, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, BEAM_WIDTH, 0],
      [
        [0, colour, 0],
        [0.3, colour, 1],
        [0.7, colour, 1],
        [1, colour, 0],
      ],
    );
    context.fillRect(0, 0, BEAM_WIDTH, BEAM_LENGTH);
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, BEAM_LENGTH],
      [
        [0, colour, 1],
        [0.55, colour, 0.5],
        [1, colour, 0],
      ],
    );
    context.fillRect(0, 0, BEAM_WIDTH, BEAM_LENGTH);
  });
  const total = crowd(stage, count);
  const beams = Array.from({ length: total }, (_, i) => ({
    x: ((i + 0.5 * random()) / total) * 1.15 * width,
    breadth: (0.06 + 0.1 * random()) * scale,
    cycles: 1 + (i % 2),
    offset: random(),
  }));
  const slant = -0.3 * Math.min(1, width / height);

  stage.addLayer(options.order, 0.3, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    for (const { x, breadth, cycles, offset } of beams) {
      context.save();
      context.globalAlpha = alpha * (0.6 + 0.4 * wave(phase, cycles, offset));
      context.translate(x + 0.014 * width * wave(phase, 1, offset), 0);
      context.transform(1, 0, slant, 1, 0, 0);
      context.drawImage(beam, -breadth / 2, -5, breadth, height * reach);
      context.restore();
    }
    context.globalCompositeOperation = 'source-over';
  });
}
