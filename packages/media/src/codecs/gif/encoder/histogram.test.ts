import { describe, expect, it } from 'vitest';
import { paintFrame, peakSignalToNoise } from '../../../testing/frames.ts';
import { playGif } from '../play.ts';
import { encodeGifBytes } from './encode-gif.ts';
import { ColourHistogram } from './histogram.ts';

const [width, height] = [192, 160];

/** Thousands of colors, though each channel has few levels, as in 15- and 16-bit video. */
const paintCoarsely = (coarsen: (level: number) => number): Uint8Array =>
  paintFrame(width, height, (x, y) => [
    coarsen(Math.floor(30 + (130 * x) / width)),
    coarsen(Math.floor(40 + (80 * y) / height)),
    coarsen(Math.floor(90 + 60 * Math.abs(Math.sin((x + 2 * y) / 15)))),
  ]);

const bitsOf =
  (bits: number) =>
  (level: number): number =>
    (level >> (8 - bits)) << (8 - bits);

describe('ColourHistogram', () => {
  it.each([
    ['5-bit channels', bitsOf(5)],
    ['6-bit channels', bitsOf(6)],
    ['7-bit channels', bitsOf(7)],
    ['every third level', (level: number) => level - (level % 3)],
  ])('counts every pixel of a source with %s', async (_, coarsen) => {
    const data = paintCoarsely(coarsen);
    const histogram = new ColourHistogram();
    histogram.add(new Uint32Array(Uint8Array.from(data).buffer), null, width, 1);
    const { count, points, weights, total } = histogram.bins();
    expect(total).toBe(width * height);
    expect(count).toBeLessThanOrEqual(2048);
    expect(points.every(Number.isFinite)).toBe(true);
    expect(weights.every((weight) => weight > 0)).toBe(true);
    const united = new ColourHistogram();
    united.addAll(histogram);
    united.addAll(histogram);
    expect(united.bins().total).toBe(2 * total);

    const { bytes } = await encodeGifBytes([{ width, height, data }], { dither: 'none' });
    expect(peakSignalToNoise(data, [...playGif(bytes)][0]!)).toBeGreaterThan(35);
  });
});
