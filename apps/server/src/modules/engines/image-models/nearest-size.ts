/** Width and height in pixels. */
export type Size = `${number}x${number}`;
/** Width to height. */
export type Ratio = `${number}:${number}`;

const SIDE_STEP = 16;

/** The closest shape of a list, of which the least is cropped. */
export function nearestShape<Shape extends Size | Ratio>(
  shapes: readonly Shape[],
  width: number,
  height: number,
): Shape {
  const distance = (shape: Shape): number => {
    const [across = 1, down = 1] = shape.split(/[x:]/).map(Number);
    return Math.abs(Math.log(across / down) - Math.log(width / height));
  };
  const [nearest] = shapes.toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error('A model without shapes makes nothing.');
  return nearest;
}

/** The same shape with at most the given number of pixels, in the size steps of open models. */
export function freeSize(width: number, height: number, pixels: number): Size {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  const side = (length: number): number =>
    Math.max(SIDE_STEP, Math.round((length * scale) / SIDE_STEP) * SIDE_STEP);
  return `${side(width)}x${side(height)}`;
}

const MEGAPIXEL = 1024 * 1024;
const WIDE_STEP = 32;

/** The same shape with about a megapixel, for models that support no other size. */
export function megapixelSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.sqrt(MEGAPIXEL / (width * height));
  const side = (length: number): number => Math.round((length * scale) / WIDE_STEP) * WIDE_STEP;
  return { width: side(width), height: side(height) };
}
