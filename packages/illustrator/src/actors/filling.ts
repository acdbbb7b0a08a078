import type { Canvas, Canvas2D } from '../canvas.ts';
import { plateau, TAU } from '../math/periodic.ts';

/** The drink in the picture of the full glass, fractions of its height. */
const SURFACE = 0.23;
const BOTTOM = 0.93;

/** How full the glass is: it fills for most of the loop and is soon empty again. */
const levelAt = (phase: number): number => plateau([0.04, 0.72], [0.84, 0.99], phase);

interface Pictures {
  readonly empty: Canvas;
  readonly full: Canvas;
}

/**
 * The empty glass, and of the full one as much as the drink has risen.
 * @param place the left upper corner of the pictures, in pixels
 */
export function drawFilling(
  context: Canvas2D,
  { empty, full }: Pictures,
  place: { readonly x: number; readonly y: number },
  phase: number,
): void {
  const { width, height } = full;
  const from = BOTTOM - (BOTTOM - SURFACE) * levelAt(phase);
  context.save();
  context.translate(place.x, place.y);
  context.drawImage(empty, 0, 0);
  context.beginPath();
  // The surface is seen from a little above.
  context.ellipse(width / 2, (from + 0.02) * height, width * 0.37, height * 0.03, 0, 0, TAU);
  context.rect(0, (from + 0.02) * height, width, height);
  context.clip();
  context.drawImage(full, 0, 0);
  context.restore();
}
