import type { ShownFrame } from './closing.ts';
import type { Pixels } from './frame.ts';
import type { Palette } from './palette.ts';
import type { Rectangle } from './rectangle.ts';
import type { Settings } from './settings.ts';

export interface SegmentFrame {
  readonly pixels: Pixels;
  /** May be longer than one GIF frame can last. */
  readonly delayHundredths: number;
  /** What has to be cleared when the frame is over, before the next one. */
  readonly clears: Rectangle | null;
}

/** What the frames so far have left behind. */
export interface Screen {
  /** What is shown, and 0 where it is not known. The next segment draws into it. */
  readonly canvas: Pixels;
  /** Null where it is not known. */
  readonly first: ShownFrame | null;
}

/** How the last frames of a loop move over to its first one. */
export interface Closing {
  /** Pixels of the loop's first frame. */
  readonly first: Pixels;
  /** Of each of the segment's frames: the share that has moved over, in 256ths; see `ClosingGoal`. */
  readonly levels: readonly number[];
}

/**
 * A few frames in a row. They are compressed after those before them, because they go on from what
 * these have left on the screen; but on any thread, with the same bytes. Can be posted to a worker.
 */
export interface Segment {
  readonly width: number;
  readonly height: number;
  readonly settings: Settings;
  readonly globalPalette: Palette | null;
  /** The frame before the first one; null at the beginning of the file. */
  readonly previous: SegmentFrame | null;
  readonly frames: readonly SegmentFrame[];
  /** What the segment before has left; null at the beginning of the file and where it is not known. */
  readonly screen: Screen | null;
  /** Null unless the segment has some of the last frames of a loop that closes. */
  readonly closing: Closing | null;
}

export interface EncodedSegment {
  /** The frames as blocks of a GIF file. */
  readonly blocks: Uint8Array<ArrayBuffer>;
  readonly screen: Screen;
}

/** Compresses segments. Those of one file come one after another, those of several side by side. */
export interface SegmentRunner {
  run(segment: Segment): Promise<EncodedSegment>;
}

/** Palettes of single frames begin anew with each segment; more frames take more memory. */
const MOST_FRAMES = 12;
const MOST_BYTES = 16 * 1024 * 1024;

/** How many frames make a segment; depends on nothing but their size. */
export function framesPerSegment(width: number, height: number): number {
  return Math.max(1, Math.min(MOST_FRAMES, Math.floor(MOST_BYTES / (width * height * 4))));
}
