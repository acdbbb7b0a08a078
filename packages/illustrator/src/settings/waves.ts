import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';

export interface Sea {
  readonly far: Colour;
  readonly near: Colour;
}

/** Surface of a wave under x (fraction of the width) at a phase, as a fraction of the height. */
export type WaveLine = (x: number, phase: number) => number;

/**
 * One rolling wave across the picture.
 * @param nearness 0 at the horizon, 1 at the viewer
 */
export function addWave(
  stage: Stage,
  sea: Sea,
  nearness: number,
  layer: { readonly order: number; readonly depth: number; readonly index: number },
): WaveLine {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const { index } = layer;
  const base = stage.horizon + 0.035 + (0.97 - stage.horizon - 0.035) * 0.93 * nearness ** 1.35;
  const swing = ((0.004 + 0.021 * nearness) * scale) / height;
  const cycles = Math.max(1, (4.4 - 3.2 * nearness) * (width / scale));
  const direction = index % 2 ? 1 : -1;
  const offset = index * 0.37;
  const turn = stage.plan.time === 'sunset' ? 25 : -8;
  const crest = shift(
    mix(mix(sea.far, palette.light, 0.3), shift(sea.near, 0.14, 1.1, turn), nearness * 0.8),
    0.03,
  );
  const trough = mix(sea.far, sea.near, 0.35 + 0.65 * nearness);
  const foam = css(mix(palette.light, [1, 0, 0], 0.5));
  const line: WaveLine = (x, phase) =>
    base +
    swing * Math.sin(TAU * (cycles * x + direction * phase + offset)) +
    swing * 0.45 * Math.sin(TAU * ((cycles + 2) * x - direction * 2 * phase + offset * 2)) +
    0.008 * nearness * wave(phase, 1, offset);

  const random = createRandom(stage.seed + 90 + index);
  const crests = Array.from({ length: crowd(stage, 9) }, () => ({
    x: -0.05 + 1.1 * random(),
    length: ((0.04 + 0.07 * random()) * scale) / width,
    offset: random(),
  }));
  stage.addLayer(layer.order, layer.depth, (context, phase) => {
    context.beginPath();
    context.moveTo(-0.06 * width, height * 1.1);
    for (let i = 0; i <= 70; i++) {
      const x = -0.05 + (1.1 * i) / 70;
      context.lineTo(x * width, line(x, phase) * height);
    }
    context.lineTo(1.06 * width, height * 1.1);
    context.closePath();
    context.fillStyle = verticalGradient(
      context,
      (base - 0.02) * height,
      (base + 0.06 + 0.16 * nearness) * height,
      [
        [0, crest],
        [0.3, mix(crest, trough, 0.6)],
        [1, trough],
      ],
      6,
    );
    context.globalAlpha = 0.55 + 0.4 * nearness;
    context.fill();
    context.strokeStyle = foam;
    context.lineWidth = (0.8 + 2.8 * nearness) * unit;
    context.lineCap = 'round';
    for (const streak of crests) {
      context.globalAlpha = (0.2 + 0.45 * nearness) * (0.5 + 0.5 * wave(phase, 1, streak.offset));
      context.beginPath();
      for (let i = 0; i <= 8; i++) {
        const x = streak.x + (streak.length * i) / 8;
        const y = (line(x, phase) + 0.006 + 0.006 * nearness) * height;
        if (i === 0) context.moveTo(x * width, y);
        else context.lineTo(x * width, y);
      }
      context.stroke();
    }
    context.globalAlpha = 1;
  });
  return line;
}

/** The path of light from the sun or the moon down the water. */
export function addGlitter(
  stage: Stage,
  options: { readonly order: number; readonly bottom: number; readonly strength?: number },
): void {
  const { height, unit, palette, environment, horizon } = stage;
  const scale = scaleOf(stage);
  const { order, bottom, strength = 1 } = options;
  const random = createRandom(stage.seed + 17);
  const centre = stage.lightSource.x;
  const glints = Array.from({ length: 150 }, () => {
    const near = random() ** 1.5;
    return {
      y: (horizon + 0.003 + (bottom - horizon) * near) * height,
      x: centre + (random() + random() + random() - 1.5) * (0.05 + 0.3 * near) * scale,
      halfWidth: (5 + 30 * near) * (0.4 + random()) * unit,
      halfHeight: (0.6 + 2.5 * near) * unit,
      cycles: 1 + Math.floor(random() * 3),
      offset: random(),
      strength: (0.9 - 0.5 * near) * 0.85 * strength,
    };
  });
  const halo = glowSprite(environment, palette.light);
  stage.addLayer(order, 0.3, (context, phase) => {
    drawGlow(context, halo, centre, (horizon + 0.015) * height, 0.34 * scale, 0.38 * strength);
    context.globalCompositeOperation = 'screen';
    context.fillStyle = css(palette.light);
    for (const glint of glints) {
      const alpha = clamp(wave(phase, glint.cycles, glint.offset)) * glint.strength;
      if (alpha < 0.03) continue;
      context.globalAlpha = alpha;
      context.beginPath();
      context.ellipse(glint.x, glint.y, glint.halfWidth, glint.halfHeight, 0, 0, TAU);
      context.fill();
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}
