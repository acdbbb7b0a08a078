import { spreadDelays } from '../delays.ts';
import { joinGifs } from '../gif/join.ts';
import { createSeamMeter } from '../seam.ts';
import { sharp } from './image-library.ts';

export interface GifTuning {
  /** Strength of error diffusion, 0–1. */
  readonly dither: number;
  /** A pixel keeps its old colour while the new one is at most this far away, 0–32. */
  readonly interFrameMaxError: number;
  /** Search effort, 1 (fast) to 10. 1 to 3 are the same. */
  readonly effort: number;
}

export interface GifOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Overrides of what was found best; see `TUNING`. */
  readonly tuning?: Partial<GifTuning>;
  /**
   * The frames are a whole turn of an endless motion: the GIF may begin at another frame, where
   * the motion is calm. See `SeamMeter.calmStart`.
   */
  readonly mayTurn?: boolean;
  readonly signal?: AbortSignal;
  /** Told after each batch how many frames are encoded. */
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
 * Chosen for about 3 CPU seconds for 48 frames of 480 x 480 of the illustrator. Measured on three
 * scenes with gradients (CPU seconds, kilobytes, dB PSNR, error left after averaging 8-pixel cells,
 * flicker of the cells); effort, dither, inter-frame error:
 *
 *   6, 0.7,  0   14.9–16.2   3537–4000   37.2–39.3   1.15–1.29   0.62–0.75
 *   3, 0.7,  0    4.0–4.1    3930–4661   35.0–36.0   1.23–1.36   0.77–1.17
 *   3, 0.3,  3    3.1–3.4    1437–2458   36.9–38.7   1.27–1.66   0.68–0.81
 *   3, 0.25, 3    2.9–3.2    1394–2376   37.1–38.9   1.31–1.71   0.71–0.86
 *   3, 0.15, 3    2.7–3.1    1331–2256   37.2–39.1   1.39–1.81   0.79–0.96
 *   3, 0,    3    2.4–2.8    1324–2249   37.2–39.1   1.40–1.84   0.81–0.97
 *
 * Dither is what takes the bands out of skies, and below 0.2 it does nearly nothing. An inter-frame
 * error of 3 halves the file and calms the flicker; from about 8 on, gradients begin to crawl.
 * Keeping palettes from frame to frame (interPaletteMaxError) costs more than it saves.
 */
const TUNING: GifTuning = { dither: 0.2, interFrameMaxError: 3, effort: 3 };
/** For pictures that fit a palette as they are (pixel art, black and white); quick at any effort. */
const FEW_COLOURS_TUNING: GifTuning = { dither: 0, interFrameMaxError: 0, effort: 6 };
const PALETTE_SIZE = 255;
/**
 * So many frames are held and encoded at a time: memory does not grow with the loop's length, and
 * a loop can be stopped or turned between batches. Each batch begins with a whole frame, which
 * costs up to 6% of the file (25% of pixel art, which is small). Seven, because steps and waves
 * often come round every six, eight or twelve frames and would meet all batches at the same moment.
 */
const BATCH_FRAMES = 7;
/**
 * A loop that may turn is held whole up to this size (72 frames of 480 x 480), so that it can begin
 * at any frame; a larger one begins with one of its batches.
 */
const HELD_BYTES = 64 * 1024 * 1024;

/**
 * A GIF that loops for ever, from RGBA frames (four bytes a pixel; alpha is ignored, the frames
 * count as opaque). Every frame becomes one frame, repeated ones too.
 *
 * Frames may come one at a time: each is copied before the next is asked for, so the source may
 * use its buffer again.
 *
 * @throws RangeError for no frames or a frame of the wrong size
 * @throws the signal's reason, at the latest one batch of frames after it was given
 */
export async function encodeGif(
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: GifOptions,
): Promise<EncodedGif> {
  const { width, height, framesPerSecond, signal } = options;
  const meter = createSeamMeter(width, height);
  const batches = createBatches(options);
  let held: Uint8Array[] | null = options.mayTurn ? [] : null;
  let frameCount = 0;
  signal?.throwIfAborted();
  for await (const frame of frames) {
    signal?.throwIfAborted();
    meter.add(frame);
    frameCount++;
    if (held === null) await batches.add(frame);
    else held.push(frame.slice());
    if (held !== null && held.length * frame.length > HELD_BYTES) {
      for (const early of held) await batches.add(early);
      held = null;
    }
  }
  if (frameCount === 0) throw new RangeError('There is no frame to encode');
  const delays = spreadDelays(frameCount, framesPerSecond);
  if (held !== null) {
    const firstFrame = meter.calmStart(held.map((_, index) => index));
    for (const frame of [...held.slice(firstFrame), ...held.slice(0, firstFrame)]) {
      await batches.add(frame);
    }
    const bytes = joinGifs(await batches.finish(), delays);
    return { bytes, delays, seam: meter.seam(firstFrame), firstFrame };
  }
  const parts = await batches.finish();
  const starts = parts.map((_, index) => index * BATCH_FRAMES);
  const firstFrame = options.mayTurn ? meter.calmStart(starts) : 0;
  const firstPart = firstFrame / BATCH_FRAMES;
  const turned = [...parts.slice(firstPart), ...parts.slice(0, firstPart)];
  return { bytes: joinGifs(turned, delays), delays, seam: meter.seam(firstFrame), firstFrame };
}

interface Batches {
  /** Copies the frame, and encodes a batch when it is full. */
  add(frame: Uint8Array): Promise<void>;
  /** Encodes what is left and gives the batches in order, a GIF each. */
  finish(): Promise<readonly Uint8Array[]>;
}

function createBatches(options: GifOptions): Batches {
  const frameBytes = options.width * options.height * 4;
  const batch = new Uint8Array(BATCH_FRAMES * frameBytes);
  const parts: Uint8Array[] = [];
  let tuning: GifTuning = TUNING;
  let filled = 0;
  let encoded = 0;
  const encode = async (): Promise<void> => {
    options.signal?.throwIfAborted();
    const pixels = batch.subarray(0, filled * frameBytes);
    parts.push(await encodeBatch(pixels, filled, options, tuning));
    encoded += filled;
    filled = 0;
    options.onEncoded?.(encoded);
  };
  return {
    async add(frame) {
      if (parts.length === 0 && filled === 0) tuning = { ...tuningFor(frame), ...options.tuning };
      batch.set(frame, filled * frameBytes);
      filled++;
      if (filled === BATCH_FRAMES) await encode();
    },
    async finish() {
      if (filled > 0) await encode();
      options.signal?.throwIfAborted();
      return parts;
    },
  };
}

async function encodeBatch(
  pixels: Uint8Array<ArrayBuffer>,
  frameCount: number,
  { width, height }: GifOptions,
  tuning: GifTuning,
): Promise<Uint8Array> {
  makeOpaque(pixels);
  return sharp(pixels, {
    raw: { width, height: height * frameCount, channels: 4, pageHeight: height },
    limitInputPixels: false,
  })
    .gif({ ...tuning, loop: 0, interPaletteMaxError: 0, keepDuplicateFrames: true })
    .toBuffer();
}

function makeOpaque(pixels: Uint8Array<ArrayBuffer>): void {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
}

/** Dithering would only put noise on a picture whose colours a palette can hold. */
function tuningFor(frame: Uint8Array): GifTuning {
  const colours = new Set<number>();
  for (let at = 0; at < frame.length; at += 4) {
    colours.add((frame[at]! << 16) | (frame[at + 1]! << 8) | frame[at + 2]!);
    if (colours.size > PALETTE_SIZE) return TUNING;
  }
  return FEW_COLOURS_TUNING;
}
