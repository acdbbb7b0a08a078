import { sharp } from '@loopwright/loop/node';
import type { Size } from '../image-models/nearest-size.ts';

/** Services differ in what they do with a picture of another size than the clip's, and some refuse it. */
export async function fitImage(picture: Uint8Array, size: Size): Promise<Buffer> {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return await sharp(picture).resize({ width, height, fit: 'cover' }).png().toBuffer();
}
