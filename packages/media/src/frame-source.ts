import type { StopSignal } from './stop-signal.ts';

type FrameData = Uint8ClampedArray | Uint8Array;

/** Frames of an animation or a still without a file, in order. */
export interface FrameSource {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How long each frame is shown, in milliseconds. A still has one frame. */
  readonly delaysMs: readonly number[];
  /** False: all pixels are opaque. */
  readonly hasAlpha: boolean;
  /**
   * Red, green, blue, alpha of each pixel, row by row; alpha is not premultiplied. A frame is valid only
   * until the next one is asked for: its buffer may be used again. Each call begins with the first frame.
   * @throws the signal's reason when it fires
   */
  frames(signal?: StopSignal): AsyncIterable<FrameData>;
  close(): Promise<void>;
}

interface FramesInMemory {
  readonly width: number;
  readonly height: number;
  /** One number: each frame is shown as long. */
  readonly delaysMs: number | readonly number[];
  readonly hasAlpha?: boolean;
}

/** A source of frames that are in memory. */
export function sourceOfFrames(
  frames: readonly FrameData[],
  { width, height, delaysMs, hasAlpha = false }: FramesInMemory,
): FrameSource {
  return {
    width,
    height,
    hasAlpha,
    delaysMs: typeof delaysMs === 'number' ? frames.map(() => delaysMs) : delaysMs,
    async *frames(signal) {
      for (const frame of frames) {
        signal?.throwIfAborted();
        yield frame;
      }
    },
    close: async () => undefined,
  };
}

/** @throws RangeError for a frame of another size than the source says */
function checkFrameSize({ width, height }: FrameSource, frame: FrameData): void {
  if (frame.length !== width * height * 4) {
    throw new RangeError(`A frame of ${width}x${height} has ${width * height * 4} bytes`);
  }
}

/**
 * The first frame of a source.
 * @throws RangeError when there is none, or it has another size
 */
export async function firstFrameOf(source: FrameSource, signal?: StopSignal): Promise<FrameData> {
  for await (const frame of source.frames(signal)) {
    checkFrameSize(source, frame);
    return frame;
  }
  throw new RangeError('A file needs at least one frame');
}
