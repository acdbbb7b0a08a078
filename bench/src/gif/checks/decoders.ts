import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { decompressPixels, type GifBlocks, readGifBlocks } from '@loopwright/media';
import sharp from 'sharp';

/** A GIF's frames as they are shown, RGBA; where alpha is 0, so are the colours. */
export type Decode = (gifPath: string, gif: Uint8Array) => Promise<readonly Uint8Array[]>;

const runFile = promisify(execFile);

/** Two decoders may give a transparent pixel different colours. */
export function clearTransparent(rgba: Uint8Array): Uint8Array {
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.fill(0, at, at + 3);
  return rgba;
}

function cut(pixels: Uint8Array, frameBytes: number): readonly Uint8Array[] {
  return Array.from({ length: pixels.length / frameBytes }, (_, frame) =>
    clearTransparent(pixels.slice(frame * frameBytes, (frame + 1) * frameBytes)),
  );
}

const frameBytesOf = ({ width, height }: GifBlocks): number => width * height * 4;

export const withLibvips: Decode = async (_, gif) => {
  const image = sharp(gif, { animated: true, limitInputPixels: false });
  return cut(await image.ensureAlpha().raw().toBuffer(), frameBytesOf(readGifBlocks(gif)));
};

export const withFfmpeg: Decode = async (gifPath, gif) => {
  const { stdout } = await runFile(
    'ffmpeg',
    ['-loglevel', 'error', '-i', gifPath, '-vsync', '0', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
    { encoding: 'buffer', maxBuffer: 2 ** 31 - 1 },
  );
  return cut(stdout, frameBytesOf(readGifBlocks(gif)));
};

/** Our own reader, and the rules of disposal after the GIF89a specification. */
export const withOurs: Decode = (_, gif) => {
  const blocks = readGifBlocks(gif);
  let screen = new Uint8Array(frameBytesOf(blocks));
  const shown = blocks.frames.map((frame) => {
    const before = screen.slice();
    const palette = frame.palette ?? blocks.globalPalette!;
    const indices = decompressPixels(frame.data, frame.width * frame.height);
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i]!;
      if (index === frame.transparentIndex) continue;
      const at = positionOf(blocks, frame, i);
      screen.set(palette.subarray(index * 3, index * 3 + 3), at);
      screen[at + 3] = 255;
    }
    const picture = screen.slice();
    if (frame.disposal === 3) screen = before;
    if (frame.disposal === 2) {
      for (let i = 0; i < indices.length; i++) {
        const at = positionOf(blocks, frame, i);
        screen.fill(0, at, at + 4);
      }
    }
    return picture;
  });
  return Promise.resolve(shown);
};

function positionOf(screen: GifBlocks, frame: GifBlocks['frames'][number], pixel: number): number {
  const x = frame.left + (pixel % frame.width);
  const y = frame.top + Math.floor(pixel / frame.width);
  return (y * screen.width + x) * 4;
}
