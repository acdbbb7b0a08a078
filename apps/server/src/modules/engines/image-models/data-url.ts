import { sharp } from '@loopwright/loop/node';

/** Services that fetch pictures want a carried one to have a megabyte at most. */
const LONGEST_SIDE = 1280;
const QUALITY = 90;
const WHITE = '#ffffff';

/** A link that carries the picture itself, since ours lies nowhere where a provider could fetch it. */
export async function toDataUrl(picture: Uint8Array): Promise<string> {
  const jpeg = await sharp(picture)
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
