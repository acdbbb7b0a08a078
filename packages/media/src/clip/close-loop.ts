import { checkClip, type ClipContext, type ClipSource } from './clip-source.ts';
import { CutReader } from './cut-reader.ts';
import type { LoopCut } from './loop-cut.ts';
import { morph, prepareMorph } from './morph.ts';
import type { ClipStudy } from './study-clip.ts';

/** A loop that is ready to be read, frame by frame. */
export interface ClosedLoop {
  readonly frameCount: number;
  /** How long each frame is shown. */
  readonly delaysMs: readonly number[];
  /** What `scoreLoopPoint` says of the frames as they were cut … */
  readonly scoreBefore: number;
  /** … and of the frames as they are now; never more than before. */
  readonly scoreAfter: number;
  /** RGBA, in order. Each may be overwritten when the next one is asked for. */
  frames(): AsyncGenerator<Uint8Array, void, void>;
}

/** Faded frames, by their number in the loop. */
type Faded = ReadonlyMap<number, Uint8Array>;

/** Of the work, the rest is measuring. */
const FADING_SHARE = 0.9;

/**
 * Makes one of a study's cuts into a loop. Only faded frames are held in memory; all others are
 * read again when they are asked for.
 *
 * The last frames are faded into those that lead up to the first one, so the first frame is a
 * picture of the clip as it was. Should the score be worse after that than before, the plain cut is
 * given.
 *
 * @param cut one of `study.cuts`
 * @throws the signal's reason, at the latest one frame after it was given
 */
export async function closeLoop(
  clip: ClipSource,
  study: ClipStudy,
  cut: LoopCut,
  context: ClipContext = {},
): Promise<ClosedLoop> {
  checkClip(clip);
  const reader = new CutReader(clip, study, cut);
  const loop: ClosedLoop = {
    frameCount: cut.to - cut.from,
    delaysMs: study.delaysMs.slice(cut.from, cut.to),
    scoreBefore: cut.loopPointScore,
    scoreAfter: cut.loopPointScore,
    async *frames() {
      for (let place = 0; place < cut.to - cut.from; place++) yield await reader.original(place);
    },
  };
  const faded = await fadeEnd(clip, cut, reader, context);
  const scoreAfter = faded.size > 0 ? await reader.scoreWith(faded) : cut.loopPointScore;
  context.onProgress?.(1);
  if (faded.size === 0 || scoreAfter > cut.loopPointScore) return loop;
  return {
    ...loop,
    scoreAfter,
    async *frames() {
      for (let place = 0; place < loop.frameCount; place++) {
        yield faded.get(place) ?? (await reader.even(place));
      }
    },
  };
}

async function fadeEnd(
  { width, height }: ClipSource,
  { from, to, fadeFrames }: LoopCut,
  reader: CutReader,
  { signal, onProgress }: ClipContext,
): Promise<Faded> {
  const faded = new Map<number, Uint8Array>();
  const frameCount = to - from;
  for (let index = 0; index < fadeFrames; index++) {
    signal?.throwIfAborted();
    const place = frameCount - fadeFrames + index;
    // The source may use its buffer again.
    const leaving = (await reader.even(place)).slice();
    const arriving = (await reader.even(place - frameCount)).slice();
    const share = smooth((index + 1) / (fadeFrames + 1));
    faded.set(place, morph(prepareMorph(leaving, arriving, width, height), share));
    onProgress?.(((index + 1) / fadeFrames) * FADING_SHARE);
  }
  return faded;
}

/** Begins and ends without a jerk. */
const smooth = (share: number): number => share * share * (3 - 2 * share);
