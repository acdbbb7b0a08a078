import type { FrameSource } from '../../../frame-source.ts';

/**
 * A copy of a frame, a number for each pixel with red in the lowest byte. All transparent pixels are 0, whatever
 * their color is; without alpha, all pixels are opaque.
 *
 * @throws RangeError for a frame of another size
 */
export function pixelsOf(
  { width, height, hasAlpha }: FrameSource,
  frame: Uint8Array | Uint8ClampedArray,
): Uint32Array {
  if (frame.length !== width * height * 4) {
    throw new RangeError(`A frame of ${width}x${height} has ${width * height * 4} bytes`);
  }
  const pixels = new Uint32Array(Uint8Array.from(frame).buffer);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    if (!hasAlpha) pixels[at] = pixel | 0xff000000;
    else if (pixel >>> 24 === 0) pixels[at] = 0;
  }
  return pixels;
}
