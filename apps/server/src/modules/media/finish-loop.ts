import { buildXmpPacket, type Provenance, withGifXmp } from '@loopwright/loop';
import { type EncodedGif, encodeGif, type GifOptions } from '@loopwright/loop/node';

/**
 * A loop's master: a GIF that plays for ever and says how it was made, and how well it closes.
 *
 * @param frames RGBA, in order; may come one at a time, in the same buffer
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
