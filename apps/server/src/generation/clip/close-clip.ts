import { Worker } from 'node:worker_threads';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../errors.ts';
import type { WorkContext } from '../engines/engine.ts';
import {
  type ClipAnswer,
  type ClipTask,
  type CloseClipOptions,
  type ClosedClip,
} from './clip-task.ts';
import { newStopMemory, raiseStop } from './stop-flag.ts';

/** Between two frames a thread sees that it shall stop; one that does not is ended. */
const STOP_PATIENCE_MS = 5_000;
const HEAP_MB = 1_024;
const THREAD = new URL('clip-thread.ts', import.meta.url);

/**
 * Makes a seamless loop of a clip, in a thread of its own, so that the API's event loop never waits.
 *
 * A thread for each clip, and no pool: beside the work its start is nothing, and its memory goes with
 * it.
 *
 * @param file MP4, QuickTime, WebM, GIF or APNG, in a folder that nobody else can write to
 * @throws AppError `internal`; retryable when the thread died
 * @throws the signal's reason when it fires
 */
export async function closeClip(
  file: string,
  options: CloseClipOptions,
  { signal, onProgress }: WorkContext,
): Promise<ClosedClip> {
  signal.throwIfAborted();
  const stop = newStopMemory();
  const workerData: ClipTask = { file, options, stop };
  const worker = new Worker(THREAD, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let patience: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    raiseStop(stop);
    patience = setTimeout(() => void worker.terminate(), STOP_PATIENCE_MS);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await new Promise<ClosedClip>((resolve, reject) => {
      worker.on('message', (answer: ClipAnswer) => {
        if (answer.status === 'working') onProgress(answer.progress);
        else if (answer.status === 'closed') resolve(answer.result);
        else reject(toError(answer));
      });
      worker.once('error', (cause) => reject(threadDied(cause)));
      worker.once('exit', (code) => reject(threadDied(new Error(`The thread ended: ${code}`))));
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(patience);
    await worker.terminate();
  }
}

const toError = (answer: Extract<ClipAnswer, { status: 'failed' | 'threw' }>): AppError =>
  answer.status === 'failed'
    ? new AppError(answer.code, { publicMessage: answer.publicMessage, cause: answer.cause })
    : new AppError('internal', {
        publicMessage: SERVER_MESSAGES.generationFailed,
        cause: answer.error,
      });

const threadDied = (cause: unknown): AppError =>
  new AppError('internal', {
    publicMessage: SERVER_MESSAGES.generationFailed,
    isRetryable: true,
    cause,
  });
