import {
  createFlashMeter,
  createSeamMeter,
  type EncodeContext,
  encodeToBytes,
  type FrameSource,
  playGif,
  type Provenance,
} from '@loopwright/media';
import { CODECS } from '@loopwright/media/node';

export interface FinishedLoop {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How well the file closes as players show it; see `seamOf`. */
  readonly seam: number;
  /** The most flashes in any second; see `createFlashMeter`. */
  readonly flashes: number;
}

/**
 * Encodes the master of a loop: a GIF that repeats forever, with provenance metadata.
 *
 * @throws the signal's reason when it fires
 */
export async function finishLoop(
  source: FrameSource,
  provenance: Provenance,
  context?: EncodeContext,
): Promise<FinishedLoop> {
  const { bytes } = await encodeToBytes(CODECS.gif, source, { provenance }, context);
  const seam = createSeamMeter();
  const flashes = createFlashMeter(source);
  for (const frame of playGif(bytes)) {
    seam.add(frame);
    flashes.add(frame);
  }
  return { bytes, seam: seam.seam(), flashes: flashes.perSecond() };
}
