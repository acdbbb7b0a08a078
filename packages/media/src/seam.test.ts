import { describe, expect, it } from 'vitest';
import { encodeGifBytes } from './codecs/gif/encoder/encode-gif.ts';
import { sharp } from './node/images/image-library.ts';
import { createSeamMeter, measureGifSeam, measureSeam, seamOf } from './seam.ts';
import { circlingLight, paintFrame } from './testing/frames.ts';

const size = 48;

async function decodeWithLibvips(gif: Uint8Array): Promise<Uint8Array[]> {
  const { data, info } = await sharp(gif, { pages: -1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frameBytes = info.width * (info.pageHeight ?? info.height) * 4;
  return Array.from({ length: data.length / frameBytes }, (_, index) =>
    data.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

describe('seamOf', () => {
  it('is the last step over the 90th percentile of the others', () => {
    expect(seamOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 18])).toBeCloseTo(2);
    expect(seamOf([4, 4, 1])).toBeCloseTo(0.25);
  });

  it('takes steps below 0.02 levels for 0.02', () => {
    expect(seamOf([0, 0, 0.01, 1])).toBeCloseTo(50);
  });

  it('is 0 without steps', () => {
    expect(seamOf([])).toBe(0);
    expect(seamOf([0])).toBe(0);
  });
});

describe('a seam meter', () => {
  it('measures the mean change of the color channels, pixel by pixel', () => {
    const meter = createSeamMeter();
    meter.add(paintFrame(2, 1, () => [10, 20, 30]));
    meter.add(paintFrame(2, 1, (x) => (x === 0 ? [10, 20, 30] : [13, 17, 36])));
    expect(meter.steps()).toEqual([2, 2]);
  });

  it('is not fooled by changes that cancel out each other', () => {
    const checks = (odd: number): Uint8Array =>
      paintFrame(size, size, (x, y) => ((x + y) % 2 === odd ? [130, 130, 130] : [126, 126, 126]));
    const meter = createSeamMeter();
    meter.add(checks(0));
    meter.add(checks(1));
    expect(meter.steps()).toEqual([4, 4]);
  });

  it('shows a loop that closes and one that lost its last third', () => {
    const frames = circlingLight(size, size, 24);
    expect(measureSeam(frames)).toBeCloseTo(1, 1);
    expect(measureSeam(frames.slice(0, 16))).toBeGreaterThan(3);
  });

  it('lays transparent pixels on white, whatever color they hide', () => {
    const hidden = paintFrame(2, 1, () => [7, 8, 9]).map((value, at) => (at % 4 === 3 ? 0 : value));
    const half = Uint8Array.from([0, 0, 0, 51, 255, 255, 255, 255]);
    const meter = createSeamMeter();
    meter.add(hidden);
    meter.add(paintFrame(2, 1, () => [255, 255, 255]));
    meter.add(half);
    expect(meter.steps()).toEqual([0, 25.5, 25.5]);
  });

  it('takes frames that come in the same memory, also from a Buffer', () => {
    const buffer = Buffer.alloc(16);
    const meter = createSeamMeter();
    for (const level of [10, 13, 19]) meter.add(buffer.subarray(4, 12).fill(level).fill(255, 3, 4));
    expect(meter.steps()).not.toContain(0);
  });

  it('refuses frames of different sizes', () => {
    const meter = createSeamMeter();
    meter.add(new Uint8Array(16));
    expect(() => meter.add(new Uint8Array(20))).toThrow(RangeError);
  });
});

describe('measureGifSeam', () => {
  it.each([
    ['opaque', false],
    ['transparent in part', true],
  ])('agrees with libvips on frames that are %s', async (_, hasHoles) => {
    const frames = circlingLight(size, size, 13).map((data) => ({
      width: size,
      height: size,
      data: data.map((value, at) => (hasHoles && at % 4 === 3 && data[at - 3]! > 90 ? 0 : value)),
    }));
    const { bytes } = await encodeGifBytes(frames);
    const theirs = await decodeWithLibvips(bytes);
    expect(measureGifSeam(bytes)).toBe(measureSeam(theirs));
  });
});
