import { describe, expect, it } from 'vitest';
import { indexedFrame, tinyGif } from '../testing/tiny-gif.ts';
import { readGifBlocks } from './blocks.ts';
import { joinGifs } from './join.ts';
import { writeGif } from './write.ts';

const one = tinyGif(4, 4, [indexedFrame(4, 4, (x) => x), indexedFrame(4, 4, () => 2)]);
const otherPalette = Uint8Array.from({ length: 24 }, (_, index) => index);
const other = writeGif({
  width: 4,
  height: 4,
  globalPalette: otherPalette,
  frames: [indexedFrame(4, 4, (_, y) => y)],
});

describe('joinGifs', () => {
  it('plays the parts one after another with the given delays, for ever', () => {
    const joined = readGifBlocks(joinGifs([one, other], [6, 7, 6]));
    expect(joined.loopCount).toBe(0);
    expect(joined.frames.map(({ delayHundredths }) => delayHundredths)).toEqual([6, 7, 6]);
    expect(joined.frames[2]!.data).toEqual(readGifBlocks(other).frames[0]!.data);
  });

  it('gives the later parts their own palette', () => {
    const joined = readGifBlocks(joinGifs([one, other], [6, 7, 6]));
    expect(joined.frames.map(({ palette }) => palette)).toEqual([null, null, otherPalette]);
  });

  it('refuses other sizes, missing delays and nothing at all', () => {
    const larger = tinyGif(5, 4, [indexedFrame(5, 4, (x) => x)]);
    expect(() => joinGifs([one, larger], [6, 6, 6])).toThrow(RangeError);
    expect(() => joinGifs([one], [6])).toThrow(RangeError);
    expect(() => joinGifs([], [])).toThrow(RangeError);
  });
});
