import { describe, expect, it } from 'vitest';
import { encodeToBytes } from '../../../codec.ts';
import { sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight, peakSignalToNoise } from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { jpegCodec } from './jpeg-codec.ts';

const size = { width: 96, height: 64, delaysMs: 100 };
const frames = circlingLight(96, 64, 3);
const source = sourceOfFrames(frames, size);
const decode = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).ensureAlpha().raw().toBuffer();

describe('jpegCodec', () => {
  it('writes the first frame, with fewer bytes for less quality', async () => {
    const best = await encodeToBytes(jpegCodec, source, {});
    const worse = await encodeToBytes(jpegCodec, source, { quality: 50 });
    expect(best).toMatchObject({ width: 96, height: 64, delaysMs: [0] });
    expect(best.sizeBytes).toBe(best.bytes.length);
    expect(peakSignalToNoise(frames[0]!, await decode(best.bytes))).toBeGreaterThan(40);
    expect(peakSignalToNoise(frames[0]!, await decode(worse.bytes))).toBeGreaterThan(30);
    expect(worse.sizeBytes).toBeLessThan(best.sizeBytes);
  });

  it('shows white where the picture is transparent', async () => {
    const clear = sourceOfFrames([new Uint8Array(96 * 64 * 4)], { ...size, hasAlpha: true });
    const { bytes } = await encodeToBytes(jpegCodec, clear, {});
    expect([...(await decode(bytes)).subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('says where the picture comes from', async () => {
    const provenance: Provenance = {
      digitalSource: 'trained',
      recipe: { engine: 'openai:gpt-image-1', seed: 1, aspect: '3:2', width: 96, height: 64 },
    };
    const { bytes } = await encodeToBytes(jpegCodec, source, { provenance });
    expect((await sharp(bytes).metadata()).xmpAsString).toBe(buildXmpPacket(provenance));
  });

  it('refuses a source without frames', async () => {
    const encoded = encodeToBytes(jpegCodec, sourceOfFrames([], size), {});
    await expect(encoded).rejects.toThrow(RangeError);
  });
});
