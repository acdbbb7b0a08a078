import { describe, expect, it } from 'vitest';
import { playGif } from '../play.ts';
import { ditherThreshold, isSharpEdge } from './alpha-dither.ts';
import { encodeGifBytes } from './encode-gif.ts';

const SIDE = 32;
const PIXELS = SIDE * SIDE;

/** A picture whose alpha is given for each pixel. */
const pictureOf = (alphaAt: (x: number, y: number) => number): Uint8Array => {
  const data = new Uint8Array(PIXELS * 4).fill(90);
  for (let at = 0; at < PIXELS; at++) {
    data[at * 4 + 3] = alphaAt(at % SIDE, Math.floor(at / SIDE));
  }
  return data;
};

/** How many of the pixels of its GIF are opaque. */
async function opaqueShare(data: Uint8Array, dithersAlpha: boolean): Promise<number> {
  const frame = { width: SIDE, height: SIDE, data };
  const { bytes } = await encodeGifBytes([frame], { transparency: { dithersAlpha } });
  const [shown] = [...playGif(bytes)];
  let count = 0;
  for (let at = 0; at < PIXELS; at++) if (shown![at * 4 + 3] === 255) count += 1;
  return count / PIXELS;
}

describe('half-transparent pixels of a GIF', () => {
  it('have each threshold of the pattern once in 8 x 8 pixels', () => {
    const thresholds = Array.from({ length: 64 }, (_, at) => ditherThreshold(at % 8, at >> 3));
    expect(new Set(thresholds).size).toBe(64);
    expect([Math.min(...thresholds), Math.max(...thresholds)]).toEqual([8, 134]);
  });

  it('become opaque in a share that grows with alpha, where that is wanted', async () => {
    const shareOf = (alpha: number) =>
      opaqueShare(
        pictureOf(() => alpha),
        true,
      );
    expect(await shareOf(4)).toBe(0);
    expect(await shareOf(70)).toBeCloseTo(0.5, 1);
    expect(await shareOf(140)).toBe(1);
    expect(
      await opaqueShare(
        pictureOf(() => 70),
        false,
      ),
    ).toBe(0);
  });

  it('keep the edge of something opaque sharp', async () => {
    const edge = pictureOf((x) => (x < 15 ? 0 : x === 15 ? 70 : 255));
    expect(isSharpEdge(edge, SIDE, SIDE, 15)).toBe(true);
    expect(isSharpEdge(edge, SIDE, SIDE, 14)).toBe(false);
    expect(await opaqueShare(edge, true)).toBe(0.5);
  });
});
