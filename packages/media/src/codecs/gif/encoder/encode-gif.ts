import { concatBytes } from '../../../bytes.ts';
import type { StopSignal } from '../../../stop-signal.ts';
import type { Attempt } from './budget-search.ts';
import { checkRange } from './check-range.ts';
import { closes } from './closing.ts';
import { encodeFrames, type EncodedFrames, type EncodeJob, type Ending } from './encode-frames.ts';
import { SegmentEncoder } from './encode-segment.ts';
import { encodeToBudget } from './encode-to-budget.ts';
import type { FrameSequence, GifFrames, Pixels } from './frame.ts';
import {
  DEFAULT_COLORS,
  DEFAULT_QUALITY,
  type GifOptions,
  resolveSettings,
  resolveSource,
} from './options.ts';
import { readFrames } from './read-frames.ts';
import type { SegmentRunner } from './segment.ts';
import type { SourceSettings } from './settings.ts';

/** What became of the frames. */
export interface GifReport {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** How long each frame is shown, in hundredths of a second; repeated frames count once. */
  readonly delaysHundredths: readonly number[];
  readonly quality: number;
  readonly colors: number;
  /** What was lowered to meet `maxBytes`; palettes of single frames count as colours. */
  readonly gaveUp: readonly ('quality' | 'colors' | 'size')[];
  /** False when the file is larger than `maxBytes` in spite of all. */
  readonly fits: boolean;
}

export interface Gif extends GifReport {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MOST_REPEATS = 65_535;

/**
 * A GIF file, piece by piece; the generator returns a report. Memory does not grow with the number
 * of frames: some 16 MiB of frames are looked at first to choose palettes, after that a segment and
 * the eight frames after it are held at a time, with `readsTwice` the segment alone. The same frames
 * and options give the same bytes, however many threads compress them.
 *
 * Of a loop whose last frame resembles its first one, the last frames (a sixth, three to eight) move
 * over to the colors that the first one is shown with, so that no dither jumps where it begins anew.
 *
 * @throws RangeError for no frames, frames of different sizes, or an option outside its range
 * @throws the signal's reason when it fires, at the latest one segment (12 frames) later
 */
export async function* encodeGif(
  frames: GifFrames,
  options: GifOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>, GifReport, void> {
  const { loop = 0, quality = DEFAULT_QUALITY, colors = DEFAULT_COLORS } = options;
  checkRange('loop', loop, 0, MOST_REPEATS);
  checkRange('maxBytes', options.maxBytes ?? Infinity, 1, Infinity);
  const source = resolveSource(options);
  const job: EncodeJob = {
    settings: resolveSettings(options),
    source,
    loop,
    runner: options.runner ?? runHere(),
    signal: options.signal,
    ending:
      options.readsTwice === true ? await findEnding(open(frames), source, options.signal) : null,
    onProgress: (framesTaken, framesEncoded) =>
      options.onProgress?.({ framesTaken, framesEncoded, attempt: 1 }),
  };
  if (options.maxBytes !== undefined) {
    const top = { quality, colors };
    const file = await encodeToBudget(frames, options.maxBytes, top, options, job);
    yield file.bytes;
    return reportOf(file, file.attempt, top, file.sizeBytes <= options.maxBytes);
  }
  let sizeBytes = 0;
  const pieces = encodeFrames(open(frames), job);
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) {
      const used = { quality, colors, sparesPalettes: false, scale: 1 };
      return reportOf({ ...value, sizeBytes }, used, used, true);
    }
    sizeBytes += value.length;
    yield value;
  }
}

function reportOf(
  { width, height, delaysHundredths, sizeBytes }: EncodedFrames & { readonly sizeBytes: number },
  { quality, colors, sparesPalettes, scale }: Attempt,
  top: Pick<Attempt, 'quality' | 'colors'>,
  fits: boolean,
): GifReport {
  const gaveUp: GifReport['gaveUp'][number][] = [];
  if (quality < top.quality) gaveUp.push('quality');
  if (sparesPalettes || colors < top.colors) gaveUp.push('colors');
  if (scale < 1) gaveUp.push('size');
  return { width, height, sizeBytes, delaysHundredths, quality, colors, gaveUp, fits };
}

/** `encodeGif` in one piece. */
export async function encodeGifBytes(frames: GifFrames, options?: GifOptions): Promise<Gif> {
  const parts: Uint8Array[] = [];
  const pieces = encodeGif(frames, options);
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return { ...value, bytes: concatBytes(parts) };
    parts.push(value);
  }
}

/** How the frames end, from a pass over them alone. */
async function findEnding(
  frames: FrameSequence,
  source: SourceSettings,
  signal: StopSignal | undefined,
): Promise<Ending> {
  const spares: Pixels[] = [];
  let first: Pixels | null = null;
  let last: Pixels | null = null;
  let frameCount = 0;
  for await (const { pixels } of readFrames(frames, source, signal, spares)) {
    if (last !== null && last !== first) spares.push(last);
    first ??= pixels;
    last = pixels;
    frameCount++;
  }
  return { frameCount, closes: closes(first!, last!) };
}

const open = (frames: GifFrames): FrameSequence =>
  typeof frames === 'function' ? frames() : frames;

function runHere(): SegmentRunner {
  const encoder = new SegmentEncoder();
  return { run: (segment) => Promise.resolve(encoder.encode(segment)) };
}
