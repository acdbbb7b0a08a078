import type { StopSignal } from '../../../stop-signal.ts';
import { closes, closingLevels, MOST_CLOSING_FRAMES } from './closing.ts';
import type { FrameSequence, Pixels } from './frame.ts';
import { chooseGlobalPalette } from './palette-choice.ts';
import type { Palette } from './palette.ts';
import { readFrames, type ReadFrame } from './read-frames.ts';
import {
  type Closing,
  type EncodedSegment,
  framesPerSegment,
  type Screen,
  type Segment,
  type SegmentRunner,
} from './segment.ts';
import type { Settings, SourceSettings } from './settings.ts';
import { FILE_END, fileStart } from './write-file.ts';

/** So many bytes of frames are looked at before the first is compressed, to choose palettes. */
const LOOK_AHEAD_BYTES = 16 * 1024 * 1024;

/** Frames' memory that is kept to be used again. */
const MOST_SPARES = 12;

/** How a sequence of frames ends. */
export interface Ending {
  readonly frameCount: number;
  /** Whether the last frame shows mostly what the first one shows. */
  readonly closes: boolean;
}

/** One pass over the frames. */
export interface EncodeJob {
  readonly settings: Settings;
  readonly source: SourceSettings;
  readonly loop: number;
  readonly runner: SegmentRunner;
  readonly signal: StopSignal | undefined;
  /** Null when it is not known before the frames were read: eight frames more are held then. */
  readonly ending: Ending | null;
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

interface CutSegment {
  /** Without the screen that the segments before it leave behind. */
  readonly segment: Omit<Segment, 'screen'>;
  readonly sourceFrames: number;
}

interface RunningSegment extends CutSegment {
  readonly encoded: Promise<EncodedSegment>;
}

/**
 * The bytes of a GIF file, as soon as they are there; only a few segments are held at a time. While
 * one is compressed the next is read.
 */
export async function* encodeFrames(
  frames: FrameSequence,
  job: EncodeJob,
): AsyncGenerator<Uint8Array<ArrayBuffer>, EncodedFrames, void> {
  const delaysHundredths: number[] = [];
  const spares: Pixels[] = [];
  let running: RunningSegment | null = null;
  let screen: Screen | null = null;
  let [width, height] = [0, 0];
  let [taken, encoded, segmentCount] = [0, 0, 0];
  const finish = async (one: RunningSegment): Promise<Uint8Array<ArrayBuffer>> => {
    const { blocks, screen: left } = await one.encoded;
    running = null;
    // Samples of a file do not follow one another.
    if (!job.sampled) screen = left;
    encoded += one.sourceFrames;
    // The last frame is what the next segment goes on from.
    for (const frame of [one.segment.previous, ...one.segment.frames.slice(0, -1)]) {
      if (frame !== null && spares.length < MOST_SPARES) spares.push(frame.pixels);
    }
    job.signal?.throwIfAborted();
    job.onProgress(taken, encoded);
    return blocks;
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
      if (running !== null) yield await finish(running);
      const part = { ...segment, frames: segment.frames.slice(0, frameCount), screen };
      const result = job.runner.run(part);
      // A failure is met when its turn comes; until then it is no unhandled one.
      result.catch(() => {});
      running = { segment, sourceFrames, encoded: result };
      job.onProgress(taken, encoded);
    }
    if (running !== null) yield await finish(running);
  } finally {
    await running?.encoded.catch(() => {});
  }
  yield FILE_END;
  return { width, height, delaysHundredths, segmentCount, sourceFrames: taken };
}

async function* cutSegments(
  frames: FrameSequence,
  { settings, source, signal, loop, sampled, ending }: EncodeJob,
  spares: Pixels[],
): AsyncGenerator<CutSegment, void, void> {
  let globalPalette: Palette | null = null;
  let isDecided = false;
  let waiting: ReadFrame[] = [];
  let previous: ReadFrame | null = null;
  let first: Pixels | null = null;
  let [read, cut] = [0, 0];
  const take = (count: number, closing: Closing | null): CutSegment => {
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const { width, height } = taken[0]!;
    const segment = {
      width,
      height,
      settings,
      globalPalette,
      previous: previous === null ? null : toSegmentFrame(previous),
      frames: taken.map(toSegmentFrame),
      closing,
    };
    previous = taken.at(-1)!;
    cut += count;
    return { segment, sourceFrames: taken.reduce((sum, frame) => sum + frame.sourceFrames, 0) };
  };
  const closingOf = (count: number, end: Ending): Closing | null => {
    if (loop === 1 || sampled || !end.closes) return null;
    const levels = closingLevels(cut, count, end.frameCount);
    return levels.some((level) => level > 0) ? { first: first!, levels } : null;
  };
  const decide = (): void => {
    isDecided = true;
    const pixels = waiting.map((frame) => frame.pixels);
    globalPalette = chooseGlobalPalette(pixels, waiting[0]!.width, settings);
  };
  for await (const frame of readFrames(frames, source, signal, spares)) {
    waiting.push(frame);
    read++;
    first ??= frame.pixels.slice();
    const { width, height } = frame;
    const segmentLength = framesPerSegment(width, height);
    const ahead = Math.max(segmentLength, Math.floor(LOOK_AHEAD_BYTES / (width * height * 4)));
    if (!isDecided && waiting.length >= ahead) decide();
    // The last frames move over to the first one, so it has to be known which are the last.
    const enough = segmentLength + (ending === null ? MOST_CLOSING_FRAMES : 0);
    if (!isDecided) continue;
    while (waiting.length >= enough) {
      yield take(segmentLength, ending && closingOf(segmentLength, ending));
    }
  }
  if (!isDecided) decide();
  const last = waiting.at(-1) ?? previous!;
  const end = ending ?? { frameCount: read, closes: closes(first!, last.pixels) };
  const segmentLength = framesPerSegment(last.width, last.height);
  while (waiting.length > 0) {
    const count = Math.min(segmentLength, waiting.length);
    yield take(count, closingOf(count, end));
  }
}

const toSegmentFrame = ({ pixels, delayHundredths, clears }: ReadFrame) => ({
  pixels,
  delayHundredths,
  clears,
});
