import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FrameSource } from '../frame-source.ts';
import { measureSeam } from '../seam.ts';
import { circlingLight, peakSignalToNoise } from '../testing/frames.ts';
import { encodeFrameDelta, openFrameDelta } from './frame-delta.ts';

const sourceOf = (
  frames: readonly Uint8Array[],
  width: number,
  height: number,
  { hasAlpha = false, delaysMs = frames.map(() => 62.5) } = {},
): FrameSource => ({
  width,
  height,
  hasAlpha,
  delaysMs,
  async *frames() {
    // One buffer for all frames, as the contract allows.
    const shared = new Uint8Array(width * height * 4);
    for (const frame of frames) {
      shared.set(frame);
      yield shared;
    }
  },
  close: async () => undefined,
});

const encode = (source: FrameSource): Promise<Buffer> =>
  buffer(Readable.from(encodeFrameDelta(source), { objectMode: false }));

/** In chunks of an odd length, as a network may deliver them. */
const streamOf = (file: Uint8Array): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < file.length; at += 997) yield file.subarray(at, at + 997);
    })(),
    { objectMode: false },
  );

async function decode(file: Uint8Array): Promise<Uint8Array[]> {
  const source = await openFrameDelta(() => streamOf(file));
  const frames: Uint8Array[] = [];
  for await (const frame of source.frames()) frames.push(Uint8Array.from(frame));
  await source.close();
  return frames;
}

/** The largest difference of any value in any frame. */
function largestError(wanted: readonly Uint8Array[], seen: readonly Uint8Array[]): number {
  let largest = 0;
  for (const [index, frame] of wanted.entries()) {
    for (let at = 0; at < frame.length; at++) {
      largest = Math.max(largest, Math.abs(frame[at]! - seen[index]![at]!));
    }
  }
  return largest;
}

/** Reproducible noise, so that neighbors predict nothing. */
function noise(width: number, height: number, frameCount: number, hasAlpha: boolean): Uint8Array[] {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Array.from({ length: frameCount }, () =>
    Uint8Array.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 && !hasAlpha ? 255 : next(),
    ),
  );
}

describe('a file of frames', () => {
  const light = circlingLight(96, 64, 16);

  it('keeps size, delays and the number of frames', async () => {
    const delaysMs = light.map((_, index) => 60 + index / 8);
    const file = await encode(sourceOf(light, 96, 64, { delaysMs }));
    const source = await openFrameDelta(() => streamOf(file));
    expect(source).toMatchObject({ width: 96, height: 64, hasAlpha: false, delaysMs });
    await source.close();
  });

  it('keeps the first and the last frame exactly and the others within 1 level', async () => {
    const frames = await decode(await encode(sourceOf(light, 96, 64)));
    expect(frames).toHaveLength(16);
    expect(Buffer.compare(frames[0]!, light[0]!)).toBe(0);
    expect(Buffer.compare(frames.at(-1)!, light.at(-1)!)).toBe(0);
    expect(largestError(light, frames)).toBe(1);
    for (const [index, frame] of frames.entries()) {
      expect(peakSignalToNoise(light[index]!, frame)).toBeGreaterThan(48);
    }
  });

  it('does not move the seam', async () => {
    const frames = await decode(await encode(sourceOf(light, 96, 64)));
    expect(Math.abs(measureSeam(frames) - measureSeam(light))).toBeLessThan(0.03);
  });

  it.each([false, true])(
    'keeps noise within 1 level (alpha: %s), and alpha exactly',
    async (hasAlpha) => {
      const frames = noise(31, 17, 5, hasAlpha);
      const seen = await decode(await encode(sourceOf(frames, 31, 17, { hasAlpha })));
      expect(largestError(frames, seen)).toBe(1);
      const alphaOf = (frame: Uint8Array): Uint8Array => frame.filter((_, at) => at % 4 === 3);
      expect(seen.map(alphaOf)).toEqual(frames.map(alphaOf));
    },
  );

  it('keeps a still, and a single pixel', async () => {
    const still = [Uint8Array.of(1, 2, 3, 255)];
    expect(await decode(await encode(sourceOf(still, 1, 1)))).toEqual(still);
  });

  it('is small where little moves', async () => {
    const rest = Array.from({ length: 16 }, () => light[0]!);
    const [one, many] = [
      await encode(sourceOf([light[0]!], 96, 64)),
      await encode(sourceOf(rest, 96, 64)),
    ];
    expect(many.length).toBeLessThan(one.length + 1000);
  });

  it('can be read several times', async () => {
    const file = await encode(sourceOf(light, 96, 64));
    const source = await openFrameDelta(() => streamOf(file));
    for (let reading = 0; reading < 2; reading++) {
      let count = 0;
      for await (const frame of source.frames()) if (frame.length > 0) count += 1;
      expect(count).toBe(16);
    }
  });

  it('refuses other frames than announced', async () => {
    const tooFew = sourceOf(light, 96, 64, { delaysMs: [100] });
    await expect(encode(tooFew)).rejects.toThrow('1 frames were announced, 16 came');
    const otherSize = { ...sourceOf(light, 96, 64), height: 65 };
    await expect(encode(otherSize)).rejects.toThrow(RangeError);
    await expect(encode(sourceOf([], 96, 64))).rejects.toThrow(RangeError);
  });

  it('stops when its signal fires', async () => {
    const signal = AbortSignal.abort(new Error('the job was cancelled'));
    const file = encodeFrameDelta(sourceOf(light, 96, 64), signal);
    await expect(buffer(Readable.from(file))).rejects.toThrow('the job was cancelled');
  });

  it('tells a file that is cut off or damaged', async () => {
    const file = await encode(sourceOf(light, 96, 64));
    for (const length of [0, 3, 10, 50, file.length >> 1, file.length - 1]) {
      await expect(decode(file.subarray(0, length))).rejects.toThrow(
        /cut off|unexpected end|frames/,
      );
    }
    await expect(decode(Buffer.from('GIF89a and so on, more than a header'))).rejects.toThrow(
      'This is no file of frames',
    );
    const damaged = Buffer.from(file);
    damaged.fill(0x5a, file.length >> 1);
    await expect(decode(damaged)).rejects.toThrow(/incorrect|invalid|damaged|cut off/);
  });
});
