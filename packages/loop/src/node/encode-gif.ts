import { spreadDelays } from '../delays.ts';
import { encodeGifBytes } from '../gif/encoder/encode-gif.ts';
import type { Frame } from '../gif/encoder/frame.ts';
import type { GifOptions as EncoderOptions } from '../gif/encoder/options.ts';
import { joinGifs } from '../gif/join.ts';
import { createSeamMeter, type SeamMeter } from '../seam.ts';

export interface GifOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /**
   * The frames are a whole turn of an endless motion: the GIF may begin at another frame, where
   * the motion is calm. See `SeamMeter.calmStart`.
   */
  readonly mayTurn?: boolean;
  readonly signal?: AbortSignal;
  /** Told now and then how many frames are encoded. */
  readonly onEncoded?: (frameCount: number) => void;
}

export interface EncodedGif {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hundredths of a second, one for each frame. */
  readonly delays: readonly number[];
  /** The step across the seam over the median step, in the order of the GIF; see `measureSeam`. */
  readonly seam: number;
  /** The number, among those given, of the frame that the GIF begins with. */
  readonly firstFrame: number;
}

/**
 * A loop that may turn is held whole up to this size (72 frames of 480 x 480), so that it can begin
 * at any frame; a larger one begins with one of its batches.
 */
const HELD_BYTES = 64 * 1024 * 1024;
/**
 * A loop too large to hold is encoded in parts of so many frames, which can be put in another
 * order. Seven, because steps and waves often come round every six, eight or twelve frames and
 * would meet all parts at the same moment.
 */
const BATCH_FRAMES = 7;

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
 * use its buffer again.
 *
 * @throws RangeError for no frames or a frame of the wrong size
 * @throws the signal's reason, at the latest one segment of frames after it was given
 */
export async function encodeGif(frames: Frames, options: GifOptions): Promise<EncodedGif> {
  const { width, height, framesPerSecond } = options;
  const meter = createSeamMeter(width, height);
  let frameCount = 0;
  async function* measured(): AsyncGenerator<Uint8Array, void, void> {
    for await (const frame of frames) {
      options.signal?.throwIfAborted();
      meter.add(frame);
      frameCount++;
      yield frame;
    }
  }
  options.signal?.throwIfAborted();
  const { firstFrame, bytes } = options.mayTurn
    ? await encodeTurned(measured(), options, meter)
    : { firstFrame: 0, bytes: await encode(measured(), options, 0) };
  const delays = spreadDelays(frameCount, framesPerSecond);
  return {
    bytes: joinGifs([bytes].flat(), delays),
    delays,
    seam: meter.seam(firstFrame),
    firstFrame,
  };
}

interface Turned {
  readonly firstFrame: number;
  /** One GIF, or the parts of one. */
  readonly bytes: Uint8Array | readonly Uint8Array[];
}

async function encodeTurned(
  frames: AsyncGenerator<Uint8Array, void, void>,
  options: GifOptions,
  meter: SeamMeter,
): Promise<Turned> {
  const held: Uint8Array[] = [];
  const mostHeld = Math.floor(HELD_BYTES / (options.width * options.height * 4));
  for (;;) {
    if (held.length > mostHeld) return encodeInParts(held, frames, options, meter);
    const { value, done } = await frames.next();
    if (done) break;
    held.push(value.slice());
  }
  const firstFrame = held.length > 0 ? meter.calmStart(held.map((_, index) => index)) : 0;
  const turned = [...held.slice(firstFrame), ...held.slice(0, firstFrame)];
  return { firstFrame, bytes: await encode(turned, options, 0) };
}

async function encodeInParts(
  held: Uint8Array[],
  frames: AsyncGenerator<Uint8Array, void, void>,
  options: GifOptions,
  meter: SeamMeter,
): Promise<Turned> {
  const parts: Uint8Array[] = [];
  let batch: Uint8Array[] = [];
  let encoded = 0;
  const encodeBatch = async (): Promise<void> => {
    parts.push(await encode(batch, options, encoded));
    encoded += batch.length;
    batch = [];
  };
  const add = async (frame: Uint8Array): Promise<void> => {
    batch.push(frame);
    if (batch.length === BATCH_FRAMES) await encodeBatch();
  };
  for (let frame = held.shift(); frame !== undefined; frame = held.shift()) await add(frame);
  for await (const frame of frames) await add(frame.slice());
  if (batch.length > 0) await encodeBatch();
  const firstFrame = meter.calmStart(parts.map((_, index) => index * BATCH_FRAMES));
  const firstPart = firstFrame / BATCH_FRAMES;
  return { firstFrame, bytes: [...parts.slice(firstPart), ...parts.slice(0, firstPart)] };
}

/** @param encodedBefore frames of other parts, for the progress */
async function encode(
  frames: Frames,
  { width, height, signal, onEncoded }: GifOptions,
  encodedBefore: number,
): Promise<Uint8Array> {
  let told = 0;
  const options: EncoderOptions = {
    quality: QUALITY,
    transparency: false,
    mergeRepeats: false,
    ...(signal && { signal }),
    onProgress({ framesEncoded }) {
      if (framesEncoded > told) onEncoded?.(encodedBefore + framesEncoded);
      told = framesEncoded;
    },
  };
  return (await encodeGifBytes(withSize(frames, width, height), options)).bytes;
}

async function* withSize(
  frames: Frames,
  width: number,
  height: number,
): AsyncGenerator<Frame, void, void> {
  for await (const data of frames) yield { width, height, data };
}
