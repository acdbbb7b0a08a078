import { describe, expect, it } from 'vitest';
import { concatBytes, asciiBytes } from '../../bytes.ts';
import { FormatError } from '../../format-error.ts';
import { EIGHT_COLOURS, indexedFrame, tinyGif } from '../../testing/tiny-gif.ts';
import { readGifBlocks } from './blocks.ts';

const gif = tinyGif(6, 5, [
  indexedFrame(6, 5, (x) => x),
  indexedFrame(2, 3, () => 4, { left: 4, top: 2, transparentIndex: 7, delayHundredths: 300 }),
]);

describe('readGifBlocks', () => {
  it('reads back what was written', () => {
    const blocks = readGifBlocks(gif);
    expect(blocks).toMatchObject({ width: 6, height: 5, loopCount: 0, comments: [] });
    expect(blocks.globalPalette).toEqual(EIGHT_COLOURS);
    expect(blocks.applications.map(({ identifier }) => identifier)).toEqual(['NETSCAPE2.0']);
    expect(blocks.frames).toMatchObject([
      { left: 0, top: 0, width: 6, height: 5, delayHundredths: 7, transparentIndex: null },
      { left: 4, top: 2, width: 2, height: 3, delayHundredths: 300, transparentIndex: 7 },
    ]);
  });

  it('covers the file: header, extension, frames side by side, one byte of end', () => {
    const { applications, frames } = readGifBlocks(gif);
    expect(applications[0]!.end).toBe(frames[0]!.start);
    expect(frames[0]!.end).toBe(frames[1]!.start);
    expect(frames[1]!.end).toBe(gif.length - 1);
  });

  it('finds comments and a missing loop extension', () => {
    const looping = readGifBlocks(gif).applications[0]!;
    const comment = concatBytes([
      Uint8Array.of(0x21, 0xfe, 5),
      asciiBytes('hello'),
      Uint8Array.of(0),
    ]);
    const without = concatBytes([
      gif.subarray(0, looping.start),
      comment,
      gif.subarray(looping.end),
    ]);
    expect(readGifBlocks(without)).toMatchObject({ loopCount: null, comments: ['hello'] });
  });

  it('refuses a file cut at any byte', () => {
    for (let length = 0; length < gif.length; length++) {
      expect(() => readGifBlocks(gif.subarray(0, length)), `at ${length}`).toThrow(FormatError);
    }
  });

  it('refuses another type, a tail, an unknown block and a frame outside the screen', () => {
    const changed = (at: number, value: number): Uint8Array => gif.with(at, value);
    const { frames } = readGifBlocks(gif);
    expect(() => readGifBlocks(changed(0, 0x42))).toThrow('no signature');
    expect(() => readGifBlocks(concatBytes([gif, Uint8Array.of(0)]))).toThrow('follows its end');
    expect(() => readGifBlocks(changed(gif.length - 1, 0x99))).toThrow('unknown block');
    expect(() => readGifBlocks(changed(frames[1]!.start + 9, 5))).toThrow('outside the screen');
    expect(() => readGifBlocks(changed(frames[0]!.start + 2, 3))).toThrow('strange length');
  });
});
