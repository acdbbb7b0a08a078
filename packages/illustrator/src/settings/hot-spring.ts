import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { radialGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGlints } from './glints.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky } from './surface.ts';

const FAR = 0.66;
const NEAR = 0.95;

function rock(
  context: Canvas2D,
  stage: Stage,
  [x, foot, size]: readonly [number, number, number],
  random: Random,
): void {
  const stone = underSky(stage.palette, [0.46 + 0.14 * random(), 0.015, 260], 0.03);
  context.fillStyle = radialGradient(context, x - size * 0.3, foot - size * 0.8, size * 1.7, [
    [0, shift(stone, 0.14)],
    [0.5, stone],
    [1, shift(stone, -0.16)],
  ]);
  context.beginPath();
  context.ellipse(x, foot - size * 0.3, size, size * 0.72, 0, 0, TAU);
  context.fill();
  if (!stage.snowy) return;
  context.fillStyle = css(underSky(stage.palette, [0.98, 0.01, 240]));
  context.beginPath();
  context.ellipse(x, foot - size * 0.72, size * 0.78, size * 0.3, 0, 0, TAU);
  context.fill();
}

/** Warm water between rocks, with steam above it, before a fence of bamboo. */
export function hotspring(stage: Stage): void {
  const { width, height, palette, environment } = stage;
  const scale = scaleOf(stage);
  paintRollingHills(stage, 0.4, 3);
  stage.horizon = FAR;
  stage.ground = 0.82;
  stage.water = true;
  stage.waterLine = (x, phase) => 0.845 + 0.003 * Math.sin(TAU * (1.5 * x + phase));
  const deep: Colour = palette.night > 0.5 ? [0.42, 0.07, 205] : [0.74, 0.08, 195];
  const water = mix(deep, skyFromHorizon(palette, 1), 0.2);
  const random = createRandom(stage.seed + 13);
  addStrip(stage, { order: 20, depth: 0.5, top: 0.35, bottom: 1.1 }, (context) => {
    const ground = underSky(palette, stage.snowy ? [0.95, 0.02, 240] : [0.62, 0.12, 135], 0.06);
    const bamboo = underSky(palette, [0.72, 0.1, 88], 0.06);
    for (let x = -0.02 * width; x < width * 1.02; x += 0.022 * scale) {
      context.fillStyle = css(shift(bamboo, 0.06 * (random() - 0.5)));
      context.fillRect(x, (FAR - 0.17) * height, 0.018 * scale, 0.16 * height);
    }
    context.fillStyle = css(shift(bamboo, -0.14));
    for (const y of [0.14, 0.06])
      context.fillRect(-width, (FAR - y) * height, width * 3, 0.012 * height);
    context.fillStyle = css(ground);
    context.fillRect(-width, (FAR - 0.03) * height, width * 3, height);
    context.fillStyle = verticalGradient(context, FAR * height, height, [
      [0, mix(water, palette.haze, 0.25)],
      [1, shift(water, -0.08)],
    ]);
    context.fillRect(-width, FAR * height, width * 3, height);
    const count = crowd(stage, 15);
    for (let i = -1; i <= count; i++) {
      const size = (0.045 + 0.035 * random()) * scale;
      rock(
        context,
        stage,
        [((i + random() * 0.5) / count) * width, (FAR + 0.015) * height, size],
        random,
      );
    }
  });
  const glints = Array.from({ length: crowd(stage, 30) }, () => {
    const x = random() * width;
    const y = FAR + 0.04 + 0.28 * random();
    const near = (y - FAR) / (NEAR - FAR);
    return {
      x,
      y: y * height,
      long: (0.02 + 0.07 * near) * scale,
      thick: (1 + 2 * near) * stage.unit,
      offset: random(),
    };
  });
  const colour = mix(palette.light, [1, 0, 0], 0.6);
  const alphaOf = (time: number): number => 0.12 + 0.16 * (1 + time);
  addGlints(stage, { order: 21, depth: 0.5, colour, alphaOf }, glints);
  addStrip(stage, { order: 62, depth: 1, top: 0.7, bottom: 1.1 }, (context) => {
    for (let i = 0; i < crowd(stage, 12); i++) {
      const size = (0.07 + 0.06 * random()) * scale;
      const x = ((i + 0.5 * random()) / crowd(stage, 11)) * width;
      rock(context, stage, [x, (1.03 + 0.03 * random()) * height, size], random);
    }
  });
  const puff = glowSprite(environment, [0.98, 0.006, 220]);
  const puffs = Array.from({ length: crowd(stage, 44) }, () => ({
    x: random(),
    offset: random(),
    size: (0.08 + 0.1 * random()) * scale,
    start: FAR + 0.26 * random(),
  }));
  stage.addLayer(64, 0.9, (context, phase) => {
    for (const { x, offset, size, start } of puffs) {
      const t = saw(phase, 1, offset);
      const y = (start - 0.32 * t) * height;
      const at = (x + 0.03 * Math.sin(TAU * (t + offset))) * width;
      drawGlow(context, puff, at, y, size * (0.7 + 1.1 * t), 0.6 * Math.sin(Math.PI * t));
    }
  });
}
