import { Readable } from 'node:stream';
import { readGifBlocks, readPngXmp, stampGif, withPngXmp } from '@loopwright/media';
import { encodeFrameDelta, openFrameDelta, PNG_OPTIONS, sharp } from '@loopwright/media/node';
import { drawMark, FLAT, SOFT } from './mark.ts';
import { watermarked } from './watermarked.ts';

/**
 * Adds the visible Loopwright mark to the lower right corner. The provenance metadata (XMP) is kept.
 *
 * @param png a master made by this server
 */
export async function watermarkPng(png: Uint8Array): Promise<Uint8Array> {
  const image = sharp(png);
  const { width, height } = await image.metadata();
  const mark = drawMark(width, height, SOFT);
  if (!mark) return png;
  const { left, top } = mark;
  const raw = { width: mark.width, height: mark.height, channels: 4 } as const;
  const marked = await image
    .composite([{ input: mark.pixels, raw, left, top }])
    // Blending adds an alpha channel, which masters do not have.
    .removeAlpha()
    .png(PNG_OPTIONS)
    .toBuffer();
  const xmp = readPngXmp(png);
  return xmp === null ? marked : withPngXmp(marked, xmp);
}

/**
 * Adds the visible mark to every frame. Only palette indices change, so frames, delays, looping and XMP
 * are kept and the file grows little; an opaque mark that does not move compresses best.
 *
 * @param gif a master made by this server
 * @throws FormatError for files that the encoder of this project would not write
 */
export function watermarkGif(gif: Uint8Array): Uint8Array {
  const { width, height } = readGifBlocks(gif);
  const mark = drawMark(width, height, FLAT);
  return mark ? stampGif(gif, mark) : gif;
}

/**
 * Adds the visible mark to every frame of a file of frames (docs/decisions/0047).
 *
 * @throws FormatError for a damaged file
 */
export async function watermarkFrames(file: Uint8Array): Promise<Uint8Array> {
  const source = await openFrameDelta(() => Readable.from([file], { objectMode: false }));
  const pieces: Uint8Array[] = [];
  for await (const piece of encodeFrameDelta(watermarked(source))) pieces.push(piece);
  return Buffer.concat(pieces);
}
