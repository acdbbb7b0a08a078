import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormatError } from '../../format-error.ts';
import { damaged, FUZZ_SEED, unclearError } from '../../testing/damage.ts';
import { indexedFrame, tinyGif } from '../../testing/tiny-gif.ts';
import { readGifBlocks } from './blocks.ts';
import { playGif } from './play.ts';
import { readGifXmp, withGifXmp } from './xmp.ts';

const [width, height] = [24, 16];
const whole = withGifXmp(
  tinyGif(width, height, [
    indexedFrame(width, height, (x, y) => (x + y) % 8),
    indexedFrame(9, 5, (x) => x % 8, { left: 3, top: 2, transparentIndex: 7, disposal: 2 }),
    indexedFrame(20, 16, (_, y) => y % 8, { interlaced: true, disposal: 3 }),
  ]),
  '<x>größer ∞</x>',
);

/** Whole frames, as many as the file has, and a packet or none. */
function read(file: Uint8Array): void {
  const blocks = readGifBlocks(file);
  const frames = [...playGif(file)];
  expect(frames).toHaveLength(blocks.frames.length);
  for (const frame of frames) expect(frame).toHaveLength(blocks.width * blocks.height * 4);
  const xmp = readGifXmp(file);
  expect(xmp === null || typeof xmp === 'string').toBe(true);
}

it('a damaged GIF gives whole frames or an error of the format', () => {
  expect(() => read(whole)).not.toThrow();
  fc.assert(
    fc.property(damaged(whole), (file) => {
      expect(unclearError(() => read(file))).toBeNull();
    }),
    { numRuns: 2000, seed: FUZZ_SEED },
  );
});

it('a GIF with a huge screen is refused before its pixels are made', () => {
  const huge = Uint8Array.from(whole);
  huge.fill(255, 6, 10);
  expect(() => [...playGif(huge)]).toThrow(FormatError);
});
