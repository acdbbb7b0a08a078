import { Readable } from 'node:stream';
import {
  FormatError,
  readGifBlocks,
  readGifXmp,
  readPngXmp,
  sourceOfFrames,
} from '@loopwright/media';
import { encodeFrameDelta, openFrameDelta, sharp } from '@loopwright/media/node';
import { describe, expect, it } from 'vitest';
import { encodeStill } from './encode-still.ts';
import { finishLoop } from './finish-loop.ts';
import { makePoster } from './poster.ts';
import { circlingFrames, drawTestImage, provenance } from './testing/images.ts';
import { watermarkFrames, watermarkGif, watermarkPng } from './watermark.ts';

interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const decode = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { pages: -1 }).removeAlpha().raw().toBuffer();

/** The positions where two images (RGB, frames stacked vertically) differ by more than `tolerance`. */
function changedRegion(
  before: Buffer,
  after: Buffer,
  [width, height]: readonly [number, number],
  tolerance = 0,
): Region | null {
  let region = null as Region | null;
  for (let at = 0; at < before.length; at++) {
    if (Math.abs(before[at]! - after[at]!) <= tolerance) continue;
    const pixel = Math.floor(at / 3) % (width * height);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    region = {
      left: Math.min(region?.left ?? x, x),
      top: Math.min(region?.top ?? y, y),
      right: Math.max(region?.right ?? x, x),
      bottom: Math.max(region?.bottom ?? y, y),
    };
  }
  return region;
}

/** The darkest and the lightest value of a corner, which differ much when the mark is legible. */
async function contrastInCorner(bytes: Uint8Array, width: number, height: number) {
  const size = { width: Math.floor(width * 0.2), height: Math.floor(height * 0.12) };
  const corner = await sharp(bytes)
    .extract({ left: width - size.width, top: height - size.height, ...size })
    .greyscale()
    .raw()
    .toBuffer();
  return { darkest: Math.min(...corner), lightest: Math.max(...corner) };
}

describe('watermarkPng', () => {
  const scenes = {
    light: () => [246, 244, 240],
    dark: () => [12, 10, 16],
    busy: (x: number, y: number) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256],
  } as const;

  it.each(['light', 'dark', 'busy'] as const)('is legible on a %s image', async (name) => {
    const paint = scenes[name] as (x: number, y: number) => [number, number, number];
    const master = await encodeStill(drawTestImage(640, 640, paint), 640, 640, provenance);
    const { darkest, lightest } = await contrastInCorner(await watermarkPng(master), 640, 640);
    expect(darkest).toBeLessThan(110);
    expect(lightest).toBeGreaterThan(235);
  });

  it('changes the lower right corner only, at most 16% of the width', async () => {
    const master = await encodeStill(circlingFrames(600, 400, 1)[0]!, 600, 400, provenance);
    const marked = await watermarkPng(master);
    const region = changedRegion(await decode(master), await decode(marked), [600, 400]);
    expect(region!.left).toBeGreaterThanOrEqual(600 * (1 - 0.16) - 12);
    expect(region!.top).toBeGreaterThan(360);
    expect(region!.right).toBeLessThan(600 - 4);
    expect(region!.bottom).toBeLessThan(400 - 4);
  });

  it('keeps the size, the opacity and the provenance', async () => {
    const master = await encodeStill(circlingFrames(321, 201, 1)[0]!, 321, 201, provenance);
    const marked = await watermarkPng(master);
    expect(await sharp(marked).metadata()).toMatchObject({
      format: 'png',
      width: 321,
      height: 201,
      hasAlpha: false,
    });
    expect(readPngXmp(marked)).toBe(readPngXmp(master));
  });

  it('leaves an image alone that is too small for a mark', async () => {
    const master = await encodeStill(
      drawTestImage(8, 8, () => [9, 9, 9]),
      8,
      8,
      provenance,
    );
    expect(await watermarkPng(master)).toBe(master);
  });
});

