import { asciiBytes, concatBytes } from '../../bytes.ts';
import type { GifFrame } from './blocks.ts';

/** A frame that is to be written; a null palette means the global one. */
export type GifFrameContent = Omit<GifFrame, 'start' | 'end'>;

export interface GifContent {
  readonly width: number;
  readonly height: number;
  readonly globalPalette: Uint8Array | null;
  readonly frames: readonly GifFrameContent[];
}

/** A whole GIF file that loops for ever, from frames whose pixels are compressed already. */
export function writeGif(content: GifContent): Uint8Array<ArrayBuffer> {
  return concatBytes([
    asciiBytes('GIF89a'),
    Uint8Array.of(
      ...short(content.width),
      ...short(content.height),
      // Eight bits of colour resolution; the palette's presence and size.
      0x70 | paletteFlags(content.globalPalette),
      0,
      0,
    ),
    content.globalPalette ?? new Uint8Array(0),
    loopForever(),
    ...content.frames.map(writeGifFrame),
    Uint8Array.of(0x3b),
  ]);
}

/** A frame's blocks: graphic control extension, descriptor, palette, pixels. */
export function writeGifFrame(frame: GifFrameContent): Uint8Array<ArrayBuffer> {
  const control = Uint8Array.of(
    0x21,
    0xf9,
    4,
    (frame.disposal << 2) | (frame.transparentIndex === null ? 0 : 1),
    ...short(frame.delayHundredths),
    frame.transparentIndex ?? 0,
    0,
  );
  const descriptor = Uint8Array.of(
    0x2c,
    ...short(frame.left),
    ...short(frame.top),
    ...short(frame.width),
    ...short(frame.height),
    paletteFlags(frame.palette) | (frame.interlaced ? 0x40 : 0),
  );
  return concatBytes([control, descriptor, frame.palette ?? new Uint8Array(0), frame.data]);
}

function loopForever(): Uint8Array {
  return concatBytes([
    Uint8Array.of(0x21, 0xff, 11),
    asciiBytes('NETSCAPE2.0'),
    Uint8Array.of(3, 1, 0, 0, 0),
  ]);
}

/** The presence bit and the size field; palettes are of 2, 4, 8 … 256 entries. */
function paletteFlags(palette: Uint8Array | null): number {
  return palette ? 0x80 | (Math.log2(palette.length / 3) - 1) : 0;
}

function short(value: number): [low: number, high: number] {
  return [value & 0xff, value >> 8];
}
