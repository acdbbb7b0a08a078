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

/**
 * A few frames in a row that are compressed without knowing how any others came out, only what
 * picture went before. So segments can be compressed in any order and on any thread, with the same
 * bytes. Can be posted to a worker.
 */
export interface Segment {
  readonly width: number;
  readonly height: number;
  readonly settings: Settings;
  readonly globalPalette: Palette | null;
  /** The frame before the first one; null at the beginning of the file. */
  readonly previous: SegmentFrame | null;
  readonly frames: readonly SegmentFrame[];
}

/** Compresses segments; several at the same time where it can. */
export interface SegmentRunner {
  /** How many segments it can compress at the same time. */
  readonly concurrency: number;
  /** The frames as blocks of a GIF file. */
  run(segment: Segment): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The first frame of a segment does not know how the screen was dithered, so longer ones take fewer
 * bytes (twelve frames 6 % fewer than eight, of the product's own loops); shorter ones share out better.
 */
const MOST_FRAMES = 12;
const MOST_BYTES = 16 * 1024 * 1024;

/** How many frames make a segment; depends on nothing but their size. */
export function framesPerSegment(width: number, height: number): number {
  return Math.max(1, Math.min(MOST_FRAMES, Math.floor(MOST_BYTES / (width * height * 4))));
}
