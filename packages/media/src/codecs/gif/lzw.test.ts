import * as fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../format-error.ts';
import { compressPixels, decompressPixels } from './lzw.ts';

describe('pixel compression', () => {
  it('gives back any pixels, of any palette size', () => {
    fastCheck.assert(
      fastCheck.property(
        fastCheck.integer({ min: 2, max: 256 }).chain((colourCount) =>
          fastCheck.record({
            colourCount: fastCheck.constant(colourCount),
            pixels: fastCheck.uint8Array({ minLength: 1, maxLength: 9000, max: colourCount - 1 }),
          }),
        ),
        ({ colourCount, pixels }) => {
          const data = compressPixels(pixels, colourCount);
          expect(decompressPixels(data, pixels.length)).toEqual(pixels);
        },
      ),
    );
  });

  it('survives tables that fill up many times and ends at every code width', () => {
    let state = 1;
    const noise = Uint8Array.from({ length: 60_000 }, () => {
      state = (state * 48271) % 2147483647;
      return state & 255;
    });
    for (let length = 1; length < noise.length; length += length < 600 ? 1 : 7919) {
      const pixels = noise.subarray(0, length);
      expect(decompressPixels(compressPixels(pixels, 256), length)).toEqual(pixels);
    }
  });

  it('makes little of a flat picture', () => {
    expect(compressPixels(new Uint8Array(100_000), 4).length).toBeLessThan(900);
  });

  it('refuses data for more or fewer pixels, cut data and impossible codes', () => {
    const data = compressPixels(Uint8Array.of(0, 1, 2, 3, 3, 2, 1, 0), 4);
    expect(() => decompressPixels(data, 7)).toThrow(FormatError);
    expect(() => decompressPixels(data, 9)).toThrow(FormatError);
    expect(() => decompressPixels(Uint8Array.of(2, 1, 0x44, 0), 8)).toThrow(FormatError);
    expect(() => decompressPixels(Uint8Array.of(2, 2, 0x7c, 0xff, 0), 8)).toThrow(FormatError);
    expect(() => decompressPixels(Uint8Array.of(12, 1, 0, 0), 8)).toThrow(FormatError);
    expect(() => decompressPixels(new Uint8Array(0), 8)).toThrow(FormatError);
  });
});
