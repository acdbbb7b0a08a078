import { type Colour, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';
import { addRipples } from './glints.ts';
import { drawRippled, mirrorOf } from './mirror.ts';
import { waterUnderSky } from './surface.ts';

/** How far behind the feet the water begins, and how high it stands at the legs; of the height. */
const BEHIND = 0.15;
const DEEP = 0.045;

const MUDDY: Colour = [0.5, 0.06, 205];

/** Lines of light that drift on the water, nearer ones longer. */
function addDriftingRipples(stage: Stage, top: number): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 97);
  const ripples = Array.from({ length: crowd(stage, 54) }, () => {
    const x = random() * width;
    const t = random() ** 1.3;
    return {
      x,
      y: (top + 0.012 + (1 - top) * t) * height,
      halfWidth: (16 + 60 * t) * (0.5 + random()) * unit,
      halfHeight: (1 + 2 * t) * unit,
      offset: random(),
    };
  });
  const look = {
    order: 62,
    depth: 1,
    colour: mix(palette.light, [1, 0, 0], 0.45),
    alphaOf: (time: number) => 0.1 + 0.2 * (1 + time),
    sway: [8 * unit, 0.25] as const,
  };
  addRipples(stage, look, ripples);
}

/** Water over the ground of a place: it mirrors what is behind it and stands around legs and wheels. */
export function addFlood(stage: Stage): void {
  const { width, height } = stage;
  const ground = stage.ground ?? 0.9;
  const top = Math.max(Math.min(stage.horizon + 0.03, 0.74), ground - BEHIND);
  const water = waterUnderSky(stage, MUDDY);
  const deep = Math.ceil((1.06 - top) * height);
  const behind = stage.layers.filter(({ order }) => order < 31);
  const mirror = mirrorOf(stage, behind, [top * height, deep], (context) => {
    context.fillStyle = verticalGradient(context, 0, deep, [
      [0, water],
      [1, shift(water, -0.12)],
    ]);
    context.globalAlpha = 0.52;
    context.fillRect(0, 0, width, deep);
    context.globalAlpha = 1;
  });
  const ripples = { shore: top * height, slice: 6, push: 8, overhang: 14, waves: 9 };
  stage.addLayer(31, 0.7, (context, phase) => drawRippled(context, stage, mirror, phase, ripples));
  stage.addLayer(61, 1, (context, phase) => {
    context.beginPath();
    for (let i = 0; i <= 40; i++) {
      const x = -0.05 + (1.1 * i) / 40;
      const rise = 0.004 * Math.sin(TAU * (2 * x + phase));
      context.lineTo(x * width, (ground - DEEP + rise) * height);
    }
    context.lineTo(1.1 * width, 1.2 * height);
    context.lineTo(-0.1 * width, 1.2 * height);
    context.fillStyle = verticalGradient(context, (ground - DEEP) * height, height, [
      [0, mix(water, stage.palette.haze, 0.2)],
      [1, shift(water, -0.1)],
    ]);
    context.globalAlpha = 0.68;
    context.fill();
    context.globalAlpha = 1;
  });
  addDriftingRipples(stage, top);
}
