import { buildXmpPacket, type Provenance, withPngXmp } from '@loopwright/loop';
import { sharp } from '@loopwright/loop/node';
import type { Sharp } from 'sharp';
import { PNG_OPTIONS } from './png-options.ts';

/**
 * A still's master: an opaque PNG in sRGB that says how it was made.
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
    throw new RangeError(`A picture of ${width}x${height} has ${width * height * 4} bytes`);
  }
  const raw = { width, height, channels: 4 } as const;
  return await encodeMaster(sharp(rgba, { raw, limitInputPixels: false }), provenance);
}

/**
 * The same of a picture in the making, without its bare pixels in between: megabytes that the process
 * would have to clear away.
 *
 * @param picture in sRGB; alpha is dropped
 * @throws what the making throws
 */
export async function encodeMaster(picture: Sharp, provenance: Provenance): Promise<Uint8Array> {
  const png = await picture.removeAlpha().png(PNG_OPTIONS).toBuffer();
  return withPngXmp(png, buildXmpPacket(provenance));
}
