import { readGifBlocks } from '../gif/blocks.ts';
import { decompressPixels } from '../gif/lzw.ts';

/** What a player would show: RGBA of each frame, transparent where nothing was drawn. */
export function playGif(gif: Uint8Array): Uint8Array[] {
  const { width, height, frames, globalPalette } = readGifBlocks(gif);
  const screen = new Uint8Array(width * height * 4);
  return frames.map((frame) => {
    const palette = frame.palette ?? globalPalette!;
    const indices = decompressPixels(frame.data, frame.width * frame.height);
    const screenAt = (at: number): number =>
      ((frame.top + Math.floor(at / frame.width)) * width + frame.left + (at % frame.width)) * 4;
    for (const [at, index] of indices.entries()) {
      if (index === frame.transparentIndex) continue;
      screen.set(palette.subarray(index * 3, index * 3 + 3), screenAt(at));
      screen[screenAt(at) + 3] = 255;
    }
    const shown = screen.slice();
    if (frame.disposal === 2) {
      for (const at of indices.keys()) screen.fill(0, screenAt(at), screenAt(at) + 4);
    }
    return shown;
  });
}
