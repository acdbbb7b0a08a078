import { buildXmpPacket, type Provenance, withPngXmp } from '@loopwright/loop';
import { sharp } from '@loopwright/loop/node';
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
  const png = await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .png(PNG_OPTIONS)
    .toBuffer();
  return withPngXmp(png, buildXmpPacket(provenance));
}
