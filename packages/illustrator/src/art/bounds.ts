import type { Canvas } from '../canvas.ts';

/** Where a sprite's opaque pixels lie, as fractions of the canvas. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const OPAQUE_ALPHA = 90;
const SAMPLES_ACROSS = 96;
const known = new WeakMap<Canvas, Bounds>();

/**
 * Measured on a coarse grid and remembered, so the canvas must not be drawn into afterwards. An
 * empty canvas is all bounds.
 */
export function boundsOf(canvas: Canvas): Bounds {
  let bounds = known.get(canvas);
  if (!bounds) {
    bounds = measure(canvas);
    known.set(canvas, bounds);
  }
  return bounds;
}

function measure(canvas: Canvas): Bounds {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const step = Math.max(1, Math.floor(width / SAMPLES_ACROSS));
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += step) {
    const { data } = context.getImageData(0, y, width, 1);
    for (let x = 0; x < width; x += step) {
      if ((data[x * 4 + 3] ?? 0) <= OPAQUE_ALPHA) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + step);
      bottom = Math.max(bottom, y + step);
    }
  }
  if (right < 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    left: left / width,
    top: top / height,
    right: Math.min(1, right / width),
    bottom: Math.min(1, bottom / height),
  };
}
