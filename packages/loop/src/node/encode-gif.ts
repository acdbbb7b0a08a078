import { spreadDelays } from '../delays.ts';
import { joinGifs } from '../gif/join.ts';
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
  readonly signal?: AbortSignal;
}

export interface EncodedGif {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hundredths of a second, one for each frame. */
  readonly delays: readonly number[];
}

/**
 * Chosen for at most about 3 CPU seconds for 48 frames of 480 x 480 of the illustrator. Measured
 * on its surf, fox and synth scenes (CPU seconds, kilobytes, dB PSNR, flicker of 8-pixel cells):
 *
 *   effort 6, dither 0.7, error 0   14.9–16.2   3537–4000   37.2–39.3   0.62–0.75
 *   effort 3, dither 0.7, error 0    4.0–4.1    3930–4661   35.0–36.0   0.77–1.17
 *   effort 3, dither 0.3, error 3    3.2–3.4    1437–2458   36.9–38.7   0.68–0.81
 *   effort 3, dither 0.15, error 3   2.9–3.2    1331–2256   37.2–39.1   0.79–0.96   <- chosen
 *   effort 3, dither 0, error 2      2.6–2.8    1761–2692   37.7–39.2   0.99–1.07
 *
 * An inter-frame error of 3 halves the file and calms the flicker; from about 8 on, gradients
 * begin to crawl.
 */
const TUNING: GifTuning = { dither: 0.15, interFrameMaxError: 3, effort: 3 };
/** For pictures that fit a palette as they are (pixel art, black and white); quick at any effort. */
const FEW_COLOURS_TUNING: GifTuning = { dither: 0, interFrameMaxError: 0, effort: 6 };
const PALETTE_SIZE = 255;
/** So many bytes of raw frames are held and encoded at a time; memory does not grow with length. */
const BATCH_BYTES = 48 * 1024 * 1024;

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
  const frameBytes = options.width * options.height * 4;
  const batchFrames = Math.max(1, Math.floor(BATCH_BYTES / frameBytes));
  const batch = new Uint8Array(batchFrames * frameBytes);
  const parts: Uint8Array[] = [];
  let tuning: GifTuning | undefined;
  let frameCount = 0;
  let filled = 0;
  const flush = async (): Promise<void> => {
    parts.push(await encodeBatch(batch.subarray(0, filled * frameBytes), filled, options, tuning!));
    filled = 0;
  };
  options.signal?.throwIfAborted();
  for await (const frame of frames) {
    options.signal?.throwIfAborted();
    if (frame.length !== frameBytes) {
      throw new RangeError(
        `A frame of ${options.width}x${options.height} has ${frameBytes} bytes, not ${frame.length}`,
      );
    }
    if (filled === batchFrames) await flush();
    batch.set(frame, filled * frameBytes);
    tuning ??= { ...tuningFor(frame), ...options.tuning };
    filled++;
    frameCount++;
  }
  if (frameCount === 0) throw new RangeError('There is no frame to encode');
  await flush();
  options.signal?.throwIfAborted();
  const delays = spreadDelays(frameCount, options.framesPerSecond);
  return { bytes: joinGifs(parts, delays), delays };
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
