import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EncodeOptions, encodeToBytes } from '../../../codec.ts';
import { type FrameSource, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight, peakSignalToNoise } from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { avifStillCodec } from './avif-still-codec.ts';

/** The product reads no AVIF, so that its loader is blocked. */
const LOADER = { operation: ['VipsForeignLoadHeif'] };

const size = { width: 96, height: 64, delaysMs: 100 };
const frames = circlingLight(96, 64, 3);
const source = sourceOfFrames(frames, size);
const encode = (from: FrameSource, options: EncodeOptions = {}) =>
  encodeToBytes(avifStillCodec, from, options);
const decode = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).ensureAlpha().raw().toBuffer();

describe('avifStillCodec', () => {
  beforeAll(() => sharp.unblock(LOADER));
  afterAll(() => sharp.block(LOADER));

  it('writes the first frame, with fewer bytes for less quality', async () => {
    const best = await encode(source);
    const worse = await encode(source, { quality: 40 });
    expect(best).toMatchObject({ width: 96, height: 64, delaysMs: [0] });
    expect(best.sizeBytes).toBe(best.bytes.length);
    expect(peakSignalToNoise(frames[0]!, await decode(best.bytes))).toBeGreaterThan(40);
    expect(peakSignalToNoise(frames[0]!, await decode(worse.bytes))).toBeGreaterThan(30);
    expect(worse.sizeBytes).toBeLessThan(best.sizeBytes);
  });

  it('keeps alpha, and every pixel without losses', async () => {
    const clear = frames[0]!.map((value, at) => (at % 4 === 3 ? at % 256 : value));
    const from = sourceOfFrames([clear], { ...size, hasAlpha: true });
    const { bytes } = await encode(from, { isLossless: true });
    expect(Buffer.compare(await decode(bytes), clear)).toBe(0);
  });

  it('says where the picture comes from', async () => {
    const provenance: Provenance = {
      digitalSource: 'algorithmic',
      recipe: { engine: 'illustrator', seed: 1, aspect: '3:2', width: 96, height: 64 },
    };
    const { bytes } = await encode(source, { provenance });
    expect((await sharp(bytes).metadata()).xmpAsString).toBe(buildXmpPacket(provenance));
  });

  it('refuses a source without frames', async () => {
    await expect(encode(sourceOfFrames([], size))).rejects.toThrow(RangeError);
  });
});
