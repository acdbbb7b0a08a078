import { encodeGifBytes } from '../codecs/gif/encoder/encode-gif.ts';
import type { Frame } from '../codecs/gif/encoder/frame.ts';
import { measureGifSeam } from '../seam.ts';

export interface GifOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly signal?: AbortSignal;
  /** Told now and then how many frames are encoded. */
  readonly onEncoded?: (frameCount: number) => void;
}

export interface EncodedGif {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hundredths of a second, one for each frame. */
  readonly delays: readonly number[];
  /** How well the file closes as players show it; see `seamOf`. */
  readonly seam: number;
}

/**
 * Above the encoder's default: skies and glows are what loops are looked at for. At 85 night skies
 * show grain and dashes once they are brightened; from here on they do not.
 */
const QUALITY = 90;

type Frames = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * A GIF that loops for ever, from RGBA frames (four bytes a pixel; alpha is ignored, the frames
 * count as opaque). Every frame becomes one frame, repeated ones too.
 *
 * Frames may come one at a time: each is copied before the next is asked for, so the source may
 * use its buffer again. However many there are, only a segment of them and the eight frames after it
 * are held.
 *
 * @throws RangeError for no frames or a frame of the wrong size
 * @throws the signal's reason, at the latest one segment of frames after it was given
 */
export async function encodeGif(
  frames: Frames,
  { width, height, framesPerSecond, signal, onEncoded }: GifOptions,
): Promise<EncodedGif> {
  let told = 0;
  const { bytes, delaysHundredths } = await encodeGifBytes(withSize(frames, width, height), {
    quality: QUALITY,
    transparency: false,
    mergeRepeats: false,
    delaysMs: 1000 / framesPerSecond,
    ...(signal && { signal }),
    onProgress({ framesEncoded }) {
      if (framesEncoded > told) onEncoded?.(framesEncoded);
      told = framesEncoded;
    },
  });
  return { bytes, delays: delaysHundredths, seam: measureGifSeam(bytes) };
}

async function* withSize(
  frames: Frames,
  width: number,
  height: number,
): AsyncGenerator<Frame, void, void> {
  for await (const data of frames) yield { width, height, data };
}
