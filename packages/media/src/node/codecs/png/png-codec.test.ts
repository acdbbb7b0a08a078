import { describe, expect, it } from 'vitest';
import { encodeToBytes } from '../../../codec.ts';
import { readPngXmp } from '../../../codecs/png/xmp.ts';
import { sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight } from '../../../testing/frames.ts';
import { sharp } from '../../images/image-library.ts';
import { pngCodec } from './png-codec.ts';

const size = { width: 48, height: 32, delaysMs: 100 };
const frames = circlingLight(48, 32, 3);

describe('pngCodec', () => {
  it('keeps every pixel of the first frame', async () => {
    const { bytes, sizeBytes } = await encodeToBytes(pngCodec, sourceOfFrames(frames, size), {});
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 48, height: 32, channels: 3 });
    const opaque = frames[0]!.filter((_, at) => at % 4 !== 3);
    expect(Buffer.compare(data, opaque)).toBe(0);
    expect(sizeBytes).toBe(bytes.length);
  });

  it('keeps alpha of a source that has it', async () => {
    const clear = frames[0]!.map((value, at) => (at % 4 === 3 ? 100 : value));
    const source = sourceOfFrames([clear], { ...size, hasAlpha: true });
    const { bytes } = await encodeToBytes(pngCodec, source, {});
    expect(Buffer.compare(await sharp(bytes).raw().toBuffer(), clear)).toBe(0);
  });

  it('says where the picture comes from', async () => {
    const provenance: Provenance = {
      digitalSource: 'trained',
      recipe: { engine: 'openai:gpt-image-1', seed: 1, aspect: '1:1', width: 48, height: 32 },
    };
    const { bytes } = await encodeToBytes(pngCodec, sourceOfFrames(frames, size), { provenance });
    expect(readPngXmp(bytes)).toBe(buildXmpPacket(provenance));
  });

  it('refuses a source without frames', async () => {
    const encoded = encodeToBytes(pngCodec, sourceOfFrames([], size), {});
    await expect(encoded).rejects.toThrow(RangeError);
  });
});
