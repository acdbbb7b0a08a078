import { afterEach, describe, expect, it } from 'vitest';
import { encodeGifBytes } from '../codecs/gif/encoder/encode-gif.ts';
import type { EncoderPool } from '../codecs/gif/encoder/encoder-pool.ts';
import { circlingLight } from '../testing/frames.ts';
import { openEncoderThreads } from './encoder-threads.ts';

const [width, height] = [96, 64];
const frames = circlingLight(width, height, 30).map((data) => ({ width, height, data }));

let pool: EncoderPool | undefined;
afterEach(() => pool?.close());

describe('encoder threads', () => {
  it.each([1, 2, 3])('give the same bytes as no threads when they are %i', async (threads) => {
    pool = openEncoderThreads(threads);
    const here = await encodeGifBytes(frames);
    const there = await encodeGifBytes(frames, { runner: pool });
    expect(Buffer.from(there.bytes).equals(here.bytes)).toBe(true);
  });

  it('compress several files at the same time', async () => {
    pool = openEncoderThreads(2);
    const options = [{ runner: pool }, { runner: pool, palette: 'local', quality: 40 }] as const;
    const there = await Promise.all(options.map((each) => encodeGifBytes(frames, each)));
    const { bytes } = await encodeGifBytes(frames, { palette: 'local', quality: 40 });
    expect(there[0]!.bytes).toEqual((await encodeGifBytes(frames)).bytes);
    expect(there[1]!.bytes).toEqual(bytes);
  });

  it('say when they are closed in the middle', async () => {
    pool = openEncoderThreads(1);
    const closing = encodeGifBytes(frames, {
      runner: pool,
      onProgress: ({ framesTaken }) => framesTaken > 8 && pool?.close(),
    });
    await expect(closing).rejects.toThrow('closed');
    await expect(encodeGifBytes(frames, { runner: pool })).rejects.toThrow('closed');
  });
});
