import * as fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharp } from '../../../node/images/image-library.ts';
import {
  circlingLight,
  marchingBlock,
  paintFrame,
  peakSignalToNoise,
} from '../../../testing/frames.ts';
import { readGifBlocks } from '../blocks.ts';
import { playGif } from '../play.ts';
import { encodeGif, encodeGifBytes } from './encode-gif.ts';
import type { Frame } from './frame.ts';
import type { GifOptions } from './options.ts';

const toFrames = (pictures: readonly Uint8Array[], width: number, height: number): Frame[] =>
  pictures.map((data) => ({ width, height, data }));

const plainFrame = (width: number, height: number, rgba: readonly number[]): Frame => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) => rgba[at % 4]!),
});

async function decodeWithLibvips(gif: Uint8Array): Promise<Uint8Array[]> {
  const { data, info } = await sharp(gif, { pages: -1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frameBytes = info.width * (info.pageHeight ?? info.height) * 4;
  return Array.from({ length: data.length / frameBytes }, (_, index) =>
    Uint8Array.from(data.subarray(index * frameBytes, (index + 1) * frameBytes)),
  );
}

/** Checks that an independent reader sees the same pixels as ours. */
async function playBoth(gif: Uint8Array): Promise<Uint8Array[]> {
  const seen = [...playGif(gif)];
  const theirs = await decodeWithLibvips(gif);
  expect(theirs).toHaveLength(seen.length);
  for (const [index, frame] of seen.entries()) {
    // The colors of transparent pixels do not matter.
    for (const picture of [frame, theirs[index]!]) {
      for (let at = 0; at < picture.length; at += 4) {
        if (picture[at + 3] === 0) picture.fill(0, at, at + 4);
      }
    }
    expect(Buffer.compare(frame, theirs[index]!)).toBe(0);
  }
  return seen;
}

describe('encodeGif', () => {
  it('gives a valid file that looks like the frames', async () => {
    const pictures = circlingLight(120, 90, 20);
    const gif = await encodeGifBytes(toFrames(pictures, 120, 90), { delaysMs: 65 });
    const seen = await playBoth(gif.bytes);
    for (const [index, frame] of seen.entries()) {
      expect(peakSignalToNoise(pictures[index]!, frame)).toBeGreaterThan(33);
    }
    expect(gif).toMatchObject({ width: 120, height: 90, gaveUp: [], fits: true });
    expect(gif.sizeBytes).toBe(gif.bytes.length);
    expect(readGifBlocks(gif.bytes).loopCount).toBe(0);
  });

  it('gives the same bytes in pieces, every time', async () => {
    const frames = toFrames(circlingLight(64, 48, 20), 64, 48);
    const { bytes } = await encodeGifBytes(frames);
    const pieces: Uint8Array[] = [];
    for await (const piece of encodeGif(() => frames.values())) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(3);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  });

  it('looks better the higher the quality is, and is larger', async () => {
    const pictures = circlingLight(160, 120, 8);
    const results = [];
    for (const quality of [5, 50, 100]) {
      const { bytes } = await encodeGifBytes(toFrames(pictures, 160, 120), { quality });
      const noise = [...playGif(bytes)].map((frame, index) =>
        peakSignalToNoise(pictures[index]!, frame),
      );
      results.push({ bytes: bytes.length, noise: Math.min(...noise) });
    }
    const [low, middle, high] = results;
    expect(low!.bytes).toBeLessThan(middle!.bytes * 0.9);
    expect(middle!.bytes).toBeLessThan(high!.bytes * 0.95);
    expect(low!.noise).toBeLessThan(middle!.noise);
    expect(middle!.noise).toBeLessThan(high!.noise);
  });

  it.each<[string, GifOptions]>([
    ['fast', { effort: 'fast' }],
    ['one palette', { palette: 'global' }],
    ['many palettes', { palette: 'local' }],
    ['no dither', { dither: 'none' }],
    ['two colours', { colors: 2 }],
    ['seventeen colours', { colors: 17 }],
    ['the lowest quality', { quality: 1 }],
  ])('is valid with %s', async (_, options) => {
    const pictures = circlingLight(50, 41, 11);
    const { bytes } = await encodeGifBytes(toFrames(pictures, 50, 41), options);
    const seen = await playBoth(bytes);
    expect(seen).toHaveLength(11);
    // Besides its colours, a palette has an entry for what is transparent.
    const mostEntries = 2 ** Math.ceil(Math.log2(Math.min(256, (options.colors ?? 256) + 1)));
    const { frames, globalPalette } = readGifBlocks(bytes);
    for (const palette of [globalPalette, ...frames.map((frame) => frame.palette)]) {
      expect((palette?.length ?? 0) / 3).toBeLessThanOrEqual(mostEntries);
    }
  });

  it('has one palette or many, as it is told', async () => {
    const frames = toFrames(circlingLight(50, 41, 11), 50, 41);
    const global = readGifBlocks((await encodeGifBytes(frames, { palette: 'global' })).bytes);
    expect(global.globalPalette).not.toBeNull();
    expect(global.frames.every(({ palette }) => palette === null)).toBe(true);
    const local = readGifBlocks((await encodeGifBytes(frames, { palette: 'local' })).bytes);
    expect(local.globalPalette).toBeNull();
    expect(local.frames.every(({ palette }) => palette !== null)).toBe(true);
  });

  it('keeps every pixel of frames with at most 256 colours', async () => {
    await fastCheck.assert(
      fastCheck.asyncProperty(fewColouredClips, async ({ width, height, pictures }) => {
        const { bytes } = await encodeGifBytes(toFrames(pictures, width, height), {
          mergeRepeats: false,
        });
        expect([...playGif(bytes)]).toEqual(pictures);
      }),
      { numRuns: 60 },
    );
  });

  it('stays near the colours of any frames, whatever the options', async () => {
    await fastCheck.assert(
      fastCheck.asyncProperty(anyClips, async ({ clip: { width, height, pictures }, options }) => {
        const { bytes } = await encodeGifBytes(toFrames(pictures, width, height), {
          ...options,
          mergeRepeats: false,
        });
        const seen = await playBoth(bytes);
        expect(seen).toHaveLength(pictures.length);
        for (const [index, picture] of pictures.entries()) {
          expect(meanOf(seen[index]!)).toBeGreaterThan(meanOf(picture) - 40);
          expect(meanOf(seen[index]!)).toBeLessThan(meanOf(picture) + 40);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has the colours of pictures of a few pixels', async () => {
    const picture = Uint8Array.of(0, 21, 153, 255, 228, 247, 48, 255);
    const { bytes } = await encodeGifBytes(toFrames([picture], 2, 1), {
      quality: 1,
      effort: 'fast',
    });
    expect(await playBoth(bytes)).toEqual([picture]);
  });

  it('keeps holes, also where something vanishes', async () => {
    await fastCheck.assert(
      fastCheck.asyncProperty(clipsWithHoles, async ({ width, height, pictures }) => {
        const { bytes } = await encodeGifBytes(toFrames(pictures, width, height), {
          mergeRepeats: false,
        });
        expect(await playBoth(bytes)).toEqual(pictures);
      }),
      { numRuns: 60 },
    );
  });

  it('settles half-transparent pixels by threshold and matte', async () => {
    const frame: Frame = {
      width: 3,
      height: 1,
      data: Uint8Array.of(200, 100, 0, 127, 200, 100, 0, 128, 200, 100, 0, 255),
    };
    const shown = async (options: GifOptions): Promise<number[]> => [
      ...[...playGif((await encodeGifBytes([frame], options)).bytes)][0]!,
    ];
    const full = [200, 100, 0, 255];
    expect(await shown({})).toEqual([0, 0, 0, 0, ...full, ...full]);
    const matte = [0, 0, 255] as const;
    const mixed = await shown({ transparency: { alphaThreshold: 0, matte } });
    expect(mixed).toEqual([100, 50, 128, 255, 100, 50, 127, 255, ...full]);
    expect(await shown({ transparency: false })).toEqual([...full, ...full, ...full]);
  });

  it.each([
    [1, 1],
    [1, 301],
    [257, 3],
    [4096, 1],
  ])('encodes a single frame of %i x %i', async (width, height) => {
    const picture = paintFrame(width, height, (x, y) => [x % 256, (y * 3) % 256, (x + y) % 256]);
    const { bytes } = await encodeGifBytes(toFrames([picture], width, height));
    const [seen] = await playBoth(bytes);
    expect(peakSignalToNoise(picture, seen!)).toBeGreaterThan(25);
  });

  it('encodes frames in which there is nothing', async () => {
    const nothing = plainFrame(9, 7, [80, 80, 80, 0]);
    const something = plainFrame(9, 7, [10, 20, 30, 255]);
    const { bytes } = await encodeGifBytes([nothing, something, nothing, nothing], {
      mergeRepeats: false,
    });
    const seen = await playBoth(bytes);
    expect(seen.map((frame) => frame[3])).toEqual([0, 255, 0, 0]);
  });

  it('unites repeated frames and adds their delays', async () => {
    const [one, two] = toFrames(marchingBlock(20, 10, 2), 20, 10);
    const { bytes, delaysHundredths } = await encodeGifBytes([one!, one!, two!, one!, one!], {
      delaysMs: [40, 50, 60, 70, 80],
    });
    expect(delaysHundredths).toEqual([9, 6, 15]);
    expect(readGifBlocks(bytes).frames.map(({ delayHundredths }) => delayHundredths)).toEqual([
      9, 6, 15,
    ]);
  });

  it('shows a frame longer than one frame can be shown', async () => {
    const [one, two] = toFrames(marchingBlock(20, 10, 2), 20, 10);
    const { bytes } = await encodeGifBytes([one!, two!], { delaysMs: [2_000_000, 655_350] });
    const delays = readGifBlocks(bytes).frames.map(({ delayHundredths }) => delayHundredths);
    expect(delays.slice(0, -1).reduce((a, b) => a + b)).toBe(200_000);
    expect(delays.at(-1)).toBe(65_535);
    const seen = await playBoth(bytes);
    expect(seen[3]).toEqual(one!.data);
    expect(seen[4]).toEqual(two!.data);
  });

  it('clears what vanishes also after a long delay', async () => {
    const something = plainFrame(6, 6, [10, 20, 30, 255]);
    const nothing = plainFrame(6, 6, [0, 0, 0, 0]);
    const { bytes } = await encodeGifBytes([something, nothing], { delaysMs: 1_000_000 });
    expect((await playBoth(bytes)).map((frame) => frame[3])).toEqual([255, 255, 0, 0]);
  });

  it.each([
    [0, 0],
    [1, null],
    [2, 1],
    [10, 9],
  ])('plays %i times', async (loop, written) => {
    const { bytes } = await encodeGifBytes(toFrames(marchingBlock(4, 4, 2), 4, 4), { loop });
    expect(readGifBlocks(bytes).loopCount).toBe(written);
  });

  it('encodes two thousand frames from one buffer, a few at a time', async () => {
    const buffer = new Uint8Array(16 * 8 * 4).fill(255);
    let given = 0;
    let mostAhead = 0;
    function* source(): Generator<Frame, void, void> {
      for (; given < 2000; given++) {
        buffer[(given % 128) * 4] = given % 251;
        yield { width: 16, height: 8, data: buffer, delayMs: 20 };
      }
    }
    const { bytes } = await encodeGifBytes(source(), {
      palette: 'local',
      onProgress: ({ framesTaken, framesEncoded }) => {
        mostAhead = Math.max(mostAhead, framesTaken - framesEncoded);
      },
    });
    expect(readGifBlocks(bytes).frames.length).toBeGreaterThan(1900);
    expect(mostAhead).toBeLessThan(64);
  });

  it('stops in the middle', async () => {
    const stop = new AbortController();
    let drawn = 0;
    function* endless(): Generator<Frame, void, void> {
      for (;;) {
        if (++drawn === 40) stop.abort(new Error('the person left'));
        yield { width: 600, height: 400, data: new Uint8Array(600 * 400 * 4).fill(drawn) };
      }
    }
    await expect(encodeGifBytes(endless(), { signal: stop.signal })).rejects.toThrow(
      'the person left',
    );
    expect(drawn).toBe(40);
  });

  it('refuses no frames, other sizes, other lengths and impossible options', async () => {
    const frame = plainFrame(4, 4, [1, 2, 3, 255]);
    const refused = async (frames: Frame[], options?: GifOptions): Promise<void> =>
      expect(encodeGifBytes(frames, options)).rejects.toThrow(RangeError);
    await refused([]);
    await refused([frame, plainFrame(4, 5, [1, 2, 3, 255])]);
    await refused([{ ...frame, width: 5 }]);
    await refused([plainFrame(4097, 1, [1, 2, 3, 255])]);
    await refused([frame], { colors: 1 });
    await refused([frame], { colors: 257 });
    await refused([frame], { quality: 0 });
    await refused([frame], { dither: 2 });
    await refused([frame], { loop: -1 });
    await refused([frame], { maxBytes: 0 });
    await refused([frame], { delaysMs: [10, 20] });
    await refused([frame, frame], { delaysMs: [10] });
    await refused([frame], { delaysMs: Number.NaN });
  });
});

describe('maxBytes', () => {
  const frames = toFrames(circlingLight(160, 120, 24), 160, 120);

  it('is left alone when the file is small enough', async () => {
    const plain = await encodeGifBytes(frames);
    const limited = await encodeGifBytes(frames, { maxBytes: plain.sizeBytes });
    expect(limited.bytes).toEqual(plain.bytes);
    expect(limited).toMatchObject({ gaveUp: [], fits: true });
  });

  it.each([
    [0.85, ['quality']],
    [0.5, ['quality', 'colors']],
    [0.1, ['quality', 'colors', 'size']],
  ])('of %f of the file is nearly used up, and gives up %j', async (share, gaveUp) => {
    const maxBytes = Math.round((await encodeGifBytes(frames)).sizeBytes * share);
    const gif = await encodeGifBytes(frames.values(), { maxBytes });
    expect(gif).toMatchObject({ gaveUp, fits: true });
    expect(gif.sizeBytes).toBeLessThanOrEqual(maxBytes);
    expect(gif.sizeBytes).toBeGreaterThan(maxBytes * 0.94);
    const blocks = readGifBlocks(gif.bytes);
    expect([blocks.width, blocks.height]).toEqual([gif.width, gif.height]);
    expect(await playBoth(gif.bytes)).toHaveLength(24);
  });

  it('says when it cannot be met', async () => {
    const gif = await encodeGifBytes(frames, { maxBytes: 300 });
    expect(gif).toMatchObject({ fits: false, gaveUp: ['quality', 'colors', 'size'] });
  });
});

function meanOf(picture: Uint8Array): number {
  let sum = 0;
  for (const [at, value] of picture.entries()) if (at % 4 !== 3) sum += value;
  return sum / ((picture.length * 3) / 4);
}

const sizes = fastCheck.record({
  width: fastCheck.integer({ min: 1, max: 24 }),
  height: fastCheck.integer({ min: 1, max: 24 }),
  frameCount: fastCheck.integer({ min: 1, max: 11 }),
  seed: fastCheck.integer({ min: 1, max: 2 ** 31 - 2 }),
});

interface ClipPlan {
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly seed: number;
}

/** Frames of which half of the pixels stay as they were. */
function makeClip(
  { width, height, frameCount, seed }: ClipPlan,
  colour: (random: () => number) => readonly number[],
) {
  let state = seed;
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const picture = new Uint8Array(width * height * 4);
  const pictures = Array.from({ length: frameCount }, (_, index) => {
    for (let at = 0; at < picture.length; at += 4) {
      if (index === 0 || random() < 0.5) picture.set(colour(random), at);
    }
    return picture.slice();
  });
  return { width, height, pictures };
}

const fewColouredClips = fastCheck
  .record({ plan: sizes, colours: fastCheck.integer({ min: 1, max: 256 }) })
  .map(({ plan, colours }) =>
    makeClip(plan, (random) => {
      const index = Math.floor(random() * colours);
      return [index, (index * 7) % 256, 255 - index, 255];
    }),
  );

const clipsWithHoles = sizes.map((plan) =>
  makeClip(plan, (random) => {
    if (random() < 0.3) return [0, 0, 0, 0];
    const index = Math.floor(random() * 100);
    return [index, (index * 7) % 256, 255 - index, 255];
  }),
);

const anyClips = fastCheck
  .record({
    plan: sizes,
    options: fastCheck.record({
      colors: fastCheck.integer({ min: 8, max: 256 }),
      quality: fastCheck.integer({ min: 1, max: 100 }),
      dither: fastCheck.constantFrom('none' as const, 0.3, 1),
      palette: fastCheck.constantFrom('auto' as const, 'local' as const),
      effort: fastCheck.constantFrom('fast' as const, 'full' as const),
    }),
  })
  .map(({ plan, options }) => {
    const channel = (random: () => number): number => random() * 256;
    const clip = makeClip(plan, (random) => [
      channel(random),
      channel(random),
      channel(random),
      255,
    ]);
    return { options, clip };
  });
