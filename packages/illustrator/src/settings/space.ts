import type { Canvas } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, mix, shift, toRgb } from '../math/colour.ts';
import { createNoise, noiseTexture } from '../math/noise.ts';
import { clamp, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { addSky } from './sky.ts';
import { addShootingStar, addStars } from './stars.ts';

const TEXTURE_SIZE = 160;

/** A luminous cloud of gas: noise bent by itself, between two colours. */
function nebula(stage: Stage, seed: number, from: Colour, to: Colour, coarseness: number): Canvas {
  const noise = createNoise(seed, 5, coarseness);
  const tones = Array.from({ length: 32 }, (_, i) => toRgb(shift(mix(from, to, i / 31), 0.1)));
  return noiseTexture(stage.environment, TEXTURE_SIZE, noise, (at, x, y) => {
    const bend = at(x + 0.3, y) * 0.7;
    const density = clamp((at(x + bend * 0.55, y + bend * 0.4) - 0.36) * 2.7);
    const tone = tones[Math.round(clamp(at(x * 0.5 + 0.2, y * 0.5) * 1.6 - 0.3) * 31)];
    const [red, green, blue] = tone ?? [0, 0, 0];
    return [red, green, blue, 255 * density ** 1.5];
  });
}

/** Deep space: two nebulae that breathe against each other, and very many stars. */
export function space(stage: Stage): void {
  const { width, height, environment } = stage;
  stage.horizon = 1;
  stage.ground = null;
  addSky(stage, 1);
  const turn = (createRandom(stage.seed + 2)() - 0.5) * 50;
  const rose = nebula(stage, stage.seed + 1, [0.5, 0.22, 330 + turn], [0.62, 0.16, 240 + turn], 3);
  const violet = nebula(stage, stage.seed + 2, [0.48, 0.2, 280 + turn], [0.76, 0.16, 15 + turn], 2);
  const side = Math.max(width, height) * 1.25;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  stage.addLayer(1, 0.06, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.9;
    context.drawImage(
      rose,
      left + 0.012 * side * wave(phase),
      top + 0.01 * side * wave(phase, 1, 0.25),
      side,
      side,
    );
    context.globalAlpha = 0.8 + 0.15 * wave(phase, 1, 0.2);
    context.drawImage(violet, left - 0.014 * side * wave(phase, 1, 0.1), top, side, side);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
  addStars(stage, { count: 260, bottom: 1, order: 2, size: 1.1 });
  addShootingStar(stage);
  stage.lightSource = { x: 0.1 * width, y: 0.1 * height };
  const star = glowSprite(environment, [0.85, 0.12, 240]);
  stage.addLayer(3, 0.06, (context, phase) => {
    drawGlow(
      context,
      star,
      0.12 * width,
      0.14 * height,
      0.34 * Math.min(width, height),
      0.35 + 0.05 * wave(phase),
    );
  });
}
