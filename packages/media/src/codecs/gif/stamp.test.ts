import { describe, expect, it } from 'vitest';
import { FormatError } from '../../format-error.ts';
import { EIGHT_COLOURS, indexedFrame, tinyGif } from '../../testing/tiny-gif.ts';
import { readGifBlocks } from './blocks.ts';
import { decompressPixels } from './lzw.ts';
import { stampGif, type Stamp } from './stamp.ts';
import { writeGif } from './write.ts';
import { readGifXmp, withGifXmp } from './xmp.ts';

const ORANGE = [230, 120, 40, 255];
const NOTHING = [0, 0, 0, 0];
/** Two opaque pixels side by side, an empty and a half-covered one below. */
const stamp: Stamp = {
  left: 3,
  top: 2,
  width: 2,
  height: 2,
  pixels: Uint8Array.from([ORANGE, ORANGE, NOTHING, [255, 255, 255, 128]].flat()),
};

/** What a person sees of each frame: rows of RGB triples, later frames over earlier ones. */
function show(gif: Uint8Array): number[][][] {
  const { width, height, globalPalette, frames } = readGifBlocks(gif);
  const screen: number[][] = Array.from({ length: width * height }, () => []);
  return frames.map((frame) => {
    const palette = frame.palette ?? globalPalette!;
    const pixels = decompressPixels(frame.data, frame.width * frame.height);
    for (const [at, index] of pixels.entries()) {
      if (index === frame.transparentIndex) continue;
      const x = frame.left + (at % frame.width);
      const y = frame.top + Math.floor(at / frame.width);
      screen[y * width + x] = Array.from(palette.subarray(index * 3, index * 3 + 3));
    }
    return screen.slice();
  });
}

const under = (x: number, y: number): number => y * 6 + x;
const isStamped = (at: number): boolean =>
  [under(3, 2), under(4, 2), under(4, 3)].some((stamped) => stamped === at);

/** What is seen under the stamp's opaque pixels, frame by frame. */
const stampedPixels = (gif: Uint8Array): (number[] | undefined)[] =>
  show(gif).flatMap((screen) => [screen[under(3, 2)], screen[under(4, 2)]]);
/** What is seen beside the stamp, frame by frame. */
const elsewhere = (gif: Uint8Array): number[][] =>
  show(gif).flatMap((screen) => screen.filter((_, at) => !isStamped(at)));

describe('stampGif', () => {
  it('prints the stamp on every frame and touches nothing beside it', () => {
    const gif = tinyGif(6, 5, [
      indexedFrame(6, 5, (x) => x),
      indexedFrame(6, 5, (x, y) => (x + y) % 7, { transparentIndex: 7 }),
      indexedFrame(6, 5, (_, y) => y),
      indexedFrame(2, 2, () => 1, { left: 4, top: 2 }),
    ]);
    const stamped = stampGif(gif, stamp);
    expect(stampedPixels(stamped)).toEqual(Array.from({ length: 8 }, () => ORANGE.slice(0, 3)));
    expect(elsewhere(stamped)).toEqual(elsewhere(gif));
  });

  it('prints on the first frame even where it is see-through: nothing lies below', () => {
    const gif = tinyGif(6, 5, [indexedFrame(6, 5, (x) => x + 2, { transparentIndex: 6 })]);
    expect(stampedPixels(stampGif(gif, stamp))).toEqual([ORANGE.slice(0, 3), ORANGE.slice(0, 3)]);
  });

  it('blends half-covered pixels to the nearest colour', () => {
    const gif = tinyGif(6, 5, [indexedFrame(6, 5, () => 0)]);
    expect(show(stampGif(gif, stamp))[0]![under(4, 3)]).toEqual([128, 128, 128]);
  });

  it('copies frames that do not touch the stamp, or let it show through', () => {
    const gif = tinyGif(6, 5, [
      indexedFrame(6, 5, (x) => x),
      indexedFrame(2, 2, () => 4),
      indexedFrame(6, 5, () => 7, { transparentIndex: 7 }),
    ]);
    const bytesOf = (file: Uint8Array) =>
      readGifBlocks(file).frames.map(({ start, end }) => file.slice(start, end));
    expect(bytesOf(stampGif(gif, stamp)).slice(1)).toEqual(bytesOf(gif).slice(1));
    expect(stampedPixels(stampGif(gif, stamp))).toEqual(
      Array.from({ length: 6 }, () => ORANGE.slice(0, 3)),
    );
  });

  it('makes room in a full palette without moving any colour far', () => {
    const greys = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3));
    const full = indexedFrame(16, 16, (x, y) => y * 16 + x);
    const gif = writeGif({ width: 16, height: 16, globalPalette: greys, frames: [full] });
    const before = show(gif)[0]!;
    const after = show(stampGif(gif, stamp))[0]!;
    expect(after[2 * 16 + 3]).toEqual(ORANGE.slice(0, 3));
    const moves = after
      .map(([red], at) => Math.abs(red! - before[at]![0]!))
      .filter((_, at) => ![35, 36, 52].includes(at));
    expect(Math.max(...moves)).toBeLessThanOrEqual(2);
  });

  it('keeps delays, looping and XMP', () => {
    const gif = withGifXmp(
      tinyGif(6, 5, [
        indexedFrame(6, 5, (x) => x, { delayHundredths: 6 }),
        indexedFrame(6, 5, (x) => 5 - x, { delayHundredths: 7 }),
      ]),
      '<x>made by AI</x>',
    );
    const stamped = stampGif(gif, stamp);
    const blocks = readGifBlocks(stamped);
    expect(blocks.loopCount).toBe(0);
    expect(blocks.frames.map(({ delayHundredths }) => delayHundredths)).toEqual([6, 7]);
    expect(readGifXmp(stamped)).toBe('<x>made by AI</x>');
  });

  it('refuses animations on which the stamp would not stay', () => {
    const gifOf = (change: object): Uint8Array =>
      tinyGif(6, 5, [indexedFrame(6, 5, (x) => x, change)]);
    expect(() => stampGif(gifOf({ disposal: 2 }), stamp)).toThrow(FormatError);
    expect(() => stampGif(gifOf({ interlaced: true }), stamp)).toThrow(FormatError);
    const partial = tinyGif(6, 5, [indexedFrame(2, 2, () => 1)]);
    expect(() => stampGif(partial, stamp)).toThrow(FormatError);
  });

  it('refuses damaged pixels, a stamp outside the picture and one of many colours', () => {
    const outside = indexedFrame(6, 5, () => 1, { palette: EIGHT_COLOURS.slice(0, 6) });
    const bad = tinyGif(6, 5, [{ ...outside, data: indexedFrame(6, 5, (x) => x).data }]);
    expect(() => stampGif(bad, stamp)).toThrow(FormatError);
    const good = tinyGif(6, 5, [indexedFrame(6, 5, (x) => x)]);
    expect(() => stampGif(good, { ...stamp, left: 5 })).toThrow(RangeError);
    const pixels = Uint8Array.from({ length: 100 }, (_, at) => (at % 4 === 3 ? 255 : at));
    expect(() => stampGif(good, { left: 0, top: 0, width: 5, height: 5, pixels })).toThrow(
      RangeError,
    );
  });
});
