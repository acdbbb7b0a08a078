import { sharp } from '@loopwright/media/node';

/** Services limit an image in a data URL to about a megabyte. */
const LONGEST_SIDE = 1280;
const QUALITY = 90;
const WHITE = '#ffffff';

/** A data URL with the image, because providers cannot fetch it from this server. */
export async function toDataUrl(image: Uint8Array): Promise<string> {
  const jpeg = await sharp(image)
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
