import type { StopSignal } from '../stop-signal.ts';

/** A clip whose frames can be read in any order, so that they need not all be in memory. */
export interface ClipSource {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How long each frame is shown, in milliseconds, above 0; as many as there are frames. */
  readonly delaysMs: readonly number[];
  /**
   * @param index 0 to the number of frames less one
   * @returns RGBA, four bytes a pixel; the caller does not change them; they may be changed by the
   *   source at the next call
   */
  frame(index: number): Uint8Array | Promise<Uint8Array>;
}

/** What both halves of the work, finding and closing, are told from outside. */
export interface ClipContext {
  readonly signal?: StopSignal;
  /** Of this half, 0–1, never less than before. */
  readonly onProgress?: (fraction: number) => void;
}

/** @throws RangeError when the clip has no frames, or its frames no size or no duration */
export function checkClip({ width, height, delaysMs }: ClipSource): void {
  for (const length of [width, height]) {
    if (!Number.isInteger(length) || length < 1) throw new RangeError(`A clip of ${length} pixels`);
  }
  if (delaysMs.length === 0) throw new RangeError('A clip without frames');
  const wrong = delaysMs.find((delay) => !(delay > 0 && Number.isFinite(delay)));
  if (wrong !== undefined) throw new RangeError(`A frame shown for ${wrong} ms`);
}

/** @throws RangeError when the source gives a frame of another size */
export async function readFrame(clip: ClipSource, index: number): Promise<Uint8Array> {
  const frame = await clip.frame(index);
  const bytes = clip.width * clip.height * 4;
  if (frame.length !== bytes) {
    throw new RangeError(`A frame of ${clip.width}x${clip.height} has ${bytes} bytes`);
  }
  return frame;
}
