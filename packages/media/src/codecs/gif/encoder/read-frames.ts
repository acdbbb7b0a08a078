import type { StopSignal } from '../../../stop-signal.ts';
import { clearedArea } from './changes.ts';
import { checkRange } from './check-range.ts';
import { type Frame, type FrameSequence, LONGEST_SIDE, type Pixels, toPixels } from './frame.ts';
import type { Rectangle } from './rectangle.ts';
import type { SegmentFrame } from './segment.ts';
import type { SourceSettings } from './settings.ts';
import { DelayClock } from './timing.ts';

const DEFAULT_DELAY_MS = 100;

/** A frame ready to be compressed, and how many of the source's frames it stands for. */
export interface ReadFrame extends SegmentFrame {
  readonly width: number;
  readonly height: number;
  readonly sourceFrames: number;
}

/**
 * The source's frames with settled alpha and whole delays, repeated ones united. It is one frame
 * ahead, because what vanishes in a frame has to be cleared by the one before.
 *
 * @param spares pixels of the same size that may be written over; taken out when they are used
 * @throws RangeError for no frames, one of another size, or delays that do not match
 */
export async function* readFrames(
  frames: FrameSequence,
  settings: SourceSettings,
  signal: StopSignal | undefined,
  spares: Pixels[],
): AsyncGenerator<ReadFrame, void, void> {
  const clock = new DelayClock();
  let size: { readonly width: number; readonly height: number } | null = null;
  let open: { pixels: Pixels; delayMs: number; sourceFrames: number } | null = null;
  let previous: Pick<SegmentFrame, 'pixels' | 'clears'> | null = null;
  let count = 0;
  signal?.throwIfAborted();
  for await (const frame of frames) {
    signal?.throwIfAborted();
    size ??= checkSize(frame);
    if (frame.width !== size.width || frame.height !== size.height) {
      throw new RangeError(
        `All frames must be ${size.width} x ${size.height}, not ${frame.width} x ${frame.height}`,
      );
    }
    const delayMs = delayOf(frame, count++, settings.delaysMs);
    const pixels = toPixels(frame, settings.alpha, spares.pop());
    if (open !== null && settings.mergesRepeats && areEqual(open.pixels, pixels)) {
      open.delayMs += delayMs;
      open.sourceFrames++;
      continue;
    }
    if (open !== null) {
      const clears: Rectangle | null =
        settings.alpha === null ? null : clearedArea(open.pixels, pixels, previous, size.width);
      yield {
        ...size,
        pixels: open.pixels,
        delayHundredths: clock.next(open.delayMs),
        clears,
        sourceFrames: open.sourceFrames,
      };
      previous = { pixels: open.pixels, clears };
    }
    open = { pixels, delayMs, sourceFrames: 1 };
  }
  if (size === null || open === null) throw new RangeError('There is no frame to encode');
  if (Array.isArray(settings.delaysMs) && settings.delaysMs.length !== count) {
    throw new RangeError(`${count} frames cannot have ${settings.delaysMs.length} delays`);
  }
  signal?.throwIfAborted();
  yield {
    ...size,
    pixels: open.pixels,
    delayHundredths: clock.next(open.delayMs),
    clears: null,
    sourceFrames: open.sourceFrames,
  };
}

function checkSize({ width, height }: Frame): { readonly width: number; readonly height: number } {
  for (const side of [width, height]) {
    if (!Number.isInteger(side)) throw new RangeError('A side must be a whole number of pixels');
    checkRange('A side', side, 1, LONGEST_SIDE);
  }
  return { width, height };
}

function delayOf(
  { delayMs = DEFAULT_DELAY_MS }: Frame,
  index: number,
  delaysMs: number | readonly number[] | null,
): number {
  const delay =
    typeof delaysMs === 'number' ? delaysMs : delaysMs === null ? delayMs : delaysMs[index];
  if (delay === undefined) throw new RangeError(`There is no delay for frame ${index}`);
  checkRange('A delay', delay, 0, Number.MAX_SAFE_INTEGER);
  return delay;
}

function areEqual(one: Pixels, other: Pixels): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
