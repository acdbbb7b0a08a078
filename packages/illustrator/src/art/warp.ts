import type { Canvas2D, Drawable } from '../canvas.ts';

/** "column" moves vertical strips up and down, "row" moves horizontal strips left and right. */
export type WarpAxis = 'column' | 'row';

/**
 * Draws an image in strips, each moved by its own offset: a fish's tail, a tree in the wind.
 * @param offsetAt pixels for a strip's middle, 0 (left or top) to 1
 */
export function drawWarped(
  context: Canvas2D,
  image: Drawable,
  x: number,
  y: number,
  width: number,
  height: number,
  axis: WarpAxis,
  offsetAt: (position: number) => number,
  strips = 28,
): void {
  // Each strip reaches one source pixel into the next, or a seam would shine through.
  const length = axis === 'column' ? image.width : image.height;
  const drawnLength = axis === 'column' ? width : height;
  const sourceStep = length / strips;
  const drawnStep = drawnLength / strips;
  for (let i = 0; i < strips; i++) {
    const from = i * sourceStep;
    const drawnFrom = i * drawnStep;
    const sourceLength = Math.min(sourceStep + 1, length - from);
    const stripLength = Math.min(drawnStep + drawnStep / sourceStep, drawnLength - drawnFrom);
    const offset = offsetAt((i + 0.5) / strips);
    if (axis === 'column') {
      context.drawImage(
        image,
        from,
        0,
        sourceLength,
        image.height,
        x + drawnFrom,
        y + offset,
        stripLength,
        height,
      );
    } else {
      context.drawImage(
        image,
        0,
        from,
        image.width,
        sourceLength,
        x + offset,
        y + drawnFrom,
        width,
        stripLength,
      );
    }
  }
}
