import { readGifXmp, readPngXmp } from '@loopwright/loop';
import { sharp } from '@loopwright/loop/node';
import { drawMark, SOFT } from './mark.ts';

const POSTER_QUALITY = 80;
const GIF_BEGINNING = 'G'.charCodeAt(0);

/**
 * A light still for galleries: the first frame of a master as WebP, `width` pixels wide (or as
 * wide as the master, when that is less), with the visible mark if asked for. What the file says about
 * its making (XMP) is kept.
 *
 * @param master PNG or GIF that we made
 */
export async function makePoster(
  master: Uint8Array,
  width: number,
  hasWatermark: boolean,
): Promise<Uint8Array> {
  const { data, info } = await sharp(master)
    .resize({ width, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mark = hasWatermark ? drawMark(info.width, info.height, SOFT) : null;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const poster = sharp(data, { raw }).toColourspace('srgb');
  if (mark) {
    const markRaw = { width: mark.width, height: mark.height, channels: 4 } as const;
    poster.composite([{ input: mark.pixels, raw: markRaw, left: mark.left, top: mark.top }]);
  }
  const xmp = readXmp(master);
  if (xmp !== null) poster.withXmp(xmp);
  return poster.webp({ quality: POSTER_QUALITY }).toBuffer();
}

const readXmp = (master: Uint8Array): string | null =>
  master[0] === GIF_BEGINNING ? readGifXmp(master) : readPngXmp(master);
