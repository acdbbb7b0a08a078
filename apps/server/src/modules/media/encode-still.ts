import {
  buildXmpPacket,
  encodeToBytes,
  type Provenance,
  sourceOfFrames,
  withPngXmp,
} from '@loopwright/media';
import { CODECS, PNG_OPTIONS } from '@loopwright/media/node';
import type { Sharp } from 'sharp';

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
  const source = sourceOfFrames([rgba], { width, height, delaysMs: 0 });
  return (await encodeToBytes(CODECS.png, source, { provenance })).bytes;
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
