import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EncodeOptions, encodeToBytes } from '../../../codec.ts';
import { readPngChunks } from '../../../codecs/png/chunks.ts';
import { readPngXmp } from '../../../codecs/png/xmp.ts';
import { type FrameSource, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight, marchingBlock, peakSignalToNoise } from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { openChromium } from '../../testing/chromium-frames.ts';
import { apngCodec } from './apng-codec.ts';

const [width, height] = [61, 40];
const size = { width, height, delaysMs: 62.5 };
const light = circlingLight(width, height, 8);
const block = marchingBlock(width, height, 8);
/** Opaque where the block is, transparent elsewhere. */
const cutOut = block.map((frame) =>
  frame.map((_, at) => (frame[at - (at % 4)]! > 100 ? frame[at]! : 0)),
);
/** Half-transparent pixels of many colors. */
const soft = light.map((frame) =>
  frame.map((value, at) => (at % 4 === 3 ? 255 * Number(at % 16 === 3) : value)),
);
const noise = light.map((frame, index) =>
  frame.map((value, at) => (at % 4 === 3 ? value : (value * (at + index * 7) * 31) & 255)),
);

const encode = (source: FrameSource, options: EncodeOptions = {}) =>
  encodeToBytes(apngCodec, source, options);
const chunkTypes = (bytes: Uint8Array): string[] => readPngChunks(bytes).map(({ type }) => type);

describe('apngCodec', () => {
  let chromium: Awaited<ReturnType<typeof openChromium>>;
  beforeAll(async () => {
    chromium = await openChromium();
  });
  afterAll(() => chromium.close());

  it.each([
    { name: 'many colors', frames: light, hasAlpha: false },
    { name: 'two colors', frames: block, hasAlpha: false },
    { name: 'noise', frames: noise, hasAlpha: false },
    { name: 'a cut-out', frames: cutOut, hasAlpha: true },
    { name: 'a cut-out of many colors', frames: soft, hasAlpha: true },
    { name: 'a picture at rest', frames: [light[0]!, light[0]!, light[1]!], hasAlpha: false },
  ])('keeps every pixel of $name, frame by frame in Chromium', async ({ frames, hasAlpha }) => {
    const { bytes, delaysMs } = await encode(sourceOfFrames(frames, { ...size, hasAlpha }));
    const seen = await chromium.decode(bytes, 'image/png');
    expect(seen).toHaveLength(frames.length);
    expect(delaysMs).toEqual(frames.map(() => 62.5));
    for (const [index, frame] of seen.entries()) {
      // Chromium counts whole milliseconds.
      expect(frame).toMatchObject({ width, height, durationMs: 62 });
      // Transparent pixels have no color.
      const wanted = frames[index]!.map((value, at) =>
        frames[index]![at - (at % 4) + 3] === 0 ? 0 : value,
      );
      expect(Buffer.compare(frame.pixels, wanted)).toBe(0);
    }
  });

  it('is a palette where there are few colors, and much smaller then', async () => {
    const few = await encode(sourceOfFrames(block, size));
    expect(chunkTypes(few.bytes)).toContain('PLTE');
    expect(few.sizeBytes).toBeLessThan(1500);
    expect(chunkTypes((await encode(sourceOfFrames(light, size))).bytes)).not.toContain('PLTE');
  });

  it('keeps delays exactly and plays as often as asked', async () => {
    const delaysMs = [1000 / 24, 1000 / 30, 62.5, 40, 123.456, 70_000, 20, 1001 / 60];
    const file = await encode(sourceOfFrames(light, { ...size, delaysMs }), { loops: 3 });
    for (const [index, delayMs] of file.delaysMs.entries()) {
      expect(Math.abs(delayMs - delaysMs[index]!)).toBeLessThan(0.01);
    }
    const seen = await chromium.decode(file.bytes, 'image/png');
    for (const [index, { durationMs }] of seen.entries()) {
      expect(durationMs).toBe(Math.floor(delaysMs[index]! + 0.001));
    }
    const plays = async (options: EncodeOptions): Promise<number> => {
      const { bytes } = await encode(sourceOfFrames(light, size), options);
      const { data } = readPngChunks(bytes).find(({ type }) => type === 'acTL')!;
      return new DataView(data.buffer, data.byteOffset).getUint32(4);
    };
    expect([await plays({ loops: 3 }), await plays({})]).toEqual([3, 0]);
  });

  it('gets smaller with fewer colors and with less quality, and stays alike', async () => {
    const source = sourceOfFrames(light, size);
    const best = await encode(source);
    const palette = await encode(source, { colors: 128 });
    const calm = await encode(source, { colors: 128, quality: 80 });
    expect(palette.sizeBytes).toBeLessThan(best.sizeBytes * 0.7);
    expect(calm.sizeBytes).toBeLessThan(palette.sizeBytes);
    for (const [file, least] of [
      [palette, 32],
      [calm, 25],
    ] as const) {
      const seen = await chromium.decode(file.bytes, 'image/png');
      for (const [index, { pixels }] of seen.entries()) {
        expect(peakSignalToNoise(light[index]!, pixels)).toBeGreaterThan(least);
      }
    }
  });

  it('keeps soft edges with fewer colors', async () => {
    const { bytes } = await encode(sourceOfFrames(soft, { ...size, hasAlpha: true }), {
      colors: 32,
    });
    const seen = await chromium.decode(bytes, 'image/png');
    for (const [index, { pixels }] of seen.entries()) {
      const alphaOf = (frame: Uint8Array): Uint8Array => frame.filter((_, at) => at % 4 === 3);
      expect(Buffer.compare(alphaOf(pixels), alphaOf(soft[index]!))).toBe(0);
    }
  });

  it('writes a still without animation', async () => {
    const { bytes, delaysMs } = await encode(sourceOfFrames(light.slice(0, 1), size));
    expect(chunkTypes(bytes)).not.toContain('acTL');
    expect(delaysMs).toEqual([0]);
    const seen = await sharp(bytes).ensureAlpha().raw().toBuffer();
    expect(Buffer.compare(seen, light[0]!)).toBe(0);
  });

  it('says where the picture comes from', async () => {
    const provenance: Provenance = {
      digitalSource: 'algorithmic',
      recipe: { engine: 'illustrator', seed: 1, aspect: '3:2', width, height },
    };
    const { bytes } = await encode(sourceOfFrames(light, size), { provenance });
    expect(readPngXmp(bytes)).toBe(buildXmpPacket(provenance));
  });

  it('refuses frames that are missing or of another size, and stops when its signal fires', async () => {
    const few = sourceOfFrames(light.slice(0, 3), { ...size, delaysMs: [50, 50, 50, 50] });
    await expect(encode(few)).rejects.toThrow('4 frames were announced, 3 came');
    const wrong = sourceOfFrames(light, { ...size, width: 63 });
    await expect(encode(wrong)).rejects.toThrow(RangeError);
    const signal = AbortSignal.abort(new Error('canceled'));
    const stopped = encodeToBytes(apngCodec, sourceOfFrames(light, size), {}, { signal });
    await expect(stopped).rejects.toThrow('canceled');
  });
});
