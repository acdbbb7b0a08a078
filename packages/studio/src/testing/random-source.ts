import type { MediaSource } from '../document/layer-schema.ts';

/** The only file that random documents show. */
export const RANDOM_SOURCE: MediaSource = {
  assetId: '00000000-0000-4000-8000-000000000000',
  sha256: '0'.repeat(64),
  width: 80,
  height: 60,
  frameCount: 6,
  durationMs: 600,
};

/** A frame of `RANDOM_SOURCE`: soft shapes that move, RGBA. */
export function randomSourceFrame(index: number): Uint8ClampedArray {
  const { width, height, frameCount } = RANDOM_SOURCE;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const turn = (2 * Math.PI * index) / frameCount;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin(x / 9 + turn) + Math.cos(y / 7 - turn);
      pixels.set(
        [128 + 60 * wave, 90 + 50 * Math.sin(x / 15), 40 + 2 * y, 255],
        (y * width + x) * 4,
      );
    }
  }
  return pixels;
}
