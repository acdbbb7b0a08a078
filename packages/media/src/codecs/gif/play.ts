import { FormatError } from '../../format-error.ts';
import { type GifFrame, readGifBlocks } from './blocks.ts';
import { decompressPixels } from './lzw.ts';

/** Of a screen: more than any of our files has. A damaged file may ask for gigabytes. */
const MOST_PIXELS = 2 * 3840 * 3840;
/** The lines of an interlaced frame: where each of four passes begins, and its step. */
const PASSES = [
  { first: 0, step: 8 },
  { first: 4, step: 8 },
  { first: 2, step: 4 },
  { first: 1, step: 2 },
] as const;

/**
 * What a player shows, frame after frame: RGBA, four bytes a pixel, transparent where nothing was
 * drawn. Each is a copy that the caller may keep.
 *
 * @throws FormatError when the file is no whole GIF, its pixels are damaged, or its screen is too large
 */
export function* playGif(gif: Uint8Array): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const { width, height, frames, globalPalette } = readGifBlocks(gif);
  if (width * height > MOST_PIXELS) {
    throw new FormatError('gif', 'damaged', `a screen of ${width} x ${height} pixels`);
  }
  const screen = new Uint32Array(width * height);
  for (const frame of frames) {
    const before = frame.disposal === 3 ? screen.slice() : null;
    drawFrame(screen, width, frame, frame.palette ?? globalPalette);
    yield new Uint8Array(screen.slice().buffer);
    if (before !== null) screen.set(before);
    if (frame.disposal === 2) clearFrame(screen, width, frame);
  }
}

function drawFrame(
  screen: Uint32Array,
  screenWidth: number,
  frame: GifFrame,
  palette: Uint8Array | null,
): void {
  if (palette === null) throw new FormatError('gif', 'damaged', 'a frame without a palette');
  const { left, top, width, height, transparentIndex } = frame;
  const indices = decompressPixels(frame.data, width * height);
  const colors = colorsOf(palette);
  let at = 0;
  for (const line of linesOf(frame)) {
    const start = (top + line) * screenWidth + left;
    for (let to = start; to < start + width; to++) {
      const index = indices[at++]!;
      if (index !== transparentIndex) screen[to] = colors[index]!;
    }
  }
}

/** As numbers, 0xAABBGGRR; all 256, so that an index without a color shows black. */
function colorsOf(palette: Uint8Array): Uint32Array {
  const colors = new Uint32Array(256).fill(0xff000000);
  for (let at = 0; at < palette.length; at += 3) {
    colors[at / 3] =
      (0xff000000 | palette[at]! | (palette[at + 1]! << 8) | (palette[at + 2]! << 16)) >>> 0;
  }
  return colors;
}

function* linesOf({ height, interlaced }: GifFrame): Generator<number, void, void> {
  for (const { first, step } of interlaced ? PASSES : [{ first: 0, step: 1 }]) {
    for (let line = first; line < height; line += step) yield line;
  }
}

function clearFrame(screen: Uint32Array, screenWidth: number, frame: GifFrame): void {
  for (let line = frame.top; line < frame.top + frame.height; line++) {
    const start = line * screenWidth + frame.left;
    screen.fill(0, start, start + frame.width);
  }
}
