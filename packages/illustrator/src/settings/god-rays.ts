import type { Canvas } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
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
/** The beams are soft: half the resolution is plenty, and less in large pictures. */
const shrinkOf = ({ unit }: Stage): number => Math.max(2, Math.round(1.5 * unit));

/** One upright beam with soft sides, fading downwards. */
const paintBeam = (stage: Stage, colour: Colour): Canvas =>
  paintOnce(stage.environment, BEAM_WIDTH, BEAM_LENGTH, (context) => {
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

/**
 * Slanting beams of light from above. They are painted as two groups that swell and fade in turn:
 * drawing every slanting beam anew in every frame would cost twice as much.
 */
export function addGodRays(stage: Stage, options: GodRays): void {
  const { width, height, environment, unit } = stage;
  const { count = 6, alpha = 0.16, reach = 0.97 } = options;
  const scale = scaleOf(stage);
  const shrink = shrinkOf(stage);
  const random = createRandom(stage.seed + 5);
  const beam = paintBeam(stage, options.colour ?? stage.palette.light);
  const total = crowd(stage, count);
  const beams = Array.from({ length: total }, (_, i) => ({
    x: ((i + 0.5 * random()) / total) * 1.15 * width,
    breadth: (0.06 + 0.1 * random()) * scale,
    strength: 0.7 + 0.3 * random(),
  }));
  const slant = -0.3 * Math.min(1, width / height);
  const margin = 30 * unit;
  const tall = height * reach;
  const groups = [0, 1].map((group) =>
    paintOnce(environment, (width + 2 * margin) / shrink, tall / shrink, (context) => {
      context.scale(1 / shrink, 1 / shrink);
      context.globalCompositeOperation = 'screen';
      beams.forEach(({ x, breadth, strength }, i) => {
        if (i % 2 !== group) return;
        context.save();
        context.globalAlpha = strength;
        context.translate(x + margin, 0);
        context.transform(1, 0, slant, 1, 0, 0);
        context.drawImage(beam, -breadth / 2, 0, breadth, tall);
        context.restore();
      });
    }),
  );

  stage.addLayer(options.order, 0.3, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    groups.forEach((picture, group) => {
      context.globalAlpha = alpha * (0.65 + 0.35 * wave(phase, 1, group * 0.45));
      const x = 0.014 * width * wave(phase, 1, 0.2 + group * 0.3) - margin;
      context.drawImage(picture, x, -6 * unit, width + 2 * margin, tall);
    });
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}
