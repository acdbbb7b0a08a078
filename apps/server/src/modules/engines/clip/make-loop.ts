import { boomerang, closeLoop, type LoopCut, studyClip } from '@loopwright/media';
import { stopSignal, withStopSignal } from '../../../platform/threads/stop-flag.ts';
import { finishLoop, makePreview } from '../../media/index.ts';
import type { EngineProgress } from '../engine/engine.ts';
import type { ClipTask, MadeLoop } from './clip-task.ts';
import { decodeClip } from './decode-clip.ts';
import { loopSize } from './loop-size.ts';
import { resizedFrames } from './resized-frames.ts';
import { type SpooledClip, spoolClip } from './spooled-clip.ts';

/** The fractions of the whole work at which its parts end, by their usual durations. */
const END = { decoding: 0.1, studying: 0.15, closing: 0.35, encoding: 1 } as const;

type Report = (progress: EngineProgress) => void;

/** Turns a clip's file into a finished loop. Takes seconds of CPU time, so it runs in a clip thread. */
export async function makeLoop(task: ClipTask, report: Report): Promise<MadeLoop> {
  const clip = await withStopSignal(task.stop, (signal) => readClip(task, signal, report));
  try {
    return await loopOf(clip, task, report);
  } finally {
    await clip.close();
  }
}

async function loopOf(
  clip: SpooledClip,
  { options, stop }: ClipTask,
  report: Report,
): Promise<MadeLoop> {
  const { width, height, seconds } = options;
  const signal = stopSignal(stop);
  const part = (from: number, to: number) => (fraction: number) =>
    report({ stage: 'drawing', fraction: from + fraction * (to - from) });

  const study = await studyClip(clip, {
    signal,
    longestMs: seconds * 1000,
    onProgress: part(END.decoding, END.studying),
  });
  const chosenCut = Math.min(options.cut ?? 0, study.cuts.length - 1);
  const cut = study.cuts[chosenCut] ?? study.cuts[0];
  const loop =
    options.style === 'boomerang'
      ? boomerang(clip, study, cut)
      : await closeLoop(clip, study, cut, {
          signal,
          onProgress: part(END.studying, END.closing),
        });

  const preview = await makePreview(await clip.frame(study.frames[cut.from]!), width, height);
  report({ stage: 'encoding', fraction: END.closing, preview });
  const durationMs = loop.delaysMs.reduce((sum, delay) => sum + delay, 0);
  const size = loopSize(options, loop.frameCount, options.pixelsMaximum);
  const isRequestedSize = size.width === width && size.height === height;
  const { bytes, seam, flashes } = await finishLoop(
    {
      ...size,
      hasAlpha: false,
      // Repeated frames of a rate conversion have been removed; the others share their time.
      delaysMs: Array<number>(loop.frameCount).fill(durationMs / loop.frameCount),
      frames: () => (isRequestedSize ? loop.frames() : resizedFrames(loop.frames(), options, size)),
      close: () => Promise.resolve(),
    },
    options.provenance,
    {
      signal,
      onEncoded(frames) {
        const done = frames / loop.frameCount;
        report({
          stage: 'encoding',
          fraction: END.closing + done * (END.encoding - END.closing),
        });
      },
    },
  );
  return {
    bytes,
    mimeType: 'image/gif',
    ...size,
    seam,
    flashes,
    text: null,
    cuts: study.cuts.map((cut) => offered(cut, study.delaysMs)),
    chosenCut,
  };
}

async function readClip(
  { file, options }: ClipTask,
  signal: AbortSignal,
  report: Report,
): Promise<SpooledClip> {
  const { ffmpeg, width, height, framesPerSecond, limits } = options;
  const decoded = await decodeClip(
    ffmpeg,
    file,
    { width, height, maximumFramesPerSecond: framesPerSecond, ...(limits && { limits }) },
    signal,
  );
  let frames = 0;
  return await spoolClip(decoded, { width, height }, () => {
    frames++;
    // The number of frames is unknown before the last one.
    report({ stage: 'drawing', fraction: END.decoding * (1 - 1 / (1 + frames / 24)) });
  });
}

const offered = (
  { from, way, score, durationMs, loopPointScore }: LoopCut,
  delaysMs: readonly number[],
): MadeLoop['cuts'][number] => ({
  startSeconds: delaysMs.slice(0, from).reduce((sum, delay) => sum + delay, 0) / 1000,
  way,
  score,
  durationMs,
  loopPointScore,
});