describe('watermarkGif', () => {
  const [width, height] = [320, 240];
  const makeLoop = () =>
    finishLoop(
      sourceOfFrames(circlingFrames(width, height, 10), { width, height, delaysMs: 62.5 }),
      provenance,
    );

  it('marks every frame in its corner and changes little else', async () => {
    const { bytes } = await makeLoop();
    const [before, after] = [await decode(bytes), await decode(watermarkGif(bytes))];
    // Colors may change slightly to make room in the palette.
    const region = changedRegion(before, after, [width, height], 24);
    expect(region!.left).toBeGreaterThan(width * 0.8);
    expect(region!.top).toBeGreaterThan(height * 0.9);
    const frameBytes = width * height * 3;
    for (let start = 0; start < before.length; start += frameBytes) {
      const frame = [before, after].map((all) => all.subarray(start, start + frameBytes));
      expect(changedRegion(frame[0]!, frame[1]!, [width, height], 24)).toEqual(region);
    }
  });

  it('keeps frames, delays, looping and provenance', async () => {
    const { bytes } = await makeLoop();
    const delaysOf = (gif: Uint8Array): number[] =>
      readGifBlocks(gif).frames.map(({ delayHundredths }) => delayHundredths);
    const marked = watermarkGif(bytes);
    const blocks = readGifBlocks(marked);
    expect(blocks).toMatchObject({ width, height, loopCount: 0 });
    expect(delaysOf(marked)).toEqual(delaysOf(bytes));
    expect(readGifXmp(marked)).toBe(readGifXmp(bytes));
  });

  it('adds little to the file', async () => {
    const { bytes } = await makeLoop();
    expect(watermarkGif(bytes).length).toBeLessThan(bytes.length * 1.05 + 2000);
  });

  it('is legible', async () => {
    const { darkest, lightest } = await contrastInCorner(
      watermarkGif((await makeLoop()).bytes),
      width,
      height,
    );
    expect(darkest).toBeLessThan(40);
    expect(lightest).toBeGreaterThan(240);
  });

  it('refuses GIFs of other encoders', async () => {
    const { bytes } = await makeLoop();
    expect(() => watermarkGif(bytes.subarray(0, bytes.length / 2))).toThrow(FormatError);
    expect(() => watermarkGif(new Uint8Array(100))).toThrow(FormatError);
    expect(() => watermarkGif(new Uint8Array(3))).toThrow(FormatError);
  });
});

describe('watermarkFrames', () => {
  const [width, height] = [320, 240];
  const delaysMs = [40, 70, 100, 62.5];

  async function rgbOf(file: Uint8Array) {
    const source = await openFrameDelta(() => Readable.from([file], { objectMode: false }));
    const frames: Buffer[] = [];
    for await (const frame of source.frames()) {
      frames.push(Buffer.from(frame.filter((_, at) => at % 4 !== 3)));
    }
    return { frames, delaysMs: source.delaysMs };
  }

  it('marks every frame in its corner, and keeps the delays and all else to a level', async () => {
    const loop = sourceOfFrames(circlingFrames(width, height, 4), { width, height, delaysMs });
    const file = await Array.fromAsync(encodeFrameDelta(loop));
    const clean = Buffer.concat(file);
    const [before, after] = [await rgbOf(clean), await rgbOf(await watermarkFrames(clean))];
    expect(after.delaysMs).toEqual(delaysMs);
    expect(after.frames).toHaveLength(4);
    for (const [at, frame] of after.frames.entries()) {
      const region = changedRegion(before.frames[at]!, frame, [width, height], 1);
      expect(region!.left).toBeGreaterThan(width * 0.8);
      expect(region!.top).toBeGreaterThan(height * 0.9);
      expect(region!.right - region!.left).toBeGreaterThan(width * 0.12);
    }
  });

  it('refuses what is no file of frames', async () => {
    await expect(watermarkFrames(new Uint8Array(100))).rejects.toThrow(FormatError);
  });
});

describe('makePoster', () => {
  it('is a WebP of the first frame with the requested width', async () => {
    const { bytes } = await finishLoop(
      sourceOfFrames(circlingFrames(320, 240, 4), { width: 320, height: 240, delaysMs: 100 }),
      provenance,
    );
    const poster = await makePoster(bytes, 160, false);
    expect(await sharp(poster).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
      height: 120,
    });
    expect((await sharp(poster).metadata()).pages).toBeUndefined();
  });

  it('is never larger than the master', async () => {
    const master = await encodeStill(circlingFrames(90, 60, 1)[0]!, 90, 60, provenance);
    expect(await sharp(await makePoster(master, 640, false)).metadata()).toMatchObject({
      width: 90,
      height: 60,
    });
  });

  it('keeps the provenance of the master', async () => {
    const frames = circlingFrames(96, 64, 2);
    const still = await encodeStill(frames[0]!, 96, 64, provenance);
    const source = sourceOfFrames(frames, { width: 96, height: 64, delaysMs: 100 });
    const loop = (await finishLoop(source, provenance)).bytes;
    for (const [master, packet] of [
      [still, readPngXmp(still)],
      [loop, readGifXmp(loop)],
    ] as const) {
      const { xmp } = await sharp(await makePoster(master, 64, true)).metadata();
      expect(xmp?.toString()).toBe(packet);
      expect(packet).toContain('digitalsourcetype/algorithmicMedia');
    }
  });

  it('has the mark on request', async () => {
    const master = await encodeStill(circlingFrames(640, 480, 1)[0]!, 640, 480, provenance);
    const [clean, marked] = [
      await decode(await makePoster(master, 480, false)),
      await decode(await makePoster(master, 480, true)),
    ];
    const region = changedRegion(clean, marked, [480, 360], 60);
    expect(region!.left).toBeGreaterThan(480 * 0.8);
    expect(region!.top).toBeGreaterThan(360 * 0.9);
  });
});
