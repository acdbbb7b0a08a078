import { describe, expect, it } from 'vitest';
import { type EncodeOptions, encodeToBytes } from '../../../codec.ts';
import { type FrameSource, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight, peakSignalToNoise } from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { webpCodec } from './webp-codec.ts';

const size = { width: 64, height: 48, delaysMs: 62.5 };
const frames = circlingLight(64, 48, 8);
const opaque = sourceOfFrames(frames, size);
/** The upper half is transparent. */
const clear = sourceOfFrames(
  frames.map((frame) => frame.map((value, at) => (at < 64 * 24 * 4 ? 0 : value))),
  { ...size, hasAlpha: true },
);

const encode = (source: FrameSource, options: EncodeOptions = {}) =>
  encodeToBytes(webpCodec, source, options);

async function decode(bytes: Uint8Array): Promise<Uint8Array[]> {
  const data = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();
  const frameBytes = 64 * 48 * 4;
  return Array.from({ length: data.length / frameBytes }, (_, index) =>
    data.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

describe('webpCodec', () => {
  it('keeps frames, delays and looping for ever', async () => {
    const { bytes, delaysMs } = await encode(opaque);
    const { delay, loop, pages } = await sharp(bytes, { pages: -1 }).metadata();
    expect({ delay, loop, pages }).toEqual({
      delay: [63, 62, 63, 62, 63, 62, 63, 62],
      loop: 0,
      pages: 8,
    });
    expect(delaysMs).toEqual(delay);
    for (const [index, frame] of (await decode(bytes)).entries()) {
      expect(peakSignalToNoise(frames[index]!, frame)).toBeGreaterThan(36);
      expect(frame.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  it('keeps every pixel without losses, alpha included', async () => {
    const seen = await decode((await encode(clear, { isLossless: true })).bytes);
    const sent: Uint8Array[] = [];
    for await (const frame of clear.frames()) sent.push(Uint8Array.from(frame));
    expect(seen.map((frame) => Uint8Array.from(frame))).toEqual(sent);
  });

  it('keeps alpha with losses', async () => {
    const seen = await decode((await encode(clear)).bytes);
    for (const frame of seen) expect([frame[3], frame.at(-1)]).toEqual([0, 255]);
  });

  it('gets smaller with less quality, and plays as often as asked', async () => {
    const best = await encode(opaque, { quality: 95 });
    const worse = await encode(opaque, { quality: 30, loops: 2 });
    expect(worse.sizeBytes).toBeLessThan(best.sizeBytes);
    expect((await sharp(worse.bytes, { pages: -1 }).metadata()).loop).toBe(2);
  });

  it('writes stills', async () => {
    const { bytes } = await encode(sourceOfFrames(frames.slice(0, 1), size));
    const { format, pages } = await sharp(bytes).metadata();
    expect({ format, pages }).toEqual({ format: 'webp', pages: undefined });
    expect(peakSignalToNoise(frames[0]!, (await decode(bytes))[0]!)).toBeGreaterThan(36);
  });

  it('says where the picture comes from', async () => {
    const provenance: Provenance = {
      digitalSource: 'algorithmic',
      recipe: { engine: 'illustrator', seed: 1, aspect: '4:3', width: 64, height: 48 },
    };
    for (const source of [opaque, sourceOfFrames(frames.slice(0, 1), size)]) {
      const { bytes } = await encode(source, { provenance });
      expect((await sharp(bytes).metadata()).xmpAsString).toBe(buildXmpPacket(provenance));
    }
  });

  it('refuses frames that are missing or of another size', async () => {
    const few = sourceOfFrames(frames.slice(0, 3), { ...size, delaysMs: [50, 50, 50, 50] });
    await expect(encode(few)).rejects.toThrow('4 frames were announced, 3 came');
    const wrong = sourceOfFrames(frames, { ...size, width: 63 });
    await expect(encode(wrong)).rejects.toThrow(RangeError);
  });
});
