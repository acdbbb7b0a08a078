import { buildXmpPacket, readPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { describe, expect, it } from 'vitest';
import { encodeStill } from './encode-still.ts';
import { drawTestImage, provenance } from './testing/images.ts';

const pixels = drawTestImage(101, 67, (x, y) => [x * 2, y * 3, (x * y) % 256]);

describe('encodeStill', () => {
  it('keeps every pixel', async () => {
    const png = await encodeStill(pixels, 101, 67, provenance);
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 101, height: 67 });
    expect(Buffer.compare(data, pixels)).toBe(0);
  });

  it('drops alpha', async () => {
    const seeThrough = pixels.map((value, at) => (at % 4 === 3 ? 100 : value));
    const png = await encodeStill(seeThrough, 101, 67, provenance);
    expect((await sharp(png).metadata()).hasAlpha).toBe(false);
  });

  it('contains the provenance in metadata that other software reads', async () => {
    const png = await encodeStill(pixels, 101, 67, provenance);
    expect(readPngXmp(png)).toBe(buildXmpPacket(provenance));
    expect((await sharp(png).metadata()).xmpAsString).toContain('/algorithmicMedia<');
  });

  it('gives the same bytes for the same image', async () => {
    const [one, other] = await Promise.all([
      encodeStill(pixels, 101, 67, provenance),
      encodeStill(pixels, 101, 67, provenance),
    ]);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it('refuses pixels of another size', async () => {
    await expect(encodeStill(pixels, 100, 67, provenance)).rejects.toThrow(RangeError);
  });
});
