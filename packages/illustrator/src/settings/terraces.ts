import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';
import { addGlints } from './glints.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky } from './surface.ts';

const TOP = 0.5;
const STEPS = 9;

/** How far a terrace's edge dips and rises across the picture; of the height. */
const edge = (step: number, x: number): number => {
  const t = step / STEPS;
  const swing = 0.05 + 0.03 * t;
  return (
    TOP + 0.56 * t ** 1.2 + swing * Math.sin(2.4 * x + step * 0.55) + 0.012 * Math.sin(7 * x + step)
  );
};

/** Every third terrace is overgrown. */
const isWet = (step: number): boolean => step % 3 !== 1;

/** Fields of rice one below the other, with water that mirrors the sky. */
export function terraces(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  paintRollingHills(stage, 0.42, 2);
  stage.ground = 0.88;
  const green: Colour = [0.62, 0.15, 130];
  const water = mix(skyFromHorizon(palette, 1), palette.haze, 0.4);
  const trace = (context: Canvas2D, step: number, lower: number): void => {
    context.beginPath();
    for (let i = 0; i <= 40; i++) {
      const x = -0.05 + (1.1 * i) / 40;
      context.lineTo(x * width, (edge(step, x) + lower) * height);
    }
    context.lineTo(1.1 * width, 1.1 * height);
    context.lineTo(-0.1 * width, 1.1 * height);
    context.closePath();
    context.fill();
  };
  addStrip(stage, { order: 20, depth: 0.55, top: TOP - 0.12, bottom: 1.1 }, (context) => {
    for (let step = 0; step < STEPS; step++) {
      const far = 0.5 * (1 - step / STEPS);
      const bank = underSky(palette, shift(green, -0.1), far);
      const thick = 0.012 + 0.016 * (step / STEPS);
      context.fillStyle = css(underSky(palette, shift(green, 0.09), far));
      trace(context, step, 0);
      context.fillStyle = isWet(step)
        ? verticalGradient(
            context,
            edge(step, 0.5) * height,
            (edge(step + 1, 0.5) + 0.03) * height,
            [
              [0, mix(water, [1, 0, 0], 0.15)],
              [1, shift(water, -0.05)],
            ],
          )
        : css(underSky(palette, green, far));
      trace(context, step, 0.006);
      context.fillStyle = css(bank);
      trace(context, step + 1, -thick);
    }
    context.fillStyle = css(underSky(palette, green));
    trace(context, STEPS - 1, 0.02);
  });
  const random = createRandom(stage.seed + 33);
  const glints = Array.from({ length: crowd(stage, 40) }, () => ({
    x: random(),
    step: Math.floor(random() * (STEPS - 1)),
    offset: random(),
  }))
    .filter(({ step }) => isWet(step))
    .map(({ x, step, offset }) => ({
      x: x * width,
      y: (edge(step, x) + 0.014 + 0.002 * step) * height,
      long: (14 + 5 * step) * unit,
      thick: (1.5 + 0.3 * step) * unit,
      offset,
    }));
  const colour = mix(palette.light, [1, 0, 0], 0.5);
  const alphaOf = (time: number): number => 0.25 + 0.25 * time;
  addGlints(stage, { order: 21, depth: 0.55, colour, alphaOf }, glints);
}
