import { asciiBytes, concatBytes, utf8Bytes, utf8Text } from '../../bytes.ts';
import { readGifBlocks, type GifApplication } from './blocks.ts';

const IDENTIFIER = 'XMP DataXMP';
/**
 * The packet stands in the file without sub-block lengths. A reader that does not know XMP takes
 * its letters for lengths and lands somewhere in these falling bytes, each of which leads to the
 * end: the "magic trailer" of the XMP specification, part 3.
 */
const MAGIC_TRAILER = Uint8Array.from({ length: 258 }, (_, index) =>
  index === 0 ? 1 : Math.max(0, 256 - index),
);

/** An XMP packet as a block of a GIF file. Its place is before the first frame. */
export const xmpExtension = (xmpPacket: string): Uint8Array<ArrayBuffer> =>
  concatBytes([
    Uint8Array.of(0x21, 0xff, IDENTIFIER.length),
    asciiBytes(IDENTIFIER),
    utf8Bytes(xmpPacket),
    MAGIC_TRAILER,
  ]);

/**
 * The same animation with this XMP packet, in place of any other it had. Frames, delays and all
 * other blocks are left byte for byte as they were.
 *
 * @throws FormatError when `gif` is no whole GIF file
 */
export function withGifXmp(gif: Uint8Array, xmpPacket: string): Uint8Array<ArrayBuffer> {
  const { frames, applications } = readGifBlocks(gif);
  const parts: Uint8Array[] = [];
  let copied = 0;
  const copyUntil = (end: number): void => {
    if (end > copied) parts.push(gif.subarray(copied, end));
    copied = end;
  };
  const old = applications.filter(isXmp);
  const firstFrame = frames[0]!.start;
  for (const { start, end } of old.filter((block) => block.start < firstFrame)) {
    copyUntil(start);
    copied = end;
  }
  copyUntil(firstFrame);
  parts.push(xmpExtension(xmpPacket));
  for (const { start, end } of old.filter((block) => block.start > firstFrame)) {
    copyUntil(start);
    copied = end;
  }
  copyUntil(gif.length);
  return concatBytes(parts);
}

/**
 * The XMP packet of a GIF file, or null when it has none that can be read.
 *
 * @throws FormatError
 */
export function readGifXmp(gif: Uint8Array): string | null {
  const xmp = readGifBlocks(gif).applications.find(isXmp);
  if (!xmp) return null;
  return utf8Text(xmp.payload.subarray(0, -MAGIC_TRAILER.length));
}

function isXmp({ identifier }: GifApplication): boolean {
  return identifier === IDENTIFIER;
}
