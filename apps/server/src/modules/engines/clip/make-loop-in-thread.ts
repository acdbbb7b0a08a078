import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { AppError } from '../../../platform/errors.ts';
import { runInQueue } from '../../../platform/threads/run-in-queue.ts';
import { runStoppable } from '../../../platform/threads/stop-flag.ts';
import { threadDied } from '../../../platform/threads/thread-died.ts';
import type { WorkContext } from '../engine/engine.ts';
import {
  type ClipAnswer,
  type ClipTask,
  type MakeLoopOptions,
  type MadeLoop,
} from './clip-task.ts';

const HEAP_MB = 1_024;
const THREAD = new URL('clip-thread.ts', import.meta.url);

/** One core is left for the API. */
const clipQueue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });

/**
 * Makes a seamless loop of a clip in a thread of its own, so that the API's event loop never waits.
 *
 * Each clip gets a new thread instead of one from a pool: the start of a thread is short compared to
 * the work, and its memory is freed when it ends. A clip needs a core, ffmpeg's memory, a heap and
 * disk space for its frames, so the queue limits how many run at the same time.
 *
 * @param file MP4, QuickTime, WebM, GIF or APNG, in a folder that only this process writes to
 * @param queue one for all clips of the process; tests pass their own
 * @throws AppError `internal`; retryable when the thread died or this machine was too slow
 * @throws the signal's reason when it fires
 */
export const makeLoopInThread = (
  file: string,
  options: MakeLoopOptions,
  context: WorkContext,
  queue: PQueue = clipQueue,
): Promise<MadeLoop> => runInQueue(queue, context.signal, () => runThread(file, options, context));

async function runThread(
  file: string,
  options: MakeLoopOptions,
  { signal, onProgress }: WorkContext,
): Promise<MadeLoop> {
  let worker: Worker | undefined;
  const start = (stop: SharedArrayBuffer): Promise<MadeLoop> => {
    const workerData: ClipTask = { file, options, stop };
    const thread = new Worker(THREAD, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker = thread;
    return new Promise<MadeLoop>((resolve, reject) => {
      thread.on('message', (answer: ClipAnswer) => {
        if (answer.status === 'working') onProgress(answer.progress);
        else if (answer.status === 'closed') resolve(answer.result);
        else reject(toError(answer));
      });
      thread.once('error', (cause) => reject(threadDied(cause)));
      thread.once('exit', (code) => reject(threadDied(new Error(`The thread ended: ${code}`))));
    });
  };
  const end = (): void => void worker?.terminate();
  try {
    return await runStoppable(signal, start, end);
  } finally {
    await worker?.terminate();
  }
}

function toError(answer: Extract<ClipAnswer, { status: 'failed' | 'threw' }>): AppError {
  if (answer.status === 'threw') {
    const { error: cause } = answer;
    return new AppError('generationFailed', { cause });
  }
  const { code, params, isRetryable, cause } = answer;
  return new AppError(code, { params, isRetryable, cause });
}
