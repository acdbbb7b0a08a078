import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../platform/errors.ts';
import type { ClipAnswer, ClipTask } from './clip-task.ts';
import { makeLoop } from './make-loop.ts';

/** Lowers the priority of this thread, so that the API responds quickly on a machine with few cores. */
const NICENESS = 10;

// On Linux, id 0 is the calling thread. On other systems it is the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS);

const port = parentPort;
const answer = (message: ClipAnswer): void => port?.postMessage(message);

try {
  const result = await makeLoop(workerData as ClipTask, (progress) =>
    answer({ status: 'working', progress }),
  );
  answer({ status: 'closed', result });
} catch (error) {
  answer(
    error instanceof AppError
      ? {
          status: 'failed',
          code: error.code,
          params: error.params,
          isRetryable: error.isRetryable,
          cause: error.cause,
        }
      : { status: 'threw', error },
  );
}
