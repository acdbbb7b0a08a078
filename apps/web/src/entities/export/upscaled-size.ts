import { EXPORT_SIDE_MAXIMUM } from '@loopwright/contract';

const FACTOR = 2;

interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Twice the size, or the largest that can be exported; null when the image is that large already. */
export function upscaledSize({ width, height }: Size): Size | null {
  const factor = Math.min(FACTOR, EXPORT_SIDE_MAXIMUM / Math.max(width, height));
  if (factor <= 1) return null;
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
