import { describe, expect, it } from 'vitest';
import { createSeamMeter, measureSeam, seamOf } from '../../../seam.ts';
import { paintFrame, peakSignalToNoise } from '../../../testing/frames.ts';
import { playGif } from '../play.ts';
import { encodeGifBytes } from './encode-gif.ts';
import type { Frame } from './frame.ts';
import type { GifOptions } from './options.ts';

/** A ball of many colors that goes round before a sky that stands still; closes exactly. */
function ballInTheSky(side: number, frameCount: number, hasHoles = false): Frame[] {
  return Array.from({ length: frameCount }, (_, index) => {
    const angle = (index / frameCount) * Math.PI * 2;
    const [centerX, centerY] = [0.5 + 0.3 * Math.cos(angle), 0.5 + 0.3 * Math.sin(angle)];
    const data = paintFrame(side, side, (x, y) => {
      const [offX, offY] = [x / side - centerX, y / side - centerY];
      if (offX ** 2 + offY ** 2 < 0.01) return [220 + 300 * offX, 120 + 900 * offY, 40];
      const glow = 40 * Math.exp(-((x / side - 0.8) ** 2 + (y / side - 0.2) ** 2) / 0.05);
      return [40 + (60 * y) / side + glow, 70 + (80 * y) / side + glow, 150 + (60 * x) / side];
    });
    if (hasHoles)
      for (let at = 0; at < side * side; at++) if (at % side < side / 4) data[at * 4 + 3] = 0;
    return { width: side, height: side, data };
  });
}

const stepsOf = (gif: Uint8Array): number[] => {
  const meter = createSeamMeter();
  for (const frame of playGif(gif)) meter.add(frame);
  return meter.steps();
};

const worstNoise = (frames: readonly Frame[], gif: Uint8Array): number =>
  Math.min(
    ...[...playGif(gif)].map((shown, index) =>
      peakSignalToNoise(Uint8Array.from(frames[index]!.data), shown),
    ),
  );

describe('the seam of an encoded loop', () => {
  it.each<[string, number, number, GifOptions]>([
    ['24 frames', 160, 24, {}],
    ['48 frames', 160, 48, {}],
    ['72 frames', 96, 72, {}],
    ['6 frames', 160, 6, {}],
    ['a palette for each frame', 160, 24, { palette: 'local' }],
    ['one palette', 160, 24, { palette: 'global' }],
    ['few colors', 160, 24, { colors: 40 }],
  ])('is no larger than its other steps, with %s', async (_, side, frameCount, options) => {
    const frames = ballInTheSky(side, frameCount);
    const raw = measureSeam(frames.map(({ data }) => Uint8Array.from(data)));
    const { bytes } = await encodeGifBytes(frames, { quality: 90, ...options });
    expect(seamOf(stepsOf(bytes))).toBeLessThan(Math.max(1.1, raw + 0.1));
    expect(worstNoise(frames, bytes)).toBeGreaterThan(options.colors ? 28 : 33);
  });

  it('is hardly larger at a low quality', async () => {
    const { bytes } = await encodeGifBytes(ballInTheSky(160, 24), { quality: 50 });
    expect(seamOf(stepsOf(bytes))).toBeLessThan(1.25);
  });

  it('is no larger where parts of the picture are transparent', async () => {
    const { bytes } = await encodeGifBytes(ballInTheSky(160, 24, true), { quality: 90 });
    expect(seamOf(stepsOf(bytes))).toBeLessThan(1.1);
    const holes = [...playGif(bytes)].map((shown) => shown[3]);
    expect(new Set(holes)).toEqual(new Set([0]));
  });

  it('is no larger within a budget of bytes', async () => {
    const frames = ballInTheSky(160, 24);
    const { sizeBytes } = await encodeGifBytes(frames);
    const maxBytes = Math.round(sizeBytes * 0.8);
    const { bytes, fits } = await encodeGifBytes(frames, { maxBytes });
    expect(fits).toBe(true);
    expect(seamOf(stepsOf(bytes))).toBeLessThan(1.1);
  });

  it('has no like inside: segments go on from what stands on the screen', async () => {
    const { bytes } = await encodeGifBytes(ballInTheSky(160, 30), { quality: 90 });
    const steps = stepsOf(bytes).slice(0, -1);
    const spikes = steps.slice(1, -1).map((step, index) => {
      return step / ((steps[index]! + steps[index + 2]!) / 2);
    });
    expect(Math.max(...spikes)).toBeLessThan(1.4);
  });
});

describe('a file that is not to close', () => {
  it('is left alone when it plays once', async () => {
    const frames = ballInTheSky(120, 24);
    const once = stepsOf((await encodeGifBytes(frames, { loop: 1 })).bytes);
    const forever = stepsOf((await encodeGifBytes(frames)).bytes);
    expect(once.slice(0, 18)).toEqual(forever.slice(0, 18));
    expect(once.at(-1)).toBeGreaterThan(forever.at(-1)!);
  });

  it('is left alone when its ends have little in common', async () => {
    const frames = Array.from({ length: 24 }, (_, index) => ({
      width: 64,
      height: 64,
      data: paintFrame(64, 64, (x, y) => [x + index * 7, y * 2, 200 - index * 6]),
    }));
    const once = await encodeGifBytes(frames, { loop: 1 });
    const forever = await encodeGifBytes(frames);
    expect([...playGif(forever.bytes)]).toEqual([...playGif(once.bytes)]);
  });

  it('is left alone in the fast mode', async () => {
    const frames = ballInTheSky(64, 24);
    const once = await encodeGifBytes(frames, { effort: 'fast', loop: 1 });
    const forever = await encodeGifBytes(frames, { effort: 'fast' });
    expect([...playGif(forever.bytes)]).toEqual([...playGif(once.bytes)]);
  });
});
