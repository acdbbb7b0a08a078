import { describe, expect, it } from 'vitest';
import { readGifBlocks } from '../gif/blocks.ts';
import { measureSeam } from '../seam.ts';
import { circlingLight, marchingBlock, paintFrame, peakSignalToNoise } from '../testing/frames.ts';
import { encodeGif } from './encode-gif.ts';
import { sharp } from './image-library.ts';

async function decodeGif(gif: Uint8Array): Promise<Uint8Array[]> {
  const { data, info } = await sharp(gif, { pages: -1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  const frameBytes = info.width * height * 4;
  return Array.from({ length: data.length / frameBytes }, (_, index) =>
    data.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

describe('encodeGif', () => {
  it('keeps frames, timing, looping and the seam', async () => {
    const frames = circlingLight(160, 120, 24);
    const { bytes, delays } = await encodeGif(frames, {
      width: 160,
      height: 120,
      framesPerSecond: 16,
    });
    const blocks = readGifBlocks(bytes);
    expect(blocks).toMatchObject({ width: 160, height: 120, loopCount: 0 });
    expect(blocks.frames.map(({ delayHundredths }) => delayHundredths)).toEqual(delays);
    expect(delays.reduce((a, b) => a + b)).toBe(150);

    const seen = await decodeGif(bytes);
    expect(seen).toHaveLength(24);
    for (const [index, frame] of seen.entries()) {
      expect(peakSignalToNoise(frames[index]!, frame)).toBeGreaterThan(30);
    }
    expect(measureSeam(seen, 160, 120)).toBeLessThan(1.2);
  });

  it('agrees with an independent reader on the delays', async () => {
    const frames = circlingLight(40, 30, 5);
    const { bytes } = await encodeGif(frames, { width: 40, height: 30, framesPerSecond: 16 });
    const { delay, loop, pages } = await sharp(bytes, { pages: -1 }).metadata();
    expect({ delay, loop, pages }).toEqual({ delay: [60, 70, 60, 60, 60], loop: 0, pages: 5 });
  });

  it('keeps every pixel of a picture with few colours', async () => {
    const frames = marchingBlock(60, 33, 6);
    const { bytes } = await encodeGif(frames, { width: 60, height: 33, framesPerSecond: 10 });
    expect((await decodeGif(bytes)).map((frame) => Uint8Array.from(frame))).toEqual(frames);
  });

  it('keeps frames in which nothing moves', async () => {
    const still = circlingLight(31, 17, 1)[0]!;
    const { bytes } = await encodeGif([still, still, still], {
      width: 31,
      height: 17,
      framesPerSecond: 8,
    });
    expect(readGifBlocks(bytes).frames).toHaveLength(3);
    expect(measureSeam(await decodeGif(bytes), 31, 17)).toBe(0);
  });

  it.each([
    [1, 1],
    [1, 37],
    [101, 3],
  ])('encodes a single frame of %i x %i', async (width, height) => {
    const frame = paintFrame(width, height, (x, y) => [x % 256, y % 256, 128]);
    const { bytes, delays } = await encodeGif([frame], { width, height, framesPerSecond: 25 });
    expect(delays).toEqual([4]);
    expect(readGifBlocks(bytes)).toMatchObject({ width, height, loopCount: 0 });
    expect(peakSignalToNoise(frame, (await decodeGif(bytes))[0]!)).toBeGreaterThan(30);
  });

  it('takes frames that come one by one in the same buffer, over several batches', async () => {
    const [width, height, frameCount] = [33, 20, 19];
    const shade = (index: number) => 20 + index * 12;
    async function* source(): AsyncGenerator<Uint8Array> {
      const buffer = new Uint8Array(width * height * 4);
      for (let index = 0; index < frameCount; index++) {
        await Promise.resolve();
        // Alpha is left at nothing: frames count as opaque whatever it says.
        for (let at = 0; at < buffer.length; at += 4) buffer[at] = shade(index);
        yield buffer;
      }
    }
    const { bytes } = await encodeGif(source(), { width, height, framesPerSecond: 10 });
    const seen = await decodeGif(bytes);
    expect(seen.map((frame) => Array.from(frame.subarray(0, 4)))).toEqual(
      Array.from({ length: frameCount }, (_, index) => [shade(index), 0, 0, 255]),
    );
  });

  it('may begin a turning loop where it is calm, and shows the same turn', async () => {
    const [width, height, frameCount] = [64, 48, 32];
    // Fastest at the first frame, slowest a quarter of a turn later.
    const frames = Array.from({ length: frameCount }, (_, index) => {
      const centre = 32 + 20 * Math.sin((index / frameCount) * Math.PI * 2);
      return paintFrame(width, height, (x) => [Math.abs(x - centre) < 8 ? 240 : 20, x * 3, 60]);
    });
    const options = { width, height, framesPerSecond: 16 };
    const plain = await encodeGif(frames, options);
    const turned = await encodeGif(frames, { ...options, mayTurn: true });
    expect(plain.firstFrame).toBe(0);
    expect(plain.seam).toBeGreaterThan(1.2);
    expect(turned.firstFrame).toBeGreaterThan(0);
    expect(turned.seam).toBeLessThan(1);
    expect(turned.delays).toEqual(plain.delays);
    const seen = await decodeGif(turned.bytes);
    for (const [index, frame] of seen.entries()) {
      const wanted = frames[(index + turned.firstFrame) % frameCount]!;
      expect(peakSignalToNoise(wanted, frame)).toBeGreaterThan(30);
    }
    const inOrder = frames.map((_, index) => frames[(index + turned.firstFrame) % frameCount]!);
    expect(turned.seam).toBeCloseTo(measureSeam(inOrder, width, height), 9);
  });

  it('lets a short loop begin at any frame, and a loop too large to hold at a batch', async () => {
    const swing = (width: number, height: number, frameCount: number): Uint8Array[] =>
      Array.from({ length: frameCount }, (_, index) => {
        const centre = width / 2 + (width / 3) * Math.sin((index / frameCount) * Math.PI * 2);
        const half = width / 8;
        return paintFrame(width, height, (x) => [Math.abs(x - centre) < half ? 240 : 20, 90, 60]);
      });
    const small = { width: 64, height: 48, framesPerSecond: 8, mayTurn: true };
    const encoded: number[] = [];
    const onEncoded = (count: number): number => encoded.push(count);
    const short = await encodeGif(swing(64, 48, 13), { ...small, onEncoded });
    expect(encoded).toEqual([12, 13]);
    expect(short.firstFrame % 7).not.toBe(0);
    expect(short.seam).toBeLessThan(1);
    const large = { width: 1080, height: 1080, framesPerSecond: 8, mayTurn: true };
    const long = await encodeGif(swing(1080, 1080, 16), large);
    expect(long.firstFrame % 7).toBe(0);
    expect(readGifBlocks(long.bytes).frames).toHaveLength(16);
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    let drawn = 0;
    function* endless(): Generator<Uint8Array> {
      for (;;) {
        drawn++;
        if (drawn === 3) stop.abort(new Error('the person left'));
        yield new Uint8Array(16 * 16 * 4);
      }
    }
    const options = { width: 16, height: 16, framesPerSecond: 10, signal: stop.signal };
    await expect(encodeGif(endless(), options)).rejects.toThrow('the person left');
    expect(drawn).toBe(3);
  });

  it('refuses no frames and frames of another size', async () => {
    const options = { width: 8, height: 8, framesPerSecond: 10 };
    await expect(encodeGif([], options)).rejects.toThrow(RangeError);
    await expect(encodeGif([new Uint8Array(255)], options)).rejects.toThrow(RangeError);
  });
});

describe('the image library', () => {
  it('opens no SVG, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
  });
});
