import { ProcessError, runLimited, type Ffmpeg, type ProcessLimits } from '@loopwright/media/node';
import { AppError } from '../../../platform/errors.ts';
import { readClipFormat } from './clip-format.ts';
import { inputArguments, probeClip } from './probe-clip.ts';

export interface DecodeOptions {
  /** Pixels of the frames, even; the clip is scaled to cover them and cropped. */
  readonly width: number;
  readonly height: number;
  /** A clip with more frames per second loses some of them. */
  readonly maximumFramesPerSecond: number;
  readonly limits?: Partial<ClipLimits>;
}

export interface ClipLimits {
  /** A longer clip is truncated. */
  readonly seconds: number;
  readonly frames: number;
  /** Of a frame of the clip, as encoded. */
  readonly codedPixels: number;
  /** Of all decoded frames together. */
  readonly outputBytes: number;
  readonly process: ProcessLimits;
}

/** Twice the length of the longest clip that providers make, in 4K. */
const CLIP_LIMITS: ClipLimits = {
  seconds: 20,
  frames: 400,
  codedPixels: 4096 * 2304,
  outputBytes: 1024 ** 3,
  // Generous, because a busy machine may take long to provide the CPU time.
  process: { cpuSeconds: 60, milliseconds: 5 * 60_000, memoryBytes: 1.5 * 1024 ** 3 },
};
const LONGEST_SIDE = 2048;
const ALLOCATION_BYTES = 256 * 1024 ** 2;

export interface DecodedClip {
  /** Constant over all frames. */
  readonly framesPerSecond: number;
  /** RGBA in order, each in its own buffer; can be read once. */
  readonly frames: AsyncGenerator<Uint8Array, void, void>;
}

/**
 * Decodes a clip with ffmpeg as a separate process: without a shell or network, with only the format
 * that the file's first bytes show, and with limits on everything that a hostile file could use up.
 * Frames are decoded on demand.
 *
 * @param file in a folder that only this process can write to
 * @throws RangeError for a wrong size; AppError for a clip that cannot be used, now or while frames
 *   are read, retryable when this machine was too slow; the signal's reason when it fires
 */
export async function decodeClip(
  ffmpeg: Ffmpeg,
  file: string,
  options: DecodeOptions,
  signal: AbortSignal,
): Promise<DecodedClip> {
  const { width, height, maximumFramesPerSecond } = options;
  for (const length of [width, height]) {
    if (!Number.isInteger(length / 2) || length < 2 || length > LONGEST_SIDE) {
      throw new RangeError(`Frames are 2 to ${LONGEST_SIDE} pixels, in pairs, not ${length}`);
    }
  }
  const limits = { ...CLIP_LIMITS, ...options.limits };
  const format = await readClipFormat(file);
  if (format === null) throw unusable(new Error('Neither MP4, WebM, GIF nor APNG'));
  const input = inputArguments(file, format, {
    pixels: limits.codedPixels,
    seconds: limits.seconds,
    allocationBytes: ALLOCATION_BYTES,
  });
  const frameBytes = width * height * 4;
  const maximumFrames = Math.min(limits.frames, Math.floor(limits.outputBytes / frameBytes));
  const timing = await translated(
    signal,
    probeClip(ffmpeg, input, maximumFrames, limits.process, signal),
  );
  const framesPerSecond = Math.min(timing.framesPerSecond, maximumFramesPerSecond);
  const words = [
    input,
    ['-vf', filters(width, height, framesPerSecond)],
    ['-frames:v', String(maximumFrames), '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'],
  ].flat();
  const pieces = runLimited(ffmpeg, words, limits.process, signal);
  return { framesPerSecond, frames: toFrames(pieces, frameBytes, maximumFrames, signal) };
}

/** Drops transparency, which loops do not have. */
const filters = (width: number, height: number, framesPerSecond: number): string =>
  [
    'setpts=PTS-STARTPTS',
    `fps=${framesPerSecond.toFixed(6)}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic`,
    `crop=${width}:${height}`,
    'format=rgb24',
  ].join(',');

async function* toFrames(
  pieces: AsyncIterable<Buffer>,
  frameBytes: number,
  maximumFrames: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, void> {
  let frame = new Uint8Array(frameBytes);
  let filled = 0;
  let count = 0;
  try {
    for await (const piece of pieces) {
      for (let taken = 0; taken < piece.length;) {
        const part = piece.subarray(taken, taken + frameBytes - filled);
        frame.set(part, filled);
        filled += part.length;
        taken += part.length;
        if (filled < frameBytes) continue;
        if (count === maximumFrames) throw new Error('More frames than requested');
        count++;
        yield frame;
        frame = new Uint8Array(frameBytes);
        filled = 0;
      }
    }
    if (count === 0 || filled > 0) throw new Error('The last frame is not whole');
  } catch (cause) {
    throw toAppError(cause, signal);
  }
}

async function translated<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw toAppError(cause, signal);
  }
}

function toAppError(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const reason = cause instanceof ProcessError ? cause.reason : 'failed';
  return reason === 'not-started' || reason === 'overdue'
    ? failedHere(cause, reason === 'overdue')
    : unusable(cause);
}

/** This machine has failed; the clip may be valid. */
const failedHere = (cause: unknown, isRetryable: boolean): AppError =>
  new AppError('generationFailed', { isRetryable, cause });

const unusable = (cause: unknown): AppError => new AppError('clipUnusable', { cause });
