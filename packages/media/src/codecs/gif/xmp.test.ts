import { describe, expect, it } from 'vitest';
import { FormatError } from '../../format-error.ts';
import { indexedFrame, tinyGif } from '../../testing/tiny-gif.ts';
import { readGifBlocks } from './blocks.ts';
import { readGifXmp, withGifXmp } from './xmp.ts';

const gif = tinyGif(6, 5, [indexedFrame(6, 5, (x) => x), indexedFrame(6, 5, (_, y) => y)]);
const packet = '<?xpacket begin="\uFEFF"?><x>größer ∞ 🦊</x><?xpacket end="r"?>';

describe('XMP in a GIF', () => {
  it('is read back, letters beyond ASCII too', () => {
    expect(readGifXmp(gif)).toBeNull();
    expect(readGifXmp(withGifXmp(gif, packet))).toBe(packet);
  });

  it('leaves every frame and the looping as they were', () => {
    const before = readGifBlocks(gif);
    const after = readGifBlocks(withGifXmp(gif, packet));
    expect(after.loopCount).toBe(before.loopCount);
    const bytesOf = (file: Uint8Array) =>
      readGifBlocks(file).frames.map(({ start, end }) => file.slice(start, end));
    expect(bytesOf(withGifXmp(gif, packet))).toEqual(bytesOf(gif));
  });

  it('is skipped by a reader that knows nothing of it, whatever letter it stumbles on', () => {
    for (let length = 0; length < 300; length++) {
      const file = withGifXmp(gif, 'y'.repeat(length));
      expect(readGifBlocks(file).frames).toHaveLength(2);
      expect(readGifXmp(file)).toBe('y'.repeat(length));
    }
  });

  it('replaces the packet that was there', () => {
    const twice = withGifXmp(withGifXmp(gif, 'an older and longer packet'), packet);
    expect(twice).toEqual(withGifXmp(gif, packet));
  });

  it('refuses what is no GIF', () => {
    expect(() => withGifXmp(new Uint8Array(40), packet)).toThrow(FormatError);
    expect(() => withGifXmp(gif.subarray(0, -1), packet)).toThrow(FormatError);
  });
});
