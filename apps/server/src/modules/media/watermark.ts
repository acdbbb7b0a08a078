import { readGifBlocks, readPngXmp, stampGif, withPngXmp } from '@loopwright/loop';
import { sharp } from '@loopwright/loop/node';
import { drawMark, FLAT, SOFT } from './mark.ts';
import { PNG_OPTIONS } from './png-options.ts';

/**
 * The same picture with the visible Loopwright mark in its lower right corner. What the file says
 * about its making (XMP) is kept.
 *
 * @param png a master that we made
 */
export async function watermarkPng(png: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(png);
  const { width, height } = await picture.metadata();
  const mark = drawMark(width, height, SOFT);
  if (!mark) return png;
  const { left, top } = mark;
  const raw = { width: mark.width, height: mark.height, channels: 4 } as const;
  const marked = await picture
    .composite([{ input: mark.pixels, raw, left, top }])
    // Blending adds an alpha channel, which masters do not have.
    .removeAlpha()
    .png(PNG_OPTIONS)
    .toBuffer();
  const xmp = readPngXmp(png);
  return xmp === null ? marked : withPngXmp(marked, xmp);
}

/**
 * The same loop with the visible mark on every frame. Works on the palette indices, so frames,
 * delays, looping and XMP stay as they are and the file grows little; an opaque mark never moves,
 * which also compresses best.
 *
 * @param gif a master that we made
 * @throws FormatError for files that our encoder would not write
 */
export function watermarkGif(gif: Uint8Array): Uint8Array {
  const { width, height } = readGifBlocks(gif);
  const mark = drawMark(width, height, FLAT);
  return mark ? stampGif(gif, mark) : gif;
}
