import type { BlendMode, Canvas, Canvas2D, Gradient } from '../canvas.ts';
import { css, mix, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

export interface Grade {
  /** Warm on the lit side, cool on the other, 0–1. */
  readonly tint: number;
  /** Darkness of the corners, 0–1. */
  readonly vignette: number;
}

/** Tints the lit side warm and the far side cool, and darkens the corners. */
export function createGrade(stage: Stage, grade: Grade): (canvas: Canvas) => void {
  const { width, height, palette, lightSource } = stage;
  const towardsX = lightSource.x < width / 2 ? -0.65 : 0.65;
  const towardsY = palette.lightDirection[1];
  const warm = shift(palette.light, -0.1, 1.6);
  const cool = mix(palette.shadow, [0.4, 0.12, 285], 0.4);
  const cornersOf = (context: Canvas2D): Gradient => {
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
    return gradient;
  };
  return (canvas) => {
    const context = canvas.getContext('2d');
    const overlay = (fill: Gradient, mode: BlendMode): void => {
      context.globalCompositeOperation = mode;
      context.fillStyle = fill;
      context.fillRect(0, 0, width, height);
    };
    context.save();
    if (grade.tint > 0) {
      const across = [
        (width / 2) * (1 + towardsX),
        (height / 2) * (1 + towardsY),
        (width / 2) * (1 - towardsX),
        (height / 2) * (1 - towardsY),
      ] as const;
      const tint = linearGradient(context, across, [
        [0, warm, grade.tint],
        [1, cool, grade.tint],
      ]);
      overlay(tint, 'soft-light');
    }
    if (grade.vignette > 0) overlay(cornersOf(context), 'multiply');
    context.restore();
  };
}
