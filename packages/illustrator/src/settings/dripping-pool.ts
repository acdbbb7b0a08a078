import { css, mix, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

/** Drops that fall from the ceiling into a pool and leave rings on it. */
export function addPool(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const x = 0.62 * width;
  const y = 0.915 * height;
  const radius = 0.24 * scale;
  addStrip(stage, { order: 21, depth: 0.6, top: 0.84, bottom: 0.99 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [x - radius, 0, x + radius, 0],
      [
        [0, mix(palette.haze, palette.light, 0.35)],
        [0.5, mix(palette.haze, [0.5, 0.12, 210], 0.5)],
        [1, shift(palette.haze, -0.14)],
      ],
    );
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.16, 0, 0, TAU);
    context.fill();
    context.strokeStyle = css(palette.light, 0.35);
    context.lineWidth = 2 * unit;
    context.stroke();
  });
  const drops = [
    { x: x - radius * 0.35, offset: 0.1 },
    { x: x + radius * 0.3, offset: 0.6 },
  ];
  stage.addLayer(22, 0.6, (context, phase) => {
    for (const drop of drops) {
      const time = saw(phase, 1, drop.offset);
      context.strokeStyle = css([0.95, 0.05, 200]);
      if (time < 0.25) {
        const fallen = (time / 0.25) ** 2;
        context.globalAlpha = 0.8;
        context.lineWidth = 3 * unit;
        context.beginPath();
        context.moveTo(drop.x, (0.12 + 0.79 * fallen) * height - 14 * unit);
        context.lineTo(drop.x, (0.12 + 0.79 * fallen) * height);
        context.stroke();
        context.globalAlpha = 1;
        continue;
      }
      const age = (time - 0.25) / 0.75;
      context.lineWidth = 2 * unit;
      for (const ring of [1, 0.6]) {
        context.globalAlpha = 0.6 * (1 - age) * ring;
        context.beginPath();
        context.ellipse(
          drop.x,
          y,
          radius * 0.6 * age * ring,
          radius * 0.09 * age * ring,
          0,
          0,
          TAU,
        );
        context.stroke();
      }
      context.globalAlpha = 1;
    }
  });
}
