import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const LINES = [-0.42, -0.16, 0.1, 0.36] as const;

/** Lines in the air above what falls. The origin is its middle; lengths are in pixels. */
export function drawSpeedLines(
  context: Canvas2D,
  phase: number,
  width: number,
  height: number,
): void {
  context.save();
  context.lineCap = 'round';
  context.lineWidth = height * 0.022;
  LINES.forEach((across, i) => {
    const length = height * (0.2 + 0.06 * (i % 2) + 0.05 * wave(phase, 2, i * 0.27));
    const lower = -height * (0.56 + 0.05 * (i % 3));
    context.strokeStyle = css([0.99, 0.01, 90], 0.72 - 0.1 * (i % 2));
    context.beginPath();
    context.moveTo(width * across, lower);
    context.lineTo(width * across, lower - length);
    context.stroke();
  });
  context.restore();
}

/** Lines in the air behind what slides to the right. The origin is between the soles. */
export function drawSlideLines(context: Canvas2D, phase: number, extent: number): void {
  context.save();
  context.lineCap = 'round';
  context.lineWidth = extent * 0.02;
  [0.08, 0.24, 0.4].forEach((height, i) => {
    const length = extent * (0.24 + 0.06 * (i % 2) + 0.05 * wave(phase, 2, i * 0.27));
    const start = -extent * (0.58 + 0.05 * (i % 2));
    context.strokeStyle = css([0.99, 0.01, 90], 0.75 - 0.1 * (i % 2));
    context.beginPath();
    context.moveTo(start, -extent * height);
    context.lineTo(start - length, -extent * height);
    context.stroke();
  });
  context.restore();
}

/** Arcs around somebody who turns over in the air, in the direction of the turn. */
export function drawTurn(context: Canvas2D, phase: number, radius: number): void {
  context.save();
  context.lineCap = 'round';
  context.lineWidth = radius * 0.05;
  context.strokeStyle = css([0.99, 0.01, 90], 0.75);
  for (const start of [0, 0.5]) {
    const from = TAU * (phase + start);
    context.beginPath();
    context.arc(0, 0, radius, from, from + 1.1);
    context.stroke();
  }
  context.restore();
}

/** Puffs of dust behind somebody who runs to the right. The origin is between the soles. */
export function drawDust(context: Canvas2D, phase: number, extent: number): void {
  for (let i = 0; i < 5; i++) {
    const t = fract(2 * phase + i / 5);
    context.fillStyle = css([0.95, 0.015, 80], 0.6 * Math.sin(Math.PI * t));
    fillCircle(
      context,
      -extent * (0.42 + 0.42 * t),
      -extent * (0.03 + 0.08 * t),
      extent * (0.035 + 0.05 * t),
    );
  }
}
