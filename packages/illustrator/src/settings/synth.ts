import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { css } from '../math/colour.ts';
import { clamp, fract } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, linearGradient, paintOnce, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';

const HORIZON = 0.62;
const BARS = 8;

/** A huge sun sinking behind bars that travel down it and thicken. */
function addBarredSun(stage: Stage): void {
  const { width, height, unit, palette, environment } = stage;
  const scale = scaleOf(stage);
  const horizon = HORIZON * height;
  const x = width / 2;
  const radius = 0.235 * scale;
  const y = horizon - 0.16 * scale;
  stage.lightSource = { x, y };
  const halo = glowSprite(environment, [0.7, 0.25, 345]);
  const side = Math.ceil(radius * 2);
  const disc = paintOnce(environment, side, side, (context) => {
    context.fillStyle = verticalGradient(context, 0, side, [
      [0, [0.94, 0.15, 98]],
      [0.5, [0.78, 0.19, 45]],
      [1, [0.62, 0.26, 350]],
    ]);
    fillCircle(context, radius, radius, radius);
  });
  stage.addLayer(3, 0.05, (context, phase) => {
    drawGlow(context, halo, x, y, radius * 2.6, 0.75);
    context.drawImage(disc, x - radius, y - radius);
    context.fillStyle = verticalGradient(context, 0, horizon, palette.sky, 16);
    for (let i = 0; i < BARS; i++) {
      const down = fract((i + phase * 2) / BARS);
      const top = y - radius * 0.1 + down * radius * 1.1;
      const half = Math.sqrt(Math.max(0, radius * radius - (top - y) ** 2)) + 2;
      context.fillRect(x - half, top, half * 2, (0.4 + 11 * down) * unit * clamp(down * 6));
    }
  });
}

/** Wire-frame mountains at both sides of the sun. */
function addWireMountains(stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const horizon = HORIZON * height;
  addStrip(stage, { order: 6, depth: 0.12, top: 0.3, bottom: HORIZON }, (context) => {
    for (const side of [-1, 1]) {
      const random = createRandom(stage.seed + side);
      const points = Array.from({ length: 9 }, (_, i) => [
        i / 8,
        (0.03 + 0.16 * random()) * (1 - i / 9) * scale,
      ]).map(([t = 0, up = 0]) => [
        side < 0 ? t * width * 0.44 - width * 0.06 : width * 1.06 - t * width * 0.44,
        horizon - up,
      ]);
      const outline = (): void => {
        context.beginPath();
        for (const [px = 0, py = 0] of points) context.lineTo(px, py);
      };
      outline();
      context.lineTo(points.at(-1)?.[0] ?? 0, horizon);
      context.lineTo(points[0]?.[0] ?? 0, horizon);
      context.fillStyle = verticalGradient(context, horizon - 0.2 * scale, horizon, [
        [0, [0.3, 0.18, 300]],
        [1, [0.14, 0.09, 290]],
      ]);
      context.fill();
      context.strokeStyle = css([0.8, 0.17, 330], 0.9);
      context.lineWidth = 1.8 * unit;
      outline();
      context.stroke();
      context.globalAlpha = 0.5;
      points.forEach(([px = 0, py = 0], i) => {
        for (const neighbour of [i - 1, i + 1]) {
          const foot = points[neighbour];
          if (!foot) continue;
          context.beginPath();
          context.moveTo(px, py);
          context.lineTo(foot[0] ?? px, horizon);
          context.stroke();
        }
      });
      context.globalAlpha = 1;
    }
  });
}

/** The neon grid: rays towards the horizon stand still, cross lines come towards the viewer. */
function addGrid(stage: Stage): void {
  const { width, height, unit } = stage;
  const horizon = HORIZON * height;
  const centre = width / 2;
  const tubes = [
    [7, 0.12],
    [3.5, 0.25],
    [1.5, 0.95],
  ] as const;
  const neon = css([0.78, 0.2, 325]);
  addStrip(stage, { order: 10, depth: 0.2, top: HORIZON, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, horizon, height, [
      [0, [0.36, 0.2, 320]],
      [0.25, [0.2, 0.13, 300]],
      [1, [0.12, 0.08, 285]],
    ]);
    context.fillRect(-width, horizon, 3 * width, height);
    context.strokeStyle = neon;
    const rays = crowd(stage, 14) + 6;
    for (const [thickness, alpha] of tubes) {
      context.lineWidth = thickness * unit * 0.8;
      context.globalAlpha = alpha * 0.85;
      context.beginPath();
      for (let i = -rays; i <= rays; i++) {
        context.moveTo(centre + i * 26 * unit, horizon);
        context.lineTo(centre + i * 230 * unit, height * 1.05);
      }
      context.stroke();
    }
  });
  const lines = 13;
  stage.addLayer(11, 0.2, (context, phase) => {
    context.strokeStyle = neon;
    for (let i = 0; i < lines; i++) {
      const distance = i + 1 - fract(phase * 3);
      const y = horizon + (0.42 * height) / (distance * 0.55);
      if (y > height * 1.1 || distance <= 0.3) continue;
      const fade = clamp((lines - distance) / 5);
      const thick = clamp(1.6 / distance, 0.35, 1.6);
      for (const [thickness, alpha] of tubes) {
        context.lineWidth = thickness * unit * thick;
        context.globalAlpha = alpha * fade;
        context.beginPath();
        context.moveTo(-0.05 * width, y);
        context.lineTo(1.05 * width, y);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  });
  const glowStrip = {
    order: 12,
    depth: 0.2,
    top: HORIZON - 0.01,
    bottom: HORIZON + 0.08,
    mode: 'screen',
  } as const;
  addStrip(stage, glowStrip, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, horizon - 6 * unit, 0, horizon + 60 * unit],
      [
        [0, [0.85, 0.2, 345], 0],
        [0.1, [0.85, 0.2, 345], 0.7],
        [1, [0.7, 0.2, 330], 0],
      ],
    );
    context.fillRect(-width, horizon - 6 * unit, 3 * width, 70 * unit);
  });
}

/** The eighties' idea of a road to the sun. */
export function synth(stage: Stage): void {
  stage.horizon = HORIZON;
  stage.ground = 0.8;
  addSky(stage, HORIZON);
  addStars(stage, { count: 150, bottom: 0.5 });
  addBarredSun(stage);
  addWireMountains(stage);
  addGrid(stage);
}
