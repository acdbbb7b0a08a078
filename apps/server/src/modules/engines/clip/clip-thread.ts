import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../platform/errors.ts';
import type { ClipAnswer, ClipTask } from './clip-task.ts';
import { makeLoop } from './make-loop.ts';

/** Where cores are scarce, whoever asks the API goes before whoever waits for a picture. */
const NICENESS = 10;

// Linux knows priorities of threads, and 0 is the one that asks; elsewhere it is the whole process.
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
          publicMessage: error.publicMessage,
          isRetryable: error.isRetryable,
          cause: error.cause,
        }
      : { status: 'threw', error },
  );
}
