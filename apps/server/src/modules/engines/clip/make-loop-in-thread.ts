import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import { createTurns, type Turns } from '../../../platform/threads/turns.ts';
import type { WorkContext } from '../engine/engine.ts';
import { runStoppable } from '../../../platform/threads/stop-flag.ts';
import { threadDied } from '../../../platform/threads/thread-died.ts';
import {
  type ClipAnswer,
  type ClipTask,
  type MakeLoopOptions,
  type MadeLoop,
} from './clip-task.ts';

const HEAP_MB = 1_024;
const THREAD = new URL('clip-thread.ts', import.meta.url);

/** One core is left for the API. */
const turnsOfCores = createTurns(Math.max(1, availableParallelism() - 1));

/**
 * Makes a seamless loop of a clip when it is its turn, in a thread of its own, so that the API's event
 * loop never waits.
 *
 * A thread for each clip, and no pool: beside the work its start is nothing, and its memory goes with
 * it. A clip takes a core, ffmpeg's memory, a heap and room for its frames on the disk: so many at a time
 * as there are turns, however many clips the providers send.
 *
 * @param file MP4, QuickTime, WebM, GIF or APNG, in a folder that nobody else can write to
 * @param turns of all clips of the process
 * @throws AppError `internal`; retryable when the thread died or this machine was too slow
 * @throws the signal's reason when it fires
 */
export async function makeLoopInThread(
  file: string,
  options: MakeLoopOptions,
  context: WorkContext,
  turns: Turns = turnsOfCores,
): Promise<MadeLoop> {
  await turns.take(context.signal);
  try {
    return await runThread(file, options, context);
  } finally {
    turns.pass();
  }
}

async function runThread(
  file: string,
  options: MakeLoopOptions,
  { signal, onProgress }: WorkContext,
): Promise<MadeLoop> {
  let worker: Worker | undefined;
  const close = (stop: SharedArrayBuffer): Promise<MadeLoop> => {
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
    return await runStoppable(signal, close, end);
  } finally {
    await worker?.terminate();
  }
}

function toError(answer: Extract<ClipAnswer, { status: 'failed' | 'threw' }>): AppError {
  if (answer.status === 'threw') {
    const { error: cause } = answer;
    return new AppError('internal', { publicMessage: SERVER_MESSAGES.generationFailed, cause });
  }
  const { code, publicMessage, isRetryable, cause } = answer;
  return new AppError(code, { publicMessage, isRetryable, cause });
}
