import type { BlendMode, Canvas } from '../canvas.ts';
import { css, mix, shift } from '../math/colour.ts';
import { shrink } from '../own-canvases.ts';
import { drawRecorded, linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

export interface Grade {
  /** Warm on the lit side, cool on the other, 0–1. */
  readonly tint: number;
  /** Darkness of the corners, 0–1. */
  readonly vignette: number;
}

/** Tints the lit side warm and the far side cool, and darkens the corners. */
export function createGrade(stage: Stage, grade: Grade): (canvas: Canvas) => void {
  const { width, height, palette, environment, lightSource } = stage;
  const towardsX = lightSource.x < width / 2 ? -0.65 : 0.65;
  const towardsY = palette.lightDirection[1];
  const warm = shift(palette.light, -0.1, 1.6);
  const cool = mix(palette.shadow, [0.4, 0.12, 285], 0.4);
  const tint = paintOnce(environment, width, height, (context) => {
    context.fillStyle = linearGradient(
      context,
      [
        (width / 2) * (1 + towardsX),
        (height / 2) * (1 + towardsY),
        (width / 2) * (1 - towardsX),
        (height / 2) * (1 - towardsY),
      ],
      [
        [0, warm, grade.tint],
        [1, cool, grade.tint],
      ],
    );
    context.fillRect(0, 0, width, height);
  });
  const corners = paintOnce(environment, width, height, (context) => {
    const gradient = context.createRadialGradient(
      width / 2,
      height * 0.47,
      Math.min(width, height) * 0.34,
      width / 2,
      height * 0.5,
      Math.hypot(width, height) * 0.6,
    );
    gradient.addColorStop(0, 'rgb(255,255,255)');
    gradient.addColorStop(1, css(mix([1, 0, 0], palette.shadow, grade.vignette * 1.5)));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  });
  return (canvas) => {
    const context = canvas.getContext('2d');
    const overlay = (sheet: Canvas, mode: BlendMode): void => {
      context.globalCompositeOperation = mode;
      context.drawImage(sheet, 0, 0);
      if (!stage.still) return;
      drawRecorded(context);
      shrink(sheet);
    };
    context.save();
    if (grade.tint > 0) overlay(tint, 'soft-light');
    if (grade.vignette > 0) overlay(corners, 'multiply');
    context.restore();
  };
}
