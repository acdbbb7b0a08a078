import { buildXmpPacket, type Provenance, withGifXmp } from '@loopwright/media';
import { type EncodedGif, encodeGif, type GifOptions } from '@loopwright/media/node';

/**
 * Encodes the master of a loop: a GIF that repeats forever, with provenance metadata.
 *
 * @param frames RGBA, in order; each frame may reuse the same buffer
 * @throws the signal's reason when it fires
 */
export async function finishLoop(
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: GifOptions,
  provenance: Provenance,
): Promise<EncodedGif> {
  const gif = await encodeGif(frames, options);
  return { ...gif, bytes: withGifXmp(gif.bytes, buildXmpPacket(provenance)) };
}
