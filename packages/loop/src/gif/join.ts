import { FormatError } from '../format-error.ts';
import { readGifBlocks } from './blocks.ts';
import { type GifFrameContent, writeGif } from './write.ts';

/**
 * One animation that loops for ever out of several of the same size, played one after another,
 * with these delays instead of their own. Pixels are not touched. Applications and comments of the
 * parts are left behind.
 *
 * @param delaysHundredths one for each frame of all parts together
 * @throws FormatError when a part is no whole GIF file
 * @throws RangeError when the sizes differ or the delays do not match the frames
 */
export function joinGifs(
  parts: readonly Uint8Array[],
  delaysHundredths: readonly number[],
): Uint8Array<ArrayBuffer> {
  const files = parts.map(readGifBlocks);
  const first = files[0];
  if (!first) throw new RangeError('There is no animation to join');
  if (files.some(({ width, height }) => width !== first.width || height !== first.height)) {
    throw new RangeError('Only animations of the same size can be joined');
  }
  const frames: GifFrameContent[] = [];
  for (const file of files) {
    for (const frame of file.frames) {
      const palette = frame.palette ?? (file === first ? null : file.globalPalette);
      if (!palette && !first.globalPalette) {
        throw new FormatError('gif', 'damaged', 'a frame without a palette');
      }
      frames.push({ ...frame, palette, delayHundredths: delaysHundredths[frames.length] ?? 0 });
    }
  }
  if (frames.length !== delaysHundredths.length) {
    throw new RangeError(`${frames.length} frames cannot have ${delaysHundredths.length} delays`);
  }
  return writeGif({ ...first, frames });
}
