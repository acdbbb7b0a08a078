import { compressPixels } from '../codecs/gif/lzw.ts';
import { type GifFrameContent, writeGif } from '../codecs/gif/write.ts';

/** Eight plain colours; the last is used as the transparent one where a frame has one. */
export const EIGHT_COLOURS = Uint8Array.from(
  [0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0x808080].flatMap(
    (colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff],
  ),
);

/** A frame of palette indices, by formula. */
export function indexedFrame(
  width: number,
  height: number,
  indexAt: (x: number, y: number) => number,
  change: Partial<GifFrameContent> = {},
): GifFrameContent {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    indexAt(at % width, Math.floor(at / width)),
  );
  return {
    left: 0,
    top: 0,
    width,
    height,
    delayHundredths: 7,
    disposal: 1,
    transparentIndex: null,
    interlaced: false,
    palette: null,
    data: compressPixels(pixels, Math.max(8, 1 + Math.max(...pixels))),
    ...change,
  };
}

/** An animation over `EIGHT_COLOURS` as its global palette. */
export function tinyGif(width: number, height: number, frames: readonly GifFrameContent[]) {
  return writeGif({ width, height, globalPalette: EIGHT_COLOURS, frames });
}
