import type { FrameSequence, Pixels } from './frame.ts';
import { chooseGlobalPalette } from './palette-choice.ts';
import type { Palette } from './palette.ts';
import { readFrames, type ReadFrame } from './read-frames.ts';
import { framesPerSegment, type Segment, type SegmentRunner } from './segment.ts';
import type { StopSignal } from './options.ts';
import type { Settings, SourceSettings } from './settings.ts';
import { FILE_END, fileStart } from './write-file.ts';

/** So many bytes of frames are looked at before the first is compressed, to choose palettes. */
const LOOK_AHEAD_BYTES = 16 * 1024 * 1024;

/** Frames' memory that is kept to be used again. */
const MOST_SPARES = 12;

/** One pass over the frames. */
export interface EncodeJob {
  readonly settings: Settings;
  readonly source: SourceSettings;
  readonly loop: number;
  readonly runner: SegmentRunner;
  readonly signal: StopSignal | undefined;
  /** How many frames of a segment are compressed, by its number; without it, all are. */
  readonly sampled?: (segmentIndex: number) => number;
  readonly onProgress: (framesTaken: number, framesEncoded: number) => void;
}

export interface EncodedFrames {
  readonly width: number;
  readonly height: number;
  /** Of each frame of the picture that is shown, before splitting. */
  readonly delaysHundredths: readonly number[];
  readonly segmentCount: number;
  readonly sourceFrames: number;
}

interface RunningSegment {
  readonly segment: Segment;
  readonly blocks: Promise<Uint8Array<ArrayBuffer>>;
  readonly sourceFrames: number;
}

/** The bytes of a GIF file, as soon as they are there; only a few segments are held at a time. */
export async function* encodeFrames(
  frames: FrameSequence,
  job: EncodeJob,
): AsyncGenerator<Uint8Array<ArrayBuffer>, EncodedFrames, void> {
  const delaysHundredths: number[] = [];
  const running: RunningSegment[] = [];
  const spares: Pixels[] = [];
  let [width, height] = [0, 0];
  let [taken, encoded, segmentCount] = [0, 0, 0];
  const firstDone = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const { blocks, sourceFrames, segment } = running.shift()!;
    const bytes = await blocks;
    encoded += sourceFrames;
    // The last frame is what the next segment goes on from.
    for (const frame of [segment.previous, ...segment.frames.slice(0, -1)]) {
      if (frame !== null && spares.length < MOST_SPARES) spares.push(frame.pixels);
    }
    job.signal?.throwIfAborted();
    job.onProgress(taken, encoded);
    return bytes;
  };
  try {
    for await (const { segment, sourceFrames } of cutSegments(frames, job, spares)) {
      if (width === 0) {
        ({ width, height } = segment);
        yield fileStart(width, height, segment.globalPalette, job.loop);
      }
      for (const { delayHundredths } of segment.frames) delaysHundredths.push(delayHundredths);
      taken += sourceFrames;
      const frameCount = job.sampled?.(segmentCount) ?? segment.frames.length;
      segmentCount++;
      if (frameCount === 0) continue;
      const part = { ...segment, frames: segment.frames.slice(0, frameCount) };
      const blocks = job.runner.run(part);
      // A failure is met when its turn comes; until then it is no unhandled one.
      blocks.catch(() => {});
      running.push({ blocks, sourceFrames, segment });
      job.onProgress(taken, encoded);
      while (running.length >= job.runner.concurrency) yield await firstDone();
    }
    while (running.length > 0) yield await firstDone();
  } finally {
    await Promise.allSettled(running.map(({ blocks }) => blocks));
  }
  yield FILE_END;
  return { width, height, delaysHundredths, segmentCount, sourceFrames: taken };
}

async function* cutSegments(
  frames: FrameSequence,
  { settings, source, signal }: EncodeJob,
  spares: Pixels[],
): AsyncGenerator<{ segment: Segment; sourceFrames: number }, void, void> {
  let globalPalette: Palette | null = null;
  let isDecided = false;
  let waiting: ReadFrame[] = [];
  let previous: ReadFrame | null = null;
  const take = (count: number): { segment: Segment; sourceFrames: number } => {
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const { width, height } = taken[0]!;
    const segment: Segment = {
      width,
      height,
      settings,
      globalPalette,
      previous: previous === null ? null : toSegmentFrame(previous),
      frames: taken.map(toSegmentFrame),
    };
    previous = taken.at(-1)!;
    return { segment, sourceFrames: taken.reduce((sum, frame) => sum + frame.sourceFrames, 0) };
  };
  const decide = (): void => {
    isDecided = true;
    const pixels = waiting.map((frame) => frame.pixels);
    globalPalette = chooseGlobalPalette(pixels, waiting[0]!.width, settings);
  };
  for await (const frame of readFrames(frames, source, signal, spares)) {
    waiting.push(frame);
    const { width, height } = frame;
    const segmentLength = framesPerSegment(width, height);
    const ahead = Math.max(segmentLength, Math.floor(LOOK_AHEAD_BYTES / (width * height * 4)));
    if (!isDecided && waiting.length >= ahead) decide();
    if (isDecided) while (waiting.length >= segmentLength) yield take(segmentLength);
  }
  if (!isDecided) decide();
  const { width, height } = waiting[0] ?? previous!;
  const segmentLength = framesPerSegment(width, height);
  while (waiting.length > 0) yield take(Math.min(segmentLength, waiting.length));
}

const toSegmentFrame = ({ pixels, delayHundredths, clears }: ReadFrame) => ({
  pixels,
  delayHundredths,
  clears,
});
