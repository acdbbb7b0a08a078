import { describe, expect, it } from 'vitest';
import { type EncodeContext, encodeToBytes } from '../../../codec.ts';
import { readGifBlocks } from '../../../codecs/gif/blocks.ts';
import { readGifXmp } from '../../../codecs/gif/xmp.ts';
import { type FrameSource, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { measureGifSeam, measureSeam } from '../../../seam.ts';
import {
  circlingLight,
  marchingBlock,
  paintFrame,
  peakSignalToNoise,
} from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { gifCodec } from './gif-codec.ts';

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

interface TestOptions extends EncodeContext {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

async function encodeGif(
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { width, height, framesPerSecond, ...context }: TestOptions,
) {
  const source: FrameSource = {
    width,
    height,
    hasAlpha: false,
    delaysMs: Array<number>(Array.isArray(frames) ? frames.length : 24).fill(
      1000 / framesPerSecond,
    ),
    async *frames() {
      yield* frames;
    },
    close: () => Promise.resolve(),
  };
  const { bytes, delaysMs } = await encodeToBytes(gifCodec, source, {}, context);
  return { bytes, delays: delaysMs.map((ms) => ms / 10), seam: measureGifSeam(bytes) };
}

describe('gifCodec', () => {
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
    expect(measureSeam(seen)).toBeLessThan(1.1);
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
    expect(measureSeam(await decodeGif(bytes))).toBe(0);
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

  it('measures the seam that an independent reader sees', async () => {
    const frames = circlingLight(96, 64, 16);
    const options = { width: 96, height: 64, framesPerSecond: 16 };
    const closed = await encodeGif(frames, options);
    expect(closed.seam).toBe(measureSeam(await decodeGif(closed.bytes)));
    expect(closed.seam).toBeLessThan(1.1);
    const broken = await encodeGif(frames.slice(0, 10), options);
    expect(broken.seam).toBe(measureSeam(await decodeGif(broken.bytes)));
    expect(broken.seam).toBeGreaterThan(1.5);
  });

  it('tells how many frames are encoded, and holds only a few of a large loop', async () => {
    const [side, frameCount] = [1080, 24];
    const encoded: number[] = [];
    let drawn = 0;
    let mostAhead = 0;
    function* frames(): Generator<Uint8Array, void, void> {
      const buffer = new Uint8Array(side * side * 4);
      for (; drawn < frameCount; drawn++) {
        mostAhead = Math.max(mostAhead, drawn - (encoded.at(-1) ?? 0));
        yield buffer.fill(40 + drawn, 0, side * side);
      }
    }
    const onEncoded = (count: number): number => encoded.push(count);
    const options = { width: side, height: side, framesPerSecond: 8, onEncoded };
    const { bytes } = await encodeGif(frames(), options);
    expect(readGifBlocks(bytes).frames).toHaveLength(frameCount);
    expect(encoded.at(-1)).toBe(frameCount);
    expect(mostAhead).toBeLessThanOrEqual(16);
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    let drawn = 0;
    function* endless(): Generator<Uint8Array> {
      for (;;) {
        drawn++;
        if (drawn === 3) stop.abort(new Error('canceled'));
        yield new Uint8Array(16 * 16 * 4);
      }
    }
    const options = { width: 16, height: 16, framesPerSecond: 10, signal: stop.signal };
    await expect(encodeGif(endless(), options)).rejects.toThrow('canceled');
    expect(drawn).toBe(3);
  });

  it('refuses no frames and frames of another size', async () => {
    const options = { width: 8, height: 8, framesPerSecond: 10 };
    await expect(encodeGif([], options)).rejects.toThrow(RangeError);
    await expect(encodeGif([new Uint8Array(255)], options)).rejects.toThrow(RangeError);
  });
});

describe('the options of gifCodec', () => {
  const frames = circlingLight(48, 32, 6);
  const size = { width: 48, height: 32, delaysMs: 62.5 };

  it('keep transparent pixels of a source with alpha', async () => {
    const clear = frames.map((frame) => frame.map((value, at) => (at < 48 * 16 * 4 ? 0 : value)));
    const source = sourceOfFrames(clear, { ...size, hasAlpha: true });
    const { bytes } = await encodeToBytes(gifCodec, source, {});
    const [first] = await decodeGif(bytes);
    expect([first![3], first!.at(-1)]).toEqual([0, 255]);
  });

  it('say where a file comes from, how often it plays and how many colors it has', async () => {
    const provenance: Provenance = {
      digitalSource: 'algorithmic',
      recipe: { engine: 'illustrator', seed: 1, aspect: '1:1', width: 48, height: 32 },
    };
    const options = { provenance, loops: 3, colors: 8 };
    const { bytes } = await encodeToBytes(gifCodec, sourceOfFrames(frames, size), options);
    expect(readGifXmp(bytes)).toBe(buildXmpPacket(provenance));
    expect((await sharp(bytes, { pages: -1 }).metadata()).loop).toBe(3);
    const colors = new Set<string>();
    const [first] = await decodeGif(bytes);
    for (let at = 0; at < first!.length; at += 4) colors.add(first!.subarray(at, at + 4).join());
    expect(colors.size).toBeLessThanOrEqual(8);
  });

  it('refuse more frames than the source has announced', async () => {
    const source = sourceOfFrames(frames, { ...size, delaysMs: [100, 100] });
    await expect(encodeToBytes(gifCodec, source, {})).rejects.toThrow(RangeError);
  });
});

describe('the image library', () => {
  it('opens no SVG, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
  });
});
