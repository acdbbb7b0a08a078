import type { StopSignal } from './stop-signal.ts';

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
   * until the next one is asked for: its buffer may be used again.
   * @throws the signal's reason when it fires
   */
  frames(signal?: StopSignal): AsyncIterable<Uint8ClampedArray | Uint8Array>;
  close(): Promise<void>;
}
