import { describe, expect, it } from 'vitest';
import { alphaPlanes, hasTransparency, toPlanes } from './planar.ts';

const filled = (width: number, height: number, color: readonly number[]) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, at) => color[at % 4]!),
});

/** Brightness and both colors of a picture of one color. */
const planesOf = (color: readonly number[]): readonly number[] => {
  const bytes = toPlanes(filled(4, 2, [...color, 255]));
  expect(bytes).toHaveLength(8 + 2 + 2);
  return [bytes[0]!, bytes[8]!, bytes[10]!];
};

describe('toPlanes', () => {
  it.each([
    // The values of ITU-R BT.709-6, item 3.5, for 8 bits.
    ['black', [0, 0, 0], [16, 128, 128]],
    ['white', [255, 255, 255], [235, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ])('converts %s', (_, color, planes) => {
    expect(planesOf(color)).toEqual(planes);
  });

  it('takes sides of odd length', () => {
    expect(toPlanes(filled(3, 5, [255, 255, 255, 255]))).toHaveLength(15 + 2 * 3 + 2 * 3);
  });
});

it('keeps alpha as brightness, over the whole range', () => {
  const half = filled(2, 2, [10, 20, 30, 77]);
  expect([...alphaPlanes(half)]).toEqual([77, 77, 77, 77, 128, 128]);
  expect(hasTransparency(half)).toBe(true);
  expect(hasTransparency(filled(2, 2, [10, 20, 30, 255]))).toBe(false);
});
