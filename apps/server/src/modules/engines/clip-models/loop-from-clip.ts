import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoopPointChoice } from '@loopwright/contract';
import type { Ffmpeg } from '@loopwright/media/node';
import type PQueue from 'p-queue';
import type { EngineOptions } from '../../../schema/stored-values.ts';
import { makeLoopInThread } from '../clip/make-loop-in-thread.ts';
import { EngineError } from '../engine/engine-error.ts';
import type { EngineResult, WorkContext } from '../engine/engine.ts';

const CLIP_BYTES_MAXIMUM = 64 * 1024 * 1024;

interface LoopFromClipOptions {
  /** The model's id, for the recipe. */
  readonly engine: string;
  readonly options: EngineOptions;
  readonly ffmpeg: Ffmpeg;
  /** The best loop point when absent. */
  readonly choice?: LoopPointChoice;
}

/**
 * Makes the master of a loop from a clip that a model has sent.
 *
 * @param queue see `makeLoopInThread`
 * @throws EngineError when the clip is too large, AppError when it cannot be read
 */
export async function loopFromClip(
  clip: Uint8Array,
  { engine, options, ffmpeg, choice = 0 }: LoopFromClipOptions,
  context: WorkContext,
  queue?: PQueue,
): Promise<EngineResult> {
  const { width, height, seconds, framesPerSecond } = options;
  if (seconds === undefined || framesPerSecond === undefined) {
    throw new Error('A loop needs seconds and frames per second.');
  }
  if (clip.byteLength > CLIP_BYTES_MAXIMUM) throw tooLarge(clip.byteLength);
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-sent-'));
  try {
    const file = join(folder, 'clip');
    await writeFile(file, clip, { mode: 0o600 });
    const { cuts, chosenCut, ...closed } = await makeLoopInThread(
      file,
      {
        ffmpeg,
        width,
        height,
        seconds,
        framesPerSecond,
        ...(choice === 'boomerang' ? { style: choice } : { cut: choice }),
        provenance: { digitalSource: 'trained', recipe: { engine, ...options } },
      },
      context,
      queue,
    );
    const chosen = choice === 'boomerang' ? choice : chosenCut;
    return { ...closed, clip: { bytes: clip, cuts, chosen } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = (bytes: number): EngineError =>
  new EngineError('modelUnusable', {
    isRetryable: true,
    mayHaveCost: true,
    cause: new Error(`The clip has ${bytes} bytes.`),
  });
