import { sharp } from '@loopwright/media/node';
import type { Size } from '../image-models/nearest-size.ts';

/** Crops and scales an image to the size of the clip, because some services reject other sizes. */
export async function fitImage(image: Uint8Array, size: Size): Promise<Buffer> {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return await sharp(image).resize({ width, height, fit: 'cover' }).png().toBuffer();
}
