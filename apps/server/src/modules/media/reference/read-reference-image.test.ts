import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import { sharp } from '@loopwright/media/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReferenceImage } from './read-reference-image.ts';
import { ReferenceImageError } from './reference-image-error.ts';

const limits = { maximumBytes: 5 * 1024 * 1024, maximumPixels: 40_000_000 };
const red = { r: 200, g: 30, b: 30 };

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

/** The reason of the rejection, or `taken`; other errors fail the test. */
async function reasonFor(bytes: Uint8Array): Promise<string> {
  try {
    await readReferenceImage(bytes, limits);
    return 'taken';
  } catch (failure) {
    if (failure instanceof ReferenceImageError) return failure.reason;
    throw failure;
  }
}

/** The left half is red and the right half blue, so that rotation is visible. */
const twoHalves = (width: number, height: number) =>
  blank(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2030c8' } },
      left: width / 2,
      top: 0,
    },
  ]);

async function pixelAt(png: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** An eight-bit gray PNG with a declared size and any chunks. */
function forgedPng(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, end]);
}

describe('readReferenceImage', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('takes %s', async (format) => {
    const image = await readReferenceImage(await blank(64, 48).toFormat(format).toBuffer(), limits);
    expect(image).toMatchObject({ format, width: 64, height: 48 });
    const [r, g, b] = await pixelAt(image.png, 20, 20);
    expect(Math.abs(r! - red.r) + Math.abs(g! - red.g) + Math.abs(b! - red.b)).toBeLessThan(12);
  });

  it('rotates a photograph upright and drops its metadata', async () => {
    const photo = await twoHalves(80, 40)
      .withExif({ IFD0: { Artist: 'an artist', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { png, width, height } = await readReferenceImage(photo, limits);
    expect({ width, height }).toEqual({ width: 40, height: 80 });
    const [top, bottom] = [await pixelAt(png, 20, 10), await pixelAt(png, 20, 70)];
    expect(top[0]).toBeGreaterThan(150);
    expect(bottom[2]).toBeGreaterThan(150);
    const metadata = await sharp(png).metadata();
    expect(metadata.exif ?? metadata.icc ?? metadata.xmp).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('scales large images down to 2048 px and leaves small ones alone', async () => {
    const large = await readReferenceImage(await blank(5000, 2500).jpeg().toBuffer(), limits);
    expect(large).toMatchObject({ width: 2048, height: 1024 });
    const small = await readReferenceImage(await blank(3, 2).png().toBuffer(), limits);
    expect(small).toMatchObject({ width: 3, height: 2 });
  });

  it('takes the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 20 * 3, 0), Buffer.alloc(30 * 20 * 3, 255)]);
    const raw = { width: 30, height: 40, channels: 3, pageHeight: 20 } as const;
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(frames, { raw }).toFormat(format, { loop: 0 }).toBuffer();
      const image = await readReferenceImage(animation, limits);
      expect(image).toMatchObject({ width: 30, height: 20, format });
      expect((await pixelAt(image.png, 5, 5))[0]).toBeLessThan(5);
    }
  });

  it('converts sixteen bits, gray and print colors to eight-bit sRGB', async () => {
    const grey = await blank(20, 20).toColourspace('grey16').png().toBuffer();
    const print = await blank(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [grey, print]) {
      const { png } = await readReferenceImage(bytes, limits);
      expect(await sharp(png).metadata()).toMatchObject({ depth: 'uchar', space: 'srgb' });
    }
  });

  it('refuses too many bytes without reading them', async () => {
    expect(await reasonFor(new Uint8Array(limits.maximumBytes + 1))).toBe('too-large');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n%image\n')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['AVIF', Buffer.from('\0\0\0\x1Cftypavif\0\0\0\0', 'latin1')],
    ['a sound in RIFF', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('unsupported');
  });

  it.each([
    ['PNG', '\x89PNG\r\n\x1A\n'],
    ['JPEG', '\xFF\xD8\xFF\xE0'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
  ])('refuses a fake %s', async (_, start) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await reasonFor(Buffer.from(start, 'latin1'))).toBe('damaged');
    expect(await reasonFor(Buffer.from(start + svg.repeat(20), 'latin1'))).toBe('damaged');
  });

  describe('with an image of noise', () => {
    let noise: Buffer;
    beforeAll(() => {
      let state = 7;
      noise = Buffer.from(
        Array.from({ length: 200 * 150 * 3 }, () => {
          state = (state * 48271) % 2147483647;
          return state & 255;
        }),
      );
    });

    it.each(['jpeg', 'png', 'webp', 'gif'] as const)('refuses a cut %s', async (format) => {
      const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
        .toFormat(format)
        .toBuffer();
      for (const share of [0.1, 0.5, 0.9]) {
        const cut = whole.subarray(0, Math.floor(whole.length * share));
        expect(await reasonFor(cut), `${share}`).toBe('damaged');
      }
    });

    it('drops the second format of a polyglot file', async () => {
      const image = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
        .jpeg()
        .toBuffer();
      const script = '<script>alert(1)</script>';
      const { png } = await readReferenceImage(Buffer.concat([image, Buffer.from(script)]), limits);
      expect(Buffer.from(png).includes('script')).toBe(false);
    });
  });

  it('refuses a tiny PNG that declares 50,000 by 50,000', async () => {
    const bomb = forgedPng(50_000, 50_000, pngChunk('IDAT', deflateSync(Buffer.alloc(1000))));
    expect(await reasonFor(bomb)).toBe('too-many-pixels');
  });

  it('refuses a tiny GIF whose screen and frame declare 65,535 by 65,535', async () => {
    const image = await blank(9, 9).gif().toBuffer();
    image.fill(0xff, 6, 10);
    const frame = image.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 9, 0, 9, 0]));
    image.fill(0xff, frame + 5, frame + 9);
    expect(await reasonFor(image)).toBe('too-many-pixels');
  });

  it('refuses one pixel more than allowed, and takes the last one allowed', async () => {
    const image = await blank(40, 50).png().toBuffer();
    const tight = { ...limits, maximumPixels: 1999 };
    await expect(readReferenceImage(image, tight)).rejects.toMatchObject({
      reason: 'too-many-pixels',
    });
    expect(await readReferenceImage(image, { ...limits, maximumPixels: 2000 })).toBeDefined();
  });

  describe('with half a gigabyte of zeros in two megabytes', () => {
    const unpackedBytes = 512 * 1024 * 1024;
    let zeros: Buffer;
    beforeAll(async () => {
      const block = Buffer.alloc(1024 * 1024);
      const source = Readable.from(
        Array.from({ length: unpackedBytes / block.length }, () => block),
      );
      zeros = await buffer(source.pipe(createDeflate({ level: 1 })));
    });

    it.each(['IDAT', 'zTXt', 'iTXt', 'iCCP'])(
      'does not swell when they are in %s',
      async (type) => {
        const rows = pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 9)));
        const labels = { zTXt: 'name\0\0', iCCP: 'name\0\0', iTXt: 'name\0\x01\0\0\0', IDAT: '' };
        const label = Buffer.from(labels[type as keyof typeof labels], 'latin1');
        const bomb = pngChunk(type, Buffer.concat([label, zeros]));
        expect(bomb.length).toBeLessThan(limits.maximumBytes);
        const before = process.resourceUsage().maxRSS * 1024;
        // It may be refused, or read without the excessive data.
        expect(['taken', 'damaged']).toContain(
          await reasonFor(type === 'IDAT' ? forgedPng(8, 8, bomb) : forgedPng(8, 8, bomb, rows)),
        );
        expect(process.resourceUsage().maxRSS * 1024 - before).toBeLessThan(unpackedBytes / 4);
      },
    );
  });
});
