import { readGifXmp, readPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { drawMark, SOFT } from './mark.ts';

const POSTER_QUALITY = 80;
/** JPEG needs a higher one for the same look. */
const JPEG_QUALITY = 88;

/** WebP for our own pages; JPEG for link previews, whose readers do not all know WebP. */
export type PosterFormat = 'webp' | 'jpeg';
const GIF_FIRST_BYTE = 'G'.charCodeAt(0);

/**
 * Makes a small still: the first frame of a master, `width` pixels wide (or as
 * wide as the master, if that is less), with the visible mark on request. The provenance metadata (XMP)
 * is kept.
 *
 * @param master PNG or GIF made by this server
 */
export async function makePoster(
  master: Uint8Array,
  width: number,
  hasWatermark: boolean,
  format: PosterFormat = 'webp',
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
  return format === 'jpeg'
    ? poster.jpeg({ quality: JPEG_QUALITY }).toBuffer()
    : poster.webp({ quality: POSTER_QUALITY }).toBuffer();
}

const readXmp = (master: Uint8Array): string | null =>
  master[0] === GIF_FIRST_BYTE ? readGifXmp(master) : readPngXmp(master);
