import { buildXmpPacket, type Provenance, withPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import type { Sharp } from 'sharp';
import { PNG_OPTIONS } from './png-options.ts';

/**
 * Encodes the master of a still: an opaque PNG in sRGB with provenance metadata.
 *
 * @param rgba four bytes a pixel; alpha is dropped
 * @throws RangeError when the pixels do not match the size
 */
export async function encodeStill(
  rgba: Uint8Array,
  width: number,
  height: number,
  provenance: Provenance,
): Promise<Uint8Array> {
  if (rgba.length !== width * height * 4) {
    throw new RangeError(`An image of ${width}x${height} has ${width * height * 4} bytes`);
  }
  const raw = { width, height, channels: 4 } as const;
  return await encodeMaster(sharp(rgba, { raw, limitInputPixels: false }), provenance);
}

/**
 * The same for a pipeline of the image library, without a buffer of raw pixels in between.
 *
 * @param image in sRGB; alpha is dropped
 * @throws the errors of the pipeline
 */
export async function encodeMaster(image: Sharp, provenance: Provenance): Promise<Uint8Array> {
  const png = await image.removeAlpha().png(PNG_OPTIONS).toBuffer();
  return withPngXmp(png, buildXmpPacket(provenance));
}
