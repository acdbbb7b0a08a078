import {
  buildXmpPacket,
  createSeamMeter,
  type Provenance,
  type SeamMeter,
  withGifXmp,
} from '@loopwright/loop';
import { encodeGif, type GifOptions } from '@loopwright/loop/node';

export interface FinishedLoop {
  readonly bytes: Uint8Array;
  /** Hundredths of a second, one for each frame. */
  readonly delays: readonly number[];
  /** The step across the seam over the median step; see `measureSeam`. */
  readonly seam: number;
}

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
): Promise<FinishedLoop> {
  const meter = createSeamMeter(options.width, options.height);
  const { bytes, delays } = await encodeGif(measured(frames, meter), options);
  return {
    bytes: withGifXmp(bytes, buildXmpPacket(provenance)),
    delays,
    seam: meter.seam(),
  };
}

async function* measured(
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  meter: SeamMeter,
): AsyncGenerator<Uint8Array> {
  for await (const frame of frames) {
    meter.add(frame);
    yield frame;
  }
}
